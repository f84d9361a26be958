"""Writes the zones that are part of the program: Sources/CivilTime/Zone/EmbeddedZones+Generated.swift.

It stops, without writing, at files that are not those of the release's SOURCE, at a link whose file differs from
that of its zone, and at a name or a block that the reader of the table does not expect. How to look at one zone of the
table with other tools:

    sed -n 's/^Asia\\/Tokyo=//p' Sources/CivilTime/Zone/EmbeddedZones+Generated.swift | base64 -d >/tmp/Tokyo
    zdump -v /tmp/Tokyo
"""

import base64
import hashlib
import re

from sources import ROOT, literal, stop, write

FIXTURES = ROOT / "tzfixtures"


def files_of(folder, digest):
    """Returns {path: bytes} of the release, after its digest was found to be the stated one."""
    tree = folder / "zoneinfo"
    files = {path.relative_to(tree).as_posix(): path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    listing = "".join(f"{hashlib.sha256(files[path]).hexdigest()}  {path}\n" for path in sorted(files))
    found = hashlib.sha256(listing.encode()).hexdigest()
    if found != digest:
        stop(f"{tree} has the digest {found}; its SOURCE says {digest}")
    return files


def names_of(files, release):
    """Returns the zones and {link: zone}, as tzdata.zi names them."""
    lines = files["tzdata.zi"].decode("ascii").splitlines()
    if lines[0] != f"# version {release}":
        stop(f"tzdata.zi is of {lines[0]}, not of {release}")
    zones = [line.split()[1] for line in lines if line.startswith("Z ")]
    links = dict(line.split()[2:0:-1] for line in lines if line.startswith("L "))
    for link in links:
        while links[link] in links:
            links[link] = links[links[link]]
        if files[link] != files[links[link]]:
            stop(f"{link} is a link to {links[link]}, and their files differ")
    compiled = {path for path, data in files.items() if data.startswith(b"TZif")}
    names = {*zones, *links}
    if compiled != names or len(names) != len(zones) + len(links):
        stop(f"tzdata.zi and the compiled files do not name the same zones: {sorted(compiled ^ names)}")
    for name in names:
        if not re.fullmatch(r"[A-Za-z0-9+_-]+(/[A-Za-z0-9+_-]+)*", name):
            stop(f"{name} is not a name that the table can hold")
    return zones, links


def countries_of(files):
    """Returns the rows of zone.tab: country, coordinates, zone."""
    lines = files["zone.tab"].decode("utf-8").splitlines()
    rows = ["\t".join(line.split("\t")[:3]) for line in lines if not line.startswith("#")]
    for row in rows:
        if not re.fullmatch(r"[A-Z]{2}\t[+-][0-9]+[+-][0-9]+\t[A-Za-z/_-]+", row):
            stop(f"zone.tab has a row of another form: {row}")
    return rows


def table(release, source, files):
    zones, links = names_of(files, release)
    blocks = {zone: base64.b64encode(files[zone]).decode() for zone in sorted(zones)}
    index = {zone: f"{zone}\t{len(blocks[zone])}" for zone in zones}
    index.update({link: f"{link}\t={zone}" for link, zone in links.items()})
    header = f"""\
// swift-format-ignore-file
// Made by `make generate NAME=zones`. Do not edit.
//
// Source   IANA tz database {release}, {source["package"]}
// SHA-256  {source["package-sha256"]} (wheel)
//          {source["files-sha256"]} (list of files, tzfixtures/{release}/SOURCE)
// Licence  public domain

extension EmbeddedZones {{
    /// The release of the tz database.
    static let version = "{release}"

    /// SHA-256 over the list of the release's files and their digests, as tzfixtures/{release}/SOURCE has it.
    static let digest = "{source["files-sha256"]}"

    /// One line for each name, sorted: a zone and how many characters its block has, or a link, `=` and its zone.
"""
    return header + literal("names", [index[name] for name in sorted(index)]) + literal(
        "blocks", [f"{zone}={blocks[zone]}" for zone in blocks],
        "\n    /// One line for each zone, in the order of the names: the zone, `=` and its compiled file in base64.\n"
    ) + literal(
        "countries", countries_of(files),
        "\n    /// The rows of zone.tab without their comments: country, coordinates, zone.\n") + "}\n"


def main(release=""):
    release = release or max(path.parent.name for path in FIXTURES.glob("20*/SOURCE"))
    lines = (FIXTURES / release / "SOURCE").read_text(encoding="utf-8").splitlines()
    source = dict(line.split(": ", 1) for line in lines)
    files = files_of(FIXTURES / release, source["files-sha256"])
    write("Sources/CivilTime/Zone/EmbeddedZones+Generated.swift", table(release, source, files))
