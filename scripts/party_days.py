"""Three persons in a random trip: each has the days of their own activities, whatever the others do.

A part of check-days. By lot every activity has participants, or none, which is everybody. The probe is asked three
times: for x, y and z; for x and y; for x and y where nothing is in the trip that z alone takes part in. Compared are

  dates and agenda   of each person with the reading of traveller_days.py over the activities of that person alone
  where              every sixth hour: the offset of the clock, the date, awake by 07:00 to 23:00, or in transit
  together           the gaps in which x and y are free and awake: both are so at each end and at each sixth hour
  instants           of floating times and whole days of x, y and z: the first reading on the ground of the clock of that
                     person; from when the first date comes until the last one is over
  the whole          in the picture of all each activity is when its own participants have it: of whose clock it is if
                     that person takes part, else of the first who is named
  the third person   what is said of x and of y, with every finding, is the same in all three answers
"""

import bisect
import collections
import json
import random

from traveller_days import DAY, Reading, local, offset, run_at, runs_of_traveller, runs_of_zone
from zone_answers import civil

EVERYBODY = "xyz"
SHARES = ["", "", "x", "y", "z", "xy", "xz", "yz", "xyz"]
FROM, UNTIL = 7, 23
EVERY = 6 * 3600
# The number of the first activity without a zone; it is a rented car, which keeps nobody from anything.
WITHOUT_ZONE = 100

# Wall clocks, counted as if they were UTC, and who takes part.
Floating = collections.namedtuple("Floating", "start end is_all_day share")


class Own:
    """What one person does, as a trip that a Reading reads."""

    def __init__(self, trip, numbers, home):
        self.items = [trip.items[number] for number in numbers]
        self.numbers = numbers
        self.home, self.other, self.first, self.end = home, home, trip.first, trip.end
        # One in UTC takes the person along, and not the clock.
        self.rides = [item for item in self.items if item.is_transport]
        self.transports = [item for item in self.rides if item.sets_the_clock]

    def lived(self, start, end):
        return runs_of_traveller(self.items, self.home, start, end)

    def zone(self, second):
        """The zone of the clock, and whether the person is in transit."""
        zone = self.transports[0].start_zone if self.transports else self.home
        for item in self.transports:
            if item.start <= second < item.end:
                return item.start_zone, True
            if item.end <= second:
                zone = item.end_zone
        return zone, any(item.start <= second < item.end for item in self.rides)

    def first_on_the_ground(self, wall, runs):
        """The first second at which the person is not on the way to another zone and has the date and the time of day.

        None where there is none.
        """
        zones = {zone for item in self.transports for zone in (item.start_zone, item.end_zone)} or {self.home}
        ahead = {offset(zone, wall + shift) for zone in zones for shift in (-DAY, 0, DAY)}
        for second in sorted(wall - shift for shift in ahead):
            zone, _ = self.zone(second)
            is_away = any(item.start <= second < item.end and item.start_zone != item.end_zone for item in self.transports)
            run = run_at(runs, second)
            if not is_away and run and run.day == wall // DAY and second + offset(zone, second) == wall:
                return second
        return None

    def is_awake(self, second):
        """None in transit, when nobody knows."""
        zone, is_in_transit = self.zone(second)
        return None if is_in_transit else FROM <= local(zone, second).hour < UNTIL

    def is_free(self, second):
        return bool(self.is_awake(second)) and not any(item.start <= second < item.end for item in self.items)


class Persons:
    """Who takes part in what in a trip; depends on the number of the trip alone."""

    def __init__(self, trip):
        lot = random.Random(f"persons {trip.number} {trip.items[0].start}")
        self.trip = trip
        self.homes = {person: lot.choice([trip.home, trip.other, trip.items[-1].end_zone]) for person in EVERYBODY}
        self.shares = [lot.choice(SHARES) for _ in trip.items]
        self.floating = [self.without_zone(lot, number) for number in range(3)]
        self.own = {
            person: Own(trip, [number for number, share in enumerate(self.shares) if not share or person in share],
                        self.homes[person])
            for person in EVERYBODY}

    def without_zone(self, lot, number):
        """A floating time; the last is whole days."""
        day = lot.randrange(self.trip.first + 2, self.trip.end - 4)
        share = lot.choice(SHARES)
        if number == 2:
            return Floating(day * DAY, (day + lot.randrange(1, 4)) * DAY, True, share)
        start = day * DAY + lot.randrange(DAY // 300) * 300
        return Floating(start, start + lot.randrange(1, 60) * 300, False, share)

    def share(self, number):
        return self.floating[number - WITHOUT_ZONE].share if number >= WITHOUT_ZONE else self.shares[number]

    def questions(self):
        whole = json.loads(self.trip.question())
        for number, item in enumerate(self.floating, WITHOUT_ZONE):
            whole["activities"].append({
                "uid": f"a{number}", "kind": "carRental", "start": {"local": civil(item.start)},
                "end": {"local": civil(item.end)}, "isAllDay": item.is_all_day})
        shares = self.shares + [item.share for item in self.floating]
        for item, share in zip(whole["activities"], shares):
            item["participants"] = list(share)
        without = dict(whole, activities=[item for item, share in zip(whole["activities"], shares) if share != "z"])
        return [json.dumps(dict(question, persons=[{"id": person, "home": self.homes[person]} for person in persons]))
                for question, persons in ((whole, "xyz"), (whole, "xy"), (without, "xy"))]

    def failures(self, answers):
        """[(what, Meridian's, the rule's)] of the three answers."""
        found = []

        def equal(what, ours, theirs):
            if ours != theirs:
                found.append((what, ours, theirs))

        of_three, of_two, without_third = answers
        for other, name in ((of_two, "not asked for"), (without_third, "not there")):
            for person in "xy":
                equal(f"{person} when z is {name}", other["persons"][person], of_three["persons"][person])
        equal("x and y together when z is not there", without_third["together"], of_two["together"])
        for person in EVERYBODY:
            self.compare(person, of_three["persons"][person], equal)
        for answer, name in ((of_three, "three"), (of_two, "two"), (without_third, "two without z")):
            self.compare_whole(answer, name, equal)
        self.compare_together(of_two["together"], equal)
        return found

    def compare(self, person, answer, equal):
        own = self.own[person]
        reading = Reading(own, "traveller")
        runs = sorted([run.day, run.start, run.end] for run in reading.runs if run.day in reading.window)
        equal(f"{person}: ranges", answer["ranges"], runs)
        standing = sorted([day, number] for number, days in zip(own.numbers, reading.standing) for day in days)
        shown = [[day, number] for day, number in answer["agenda"] if number < WITHOUT_ZONE]
        equal(f"{person}: agenda", sorted(shown), standing)
        starts = [run.start for run in reading.runs]
        places = []
        for second in range(self.trip.first * DAY, self.trip.end * DAY, EVERY):
            day = reading.runs[bisect.bisect_right(starts, second) - 1].day
            places.append([second, offset(own.zone(second)[0], second), day, own.is_awake(second)])
        equal(f"{person}: where", answer["where"], places)
        instants = {number: (start, end) for number, start, end in answer["instants"]}
        for number, item in enumerate(self.floating, WITHOUT_ZONE):
            if item.share and person not in item.share:
                equal(f"{person}: has a{number} of another", number in instants, False)
            elif item.is_all_day:
                days = range(item.start // DAY, item.end // DAY)
                # From when the first date comes until the last one is over, also where they are lived out of order.
                starts = [run.start for run in reading.runs if run.day == days[0]]
                ends = [run.end for run in reading.runs if run.day == days[-1]]
                if starts and ends:
                    equal(f"{person}: days", instants[number], (min(starts), max(ends)))
            elif (start := own.first_on_the_ground(item.start, reading.runs)) is not None:
                equal(f"{person}: floating", instants[number][0], start)

    def compare_whole(self, answer, name, equal):
        """Nobody's activity is read on the clock of another."""
        wearer = list(answer["persons"])[-1]
        own = {person: {number: ends for number, *ends in said["instants"]}
               for person, said in answer["persons"].items()}
        found, expected = [], []
        for number, *ends in answer["whole"]:
            share = self.share(number)
            reader = wearer if not share or wearer in share else next((one for one in share if one in own), None)
            if reader:
                found.append((number, ends))
                expected.append((number, own[reader][number]))
        equal(f"whole of {name}", found, expected)

    def compare_together(self, gaps, equal):
        first, end = self.trip.first * DAY, self.trip.end * DAY
        both = [self.own["x"], self.own["y"]]

        def free(second):
            return first <= second < end and all(own.is_free(second) for own in both)

        edges = [[free(start - 1), free(start), free(last - 1), free(last)] for start, last in gaps]
        equal("ends of the gaps of x and y", edges, [[False, True, True, False]] * len(gaps))
        ours = [second for second in range(first, end, EVERY) if any(start <= second < last for start, last in gaps)]
        equal("gaps of x and y", ours, [second for second in range(first, end, EVERY) if free(second)])
