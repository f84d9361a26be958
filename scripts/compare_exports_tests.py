"""Sees that compare_exports.py accepts a right export and finds each planted fault."""

import contextlib
import io
import json
import pathlib
import sys
import tempfile

import compare_exports

TOKYO = """BEGIN:VTIMEZONE
TZID:Asia/Tokyo
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0900
TZOFFSETTO:+0900
TZNAME:JST
END:STANDARD
END:VTIMEZONE
"""

LOS_ANGELES = """BEGIN:VTIMEZONE
TZID:America/Los_Angeles
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0800
TZOFFSETTO:-0700
TZNAME:PDT
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0700
TZOFFSETTO:-0800
TZNAME:PST
END:STANDARD
END:VTIMEZONE
"""

EVENTS = """BEGIN:VEVENT
UID:flight
DTSTAMP:20270101T000000Z
DTSTART;TZID=Asia/Tokyo:20270314T170000
DTEND;TZID=America/Los_Angeles:20270314T110000
SUMMARY:Tokyo to Los Angeles\\, on the day the clocks change
END:VEVENT
BEGIN:VEVENT
UID:hotel
DTSTAMP:20270101T000000Z
DTSTART;VALUE=DATE:20270314
DTEND;VALUE=DATE:20270317
END:VEVENT
BEGIN:VEVENT
UID:call
DTSTAMP:20270101T000000Z
DTSTART:20270315T180000Z
DTEND:20270315T190000Z
END:VEVENT
BEGIN:VEVENT
UID:class
DTSTAMP:20270101T000000Z
DTSTART;TZID=America/Los_Angeles:20270312T090000
DTEND;TZID=America/Los_Angeles:20270312T100000
RRULE:FREQ=DAILY;COUNT=4
EXDATE;TZID=America/Los_Angeles:20270313T090000
END:VEVENT
BEGIN:VEVENT
UID:class
RECURRENCE-ID;TZID=America/Los_Angeles:20270315T090000
DTSTAMP:20270101T000000Z
DTSTART;TZID=America/Los_Angeles:20270315T130000
DTEND;TZID=America/Los_Angeles:20270315T140000
END:VEVENT
BEGIN:VEVENT
UID:late
DTSTAMP:20270101T000000Z
DTSTART;TZID=America/Los_Angeles:20450701T090000
DTEND;TZID=America/Los_Angeles:20450701T100000
END:VEVENT
"""


def item(uid, start, end, start_instant=None, end_instant=None):
    return {
        "uid": uid, "start": start, "end": end, "startInstant": start_instant, "endInstant": end_instant,
        "allDay": start_instant is None,
    }


# By hand: Tokyo is +09:00; Los Angeles is -08:00 until 2027-03-14T10:00Z, then -07:00.
ITEMS = [
    item("flight", "2027-03-14T17:00:00+09:00[Asia/Tokyo]", "2027-03-14T11:00:00-07:00[America/Los_Angeles]",
         "2027-03-14T08:00:00Z", "2027-03-14T18:00:00Z"),
    item("hotel", "2027-03-14", "2027-03-17"),
    item("call", "2027-03-15T18:00:00Z[UTC]", "2027-03-15T19:00:00Z[UTC]", "2027-03-15T18:00:00Z", "2027-03-15T19:00:00Z"),
    item("class", "2027-03-12T09:00:00-08:00[America/Los_Angeles]", "2027-03-12T10:00:00-08:00[America/Los_Angeles]",
         "2027-03-12T17:00:00Z", "2027-03-12T18:00:00Z"),
    item("class", "2027-03-14T09:00:00-07:00[America/Los_Angeles]", "2027-03-14T10:00:00-07:00[America/Los_Angeles]",
         "2027-03-14T16:00:00Z", "2027-03-14T17:00:00Z"),
    item("class", "2027-03-15T13:00:00-07:00[America/Los_Angeles]", "2027-03-15T14:00:00-07:00[America/Los_Angeles]",
         "2027-03-15T20:00:00Z", "2027-03-15T21:00:00Z"),
    item("late", "2045-07-01T09:00:00-07:00[America/Los_Angeles]", "2045-07-01T10:00:00-07:00[America/Los_Angeles]",
         "2045-07-01T16:00:00Z", "2045-07-01T17:00:00Z"),
]

SOUND = f"BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//test//EN\n{TOKYO}{LOS_ANGELES}{EVENTS}END:VCALENDAR\n"


def changed(old, new, text=SOUND):
    assert old in text, f"the fault is not planted: {old!r}"
    return text.replace(old, new)


# name, calendar, items, words that each of the parsers listed must say
FAULTS = [
    ("an end an hour off", changed("DTEND;TZID=America/Los_Angeles:20270314T11", "DTEND;TZID=America/Los_Angeles:20270314T12"),
     ITEMS, ["icalendar: flight: DTEND", "vobject: flight: DTEND"]),
    ("a start in another zone", changed("DTSTART;TZID=Asia/Tokyo:", "DTSTART;TZID=America/Los_Angeles:"),
     ITEMS, ["icalendar: flight: DTSTART", "vobject: flight: DTSTART"]),
    ("a VTIMEZONE with another offset", changed("TZOFFSETFROM:+0900\nTZOFFSETTO:+0900", "TZOFFSETFROM:+0800\nTZOFFSETTO:+0800"),
     ITEMS, ["icalendar: flight: DTSTART", "vobject: flight: DTSTART"]),
    ("a VTIMEZONE with a late rule", changed("BYDAY=2SU", "BYDAY=3SU"),
     ITEMS, ["icalendar: flight: DTEND", "vobject: flight: DTEND"]),
    ("no VTIMEZONE", changed(TOKYO, ""), ITEMS, ["icalendar: flight: DTSTART names TZID=Asia/Tokyo"]),
    ("an inclusive last day", changed("DTEND;VALUE=DATE:20270317", "DTEND;VALUE=DATE:20270316"),
     ITEMS, ["icalendar: hotel: DTEND", "vobject: hotel: DTEND"]),
    ("a date that became a time", changed("DTSTART;VALUE=DATE:20270314\nDTEND;VALUE=DATE:20270317",
                                          "DTSTART:20270314T000000Z\nDTEND:20270317T000000Z"),
     ITEMS, ["icalendar: hotel: DTSTART", "vobject: hotel: DTSTART"]),
    ("a lost event", changed("UID:call", "UID:other"), ITEMS,
     ["icalendar: other: is in the export but not expected", "vobject: call:"]),
    ("an event too many", SOUND, [i for i in ITEMS if i["uid"] != "call"],
     ["icalendar: call: is in the export", "vobject: call: is in the export"]),
    ("a lost occurrence", changed("COUNT=4", "COUNT=2"), ITEMS, ["vobject: class: 2027-03-14"]),
    ("an override an hour off", changed("T130000", "T120000"), ITEMS, ["icalendar: class (", "vobject: class ("]),
    ("half a file", SOUND[: len(SOUND) // 2], ITEMS, ["icalendar", "vobject"]),
    ("a far time under a rule that ended", changed("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "RRULE:FREQ=YEARLY;UNTIL=20300310T100000Z;BYMONTH=3;BYDAY=2SU"),
     ITEMS, ["icalendar: late: DTSTART", "vobject: late: DTSTART"]),
]


def run(folder, text, items):
    calendar, expected = folder / "export.ics", folder / "expected.json"
    calendar.write_bytes(text.replace("\n", "\r\n").encode())
    expected.write_text(json.dumps({"items": items}))
    said = io.StringIO()
    with contextlib.redirect_stderr(said), contextlib.redirect_stdout(io.StringIO()):
        status = compare_exports.main([str(calendar), str(expected)])
    return status, said.getvalue()


def main():
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        status, said = run(folder, SOUND, ITEMS)
        if status != 0:
            failures += 1
            print(f"a right export is refused:\n{said}")
        for fault, text, items, words in FAULTS:
            status, said = run(folder, text, items)
            for word in words:
                if status == 0 or f"FAULT {word}" not in said:
                    failures += 1
                    print(f"not found: {fault}: no line has '{word}':\n{said}")
        if run(folder, SOUND, [])[0] == 0:
            failures += 1
            print("not found: nothing to compare")
    if failures == 0:
        print(f"compare_exports: self-test found all {len(FAULTS) + 1} planted faults")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
