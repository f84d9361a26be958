"""Compares the zone engine with zdump and CPython's zoneinfo over whole trees; a part of check-zones.

Tests/ZoneProbe answers what Meridian holds of a zone. The right answers come from the
same compiled files, by two programs that know nothing of Meridian:

  changes      zdump -V, 1900 to 2100: second, offset, isdst and abbreviation of every change, and what holds before
               the first; a change of isdst or of the abbreviation alone counts too
  instants     by those changes: the offset at each change, a second before and after it, and half way to the next
  civil times  zoneinfo with fold 0 and 1: kind and both instants of 20 civil times around each change, and around
               each entry of the file's table that changes nothing; which change skips or repeats a time, by zdump
  far future   the same three in years from 2101 to 2500, drawn by lot for each file, and in the 9990s

Without a TREE these are compared: the system's; the same data compiled from its tzdata.zi by `zic -b fat` and
`zic -b slim`; and the releases in tzfixtures/. A file that several ids share is compared once; its other ids are
opened too and must give the same changes. Files under right/, which count leap seconds, must be refused.
"""

import collections
import dataclasses
import functools
import hashlib
import multiprocessing
import os
import pathlib
import random
import shutil
import subprocess
import sys
import zoneinfo
from array import array

from checks import ROOT, Wrong
from zone_answers import DAY, Probe, Timeline, civil, ids_of, resolve_all, utc, year_start, zdump, zone_parts

KINDS = ("unique", "skipped", "repeated")
HOUR = 3600

FIRST_YEAR, END_YEAR = 1900, 2101
# Stretches of the far future, each with how many of its years are drawn by lot for a file.
FAR_STRETCHES = [(2101, 2501, 10), (9990, 9999, 2)]

# Civil times around a change: seconds before the first one that it skips or repeats, and from the first one after
# those; six more lie between.
BEFORE = (-DAY, -12 * HOUR, -3 * HOUR, -HOUR, -HOUR // 2, -1)
FROM = (0, 1, HOUR // 2, HOUR, 2 * HOUR, 3 * HOUR, 12 * HOUR, DAY)

SYSTEM_TREES = ["/usr/share/zoneinfo", "/usr/share/lib/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo"]


# --- where the two programs are wrong --------------------------------------------------------------------------

@dataclasses.dataclass(frozen=True)
class Known:
    """A file that zdump or CPython reads wrongly. It is known by its name and by where its table ends; it must then
    be read wrongly still: what no longer occurs has to go from the list."""

    zone: str
    table_end: str
    footer: str
    # CPython's answers between these civil times, both exclusive, are not zdump's, and zdump's count.
    between: tuple = ()
    # The tree whose file of the same name is read instead, because the same source made both.
    judge: str = ""
    # The release of zic that writes such a file; empty where tzfixtures/ has it.
    zic: str = ""

    def is_file(self, names, table_end, footer):
        return self.zone in names and self.table_end == (table_end and utc(table_end)) and self.footer == footer


KNOWN = [
    # The last entry of the table ends nothing: the clocks stay at -02. By the footer alone that would be the end of
    # summer time, which repeats 23:00 to 24:00. CPython takes the footer's word for the hour after the entry's local
    # time, and contradicts zdump on this file and itself on the fat one.
    Known("America/Godthab", "2023-10-29T01:00:00Z", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
          between=("2023-10-28T23:00:00", "2023-10-29T00:00:00")),
    # Mexico's summer time ended on 2022-10-30 for the last time; the border towns took up the rule of the United
    # States a month later, and by that rule it was still summer time on 2022-10-30. zic of glibc 2.36 leaves out the
    # entry between, so that its slim file contradicts itself (RFC 9636 section 3.3 asks that the footer agree with
    # the last entry). zdump and CPython let the footer win, an hour off the law until 2022-11-06; Meridian keeps to
    # the table until the footer's next change, which is what the fat file of the same source says.
    Known("America/Ojinaga", "2022-10-30T08:00:00Z", "CST6CDT,M3.2.0,M11.1.0", judge="fat", zic="2.36"),
]


# --- the comparison -------------------------------------------------------------------------------------------

# A tree: its folder, and the folder that the probe reads, which is another only in the self-test.
Tree = collections.namedtuple("Tree", "name folder probed")


class Result:
    def __init__(self):
        self.counts = collections.Counter()
        self.failures = []
        self.known = set()

    def fail(self, kind, text):
        self.counts["wrong"] += 1
        self.failures.append(f"{kind}: {text}")

    def add(self, other):
        self.counts.update(other.counts)
        self.failures += other.failures
        self.known |= other.known


@functools.cache
def far_changes(path, first_year, end_year):
    return zdump(path, first_year, end_year)


class Comparison:
    """One content of a file, under one tree and id. `names` are all ids that have it."""

    stand_ins = {}

    def __init__(self, probe, result, tree, name, names, judges):
        self.probe, self.result = probe, result
        self.tree, self.name = tree, name
        self.label = f"{tree.name} {name}"
        self.path = tree.folder / name
        self.times, self.footer = zone_parts(self.path.read_bytes())
        self.table_end = self.times[-1] if self.times else None
        self.known = next((known for known in KNOWN if known.is_file(names, self.table_end, self.footer)), None)
        self.judges = judges

    def run(self):
        refusal = self.probe.open_zone(self.name)
        if refusal:
            return self.result.fail("refused", f"{self.label}: {refusal}")
        # A year more on both sides, for civil times near the ends.
        years = FIRST_YEAR - 1, END_YEAR + 1
        changes = zdump(self.path, *years)
        if self.known and self.known.judge:
            own = changes
            self.path = self.judges[self.known.judge].folder / self.name
            changes = zdump(self.path, *years)
            self.note_known(own != changes)
        with self.path.open("rb") as file:
            self.zone = zoneinfo.ZoneInfo.from_file(file, key=self.name)
        timeline = Timeline(changes, self.zone)
        first, end = year_start(FIRST_YEAR), year_start(END_YEAR)
        found = self.changes(timeline, first, end)
        instants = [second for second, _, _ in found]
        between = [(a + b) // 2 for a, b in zip([first] + instants, instants + [end])]
        self.offsets(timeline, [second + step for second in instants for step in (-1, 0, 1)] + between)
        quiet = [(second, timeline.period(second), timeline.period(second))
                 for second in sorted(set(self.times) - set(instants)) if first <= second < end]
        self.locals(timeline, around(found) + around(quiet))
        self.far()

    def far(self):
        lot = random.Random(f"{self.name} {self.footer}")
        for first_year, end_year, count in FAR_STRETCHES:
            # The footer alone decides, so that zdump reads the far future of each footer once.
            is_ruled = self.table_end is None or self.table_end < year_start(first_year - 1)
            path = Comparison.stand_ins.setdefault(self.footer, self.path) if is_ruled else self.path
            timeline = Timeline(far_changes(path, first_year - 1, min(end_year + 1, 9999)), self.zone)
            years = {first_year, end_year - 1} | set(lot.sample(range(first_year, end_year), count))
            for year in sorted(years):
                first, end = year_start(year), year_start(year + 1)
                found = self.changes(timeline, first, end)
                anywhere = [lot.randrange(first, end) for _ in range(6)]
                self.offsets(timeline, [second + step for second, _, _ in found for step in (-1, 0)] + anywhere)
                self.locals(timeline, around(found) + anywhere)

    def changes(self, timeline, first, end):
        expected, actual = timeline.text(first, end), self.probe.changes(first, end)
        found = timeline.within(first, end)
        self.result.counts["changes"] += len(found)
        if expected != actual:
            ours, theirs = actual.splitlines(), expected.splitlines()
            at = next((i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b), min(len(ours), len(theirs)))
            ours, theirs = (shown_change(lines[at]) if at < len(lines) else "no more" for lines in (ours, theirs))
            self.result.fail("change", f"{self.label}: Meridian says {ours}; zdump says {theirs}")
        return found

    def offsets(self, timeline, instants):
        expected = array("q", (timeline.period(second)[0] for second in instants))
        actual = self.probe.offsets(array("q", instants))
        self.result.counts["instants"] += len(instants)
        if expected != actual:
            for second, ours, theirs in zip(instants, actual, expected):
                if ours != theirs:
                    self.result.fail(
                        "instant", f"{self.label} {utc(second)}: Meridian says {ours}; zdump says {theirs}")

    def locals(self, timeline, locals_):
        expected = resolve_all(locals_, self.zone, timeline)
        actual = self.probe.locals(array("q", locals_))
        self.result.counts["civil times"] += len(locals_)
        if expected == actual and not (self.known and self.known.between):
            return
        for index, local in enumerate(locals_):
            ours, theirs = tuple(actual[4 * index:4 * index + 4]), tuple(expected[4 * index:4 * index + 4])
            is_known = self.known and self.known.between and \
                self.known.between[0] < civil(local) < self.known.between[1]
            if ours == theirs and not is_known:
                continue
            judged = timeline.resolve(local)
            if is_known:
                self.note_known(theirs != judged)
            if ours != judged or not is_known:
                said = "; ".join(f"{who} {shown_answer(what)}" for who, what in (
                    ("Meridian says", ours), ("CPython says", theirs), ("zdump's changes say", judged)))
                self.result.fail("civil time", f"{self.label} {civil(local)}: {said}")

    def note_known(self, occurs):
        if occurs:
            self.result.known.add(self.known)
        else:
            self.result.fail("known", f"{self.label} is read rightly by others, and the list KNOWN says not")


def around(changes):
    """20 civil times around each change."""
    locals_ = []
    for second, (before, _, _), (after, _, _) in changes:
        low, high = second + min(before, after), second + max(before, after)
        locals_ += [low + step for step in BEFORE]
        locals_ += [low, low + 1, low + (high - low) // 4, (low + high) // 2, high - (high - low) // 4, high - 1]
        locals_ += [high + step for step in FROM]
    return locals_


def shown_change(line):
    second, offset, isdst, name = line.split(" ")
    return f"from {utc(int(second))} offset {offset} isdst {isdst} {name}"


def shown_answer(answer):
    kind, earlier, later, change = answer
    text = f"{KINDS[kind]} {utc(earlier)}"
    return text + (f" or {utc(later)}, by the change at {utc(change)}" if kind else "")


def compare(probe, places, judges):
    """Compares a content under the first of its places, then opens its other ids."""
    result = Result()
    (tree, name), *others = places
    try:
        probe.open_tree(tree.probed)
        Comparison(probe, result, tree, name, {name for _, name in places}, judges).run()
        span = year_start(FIRST_YEAR), year_start(END_YEAR)
        reference = probe.changes(*span)
        for other, other_name in others:
            probe.open_tree(other.probed)
            refusal = probe.open_zone(other_name)
            if refusal:
                result.fail("refused", f"{other.name} {other_name}: {refusal}")
            elif probe.changes(*span) != reference:
                result.fail("id", f"{other.name} {other_name}: has the file of {tree.name} {name}, and other changes")
    except (Wrong, OSError, subprocess.CalledProcessError, ValueError) as error:
        result.fail("stopped", f"{tree.name} {name}: {error}")
    result.counts["files"] += 1
    return result


# --- the trees ------------------------------------------------------------------------------------------------

def compiled(source, form, target):
    """A tree made of a tzdata.zi; the slim one stays without that file, so that the ids come from a walk."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    subprocess.run(["zic", "-b", form, "-d", str(target), str(source)], check=True)
    if form == "fat":
        shutil.copy(source, target / "tzdata.zi")
    return target


def standard_trees(work):
    """{name: folder} of what is compared when no tree is named."""
    found = {}
    system = next((pathlib.Path(path) for path in SYSTEM_TREES if (pathlib.Path(path) / "tzdata.zi").is_file()), None)
    if system:
        found["system"] = system
        for form in ("fat", "slim"):
            found[form] = compiled(system / "tzdata.zi", form, work / form)
    elif os.environ.get("MERIDIAN_REQUIRE_PYTHON") == "1":
        raise Wrong("no zone tree with a tzdata.zi is installed, and MERIDIAN_REQUIRE_PYTHON=1")
    else:
        print("check-zones: NO zone tree with tzdata.zi is installed; only tzfixtures/ is compared", file=sys.stderr)
    for release in sorted((ROOT / "tzfixtures").glob("20*/zoneinfo")):
        found[release.parent.name] = release
    return found


def check_ids(probe, result, tree):
    """The ids of a tree, all of which the database must list; and those that it lists without a file must open."""
    names, listed = ids_of(tree.folder), set(probe.open_tree(tree.probed))
    for name in sorted(set(names) - listed):
        result.fail("id", f"{tree.name} {name}: a file is there, and Meridian does not list it")
    for name in sorted(listed - set(names)):
        refusal = probe.open_zone(name)
        if refusal:
            result.fail("id", f"{tree.name} {name}: is listed, and {refusal}")
    leaps = ids_of(tree.folder / "right", ()) if (tree.folder / "right").is_dir() else []
    for name in leaps:
        answer = probe.open_zone(f"right/{name}")
        if not answer.startswith("refused unsupportedZoneData "):
            result.fail("right", f"{tree.name} right/{name} counts leap seconds: {answer or 'it is read'}")
    result.counts["ids"] += len(names)
    result.counts["right"] += len(leaps)
    return names


def check_known(result, trees, zic_version):
    """What is said to be read wrongly must have been met, where its file can be had."""
    for known in set(KNOWN) - result.known:
        is_made = known.zic in zic_version if known.judge else any(tree.name.startswith("20") for tree in trees)
        if is_made and (not known.judge or known.judge in {tree.name for tree in trees}):
            result.fail("known", f"{known.zone} with a table to {known.table_end} was not met")


WORKER = None


def start_worker(program):
    global WORKER
    WORKER = Probe(program)


def work_on(task):
    return compare(WORKER, *task)


def check(trees, program, make_probe=None):
    """Compares all trees; with `make_probe` in this process alone, with what it makes."""
    total = Result()
    probe = (make_probe or Probe)(program)
    contents = collections.defaultdict(list)
    for tree in trees:
        for name in check_ids(probe, total, tree):
            contents[hashlib.sha256((tree.folder / name).read_bytes()).digest()].append((tree, name))
    judges = {tree.name: tree for tree in trees}
    tasks = [(places, judges) for places in contents.values()]
    if make_probe:
        for places, judges in tasks:
            total.add(compare(probe, places, judges))
    else:
        processes = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2
        with multiprocessing.Pool(processes, start_worker, (program,)) as pool:
            for result in pool.imap_unordered(work_on, tasks, chunksize=4):
                total.add(result)
    probe.close()
    return total


def main(program, work, *given):
    folders = {pathlib.Path(path).name: pathlib.Path(path) for path in given} or \
        standard_trees(pathlib.Path(work).resolve())
    trees = [Tree(name, folder.resolve(), folder.resolve()) for name, folder in folders.items()]
    total = check(trees, program)
    zic = subprocess.run(["zic", "--version"], capture_output=True, text=True).stdout.strip()
    check_known(total, trees, zic)
    for failure in sorted(total.failures)[:200]:
        print(f"check-zones: {failure}", file=sys.stderr)
    for known in sorted(total.known, key=lambda known: known.zone):
        reader = "zdump and CPython read" if known.judge else "CPython reads"
        print(f"check-zones: {known.zone} with a table to {known.table_end}: {reader} it wrongly, as is known; "
              f"judged by {'the fat file' if known.judge else 'zdump'}")
    counts = total.counts
    print(f"check-zones: {counts['ids']:,} ids of {len(trees)} trees ({', '.join(folders)}) and {counts['right']:,} "
          f"files under right/, {counts['files']:,} different files, {counts['changes']:,} changes, "
          f"{counts['instants']:,} instants, {counts['civil times']:,} civil times: {counts['wrong']:,} wrong")
    return 1 if counts["wrong"] else 0

