"""Compares the dates of random trips with a reading of the rule by CPython's zoneinfo; a part of check-days.

Tests/DayProbe answers for Meridian. random_trips.py makes the trips, traveller_days.py reads the rule, and of each trip
are compared, on every date from four before the first to four after the last:

  ranges    from which second to which the traveller has the date; that they follow each other without a gap, and that
            a date comes twice only where a transport arrives on an earlier date than it left, or the clocks of a zone
            go back over midnight
  pictures  in the views traveller, place, home and one more zone: the dates on which each activity stands in the
            agenda, the day (on its hours or off them), the week and the month (also by their bars), the week with
            hours, the timeline (in which pass), and on paper
  persons   the days of three persons of the trip, and that a third changes nothing for two: party_days.py
"""

import argparse
import collections
import datetime
import json
import multiprocessing
import os
import subprocess
import sys
import zoneinfo

from checks import ZONES
from party_days import Persons
from random_trips import Lot, date, zones_of
from traveller_days import DAY, Reading, offset

VIEWS = ("traveller", "place", "home", "zone")
MONDAY, SUNDAY = 0, -1
MONTHS = """January February March April May June July August September October November December""".split()
WEEKDAYS = "Thu Fri Sat Sun Mon Tue Wed".split()
CHUNK = 200
SHOWN = 5

zoneinfo.reset_tzpath([str(ZONES)])


class Comparison:
    """What is wrong in the answer for one trip; empty when nothing is."""

    def __init__(self, trip, answer):
        self.trip = trip
        self.failures = []
        self.equal("unresolved", answer["unresolved"], 0)
        self.ranges(answer["ranges"])
        for view in VIEWS:
            self.view = view
            self.reading = Reading(trip, view)
            self.pictures(answer["views"][view])
            self.hours(answer["views"][view])
            self.timeline(answer["views"][view]["timeline"])

    def equal(self, what, ours, theirs):
        if ours != theirs:
            self.failures.append((what, ours, theirs))

    def said(self, what, ours, theirs):
        """Compares what stands on which date, each once."""
        self.equal(f"{self.view}: {what}", sorted(map(tuple, ours)), sorted(theirs))

    # --- the traveller's dates

    def ranges(self, ranges):
        reading = Reading(self.trip, "traveller")
        runs = [[run.day, run.start, run.end] for run in reading.runs if run.day in reading.window]
        self.equal("ranges", ranges, sorted(runs))
        in_order = sorted((start, end, day) for day, start, end in ranges)
        holes = [date(after[2]) for before, after in zip(in_order, in_order[1:]) if before[1] != after[0]]
        self.equal("minutes that no date has or two have, before", holes, [])
        times = collections.Counter(day for day, _, _ in ranges)
        twice = [date(day) for day, count in times.items() if count > 1]
        if not self.has_earlier_dates() and not self.goes_back(reading.runs):
            self.equal("dates that come twice", twice, [])

    def has_earlier_dates(self):
        """Whether a transport arrives on an earlier date than it left, or, a leg missing, leaves on an earlier one."""
        legs = self.trip.transports
        return (any(leg.arrival < leg.departure for leg in legs)
                or any(after.departure < before.arrival for before, after in zip(legs, legs[1:])))

    def goes_back(self, runs):
        """Whether the clocks of a zone go back over midnight while the traveller is in it."""
        return any(after.day < before.day and offset(zone, after.start) < offset(zone, after.start - 1)
                   for before, after in zip(runs, runs[1:])
                   for item in self.trip.items for zone in (item.start_zone, item.end_zone))

    # --- the pictures

    def pictures(self, answer):
        standing = [(day, number) for number, days in enumerate(self.reading.standing) for day in days]
        for what in ("agenda", "week", "month"):
            self.said(what, answer[what], standing)
        self.said("weekBars", answer["weekBars"], self.reading.bars(MONDAY))
        # A week that two months share stands in both.
        self.said("monthBars", set(map(tuple, answer["monthBars"])), self.reading.bars(SUNDAY))
        self.said("printed", [(day_of(heading), number) for heading, numbers in answer["printed"] for number in numbers],
                  standing)
        headings = [day_of(heading) for heading, _ in answer["printed"]]
        self.equal(f"{self.view}: order of the days on paper", headings, sorted({day for day, _ in standing}))

    def hours(self, answer):
        """The pictures with hours have each entry of the agenda on their hours or beside them."""
        self.said("banners", answer["banners"], [])
        on, beside = [], []
        for number, item in enumerate(self.trip.items):
            on_axis = self.reading.on_axis(item)
            for day in self.reading.standing[number]:
                (on if day in on_axis else beside).append((day, number))
        self.said("blocks", answer["blocks"], on)
        self.said("offAxis", answer["offAxis"], beside)
        # A call may lie in hours that the watch shows on another date.
        moved = {number for number, item in enumerate(self.trip.items) if not item.is_transport}
        hours, off = answer["hours"], answer["hoursOffAxis"]
        self.said("hours and beside them", hours + off, on + beside)
        self.said("hours", [pair for pair in hours if pair[1] not in moved], [pair for pair in on if pair[1] not in moved])

    # --- the timeline

    def timeline(self, passes):
        reading = self.reading
        runs = [(run.day, run.start, run.end) for run in reading.runs if run.day in reading.window]
        self.equal(f"{self.view}: order of the dates in the timeline",
                   [(day, start, end) for day, _, start, end, _ in passes if start is not None], runs)
        self.said("skipped dates", [(day, number) for day, number, start, _, _ in passes if start is None],
                  [(day, 1) for day in reading.window if day not in reading.lived])
        self.said("timeline", [(day, item) for day, _, _, _, items in passes for item in items],
                  [(day, number) for number, days in enumerate(reading.standing) for day in days])
        for day, _, start, _, items in passes:
            for number in items:
                item = self.trip.items[number]
                if not item.is_transport:
                    continue
                run = reading.seen_first(item, day)
                if run and run.start != start:
                    self.equal(f"{self.view}: pass of {date(day)} with a{number}", start, run.start)


def day_of(heading):
    """The date of a heading; one that names the wrong weekday is no date."""
    weekday, day, month, year = heading.split(" ")
    found = (datetime.date(int(year), MONTHS.index(month) + 1, int(day)) - datetime.date(1970, 1, 1)).days
    return found if WEEKDAYS[found % 7] == weekday else -1


# --- many trips -----------------------------------------------------------------------------------------------

def ask(probe, questions):
    run = subprocess.run(
        [probe, str(ZONES)], input="".join(question + "\n" for question in questions), capture_output=True, text=True,
        env={"PATH": os.environ["PATH"]})
    lines = run.stdout.splitlines()
    if run.returncode or len(lines) != len(questions):
        raise SystemExit(f"check-days: the probe ended with {run.returncode} after {len(lines)} of {len(questions)} trips: "
                         f"{run.stderr.strip()[-500:]}")
    return [json.loads(line) for line in lines]


def compare_chunk(work):
    probe, seed, numbers = work
    trips = [Lot(seed, number, zones_of(ZONES)).trip() for number in numbers]
    persons = [Persons(trip) for trip in trips]
    answers = ask(probe, [question for each in persons for question in [each.trip.question(), *each.questions()]])
    counts, failures = collections.Counter(), []
    for number, (trip, each) in enumerate(zip(trips, persons)):
        counts.update(counted(trip))
        answer, *of_persons = answers[4 * number:4 * number + 4]
        wrong = Comparison(trip, answer).failures + each.failures(of_persons)
        if wrong:
            counts["wrong"] += 1
            failures.append((trip, wrong))
    zones = {zone for trip in trips for item in trip.items for zone in (item.start_zone, item.end_zone)}
    return counts, failures, zones | {trip.home for trip in trips} | {trip.other for trip in trips}


def counted(trip):
    """How often the trips have what is hard."""
    legs = trip.transports
    lived = collections.Counter()
    lengths = collections.Counter()
    for run in Reading(trip, "traveller").runs[1:-1]:
        lived[run.day] += 1
        lengths[run.day] += run.end - run.start
    return {
        "transports": len(legs), "with a leg missing": not trip.is_whole,
        "on an earlier date": sum(leg.arrival < leg.departure for leg in legs),
        "two dates later": sum(leg.arrival > leg.departure + 1 for leg in legs),
        "twice": sum(count > 1 for count in lived.values()),
        "other length": sum(length != DAY for length in lengths.values()),
        "skipped": sum(day not in lived for day in range(min(lived), max(lived))) if lived else 0,
    }


def shown(trip, wrong, seed):
    lines = [f"trip {trip.number} of seed {seed}:" + (" (a leg is missing)" if not trip.is_whole else "")]
    for index, item in enumerate(trip.items):
        ends = json.loads(trip.question())["activities"][index]
        lines.append(f"  a{index} {item.kind}  {ends['start']['local']} {item.start_zone} -> {ends['end']['local']} "
                     f"{item.end_zone}  (A {date(item.departure)}, B {date(item.arrival)})")
    for what, ours, theirs in wrong[:6]:
        if isinstance(ours, list) and isinstance(theirs, list):
            ours, theirs = ([value for value in ours if value not in theirs],
                            [value for value in theirs if value not in ours])
            lines.append(f"  {what}: Meridian alone has {readable(ours)}; the rule alone has {readable(theirs)}")
        else:
            lines.append(f"  {what}: Meridian says {ours}, the rule {theirs}")
    if len(wrong) > 6:
        lines.append(f"  and {len(wrong) - 6} more differences")
    return "\n".join(lines + [f"  the question: {trip.question()}"])


def readable(values):
    def one(value):
        if isinstance(value, (list, tuple)):
            return "(" + " ".join(one(part) for part in value) + ")"
        return date(value) if isinstance(value, int) and 1000 < value < 100_000 else str(value)

    return ", ".join(map(one, values[:8])) or "nothing"


def main(arguments):
    parser = argparse.ArgumentParser(prog="check-days")
    parser.add_argument("probe")
    parser.add_argument("--trips", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trip", type=int, help="compare this trip alone")
    asked = parser.parse_args(arguments)
    numbers = range(asked.trips) if asked.trip is None else [asked.trip]
    chunks = [(asked.probe, asked.seed, numbers[at:at + CHUNK]) for at in range(0, len(numbers), CHUNK)]
    counts, failures, zones = collections.Counter(), [], set()
    with multiprocessing.Pool() as pool:
        for found, wrong, seen in pool.imap(compare_chunk, chunks):
            counts.update(found)
            failures += wrong
            zones |= seen
    for trip, wrong in failures[:SHOWN]:
        print("check-days: " + shown(trip, wrong, asked.seed), file=sys.stderr)
    print(f"check-days: {len(numbers):,} trips of seed {asked.seed} ({counts['with a leg missing']:,} with a leg missing) "
          f"with {counts['transports']:,} transports in {len(zones)} of {len(zones_of(ZONES))} zones: "
          f"{counts['on an earlier date']:,} arrive on an earlier date than they left, {counts['two dates later']:,} two "
          f"dates later; {counts['twice']:,} dates come twice, {counts['skipped']:,} are skipped, {counts['other length']:,} "
          f"have not 24 hours; {counts['wrong']:,} trips are wrong")
    return 1 if counts["wrong"] else 0

