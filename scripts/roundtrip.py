"""Reads calendars line by line and compares two of them; knows no time zones and none of our code.

A difference is a property, parameter, value or component that one calendar has and the other has not. What RFC 5545
says is the same is made the same before (`Property.normal`); what we change on purpose is named by `excuse`, each
with a reason. docs/known-limits.md lists both.
"""

import collections
import ctypes
import ctypes.util
import datetime
import re
import zoneinfo

# --- reading ---------------------------------------------------------------------------------------------


class Broken(Exception):
    """A file whose BEGINs and ENDs do not match."""


def decode(data):
    """Text of octets that should be UTF-8; what is not is taken for Windows-1252."""
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        bad = data[error.start : error.start + 1]
        replacement = bad.decode("cp1252", errors="ignore") or bad.decode("latin-1")
        return data[: error.start].decode("utf-8") + replacement + decode(data[error.start + 1 :])


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
    return [re.sub(r"[\x00-\x08\x0b-\x1f\x7f]", "", decode(line)) for line in lines]


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
        self.line = line
        self.name = match.group().strip().upper()
        position = match.end()
        self.parameters = {}
        while True:
            found = PARAMETER.match(line, position)
            if not found or found.end() == position:
                break
            name, text = found.group(1).strip().upper(), found.group(2)
            self.parameters.setdefault(name, parameter_values(text or ""))
            position = found.end()
        if line[position : position + 1] != ":":
            raise ValueError(line)
        self.value = line[position + 1 :]

    def parameter(self, name):
        return ",".join(self.parameters.get(name, ())) or None

    @property
    def normal(self):
        """What is compared: parameters without an order, without defaults; values by their type."""
        parameters = dict(self.parameters)
        value = self.value
        kind = (self.parameter("VALUE") or DEFAULT_TYPES.get(self.name, "")).upper()
        if kind == DEFAULT_TYPES.get(self.name):
            parameters.pop("VALUE", None)
        elif "VALUE" in parameters:
            parameters["VALUE"] = (kind,)
        if parameters.get("TZID") == ("",):
            del parameters["TZID"]
        if self.name in LISTS:
            value = tuple(sorted(unescaped(text) for text in split(value)))
        elif self.name in TEXTS or kind == "TEXT" or self.name.startswith("X-"):
            value = unescaped(value)
        elif kind in ("DATE-TIME", "DATE", "PERIOD"):
            value = tuple(sorted(part.strip().upper() for part in value.split(",")))
        elif kind == "RECUR":
            value = tuple(sorted(part for part in value.strip().upper().split(";") if part))
        elif self.name in WORDS:
            value = value.strip().upper()
        else:
            value = value.strip()
        return self.name, tuple(sorted(parameters.items())), value


def unescaped(text):
    """TEXT without its escapes (section 3.3.11)."""
    return re.sub(r"\\([nN,;:\\])", lambda m: "\n" if m.group(1) in "nN" else m.group(1), text).strip()


def split(text):
    return re.findall(r"(?:^|(?<=,))((?:\\.|[^,\\])*)", text)


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

    def text(self, name):
        return next((unescaped(p.value) for p in self.properties if p.name == name), None)

    @property
    def key(self):
        recurrence = next((p for p in self.properties if p.name == "RECURRENCE-ID"), None)
        return self.name, self.text("UID"), recurrence.value.strip() if recurrence else None

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
            component = Component(name)
            (stack[-1].components if stack else roots).append(component)
            stack.append(component)
        elif found.name == "END":
            if not stack or stack[-1].name != name:
                raise Broken(f"END:{name} closes {stack[-1].name if stack else 'nothing'}")
            stack.pop()
        elif stack:
            stack[-1].properties.append(found)
    if stack:
        raise Broken(f"{stack[-1].name} has no END")
    return roots


# --- what libical reads ----------------------------------------------------------------------------------


class Libical:
    """The library itself, to say which lines it can read."""

    def __init__(self):
        self.library = ctypes.CDLL(ctypes.util.find_library("ical") or "libical.so.3")
        self.library.icalparser_parse_string.restype = ctypes.c_void_p
        self.library.icalcomponent_free.argtypes = [ctypes.c_void_p]
        self.library.icalcomponent_count_errors.argtypes = [ctypes.c_void_p]
        self.library.ical_set_unknown_token_handling_setting(1)
        self.known = {}

    def reads(self, property, inside):
        """Whether it takes the line in a component of this name."""
        if property.name == "REQUEST-STATUS":
            return True  # it reads freed memory for this one
        key = inside, property.line
        if key not in self.known:
            self.known[key] = self.count_errors(f"BEGIN:{inside}\r\n{property.line}\r\nEND:{inside}\r\n") == 0
        return self.known[key]

    def count_errors(self, text):
        """The lines that it does not take; None when it takes nothing at all."""
        data = text if isinstance(text, bytes) else text.encode("utf-8")
        root = self.library.icalparser_parse_string(data)
        if not root:
            return None
        count = self.library.icalcomponent_count_errors(root)
        self.library.icalcomponent_free(root)
        return count

    def knows(self, name):
        """Whether it keeps components of this name."""
        return name in {
            "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE", "VALARM", "STANDARD", "DAYLIGHT",
            "VAVAILABILITY", "AVAILABLE", "XAVAILABLE", "VPOLL", "VVOTER", "XVOTE", "VQUERY", "VREPLY", "VCAR",
        }  # fmt: skip


# --- comparing -------------------------------------------------------------------------------------------

Difference = collections.namedtuple("Difference", "kind component name before after excuse")


class Comparison:
    """The differences between a calendar and what came back of it."""

    def __init__(self, before, after, libical):
        self.libical = libical
        self.differences = []
        self.components = self.properties = 0
        self.calendars(before, after)

    def note(self, kind, component, name, before="", after="", excuse=None):
        self.differences.append(Difference(kind, component, name, before, after, excuse))

    def calendars(self, before, after):
        wholes = [root for root in before if root.name == "VCALENDAR"]
        merged, back = Component("VCALENDAR"), Component("VCALENDAR")
        for target, roots in ((merged, wholes), (back, after)):
            for root in roots:
                target.properties += root.properties
                target.components += [c for c in root.components if c.name != "VTIMEZONE"]
        self.many = len(wholes) > 1
        self.method = next((p.value.strip().upper() for p in merged.properties if p.name == "METHOD"), None)
        self.zones = {c.text("TZID") for root in wholes for c in root.components if c.name == "VTIMEZONE"}
        self.compare(merged, back, "VCALENDAR")

    def compare(self, before, after, path):
        self.components += 1
        self.compare_properties(before, after, path)
        for one, other in self.pairs(before, after):
            if other is None:
                self.lost(one, before, path)
            elif one is None:
                self.note("component added", other.label, other.name)
            else:
                self.compare(one, other, f"{path}/{one.name}")

    def lost(self, one, parent, path):
        excuse = None
        twins = [c for c in parent.components if c.key == one.key]
        if len(twins) > 1:
            excuse = "older version"
        elif not self.libical.knows(one.name):
            excuse = "libical"
        self.note("component lost", one.label, one.name, excuse=excuse)

    def pairs(self, before, after):
        """Components that belong together: by name, UID and RECURRENCE-ID, else by how much they have in common."""
        rest = list(after.components)
        pairs, left = [], []
        bags = {id(c): bag(c) for c in before.components + after.components}
        for exact in (True, False):
            todo, left = (before.components if exact else left), []
            index = collections.defaultdict(list)
            for other in rest:
                index[other.key if exact else other.name].append(other)
            for one in todo:
                others = index[one.key if exact else one.name]
                if not exact:
                    uid = one.text("UID")
                    others = [o for o in others if uid is None or (o.text("UID") or "").startswith(uid)]
                best = max(others, key=lambda o: sum((bags[id(one)] & bags[id(o)]).values()), default=None)
                if best is None:
                    left.append(one)
                else:
                    pairs.append((one, best))
                    index[one.key if exact else one.name].remove(best)
                    rest.remove(best)
        return pairs + [(one, None) for one in left] + [(None, other) for other in rest]

    def compare_properties(self, before, after, path):
        ours = collections.Counter(p.normal for p in before.properties)
        self.properties += len(before.properties)
        theirs = collections.Counter(p.normal for p in after.properties)
        lost = self.missing(before, ours - theirs)
        added = self.missing(after, theirs - ours)
        inside = before.name
        for one in list(lost):
            same = [other for other in added if other.name == one.name]
            changed = next(iter(same), None)
            if changed is not None:
                added.remove(changed)
                kind = "property changed"
            else:
                kind = "property lost"
            self.note(kind, before.label, one.name, one.line, changed.line if changed else "",
                      self.excuse(one, changed, before, after, inside))  # fmt: skip
        for other in added:
            if not is_ours(other, before):
                self.note("property added", before.label, other.name, "", other.line)

    def missing(self, component, counter):
        counter = counter.copy()
        found = []
        for p in component.properties:
            if counter[p.normal] > 0:
                counter[p.normal] -= 1
                found.append(p)
        return found

    def excuse(self, one, other, before, after, inside):
        """The reason why a property may be lost or changed, or None."""
        if inside == "VCALENDAR":
            if one.name in ("PRODID", "VERSION", "CALSCALE", "METHOD"):
                return f"calendar {one.name}"
            if one.name in ("NAME", "X-WR-CALNAME"):
                return "calendar name"
            if self.many:
                return "several calendars"
        if not self.libical.reads(one, inside):
            return "libical"
        if one.name == "X-LIC-ERROR":
            return "X-LIC-ERROR"
        if other is not None and one.name in DATES:
            if same_time(one, other, before):
                return "same time"
            if one.parameter("TZID") and self.is_renamed(one, other):
                return "TZID renamed"
            if (one.parameter("TZID") or "") in self.zones and other.value.rstrip().endswith("Z"):
                return "zone of the file"
        if one.name == "DURATION" and any(p.name == "DTEND" for p in after.properties):
            return "DURATION to DTEND"
        if one.name == "UID" and other is not None and re.fullmatch(re.escape(one.value) + "-[0-9a-f]{16}", other.value):
            return "doubled UID"
        if one.name == "STATUS" and self.method == "CANCEL":
            return "METHOD:CANCEL"
        if one.name == "CATEGORIES" and other is not None and set(one.normal[2]) <= set(other.normal[2]):
            return "kind added"
        if one.name in SINGLE and sum(p.name == one.name for p in before.properties) > 1:
            return "stands twice"
        return None

    @staticmethod
    def is_renamed(one, other):
        """Whether only the name of a zone changed, to one of the zone database."""
        return (
            one.value.strip() == other.value.strip()
            and one.parameter("TZID") not in zoneinfo.available_timezones()
            and other.parameter("TZID") in zoneinfo.available_timezones()
        )


# Properties that stand once in a component (RFC 5545 section 3.6).
SINGLE = {
    "DTSTART", "DTEND", "DURATION", "DTSTAMP", "UID", "SUMMARY", "DESCRIPTION", "LOCATION", "URL", "STATUS", "TRANSP",
    "SEQUENCE", "LAST-MODIFIED", "CREATED", "GEO", "CLASS", "RECURRENCE-ID",
}  # fmt: skip


def is_ours(added, before):
    """What an export adds to what came."""
    if added.name.startswith("X-MERIDIAN-"):
        return True
    if before.name == "VCALENDAR":
        return added.name in ("VERSION", "PRODID", "CALSCALE", "NAME", "X-WR-CALNAME")
    has = {p.name for p in before.properties}
    if before.name == "VEVENT" and added.name == "DTEND":
        return "DURATION" in has or "DTEND" not in has
    return before.name == "VEVENT" and added.name in ("UID", "DTSTAMP", "CATEGORIES", "STATUS")


def bag(component):
    return collections.Counter(p.normal for p in component.properties)


def instant(property):
    """The seconds since the epoch of a time in a zone that everybody knows; None for others."""
    value = property.value.strip().upper()
    match = re.fullmatch(r"(\d{8})T(\d{6})(Z?)", value)
    if not match:
        return None
    try:
        local = datetime.datetime.strptime(match[1] + match[2], "%Y%m%d%H%M%S")
        name = property.parameter("TZID")
        if match[3]:
            return local.replace(tzinfo=datetime.timezone.utc).timestamp()
        return local.replace(tzinfo=zoneinfo.ZoneInfo(name)).timestamp() if name else None
    except (ValueError, KeyError, zoneinfo.ZoneInfoNotFoundError, OSError):
        return None


def same_time(one, other, component):
    first, second = instant(one), instant(other)
    return first is not None and first == second
