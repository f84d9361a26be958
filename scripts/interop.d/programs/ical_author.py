"""Writes events with Python ical."""

import json
import sys
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from ical.alarm import Action, Alarm
from ical.calendar import Calendar
from ical.calendar_stream import IcsCalendarStream
from ical.event import Event
from ical.types import Frequency, Recur


def value(text, zone):
    if "T" not in text:
        return date.fromisoformat(text)
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))


for item in json.load(sys.stdin):
    event = Event(
        uid=item["uid"], summary=item["title"], location=item["place"] or None,
        dtstart=value(item["start"], item["startZone"]), dtend=value(item["end"], item["endZone"]))
    if item["weeks"]:
        event.rrule = Recur(freq=Frequency.WEEKLY, count=item["weeks"])
    if item["alarm"]:
        event.alarm.append(Alarm(
            action=Action.DISPLAY, description=item["title"], trigger=timedelta(minutes=-item["alarm"])))
    calendar = Calendar()
    calendar.events.append(event)
    with open(item["out"], "w", encoding="utf-8", newline="") as file:
        file.write(IcsCalendarStream.calendar_to_ics(calendar))
