"""Shared by what runs inside another program's Python: times and fields in the words of the cases, reading, and writing."""

import json
import sys
from datetime import date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

WINDOW = (datetime(2010, 1, 1), datetime(2029, 1, 1))


def meaning(value):
    """A date, a floating time or an instant, as text; see `When.meaning` in cases.py."""
    if not isinstance(value, datetime):
        return value.isoformat()
    if value.tzinfo is None:
        return value.isoformat()
    return value.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def position(latitude, longitude):
    return f"{float(latitude):.5f} {float(longitude):.5f}"


def relative(length):
    return f"-{-length}" if length < timedelta() else str(length)


def alarm(action, trigger, description):
    when = meaning(trigger) if isinstance(trigger, datetime) else relative(trigger)
    return " ".join(part for part in (action, when, description) if part)


def listing(pairs):
    return "; ".join(sorted(f"{meaning(start)} {title}" for start, title in pairs))


def attendees(pairs):
    """`NAME ADDRESS` for each CN and value of an ATTENDEE."""
    return "; ".join(sorted(f"{name} {value.partition(':')[2] or value}" for name, value in pairs))


def parameters(pairs, value):
    """`KEY=value` for each parameter, the RFC's before the vendors', then the value."""
    items = sorted(((name.upper(), each) for name, each in pairs), key=lambda pair: (pair[0].startswith("X-"), pair[0]))
    return " ".join([f"{name}={each}" for name, each in items] + [value])


def run(read, written):
    """Reads `[[case, in, out], …]` on standard input; prints {case: {"found": …} or {"error": …}}.

    With the word `author` it has events made instead: `written` is given one with its ends, and returns a calendar.
    """
    if sys.argv[1:] == ["author"]:
        return author(written)
    answers = {}
    for case, source, target in json.load(sys.stdin):
        try:
            with open(source, "rb") as file:
                found, written = read(file.read())
            with open(target, "wb") as file:
                file.write(written)
            answers[case] = {"found": found}
        except Exception as error:  # whatever the program raises is its answer
            answers[case] = {"error": f"{type(error).__name__}: {error}"}
    json.dump(answers, sys.stdout)


def author(written):
    for item in json.load(sys.stdin):
        start, end = (moment(item[name], item[f"{name}Zone"]) for name in ("start", "end"))
        try:
            data = written(item, start, end)
        except Exception as error:
            print(f"{item['key']}: {type(error).__name__}: {error}", file=sys.stderr)
            continue
        with open(item["out"], "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())


def moment(text, zone):
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)) if "T" in text else date.fromisoformat(text)
