"""Measures the installed programs: their size, and how soon they start; called by scripts/bench.

    race_programs.py MERIDIAN

Prints a section as BenchmarkKit does. MERIDIAN is the program as scripts/install puts it, with the others in libexec.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 21
# Megabytes of 10^6 bytes that the program may have, and that it had before much else was in it.
MOST, BEFORE = 35, 81
PYTHON = "/usr/bin/python3"


def row(what, who, values, base=None, target=None):
    best = min(values)
    return {"what": what, "who": who, "best": best, "median": statistics.median(values),
            "ratio": None if base is None else best / base, "target": target}


def sizes(meridian):
    """A row for each installed program; the first has a bound."""
    found = [meridian, *sorted((meridian.parent.parent / "libexec" / "meridian").iterdir())]
    megabytes = {path.name: path.stat().st_size / 1e6 for path in found}
    own = megabytes["meridian"]
    return [
        row("`meridian`", "now", [own], own),
        row("`meridian`", "at most", [MOST], own, 1),
        row("`meridian`", "2026-11-22, without a page, sync and German", [BEFORE], own),
        *[row(f"`{name}`", "now", [size]) for name, size in megabytes.items() if name != "meridian"],
    ]


def starts(meridian, folder):
    """Rows of whole processes, which take turns."""
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "TZ": "Europe/Berlin", "LC_ALL": "C.UTF-8",
                   "MERIDIAN_HOME": "Europe/Berlin", "MERIDIAN_NOW": "2027-03-01T08:00:00Z"}
    commands = {
        "`meridian --version`": [meridian, "--version"], "`meridian help add flight`": [meridian, "help", "add", "flight"],
        "`meridian next`, no store yet": [meridian, "next"],
        "`meridian when`": [meridian, "when", "2027-03-14 09:00 Asia/Tokyo", "--in", "UTC"],
        "`python3 -c pass`": [PYTHON, "-c", "pass"],
    }
    times = {name: [] for name in commands}
    for _ in range(ROUNDS + 1):
        for name, command in commands.items():
            begun = time.perf_counter()
            subprocess.run(command, env=environment, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
            times[name].append((time.perf_counter() - begun) * 1e3)
    base = min(times["`meridian --version`"][1:])
    return [row(name, "", values[1:], base, 1 if "python3" in name else None) for name, values in times.items()]


def main():
    meridian = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        section = {
            "title": "The programs",
            "method": [
                "As `make install` and the Debian package bring them: linked with Swift's libraries, without symbols. A "
                "process that asks for an agenda does not load the server of the pages, nor the client of calendar "
                f"servers. Each start is a whole process, the best and the median of {ROUNDS}, which take turns. Decision 0100 "
                "says what the size is made of."
            ],
            "facts": [],
            "tables": [
                {"title": "Size of a program", "unit": "MB", "rows": sizes(meridian)},
                {"title": "Start of a process, time on the wall", "unit": "ms", "rows": starts(meridian, folder)},
            ],
            "failures": [], "checks": [],
        }
    print(json.dumps(section, ensure_ascii=False))


main()
