"""The dates of a traveller, read from the rule with CPython's zoneinfo; a part of check-days.

The rule, as docs/decisions/0068-the-day-of-a-traveller.md has it:

  on the ground   the date is that of the zone where the traveller is
  in transit      from printed date A to printed date B: A where B is not after A, else that of the departure's clock,
                  at least A and at most B
  stands on       A, B, and the dates strictly between where B is after A; on one fixed clock, the dates that it shows
                  from start to end

A transport with an end in UTC or GMT moves nobody's clock, since programs write those for any place.

Where a leg is missing, the traveller departs from another zone than the last arrival. Nobody knows when they went there:
the ground before the departure has no later date than the departure's, and none before the date of its own arrival.

Instants are seconds of Unix time and dates are days since 1970-01-01.
"""

import collections
import dataclasses
import datetime
import itertools
import zoneinfo

from zone_answers import DAY

# No zone since 1975 has changed its clocks twice within so many seconds.
STEP = DAY // 2

# What a traveller does in a run of time that has one date.
Run = collections.namedtuple("Run", "start end day")


# UTC and GMT by all their names, with and without Etc/ before them.
UNIVERSAL = {"UTC", "UCT", "Universal", "Zulu", "GMT", "GMT0", "GMT+0", "GMT-0", "Greenwich"}


@dataclasses.dataclass(frozen=True)
class Item:
    """A transport, or a call, which moves nobody."""

    kind: str
    start: int
    end: int
    start_zone: str
    end_zone: str

    @property
    def is_transport(self):
        return self.kind != "other"

    @property
    def sets_the_clock(self):
        return self.is_transport and not UNIVERSAL & {
            zone.removeprefix("Etc/") for zone in (self.start_zone, self.end_zone)}

    @property
    def departure(self):
        """The printed date A."""
        return day_at(self.start_zone, self.start)

    @property
    def arrival(self):
        """The printed date B."""
        return day_at(self.end_zone, self.end)


def local(zone, second):
    return datetime.datetime.fromtimestamp(second, zoneinfo.ZoneInfo(zone))


def offset(zone, second):
    shift = local(zone, second).utcoffset()
    return shift.days * DAY + shift.seconds


def day_at(zone, second):
    return (second + offset(zone, second)) // DAY


def change_between(zone, low, high):
    """The first second of the later one of two offsets."""
    ahead = offset(zone, low)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if offset(zone, middle) == ahead else (low, middle)
    return high


def pieces(zone, start, end):
    """[(start, end, offset)] between the changes of a zone's clocks."""
    edges, second = [start], start
    while second < end:
        following = min(second + STEP, end)
        if offset(zone, following) != offset(zone, second):
            following = change_between(zone, second, following)
            edges.append(following)
        second = following
    edges = [edge for edge in edges if edge < end] + [end]
    return [(first, last, offset(zone, first)) for first, last in zip(edges, edges[1:])]


def runs_of_zone(zone, start, end):
    """The dates that the clocks of a zone show, in order of time."""
    found = []
    for at, last, ahead in pieces(zone, start, end):
        while at < last:
            day = (at + ahead) // DAY
            until = min(last, (day + 1) * DAY - ahead)
            found.append(Run(at, until, day))
            at = until
    return joined(found)


def joined(runs):
    """Neighbours of one date as one run."""
    found = []
    for day, same in itertools.groupby((run for run in runs if run.start < run.end), lambda run: run.day):
        same = list(same)
        found.append(Run(same[0].start, same[-1].end, day))
    return found


def runs_of_traveller(items, home, start, end):
    """The traveller's dates, in order of time; the transports are in order of departure and do not overlap."""
    transports = [item for item in items if item.sets_the_clock]
    if not transports:
        return runs_of_zone(home, start, end)
    found = []
    at, zone, landed = start, transports[0].start_zone, None
    for transport in transports:
        first, last = transport.departure, transport.arrival
        ground = runs_of_zone(zone, at, transport.start)
        if zone != transport.start_zone and ground and ground[-1].day > first:
            latest = max(first, landed)
            ground = [run._replace(day=min(run.day, latest)) for run in ground]
        found += ground
        for run in runs_of_zone(transport.start_zone, transport.start, transport.end):
            found.append(run._replace(day=min(max(run.day, first), last) if last > first else first))
        at, zone, landed = transport.end, transport.end_zone, last
    return joined(found + runs_of_zone(zone, at, end))


def days_of(runs, start, end):
    """The dates of the moments from start to end."""
    return {run.day for run in runs if run.start < end and start < run.end}


def run_at(runs, second):
    return next((run for run in runs if run.start <= second < run.end), None)


class Reading:
    """What a trip looks like in one view, by the rule."""

    def __init__(self, trip, view):
        self.items = trip.items
        # Wide enough for every date of the window in every zone.
        bounds = (trip.first - 3) * DAY, (trip.end + 3) * DAY
        self.follows = view in ("traveller", "place")
        self.own_clocks = view == "place"
        if self.follows:
            self.runs = trip.lived(*bounds)
        else:
            self.runs = runs_of_zone(trip.home if view == "home" else trip.other, *bounds)
        self.window = range(trip.first, trip.end)
        self.lived = {run.day for run in self.runs}
        self.standing = [self.dates(item) for item in trip.items]

    def dates(self, item):
        if self.follows and item.is_transport:
            first, last = item.departure, item.arrival
            return set(range(first, last + 1)) if first <= last else {first, last}
        if self.own_clocks:
            return days_of(runs_of_zone(item.start_zone, item.start, item.end), item.start, item.end)
        return days_of(self.runs, item.start, item.end)

    def on_axis(self, item):
        """The dates on whose hours a moment lies, or the landing."""
        found = days_of(self.runs, item.start, item.end)
        landing = run_at(self.runs, item.end)
        if self.follows and item.is_transport and landing.day == item.arrival:
            found.add(landing.day)
        return found

    def seen_first(self, item, day):
        """The run of a date in which something begins, lands or is first seen; None where no moment says so."""
        if self.follows and day != item.departure and day == item.arrival:
            run = run_at(self.runs, item.end)
            return run if run.day == day else None
        return next((run for run in self.runs
                     if run.day == day and run.start < item.end and item.start < run.end), None)

    def bars(self, first_weekday):
        """{(activity, first date, last date)}: a skipped date breaks no bar, the end of a week does."""
        found = set()
        for number, days in enumerate(self.standing):
            bars = []
            for day in sorted(days):
                # 1970-01-01 was a Thursday: 3, when Monday is 0.
                last = bars[-1][1] if bars else day
                is_same_week = (day + 3 - first_weekday) // 7 == (last + 3 - first_weekday) // 7
                if bars and is_same_week and not any(one in self.lived for one in range(last + 1, day)):
                    bars[-1][1] = day
                else:
                    bars.append([day, day])
            found |= {(number, first, last) for first, last in bars}
        return found
