"""The cases: calendars as a booking or a person would write them, and what each of them means.

What a case means is stated here by hand, as civil times and zone names; instants are computed by CPython's
`zoneinfo` from a fixed release of the zone database, never by Meridian. A time that the clocks skip or show
twice is read as RFC 5545 section 3.3.5 says, which is what `fold=0` says in Python, too.

A time is a string: `2027-05-11T10:00:00 Europe/Berlin`, `… UTC`, `… floating`, or a date.
"""

import base64
import re
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from zoneinfo import ZoneInfo, reset_tzpath

# No zone of the cases, no DST: what a program shows in the machine's zone has one reading only.
MACHINE_ZONE = "Asia/Kolkata"
RELEASE = "2026f"  # of the zone database, in tzfixtures
ROOT = Path(__file__).resolve().parents[1]
ZONES = ROOT / "tzfixtures" / RELEASE / "zoneinfo"
reset_tzpath([str(ZONES)])
DOMAIN = "interop.example"


# --- times -------------------------------------------------------------------------------------------------


def instant_of(local, zone):
    """The instant of a civil time; a skipped one with the offset from before the gap, a repeated one first."""
    return local.replace(tzinfo=ZoneInfo(zone), fold=0).astimezone(timezone.utc)


def text_of(instant):
    return instant.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True)
class When:
    """A time of a case: a date, or a civil time with a zone name (`UTC`, or None: floating)."""

    local: date
    zone: str = None

    @classmethod
    def parse(cls, text):
        value, _, zone = text.partition(" ")
        if "T" not in value:
            return cls(date.fromisoformat(value))
        return cls(datetime.fromisoformat(value), None if zone == "floating" else zone)

    @property
    def is_date(self):
        return not isinstance(self.local, datetime)

    @property
    def meaning(self):
        """`2027-05-11`, `2027-05-11T20:00:00` (floating), or the instant, `2027-05-11T18:00:00Z`."""
        if self.is_date or self.zone is None:
            return self.local.isoformat()
        return text_of(instant_of(self.local, self.zone))

    def line(self, name):
        if self.is_date:
            return f"{name};VALUE=DATE:{self.local:%Y%m%d}"
        text = f"{self.local:%Y%m%dT%H%M%S}"
        if self.zone == "UTC":
            return f"{name}:{text}Z"
        return f"{name};TZID={self.zone}:{text}" if self.zone else f"{name}:{text}"


def escaped(text):
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


# --- cases -------------------------------------------------------------------------------------------------


@dataclass
class Event:
    """One VEVENT: its times and text, its further lines, and what else they mean (`expects`)."""

    key: str
    title: str
    start: str
    end: str = None
    lines: list = field(default_factory=list)
    expects: dict = field(default_factory=dict)
    alarms: list = field(default_factory=list)
    overrides: list = field(default_factory=list)
    title_parameters: str = ""
    # The start is written in UTC, with its zone in a field that only Meridian reads.
    is_start_in_utc: bool = False

    def content(self, uid, of=None):
        yield "BEGIN:VEVENT"
        yield f"UID:{uid}"
        yield "DTSTAMP:20260901T080000Z"
        if of:
            yield When.parse(of).line("RECURRENCE-ID")
        yield When.parse(self.start).line("DTSTART")
        if self.end:
            yield When.parse(self.end).line("DTEND")
        yield f"SUMMARY{self.title_parameters}:{escaped(self.title)}"
        yield from self.lines
        for alarm in self.alarms:
            yield from ["BEGIN:VALARM", *alarm, "END:VALARM"]
        yield "END:VEVENT"
        for original, override in self.overrides:
            yield from override.content(uid, of=original)

    def expected(self, comes_back=False):
        """What a program must understand, or what must come back to Meridian from it."""
        start, end = When.parse(self.start), When.parse(self.end or self.start)
        values = {"title": self.title, "start": start.meaning, "end": end.meaning}
        if not start.is_date and start.zone and self.expects.get("zones", True):
            values["end zone"] = end.zone
            if comes_back or not self.is_start_in_utc:
                values["start zone"] = start.zone
        values.update({name: value for name, value in self.expects.items() if name != "zones"})
        return values


@dataclass(eq=False)
class Case:
    key: str
    title: str
    what: str  # what is in it, for readers
    events: list
    about: tuple = ("start", "end")  # the fields that the case is there for
    is_for_servers: bool = False  # a question that only a server can answer

    def uid(self, event):
        return f"{self.key}-{event.key}@{DOMAIN}" if len(self.events) > 1 else f"{self.key}@{DOMAIN}"

    def expected(self, comes_back=False):
        return {self.uid(event): event.expected(comes_back) for event in self.events}

    def alone(self, event):
        """A calendar with one of the events only, under the UID that it has here."""
        alone = Case(self.key, self.title, self.what, [event])
        return alone.text().replace(alone.uid(event), self.uid(event))

    def text(self):
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Interop//Cases 1.0//EN"]
        for event in self.events:
            lines.extend(event.content(self.uid(event)))
        lines.append("END:VCALENDAR")
        return "".join(folded(line) + "\r\n" for line in lines)


@dataclass(eq=False)
class FileCase(Case):
    """A calendar of docs/demo, whose README says by hand what it means: its UIDs, who takes part, and the instants."""

    path: Path = None

    def uid(self, event):
        return f"{self.key}-{event.key}@{self.domain}"

    @property
    def domain(self):
        return re.search(r"^UID:.*@(\S+)", self.text(), re.M)[1]

    def text(self):
        return self.path.read_bytes().decode()

    def alone(self, event):
        parts = re.split(r"(?m)^(?=BEGIN:VEVENT|END:VCALENDAR)", self.text())
        mine = next(part for part in parts if f"UID:{self.uid(event)}\r\n" in part)
        return "".join([parts[0], mine, parts[-1]])

    @classmethod
    def read(cls, key, title, what, folder, everybody):
        """A case with the events that the two tables of a README name; `everybody` stands where nobody is named."""
        text = (folder / "README.md").read_text(encoding="utf-8")
        rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in re.findall(r"(?m)^\| `.*$", text)]
        events = {}
        for name, title_of_event, people in (row for row in rows if len(row) == 3):
            names = [] if people == everybody else sorted(people.split(", "))
            events[name] = Event(name, title_of_event, None, expects={
                "participants": "; ".join(f"{each} Winter" for each in names),
                "attendees": "; ".join(f"{each} Winter {each.lower()}@winter.example" for each in names)})
        for name, end, local, zone, *_ in (row for row in rows if len(row) == 6):
            setattr(events[name], end, f"{local.replace(' ', 'T')}:00 {zone}")
        return cls(key, title, what, list(events.values()), path=folder / f"{key}.ics")


def folded(line):
    """The line in pieces of at most 75 octets, never cut inside a character."""
    pieces, piece = [], b""
    for character in line:
        octets = character.encode()
        if len(piece) + len(octets) > (75 if not pieces else 74):
            pieces.append(piece)
            piece = b""
        piece += octets
    pieces.append(piece)
    return "\r\n ".join(piece.decode() for piece in pieces)


def occurrences(pairs):
    """What an expansion must give: `start title` for each occurrence, in order."""
    return "; ".join(sorted(f"{When.parse(start).meaning} {title}" for start, title in pairs))


def weekly(first, count, zone, skip=(), moved=()):
    """Starts of a weekly series on the clock of its zone, by counting days."""
    moved = dict(moved)
    start = datetime.fromisoformat(first)
    for week in range(count):
        local = (start + timedelta(weeks=week)).isoformat()
        if local not in skip:
            yield moved.get(local, f"{local} {zone}")


PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

LONG_NOTES = (
    "Treffpunkt: Café „Größenwahn“, Hinterhof, 3. Stock – bitte läuten; Tür klemmt.\n"
    "Встреча у входа, спросить Ольгу. 東京駅の八重洲口で待ち合わせ、改札を出て右へ進んでください。\n"
    "العشاء في الساعة الثامنة. Zażółć gęślą jaźń, a path like C:\\Users\\Mara, semicolons; and a comma, too.")

KITINERARY = (
    '[{"@context":"http://schema.org","@type":"FlightReservation","reservationNumber":"XK7P2Q",'
    '"reservationFor":{"@type":"Flight","flightNumber":"1331","airline":{"@type":"Airline","iataCode":"AY",'
    '"name":"Finnair"},"departureAirport":{"@type":"Airport","iataCode":"HEL","name":"Helsinki"},'
    '"arrivalAirport":{"@type":"Airport","iataCode":"LHR","name":"London Heathrow"},'
    '"departureTime":{"@type":"QDateTime","@value":"2027-06-14T07:50:00+03:00","timezone":"Europe/Helsinki"},'
    '"arrivalTime":{"@type":"QDateTime","@value":"2027-06-14T09:00:00+01:00","timezone":"Europe/London"}},'
    '"underName":{"@type":"Person","name":"Mara Lind"}}]')


def pair(first, second, title, zone):
    """Two events in one zone, on either side of what makes the zone hard."""
    (a, a_start, a_end), (b, b_start, b_end) = first, second
    return [
        Event(a, f"{title}, {a}", f"{a_start} {zone}", f"{a_end} {zone}"),
        Event(b, f"{title}, {b}", f"{b_start} {zone}", f"{b_end} {zone}"),
    ]


CASES = [
    Case("timed", "plain event", "with place and notes", [
        Event("one", "Museum", "2027-05-11T10:00:00 Europe/Berlin", "2027-05-11T12:00:00 Europe/Berlin",
              ["LOCATION:Pergamonmuseum", "DESCRIPTION:Tickets at the desk"],
              {"place": "Pergamonmuseum", "notes": "Tickets at the desk", "status": "confirmed"})]),
    Case("utc", "event in UTC", "`DTSTART:20270512T070000Z`", [
        Event("one", "Call", "2027-05-12T07:00:00 UTC", "2027-05-12T07:30:00 UTC", [], {"zones": False})]),
    Case("flight", "flight, two zones, lands earlier on the clock",
         "17:00 in Tokyo to 10:05 on the same day in Los Angeles, each end with its TZID", [
        Event("one", "Flight NH 106 Tokyo to Los Angeles", "2027-03-12T17:00:00 Asia/Tokyo",
              "2027-03-12T10:05:00 America/Los_Angeles",
              ["LOCATION:Tokyo Haneda (HND)", "CATEGORIES:FLIGHT"], {"categories": "FLIGHT"})]),
    Case("skipped", "start that the clocks skip", "02:30 in Berlin on 28 March 2027; the export writes it in UTC", [
        Event("one", "Night bus", "2027-03-28T02:30:00 Europe/Berlin", "2027-03-28T05:00:00 Europe/Berlin",
              is_start_in_utc=True)]),
    Case("repeated", "start that the clocks show twice",
         "02:30 in Berlin on 31 October 2027; the export writes the first of the two in UTC", [
        Event("one", "Night train", "2027-10-31T02:30:00 Europe/Berlin", "2027-10-31T06:00:00 Europe/Berlin",
              is_start_in_utc=True)]),
    Case("allday", "all-day event, two days", "dates; the end is exclusive", [
        Event("one", "Fair", "2027-05-13", "2027-05-15")]),
    Case("floating", "floating time", "20:00 wherever you are", [
        Event("one", "Take the pills", "2027-05-16T20:00:00 floating", "2027-05-16T20:15:00 floating")]),
    Case("lodging", "lodging, three nights", "15:00 in Lisbon to 11:00 three days later, TRANSPARENT", [
        Event("one", "Hotel Avenida", "2027-06-01T15:00:00 Europe/Lisbon", "2027-06-04T11:00:00 Europe/Lisbon",
              ["CATEGORIES:LODGING", "TRANSP:TRANSPARENT"], {"categories": "LODGING", "free": "yes"})]),
    Case("series", "weekly series, EXDATE, moved occurrence",
         "over the change of the clocks in March; the fifth occurrence is moved to another day and hour (RECURRENCE-ID)", [
        Event("one", "Language class", "2027-03-09T18:00:00 Europe/Berlin", "2027-03-09T19:30:00 Europe/Berlin",
              ["RRULE:FREQ=WEEKLY;COUNT=6", "EXDATE;TZID=Europe/Berlin:20270323T180000"],
              {"occurrences": occurrences(
                  [(start, "Language class") for start in weekly(
                      "2027-03-09T18:00:00", 6, "Europe/Berlin",
                      skip=("2027-03-23T18:00:00", "2027-04-06T18:00:00"))]
                  + [("2027-04-07T17:00:00 Europe/Berlin", "Language class, moved")])},
              overrides=[("2027-04-06T18:00:00 Europe/Berlin", Event(
                  "moved", "Language class, moved", "2027-04-07T17:00:00 Europe/Berlin",
                  "2027-04-07T18:30:00 Europe/Berlin"))])],
        about=("occurrences",)),
    Case("daily", "all-day series, UNTIL, EXDATE", "dates only", [
        Event("one", "Rail pass", "2027-07-05", "2027-07-06",
              ["RRULE:FREQ=DAILY;UNTIL=20270709", "EXDATE;VALUE=DATE:20270707"],
              {"occurrences": occurrences([(f"2027-07-0{day}", "Rail pass") for day in (5, 6, 8, 9)])})],
        about=("occurrences",)),
    Case("dublin", "Dublin",
         "winter and summer; winter time is the exception by law, a saving of minus one hour", pair(
        ("winter", "2027-01-20T09:00:00", "2027-01-20T10:00:00"),
        ("summer", "2027-07-20T09:00:00", "2027-07-20T10:00:00"), "Office in Dublin", "Europe/Dublin")),
    Case("casablanca", "Casablanca",
         "Ramadan, April and December of 2026; since September 2026 there is no summer time any more", pair(
        ("Ramadan", "2026-02-20T09:00:00", "2026-02-20T10:00:00"),
        ("December", "2026-12-15T09:00:00", "2026-12-15T10:00:00"), "Riad", "Africa/Casablanca")
        + [Event("spring", "Riad, spring", "2026-04-10T09:00:00 Africa/Casablanca",
                 "2026-04-10T10:00:00 Africa/Casablanca")]),
    Case("lordhowe", "Lord Howe", "the clocks move by half an hour", pair(
        ("summer", "2027-01-20T09:00:00", "2027-01-20T10:00:00"),
        ("winter", "2027-07-20T09:00:00", "2027-07-20T10:00:00"), "Dive", "Australia/Lord_Howe")),
    Case("apia", "Apia",
         "over 30 December 2011, which was left out: 22:00 on the 29th to 01:00 on the 31st is three hours", [
        Event("one", "Party", "2011-12-29T22:00:00 Pacific/Apia", "2011-12-31T01:00:00 Pacific/Apia")]),
    Case("saopaulo", "Sao Paulo", "before and after its last summer time ended, in February 2019", pair(
        ("before", "2019-02-16T09:00:00", "2019-02-16T10:00:00"),
        ("after", "2019-12-16T09:00:00", "2019-12-16T10:00:00"), "Meeting in Sao Paulo", "America/Sao_Paulo")),
    Case("vancouver", "Vancouver",
         "January and December 2026; since March 2026 the clocks do not move any more", pair(
        ("before", "2026-01-20T19:00:00", "2026-01-20T21:00:00"),
        ("after", "2026-12-15T19:00:00", "2026-12-15T21:00:00"), "Dinner in Vancouver", "America/Vancouver")),
    Case("alarm", "VALARM", "three hours before, and at an instant", [
        Event("one", "Ferry", "2027-06-10T08:00:00 Europe/Athens", "2027-06-10T12:00:00 Europe/Athens", [],
              {"alarms": "DISPLAY -3:00:00 Leave for the port; DISPLAY 2027-06-09T16:00:00Z Pack"},
              alarms=[["ACTION:DISPLAY", "DESCRIPTION:Leave for the port", "TRIGGER:-PT3H"],
                      ["ACTION:DISPLAY", "DESCRIPTION:Pack", "TRIGGER;VALUE=DATE-TIME:20270609T160000Z"]])],
        about=("alarms",)),
    Case("attach", "ATTACH", "a link with a comma, and a picture inside of the file, each with its type", [
        Event("one", "Exhibition", "2027-06-11T10:00:00 Europe/Athens", "2027-06-11T11:00:00 Europe/Athens",
              ["ATTACH;FMTTYPE=application/pdf:https://example.org/ticket,1.pdf",
               "ATTACH;FMTTYPE=image/png;ENCODING=BASE64;VALUE=BINARY:" + base64.b64encode(PNG).decode()],
              {"attachments": "application/pdf https://example.org/ticket,1.pdf; "
                              f"image/png {len(PNG)} octets {PNG[-12:-8].hex()}"})],
        about=("attachments",)),
    Case("class", "CLASS", "CONFIDENTIAL", [
        Event("one", "Doctor", "2027-06-12T09:00:00 Europe/Athens", "2027-06-12T09:30:00 Europe/Athens",
              ["CLASS:CONFIDENTIAL"], {"class": "CONFIDENTIAL"})],
        about=("class",)),
    Case("nonascii", "many scripts, long lines, escapes",
         "Latin, Cyrillic, Arabic, Japanese; folded lines; backslash, comma, semicolon, line break", [
        Event("one", "Käsespätzle bei Ølga, жду; 東京, naïve \\ café",
              "2027-06-13T19:00:00 Europe/Zurich", "2027-06-13T21:00:00 Europe/Zurich",
              ["LOCATION:" + escaped("Gasthof „Zum Löwen“, Zürich; Hof 3"), "DESCRIPTION:" + escaped(LONG_NOTES)],
              {"place": "Gasthof „Zum Löwen“, Zürich; Hof 3", "notes": LONG_NOTES})],
        about=("title", "notes")),
    Case("emoji", "emoji", "of several code points too", [
        Event("one", "🏖️ Beach 👩‍👩‍👧‍👦 with 🇯🇵 friends 🧑🏽‍🚀", "2027-06-15T10:00:00 Europe/Athens",
              "2027-06-15T16:00:00 Europe/Athens", ["DESCRIPTION:" + "🍉🥥🍹" * 12 + "!"],
              {"notes": "🍉🥥🍹" * 12 + "!"})],
        about=("title",)),
    Case("vendor", "X- properties, vendors' parameters",
         "quoted parameters, escaped and bare commas, parameters on SUMMARY, CONFERENCE (RFC 7986)", [
        Event("one", "Car pick-up", "2027-06-16T09:00:00 Europe/Rome", "2027-06-16T09:30:00 Europe/Rome",
              ['X-EXAMPLE-NOTE;X-EXAMPLE-FORM="a:b;c,d";VALUE=TEXT:one\\, two\\; three',
               'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-ADDRESS="Via Roma 1, Roma";X-APPLE-RADIUS=70;'
               'X-TITLE="Desk 4":geo:41.894300,12.482500',
               "X-EXAMPLE-LIST:a,b,c",
               # An IANA property of later than RFC 5545 (RFC 7986), which some programs do not know.
               "CONFERENCE;VALUE=URI;FEATURE=PHONE;LABEL=Desk:tel:+39-06-555-0100"],
              {"X-EXAMPLE-NOTE": 'VALUE=TEXT X-EXAMPLE-FORM=a:b;c,d one\\, two\\; three',
               "X-APPLE-STRUCTURED-LOCATION": "VALUE=URI X-ADDRESS=Via Roma 1, Roma X-APPLE-RADIUS=70 "
                                              "X-TITLE=Desk 4 geo:41.894300,12.482500",
               "X-EXAMPLE-LIST": "a,b,c",
               "CONFERENCE": "FEATURE=PHONE LABEL=Desk VALUE=URI tel:+39-06-555-0100",
               "SUMMARY": "LANGUAGE=en X-EXAMPLE-SOURCE=desk Car pick-up"},
              title_parameters=";LANGUAGE=en;X-EXAMPLE-SOURCE=desk")],
        about=("X-EXAMPLE-NOTE", "SUMMARY")),
    Case("cancelled", "CANCELLED", "STATUS, SEQUENCE 2, TRANSPARENT", [
        Event("one", "Theatre", "2027-06-17T20:00:00 Europe/Rome", "2027-06-17T22:00:00 Europe/Rome",
              ["STATUS:CANCELLED", "SEQUENCE:2", "TRANSP:TRANSPARENT"],
              {"status": "cancelled", "free": "yes", "sequence": "2"})],
        about=("status",)),
    Case("geo", "GEO", "with LOCATION and URL", [
        Event("one", "Viewpoint", "2027-06-18T10:00:00 Europe/Rome", "2027-06-18T11:00:00 Europe/Rome",
              ["GEO:60.317222;-24.963333", "LOCATION:Hill", "URL:https://example.org/v?a=1,2;b=%C3%A9"],
              {"position": "60.31722 -24.96333", "place": "Hill", "link": "https://example.org/v?a=1,2;b=%C3%A9"})],
        about=("position",)),
    Case("noend", "no end", "DTSTART alone", [
        Event("one", "Sunrise", "2027-06-19T05:40:00 Europe/Rome")]),
    Case("booking", "booking for KDE's programs", "a flight with `X-KDE-KITINERARY-RESERVATION`", [
        Event("one", "Flight AY 1331 from HEL to LHR", "2027-06-14T07:50:00 Europe/Helsinki",
              "2027-06-14T09:00:00 Europe/London",
              ["LOCATION:Helsinki (HEL)", "DESCRIPTION:Booking reference: XK7P2Q",
               "X-KDE-KITINERARY-RESERVATION:" + escaped(KITINERARY)],
              {"kind": "flight", "booking": "AY 1331 XK7P2Q HEL LHR"})],
        about=("booking",)),
    Case("again", "asked for often", "an event in Tokyo, looked for by its times the tenth time; for servers only", [
        Event("one", "Tea", "2027-06-20T09:00:00 Asia/Tokyo", "2027-06-20T10:00:00 Asia/Tokyo")],
        is_for_servers=True),
    FileCase.read("family", "family of four, three weeks",
                  "`docs/demo/family`: 24 events in six zones with ATTENDEE lines, over the date line both ways and over two "
                  "changes of the clocks; who takes part must come back", ROOT / "docs" / "demo" / "family", "all four"),
]


# --- what programs write by themselves ---------------------------------------------------------------------


@dataclass(eq=False)
class Authored(Case):
    """An event that a program makes itself."""

    weeks: int = 0
    alarm: int = 0  # minutes before

    def order(self, out):
        """The event as the programs are told to make it."""
        event = self.events[0]
        start, end = When.parse(event.start), When.parse(event.end)
        place = event.expects.get("place", "")
        return {
            "key": self.key, "uid": self.uid(event), "title": event.title, "place": place, "weeks": self.weeks,
            "alarm": self.alarm, "start": start.local.isoformat(), "startZone": start.zone,
            "end": end.local.isoformat(), "endZone": end.zone, "out": str(out)}


AUTHORED = [
    Authored("own-timed", "event with a place", "09:00 in Tokyo", [
        Event("one", "Besprechung, Büro; 東京", "2027-03-15T09:00:00 Asia/Tokyo", "2027-03-15T10:30:00 Asia/Tokyo",
              expects={"place": "Raum 4"})]),
    Authored("own-flight", "two zones", "10:25 in Tokyo to 15:50 in Zurich", [
        Event("one", "Flight LX 161 from NRT to ZRH", "2027-03-16T10:25:00 Asia/Tokyo",
              "2027-03-16T15:50:00 Europe/Zurich")]),
    Authored("own-allday", "all-day, two days", "dates", [Event("one", "Holiday", "2027-03-17", "2027-03-19")]),
    Authored("own-weekly", "weekly series over a change of the clocks", "four times, 18:00 in Berlin", [
        Event("one", "Choir", "2027-03-15T18:00:00 Europe/Berlin", "2027-03-15T19:00:00 Europe/Berlin",
              expects={"occurrences": occurrences(
                  [(start, "Choir") for start in weekly("2027-03-15T18:00:00", 4, "Europe/Berlin")])})],
        about=("occurrences",), weeks=4),
    Authored("own-alarm", "alarm", "30 minutes before", [
        Event("one", "Pick-up", "2027-06-10T08:00:00 Europe/Athens", "2027-06-10T08:15:00 Europe/Athens",
              expects={"alarms": "DISPLAY -0:30:00 Pick-up"})], about=("alarms",), alarm=30),
]
