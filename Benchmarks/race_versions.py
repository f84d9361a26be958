"""Runs two builds of the program on the same work, turn and turn about, and prints how many times as long the second takes.

    race_versions.py BEFORE AFTER [EVENTS]

Each build imports the calendar of the store's benchmark into a store of its own, and then reads the file, writes the
trip, shows five days and lists what is wrong. A run is a whole process; what counts is the processor's time. Other work
on the machine disturbs both alike, as they take turns.
"""

import pathlib
import subprocess
import sys
import tempfile

import race_store

ROUNDS = 7


def tasks(ground, program, name):
    """What one build is asked, by the name of the task; each makes the same of the same file."""
    store, file = ground.folder / f"{name}.db", ground.folder / "small.ics"
    fresh = ground.folder / f"{name}-fresh.db"
    clear = f'rm -f "{fresh}"*; exec "$0" "$@"'
    return {
        "import into a new store": ["sh", "-c", clear, program, "import", file, "--trip", "Life", "--db", fresh],
        "reading a file": [program, "agenda", "2000-05-11", "-f", file],
        "writing a trip": [program, "export", "Life", "--db", store, "-o", ground.folder / f"{name}.ics"],
        "agenda of a day": [program, "agenda", race_store.DAYS[1], "--db", store],
        "findings": ["sh", "-c", '"$0" "$@" >/dev/null || [ $? -eq 1 ]', program, "check", "Life", "--db", store],
    }


def main():
    before, after, *rest = sys.argv[1:]
    events = int(rest[0]) if rest else 10_000
    with tempfile.TemporaryDirectory(dir=race_store.roomy()) as folder:
        ground = race_store.Ground(events, folder)
        race_store.store_calendar.Calendar(events).write(ground.folder / "small.ics")
        works = {}
        for name, program in (("before", before), ("after", after)):
            program = pathlib.Path(program).resolve()
            ground.run([program, "import", ground.folder / "small.ics", "--trip", "Life",
                        "--db", ground.folder / f"{name}.db"])
            works[name] = tasks(ground, program, name)
        print(f"{events} events, {ROUNDS} rounds, medians of the processor's time")
        for task in works["before"]:
            costs = race_store.in_turns(ground, {name: works[name][task] for name in works}, ROUNDS)
            old, new = (race_store.row("", "", costs[name], unit="processor") for name in ("before", "after"))
            print(f"{task:24} before {old['median']:8.1f} ms, after {new['median']:8.1f} ms: "
                  f"{new['median'] / old['median']:.2f} (best {new['best'] / old['best']:.2f})")
        same = subprocess.run(["cmp", "-s", *(str(ground.folder / f"{name}.ics") for name in works)], check=False)
        print("the trips written are " + ("equal byte for byte" if same.returncode == 0 else "not equal byte for byte"))


if __name__ == "__main__":
    main()
