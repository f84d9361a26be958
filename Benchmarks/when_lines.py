"""Answers what `meridian when - --in ZONE --json` answers, with zoneinfo and json; run by race_lines.py.

    when_lines.py ZONE TZDB dumps|encoder < times.txt

TZDB is the release that the answers name. `dumps` calls `json.dumps` for each line, as most programs do; `encoder` makes
its encoder once, which is quicker.
"""

import json
import sys
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

FORM = {"ensure_ascii": False, "separators": (",", ":")}


def shown(instant):
    return instant.strftime("%Y-%m-%dT%H:%M:%SZ")


def main():
    name, tzdb, way = sys.argv[1:]
    zone, utc, write = ZoneInfo(name), timezone.utc, sys.stdout.write
    encode = json.JSONEncoder(**FORM).encode if way == "encoder" else lambda answer: json.dumps(answer, **FORM)
    for line in sys.stdin:
        text = line.rstrip("\n")
        resolution, earlier, later = "unique", None, None
        if text.endswith("Z"):
            instant = datetime.fromisoformat(text)
        else:
            reading, _, place = text.rpartition(" ")
            local = datetime.fromisoformat(reading).replace(tzinfo=ZoneInfo(place))
            # As RFC 5545 reads it: the first of two, and what the offset before the gap gives.
            instant, other = local.astimezone(utc), local.replace(fold=1).astimezone(utc)
            if instant != other:
                resolution = "skipped" if instant > other else "repeated"
                earlier, later = map(shown, sorted((instant, other)))
        there = instant.astimezone(zone).isoformat()
        write(encode({
            "earlier": earlier, "input": text, "instant": shown(instant), "later": later, "local": f"{there}[{name}]",
            "offset": there[19:], "resolution": resolution, "tzdb": tzdb, "tzdbSource": "directory", "zone": name,
        }) + "\n")


main()
