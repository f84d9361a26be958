"""Writes the calendar of the store's benchmark: the same lines for the same number of events, always.

    store_calendar.py EVENTS FILE

Thirty years of one person from Berlin: days at the office, and every few weeks a journey with two flights, a stay and
meetings in the zone of another city. A few meetings are series of half a year. Every title is there once.
"""

import datetime
import pathlib
import random
import sys

SEED = 20261121
FIRST = datetime.date(2000, 1, 3)
YEARS = 30
HOME = ("Berlin", "Europe/Berlin")
CITIES = [
    ("Tokyo", "Asia/Tokyo"), ("Los Angeles", "America/Los_Angeles"), ("New York", "America/New_York"),
    ("London", "Europe/London"), ("Sydney", "Australia/Sydney"), ("Singapore", "Asia/Singapore"),
    ("Lisbon", "Europe/Lisbon"), ("Delhi", "Asia/Kolkata"),
]
WORDS = ("agenda budget carrier contract delivery design draft estimate invoice launch numbers offer plan protocol "
         "quarter report roadmap room schedule slides status supplier travel update visit").split()


class Calendar:
    def __init__(self, events):
        self.random = random.Random(SEED)
        self.events = events
        self.written = 0
        self.parts = []

    def line(self, text):
        data = text.encode()
        while len(data) > 75:
            self.parts.append(data[:75] + b"\r\n ")
            data = data[75:]
        self.parts.append(data + b"\r\n")

    def add(self, title, kind, start, end, place, rule=None):
        """Writes an event; what is None has no time of day."""
        if self.written >= self.events:
            return
        number = self.written
        self.written += 1
        self.line("BEGIN:VEVENT")
        self.line(f"UID:{number}-{self.random.getrandbits(64):016x}@store.example")
        self.line("DTSTAMP:20261101T080000Z")
        for name, (time, zone) in (("DTSTART", start), ("DTEND", end)):
            if zone is None:
                self.line(f"{name};VALUE=DATE:{time:%Y%m%d}")
            else:
                self.line(f"{name};TZID={zone}:{time:%Y%m%dT%H%M%S}")
        if rule:
            self.line(f"RRULE:{rule}")
        self.line(f"SUMMARY:{title} {number}")
        self.line(f"LOCATION:{place}")
        self.line("DESCRIPTION:" + " ".join(self.random.choices(WORDS, k=24)))
        if kind:
            self.line(f"CATEGORIES:{kind}")
        self.line("STATUS:CONFIRMED")
        self.line("END:VEVENT")

    def meetings(self, day, city, zone, count):
        for _ in range(count):
            start = datetime.datetime.combine(day, datetime.time(8, 0)) + datetime.timedelta(
                minutes=15 * self.random.randrange(44))
            end = start + datetime.timedelta(minutes=15 * self.random.randrange(1, 9))
            self.add(self.random.choice(("Review", "Call", "Lunch", "Interview", "Workshop")), None,
                     (start, zone), (end, zone), city)

    def write(self, path):
        self.parts = []
        for text in ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Store 1.0//EN", "X-WR-CALNAME:Thirty years"):
            self.line(text)
        per_day = self.events / (YEARS * 365.25)
        day = FIRST
        end = FIRST.replace(year=FIRST.year + YEARS)
        owed = 0.0
        while day < end and self.written < self.events:
            if self.random.randrange(18):
                if self.random.randrange(55) == 0:
                    start = datetime.datetime.combine(day, datetime.time(9, 30))
                    self.add("Standing meeting", None, (start, HOME[1]),
                             (start + datetime.timedelta(minutes=30), HOME[1]), HOME[0], "FREQ=WEEKLY;COUNT=26")
                owed += per_day
                count = int(owed)
                owed -= count
                self.meetings(day, *HOME, count)
                day += datetime.timedelta(days=1)
                continue
            city, zone = self.random.choice(CITIES)
            nights = self.random.randrange(2, 8)
            leave = datetime.datetime.combine(day, datetime.time(9, 0))
            # A day and a night on the way: which flight it is does not matter here.
            land = datetime.datetime.combine(day + datetime.timedelta(days=1), datetime.time(9, 0))
            self.add(f"Flight to {city}", "FLIGHT", (leave, HOME[1]), (land, zone), f"{HOME[0]} - {city}")
            self.add(f"Hotel in {city}", "LODGING", (land.date(), None),
                     (land.date() + datetime.timedelta(days=nights), None), city)
            for night in range(nights):
                self.meetings(land.date() + datetime.timedelta(days=night), city, zone, round(per_day))
            back = datetime.datetime.combine(land.date() + datetime.timedelta(days=nights), datetime.time(12, 0))
            home = back + datetime.timedelta(days=1)
            self.add("Flight home", "FLIGHT", (back, zone), (home, HOME[1]), f"{city} - {HOME[0]}")
            day = home.date() + datetime.timedelta(days=1)
        while self.written < self.events:
            self.meetings(end, *HOME, 1)
        self.line("END:VCALENDAR")
        pathlib.Path(path).write_bytes(b"".join(self.parts))


if __name__ == "__main__":
    Calendar(int(sys.argv[1])).write(sys.argv[2])
