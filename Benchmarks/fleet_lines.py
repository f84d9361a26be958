"""Answers what `meridian fleet check` is asked, by Python's icalendar and zoneinfo; run by race_fleet.py.

    fleet_lines.py < trips.ndjson

It reads the calendar of each line, and finds what overlaps and connections that cannot be: two of the rules of Meridian, of
which `check` has some twenty.
"""

import json
import sys
from datetime import timezone

import icalendar


def main():
    write = sys.stdout.write
    for text in sys.stdin:
        line = json.loads(text)
        events = []
        for event in icalendar.Calendar.from_ical(line["ics"]).walk("VEVENT"):
            start, end = (event[name].dt.astimezone(timezone.utc) for name in ("DTSTART", "DTEND"))
            events.append((start, end, str(event["UID"]), str(event.get("X-MERIDIAN-KIND", "EVENT"))))
        events.sort()
        found = []
        for number, (start, end, uid, kind) in enumerate(events):
            for later, until, other, its in events[number + 1:]:
                if later >= end:
                    break
                if "LODGING" in (kind, its):
                    continue
                rule = "impossible-connection" if {kind, its} <= {"FLIGHT", "TRAIN"} else "overlap"
                found.append({"rule": rule, "items": [uid, other], "at": later.isoformat(), "until": min(end, until).isoformat()})
        for number, finding in enumerate(found):
            write(json.dumps({"finding": finding, "id": line["id"], "n": number, "v": 1}) + "\n")
        write(json.dumps({"done": {"activities": len(events), "findings": len(found)}, "id": line["id"], "v": 1}) + "\n")


main()
