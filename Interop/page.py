"""The words of docs/interop.md that are no tables."""

import textwrap

INTRODUCTION = """`make interop` wrote this page on {day} by running these programs: without a screen, without a network
and without a home of their own, on a machine in the zone {zone}. What is missing it installs, from Debian 12 or from
PyPI."""

LEGEND = """`ok`: what it says is what it should be. `theirs` and `format` with a number: something differs, and the
number tells below what, and whose fault it is: the program's, or iCalendar's, which leaves it open. **ours** is
Meridian's own fault; then `make interop` fails, and so it does when a program begins or ceases to differ. `not shown`:
the program has no view of what the row is about, and the rest is right. `–`: it cannot be asked."""

METHOD = """What is right is stated by hand in `Interop/cases.py`, as clock readings and names of zones;
their instants are computed by CPython's `zoneinfo` from tz {release}, not by Meridian. Meridian uses the same release,
the programs what they bring or what the machine has. Where the file that a program wrote, read without Meridian, says what is right and Meridian reads something else, that is Meridian's fault. Google, Apple and Outlook cannot be run like this, so nothing is said of
them here."""

UNDERSTOOD = """Each case is exported by `meridian export`, and the program is asked what it read: instants, zones
where it shows them, titles and what else the case is about. A server is asked for the event by ranges of time just
inside and just outside of its ends."""

CAME_BACK = """The program stores our export and writes it again, and Meridian imports that. Instants, zones, titles,
series, unknown properties and who takes part must be what they were, and an import over the first one must add nothing."""

WRITTEN = """The program is told to make an event, in its own ways, and Meridian imports the file that it writes."""

DIFFERENCES = """The known ones are listed, with their reasons, in `Interop/differences.tsv`."""


def wrapped(text):
    return textwrap.wrap(" ".join(text.split()), 119, break_on_hyphens=False, break_long_words=False)


def introduction(columns, day):
    from cases import MACHINE_ZONE, RELEASE

    yield from ["# Other programs", ""]
    yield from wrapped(INTRODUCTION.format(day=day.isoformat(), zone=MACHINE_ZONE))
    yield from ["", "| program | version | how |", "|---|---|---|"]
    for column in columns:
        version = column.version
        if column.missing or column.broken:
            version = f"{version} **not run**: {column.missing or column.broken}".strip()
        yield f"| {column.type.name} | {version} | {column.type.note} |"
    yield from ["", *wrapped(LEGEND), "", *wrapped(METHOD.format(release=RELEASE))]
