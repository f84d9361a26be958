"""What two readers make of a VTIMEZONE: Python's icalendar, and Outlook by its documents; a part of check-vtimezone."""

import bisect
import dataclasses
import re
from datetime import datetime, timedelta

import icalendar

from zone_answers import DAY, EPOCH

# What the calendars call the zone, so that no reader takes it for one that it knows.
NAME = "Probed"


def calendar(lines):
    """A calendar with a VTIMEZONE under another name: a reader that knows the name would look no further."""
    renamed = [re.sub(r"^(TZID|X-LIC-LOCATION):.*", rf"\1:{NAME}", line) for line in lines]
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", *renamed, "END:VCALENDAR", ""])


def icalendar_offsets(lines, locals_):
    """The offsets at local times, each with its fold; None where Python's icalendar does not take the calendar.

    It is told not to look the name up, and reads the VTIMEZONE by dateutil.
    """
    try:
        zones = icalendar.Calendar.from_ical(calendar(lines)).timezones
        if len(zones) != 1 or any(component.errors for component in zones[0].walk()):
            return None
        zone = zones[0].to_tz(lookup_tzid=False)
    except ValueError:
        return None
    return [seconds(local.replace(tzinfo=zone).utcoffset()) for local in locals_]


def seconds(delta):
    return delta.days * DAY + delta.seconds


WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
RULE = re.compile(r"FREQ=YEARLY;BYMONTH=(1[0-2]|[1-9]);BYDAY=([1-4]|-1)(MO|TU|WE|TH|FR|SA|SU)")


class Unreadable(Exception):
    """The form is not one that Outlook reads; the reason."""


@dataclasses.dataclass(frozen=True)
class Part:
    offset_from: int
    offset_to: int
    start: datetime
    # month, ordinal, weekday from Monday
    rule: tuple


class Outlook:
    """A VTIMEZONE in the form of [MS-OXCICAL] 2.1.3.1.1.19, read as Windows holds zones.

    That is: one STANDARD, at most one DAYLIGHT and then both with a yearly rule of a month and the n-th or the last
    weekday, RRULE without an end, offsets of whole minutes, no RDATE. The years of DTSTART are not looked at: the
    two rules hold in every year.
    """

    def __init__(self, lines):
        parts = {"STANDARD": [], "DAYLIGHT": []}
        for kind, part in re.findall(r"^BEGIN:(STANDARD|DAYLIGHT)\n(.*?)^END:\1$", "\n".join(lines), re.M | re.S):
            parts[kind].append(Outlook.part([line.split(":", 1) for line in part.splitlines()]))
        standard, daylight = parts["STANDARD"], parts["DAYLIGHT"]
        if len(standard) != 1 or len(daylight) > 1:
            raise Unreadable("not one STANDARD and at most one DAYLIGHT")
        self.standard, self.daylight = standard[0], daylight[0] if daylight else None
        rules = [part.rule for part in standard + daylight]
        if self.daylight is None and rules[0] or self.daylight and None in rules:
            raise Unreadable("a rule in one part and not in the other")
        if self.daylight:
            if self.daylight.offset_to <= self.standard.offset_to:
                raise Unreadable("DAYLIGHT has not the larger offset")
            pair = self.standard.offset_to, self.daylight.offset_to
            if (self.daylight.offset_from, self.standard.offset_from) != pair:
                raise Unreadable("the two parts do not follow on each other")

    @staticmethod
    def part(pairs):
        fields = dict(pairs)
        if len(fields) < len(pairs):
            raise Unreadable("a name stands twice in a part")
        missing = {"DTSTART", "TZOFFSETFROM", "TZOFFSETTO"} - set(fields)
        if missing:
            raise Unreadable(f"a part without {' and '.join(sorted(missing))}")
        unknown = set(fields) - {"DTSTART", "TZOFFSETFROM", "TZOFFSETTO", "TZNAME", "RRULE"}
        if unknown:
            raise Unreadable(f"a part with {' and '.join(sorted(unknown))}")
        match = RULE.fullmatch(fields.get("RRULE", ""))
        if "RRULE" in fields and not match:
            raise Unreadable(f"RRULE:{fields['RRULE']}")
        rule = (int(match[1]), int(match[2]), WEEKDAYS.index(match[3])) if match else None
        start = datetime.strptime(fields["DTSTART"], "%Y%m%dT%H%M%S")
        if rule and onset(rule, start.year, start) != start:
            raise Unreadable("DTSTART is no case of its rule")
        return Part(minutes(fields["TZOFFSETFROM"]), minutes(fields["TZOFFSETTO"]), start, rule)

    def offsets(self, instants):
        if not self.daylight:
            return [self.standard.offset_to] * len(instants)
        first = (EPOCH + timedelta(seconds=min(instants))).year - 1
        last = (EPOCH + timedelta(seconds=max(instants))).year + 1
        changes = []
        for part in (self.standard, self.daylight):
            for year in range(first, last + 1):
                local = onset(part.rule, year, part.start)
                changes.append((seconds(local - EPOCH) - part.offset_from, part.offset_to))
        changes.sort()
        starts = [start for start, _ in changes]
        return [changes[bisect.bisect_right(starts, instant) - 1][1] for instant in instants]


def onset(rule, year, start):
    """When a part begins in a year, by the clock before; its time of day is the start's."""
    month, ordinal, weekday = rule
    if ordinal > 0:
        first = datetime(year, month, 1)
        day = first + timedelta(days=(weekday - first.weekday()) % 7 + 7 * (ordinal - 1))
    else:
        last = datetime(year + month // 12, month % 12 + 1, 1) - timedelta(days=1)
        day = last - timedelta(days=(last.weekday() - weekday) % 7)
    return day.replace(hour=start.hour, minute=start.minute, second=start.second)


def minutes(text):
    match = re.fullmatch(r"([+-])(\d\d)(\d\d)", text)
    if not match:
        raise Unreadable("an offset that is not of whole minutes")
    size = int(match[2]) * 3600 + int(match[3]) * 60
    return -size if match[1] == "-" else size
