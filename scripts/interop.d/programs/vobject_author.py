"""Writes events with vobject and the zones of the standard library."""

import json
import sys
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import vobject


def value(text, zone):
    if "T" not in text:
        return date.fromisoformat(text)
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))


for item in json.load(sys.stdin):
    calendar = vobject.iCalendar()
    event = calendar.add("vevent")
    event.add("uid").value = item["uid"]
    event.add("summary").value = item["title"]
    if item["place"]:
        event.add("location").value = item["place"]
    event.add("dtstart").value = value(item["start"], item["startZone"])
    event.add("dtend").value = value(item["end"], item["endZone"])
    if item["weeks"]:
        event.add("rrule").value = f"FREQ=WEEKLY;COUNT={item['weeks']}"
    if item["alarm"]:
        alarm = event.add("valarm")
        alarm.add("action").value = "DISPLAY"
        alarm.add("description").value = item["title"]
        alarm.add("trigger").value = timedelta(minutes=-item["alarm"])
    try:
        text = calendar.serialize()
    except Exception as error:
        print(f"{item['key']}: {type(error).__name__}: {error}", file=sys.stderr)
        continue
    with open(item["out"], "w", encoding="utf-8", newline="") as file:
        file.write(text)
