"""Runs `meridian fleet check` beside Python's icalendar and zoneinfo, and what reading and an engine cost alone; called by scripts/bench.

    race_fleet.py MERIDIAN [TRIPS]

Prints a section as BenchmarkKit does.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "fleet"), str(ROOT / "scripts")]
import checks
import make_trips

TRIPS, ROUNDS = 20_000, 5
NOW, TZDIR = "2026-11-29T00:00:00Z", str(ROOT / "tzfixtures" / "2026f" / "zoneinfo")
# At least so many times what Python does, and at least half of what reading the JSON alone allows.
TARGET, SHARE = 30, 0.5
PYTHON_SHARE = 10


def run(command, path, output):
    """The wall time of a process over the lines of a file, in seconds."""
    begun = time.monotonic()
    with open(path, "rb") as lines, open(output, "wb") as answers:
        status = subprocess.run([str(word) for word in command], stdin=lines, stdout=answers,
                                env={"PATH": os.environ["PATH"], "PYTHONTZPATH": TZDIR, "LC_ALL": "C.UTF-8"}).returncode
    if status != 0:
        sys.exit(f"race_fleet: {command[0]} ended with {status}")
    return time.monotonic() - begun


def ends(path):
    with open(path, "rb") as answers:
        return sum(line.startswith((b'{"done"', b'{"error"')) for line in answers)


def table(title, contenders, reference, targets, failures):
    """Rows of microseconds a trip; each ratio says how many times as long as the reference it takes."""
    costs = {name: [] for name in contenders}
    for number in range(ROUNDS + 1):
        for name, (command, path, count, output, hasEnds) in contenders.items():
            print(f"race_fleet: {title}, round {number}, {name}", file=sys.stderr, flush=True)
            took = run(command, path, output)
            if number:
                costs[name].append(took * 1e6 / count)
            elif hasEnds and ends(output) != count:
                failures.append(f"{name}: {ends(output)} ends of {count} lines")
    median = {name: sorted(taken)[ROUNDS // 2] for name, taken in costs.items()}
    return {"title": title, "unit": "µs", "rows": [
        {"what": title, "who": name, "best": min(taken), "median": median[name],
         "ratio": None if name == reference else median[name] / median[reference], "target": targets.get(name)}
        for name, taken in costs.items()]}


def main():
    program, count = pathlib.Path(sys.argv[1]).resolve(), int(sys.argv[2]) if len(sys.argv) > 2 else TRIPS
    python = checks.prepared(ROOT / "Benchmarks" / ".build" / "fleet-tools", "icalendar==7.3.0")
    failures, few = [], count // PYTHON_SHARE
    ours = [program, "fleet", "check", "--now", NOW, "--tzdir", TZDIR]
    two = [*ours, "--threads", "2"]
    with tempfile.TemporaryDirectory(prefix="meridian-fleet-") as name:
        folder = pathlib.Path(name)
        output = folder / "answers"
        for path, trips, calendars in [("trips", count, 0), ("calendars", count, 100), ("few", few, 100)]:
            with open(folder / path, "wb") as file:
                make_trips.write(file, trips, calendars=calendars)
        # A line of a newer version is read as JSON, and then refused.
        (folder / "read").write_bytes((folder / "trips").read_bytes().replace(b'{"v":1,', b'{"v":2,'))
        size = (folder / "trips").stat().st_size / count
        tables = [
            table("trips of a backup", {
                "Meridian, one core": (ours, folder / "trips", count, output, True),
                "Meridian, two cores": (two, folder / "trips", count, output, True),
                "Meridian, reading the JSON alone": (ours, folder / "read", count, output, True),
                "`cat`": (["cat"], folder / "trips", count, output, False),
            }, "Meridian, one core", {"Meridian, reading the JSON alone": SHARE}, failures),
            table("calendars", {
                "Meridian, one core": (ours, folder / "calendars", count, output, True),
                "Meridian, two cores": (two, folder / "calendars", count, output, True),
                "Python, icalendar and zoneinfo": (
                    [python, ROOT / "Benchmarks" / "fleet_lines.py"], folder / "few", few, output, True),
            }, "Meridian, one core", {"Python, icalendar and zoneinfo": TARGET}, failures),
        ]
        if shutil.which("parallel"):
            def under(command):
                return ["parallel", "--will-cite", "--pipepart", "-a", folder / "trips", "--block", "8M", "-j2", "-k",
                        " ".join(str(word) for word in command)]

            tables.append(table("trips of a backup under GNU parallel", {
                "Meridian": (under(ours), "/dev/null", count, output, True),
                "`cat`, which is what the engine costs": (under(["cat"]), "/dev/null", count, output, False),
            }, "Meridian", {}, failures))
    section = {
        "title": "Fleets", "method": METHOD, "tables": tables, "checks": [], "failures": failures, "data": {},
        "facts": [{"name": "trips", "value": f"{count:,} of {size:,.0f} bytes and ten activities; Python reads {few:,} of them"}],
    }
    json.dump(section, sys.stdout, ensure_ascii=False, indent=1)
    if failures:
        print("\n".join("error: " + failure for failure in failures), file=sys.stderr)
        return 1
    return 0


METHOD = [
    "`meridian fleet check` reads trips, one a line, and writes what is wrong with each. The trips are those of "
    "`fleet/make_trips.py`, as trips of a backup, and as calendars. `Benchmarks/fleet_lines.py` reads the same calendars by "
    "Python's `icalendar`, places them with `zoneinfo`, and looks for two of the twenty things that `check` looks for.",
    "Times are of the wall clock, from the start of a process to its end, divided by the lines. Lines of a version that is not "
    "known are read as JSON and refused: what that takes is what reading alone costs. They take turns, one round to warm up, "
    f"then {ROUNDS} that count; ratios compare the medians with those of one core.",
]

sys.exit(main())
