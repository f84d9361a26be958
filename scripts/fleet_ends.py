"""What moves of the trips of a fleet from one release of the zones to another, read with Python's zoneinfo alone."""

import datetime
import functools
import json
import re
import zoneinfo

UTC = datetime.timezone.utc
EVENT = re.compile(r"BEGIN:VEVENT\r\n(.*?)END:VEVENT", re.S)
TIME = re.compile(r"^(DTSTART|DTEND);TZID=([^:\r]*):(\d{8}T\d{6})\r$", re.M)
UID = re.compile(r"^UID:(.*)\r$", re.M)


@functools.cache
def zone(tree, name):
    with open(f"{tree}/{name}", "rb") as file:
        return zoneinfo.ZoneInfo.from_file(file, key=name)


def instant(tree, local, name):
    """The moment of a reading; RFC 5545 takes the first of two, and counts a skipped one from before the gap."""
    return local.replace(tzinfo=zone(tree, name)).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def ends(line):
    """The ends of a line: the UID of the activity, which end it is, its reading and its zone."""
    if "ics" in line:
        for event in EVENT.findall(line["ics"]):
            uid = UID.search(event)[1]
            for which, name, text in TIME.findall(event):
                yield uid, "start" if which == "DTSTART" else "end", datetime.datetime.strptime(text, "%Y%m%dT%H%M%S"), name
        return
    for activity in line["trip"].get("activities", []):
        for which in ("start", "end"):
            time = activity["span"].get(which)
            if time and "zone" in time:
                yield activity["uid"], which, datetime.datetime.fromisoformat(time["local"]), time["zone"]


def moved(text, old, new):
    """The id of a line, how many ends it has, and those that moved, each with both moments."""
    line, count, found = json.loads(text), 0, set()
    for uid, which, local, name in ends(line):
        was, now = instant(old, local, name), instant(new, local, name)
        count += 1
        if was != now:
            found.add((uid, which, was, now))
    return line["id"], count, found
