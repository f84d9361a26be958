"""Reads calendars line by line and compares two of them; knows no time zones and none of our code.

A difference is a property, parameter, value or component that one calendar has and the other has not. What RFC 5545
says is the same is made the same before (`Property.normal`); what may differ all the same has an excuse. The reasons of
both are listed in docs/formats/icalendar.md.
"""

import codecs
import collections
import datetime
import functools
import re
import zoneinfo

from libical import Libical

# --- reading ---------------------------------------------------------------------------------------------


class Broken(Exception):
    """A file whose BEGINs and ENDs do not match."""


def from_windows_1252(error):
    """A byte that is not of UTF-8."""
    bad = error.object[error.start : error.start + 1]
    return bad.decode("cp1252", errors="ignore") or bad.decode("latin-1"), error.start + 1


codecs.register_error("windows-1252", from_windows_1252)


def content_lines(data):
    """The unfolded lines of a file (RFC 5545 section 3.1), with any line end; folds may cut a character."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        data = data.decode("utf-16").encode("utf-8")
    data = data.removeprefix(b"\xef\xbb\xbf")
    lines = []
    for line in re.split(rb"\r\n|\n|\r", data):
        if line[:1] in (b" ", b"\t") and lines:
            lines[-1] += line[1:]
        elif line.strip(b" \t"):
            lines.append(line)
    # Control characters cannot stand in a line (section 3.1, VALUE-CHAR).
    return [re.sub(r"[\x00-\x08\x0b-\x1f\x7f]", "", line.decode(errors="windows-1252")) for line in lines]


PARAMETER = re.compile(r';([^=:;"]*)(?:=((?:"[^"]*"|[^":;])*))?')
CARETS = {"^n": "\n", "^N": "\n", "^'": '"', "^^": "^"}


def parameter_values(text):
    """The values of a parameter: without quotes (section 3.2) and carets (RFC 6868), at the commas outside of quotes."""
    values = [""]
    for piece in re.findall(r'"[^"]*"|,|[^",]+', text):
        if piece == ",":
            values.append("")
        else:
            values[-1] += piece.strip('"')
    return tuple(re.sub(r"\^[nN'^]", lambda m: CARETS[m.group()], value) for value in values)


class Property:
    def __init__(self, line):
        match = re.match(r"[^:;]+", line)
        if not match:
            raise ValueError(line)
        self.line, self.name, self.parameters = line, match.group().strip().upper(), {}
        position = match.end()
        while found := PARAMETER.match(line, position):
            self.parameters.setdefault(found[1].strip().upper(), parameter_values(found[2] or ""))
            position = found.end()
        if line[position : position + 1] != ":":
            raise ValueError(line)
        self.value = line[position + 1 :]

    def parameter(self, name):
        return ",".join(self.parameters.get(name, ())) or None

    @functools.cached_property
    def normal(self):
        """What is compared: parameters without an order, without defaults; values by their type."""
        parameters, value = dict(self.parameters), self.value
        kind = (self.parameter("VALUE") or DEFAULT_TYPES.get(self.name, "")).upper()
        if kind == DEFAULT_TYPES.get(self.name):
            parameters.pop("VALUE", None)
        elif "VALUE" in parameters:
            parameters["VALUE"] = (kind,)
        if parameters.get("TZID") == ("",):
            del parameters["TZID"]
        if self.name in LISTS:
            value = tuple(sorted(map(unescaped, re.findall(r"(?:^|(?<=,))((?:\\.|[^,\\])*)", value))))
        elif self.name in TEXTS or kind == "TEXT" or self.name.startswith("X-"):
            value = unescaped(value)
        elif kind in ("DATE-TIME", "DATE", "PERIOD"):
            value = tuple(sorted(part.strip().upper() for part in value.split(",")))
        elif kind == "RECUR":
            parts = [part for part in value.strip().upper().split(";") if part]
            value = tuple(sorted(part for part in parts if part not in ("INTERVAL=1", "WKST=MO")))
        elif self.name in WORDS:
            value = value.strip().upper()
        else:
            value = value.strip()
        return self.name, tuple(sorted(parameters.items())), value


def unescaped(text):
    """TEXT without its escapes (section 3.3.11)."""
    return re.sub(r"\\([nN,;:\\])", lambda m: "\n" if m.group(1) in "nN" else m.group(1), text).strip()


DATES = {"DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "EXDATE", "RDATE", "DTSTAMP", "CREATED", "LAST-MODIFIED", "COMPLETED"}
DEFAULT_TYPES = dict.fromkeys(DATES, "DATE-TIME") | {
    "RRULE": "RECUR", "EXRULE": "RECUR", "FREEBUSY": "PERIOD", "TRIGGER": "DURATION", "DURATION": "DURATION",
    "ATTACH": "URI", "URL": "URI", "GEO": "FLOAT", "ATTENDEE": "CAL-ADDRESS", "ORGANIZER": "CAL-ADDRESS",
}  # fmt: skip
TEXTS = {"SUMMARY", "DESCRIPTION", "LOCATION", "COMMENT", "CONTACT", "UID", "RELATED-TO", "TZID", "NAME", "PRODID"}
LISTS = {"CATEGORIES", "RESOURCES"}
WORDS = {"STATUS", "CLASS", "TRANSP", "ACTION", "METHOD", "CALSCALE"}


class Component:
    def __init__(self, name):
        self.name, self.properties, self.components = name, [], []

    def first(self, name):
        return next((p for p in self.properties if p.name == name), None)

    def value(self, name):
        return getattr(self.first(name), "value", "").strip()

    def text(self, name):
        found = self.first(name)
        return unescaped(found.value) if found else None

    @property
    def key(self):
        return self.name, self.text("UID"), self.value("RECURRENCE-ID")

    @property
    def label(self):
        return f"{self.name} {self.text('UID') or ''}".strip()


def read(data):
    """The components of a file that stand in no other: its VCALENDARs. Lines that are none are left out."""
    roots, stack = [], []
    for line in content_lines(data):
        try:
            found = Property(line)
        except ValueError:
            continue
        name = found.value.strip().upper()
        if found.name == "BEGIN":
            if name == "VCALENDAR" and stack:
                raise Broken("a VCALENDAR stands inside of another component")
            component = Component(name)
            (stack[-1].components if stack else roots).append(component)
            stack.append(component)
        elif found.name == "END":
            # A misspelled END closes what is open, as libical has it too.
            if not stack or (stack[-1].name != name and name in [c.name for c in stack]):
                raise Broken(f"END:{name} closes {stack[-1].name if stack else 'nothing'}")
            stack.pop()
        elif stack:
            stack[-1].properties.append(found)
    if stack:
        raise Broken(f"{stack[-1].name} has no END")
    return roots


# --- what libical reads ----------------------------------------------------------------------------------


class Reader(Libical):
    """Says which lines libical can read."""

    COMPONENTS = set("""VCALENDAR VEVENT VTODO VJOURNAL VFREEBUSY VTIMEZONE VALARM STANDARD DAYLIGHT VAVAILABILITY AVAILABLE
        XAVAILABLE VPOLL VVOTER XVOTE VQUERY VREPLY VCAR""".split())

    def __init__(self):
        super().__init__()
        self.library.ical_set_unknown_token_handling_setting(1)
        self.known = {}

    def reads(self, property, inside):
        """Whether it takes the line in a component of this name."""
        if property.name == "REQUEST-STATUS":
            return True  # it reads freed memory for this one
        text = f"BEGIN:{inside}\r\n{property.line}\r\nEND:{inside}\r\n"
        if text not in self.known:
            self.known[text] = self.count_errors(text.encode()) == 0
        return self.known[text]


# --- comparing -------------------------------------------------------------------------------------------

# Properties that stand once in a component (RFC 5545 section 3.6).
SINGLE = {
    "DTSTART", "DTEND", "DURATION", "DTSTAMP", "UID", "SUMMARY", "DESCRIPTION", "LOCATION", "URL", "STATUS", "TRANSP",
    "SEQUENCE", "LAST-MODIFIED", "CREATED", "GEO", "CLASS", "RECURRENCE-ID",
}  # fmt: skip
STAMPS = {"DTSTAMP", "CREATED", "LAST-MODIFIED"}
ZONES = {name.lower(): name for name in zoneinfo.available_timezones()}
# The part of a line before its value (RFC 5545 section 3.1).
GRAMMAR = re.compile(r'[A-Za-z0-9-]+(;[A-Za-z0-9-]+=("[^"]*"|[^";:,]*)(,("[^"]*"|[^";:,]*))*)*:')

Difference = collections.namedtuple("Difference", "kind component name before after excuse")


class Comparison:
    """The differences between a calendar and what came back of it.

    Each has an excuse, or None. Of the VTIMEZONEs those are compared that came back because no
    database has the zone; for the others an export writes its own.
    """

    def __init__(self, before, after, libical):
        self.libical, self.differences = libical, []
        self.components = self.properties = 0
        calendars = [root for root in before if root.name == "VCALENDAR"]
        self.is_one_calendar = len(calendars) < 2
        self.series_zones = {
            c.text("UID"): c.first("DTSTART").parameter("TZID") for root in calendars for c in root.components
            if c.first("DTSTART") and not c.first("RECURRENCE-ID")}
        self.cancelled = {
            c.text("UID") for root in calendars for c in root.components
            if (root.text("METHOD") or "").strip().upper() == "CANCEL"}
        self.compare(whole(before), whole(after))
        for zone in zones(after):
            name = zone.text("X-MERIDIAN-TZID")
            origins = [other for other in zones(before) if other.text("TZID") == name]
            if name and name.lower() in ZONES:
                self.note("zone kept", zone.label, name)
            elif name and not any(self.is_kept(origin, zone) for origin in origins):
                self.note("zone changed", zone.label, name)

    def is_kept(self, origin, zone):
        """Whether a definition came back with everything that libical can read of it."""
        trial = Comparison([], [], self.libical)
        trial.compare(origin, zone)
        lost = [found for found in trial.differences if found.excuse is None and found.name != "TZID"]
        self.components += trial.components
        self.properties += trial.properties
        return not lost

    def note(self, kind, component, name, before="", after="", excuse=None):
        self.differences.append(Difference(kind, component, name, before, after, excuse))

    def compare(self, before, after):
        self.components += 1
        self.properties += len(before.properties)
        self.compare_properties(before, after)
        for one, other in pairs(before, after):
            if other is None:
                self.note("component lost", one.label, one.name, excuse=self.excuse_for_losing(one, before))
            elif one is None:
                self.note("component added", other.label, other.name)
            else:
                self.compare(one, other)

    def excuse_for_losing(self, one, parent):
        """The reason why a component may be lost, or None."""
        if one.name not in Reader.COMPONENTS:
            return "libical"
        if one.name not in ("VEVENT", "VTODO"):
            return None
        twins = [c for c in parent.components if c is not one and c.key == one.key]
        if any(revision(one) <= revision(twin) for twin in twins):
            return "older version"
        if one.text("UID") in self.cancelled and one.first("DTSTART") is None:
            return "cancellation"
        return None

    def compare_properties(self, before, after):
        added = missing(after, before)
        for one in missing(before, after):
            other = next((other for other in added if other.name == one.name), None)
            if other is not None:
                added.remove(other)
            excuse = self.excuse(one, other, before, after)
            kind = "property lost" if other is None else "property changed"
            self.note(kind, before.label, one.name, one.line, other.line if other else "", excuse)
        for other in added:
            if not is_ours(other, before) and before.text("UID") not in self.cancelled:
                self.note("property added", before.label, other.name, "", other.line)

    def excuse(self, one, other, before, after):
        """The reason why a property may be lost or changed, or None."""
        if before.name == "VCALENDAR":
            if one.name in ("PRODID", "VERSION", "CALSCALE", "METHOD"):
                return "calendar property"
            if one.name in ("NAME", "X-WR-CALNAME"):
                return "calendar name"
            if not self.is_one_calendar:
                return "several calendars"
        if one.name == "X-LIC-ERROR" or not self.libical.reads(one, before.name):
            return "libical"
        if one.name == "DURATION" and after.first("DTEND"):
            return "DURATION"
        if other is not None:
            excuse = self.excuse_for_time(one, other, before, after) if one.name in DATES else excuse_for_text(one, other)
            excuse = excuse or first_of({
                "day of a series": is_day_of_series(one, other, before),
                "cancellation": one.name in ("STATUS", "SEQUENCE", "DTSTAMP") and before.text("UID") in self.cancelled,
                "respelled": one.value == other.value and not GRAMMAR.match(one.line)})
            if excuse:
                return excuse
        if one.name in SINGLE and sum(p.name == one.name for p in before.properties) > 1:
            return "stands twice"
        return None

    def excuse_for_time(self, one, other, component, after):
        value, zone = one.value.strip(), one.parameter("TZID") or ""
        is_same = instant(one) is not None and instant(one) == instant(other)
        of_series = self.series_zones.get(component.text("UID"))
        is_renamed = value == other.value and of_series and other.parameter("TZID") == of_series
        # In a zone of the file's own, of which nothing here knows when its clocks change.
        beside = after.first(f"X-MERIDIAN-{one.name.removeprefix('DT')}")
        is_told = zone and beside and beside.value == value and beside.parameter("TZID") == zone
        return first_of({
            "same instant": is_same or is_told and other.value.endswith("Z"),
            "stamp in UTC": one.name in STAMPS and other.value == value + "Z",
            "date marked": re.fullmatch(r"\d{8}", value) and other.line == f"{one.name};VALUE=DATE:{value}",
            "zone named": zone and value == other.value and zone.lower() not in ZONES
            and (other.parameter("TZID") or "").lower() in ZONES,
            "end moved": one.name == "DTEND" and ends_badly(component),
            "as its series": one.name == "RECURRENCE-ID" and (other.parameter("VALUE") == "DATE" or is_renamed),
            "floating": re.fullmatch(r"\d{8}T\d{6}", value) and not zone and other.value.rstrip("Z") == value})


def first_of(excuses):
    """The first excuse that holds, or None."""
    return next((excuse for excuse, holds in excuses.items() if holds), None)


def is_day_of_series(one, other, component):
    """Whether instants in UTC became days that some clock shows then, where the series is of whole days."""
    start = component.first("DTSTART")
    if one.name not in ("RRULE", "EXDATE", "RDATE") or not start or not re.fullmatch(r"\d{8}", start.value.strip()):
        return False
    time = r"\d{8}T\d{6}Z"
    if one.name == "RRULE":
        said, meant = re.findall(rf"UNTIL=({time})", one.value), re.findall(r"UNTIL=(\d{8})(?!T)", other.value)
        rests = [sorted(part for part in rule.split(";") if not part.startswith("UNTIL=")) for rule in (one.value, other.value)]
        if rests[0] != rests[1]:
            return False
    else:
        said, meant = one.value.split(","), other.value.split(",")
        if other.parameter("VALUE") != "DATE" or not all(re.fullmatch(time, value) for value in said):
            return False
    days = [[datetime.datetime.strptime(value[:8], "%Y%m%d") for value in values] for values in (said, meant)]
    return len(said) == len(meant) > 0 and all(abs((one - two).days) <= 1 for one, two in zip(*days))


def excuse_for_text(one, other):
    return first_of({
        "own UID": one.name == "UID" and re.fullmatch(re.escape(one.value) + "-[0-9a-f]{24}", other.value),
        "kind added": one.name == "CATEGORIES" and set(one.normal[2]) <= set(other.normal[2]),
        "respelled": one.name == "RRULE"
        and tuple(sorted(part.replace(" ", "") for part in one.normal[2])) == other.normal[2]})


def is_ours(added, before):
    """Whether an export adds such a property to what came."""
    if before.first(added.name) and (before.name, added.name) in (("VTODO", "DTSTAMP"), ("VEVENT", "DTEND")):
        return False
    return added.name.startswith("X-MERIDIAN-") or added.name in {
        "VCALENDAR": ("VERSION", "PRODID", "CALSCALE", "NAME", "X-WR-CALNAME"), "VTODO": ("DTSTAMP",),
        "VEVENT": ("DTEND", "UID", "DTSTAMP", "CATEGORIES")}.get(before.name, ())


# --- what belongs together -------------------------------------------------------------------------------


def zones(roots):
    """The VTIMEZONEs of all calendars."""
    return [c for root in roots if root.name == "VCALENDAR" for c in root.components if c.name == "VTIMEZONE"]


def whole(roots):
    """One calendar of all that a file has, without VTIMEZONEs."""
    calendar = Component("VCALENDAR")
    for root in roots:
        if root.name == "VCALENDAR":
            calendar.properties += root.properties
        for component in root.components if root.name == "VCALENDAR" else [root]:
            if component.name != "VTIMEZONE":
                calendar.components.append(component)
    return calendar


def bag(component):
    return collections.Counter(p.normal for p in component.properties)


def missing(component, other):
    """The properties that another component has not, in their order."""
    found, counts = [], bag(component) - bag(other)
    for p in component.properties:
        if counts[p.normal] > 0:
            counts[p.normal] -= 1
            found.append(p)
    return found


def pairs(before, after):
    """Components that belong together: by name, UID and RECURRENCE-ID, else by name and UID, else by name; where
    several could, those that have most in common."""
    bags = {id(c): bag(c) for c in before.components + after.components}
    known = {c.text("UID") for c in before.components}
    found, ones, others = [], list(before.components), list(after.components)
    for length in (3, 2, 1):
        groups = collections.defaultdict(lambda: ([], []))
        for side, components in enumerate((ones, others)):
            for c in components:
                groups[identity(c, known)[:length]][side].append(c)
        ones, others = [], []
        for left, right in groups.values():
            for one, other in matches(left, right, bags):
                found.append((one, other))
                left.remove(one)
                right.remove(other)
            ones += left
            others += right
    return found + [(one, None) for one in ones] + [(None, other) for other in others]


def matches(left, right, bags):
    """Pairs of two lists, those with most in common first."""
    ranked = sorted((-(bags[id(one)] & bags[id(other)]).total(), i, j)
                    for i, one in enumerate(left) for j, other in enumerate(right))
    ones, others = {}, {}
    for _, i, j in ranked:
        if i not in ones and j not in others:
            ones[i] = others[j] = left[i], right[j]
    return ones.values()


def identity(component, known):
    """The key, with the UID that an event had before it got one of its own."""
    name, uid, recurrence = component.key
    if uid and uid not in known and uid[:-25] in known and re.fullmatch(r"-[0-9a-f]{24}", uid[-25:]):
        uid = uid[:-17]
    return name, uid, recurrence


def revision(component):
    """What says which of two versions counts (RFC 5546 section 2.1.5)."""
    number, *stamps = (component.value(name).rstrip("Z") for name in ("SEQUENCE", "DTSTAMP", "LAST-MODIFIED"))
    return int(number) if number.isdigit() else 0, *stamps


def ends_badly(component):
    """Whether only one end is a date, or both are and the second is not later."""
    first, last = component.value("DTSTART"), component.value("DTEND")
    return (len(first) == 8) != (len(last) == 8) or (len(first) == 8 and last <= first)


def instant(property):
    """The seconds since the epoch of a time in a zone of the database; None for others."""
    match = re.fullmatch(r"(\d{8})T(\d{6})(Z?)", property.value.strip().upper())
    if not match:
        return None
    zone = "UTC" if match[3] else ZONES.get((property.parameter("TZID") or "").lower())
    try:
        local = datetime.datetime.strptime(match[1] + match[2], "%Y%m%d%H%M%S")
        return local.replace(tzinfo=zoneinfo.ZoneInfo(zone)).timestamp() if zone else None
    except (ValueError, OverflowError):
        return None
