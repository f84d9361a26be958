"""Compares the recurrence engine with tables of other projects and with a slow reading of the RFC.

Tests/CalendarProbe answers what Meridian makes of a rule. Compared are

  libical     the rules of RFC 5545 and RFC 7529 in its own tests, with the dates that stand there
  dateutil    every recurrence that its own tests list, with the dates that they demand
  the oracle  N random rules (5,000), drawn by seeds 0 to N - 1, with Tests/RecurrenceOracle, which tries every unit of
              the calendar and asks each part of the rule

Where a table is not ours, recurrence-differences.tsv has to name the difference, how often it occurs, the section
that decides it, and the test that quotes the section. Any other difference is a fault, and the status is 1.
"""

import argparse
import collections
import dataclasses
import itertools
import multiprocessing
import re
import sys

import recurrence_tables
from checks import ROOT, Lines, Wrong

DIFFERENCES = ROOT / "scripts" / "recurrence-differences.tsv"
TESTS = ROOT / "Tests" / "RecurrenceTests"

# More than any bounded rule of the tables has.
MOST = 100_000
# Rules that one process asks for at a time.
BLOCK = 250


class Probe(Lines):
    def expand(self, start, parts):
        return self.ask("expand", start, str(MOST), *parts)

    def engine(self, seed):
        return self.ask("engine", str(seed))

    def oracle(self, seed):
        return self.ask("oracle", str(seed))


# --- what is known to differ ---------------------------------------------------------------------------------

@dataclasses.dataclass(frozen=True)
class Known:
    name: str
    table: str
    cases: int
    how: str
    section: str
    says: str
    test: str

    def explains(self, case, ours, probe):
        kind, _, rest = self.how.partition(" ")
        if self.table != case.table:
            return False
        if kind == "start":
            return ours[0] == "ok" and without_start(case, probe, rest)
        if kind == "only":
            return case.name == rest
        if kind == "refused":
            code, part = rest.split(" ")
            return ours[:2] == ["refused", code] and ours[2].startswith(part + "=")
        raise Wrong(f"{DIFFERENCES.name}: {self.name} has no such way to differ: {self.how}")


def known_differences():
    rows = [line.split("\t") for line in DIFFERENCES.read_text().splitlines() if line and not line.startswith("#")]
    return [Known(row[0], row[1], int(row[2]), *row[3:]) for row in rows]


def unquoted(known):
    """The known differences whose test does not stand in the sources or does not quote the section."""
    for difference in known:
        for file in TESTS.rglob("*.swift"):
            source = file.read_text()
            if f"func `{difference.test}`" not in source:
                continue
            comment = source.split(f"func `{difference.test}`")[0].rsplit("\n\n", 1)[-1]
            words = " ".join(re.sub(r"^\s*(///?|@Test.*)", "", line).strip() for line in comment.splitlines())
            if difference.says in words and difference.section in words:
                break
        else:
            yield f"unquoted: {difference.name}: no test `{difference.test}` quotes {difference.section}: {difference.says}"


def without_start(case, probe, kind):
    """Whether ours is the table's when the start counts towards no COUNT of RRULE or EXRULE, nor occurs by itself.

    A rule that does not name the start has one occurrence less than its COUNT. Which rules these are is tried; where
    the start is in the table, one RRULE at least names it.
    """
    expected = [whole(time) for time in case.expected]
    is_named = whole(case.start) in expected
    numbers = [number for number, part in enumerate(case.parts) if part.startswith(kind + ":")]
    for size in range(len(numbers) + (0 if is_named and kind == "RRULE" else 1)):
        for raised in itertools.combinations(numbers, size):
            parts = list(case.parts)
            for number in raised:
                parts[number] = re.sub(r"COUNT=(\d+)", lambda count: f"COUNT={int(count[1]) + 1}", parts[number])
            ours = probe.expand(case.start, parts)
            if ours[0] == "ok" and ours[1 if is_named else 2:] == expected:
                return True
    return False


# --- the tables ----------------------------------------------------------------------------------------------

def whole(time):
    return time if "T" in time else time + "T00:00:00"


def compare(cases, probe, known):
    """What explains each difference, counted, and the faults."""
    explained, faults, same = collections.Counter(), [], 0
    for case in cases:
        ours = probe.expand(case.start, case.parts)
        expected = [whole(time) for time in case.expected]
        if ours[0] == "ok":
            ours = ["ok"] + [time for time in ours[1:] if not case.since or time >= whole(case.since)]
        if ours == ["ok"] + expected:
            same += 1
            continue
        reason = next((difference for difference in known if difference.explains(case, ours, probe)), None)
        if reason:
            explained[reason.name] += 1
        else:
            faults.append(shown(case, ours, expected))
    return same, explained, faults


def shown(case, ours, expected):
    at = next((i for i, (a, b) in enumerate(zip(ours[1:], expected)) if a != b), min(len(ours) - 1, len(expected)))
    ours_at = " ".join(ours[at + 1:at + 4]) or "no more"
    theirs_at = " ".join(expected[at:at + 3]) or "no more"
    return (f"table: {case.table} {case.name}: {case.start} {' '.join(case.parts)}: after {at} occurrences Meridian says "
            f"{ours[0]} {ours_at}; {case.table} says {theirs_at}")


def miscounted(known, explained):
    for difference in known:
        found = explained[difference.name]
        if found != difference.cases:
            yield f"miscounted: {difference.name}: {found} cases differ so, and {DIFFERENCES.name} says {difference.cases}"


# --- the oracle ----------------------------------------------------------------------------------------------

def random_block(work):
    make_probe, program, seeds = work
    probe = make_probe(program)
    faults, rules, times = [], set(), 0
    for seed in seeds:
        ours, theirs = probe.engine(seed), probe.oracle(seed)
        start, rule, end = ours[:3]
        rules.add((start, rule))
        times += len(theirs) - 3
        if ours != theirs:
            differ = set(map(int, ours[3:])) ^ set(map(int, theirs[3:]))
            faults.append(f"oracle: seed {seed}: {start} {rule} before {end}: "
                          + (f"they differ first at {min(differ)}" if differ else "the order differs"))
    probe.close()
    return rules, times, faults


def compare_random(program, count, make_probe=Probe):
    blocks = [(make_probe, program, range(first, min(first + BLOCK, count))) for first in range(0, count, BLOCK)]
    rules, times, faults = set(), 0, []
    with multiprocessing.Pool() as pool:
        for found, occurrences, wrong in pool.imap(random_block, blocks):
            rules |= found
            times += occurrences
            faults += wrong
    return len(rules), times, faults


# --- the whole -----------------------------------------------------------------------------------------------

def main(program, arguments):
    parser = argparse.ArgumentParser(prog="check-recurrence")
    parser.add_argument("--rules", type=int, default=5000)
    asked = parser.parse_args(arguments)
    directory = ROOT / ".build" / "corpora"
    directory.mkdir(parents=True, exist_ok=True)
    known = known_differences()
    faults = list(unquoted(known))
    explained = collections.Counter()
    probe = Probe(program)
    try:
        libical, libical_name = recurrence_tables.libical(directory)
        dateutil, left_out, dateutil_name = recurrence_tables.dateutil(directory, sys.executable)
    except recurrence_tables.Unavailable as error:
        print(f"check-recurrence: FAILED: a table cannot be had: {error}", file=sys.stderr)
        return 1
    for name, cases in ((libical_name, libical), (dateutil_name, dateutil)):
        same, reasons, wrong = compare(cases, probe, known)
        explained += reasons
        faults += wrong
        print(f"check-recurrence: {name}: {len(cases)} series, {same} the same, "
              f"{reasons.total()} explained, {len(wrong)} wrong")
        for difference in known:
            if reasons[difference.name]:
                print(f"    {reasons[difference.name]:4} {difference.name}: {difference.section}: “{difference.says}”")
    for reason, count in sorted(collections.Counter(reason for _, reason in left_out).items()):
        print(f"    {count:4} of dateutil's are left out: {reason}")
    probe.close()
    faults += miscounted(known, explained)
    rules, times, wrong = compare_random(program, asked.rules)
    faults += wrong
    print(f"check-recurrence: the oracle: {rules} random rules with {times} occurrences, {len(wrong)} wrong")
    for fault in faults[:40]:
        print(f"    {fault}", file=sys.stderr)
    if faults:
        print(f"check-recurrence: FAILED: {len(faults)} faults", file=sys.stderr)
    return 1 if faults else 0

