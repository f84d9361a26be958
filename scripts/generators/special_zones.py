"""Makes tzfixtures/special: compiled zones of kinds that no release has, with tables; a part of tzfixtures.py.

zic compiles them, or this script puts them together from what zic compiled, by RFC 9636. The tables are made by zdump
and CPython's zoneinfo, which must agree on every row. Nothing of Meridian's own takes part.
"""

import dataclasses
import hashlib
import pathlib
import platform
import shutil
import struct
import subprocess
import tempfile
import zoneinfo

import tzfixtures
from sources import sha256, stop
from zone_answers import Timeline, utc, year_start, zdump, zone_parts

YEARS = 1995, 2041  # beyond 2037, where tables of version 1 end
FOOTER_YEARS = 2097, 2104  # the engine's own table ends in 2100

SOURCE = """\
# Dublin's way: the year's name for winter is a shift of -1 h.
Rule Neg 1990 max - Mar lastSun 1:00u 0 IST
Rule Neg 1990 max - Oct lastSun 1:00u -1:00 GMT
Zone negative 1:00 Neg %s
# Gaza's way: 50:00 on a Thursday is 02:00 on the Saturday, which only version 3 can say.
Rule Late 1990 max - Mar Thu>=22 50:00 1:00 S
Rule Late 1990 max - Oct Thu>=22 50:00 0 -
Zone version-3 2:00 Late EE%sT
"""
# Without an `Expires` line zic needs nothing that is newer than version 2.
LEAPS = """\
Leap 1998 Dec 31 23:59:60 + S
Leap 2016 Dec 31 23:59:60 + S
"""
# No change lies in another year, by local time or by UTC, than the one that names it: neither program gets those.
FOOTERS = [
    "EST5EDT,M3.2.0,M11.1.0",
    "AAA-10:30BBB-11,M10.1.0,M4.1.0",  # half an hour, and the year begins in summer
    "IST-1GMT0,M10.5.0,M3.5.0/1",  # negative, and the year begins in it
    "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
    "EET-2EEST,M3.4.4/50,M10.4.4/50",
    "AAA-1BBB,M3.5.0/-167,M10.5.0/167",
    "AAA-1BBB,M3.1.1/167,M10.1.1/-167",
    "AAA-1BBB,M2.1.1/-167,M11.4.5/167",  # in another month than the one that is named
    "AAA-3:25:45BBB-5:01:02,J60/0,J300/0",  # seconds; 29 February never counts
    "AAA0BBB,59/0,300/12:34:56",
    "AAA3BBB,J364/23,J59/-24",
    "AAA12BBB11,M11.1.0,M1.3.0/75",
    "<+0545>-5:45",
]
# zoneinfo puts days in the form `n` (from 0, 29 February counted) a day early. By hand: 2097 has 59 days before
# 1 March, so day 59 is 1 March, as zdump has it. No civil times for it.
ZDUMP_ALONE = "AAA0BBB,59/0,300/12:34:56"
# The last entry in its slim table by zic of glibc 2.36 says standard time, and the footer summer time until a week
# later. The fat file of the same source tells which is meant, and is read for the tables.
CONTRADICTING = "America/Ojinaga"
OPENING = "from before the first year on"


@dataclasses.dataclass
class Block:
    """What the 64-bit block of a compiled zone holds; a kind is (offset, isdst, name)."""

    times: list
    indices: list
    kinds: list
    footer: bytes

    @classmethod
    def of(cls, data):
        at = data.index(b"TZif", 4) + 20
        _, _, leaps, changes, kinds, characters = struct.unpack(">6L", data[at:at + 24])
        if leaps:
            stop("a file with leap seconds cannot be taken apart here")
        times, footer = zone_parts(data)
        at += 24 + 8 * changes
        indices, at = list(data[at:at + changes]), at + changes
        names = data[at + 6 * kinds:at + 6 * kinds + characters]
        return cls(list(times), indices, [
            (offset, isdst, names[index:names.index(b"\0", index)])
            for offset, isdst, index in struct.iter_unpack(">lBB", data[at:at + 6 * kinds])], footer.encode())

    def bytes(self, version=b"2"):
        def header(changes, kinds, characters):
            return b"TZif" + version + bytes(15) + struct.pack(">6L", 0, 0, 0, changes, kinds, characters)
        names = b"".join(name + b"\0" for _, _, name in self.kinds)
        kinds, index = b"", 0
        for offset, isdst, name in self.kinds:
            kinds += struct.pack(">lBB", offset, isdst, index)
            index += len(name) + 1
        # The 32-bit block is there only for its length.
        return (header(0, 1, 1) + bytes(7) + header(len(self.times), len(self.kinds), len(names))
                + struct.pack(f">{len(self.times)}q", *self.times) + bytes(self.indices) + kinds + names
                + b"\n" + self.footer + b"\n")


def with_version(data, version):
    """The same file with another number in both headers."""
    second = data.index(b"TZif", 4)
    return data[:4] + version + data[5:second + 4] + version + data[second + 5:]


def first_block(data):
    """A file of version 1: what stands before the second header."""
    return data[:4] + b"\0" + data[5:data.index(b"TZif", 4)]


def footer_only(footer):
    return Block([], [], [(0, 0, b"UTC")], footer.encode()).bytes(b"3")


def truncated(data, first, end):
    """What `zic -r` of tzcode writes: before `first` and from `end` on, local time is unspecified, -00."""
    block = Block.of(data)
    inside = [(time, index) for time, index in zip(block.times, block.indices) if first <= time < end]
    unspecified = len(block.kinds)
    opening = [index for time, index in zip(block.times, block.indices) if time < first][-1]
    block.times = [first] + [time for time, _ in inside] + [end]
    block.indices = [opening] + [index for _, index in inside] + [unspecified]
    # Kind 0 holds before the first change.
    block.kinds = [(0, 0, b"-00")] + block.kinds
    block.indices = [0 if index == unspecified else index + 1 for index in block.indices]
    block.footer = b""
    return block.bytes()


def zic(*options):
    subprocess.run(["zic", *map(str, options)], check=True)


def make_files(tzdata, scratch):
    """{name: bytes} of those that can be read, and of those that must be refused."""
    (scratch / "source").write_text(SOURCE)
    (scratch / "leaps").write_text(LEAPS)
    zic("-b", "slim", "-d", scratch / "special", scratch / "source")
    zic("-b", "fat", "-d", scratch / "fat", tzdata)
    zic("-b", "slim", "-d", scratch / "slim", tzdata)
    zic("-b", "slim", "-r", "@946684800/@1262304000", "-d", scratch / "cut", tzdata)
    zic("-b", "slim", "-L", scratch / "leaps", "-d", scratch / "right", scratch / "source")
    new_york = (scratch / "fat/America/New_York").read_bytes()
    late = (scratch / "special/version-3").read_bytes()
    right = (scratch / "right/negative").read_bytes()
    contradicting = (scratch / "slim" / CONTRADICTING).read_bytes()
    if Block.of(contradicting).times[-1] != 1_667_116_800:  # 2022-10-30T08:00:00Z
        stop(f"this zic has all changes of {CONTRADICTING}; the one of glibc 2.36 leaves out the last")
    sound = {
        "contradicting": contradicting,
        "footer-only": footer_only(FOOTERS[0]),
        "negative": (scratch / "special/negative").read_bytes(),
        "truncated": truncated(new_york, 946_684_800, 1_262_304_000),
        "truncated-without-mark": (scratch / "cut/America/New_York").read_bytes(),
        "version-1": first_block(new_york),
        "version-3": with_version(late, b"3"),  # zic of glibc 2.36 writes 2, for all that the footer says 50 hours
        "version-4": with_version(late, b"4"),
        "version-9": with_version(late, b"9"),
    }
    return sound, {"right": right, "right-version-4": with_version(right, b"4")}


def judged(name, changes, path):
    """zdump's changes, if CPython has the same offsets and abbreviations there and between."""
    with path.open("rb") as file:
        zone = zoneinfo.ZoneInfo.from_file(file, key=name)
    timeline = Timeline(changes, zone)
    for index, (second, _, _) in enumerate([] if name == ZDUMP_ALONE else changes):
        following = changes[index + 1][0] if index + 1 < len(changes) else second + 2
        for at in (second - 1, second, (second + following) // 2):
            tzfixtures.must_agree(name, zone, at, timeline.period(at))
    return timeline


def write_tables(rows, prefix, target):
    """rows: (name, first year, timeline)."""
    transitions = [f"# name (empty: as above)\tinstant\toffset from then on\tisdst\tabbreviation; first: {OPENING}"]
    locals_ = ["# name (empty: as above)\tcivil time\tkind\tearlier instant\tlater instant"]
    for name, year, timeline in rows:
        first, label = year_start(year), name
        for second, period in [(first, timeline.period(first))] + [(at, after) for at, _, after in timeline.changes]:
            offset, isdst, abbreviation = period
            transitions.append(f"{label}\t{utc(second)}\t{tzfixtures.offset_text(offset)}\t{isdst}\t{abbreviation}")
            label = ""
        if name != ZDUMP_ALONE:
            locals_ += tzfixtures.local_rows(name, timeline)
    (target / f"{prefix}transitions.tsv").write_text("\n".join(transitions) + "\n")
    (target / f"{prefix}local.tsv").write_text("\n".join(locals_) + "\n")
    return len(transitions) - 1, len(locals_) - 1


def write(tzdata, target):
    shutil.rmtree(target, ignore_errors=True)
    (target / "refused").mkdir(parents=True)
    digests = []
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        sound, refused = make_files(tzdata.resolve(), scratch)
        files = list(sound.items()) + [(f"refused/{name}", data) for name, data in refused.items()]
        for name, data in files:
            (target / f"{name}.tzif").write_bytes(data)
            digests.append(f"{hashlib.sha256(data).hexdigest()}  {name}.tzif\n")
        rows = []
        for name in sound:
            path = (target / f"{name}.tzif").resolve() if name != "contradicting" else scratch / "fat" / CONTRADICTING
            # glibc does not apply the footer of a file without a table, so zdump reads the rule itself.
            changes = zdump(FOOTERS[0] if name == "footer-only" else path, *YEARS)
            rows.append((name, YEARS[0], judged(name, changes, path)))
        footer_rows = []
        for number, footer in enumerate(FOOTERS):
            path = scratch / f"footer{number}"
            path.write_bytes(footer_only(footer))
            footer_rows.append((footer, FOOTER_YEARS[0], judged(footer, zdump(footer, *FOOTER_YEARS), path)))
    counts = write_tables(rows, "", target), write_tables(footer_rows, "footer-", target)
    versions = [subprocess.run([tool, "--version"], check=True, capture_output=True, text=True).stdout.strip()
                for tool in ("zic", "zdump")]
    (target / "SOURCE").write_text(
        f"compiled by: {versions[0]}, and scripts/generators/special_zones.py\n"
        f"from: its own rules, and {tzdata.parent.parent.name}/zoneinfo/tzdata.zi, "
        f"sha256 {sha256(tzdata)}\n"
        f"files: {len(files)}\n"
        f"files-sha256: {hashlib.sha256(''.join(sorted(digests)).encode()).hexdigest()}\n"
        f"transitions.tsv, footer-transitions.tsv: {versions[1]}\n"
        f"local.tsv, footer-local.tsv: CPython {platform.python_version()} zoneinfo\n")
    print(f"special: {len(files)} files, {counts[0][0]} changes, {counts[0][1]} civil times; "
          f"{len(FOOTERS)} footers, {counts[1][0]} changes, {counts[1][1]} civil times")

