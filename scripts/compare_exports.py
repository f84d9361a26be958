"""Reads an exported calendar with two parsers that are not ours and compares every end with what we say it is.

A part of check-exports. What is expected is what `meridian agenda --json` prints. The parsers are icalendar, and vobject with dateutil;
both use the VTIMEZONEs of the file, never a zone database. For each VEVENT, known by UID and RECURRENCE-ID,
DTSTART and DTEND must be the same instants (or dates) and the same wall-clock times as in EXPECTED.json.
A recurring VEVENT is expanded by dateutil, and each of its expected starts must be among the occurrences.
"""

import functools
import json
import re
import sys
from datetime import date, datetime, timedelta, timezone

import icalendar
import icalendar.cal
import vobject
import vobject.icalendar

UTC = timezone.utc


class Faults(list):
    def add(self, parser, event, text):
        self.append(f"{parser}: {event}: {text}")


class End:
    """One end of an event as a parser read it: a date, or a wall-clock time with its instant (None: floating)."""

    def __init__(self, local, instant=None, zone=None):
        self.local, self.instant, self.zone = local, instant, zone

    @property
    def is_date(self):
        return not isinstance(self.local, datetime)

    def __str__(self):
        if self.is_date:
            return self.local.isoformat()
        where = f" [{self.zone}]" if self.zone else ""
        return f"{self.local.isoformat()}{where} = {rfc3339(self.instant) if self.instant else 'floating'}"


def rfc3339(instant):
    return instant.astimezone(UTC).isoformat().replace("+00:00", "Z")


def parse_instant(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone(UTC)


def parse_wall_clock(text):
    """The date or wall-clock time and the zone of `2027-03-14T09:00:00+09:00[Asia/Tokyo]`."""
    match = re.fullmatch(r"(\d{4}-\d\d-\d\d)(?:T([\d:.]+)(?:Z|[+-][\d:]+)?(?:\[!?([^\]]+)\])?)?", text)
    if not match:
        raise ValueError(f"'{text}' is neither a date nor an RFC 9557 time")
    day, time, zone = match.groups()
    return (datetime.fromisoformat(f"{day}T{time}") if time else date.fromisoformat(day)), zone


# --- the parsers -----------------------------------------------------------------------------------------


def read_with_icalendar(data, faults):
    """Yields (uid, recurrence id, start, end, recurs, None) for each VEVENT."""
    # pytz zones are made by icalendar's own code; the others by dateutil, which vobject uses too.
    calendars = icalendar.Calendar.from_ical(data, multiple=True)
    definitions = {str(zone["TZID"]): zone for calendar in calendars for zone in calendar.walk("VTIMEZONE")}

    def zone_for(name, local):
        if local.year < 2037:
            icalendar.use_pytz()
            made = definitions[name].to_tz(lookup_tzid=False)
            return made.localize(local, is_dst=True)
        icalendar.use_zoneinfo()  # the other kind ends in 2037
        return local.replace(tzinfo=definitions[name].to_tz(lookup_tzid=False))

    def end(event, uid, name):
        if name not in event:
            return None
        value = event[name].dt
        if not isinstance(value, datetime):
            return End(value)
        local = value.replace(tzinfo=None)
        tzid = event[name].params.get("TZID")
        if tzid is None:
            return End(local, local.replace(tzinfo=UTC) if value.tzinfo else None)
        if tzid not in definitions:
            faults.add("icalendar", uid, f"{name} names TZID={tzid}, which has no VTIMEZONE in the file")
            return End(local, None, tzid)
        return End(local, zone_for(tzid, local).astimezone(UTC), tzid)

    for calendar in calendars:
        for event in calendar.walk("VEVENT"):
            for name, message in event.errors:
                faults.add("icalendar", str(event.get("UID", "?")), f"{name}: {message}")
            uid = str(event["UID"])
            recurs = "RRULE" in event or "RDATE" in event
            yield uid, end(event, uid, "RECURRENCE-ID"), end(event, uid, "DTSTART"), end(event, uid, "DTEND"), recurs, None


def read_with_vobject(data, faults):
    # A zone of this name that an earlier file or pytz gave would hide the file's own.
    known = vobject.icalendar.__dict__["__tzidMap"]
    known.clear()
    known["UTC"] = vobject.icalendar.utc
    text = data.decode("utf-8")
    defined = set(re.findall(r"^TZID(?:;[^:]*)?:(.*?)\r?$", re.sub(r"\r?\n[ \t]", "", text), re.M))

    def end(event, uid, name):
        line = getattr(event, name.lower().replace("-", "_"), None)
        if line is None:
            return None
        value = line.value
        if not isinstance(value, datetime):
            return End(value)
        tzid = getattr(line, "tzid_param", None) or (line.params.get("X-VOBJ-ORIGINAL-TZID") or [None])[0]
        if tzid is not None and tzid not in defined:
            faults.add("vobject", uid, f"{name} names TZID={tzid}, which has no VTIMEZONE in the file")
        return End(value.replace(tzinfo=None), value.astimezone(UTC) if value.tzinfo else None, tzid)

    def occurrences(event):
        found = []
        for start in event.getrruleset(addRDate=True):
            found.append(start.astimezone(UTC) if isinstance(start, datetime) and start.tzinfo else start)
            if len(found) == 5000:
                break
        return found

    for calendar in vobject.readComponents(text):
        for event in getattr(calendar, "vevent_list", []):
            uid = event.uid.value
            recurs = hasattr(event, "rrule") or hasattr(event, "rdate")
            identity = end(event, uid, "RECURRENCE-ID")
            yield uid, identity, end(event, uid, "DTSTART"), end(event, uid, "DTEND"), recurs, functools.partial(occurrences, event)


# --- the comparison --------------------------------------------------------------------------------------


class Expected:
    def __init__(self, item):
        self.uid, self.all_day = item["uid"], bool(item["allDay"])
        self.start, self.start_zone = parse_wall_clock(item["start"])
        self.end, self.end_zone = parse_wall_clock(item["end"])
        self.start_instant = self.end_instant = None
        if not self.all_day:
            self.start_instant, self.end_instant = (parse_instant(item[key]) for key in ("startInstant", "endInstant"))

    def __str__(self):
        return f"{self.start} to {self.end}"

    def differences(self, start, end):
        if end is None:
            # RFC 5545 section 3.6.1: without DTEND a date lasts one day, a time no time.
            end = End(start.local + timedelta(days=1)) if start.is_date else start
        for name, read, local, instant, zone in (
            ("DTSTART", start, self.start, self.start_instant, self.start_zone),
            ("DTEND", end, self.end, self.end_instant, self.end_zone),
        ):
            if read.is_date != self.all_day:
                yield f"{name} is {read}, and allDay is {self.all_day}"
            elif read.is_date:
                if read.local != local:
                    yield f"{name} is {read}, not {local}"
            else:
                if read.instant is not None and read.instant != instant:
                    yield f"{name} is {read}, not {rfc3339(instant)}"
                if read.zone is not None and read.local != local:
                    yield f"{name} is {read}, not {local} [{zone}]"
                if read.zone is None and read.instant is None and read.local != local:
                    yield f"{name} is {read}, not {local}"


def compare(parser, events, expected, faults):
    unmatched = list(expected)
    count = 0
    for uid, identity, start, end, recurs, occurrences in events:
        count += 1
        name = f"{uid} ({identity})" if identity else uid
        if start is None:
            faults.add(parser, name, "has no DTSTART")
            continue
        candidates = [item for item in unmatched if item.uid == uid]
        if not candidates:
            if recurs or identity:
                continue  # every occurrence may lie outside of what was listed
            faults.add(parser, name, "is in the export but not expected")
            continue
        key = (lambda item: item.start) if start.is_date else (lambda item: item.start_instant)
        value = start.local if start.is_date else start.instant
        item = next((item for item in candidates if key(item) == value), None)
        if recurs:
            if item is not None:
                report(faults, parser, name, item, start, end)
                unmatched.remove(item)
            if occurrences is not None:
                check_occurrences(parser, name, occurrences(), [c for c in candidates if c is not item], unmatched, start)
            continue
        item = item or candidates[0]
        report(faults, parser, name, item, start, end)
        unmatched.remove(item)
    recurring_only = parser == "icalendar"  # it does not expand; dateutil does, below vobject
    recurring = {event[0] for event in events if event[4]}
    for item in unmatched:
        if not (recurring_only and item.uid in recurring):
            faults.add(parser, item.uid, f"{item} is expected but not in the export")
    return count


def report(faults, parser, name, item, start, end):
    for difference in item.differences(start, end):
        faults.add(parser, name, difference)


def check_occurrences(parser, name, found, candidates, unmatched, start):
    for item in candidates:
        value = item.start_instant if isinstance(start.local, datetime) else item.start
        if start.instant is None and isinstance(start.local, datetime):
            value = item.start
        if value in found or (not isinstance(value, datetime) and datetime.combine(value, datetime.min.time()) in found):
            unmatched.remove(item)


def main(path, expected_path):
    data, items = path.read_bytes(), json.loads(expected_path.read_text(encoding="utf-8"))["items"]
    if not items:
        print(f"{expected_path}: has no items, so there is nothing to compare", file=sys.stderr)
        return 1
    faults = Faults()
    for parser, read in (("icalendar", read_with_icalendar), ("vobject", read_with_vobject)):
        expected = [Expected(item) for item in items]
        try:
            events = list(read(data, faults))
            count = compare(parser, events, expected, faults)
        except Exception as error:  # whatever a parser raises: it could not read our file
            faults.add(parser, path, f"cannot be read: {type(error).__name__}: {error}")
            continue
        print(f"{parser}: read {count} events of {path}, {len(expected)} expected")
    for fault in faults:
        print(f"FAULT {fault}", file=sys.stderr)
    return 1 if faults else 0

