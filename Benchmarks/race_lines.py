"""Runs `meridian when - --json` beside Python's zoneinfo and json on the same lines; called by scripts/bench.

    race_lines.py MERIDIAN [LINES]

Prints a section as BenchmarkKit does. Each is a whole process, from its start to its end, and has to write the same bytes.
"""

import datetime
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from race_zoneinfo import random_numbers

LINES = 200_000
ROUNDS = 5
SEED = 20261121
ZONE, TZDIR = "Europe/Berlin", "/usr/share/zoneinfo"
ZONES = ["Asia/Tokyo", "America/Los_Angeles", "Europe/London", "Australia/Lord_Howe"]
DEBIAN = "/usr/bin/python3"
TARGET = 4
# Offsets have whole minutes from then on, and zoneinfo and Meridian write others differently.
FIRST, END = (int(datetime.datetime(year, 1, 1, tzinfo=datetime.timezone.utc).timestamp()) for year in (1973, 2038))


def write_times(path, count, *, local):
    random = random_numbers(SEED)
    with open(path, "w", encoding="utf-8") as file:
        for _ in range(count):
            time = datetime.datetime.fromtimestamp(FIRST + next(random) % (END - FIRST), datetime.timezone.utc)
            zone = ZONES[next(random) % len(ZONES)]
            file.write(f"{time:%Y-%m-%d %H:%M:%S} {zone}\n" if local else f"{time:%Y-%m-%dT%H:%M:%SZ}\n")


def run(command, times):
    """Runs a program on the lines; the digest of what it wrote, and the milliseconds of processor time that it took."""
    environment = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "PYTHONTZPATH": TZDIR, "LC_ALL": "C.UTF-8"}
    with tempfile.TemporaryFile() as output, open(times, "rb") as file:
        process = subprocess.Popen([str(word) for word in command], stdin=file, stdout=output, env=environment)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"race_lines: {command[0]} ended with {process.returncode}")
        output.seek(0)
        return hashlib.sha256(output.read()).hexdigest(), (used.ru_utime + used.ru_stime) * 1e3


def python_version(python):
    return subprocess.run(
        [python, "-c", "import platform; print(platform.python_version(), platform.python_compiler())"], check=True,
        text=True, stdout=subprocess.PIPE).stdout.strip()


def pythons():
    """The Python of this run and Debian's: a ratio depends on how Python was built."""
    # A shim of pyenv would count as a part of the run.
    own = os.path.realpath(sys.executable)
    found = {"Python": own}
    if os.path.exists(DEBIAN) and os.path.realpath(DEBIAN) != own:
        found["Python (Debian)"] = DEBIAN
    return found


def race(program, count, folder):
    contender = pathlib.Path(__file__).resolve().parent / "when_lines.py"
    ours = [program, "when", "-", "--in", ZONE, "--json", "--tzdir", TZDIR]
    release = json.loads(subprocess.run(
        [*ours[:2], "@0", *ours[3:]], check=True, stdout=subprocess.PIPE).stdout)["tzdb"]
    commands = {"Meridian": ours}
    for name, python in pythons().items():
        for way, label in (("encoder", "one `JSONEncoder`"), ("dumps", "`json.dumps`")):
            commands[f"{name}, {label}"] = [python, contender, ZONE, release, way]
    rows, checks, failures = [], [], []
    for what, local in (("times in UTC", False), ("clock readings in four zones", True)):
        times = folder / f"{local}.txt"
        write_times(times, count, local=local)
        costs, digests = {name: [] for name in commands}, {}
        for number in range(ROUNDS + 1):
            for name, command in commands.items():
                print(f"race_lines: {what}, round {number}, {name}", file=sys.stderr, flush=True)
                digests[name], cost = run(command, times)
                if number:
                    costs[name].append(cost * 1e6 / count)
        median = sorted(costs["Meridian"])[ROUNDS // 2]
        for name, taken in costs.items():
            middle = sorted(taken)[ROUNDS // 2]
            rows.append({
                "what": what, "who": name, "best": min(taken), "median": middle, "ratio": middle / median,
                "target": None if name == "Meridian" else TARGET})
            if name == "Meridian":
                continue
            same = digests[name] == digests["Meridian"]
            checks.append(f"{what}, {name}: " + (f"the same bytes in {count} lines" if same else "other bytes"))
            if not same:
                failures.append(f"{what}, {name}: other bytes than Meridian's")
    return {
        "title": "Lines of JSON", "method": METHOD,
        "facts": [{"name": "tz database", "value": f"{release} in {TZDIR}"}]
        + [{"name": name, "value": python_version(python)} for name, python in pythons().items()],
        "tables": [{"title": f"{count} lines, processor time, one line", "unit": "ns", "rows": rows}],
        "checks": checks, "failures": failures, "data": {},
    }


METHOD = [
    f"`meridian when - --in {ZONE} --json` reads times, one on a line, and writes for each an object of ten members: the "
    "instant, both instants of a skipped or repeated time, the local time, the offset, and where the rules are from. The "
    f"times are random ones of 1973 to 2037 (SplitMix64, seed {SEED}), in UTC, or on the clocks of four zones. "
    "`Benchmarks/when_lines.py` does the same with `zoneinfo` and `json`, and has to write the same bytes: once with "
    "`json.dumps` for each line, once with an encoder that is made once, which is quicker.",
    "Each is a whole process, from its start to its end. They take turns, one round to warm up, then "
    f"{ROUNDS} that count; ratios compare the medians.",
]


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else LINES
    with tempfile.TemporaryDirectory(prefix="meridian-lines-") as folder:
        section = race(pathlib.Path(sys.argv[1]).resolve(), count, pathlib.Path(folder))
    json.dump(section, sys.stdout, ensure_ascii=False, indent=1)
    if section["failures"]:
        print("\n".join("error: " + failure for failure in section["failures"]), file=sys.stderr)
        return 1
    return 0


sys.exit(main())
