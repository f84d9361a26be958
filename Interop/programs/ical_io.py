"""Python ical, the library of Home Assistant's local calendar."""

from datetime import datetime, timedelta, timezone

from ical.alarm import Action, Alarm
from ical.calendar import Calendar
from ical.calendar_stream import IcsCalendarStream
from ical.event import Event
from ical.types import Frequency, Recur
from reading import WINDOW, alarm, attendees, listing, meaning, position, run


def zone(value):
    name = getattr(getattr(value, "tzinfo", None), "key", "") or ""
    return "UTC" if name in ("UTC", "Etc/UTC") else name


def word(value):
    return "" if value is None else str(getattr(value, "value", value))


def alarms(event):
    for each in event.alarm:
        trigger = each.trigger
        if isinstance(trigger, datetime) and trigger.tzinfo is None:
            trigger = trigger.replace(tzinfo=timezone.utc)
        yield alarm(word(each.action), trigger, word(each.description))


def fields(calendar, event):
    found = {
        "title": event.summary, "place": event.location or "", "notes": event.description or "",
        "status": word(event.status).lower() or "confirmed", "class": word(event.classification),
        "sequence": str(event.sequence or 0), "link": word(event.url),
        "free": "yes" if word(event.transparency) == "TRANSPARENT" else "no",
        "categories": ", ".join(sorted(set(event.categories) - {"EVENT"})),
        "start": meaning(event.dtstart), "end": meaning(event.dtend or event.dtstart),
        "start zone": zone(event.dtstart), "end zone": zone(event.dtend or event.dtstart),
        "alarms": "; ".join(sorted(alarms(event))),
        "attendees": attendees((each.common_name or "", str(each.uri)) for each in event.attendees),
    }
    if event.dtend is None and event.duration is not None:
        found["end"] = meaning(event.dtstart + event.duration)
    if event.geo:
        found["position"] = position(event.geo.lat, event.geo.lng)
    first, last = (each.replace(tzinfo=timezone.utc) for each in WINDOW)
    found["occurrences"] = listing(
        (each.dtstart, each.summary) for each in calendar.timeline.overlapping(first, last) if each.uid == event.uid)
    return found


def read(data):
    calendar = IcsCalendarStream.calendar_from_ics(data.decode("utf-8"))
    found = {event.uid: fields(calendar, event) for event in calendar.events if not event.recurrence_id}
    return found, IcsCalendarStream.calendar_to_ics(calendar).encode("utf-8")


def written(item, start, end):
    event = Event(uid=item["uid"], summary=item["title"], location=item["place"] or None, dtstart=start, dtend=end)
    if item["weeks"]:
        event.rrule = Recur(freq=Frequency.WEEKLY, count=item["weeks"])
    if item["alarm"]:
        event.alarm.append(Alarm(
            action=Action.DISPLAY, description=item["title"], trigger=timedelta(minutes=-item["alarm"])))
    calendar = Calendar()
    calendar.events.append(event)
    return IcsCalendarStream.calendar_to_ics(calendar)


if __name__ == "__main__":
    run(read, written)
