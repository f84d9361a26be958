"""Times gcalcli's conflicts and khal's days on the section of scheduling-benchmarks; called by scripts/bench.

    race_agenda.py SECTION.json

Prints the section with their rows added. Which activities overlap, and how many stand on each day, has to be the same.
"""

import array
import datetime
import json
import os
import pathlib
import sys
import tempfile
import time

try:
    import khal
    from khal.khalendar import CalendarCollection
except ImportError:
    # Debian's package belongs to Debian's Python, which need not be the first one in PATH.
    if sys.executable == "/usr/bin/python3":
        raise
    os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
import pytz

ROUNDS = 3
HOME = "Europe/Berlin"


def timed(work):
    times = []
    for _ in range(ROUNDS):
        before = time.thread_time_ns()
        answer = work()
        times.append(time.thread_time_ns() - before)
    return answer, times


def conflicts(events):
    """Counts the pairs, by gcalcli's logic: those that still run are kept, and each new one is held against them."""
    running, found = [], 0
    for event in events:
        start = event["start"]
        for other in running:
            if other["end"] > start:
                found += 1
        running = [other for other in running if other["end"] > start]
        running.append(event)
    return found


def race_conflicts(section):
    numbers = array.array("q")
    numbers.frombytes(pathlib.Path(section["data"]["intervals"][0]).read_bytes())
    events = [{"start": numbers[i], "end": numbers[i + 1]} for i in range(0, len(numbers), 2)]
    found, times = timed(lambda: conflicts(events))
    wanted = int(section["data"]["overlaps"][0])
    section["checks"].append(f"conflicts, gcalcli's logic: {found} pairs, and {wanted} findings of ours")
    if found != wanted:
        section["failures"].append(f"conflicts: gcalcli's logic finds {found} pairs, Meridian {wanted}")
    return [one / len(events) for one in times]


def stamp(text):
    return text.replace("-", "").replace(":", "")


def event(number, line):
    words = line.split()
    if len(words) == 2:
        times = [f"DTSTART;VALUE=DATE:{stamp(words[0])}", f"DTEND;VALUE=DATE:{stamp(words[1])}"]
    else:
        times = [f"DTSTART;TZID={words[1]}:{stamp(words[0])}", f"DTEND;TZID={words[3]}:{stamp(words[2])}"]
    return "\r\n".join([
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//bench//EN", "BEGIN:VEVENT", f"UID:{number}@bench.example",
        "DTSTAMP:20261121T000000Z", *times, f"SUMMARY:{number}", "END:VEVENT", "END:VCALENDAR", ""])


def race_days(section):
    zone = pytz.timezone(HOME)
    locale = {
        "local_timezone": zone, "default_timezone": zone, "timeformat": "%H:%M", "dateformat": "%Y-%m-%d",
        "longdateformat": "%Y-%m-%d", "datetimeformat": "%Y-%m-%d %H:%M", "longdatetimeformat": "%Y-%m-%d %H:%M",
        "unicode_symbols": True, "firstweekday": 0, "weeknumbers": False,
    }
    days = [line.split() for line in section["data"]["days"]]
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "life")
        path.mkdir()
        for number, line in enumerate(section["data"]["events"]):
            (path / f"{number}.ics").write_text(event(number, line), encoding="utf-8", newline="")
        calendars = {"life": {
            "name": "life", "path": str(path), "readonly": True, "color": "", "priority": 10, "ctype": "calendar",
            "addresses": "", "addresses ": ""}}
        collection = CalendarCollection(
            calendars=calendars, dbpath=str(pathlib.Path(folder, "khal.db")), locale=locale, color="",
            priority=10, hmethod="fg", default_color="", multiple="", highlight_event_days=False)
        counts, times = timed(
            lambda: [len(list(collection.get_events_on(datetime.date.fromisoformat(day)))) for day, _ in days])
    wrong = [day for (day, count), ours in zip(days, counts) if int(count) != ours]
    section["checks"].append(
        f"days, khal: {len(days)} compared by the number of events, "
        + ("all equal" if not wrong else f"{len(wrong)} differ, {wrong[0]} first"))
    if wrong:
        section["failures"].append(f"days: khal shows another number of events on {', '.join(wrong)}")
    return [one / len(days) for one in times]


def add(section, title, what, who, times):
    table = next(table for table in section["tables"] if table["title"].startswith(title))
    place = next(index for index, row in enumerate(table["rows"]) if row["what"] == what)
    ours = table["rows"][place]
    ours["ratio"] = 1
    table["rows"].insert(place + 1, {
        "what": what, "who": who, "best": min(times), "median": sorted(times)[ROUNDS // 2],
        "ratio": min(times) / ours["best"], "target": None})


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        section = json.load(file)
    add(section, "Findings", "which activities overlap", "gcalcli's logic", race_conflicts(section))
    add(section, "The agenda of one day out of 2000", "a day, as those at home see it", "khal", race_days(section))
    section["facts"].append({"name": "khal", "value": khal.__version__})
    section["data"] = {}
    json.dump(section, sys.stdout, ensure_ascii=False, indent=1)
    if section["failures"]:
        print("\n".join("error: " + failure for failure in section["failures"]), file=sys.stderr)
        sys.exit(1)


main()
