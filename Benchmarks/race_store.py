"""Runs the program on a store of 100,000 events beside khal, calcurse, remind and Python; called by scripts/bench.

    race_store.py MERIDIAN [EVENTS]

Prints a section as BenchmarkKit does. Everything is a whole process: from its start to its end, with what it reads. The
titles that the programs show of a day have to be the same.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import zoneinfo

import store_calendar

DAYS = ["2004-03-10", "2010-05-11", "2016-09-21", "2022-11-08", "2028-02-15"]
ROUNDS = 9
SMALL = 1000
PYTHON = "/usr/bin/python3"
KHAL = "0.14.1"
# calcurse and khal are given this long to import, which takes calcurse the square of the number of events; then they are out
# of the race.
IMPORT_MINUTES = 30
TOOLS = pathlib.Path(__file__).resolve().parent / ".build" / "store-tools"

KHAL_CONFIG = """\
[calendars]
[[life]]
path = {vdir}
type = calendar
[locale]
local_timezone = Europe/Berlin
default_timezone = Europe/Berlin
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = {index}
"""

PARSE = "import sys, icalendar; print(len(icalendar.Calendar.from_ical(open(sys.argv[1], 'rb').read()).subcomponents))"


class Cost:
    """What one process took: milliseconds on the wall and of processors, and the most memory it had, in MiB."""

    def __init__(self, wall, processor, memory):
        self.wall, self.processor, self.memory = wall, processor, memory


class Ground:
    """A folder for all programs, in memory where there is room, so that nobody waits for a disk."""

    def __init__(self, events, folder):
        self.events = events
        self.folder = pathlib.Path(folder)
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "TZ": "Europe/Berlin", "LC_ALL": "C.UTF-8",
            "MERIDIAN_HOME": "Europe/Berlin", "MERIDIAN_NOW": "2010-05-11T08:00:00Z",
        }
        self.failures = []

    def run(self, command, keep=False, limit=None):
        """Runs a program to its end; its output, and what it cost. None for one that takes more seconds than its limit."""
        before = time.perf_counter()
        process = subprocess.Popen(
            [str(word) for word in command], env=self.environment, cwd=self.folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if keep else subprocess.DEVNULL, stderr=subprocess.PIPE)
        timer = threading.Timer(limit, process.kill) if limit else None
        if timer:
            timer.start()
        output = process.stdout.read().decode() if keep else ""
        errors = process.stderr.read().decode()
        _, status, used = os.wait4(process.pid, 0)
        wall = time.perf_counter() - before
        process.returncode = os.waitstatus_to_exitcode(status)
        if timer:
            timer.cancel()
            if wall >= limit and process.returncode == -signal.SIGKILL:
                return None
        if process.returncode != 0:
            sys.exit(f"race_store: {command[0]} ended with {process.returncode}: {errors[-400:]}")
        return output, Cost(wall * 1e3, (used.ru_utime + used.ru_stime) * 1e3, used.ru_maxrss / 1024)


def write_vdir(file, folder):
    """Writes each event of a file into a file of its own, as khal and vdirsyncer keep them."""
    folder.mkdir()
    head = b"BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//Store 1.0//EN\r\n"
    for event in re.finditer(rb"BEGIN:VEVENT\r\nUID:([^\r]+)\r\n.*?END:VEVENT\r\n", file.read_bytes(), re.DOTALL):
        (folder / f"{event.group(1).decode()}.ics").write_bytes(head + event.group(0) + b"END:VCALENDAR\r\n")


def newer_khal():
    """The khal of today, in an environment of its own; None where it cannot be had."""
    program = TOOLS / "bin" / "khal"
    if not program.exists():
        made = subprocess.run([PYTHON, "-m", "venv", TOOLS], check=False, stdout=subprocess.DEVNULL)
        got = made.returncode == 0 and subprocess.run(
            [TOOLS / "bin" / "pip", "-q", "install", f"khal=={KHAL}"], check=False).returncode == 0
        if not got:
            shutil.rmtree(TOOLS, ignore_errors=True)
            return None
    return program


def row(what, who, costs, ours=None, target=None, unit="wall"):
    values = sorted(getattr(cost, unit) for cost in costs)
    median = values[len(values) // 2]
    return {"what": what, "who": who, "best": values[0], "median": median, "target": target,
            "ratio": None if ours is None else median / ours}


def in_turns(ground, commands, rounds):
    """Runs programs turn and turn about, after one round that does not count."""
    costs = {name: [] for name in commands}
    for number in range(rounds + 1):
        for name, command in commands.items():
            cost = ground.run(command)[1]
            if number:
                costs[name].append(cost)
    return costs


# --- the programs ----------------------------------------------------------------------------------------


class Meridian:
    def __init__(self, ground, program, store):
        self.ground, self.program, self.store = ground, program, ground.folder / store

    def importing(self, file):
        return [self.program, "import", file, "--trip", "Life", "--db", self.store]

    def agenda(self, day, *more):
        return [self.program, "agenda", day, "--db", self.store, *more]

    def titles(self, day):
        output, _ = self.ground.run(self.agenda(day, "--view", "home", "--json"), keep=True)
        return sorted(item["title"] for item in json.loads(output)["items"])


    def search(self, words):
        return [self.program, "search", words, "--db", self.store]

    def found(self, words):
        output, _ = self.ground.run([*self.search(words), "--json"], keep=True)
        return [hit["title"] for hit in json.loads(output)["hits"]]


class Khal:
    def __init__(self, ground, program):
        self.ground, self.program = ground, program
        self.config = ground.folder / "khal.conf"

    def importing(self, file):
        """Into a folder and an index of its own."""
        config, folder = self.ground.folder / "khal-import.conf", self.ground.folder / "khal-import"
        folder.mkdir()
        config.write_text(
            KHAL_CONFIG.format(vdir=folder, index=self.ground.folder / "khal-import.db"), encoding="utf-8")
        return [self.program, "-c", config, "import", "--batch", "-a", "life", file]

    def imported(self):
        return len(list((self.ground.folder / "khal-import").iterdir()))

    def listing(self, day, *more):
        return [self.program, "-c", self.config, "list", "-a", "life", *more, day, "1d"]

    def titles(self, day):
        output, _ = self.ground.run(self.listing(day, "--format", "{title}"), keep=True)
        return sorted(line.strip() for line in output.splitlines() if line.strip() and not line.endswith(day))


    def search(self, words, *more):
        return [self.program, "-c", self.config, "search", "-a", "life", *more, words]

    def found(self, words):
        output, _ = self.ground.run(self.search(words, "--format", "{title}"), keep=True)
        return [line.strip() for line in output.splitlines() if line.strip()]


class Calcurse:
    def __init__(self, ground):
        self.ground = ground
        self.folders = ["-D", ground.folder / "calcurse", "-C", ground.folder / "calcurse"]
        (ground.folder / "calcurse").mkdir()

    def importing(self, file):
        return ["calcurse", *self.folders, "-i", file]

    def listing(self, day, *more):
        return ["calcurse", *self.folders, "-Q", "--input-datefmt", "4", "--from", day, "--days", "1", *more]

    def titles(self, day):
        forms = [f"--format-{kind}=%m\\n" for kind in ("apt", "event", "recur-apt", "recur-event")]
        output, _ = self.ground.run(self.listing(day, *forms), keep=True)
        return sorted(line for line in output.splitlines()[1:] if line)


class Remind:
    """remind keeps what people write in lines of its own, and reads all of them each time; ours are made of the calendar."""

    def __init__(self, ground):
        self.ground, self.file = ground, ground.folder / "life.rem"

    def write(self, file):
        with self.file.open("w", encoding="utf-8") as lines:
            lines.writelines(map(self.line, re.findall(
                r"BEGIN:VEVENT\n(.*?)END:VEVENT\n", file.read_text(encoding="utf-8").replace("\n ", ""), re.DOTALL)))

    def line(self, event):
        values = {name: (value, zone) for name, zone, value in re.findall(r"^(\w+)(?:;[^:=\n]*=([^:\n]+))?:(.*)$", event, re.M)}
        start, end = (self.at_home(*values[name]) for name in ("DTSTART", "DTEND"))
        day, title = f"REM {start:%-d %b %Y}", values["SUMMARY"][0]
        if values["DTSTART"][1] == "DATE":
            return f"{day} THROUGH {end - datetime.timedelta(days=1):%-d %b %Y} MSG {title}\n"
        if rule := values.get("RRULE"):
            weeks = int(rule[0].rpartition("=")[2]) - 1
            day += f" *7 UNTIL {start + datetime.timedelta(weeks=weeks):%-d %b %Y}"
        minutes = int((end - start).total_seconds()) // 60
        return f"{day} AT {start:%H:%M} DURATION {minutes // 60}:{minutes % 60:02} MSG {title}\n"

    @staticmethod
    def at_home(value, zone):
        """A date, or the clock in Berlin."""
        if zone == "DATE":
            return datetime.datetime.strptime(value, "%Y%m%d")
        time = datetime.datetime.strptime(value, "%Y%m%dT%H%M%S").replace(tzinfo=zoneinfo.ZoneInfo(zone))
        return time.astimezone(zoneinfo.ZoneInfo(store_calendar.HOME[1])).replace(tzinfo=None)

    def listing(self, day, *_):
        return ["remind", "-q", "-g", "-b1", self.file, day]

    def titles(self, day):
        output, _ = self.ground.run(self.listing(day), keep=True)
        return sorted(line for line in output.splitlines()[1:] if line)


# --- the race --------------------------------------------------------------------------------------------


def compare(ground, ours, others, checks):
    for name, other in others.items():
        differing = [day for day in DAYS if ours.titles(day) != other.titles(day)]
        checks.append(f"titles of {len(DAYS)} days, {name}: "
                      + ("all equal" if not differing else f"{len(differing)} differ, {differing[0]} first"))
        if differing and name.startswith(("khal", "remind")):
            ground.failures.append(f"{name} shows other titles than Meridian on {', '.join(differing)}")


def searches(ground, ours, others, checks):
    """The search for a title, which one event has alone: one of each day, and no series, which khal marks."""
    single = ([title for title in ours.titles(day) if not title.startswith("Standing")] for day in DAYS)
    words = [titles[-1] for titles in single if titles]
    for name, other in {"Meridian": ours, **others}.items():
        missing = [title for title in words if other.found(title) != [title]]
        checks.append(f"{len(words)} titles searched for, {name}: "
                      + (f"{', '.join(missing)} not found alone" if missing else "each found, and nothing else"))
        if missing and name == "Meridian":
            ground.failures.append(f"search finds not only {', '.join(missing)}")
    costs = {}
    for title in words:
        commands = {"Meridian": ours.search(title), **{name: other.search(title) for name, other in others.items()}}
        for name, found in in_turns(ground, commands, 1).items():
            costs.setdefault(name, []).extend(found)
    median = row("", "", costs["Meridian"])["median"]
    return {"title": f"The search for a title out of {ground.events} stored events, time on the wall", "unit": "ms",
            "rows": [row("a title", who, found, median) for who, found in costs.items()]}


def say(what):
    """Tells on the terminal how far the race is; standard output is for the section."""
    print(f"race_store: {what}", file=sys.stderr, flush=True)


def prepare(folder, events):
    """Writes what the programs take in."""
    store_calendar.Calendar(events).write(folder / "life.ics")
    store_calendar.Calendar(SMALL).write(folder / "small.ics")
    write_vdir(folder / "life.ics", folder / "vdir")


def race(ground, program):
    checks, tables = [], []
    file, small = ground.folder / "life.ics", ground.folder / "small.ics"
    # In a process of its own: the most memory that a program had counts from before it took the place of this one.
    subprocess.run([sys.executable, __file__, "--prepare", ground.folder, str(ground.events)], check=True)
    ours = Meridian(ground, program, "life.db")
    khal = Khal(ground, "/usr/bin/khal")
    khal.config.write_text(
        KHAL_CONFIG.format(vdir=ground.folder / "vdir", index=ground.folder / "khal.db"), encoding="utf-8")
    calcurse = Calcurse(ground)

    # Nearly all of these make what the agenda then reads, and each is run once: some take minutes.
    took = {}
    for who, command, limit in (
            ("Meridian, `import`", ours.importing(file), None),
            ("khal, `import`", khal.importing(file), IMPORT_MINUTES * 60),
            ("khal, index of a folder that is there", khal.listing(DAYS[0]), None),
            ("calcurse, `-i`", calcurse.importing(file), IMPORT_MINUTES * 60),
            ("Python icalendar, parsing alone", [PYTHON, "-c", PARSE, file], None)):
        say(f"{who}, {ground.events} events")
        if ended := ground.run(command, limit=limit):
            took[who] = ended[1]
            if who == "khal, `import`" and (there := khal.imported()) != ground.events:
                ground.failures.append(f"khal has imported {there} of {ground.events} events")
        else:
            checks.append(f"{who}: stopped after {IMPORT_MINUTES} minutes, and out of the race")
    own = took["Meridian, `import`"]
    targets = {"khal": 50, "Python": 10}

    others = {"khal (Debian)": khal}
    if "calcurse, `-i`" in took:
        others["calcurse"] = calcurse
    remind = Remind(ground)
    remind.write(file)
    others["remind"] = remind
    if newer := newer_khal():
        others[f"khal {KHAL}"] = Khal(ground, newer)
    say("titles")
    compare(ground, ours, others, checks)

    costs = {}
    for day in DAYS:
        say(f"agenda of {day}")
        commands = {"Meridian": ours.agenda(day), "Meridian, `--view home`": ours.agenda(day, "--view", "home"),
                    **{name: other.listing(day) for name, other in others.items()}}
        for name, found in in_turns(ground, commands, max(1, ROUNDS // 3)).items():
            costs.setdefault(name, []).extend(found)
    median = row("", "", costs["Meridian"])["median"]
    current = f"khal {KHAL}" if newer else "khal (Debian)"
    aims = {current: 30, "calcurse": 5, "remind": 5}
    for unit, name in (("wall", "time on the wall"), ("processor", "processor time")):
        median = row("", "", costs["Meridian"], unit=unit)["median"]
        tables.append({
            "title": f"The agenda of one day out of {ground.events} stored events, {name}", "unit": "ms",
            "rows": [row("a day", who, found, median, aims.get(who) if unit == "wall" else None, unit)
                     for who, found in costs.items()]})
    say("searches")
    tables.append(searches(ground, ours, {name: other for name, other in others.items() if name.startswith("khal")}, checks))
    for unit, name, label in (("processor", "processor time", "ms"), ("memory", "most memory", "MiB")):
        tables.append({
            "title": f"Taking in {ground.events} events, {name}", "unit": label,
            "rows": [row(f"a file of {file.stat().st_size / 1e6:.0f} MB", who, [cost], getattr(own, unit),
                         targets.get(re.split(r"[ ,]", who)[0]) if unit == "processor" else None, unit)
                     for who, cost in took.items()]})

    say("start")
    little = Meridian(ground, program, "small.db")
    ground.run(little.importing(small))
    costs = in_turns(ground, {
        "Meridian, `--version`": [program, "--version"], f"Meridian, `agenda` of {SMALL} events": little.agenda(DAYS[1]),
        "`python3 -c pass`": [PYTHON, "-c", "pass"], "`khal --version` (Debian)": ["/usr/bin/khal", "--version"],
    }, ROUNDS)
    rows = []
    for who in list(costs)[:2]:
        median = row("", "", costs[who])["median"]
        rows.append(row(who, "Meridian", costs[who], median))
        rows.append(row(who, "`python3 -c pass`", costs["`python3 -c pass`"], median, 1))
    rows.append(row("khal's", "`khal --version` (Debian)", costs["`khal --version` (Debian)"]))
    tables.append({"title": "Start of the process, time on the wall", "unit": "ms", "rows": rows})

    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    return {
        "title": "The store", "method": METHOD,
        "facts": [
            {"name": "events", "value": f"{ground.events}, {file.stat().st_size / 1e6:.0f} MB, sha256 {digest}…"},
            {"name": "the folder", "value": "in memory" if str(ground.folder).startswith("/dev/shm") else "on a disk"},
            {"name": "khal", "value": f"{version('khal')} (Debian)" + (f", {KHAL} (PyPI)" if newer else "")},
            {"name": "calcurse", "value": version("calcurse")},
            {"name": "remind", "value": version("remind")},
            {"name": "Python icalendar", "value": version("python3-icalendar")},
        ],
        "tables": tables, "checks": checks, "failures": ground.failures, "data": {},
    }


METHOD = [
    "A calendar is generated (seed 20261121): thirty years of somebody from Berlin, with meetings, and every few weeks a "
    "journey with two flights, a stay and meetings in the zone of another city; a few meetings are series. "
    "`Benchmarks/store_calendar.py` writes it. Each program takes it in by its own way: `meridian import`; `khal import`, "
    "and khal's index of a folder with one file for each event that is there, which `khal list` makes when it is missing, "
    "and which is quicker; `calcurse -i`. That is done once. calcurse and khal may take "
    f"{IMPORT_MINUTES} minutes for it; beyond them they are stopped, which is said below, and take no part. khal warns of "
    "each event whose zone the calendar does not define, which is counted. remind reads lines of its own, which are made of the calendar on Berlin's clock.",
    "Then each shows five days, turn and turn about, three rounds after one that does not count; *best* and *median* are "
    "of all these runs, ratios compare the medians. A run is a whole process as the shell starts it, from its start to its "
    "end. khal's index is warm and in the cache, as are the others' files. Meridian shows a day in its default view, "
    "on the clock of where the traveller is, which the others do not have; beside it stands the clock at home, "
    "which they show, and whose titles are compared. Both versions of khal read the one index.",
    "Memory is the most that the process ever had (`ru_maxrss`). Python icalendar parses the file and keeps nothing. "
    "`python3` is Debian's.",
]


def version(package):
    found = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], check=False, text=True,
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return found.stdout or "unknown"


def roomy():
    """A folder in memory with room for a file for each event, if there is one."""
    try:
        return "/dev/shm" if shutil.disk_usage("/dev/shm").free > 2 << 30 else None
    except OSError:
        return None


def written(race, name, usual):
    """Runs a race with the program and the number of events of the arguments, and prints its section; the status of its end."""
    events = int(sys.argv[2]) if len(sys.argv) > 2 else usual
    with tempfile.TemporaryDirectory(prefix=f"meridian-{name}-", dir=roomy()) as folder:
        section = race(Ground(events, folder), pathlib.Path(sys.argv[1]).resolve())
    json.dump(section, sys.stdout, ensure_ascii=False, indent=1)
    for failure in section["failures"]:
        print(f"error: {failure}", file=sys.stderr)
    return 1 if section["failures"] else 0


def main():
    if sys.argv[1] == "--prepare":
        return prepare(pathlib.Path(sys.argv[2]), int(sys.argv[3]))
    return written(race, "store", 100_000)


if __name__ == "__main__":
    sys.exit(main())
