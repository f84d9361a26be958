"""Python icalendar, with recurring-ical-events for series."""

import base64
from datetime import timedelta

import icalendar
import recurring_ical_events
from reading import WINDOW, alarm, attendees, listing, meaning, parameters, position, run


def text(event, name):
    return str(event.get(name, ""))


def attachment(value):
    form = value.params.get("FMTTYPE", "")
    if value.params.get("ENCODING") == "BASE64":
        octets = base64.b64decode(value.to_ical())
        return f"{form} {len(octets)} octets {octets[-12:-8].hex()}"
    return f"{form} {value}".strip()


def fields(calendar, event):
    found = {
        "title": text(event, "SUMMARY"), "place": text(event, "LOCATION"), "notes": text(event, "DESCRIPTION"),
        "status": text(event, "STATUS").lower() or "confirmed", "class": text(event, "CLASS"),
        "link": text(event, "URL"), "sequence": str(event.get("SEQUENCE", 0)),
        "free": "yes" if text(event, "TRANSP") == "TRANSPARENT" else "no",
        "categories": ", ".join(sorted(set(map(str, event.categories)) - {"EVENT"})),
        "start": meaning(event.start), "end": meaning(event.end),
        "start zone": event["DTSTART"].params.get("TZID", ""),
        "end zone": (event.get("DTEND") or event["DTSTART"]).params.get("TZID", ""),
    }
    if "GEO" in event:
        found["position"] = position(event["GEO"].latitude, event["GEO"].longitude)
    attached = event.get("ATTACH", [])
    attached = attached if isinstance(attached, list) else [attached]
    found["attachments"] = "; ".join(sorted(map(attachment, attached)))
    found["alarms"] = "; ".join(sorted(
        alarm(text(each, "ACTION"), each["TRIGGER"].dt, text(each, "DESCRIPTION")) for each in event.walk("VALARM")))
    invited = event.get("ATTENDEE", [])
    found["attendees"] = attendees(
        (each.params["CN"], str(each)) for each in (invited if isinstance(invited, list) else [invited]))
    for name in event:
        if name in ("SUMMARY", "CONFERENCE") or (name.startswith("X-") and not name.startswith("X-MERIDIAN-")):
            value = event[name]
            raw = value.to_ical().decode() if name != "SUMMARY" else str(value)
            found[name] = parameters(value.params.items(), raw)
    found["occurrences"] = listing(
        (each.start, text(each, "SUMMARY"))
        for each in recurring_ical_events.of(calendar).between(*WINDOW) if each["UID"] == event["UID"])
    return found


def read(data):
    calendar = icalendar.Calendar.from_ical(data)
    for event in calendar.walk("VEVENT"):
        if event.errors:
            raise ValueError(f"errors in {event['UID']}: {event.errors}")
    found = {
        text(event, "UID"): fields(calendar, event)
        for event in calendar.walk("VEVENT") if "RECURRENCE-ID" not in event}
    return found, calendar.to_ical()


def written(item, start, end):
    """As its documentation tells."""
    calendar = icalendar.Calendar.new(name="interop")
    event = icalendar.Event.new(
        uid=item["uid"], summary=item["title"], location=item["place"] or None, start=start, end=end)
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
    return calendar.to_ical()


if __name__ == "__main__":
    run(read, written)
