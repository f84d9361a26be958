"""The tables of recurrence rules in the tests of libical and of dateutil; a part of check-recurrence.

Both are fetched as source archives into .build/corpora/downloads, where scripts/corpora finds them too; nothing of
them belongs into the tree.
"""

import collections
import dataclasses
import functools
import re
import types
import unittest

from dateutil import rrule

from source_archives import Debian, Unavailable, downloaded, fetch_pypi, members

DATEUTIL = "python-dateutil==2.9.0.post0"
# Debian 13: 3.0.20, whose table has all cases of older ones.
LIBICAL_RELEASE = "trixie"
LIBICAL_TABLES = ["", "_rscale", "_rscale_withicu", "_rscale_withicu_dangi"]


@dataclasses.dataclass(frozen=True)
class Case:
    """A series, and when it occurs by the table that it is from; times are on the start's wall clock."""

    table: str
    name: str
    start: str
    # RRULE:…, EXRULE:…, RDATE:… and EXDATE:…
    parts: tuple
    expected: tuple
    # Where the table begins; before it nothing is compared.
    since: str = ""


def member(directory, suffix):
    for path, read in members(directory):
        if path.endswith(suffix):
            return read().decode()
    raise Unavailable(f"there is no {suffix} in {directory}")


def extended(text):
    """19970902T090000Z as 1997-09-02T09:00:00, and a date alike; the tables have UTC only throughout."""
    match = re.fullmatch(r"(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?", text)
    if not match:
        raise Unavailable(f"libical's table has the time {text}, which is not understood")
    date, time = match.groups()[:3], match.groups()[3:]
    return "-".join(date) + ("T" + ":".join(time) if time[0] else "")


def whole(time):
    return time if "T" in time else time + "T00:00:00"


def libical_cases(text, table):
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for block in re.split(r"\n\s*\n", "\n".join(lines).strip()):
        fields = dict(line.split(":", 1) for line in block.splitlines())
        rule, start, instances = fields["RRULE"], fields["DTSTART"], fields["INSTANCES"]
        # That libical has not implemented a rule says nothing of the rule.
        expected = () if "***" in instances else tuple(whole(extended(time)) for time in instances.split(","))
        since = whole(extended(fields["START-AT"])) if "START-AT" in fields else ""
        yield Case(table, f"{rule} from {start}", extended(start), (f"RRULE:{rule.rstrip(';')}",), expected, since)


def libical(root):
    """The rules of RFC 5545 and those of RFC 7529, with and without ICU."""
    debian = Debian(root / f"apt-{LIBICAL_RELEASE}", LIBICAL_RELEASE)
    project = f"debian-{LIBICAL_RELEASE}-libical3"
    directory, version = downloaded(root, project, functools.partial(debian.fetch, "libical3"))
    cases = []
    for name in LIBICAL_TABLES:
        cases += libical_cases(member(directory, f"src/test/icalrecur_test{name}.txt"), "libical")
    return cases, f"libical {version}"


def wall(time, zone):
    """A time on the clock of the start's zone."""
    return (time.astimezone(zone) if zone and time.tzinfo else time).replace(tzinfo=None).isoformat()


def text(rule, zone):
    """The RRULE as dateutil writes it, its UNTIL on the start's wall clock."""
    # dateutil writes WKST and INTERVAL only where they are not what it takes for granted.
    parts = [part for part in str(rule).split("RRULE:")[1].split(";") if not part.startswith("UNTIL=")]
    if rule._until is not None:
        parts.append(f"UNTIL={wall(rule._until, zone).replace('-', '').replace(':', '')}")
    return ";".join(parts)


def case_of(test, recurrence, expected):
    """The series of one comparison in a test, or why it is left out."""
    is_set = isinstance(recurrence, rrule.rruleset)
    rules, without = (recurrence._rrule, recurrence._exrule) if is_set else ([recurrence], [])
    dates, without_dates = (recurrence._rdate, recurrence._exdate) if is_set else ([], [])
    if any(rule._byeaster is not None for rule in rules + without):
        return "BYEASTER, which no RFC has"
    starts = {rule._dtstart for rule in rules + without} or {min(dates)}
    if len(starts) > 1:
        return "rules with different starts, which one component cannot have"
    start = starts.pop()
    zone = start.tzinfo
    parts = [f"RRULE:{text(rule, zone)}" for rule in rules] + [f"EXRULE:{text(rule, zone)}" for rule in without]
    parts += [f"RDATE:{wall(date, zone)}" for date in dates] + [f"EXDATE:{wall(date, zone)}" for date in without_dates]
    return Case("dateutil", test, wall(start, zone), tuple(parts), tuple(wall(date, zone) for date in expected))


def dateutil(root):
    """The recurrences in dateutil's own tests, with the dates that they demand, and how many are left out, by reason.

    The tests hold rules as calls and their dates as literals, so they are run, and what `list(…)` is compared with in
    them is written down.
    """
    name, version = DATEUTIL.split("==")
    directory, _ = downloaded(root, f"pypi-{name}", functools.partial(fetch_pypi, DATEUTIL))
    source = member(directory, "tests/test_rrule.py")
    found, current = [], []

    class Listed(list):
        """The dates of a recurrence; compared with a literal it writes down both."""

        def __eq__(self, other):
            # Two recurrences compared with each other have no dates that the test demands.
            if not isinstance(other, Listed):
                found.append(case_of(current[-1], self.recurrence, other))
            return list.__eq__(self, other)

        __hash__ = None

    def listed(values=()):
        if not isinstance(values, rrule.rrulebase):
            return list(values)
        dates = Listed(values)
        dates.recurrence = values
        return dates

    class Result(unittest.TestResult):
        def startTest(self, test):
            current.append(test.id().split(".")[-1])
            super().startTest(test)

    module = types.ModuleType("test_rrule")
    module.list = listed
    exec(compile(source, "test_rrule.py", "exec"), vars(module))
    result = Result()
    unittest.defaultTestLoader.loadTestsFromModule(module).run(result)
    if failed := result.errors + result.failures:
        raise Unavailable("dateutil's tests do not pass:\n" + "\n".join(f"{test}\n{report}" for test, report in failed))
    cases = [case for case in found if isinstance(case, Case)]
    return cases, collections.Counter(case for case in found if not isinstance(case, Case)), f"dateutil {version}"
