"""Writes a VTIMEZONE for trips in every zone and year and has it read by others; a part of check-vtimezone.

Tests/CalendarProbe writes the VTIMEZONEs. For every
id of TREE (tzfixtures/2026f/zoneinfo) and every year (1970-2037) there are two trips: the whole year, and a fortnight
over one of the year's changes of the clocks, or anywhere where there is none. What the offsets are say CPython's
zoneinfo and, for when they change, zdump. What the VTIMEZONE says of them is read by

  libical     at instants, and at those local times that come once
  icalendar   (Python) at local times, of which each carries its fold
  Outlook     at instants, where the VTIMEZONE is in the form that Outlook reads; read as Windows holds its zones

A VTIMEZONE must have that form wherever it can have it: see why_not(). Ids with the same file must have the same
VTIMEZONE but for the name; it is read once. Any difference is a fault, and the status is 1.
"""

import argparse
import bisect
import collections
import datetime
import functools
import multiprocessing
import pathlib
import random
import subprocess
import sys
import zoneinfo

from checks import ZONES, Lines, Wrong
from vtimezone_readers import Icalendar, Libical, Outlook, Unreadable, onset, seconds
from zone_answers import DAY, EPOCH, ids_of, utc, year_start, zdump

HOUR = 3600
FORTNIGHT = 14 * DAY

# What no reader expects of summer time, in seconds.
LARGEST_CHANGE = 3 * HOUR
# A trip that is longer leaves hardly any room for a made-up rule beside the one that the zone has.
LONGEST_WITH_ONE = 300 * DAY
NO_ROOM = "the clocks do not go back, and a rule for that would fall into the trip"

# Instants around a change, in seconds.
AROUND = (-DAY, -12 * HOUR, -3 * HOUR, -HOUR, -HOUR // 2, -1, 0, 1, HOUR // 2, HOUR, 3 * HOUR, 12 * HOUR, DAY)

Trip = collections.namedtuple("Trip", "year kind start end")


class Probe(Lines):
    def __init__(self, program, tree):
        super().__init__(program)
        self.ask("tree", str(tree))

    def component(self, zone, trip):
        """Whether the VTIMEZONE counts as regular, and its lines."""
        kind, *lines = self.ask("vtimezone", zone, str(trip.start), str(trip.end))
        return kind == "regular", lines


class Truth:
    """A zone, by CPython's zoneinfo and zdump."""

    def __init__(self, path, name):
        with path.open("rb") as file:
            self.zone = zoneinfo.ZoneInfo.from_file(file, key=name)
        # Changes of isdst or of the name alone are none here: offsets are all that a VTIMEZONE gives.
        self.changes = [(second, before[0], after[0]) for second, before, after in zdump(path, 1969, 2040)
                        if before[0] != after[0]]
        self.instants = [change[0] for change in self.changes]

    def local(self, second):
        return datetime.datetime.fromtimestamp(second, self.zone)

    def offset(self, second):
        return seconds(self.local(second).utcoffset())

    def within(self, start, end):
        """The changes after the start of a trip and before its end."""
        return self.changes[bisect.bisect_right(self.instants, start):bisect.bisect_left(self.instants, end)]


def trips(name, truth, years):
    for year in years:
        start, end = year_start(year), year_start(year + 1)
        yield Trip(year, "year", start, end)
        lot = random.Random(f"{name} {year}")
        changes = truth.within(start, end)
        middle = lot.choice(changes)[0] if changes else lot.randrange(start, end)
        first = middle - lot.randrange(DAY, FORTNIGHT - DAY)
        yield Trip(year, "fortnight", first, first + FORTNIGHT)


def moments(truth, trip, step):
    """The instants of a trip that are looked at: its ends, a grid, and those around changes."""
    found = {trip.start, trip.end - 1, *range(trip.start, trip.end, step)}
    for second, _, _ in truth.within(trip.start - 2 * DAY, trip.end + 2 * DAY):
        found.update(second + by for by in AROUND if trip.start <= second + by < trip.end)
    return found


def why_not(truth, trip):
    """Why neither a single offset nor a pair of yearly rules gives a trip's offsets; None where one of them does."""
    changes = truth.within(trip.start, trip.end)
    offsets = {truth.offset(trip.start)} | {after for _, _, after in changes}
    if any(offset % 60 for offset in offsets):
        return "an offset has seconds"
    if not changes:
        return None
    if len(offsets) > 2:
        return "more than two offsets"
    if max(offsets) - min(offsets) > LARGEST_CHANGE:
        return "the clocks move by more than three hours"
    for way in (1, -1):
        locals_ = [EPOCH + datetime.timedelta(seconds=second + before) for second, before, after in changes
                   if (after > before) == (way > 0)]
        if len({local.year for local in locals_}) < len(locals_):
            return "the clocks go the same way twice in a year"
        if locals_ and not any(falls_only_on(locals_, rule, truth, trip)
                               for rule in functools.reduce(set.__and__, map(rules_of, locals_))):
            return "the rules differ between the years of the trip"
        if not locals_ and trip.end - trip.start > LONGEST_WITH_ONE:
            return NO_ROOM
    return None


def falls_only_on(locals_, rule, truth, trip):
    """Whether a yearly rule falls into the trip at these local times and at no other."""
    clock = locals_[0]
    span = [truth.local(second).replace(tzinfo=None, fold=0) for second in (trip.start, trip.end)]
    years = range(span[0].year - 1, span[1].year + 2)
    fallen = [onset(rule, year, clock) for year in years]
    return [local for local in fallen if span[0] < local < span[1]] == locals_


def rules_of(local):
    """The yearly rules that give a local time: the n-th and the last weekday of its month."""
    next_week = local + datetime.timedelta(days=7)
    ordinals = ([(local.day + 6) // 7] if local.day <= 28 else []) + ([-1] if next_week.month != local.month else [])
    return {(local.month, ordinal, local.weekday()) for ordinal in ordinals}


# --- the comparison ------------------------------------------------------------------------------------------

class Result:
    def __init__(self):
        self.counts = collections.Counter()
        self.reasons = collections.Counter()
        self.zones = collections.defaultdict(set)
        self.failures = []

    def fail(self, kind, text):
        self.counts["wrong"] += 1
        self.failures.append(f"{kind}: {text}")

    def add(self, other):
        self.counts.update(other.counts)
        self.reasons.update(other.reasons)
        for reason, zones in other.zones.items():
            self.zones[reason] |= zones
        self.failures += other.failures


class Comparison:
    """One file of the tree, under the first of its ids."""

    def __init__(self, probe, libical, icalendar, path, names):
        self.probe, self.libical, self.icalendar = probe, libical, icalendar
        self.names, self.name = names, names[0]
        self.truth = Truth(path, self.name)
        self.result = Result()

    def run(self, years):
        by_text = collections.defaultdict(list)
        for trip in trips(self.name, self.truth, years):
            is_regular, lines = self.probe.component(self.name, trip)
            by_text[tuple(lines)].append(trip)
            self.result.counts["trips"] += 1
            self.check_form(trip, lines, is_regular)
            for other in self.names[1:]:
                self.result.counts["trips"] += 1
                self.check_other(other, trip, is_regular, lines)
        for lines, found in by_text.items():
            self.read(lines, found)
        return self.result

    def check_form(self, trip, lines, is_regular):
        self.check_names(self.name, lines)
        reason = why_not(self.truth, trip)
        try:
            Outlook(lines)
            unreadable = None
        except Unreadable as error:
            unreadable = str(error)
        label = f"{self.name} {trip.kind} {utc(trip.start)}"
        if is_regular != (unreadable is None):
            self.result.fail("regular", f"{label}: Meridian says {is_regular}; the form: {unreadable or 'is readable'}")
        if reason is None and unreadable:
            self.result.fail("form", f"{label}: could be written for Outlook, and is not: {unreadable}")
        if reason == NO_ROOM and unreadable is None:
            reason = None  # a day was found all the same; what is read of it has to be right as well
        if reason and unreadable is None:
            self.result.fail("reason", f"{label}: is written for Outlook although {reason}")
        if reason:
            self.result.reasons[trip.kind, reason] += len(self.names)
            self.result.zones[trip.kind, reason].add(self.name)

    def check_names(self, name, lines):
        named = [line.partition(":")[2] for line in lines if line.startswith(("TZID:", "X-LIC-LOCATION:"))]
        if named != [name, name]:
            self.result.fail("name", f"{name}: the VTIMEZONE is named {named}")

    def check_other(self, other, trip, is_regular, lines):
        answer = self.probe.component(other, trip)
        self.check_names(other, answer[1])
        named = ["TZID:" + other, "X-LIC-LOCATION:" + other]
        if answer != (is_regular, lines[:1] + named + lines[3:]):
            self.result.fail("id", f"{other} {utc(trip.start)}: has the file of {self.name} and another VTIMEZONE")

    def read(self, lines, found):
        """One VTIMEZONE, by all readers, at the instants of all trips that it was written for."""
        self.result.counts["VTIMEZONEs"] += 1
        instants = sorted(set().union(*(moments(self.truth, trip, 6 * HOUR) for trip in found)))
        sparse = sorted(set().union(*(moments(self.truth, trip, 5 * DAY) for trip in found)))
        locals_ = [self.truth.local(second) for second in sparse]
        once = [local for local in locals_ if self.comes_once(local)]
        offsets = [self.truth.offset(second) for second in instants]
        self.compare_libical(lines, instants, offsets, once)
        read = self.icalendar.offsets(lines, [local.replace(tzinfo=None) for local in locals_])
        self.compare("icalendar", lines, sparse, [seconds(local.utcoffset()) for local in locals_], read)
        try:
            self.compare("Outlook", lines, instants, offsets, Outlook(lines).offsets(instants))
        except Unreadable:
            pass

    def compare_libical(self, lines, instants, offsets, once):
        wall = [seconds(local.replace(tzinfo=None) - EPOCH) for local in once]
        read = self.libical.offsets(lines, instants, wall)
        self.compare("libical", lines, instants, offsets, read and read[0])
        at = [second - seconds(local.utcoffset()) for second, local in zip(wall, once)]
        self.compare("libical, local", lines, at, [seconds(local.utcoffset()) for local in once], read and read[1])

    def compare(self, reader, lines, instants, expected, read):
        if read is None:
            return self.result.fail(reader, f"{self.name}: it does not take {' '.join(lines)}")
        self.result.counts[f"offsets by {reader}"] += len(instants)
        wrong = [at for at, (ours, theirs) in enumerate(zip(expected, read, strict=True)) if ours != theirs]
        if wrong:
            at = wrong[0]
            self.result.fail(
                reader, f"{self.name}: at {len(wrong)} of {len(instants)} instants, first {utc(instants[at])}: the zone has "
                f"{expected[at]}, read is {read[at]}, of {' '.join(lines[3:-1])}")

    def comes_once(self, local):
        naive = local.replace(tzinfo=None)
        zone = self.truth.zone
        return naive.replace(fold=0, tzinfo=zone).utcoffset() == naive.replace(fold=1, tzinfo=zone).utcoffset()


# --- the whole -----------------------------------------------------------------------------------------------

def same_files(tree, wanted):
    """The ids of a tree, those with the same file together."""
    groups = collections.defaultdict(list)
    for name in ids_of(tree):
        if not wanted or name in wanted:
            groups[(tree / name).read_bytes()].append(name)
    return sorted(groups.values())


def compare_group(work):
    make_probe, program, reader, tree, years, names = work
    probe, libical = make_probe(program, tree), Libical(reader)
    try:
        return Comparison(probe, libical, Icalendar(), tree / names[0], names).run(years)
    except (Wrong, OSError, subprocess.CalledProcessError) as error:
        result = Result()
        result.fail("stopped", f"{names[0]}: {error}")
        return result
    finally:
        probe.close()
        libical.close()


def check(program, reader, tree, years, wanted=(), make_probe=Probe):
    result = Result()
    work = [(make_probe, program, reader, tree, years, names) for names in same_files(tree, wanted)]
    with multiprocessing.Pool() as pool:
        for part in pool.imap_unordered(compare_group, work):
            result.add(part)
    result.counts["files"] = len(work)
    result.counts["ids"] = sum(len(names) for *_, names in work)
    return result


def main(program, reader, given):
    parser = argparse.ArgumentParser(prog="check-vtimezone")
    parser.add_argument("--tree", type=pathlib.Path, default=ZONES)
    parser.add_argument("--years", default="1970-2037")
    parser.add_argument("ids", nargs="*")
    arguments = parser.parse_intermixed_args(given)
    first, _, last = arguments.years.partition("-")
    result = check(program, reader, arguments.tree, range(int(first), int(last or first) + 1),
                   arguments.ids)
    counts = result.counts
    print(f"check-vtimezone: {counts['ids']} ids ({counts['files']} files), {counts['trips']} trips, "
          f"{counts['VTIMEZONEs']} VTIMEZONEs that differ, {counts['wrong']} faults")
    for name, count in sorted(counts.items()):
        if name.startswith("offsets"):
            print(f"    {count:9} {name}")
    not_for_outlook = sum(result.reasons.values())
    print(f"    {counts['trips'] - not_for_outlook:9} trips in the form that Outlook reads, {not_for_outlook} not:")
    for (kind, reason), count in sorted(result.reasons.items()):
        print(f"    {count:9} trips of a {kind}: {reason} (in {len(result.zones[kind, reason])} files)")
    kinds = collections.Counter(failure.split(":")[0] for failure in result.failures)
    if kinds:
        print(f"check-vtimezone: FAILED: {dict(kinds)}", file=sys.stderr)
    shown = collections.Counter()
    for failure in sorted(result.failures):
        kind = failure.split(":")[0]
        shown[kind] += 1
        if shown[kind] <= 8:
            print(f"    {failure}", file=sys.stderr)
    return 1 if result.failures or not counts["trips"] else 0

