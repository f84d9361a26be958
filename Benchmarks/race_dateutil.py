"""Times python-dateutil on the rules of a section of calendar-benchmarks; called by scripts/bench.

    race_dateutil.py SECTION.json

Prints the section with dateutil's row added to its recurrence table. The answers are compared by the checksums in the
section.
"""

import itertools
import json
import os
import sys
import time
from datetime import datetime

try:
    import dateutil
except ImportError:
    # Debian's package belongs to Debian's Python, which need not be the first one in PATH.
    if sys.executable == "/usr/bin/python3":
        raise
    os.execv("/usr/bin/python3", ["/usr/bin/python3", *sys.argv])
from dateutil.rrule import rrulestr

ROUNDS = 3
TARGET = 10
MASK = (1 << 64) - 1
EPOCH = datetime(1970, 1, 1)


def checksum(answers):
    digest = 0xCBF29CE484222325
    for answer in answers:
        digest = ((digest ^ answer) * 0x100000001B3) & MASK
    return f"{digest:x}"


def expand(rule, start, count):
    first = datetime.strptime(start, "%Y%m%dT%H%M%S")
    return list(itertools.islice(rrulestr(rule, dtstart=first), count))


def measure(section):
    data = section["data"]
    best, rounds, wrong = 0, [0] * ROUNDS, 0
    for rule, start, count, ours in zip(data["rules"], data["starts"], map(int, data["counts"]), data["checksums"]):
        times = []
        for round_ in range(ROUNDS):
            before = time.thread_time_ns()
            found = expand(rule, start, count)
            times.append(time.thread_time_ns() - before)
            rounds[round_] += times[-1]
        best += min(times)
        if checksum((moment - EPOCH) // (datetime.resolution * 1_000_000) for moment in found) != ours:
            wrong += 1
            section["failures"].append(f"recurrence, {rule}: dateutil has other occurrences")
    total = sum(map(int, data["counts"]))
    section["checks"].append(
        f"recurrence, dateutil ({ROUNDS} rounds, in a process of its own after the others): {total} occurrences of "
        f"{len(data['rules'])} rules compared, {'all equal' if not wrong else f'{wrong} rules differ'}")
    return best / total, sorted(rounds)[ROUNDS // 2] / total


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        section = json.load(file)
    rows = next(table["rows"] for table in section["tables"] if table["title"].startswith("Recurrence"))
    best, median = measure(section)
    rows.append({
        "what": rows[0]["what"], "who": "dateutil", "best": best, "median": median,
        "ratio": best / rows[0]["best"], "target": TARGET,
    })
    section["facts"].append({"name": "python-dateutil", "value": dateutil.__version__})
    json.dump(section, sys.stdout, ensure_ascii=False, indent=1)
    if section["failures"]:
        print("\n".join("error: " + failure for failure in section["failures"]), file=sys.stderr)
        sys.exit(1)


main()
