"""What is said of one zone: by zdump and by CPython's zoneinfo, and by Meridian through Tests/ZoneProbe.

A part of check-zones, which says what is compared.
"""

import bisect
import calendar
import os
import re
import struct
import subprocess
import time
from array import array
from datetime import datetime, timedelta

from checks import Wrong

EPOCH = datetime(1970, 1, 1)
DAY = 86400
# Of a civil time, as the probe numbers them.
KINDS = ("unique", "skipped", "repeated")


def year_start(year):
    return calendar.timegm((year, 1, 1, 0, 0, 0))


def civil(second):
    return (EPOCH + timedelta(seconds=second)).isoformat()


def utc(second):
    return civil(second) + "Z"


ZDUMP_LINE = re.compile(
    r"\S+  \w{3} (\w{3} +\d+ \d\d:\d\d:\d\d \d+) UTC? = .* (\S+) isdst=([01]) gmtoff=(-?\d+)$")


def zdump(path, first_year, end_year):
    """[(second, period before, period after)] of each change; a period is (offset, isdst, abbreviation)."""
    run = subprocess.run(
        ["zdump", "-V", "-c", f"{first_year},{end_year}", str(path)], env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
        check=True, capture_output=True, text=True)
    points = []
    for line in run.stdout.splitlines():
        match = ZDUMP_LINE.match(line)
        if not match:
            raise Wrong(f"zdump said what is not understood: {line}")
        when, name, isdst, offset = match.groups()
        second = calendar.timegm(time.strptime(when, "%b %d %H:%M:%S %Y"))
        points.append((second, (int(offset), int(isdst), name)))
    pairs = list(zip(points[::2], points[1::2], strict=True))
    if any(first - last != 1 for (last, _), (first, _) in pairs):
        raise Wrong(f"{path}: zdump's lines are not in pairs")
    return [(first, before, after) for (_, before), (first, after) in pairs]


class Timeline:
    """What holds when, by zdump's changes; where there is none, by zoneinfo."""

    def __init__(self, changes, zone):
        self.changes, self.zone = changes, zone
        self.instants = [change[0] for change in changes]

    def local(self, second):
        """The time on the zone's clock, by zoneinfo."""
        return datetime.fromtimestamp(second, self.zone)

    @property
    def moves(self):
        """(second, offset before, offset after) of each change of the offset."""
        return [(second, before[0], after[0]) for second, before, after in self.changes if before[0] != after[0]]

    def period(self, second):
        if not self.changes:
            local = (EPOCH + timedelta(seconds=second)).replace(tzinfo=self.zone)
            return int(local.utcoffset().total_seconds()), int(bool(local.dst())), local.tzname()
        index = bisect.bisect_right(self.instants, second)
        return self.changes[index - 1][2] if index else self.changes[0][1]

    def within(self, first, end):
        return self.changes[bisect.bisect_left(self.instants, first):bisect.bisect_left(self.instants, end)]

    def text(self, first, end):
        """As the probe writes `changes`."""
        rows = [(first, self.period(first))] + [(second, after) for second, _, after in self.within(first + 1, end)]
        return "".join(f"{second} {offset} {isdst} {name}\n" for second, (offset, isdst, name) in rows)

    def change_between(self, earlier, later):
        """The change after one instant and not after another; -1 where there is none."""
        return next((second for second, *_ in self.within(earlier + 1, later + 1)), -1)

    def resolve(self, local):
        """As the probe answers `locals`, by these changes alone: the judge where the others differ."""
        near = self.within(local - 3 * DAY, local + 3 * DAY)
        offsets = {self.period(local - 3 * DAY)[0]} | {after[0] for _, _, after in near}
        hits = sorted(local - offset for offset in offsets if self.period(local - offset)[0] == offset)
        if len(hits) == 1:
            return 0, hits[0], hits[0], 0
        if len(hits) == 2:
            return 2, *hits, self.change_between(*hits)
        for second, (before, _, _), (after, _, _) in near:
            if second + before <= local < second + after:
                return 1, local - after, local - before, second
        raise Wrong(f"zdump's changes give {civil(local)} {len(hits)} instants")


def resolve_all(locals_, zone, timeline):
    """As the probe answers `locals`, by zoneinfo with fold 0 and 1 (PEP 495)."""
    expected = array("q")
    offset_of, add = zone.utcoffset, expected.extend
    for second in locals_:
        local = EPOCH + timedelta(0, second)
        first, later = offset_of(local), offset_of(local.replace(fold=1))
        instant = second - first.days * DAY - first.seconds
        if first == later:
            add((0, instant, instant, 0))
            continue
        other = second - later.days * DAY - later.seconds
        if instant > other:
            add((1, other, instant, timeline.change_between(other, instant)))
        else:
            add((2, instant, other, timeline.change_between(instant, other)))
    return expected


class Probe:
    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def close(self):
        self.process.kill()
        self.process.wait()

    def line(self):
        line = self.process.stdout.readline().decode()
        if not line.endswith("\n"):
            raise Wrong("the probe ended in the middle of an answer")
        return line[:-1]

    def ask(self, request, numbers=None):
        self.process.stdin.write(request.encode() + b"\n")
        if numbers is not None:
            self.process.stdin.write(numbers.tobytes())
        self.process.stdin.flush()

    def open_tree(self, folder):
        """The ids that it finds there."""
        self.ask(f"tree {folder}")
        words = self.line().split(" ")
        if words[0] != "ok":
            raise Wrong(f"the probe cannot open {folder}: {' '.join(words)}")
        return words[2:]

    def open_zone(self, name):
        """Empty, or why it cannot be read."""
        self.ask(f"zone {name}")
        answer = self.line()
        return "" if answer == "ok" else answer

    def changes(self, first, end):
        self.ask(f"changes {first} {end}")
        lines = []
        while line := self.line():
            lines.append(line + "\n")
        return "".join(lines)

    def numbers(self, request, questions, width):
        self.ask(f"{request} {len(questions)}", questions)
        size = len(questions) * width * 8
        data = self.process.stdout.read(size)
        if len(data) != size:
            raise Wrong("the probe ended in the middle of an answer")
        return array("q", data)

    def offsets(self, instants):
        return self.numbers("offsets", instants, 1)

    def locals(self, locals_):
        return self.numbers("locals", locals_, 4)


def ids_of(folder, without=("posix", "right", "localtime", "posixrules")):
    def is_zone(path):
        with path.open("rb") as file:
            return file.read(4) == b"TZif"

    paths = [path for path in sorted(folder.rglob("*")) if path.relative_to(folder).parts[0] not in without]
    return [path.relative_to(folder).as_posix() for path in paths if path.is_file() and is_zone(path)]


def zone_parts(data):
    """The seconds in the table of a TZif file of version 2 or later, and its footer."""
    def length(at, width):
        utc_marks, standard_marks, leaps, times, types, characters = struct.unpack(">6L", data[at + 20:at + 44])
        return 44 + times * (width + 1) + types * 6 + characters + leaps * (width + 4) + standard_marks + utc_marks

    if data[4:5] < b"2":
        raise Wrong("a file of version 1 has no place in a tree")
    start = length(0, 4)
    times = array("q", struct.unpack_from(f">{int.from_bytes(data[start + 32:start + 36], 'big')}q", data, start + 44))
    end = start + length(start, 8)
    return times, data[end:].strip(b"\n").decode()
