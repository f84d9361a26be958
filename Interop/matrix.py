"""Compares what the programs answered with what the cases mean, and writes the page."""

import csv
import re
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

import observe
from cases import AUTHORED, CASES, MACHINE_ZONE, When
from drivers import Driver, NotRun, Server
from page import CAME_BACK, DIFFERENCES, UNDERSTOOD, WRITTEN, introduction, wrapped

KNOWN_AGAIN = "known again"
READS, RETURNS, WRITES = "reads", "returns", "writes"


@dataclass
class Difference:
    program: str
    direction: str
    case: str
    field: str
    want: str
    got: str
    ours: bool = False  # the program's own file says what is expected, and we read it otherwise
    known: object = None


@dataclass
class Known:
    """A line of differences.tsv: a difference that is known, with whose fault it is and why."""

    program: str
    direction: str
    case: str
    field: str
    got: str
    fault: str
    reason: str
    hits: list = field(default_factory=list)
    label: str = ""

    def explains(self, difference):
        return not difference.ours and all(
            any(fnmatchcase(getattr(difference, name), pattern) for pattern in getattr(self, name).split(" | "))
            for name in ("program", "direction", "case", "field", "got"))


def known_differences(path):
    with open(path, encoding="utf-8", newline="") as file:
        lines = (line for line in file if line.strip() and not line.startswith("#"))
        return [Known(*row) for row in csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)]


class Column:
    """What one program did."""

    def __init__(self, driver_type, bench):
        self.type, self.bench = driver_type, bench
        self.version, self.missing, self.broken = "", "", ""
        self.cells = {}  # (direction, case key) -> list of differences, or None: nothing to see
        self.partial = set()  # cells that show something, but not what the case is about

    def run(self):
        try:
            driver = self.type(self.bench)
            self.version = driver.version()
        except NotRun as error:
            self.missing = str(error)
            return
        try:
            read, stored = driver.answer()
            authored = driver.authored()
        except Exception as error:  # the program is there and could not be driven
            self.broken = f"{type(error).__name__}: {error}"
            return
        for case in CASES:
            if driver.reads:
                self.judge(READS, case, read.get(case.key))
            if driver.stores:
                self.judge(RETURNS, case, self.returned(driver, case, stored.get(case.key)))
        for case in AUTHORED:
            self.judge(WRITES, case, self.returned(driver, case, authored.get(case.key), by_title=True))

    # --- what comes back -----------------------------------------------------------------------------------

    def returned(self, driver, case, files, by_title=False):
        if files is None or isinstance(files, dict):
            return files
        files = files if isinstance(files, list) else [files]
        found, theirs = {}, {}
        for path in files:
            try:
                data = path.read_bytes()
                theirs.update(observe.raw(data))
                events = self.bench.meridian.returned(path, self.bench.scratch)
                added = 0 if by_title else self.bench.meridian.added(path)
                for fields in events.values():
                    fields["identity"] = f"{added} of {len(events)} added anew" if added else KNOWN_AGAIN
                found.update(events)
            except Exception as error:
                return {"error": f"{error}"}
        if driver.loses_uids or by_title:
            found, theirs = (self.by_title(case, each) for each in (found, theirs))
        return {"found": found, "theirs": theirs}

    @staticmethod
    def by_title(case, found):
        named = {}
        for uid, event in case.expected().items():
            same = [each for each in found.values() if each.get("title") == event["title"]]
            begun = [each for each in found.values() if each.get("title", "").startswith(event["title"])]
            if same or begun:
                named[uid] = dict((same or begun)[0])
                if "occurrences" in event:
                    named[uid]["occurrences"] = "; ".join(sorted(
                        part for each in begun for part in each.get("occurrences", "").split("; ") if part))
            elif len(found) == 1 == len(case.events):
                named[uid] = next(iter(found.values()))
        return named

    # --- judging -------------------------------------------------------------------------------------------

    def judge(self, direction, case, answer):
        key = (direction, case.key)
        if answer is None or (case.is_for_servers and not issubclass(self.type, Server)):
            self.cells[key] = None
            return
        differences = self.cells[key] = []

        def differs(name, want, got, ours=False):
            differences.append(Difference(self.type.key, direction, case.key, name, want, got, ours))

        if "error" in answer:
            return differs("all", "the event", answer["error"])
        seen = set()
        for uid, event in case.expected(comes_back=direction != READS).items():
            found = answer["found"].get(uid)
            if found is None:
                differs("all", "the event", "it is not there")
                continue
            if direction == RETURNS:
                event = {**event, "identity": KNOWN_AGAIN}
            for name, want in event.items():
                if name not in found and direction == READS:
                    continue
                seen.add(name)
                got = found.get(name, "")
                if got == want or self.is_floating(case, name, got, want, direction):
                    continue
                if name in ("start", "end") and want.endswith("Z") and on_machine_clock(got) == want:
                    got = f"{got}, which is the same on the machine's clock"
                raw = answer.get("theirs", {}).get(uid, {})
                differs(name, want, got, ours=raw.get(name) == want)
        if not differences and not seen.intersection(case.about):
            self.partial.add(key)

    @staticmethod
    def is_floating(case, name, got, want, direction):
        """A program that shows all times on the machine's clock shows a floating one there, too."""
        if direction != READS or case.key != "floating" or name not in ("start", "end"):
            return False
        return When.parse(f"{want} {MACHINE_ZONE}").meaning == got


def on_machine_clock(text):
    try:
        return When.parse(f"{text} {MACHINE_ZONE}").meaning
    except ValueError:
        return ""


# --- the page ----------------------------------------------------------------------------------------------


FAULTS = {"ours": "**ours**", "theirs": "theirs", "format": "format"}


class Page:
    def __init__(self, columns, known, day):
        self.columns, self.known, self.day = columns, known, day
        self.unexplained = []
        for column in columns:
            for differences in column.cells.values():
                for difference in differences or []:
                    self.explain(difference)
        self.stale = self.find_stale()
        self.label()

    def explain(self, difference):
        difference.known = next((each for each in self.known if each.explains(difference)), None)
        if difference.known:
            difference.known.hits.append(difference)
        else:
            self.unexplained.append(difference)

    def find_stale(self):
        ran = {column.type.key for column in self.columns if not (column.missing or column.broken)}
        return [each for each in self.known if not each.hits and each.program in ran]

    def label(self):
        numbers = {}
        for each in self.known:
            if each.hits:
                numbers[each.program] = numbers.get(each.program, 0) + 1
                each.label = f"{each.program} {numbers[each.program]}"

    @property
    def ours(self):
        return [each for each in self.known if each.fault == "ours" and each.hits]

    # --- text ----------------------------------------------------------------------------------------------

    def cell(self, column, direction, case):
        if column.missing or column.broken:
            return "not run"
        differences = column.cells.get((direction, case.key))
        if differences is None:
            return "–"
        if not differences:
            return "not shown" if (direction, case.key) in column.partial else "ok"
        faults, labels = [], []
        for difference in differences:
            fault = FAULTS[difference.known.fault] if difference.known else "**ours?**"
            faults += [] if fault in faults else [fault]
            label = difference.known.label.rpartition(" ")[2] if difference.known else "?"
            labels += [] if label in labels else [label]
        return f"{'/'.join(faults)} {','.join(labels)}"

    def table(self, direction):
        columns = [column for column in self.columns if {
            READS: column.type.reads, RETURNS: column.type.stores,
            WRITES: column.type.authored is not Driver.authored}[direction]]
        cases = AUTHORED if direction == WRITES else CASES
        yield "| case | " + " | ".join(column.type.name for column in columns) + " |"
        yield "|---|" + "---|" * len(columns)
        for case in cases:
            yield f"| {case.title} | " + " | ".join(self.cell(column, direction, case) for column in columns) + " |"

    def footnotes(self):
        for column in self.columns:
            mine = [each for each in self.known if each.program == column.type.key and each.hits]
            if not mine:
                continue
            yield from ["", f"### {column.type.name}", ""]
            for each in mine:
                number = each.label.rpartition(" ")[2]
                yield f"{number}. ({FAULTS[each.fault]}) {each.reason} {self.evidence(each)}"

    @staticmethod
    def evidence(known):
        hit = known.hits[0]
        cases = list(dict.fromkeys(each.case for each in known.hits))
        rows = f"In {len(cases)} rows; the first: " if len(cases) > 1 else ""
        if hit.field == "all":
            return f"{rows}`{code(hit.got)}`"
        if hit.field == "occurrences":
            want, got = hit.want.split("; "), hit.got.split("; ")
            parts = [f"`{code(each)}` is missing" for each in want if each not in got]
            return rows + "; ".join(parts + [f"`{code(each)}` was added" for each in got if each not in want]) + "."
        return f"{rows}{hit.field} `{code(hit.want)}` became `{code(hit.got) or '(nothing)'}`."

    def lines(self):
        yield from introduction(self.columns, self.day)
        yield from ["", "## What they understand of our export", "", *wrapped(UNDERSTOOD), ""]
        yield from self.table(READS)
        yield from ["", "## What comes back when they have stored our export", "", *wrapped(CAME_BACK), ""]
        yield from self.table(RETURNS)
        yield from ["", "## What they write themselves", "", *wrapped(WRITTEN), ""]
        yield from self.table(WRITES)
        yield from ["", "## Differences", "", *wrapped(DIFFERENCES)]
        yield from self.footnotes()
        yield from ["", "## The cases", "", "| case | what is in it |", "|---|---|"]
        yield from (f"| {case.title} | {case.what} |" for case in CASES + AUTHORED)

    def text(self):
        return "\n".join(self.lines()) + "\n"


def code(text):
    text = re.sub(r"\s+", " ", text.replace("`", "'"))
    return text if len(text) <= 160 else text[:157] + "…"
