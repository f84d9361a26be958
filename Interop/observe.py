"""What an iCalendar file says, in the words of the cases: for each UID the fields and what they mean.

`lines_of` reads the content lines by itself, so that what other programs wrote is looked at without Meridian
and without libical. `returned` asks Meridian, as a user would: `agenda --json` for the times, `export` for the rest.
"""

import base64
import json
import re
import subprocess
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from cases import text_of

WHOLE_TIME = "2010-01-01..2029-01-01"
UTC_NAMES = ("UTC", "Etc/UTC", "Z")


# --- content lines -----------------------------------------------------------------------------------------


class Component:
    def __init__(self, name):
        self.name, self.properties, self.children = name, [], []

    def all(self, name):
        return [property for property in self.properties if property[0] == name]

    def first(self, name):
        return next(iter(self.all(name)), None)

    def walk(self, name):
        for child in self.children:
            if child.name == name:
                yield child
            yield from child.walk(name)


PARAMETER = re.compile(r';([\w-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)')


def property_of(line):
    """(NAME, {PARAMETER: value}, raw value) of an unfolded line; None if it is none."""
    match = re.match(r"[\w-]+", line)
    if not match:
        return None
    parameters, position = {}, match.end()
    while found := PARAMETER.match(line, position):
        value = re.sub(r'"([^"]*)"', r"\1", found[2])
        value = value.replace("^n", "\n").replace("^'", '"').replace("^^", "^")
        parameters[found[1].upper()] = value
        position = found.end()
    if line[position:position + 1] != ":":
        return None
    return match[0].upper(), parameters, line[position + 1:]


def lines_of(data):
    """The component tree below a nameless root."""
    # Unfolded on octets: some programs fold in the middle of a character.
    octets = re.sub(rb"\r?\n[ \t]", b"", data)
    root = Component("")
    stack = [root]
    for line in re.split(r"\r?\n", octets.decode("utf-8", "replace")):
        found = property_of(line)
        if not found:
            continue
        name, _, value = found
        if name == "BEGIN":
            stack.append(Component(value.strip().upper()))
            stack[-2].children.append(stack[-1])
        elif name == "END" and len(stack) > 1:
            stack.pop()
        else:
            stack[-1].properties.append(found)
    return root


def unescaped(text):
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] in "nN" else match[1], text)


def list_of(text):
    return [unescaped(part) for part in re.findall(r"((?:\\.|[^,\\])+)", text)]


# --- fields ------------------------------------------------------------------------------------------------


def fields_of(event):
    """Everything but the times."""

    def text(name):
        found = event.first(name)
        return unescaped(found[2]) if found else ""

    categories = sorted({part for found in event.all("CATEGORIES") for part in list_of(found[2])} - {"EVENT"})
    fields = {
        "title": text("SUMMARY"), "place": text("LOCATION"), "notes": text("DESCRIPTION"),
        "status": (text("STATUS") or "confirmed").lower(), "class": text("CLASS"),
        "categories": ", ".join(categories), "link": event.first("URL")[2] if event.first("URL") else "",
        "position": position_of(event.first("GEO")), "free": "yes" if text("TRANSP") == "TRANSPARENT" else "no",
        "sequence": text("SEQUENCE") or "0", "attachments": attachments_of(event.all("ATTACH")),
        "alarms": "; ".join(sorted(alarm_of(alarm) for alarm in event.walk("VALARM"))),
        "kind": text("X-MERIDIAN-KIND").lower(),
        "booking": booking_of(event, text),
        "participants": "; ".join(sorted(unescaped(found[2]) for found in event.all("X-MERIDIAN-PARTICIPANT"))),
        "attendees": "; ".join(sorted(
            f"{parameters.get('CN', '')} {re.sub('(?i)^mailto:', '', value)}"
            for _, parameters, value in event.all("ATTENDEE"))),
    }
    for name, parameters, value in event.properties:
        if name in ("SUMMARY", "CONFERENCE") or (name.startswith("X-") and not name.startswith("X-MERIDIAN-")):
            fields[name] = " ".join([f"{key}={parameters[key]}" for key in sorted(parameters, key=order)] + [value])
    return fields


def order(name):
    return (name.startswith("X-"), name)


def booking_of(event, text):
    carrier, number, code = (text(f"X-MERIDIAN-{name}") for name in ("CARRIER", "NUMBER", "CONFIRMATION"))
    route = [text(f"X-MERIDIAN-{name}") for name in ("PLACE-CODE", "DESTINATION-CODE")]
    # An airline may be said by its name, and the number has its letters then.
    number = number if number[:1].isalpha() else f"{carrier}{number}"
    return " ".join(part for part in [re.sub(r"^([A-Z]{2})\s*", r"\1 ", number), code, *route] if part)


def position_of(found):
    if not found:
        return ""
    try:
        # Five decimals are a metre; some programs keep 32-bit floats.
        return " ".join(f"{float(part):.5f}" for part in found[2].replace("\\", "").replace(",", ";").split(";"))
    except ValueError:
        return found[2]


def attachments_of(found):
    values = []
    for _, parameters, value in found:
        if parameters.get("ENCODING", "").upper() == "BASE64":
            octets = base64.b64decode(value)
            value = f"{len(octets)} octets {octets[-12:-8].hex()}"
        values.append(" ".join(part for part in (parameters.get("FMTTYPE", ""), value) if part))
    return "; ".join(sorted(values))


DURATION = re.compile(r"([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?")


def duration_of(text):
    match = DURATION.fullmatch(text.strip())
    if not match:
        return None
    weeks, days, hours, minutes, seconds = (int(part or 0) for part in match.groups()[1:])
    length = timedelta(weeks=weeks, days=days, hours=hours, minutes=minutes, seconds=seconds)
    return -length if match[1] == "-" else length


def alarm_of(alarm):
    def value(name):
        found = alarm.first(name)
        return found[2] if found else ""

    trigger = value("TRIGGER")
    if re.fullmatch(r"\d{8}T\d{6}Z", trigger):
        trigger = text_of(datetime.strptime(trigger, "%Y%m%dT%H%M%SZ").replace(tzinfo=timezone.utc))
    else:
        length = duration_of(trigger)
        if length is not None:
            trigger = f"-{-length}" if length < timedelta() else str(length)
    return " ".join(part for part in (value("ACTION"), trigger, unescaped(value("DESCRIPTION"))) if part)


# --- times, without Meridian -------------------------------------------------------------------------------


def time_of(found):
    """(meaning, zone) of a DTSTART or DTEND line, the zone by the end of its TZID."""
    _, parameters, value = found
    if re.fullmatch(r"\d{8}", value):
        return datetime.strptime(value, "%Y%m%d").date().isoformat(), None
    local = datetime.strptime(value.rstrip("Z"), "%Y%m%dT%H%M%S")
    if value.endswith("Z"):
        return text_of(local.replace(tzinfo=timezone.utc)), "UTC"
    name = parameters.get("TZID")
    if not name:
        return local.isoformat(), None
    for pieces in (name.split("/")[-2:], name.split("/")[-3:]):
        try:
            return text_of(local.replace(tzinfo=ZoneInfo("/".join(pieces)))), "/".join(pieces)
        except (KeyError, ValueError, OSError):
            continue
    return f"{local.isoformat()} {name}", name


def raw(data):
    """{UID: fields} as the lines stand, for telling who lost what."""
    found = {}
    for event in lines_of(data).walk("VEVENT"):
        if event.first("RECURRENCE-ID") or not event.first("UID"):
            continue
        fields = fields_of(event)
        start = event.first("DTSTART")
        if start:
            fields["start"], zone = time_of(start)
            fields["start zone"] = zone or ""
            end = event.first("DTEND")
            fields["end"], zone = time_of(end) if end else (end_after(event, fields["start"]), zone)
            fields["end zone"] = zone or ""
        found[unescaped(event.first("UID")[2])] = fields
    return found


def end_after(event, start):
    length = event.first("DURATION")
    if not length:
        return (date.fromisoformat(start) + timedelta(days=1)).isoformat() if "T" not in start else start
    length = duration_of(length[2])
    if "T" not in start:
        return (date.fromisoformat(start) + length).isoformat()
    if start.endswith("Z"):
        return text_of(datetime.fromisoformat(start.replace("Z", "+00:00")) + length)
    return (datetime.fromisoformat(start) + length).isoformat()


# --- times, as Meridian reads them -------------------------------------------------------------------------


class Meridian:
    """The program under test."""

    def __init__(self, binary, tzdir):
        self.command = [binary]
        self.options = ["--tzdir", tzdir, "--now", "2026-09-01T08:00:00Z"]

    def run(self, *arguments):
        result = subprocess.run(
            [*self.command, *arguments, *self.options], capture_output=True, text=True, encoding="utf-8")
        if result.returncode:
            raise RuntimeError(f"meridian {arguments[0]} ended with {result.returncode}: {result.stderr.strip()}")
        return result.stdout

    def export(self, paths, out, *options):
        self.run("export", "-f", *map(str, paths), "-o", str(out), *options)

    def keep(self, paths, store):
        """Imports files into a new store."""
        self.store = str(store)
        self.run("import", *map(str, paths), "--trip", "Interop", "--db", self.store)

    def added(self, path):
        """How many activities a file would add to the store, which has all of them."""
        text = self.run("import", str(path), "--trip", "Interop", "--dry-run", "--json", "--db", self.store)
        return json.loads(text)["added"]

    def returned(self, path, scratch):
        """{UID: fields} of a file that another program wrote, as our import understands it."""
        items = json.loads(self.run("agenda", WHOLE_TIME, "-f", str(path), "--home", "UTC", "--json"))["items"]
        again = scratch / "again.ics"
        self.export([path], again)
        found = {}
        for event in lines_of(again.read_bytes()).walk("VEVENT"):
            if not event.first("RECURRENCE-ID"):
                found[unescaped(event.first("UID")[2])] = fields_of(event)
        series = {}
        for item in items:
            series.setdefault(item["uid"], []).append(item)
        for uid, each in series.items():
            first = min(each, key=lambda item: item["startInstant"] or item["start"])
            fields = found.setdefault(uid, {})
            fields["title"] = first["title"]
            for name in ("start", "end"):
                fields[name], fields[f"{name} zone"] = meaning_of(first, name)
            fields["status"] = first["status"]
            fields["occurrences"] = "; ".join(sorted(
                f"{meaning_of(item, 'start')[0]} {item['title']}" for item in each))
        return found


def meaning_of(item, name):
    text = item[name]
    if item["allDay"]:
        return text, ""
    if item.get("floating"):
        return text[:19], ""
    zone = re.search(r"\[!?([^\]]+)\]", text)
    zone = zone[1] if zone else ""
    return item[f"{name}Instant"], "UTC" if zone in UTC_NAMES else zone
