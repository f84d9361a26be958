"""Plants wrong VTIMEZONEs before check_vtimezone.py and sees that it finds each; called by check-vtimezone.

    check_vtimezone_tests.py PROBE LIBICAL-READER

They are changed on their way from the probe, in a few zones and years. Each plant must be found by just the readers
and rules that can see it.
"""

import functools
import sys

import check_vtimezone
from check_vtimezone import ROOT, Probe, check
from vtimezone_readers import Outlook, Unreadable

PROGRAM, READER = sys.argv[1:3]
TREE = ROOT / "tzfixtures" / "2026f" / "zoneinfo"
# Eire is another id of Europe/Dublin; Casablanca has two changes a year that follow no weekday.
IDS = ["Africa/Casablanca", "Asia/Tokyo", "Eire", "Europe/Berlin", "Europe/Dublin"]
YEARS = range(2023, 2027)
planted = missed = 0

READERS = {"icalendar", "libical", "libical, local"}
ALL = READERS | {"Outlook"}


def replaced(old, new, only=None):
    def change(kind, lines, zone):
        return kind, [line.replace(old, new) if only in (None, zone) else line for line in lines]
    return change


def added(after, line):
    """A line more after each that is just so."""
    def change(kind, lines, _):
        return kind, [part for given in lines for part in ([given, line] if given == after else [given])]
    return change


def doubled(kind, lines, zone):
    """The STANDARD part of Tokyo twice."""
    if zone != "Asia/Tokyo":
        return kind, lines
    first, last = lines.index("BEGIN:STANDARD"), lines.index("END:STANDARD") + 1
    return kind, lines[:last] + lines[first:last] + lines[last:]


def turned(kind, lines, zone):
    """Dublin as its law has it: winter is the exception."""
    if zone not in ("Europe/Dublin", "Eire"):
        return kind, lines
    other = {"STANDARD": "DAYLIGHT", "DAYLIGHT": "STANDARD"}
    return kind, [":".join([name, other.get(value, value)]) if name in ("BEGIN", "END") else line
                  for line in lines for name, _, value in [line.partition(":")]]


# What is changed, and as what it has to be found.
PLANTS = {
    "nothing": (lambda kind, lines, _: (kind, lines), set()),
    "an offset of Tokyo": (replaced("+0900", "+0930"), ALL),
    "Berlin's summer ends on the fourth Sunday": (
        # In 2023 the last Sunday of October was the fifth, in the three years after it the fourth.
        replaced("BYMONTH=10;BYDAY=-1SU", "BYMONTH=10;BYDAY=4SU", "Europe/Berlin"), ALL),
    # An hour into what is skipped: no local time tells.
    "Berlin's summer begins an hour later": (
        replaced("T020000", "T030000", "Europe/Berlin"), {"libical", "Outlook"}),
    "Berlin's summer begins in April": (
        replaced("BYMONTH=3;", "BYMONTH=4;", "Europe/Berlin"), READERS | {"form", "regular"}),
    "a rule with an end": (replaced("BYDAY=-1SU", "BYDAY=-1SU;UNTIL=20241231T000000Z", "Europe/Berlin"),
                           READERS | {"form", "regular"}),
    "a rule without a number": (replaced("BYDAY=-1SU", "BYDAY=SU", "Europe/Berlin"),
                                READERS | {"form", "regular"}),
    "dates instead of a rule": (added("DTSTART:19961027T030000", "RDATE:19971026T030000"), {"form", "regular"}),
    "two STANDARD parts": (doubled, {"form", "regular"}),
    "the law's Dublin": (turned, {"form", "regular"}),
    "offsets with seconds": (replaced("+0900", "+090000", "Asia/Tokyo"), {"form", "regular"}),
    # libical takes it for zero, which the local times do not tell.
    "no TZOFFSETFROM": (lambda kind, lines, _: (kind, [line for line in lines if not line.startswith("TZOFFSETFROM")]),
                        {"icalendar", "libical", "form", "regular"}),
    "the wrong flag": (lambda kind, lines, _: ("irregular", lines), {"regular"}),
    "another name": (replaced("TZID:Asia/Tokyo", "TZID:Japan"), {"name"}),
    "another link": (replaced("TZNAME:IST", "TZNAME:BST", "Eire"), {"id"}),
}


class Planted(Probe):
    def __init__(self, program, tree, plant):
        super().__init__(program, tree)
        self.plant = plant

    def ask(self, *words):
        answer = super().ask(*words)
        if words[0] != "vtimezone":
            return answer
        kind, lines = PLANTS[self.plant][0](answer[0], answer[1:], words[1])
        return [kind, *lines]


def expect(what, found, wanted):
    global planted, missed
    planted += 1
    if found != wanted:
        missed += 1
        print(f"self-test: {what}: found as {sorted(found) or 'nothing'}, not as {sorted(wanted)}", file=sys.stderr)
        return False
    return True


def plants():
    for plant, (_, wanted) in PLANTS.items():
        result = check(PROGRAM, READER, TREE, YEARS, IDS, functools.partial(Planted, plant=plant))
        found = {failure.split(":")[0] for failure in result.failures}
        if not expect(plant, found, wanted):
            for failure in result.failures[:3]:
                print(f"    {failure}", file=sys.stderr)


def outlook():
    """The reader of the form, which is ours, by what [MS-OXCICAL] and the calendar say."""
    head = ["BEGIN:VTIMEZONE", "TZID:Probed"]
    summer = ["BEGIN:DAYLIGHT", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400", "DTSTART:16010311T020000",
              "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "END:DAYLIGHT"]
    winter = ["BEGIN:STANDARD", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "DTSTART:16011104T020000",
              "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD"]
    # 2027: 14 March and 7 November, at 07:00Z and 06:00Z.
    read = Outlook(head + winter + summer + ["END:VTIMEZONE"])
    instants = [1805007600 - 1, 1805007600, 1825567200 - 1, 1825567200]
    expect("New York in 2027", read.offsets(instants) == [-18000, -14400, -14400, -18000], True)
    for what, lines in (("a part alone", head + summer), ("a part twice", head + winter + winter),
                        ("one rule of two", head + winter[:4] + winter[5:] + summer)):
        try:
            Outlook(lines)
            expect(what, "read", "refused")
        except Unreadable:
            expect(what, "refused", "refused")


if __name__ == "__main__":
    plants()
    outlook()
    print(f"check-vtimezone: self-test: {planted - missed} of {planted} as planted")
    sys.exit(1 if missed else 0)
