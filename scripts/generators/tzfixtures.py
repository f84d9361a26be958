"""Writes tzfixtures/ anew: two releases of the tz database, compiled zones of special kinds, and tables of them.

transitions.tsv and periods.tsv are made by zdump, local.tsv by CPython's zoneinfo, all from the unpacked files. Nothing
of Meridian's own takes part, so that the tables can judge it. tzfixtures/README.md says what the files are.
"""

import hashlib
import pathlib
import platform
import shutil
import subprocess
import tempfile
import zoneinfo
from datetime import datetime

import special_zones
from sources import ROOT, stop, wheel
from zone_answers import KINDS, Timeline, civil, resolve_all, utc, year_start, zdump

# Release: version of the package tzdata on PyPI, SHA-256 of its wheel.
RELEASES = {
    "2025b": ("2025.2", "1a403fada01ff9221ca8044d701868fa132215d84beb92242d9acd2147f667a8"),
    "2026f": ("2026.6", "0a10eec6e13ef16b627fabed9a5f2ba61a62b1c67f327305f4e7e412a70b4aec"),
}
ZONES = """
Africa/Casablanca Africa/Monrovia America/Havana America/Los_Angeles America/New_York America/Sao_Paulo
America/St_Johns America/Vancouver Antarctica/Troll Asia/Gaza Asia/Kathmandu Asia/Kolkata Asia/Tokyo
Australia/Lord_Howe Europe/Berlin Europe/Dublin Europe/London Europe/Paris Pacific/Apia Pacific/Chatham
""".split()
FIRST_YEAR, END_YEAR = 1900, 2101
TABLES = ["tzdata.zi", "zone.tab", "zone1970.tab", "iso3166.tab"]
SAMPLES_PER_ZONE = 12
HOUR = 3600


def unpack(archive, folder):
    """Writes the compiled zones and tables to FOLDER/zoneinfo; returns one digest over all of them."""
    target = folder / "zoneinfo"
    if target.exists():
        shutil.rmtree(target)
    lines = []
    for name in sorted(archive.namelist()):
        path = name.removeprefix("tzdata/zoneinfo/")
        data = archive.read(name)
        if path == name or not (data.startswith(b"TZif") or path in TABLES):
            continue
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_bytes(data)
        lines.append(f"{hashlib.sha256(data).hexdigest()}  {path}\n")
    return len(lines), hashlib.sha256("".join(lines).encode()).hexdigest()


def offset_text(seconds):
    sign, seconds = ("-" if seconds < 0 else "+"), abs(seconds)
    text = f"{sign}{seconds // 3600:02}:{seconds // 60 % 60:02}"
    return text + (f":{seconds % 60:02}" if seconds % 60 else "")


def must_agree(name, zone, second, period):
    """Stops where zoneinfo shows another offset or abbreviation than zdump."""
    shown = datetime.fromtimestamp(second, zone)
    if (shown.utcoffset().total_seconds(), shown.tzname()) != (period[0], period[2]):
        stop(f"{name} at {utc(second)}: zdump has {period}, zoneinfo {shown.utcoffset()} {shown.tzname()}")


def sample(changes):
    """The first three, those of 2026 and 2027, the last, and others evenly spaced."""
    chosen = set(range(min(3, len(changes)))) | {len(changes) - 1} if changes else set()
    chosen |= {i for i, change in enumerate(changes) if year_start(2026) <= change[0] < year_start(2028)}
    wanted = min(SAMPLES_PER_ZONE, len(changes))
    for step in range(wanted):
        if len(chosen) >= wanted:
            break
        chosen.add(step * len(changes) // wanted)
    return [changes[i] for i in sorted(chosen)]


def local_rows(name, timeline):
    """Rows of local.tsv: civil times around changes, by zoneinfo with fold 0 and 1 (PEP 495); zdump must agree."""
    for instant, before, after in sample(timeline.moves):
        low, high = instant + min(before, after), instant + max(before, after)
        for second in (low - HOUR, low - 1, low, (low + high) // 2, high - 1, high, high + 1, high + HOUR):
            kind, earlier, later, _ = found = tuple(resolve_all([second], timeline.zone, timeline))
            if found != timeline.resolve(second):
                stop(f"{name} {civil(second)}: zoneinfo says {found}, zdump {timeline.resolve(second)}")
            yield f"{name}\t{civil(second)}\t{KINDS[kind]}\t{utc(earlier)}\t{utc(later)}"
            name = ""


def fnv(text):
    digest = 0xCBF29CE484222325
    for byte in text.encode("ascii"):
        digest = ((digest ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return digest


def period_rows(root):
    """For each zone that is no link, its changes by zdump: how many there are, and a digest of the periods around them.

    The digest is of three lines for each change, `second offset isdst abbreviation` for the second before it, the change
    and the second after it. zoneinfo has to show the same offset and abbreviation at each of them.
    """
    rows = ["# zone\tchanges of offset, mark or abbreviation, 1900 to 2100\tFNV-1a of the periods around them"]
    lines = (root / "tzdata.zi").read_text().split("\n")
    for name in sorted(line.split()[1] for line in lines if line.startswith("Z ")):
        zone = zoneinfo.ZoneInfo.no_cache(name)
        text = []
        changes = zdump((root / name).resolve(), FIRST_YEAR, END_YEAR)
        for second, before, after in changes:
            for at, (offset, isdst, abbreviation) in ((second - 1, before), (second, after), (second + 1, after)):
                text.append(f"{at} {offset} {isdst} {abbreviation}\n")
                must_agree(name, zone, at, (offset, isdst, abbreviation))
        rows.append(f"{name}\t{len(changes)}\t{fnv(''.join(text)):016x}")
    return rows


def write_release(release, pinned, scratch):
    folder = ROOT / "tzfixtures" / release
    _, wheel_digest, archive = wheel("tzdata", pinned, False, scratch)
    count, digest = unpack(archive, folder)
    root = folder / "zoneinfo"
    version = (root / "tzdata.zi").read_text().split("\n", 1)[0].removeprefix("# version ")
    if version != release:
        stop(f"{archive.filename} holds version {version}, not {release}")
    zoneinfo.reset_tzpath([str(root.resolve())])
    transitions = ["# zone (empty: as above)\tinstant\toffset from then on; the first row of a zone: from before 1900 on"]
    locals_ = ["# zone (empty: as above)\tcivil time\tkind\tearlier instant\tlater instant"]
    for name in ZONES:
        zone = zoneinfo.ZoneInfo.no_cache(name)
        timeline = Timeline(zdump((root / name).resolve(), FIRST_YEAR, END_YEAR), zone)
        start = timeline.period(year_start(FIRST_YEAR))[0]
        transitions.append(f"{name}\t{FIRST_YEAR}-01-01T00:00:00Z\t{offset_text(start)}")
        transitions += [f"\t{utc(second)}\t{offset_text(after)}" for second, _, after in timeline.moves]
        locals_ += local_rows(name, timeline)
    (folder / "transitions.tsv").write_text("\n".join(transitions) + "\n")
    (folder / "local.tsv").write_text("\n".join(locals_) + "\n")
    (folder / "periods.tsv").write_text("\n".join(period_rows(root)) + "\n")
    version = subprocess.run(["zdump", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    (folder / "SOURCE").write_text(f"""\
release: {release}
package: tzdata {pinned[0]} (PyPI), {pathlib.Path(archive.filename).name}
package-sha256: {wheel_digest}
files: {count} in zoneinfo
files-sha256: {digest}
transitions.tsv, periods.tsv: {version}
local.tsv: CPython {platform.python_version()} zoneinfo
""")
    print(f"{release}: {count} files, {len(transitions) - 1} transitions, {len(locals_) - 1} civil times")


def main():
    with tempfile.TemporaryDirectory() as scratch:
        for release, pinned in RELEASES.items():
            write_release(release, pinned, scratch)
    special_zones.write(ROOT / "tzfixtures/2026f/zoneinfo/tzdata.zi", ROOT / "tzfixtures/special")
