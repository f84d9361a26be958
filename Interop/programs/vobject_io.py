"""vobject, with dateutil for series; zones come from the VTIMEZONEs of the file."""

import base64
from datetime import timedelta

import vobject
from reading import WINDOW, alarm, attendees, listing, meaning, parameters, position, run


def text(event, name):
    line = getattr(event, name.lower().replace("-", "_"), None)
    return "" if line is None else line.value


def zone(line):
    return getattr(line, "tzid_param", None) or (line.params.get("X-VOBJ-ORIGINAL-TZID") or [""])[0]


def attachment(line):
    form = (line.params.get("FMTTYPE") or [""])[0]
    value = line.value
    if isinstance(value, bytes) or line.params.get("ENCODING"):
        octets = value if isinstance(value, bytes) else base64.b64decode(value)
        return f"{form} {len(octets)} octets {octets[-12:-8].hex()}"
    return f"{form} {value}".strip()


def occurrences(event, overrides):
    starts = list(event.getrruleset(addRDate=True)) if hasattr(event, "rrule") else [event.dtstart.value]
    # vobject does not combine a series with its changed occurrences; here that is done on what it read.
    changed = {meaning(each.recurrence_id.value): each for each in overrides}
    for start in starts:
        if not hasattr(event.dtstart.value, "hour") and hasattr(start, "date"):
            start = start.date()
        override = changed.get(meaning(start))
        yield (override.dtstart.value, override.summary.value) if override else (start, event.summary.value)


def fields(event, overrides):
    end = event.dtend if hasattr(event, "dtend") else event.dtstart
    found = {
        "title": text(event, "SUMMARY"), "place": text(event, "LOCATION"), "notes": text(event, "DESCRIPTION"),
        "status": text(event, "STATUS").lower() or "confirmed", "class": text(event, "CLASS"),
        "link": text(event, "URL"), "sequence": text(event, "SEQUENCE") or "0",
        "free": "yes" if text(event, "TRANSP") == "TRANSPARENT" else "no",
        "categories": ", ".join(sorted(
            {each for line in getattr(event, "categories_list", []) for each in line.value} - {"EVENT"})),
        "start": meaning(event.dtstart.value), "end": meaning(end.value),
        "start zone": zone(event.dtstart), "end zone": zone(end),
        "attachments": "; ".join(sorted(map(attachment, getattr(event, "attach_list", [])))),
        "alarms": "; ".join(sorted(
            alarm(text(each, "ACTION"), each.trigger.value, text(each, "DESCRIPTION"))
            for each in getattr(event, "valarm_list", []))),
        "attendees": attendees(
            (line.params["CN"][0], line.value) for line in getattr(event, "attendee_list", [])),
        "occurrences": listing(occurrences(event, overrides)),
    }
    if text(event, "GEO"):
        value = text(event, "GEO").replace("\\", "")
        found["position"] = position(*value.split(";"))
    for line in event.lines():
        if line.name in ("SUMMARY", "CONFERENCE") or (
                line.name.startswith("X-") and not line.name.startswith("X-MERIDIAN-")):
            pairs = [(name, ",".join(values)) for name, values in line.params.items()]
            found[line.name] = parameters(pairs, line.value)
    return found


def read(data):
    known = vobject.icalendar.__dict__["__tzidMap"]
    known.clear()  # else the zones of an earlier file would hide this file's
    known["UTC"] = vobject.icalendar.utc
    calendar = vobject.readOne(data.decode("utf-8"))
    events = calendar.vevent_list
    found = {}
    for event in events:
        if hasattr(event, "recurrence_id"):
            continue
        uid = event.uid.value
        found[uid] = fields(event, [
            each for each in events if each.uid.value == uid and hasattr(each, "recurrence_id")])
    return found, calendar.serialize().encode("utf-8")


def written(item, start, end):
    """With the zones of the standard library."""
    calendar = vobject.iCalendar()
    event = calendar.add("vevent")
    values = {"uid": item["uid"], "summary": item["title"], "location": item["place"], "dtstart": start, "dtend": end,
              "rrule": item["weeks"] and f"FREQ=WEEKLY;COUNT={item['weeks']}"}
    for name, value in values.items():
        if value:
            event.add(name).value = value
    if item["alarm"]:
        alarm = event.add("valarm")
        alarm.add("action").value = "DISPLAY"
        alarm.add("description").value = item["title"]
        alarm.add("trigger").value = timedelta(minutes=-item["alarm"])
    return calendar.serialize()


if __name__ == "__main__":
    run(read, written)
