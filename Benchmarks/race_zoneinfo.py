"""Times CPython's zoneinfo on the instants of a section of zone-benchmarks; called by scripts/bench.

    race_zoneinfo.py SECTION.json

Prints the section with Python's rows added to its first table. The answers are compared too: the fields by the
checksums in the section, the local times by the instants that they were made of.
"""

import json
import platform
import sys
import time
from datetime import datetime, timezone
from zoneinfo import ZoneInfo

ROUNDS = 3
MASK = (1 << 64) - 1


def random_numbers(seed):
    """SplitMix64, as BenchmarkKit has it."""
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        yield mixed ^ (mixed >> 31)


def seconds(year):
    return int(datetime(year, 1, 1, tzinfo=timezone.utc).timestamp())


def fields(instants, zone):
    answers = []
    for instant in instants:
        shown = datetime.fromtimestamp(instant, zone)
        offset = shown.utcoffset()
        answers.append(
            (shown.year + 10000) << 44 | shown.month << 40 | shown.day << 35 | shown.hour << 30
            | shown.minute << 24 | shown.second << 18 | (offset.days * 86400 + offset.seconds + 131072)
        )
    return answers


def instants_of(locals_, zone):
    answers = []
    for year, month, day, hour, minute, second in locals_:
        answers.append(int(datetime(year, month, day, hour, minute, second, tzinfo=zone).timestamp()))
    return answers


def checksum(answers):
    digest = 0xCBF29CE484222325
    for answer in answers:
        digest = ((digest ^ answer) * 0x100000001B3) & MASK
    return f"{digest:x}"


def measure(section):
    seed, count, first_year, end_year = map(int, section["data"]["sample"])
    first, end = seconds(first_year), seconds(end_year)
    best = {fields: 0, instants_of: 0}
    rounds = {fields: [0] * ROUNDS, instants_of: [0] * ROUNDS}
    for index, name in enumerate(section["data"]["zones"]):
        zone = ZoneInfo(name)
        random = random_numbers(seed + index)
        instants = [first + next(random) % (end - first) for _ in range(count)]
        shown = [datetime.fromtimestamp(instant, zone) for instant in instants]
        locals_ = [(t.year, t.month, t.day, t.hour, t.minute, t.second) for t in shown]
        for work, given in ((fields, instants), (instants_of, locals_)):
            times = []
            for round_ in range(ROUNDS):
                start = time.thread_time_ns()
                answers = work(given, zone)
                times.append(time.thread_time_ns() - start)
                rounds[work][round_] += times[-1]
            best[work] += min(times)
            if work is fields and checksum(answers) != section["data"]["checksums"][index]:
                section["failures"].append(f"Python zoneinfo, {name}: other fields than Meridian's")
            if work is instants_of:
                for time_, instant, answer in zip(shown, instants, answers):
                    if answer != instant and not time_.fold:
                        section["failures"].append(f"Python zoneinfo, {time_}: @{answer} instead of @{instant}")
                        break
    total = count * len(section["data"]["zones"])
    return {work: (best[work] / total, sorted(rounds[work])[ROUNDS // 2] / total) for work in best}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        section = json.load(file)
    rows = section["tables"][0]["rows"]
    questions = {fields: "UTC → civil fields and offset", instants_of: "local → UTC"}
    for work, (best, median) in measure(section).items():
        ours = next(i for i, row in enumerate(rows) if row["what"] == questions[work])
        end = next((i for i in range(ours, len(rows)) if rows[i]["what"] != questions[work]), len(rows))
        rows.insert(end, {
            "what": questions[work], "who": "Python zoneinfo", "best": best, "median": median,
            "ratio": best / rows[ours]["best"],
        })
    section["facts"].append({"name": "Python", "value": platform.python_version()})
    section["checks"].append(
        f"{section['tables'][0]['title'].removeprefix('Years ')}, fields and local times, Python zoneinfo "
        f"({ROUNDS} rounds, in a process of its own after the others): same checksums zone by zone"
        if not any(f.startswith("Python") for f in section["failures"]) else "Python zoneinfo differs")
    json.dump(section, sys.stdout, ensure_ascii=False, indent=1)
    if section["failures"]:
        print("\n".join("error: " + failure for failure in section["failures"]), file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
