"""Writes events with Python icalendar, as its documentation tells."""

import json
import sys
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import icalendar


def value(text, zone):
    if "T" not in text:
        return date.fromisoformat(text)
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))


for item in json.load(sys.stdin):
    calendar = icalendar.Calendar.new(name="interop")
    event = icalendar.Event.new(
        uid=item["uid"], summary=item["title"], location=item["place"] or None,
        start=value(item["start"], item["startZone"]), end=value(item["end"], item["endZone"]))
    if item["weeks"]:
        event.add("rrule", {"freq": "weekly", "count": item["weeks"]})
    if item["alarm"]:
        alarm = icalendar.Alarm()
        alarm.add("action", "DISPLAY")
        alarm.add("description", item["title"])
        alarm.add("trigger", timedelta(minutes=-item["alarm"]))
        event.add_component(alarm)
    calendar.add_component(event)
    calendar.add_missing_timezones()
    with open(item["out"], "wb") as file:
        file.write(calendar.to_ical())
