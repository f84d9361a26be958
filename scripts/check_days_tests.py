"""Plants wrong answers before check_days.py and sees that it finds each; called by check-days.

    check_days_tests.py PROBE

The reading of the rule is first held to a table that was written by hand. The answers are then changed on their way from
the probe.
"""

import copy
import datetime
import sys
import zoneinfo

import check_days
from check_days import Comparison, ask
from party_days import WITHOUT_ZONE, Persons
from random_trips import Lot, Trip, date, zones_of
from traveller_days import DAY, Item, Reading

PROGRAM = sys.argv[1]
planted = missed = 0

# Departure and arrival; the dates the transport stands on; how long dates are, in minutes; their order. The decision
# 0068 has the rule, and the lengths are differences of instants, counted by hand from midnight to midnight.
TABLE = [
    ("2027-07-01T11:10 America/Los_Angeles", "2027-07-02T14:25 Asia/Tokyo", "01 02", "01:1345 02:575", "01 02"),
    ("2027-03-18T16:00 Europe/London", "2027-03-18T19:10 America/Los_Angeles", "18", "18:1860 19:1440", "18 19"),
    ("2027-05-08T17:00 Europe/Lisbon", "2027-05-08T20:05 America/New_York", "08", "08:1740 09:1440", "08 09"),
    ("2027-03-19T22:30 America/Los_Angeles", "2027-03-21T07:30 Pacific/Auckland", "19 20 21",
     "19:1440 20:690 21:990", "19 20 21"),
    ("2027-03-12T17:00 Asia/Tokyo", "2027-03-12T10:05 America/Los_Angeles", "12", "12:2460 13:1440", "12 13"),
    ("2027-03-13T00:30 Asia/Tokyo", "2027-03-12T13:00 Pacific/Honolulu", "12 13", "12:2100 13:1920", "12 13 12 13"),
    ("2025-07-02T07:00 Pacific/Apia", "2025-07-01T07:35 Pacific/Pago_Pago", "01 02", "01:2425 02:1895", "01 02 01 02"),
    ("2027-03-15T20:15 America/Los_Angeles", "2027-03-16T15:20 Europe/Berlin", "15 16", "15:1440 16:960", "15 16"),
    # Half an hour over the date line: no moment has the 20th, and the ferry is under way then all the same.
    ("2027-03-19T23:00 Pacific/Pago_Pago", "2027-03-21T00:30 Pacific/Kiritimati", "19 20 21", "19:1410 21:1410", "19 21"),
    # Samoa had no 30 December 2011.
    ("2011-12-29T23:30 Pacific/Apia", "2011-12-31T00:30 Pacific/Apia", "29 30 31", "29:1440 31:1440", "29 31"),
]


def expect(what, holds):
    global planted, missed
    planted += 1
    if not holds:
        missed += 1
        print(f"self-test: {what}", file=sys.stderr)


def end(text):
    clock, zone = text.split(" ")
    return zone, int(datetime.datetime.fromisoformat(clock).replace(tzinfo=zoneinfo.ZoneInfo(zone)).timestamp())


def trip_of(departure, arrival):
    (start_zone, start), (end_zone, last) = end(departure), end(arrival)
    return Trip(0, "Europe/Berlin", "Asia/Kolkata", [Item("flight", start, last, start_zone, end_zone)])


def hold_the_reading():
    for departure, arrival, standing, lengths, order in TABLE:
        reading = Reading(trip_of(departure, arrival), "traveller")
        name = f"{departure} -> {arrival}"
        found = " ".join(date(day)[8:] for day in sorted(reading.standing[0]))
        expect(f"{name} stands on {found}, not on {standing}", found == standing)
        asked = dict(part.split(":") for part in lengths.split(" "))
        runs = [run for run in reading.runs if date(run.day)[8:] in asked]
        for day, minutes in asked.items():
            length = sum(run.end - run.start for run in runs if date(run.day)[8:] == day) // 60
            expect(f"{name}: the {day} has {length} minutes, not {minutes}", length == int(minutes))
        found = " ".join(date(run.day)[8:] for run in runs)
        expect(f"{name} has the dates {found}, not {order}", found == order)


def plant(what, trip, answer, change, *kinds):
    """The planted fault must be found as just these kinds."""
    changed = copy.deepcopy(answer)
    change(changed)
    found = {kind for kind, _, _ in Comparison(trip, changed).failures}
    expect(f"{what}: found as {sorted(found) or 'nothing'}, not as {sorted(kinds)}", changed != answer and found == set(kinds))


def plant_answers():
    trips = [trip_of(departure, arrival) for departure, arrival, *_ in TABLE]
    answers = ask(PROGRAM, [trip.question() for trip in trips])
    for trip, answer in zip(trips, answers):
        failures = Comparison(trip, answer).failures
        expect(f"a sound answer is refused: {check_days.shown(trip, failures, 'the table')}", not failures)
    trip, answer = trips[0], answers[0]
    holes = "minutes that no date has or two have, before"

    def later(changed):
        changed["ranges"][3][2] += 60

    plant("a date that ends a minute late", trip, answer, later, "ranges", holes)

    def split(changed):
        day, start, last = changed["ranges"][1]
        changed["ranges"][1:2] = [[day, start, start + DAY // 2], [day, start + DAY // 2, last]]

    plant("a date that comes twice", trip, answer, split, "ranges", "dates that come twice")
    for view in check_days.VIEWS:
        for picture in ("agenda", "blocks", "week", "weekBars", "month", "monthBars", "hours", "timeline", "printed"):
            def lose(changed):
                values = changed["views"][view][picture]
                if picture in ("timeline", "printed"):
                    at = next(index for index, value in enumerate(values) if value[-1])
                    values[at][-1].clear()
                else:
                    values.pop()

            kinds = {f"{view}: {picture}"} | ({f"{view}: hours and beside them"} if picture == "hours" else set())
            plant(f"a date lost in {picture} of {view}", trips[3], answers[3], lose, *kinds)

    def beside(changed):
        view = changed["views"]["traveller"]
        view["offAxis"].append(view["blocks"].pop())

    plant("a landing that is on no hour", trip, answer, beside, "traveller: blocks", "traveller: offAxis")

    def heading(changed):
        changed["views"]["place"]["printed"][0][0] = "Fri 1 July 2027"

    plant("a heading with a wrong weekday", trip, answer, heading, "place: printed", "place: order of the days on paper")

    def landing_first(changed):
        passes = changed["views"]["traveller"]["timeline"]
        landing = next(each for each in passes if each[1] == 2 and each[4])
        other = next(each for each in passes if each[0] == landing[0] and each[1] == 1)
        other[4], landing[4] = landing[4], other[4]

    plant("a landing in the first pass of its date", trips[5], answers[5], landing_first,
          "traveller: pass of 2027-03-12 with a0")


def plant_persons():
    """The faults are planted in what is said of three persons: a leak from the third, a lost day, a gap too long."""
    persons = next(each for each in (Persons(Lot(7, number, zones_of(check_days.TREE)).trip()) for number in range(999))
                   if {"x", "y", "z"} <= set(each.shares) and all(each.own[person].transports for person in "xyz")
                   and "x" in [item.share for item in each.floating])
    sound = ask(PROGRAM, persons.questions())
    expect(f"sound answers of persons are refused: {persons.failures(sound)}", not persons.failures(sound))

    def planted_in(what, change, *kinds):
        changed = copy.deepcopy(sound)
        change(changed)
        found = {kind for kind, _, _ in persons.failures(changed)}
        expect(f"{what}: found as {sorted(found) or 'nothing'}, not as {sorted(kinds)}", found == set(kinds))

    def finding(answers):
        answers[0]["persons"]["y"]["findings"].append(["overlap", 0, [0, 1]])

    planted_in("a finding of z in y's", finding, "y when z is not asked for", "y when z is not there")

    def busy(answers):
        answers[2]["together"].pop()

    planted_in("a gap that a third person takes", busy, "x and y together when z is not there")

    def leak(answers):
        number = next(number for number, item in enumerate(persons.floating, WITHOUT_ZONE) if item.share == "x")
        next(ends for ends in answers[0]["whole"] if ends[0] == number)[1] += 3600

    planted_in("a floating time of x on the clock of z", leak, "whole of three")

    def same_in_all(change):
        def planted(answers):
            for answer in answers:
                change(answer)
        return planted

    def lost(answer):
        agenda = answer["persons"]["x"]["agenda"]
        agenda.remove(next(pair for pair in agenda if pair[1] < WITHOUT_ZONE))

    planted_in("a day that x loses", same_in_all(lost), "x: agenda")
    planted_in("a date of y that ends late", same_in_all(lambda answer: answer["persons"]["y"]["ranges"][0].append(0)),
               "y: ranges")
    planted_in("x awake at night", same_in_all(lambda answer: answer["persons"]["x"]["where"][0].__setitem__(3, "no")),
               "x: where")

    def longer(answer):
        answer["together"][0][1] += 60

    planted_in("a gap that goes on after bedtime", same_in_all(longer), "ends of the gaps of x and y")
    planted_in("a gap that is missing", same_in_all(lambda answer: answer.update(together=[])), "gaps of x and y")


def main():
    hold_the_reading()
    plant_answers()
    plant_persons()
    same = [Lot(7, number, zones_of(check_days.TREE)).trip().question() for number in (3, 3, 4)]
    expect("a trip is not the same when it is drawn again", same[0] == same[1] and same[1] != same[2])
    if missed:
        raise SystemExit(1)
    print(f"check-days: self-test held {planted} facts and planted answers")


if __name__ == "__main__":
    main()
