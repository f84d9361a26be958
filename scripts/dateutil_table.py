"""Prints the table of rules in dateutil's own tests, as JSON; called by check_recurrence.py in an environment of its own.

    dateutil_table.py TEST_RRULE.PY

The tests hold rules as calls and their dates as literals, so they are run, and what is compared in them is written
down: each recurrence that a test lists, with the dates that the test demands. A line is one of these:

    {"test": NAME, "start": …, "rules": [RULE…], "without rules": [RULE…],
     "dates": […], "without": […], "expected": […]}
    {"test": NAME, "left out": REASON}
"""

import builtins
import datetime
import importlib.util
import json
import sys
import unittest

from dateutil import rrule

UTC = datetime.timezone.utc
records = []
# What is being run, for the record.
current = [""]


class Listed(list):
    """The dates of a recurrence; compared with a literal it writes down both."""

    def __init__(self, recurrence):
        super().__init__(recurrence)
        self.recurrence = recurrence

    def __eq__(self, other):
        # Two recurrences compared with each other have no dates that the test demands.
        if not isinstance(other, Listed):
            records.append({"test": current[0], **described(self.recurrence, other)})
        return list.__eq__(self, other)

    __hash__ = None


def listed(values=()):
    return Listed(values) if isinstance(values, rrule.rrulebase) else builtins.list(values)


def described(recurrence, expected):
    if isinstance(recurrence, rrule.rruleset):
        rules, without_rules = recurrence._rrule, recurrence._exrule
        dates, without = recurrence._rdate, recurrence._exdate
    else:
        rules, without_rules, dates, without = [recurrence], [], [], []
    if any(rule._byeaster is not None for rule in rules + without_rules):
        return {"left out": "BYEASTER, which no RFC has"}
    starts = {rule._dtstart for rule in rules + without_rules} or {min(dates)}
    if len(starts) > 1:
        return {"left out": "rules with different starts, which one component cannot have"}
    start = starts.pop()
    zone = start.tzinfo
    return {
        "start": wall(start, zone),
        "rules": [text(rule, zone) for rule in rules],
        "without rules": [text(rule, zone) for rule in without_rules],
        "dates": [wall(date, zone) for date in dates],
        "without": [wall(date, zone) for date in without],
        "expected": [wall(date, zone) for date in expected],
    }


def text(rule, zone):
    """The RRULE as dateutil writes it, its UNTIL on the start's wall clock."""
    parts = str(rule).split("RRULE:")[1].split(";")
    # dateutil writes WKST and INTERVAL only where they are not what it takes for granted.
    parts = [part for part in parts if not part.startswith("UNTIL=")]
    if rule._until is not None:
        parts.append(f"UNTIL={wall(rule._until, zone).replace('-', '').replace(':', '')}")
    return ";".join(parts)


def wall(time, zone):
    if zone is not None and time.tzinfo is not None:
        time = time.astimezone(zone)
    return time.replace(tzinfo=None).isoformat()


class Result(unittest.TestResult):
    def startTest(self, test):
        current[0] = test.id().split(".")[-1]
        super().startTest(test)


def main():
    spec = importlib.util.spec_from_file_location("test_rrule", sys.argv[1])
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.list = listed
    result = Result()
    unittest.defaultTestLoader.loadTestsFromModule(module).run(result)
    if result.errors or result.failures:
        for test, report in result.errors + result.failures:
            print(f"{test}\n{report}", file=sys.stderr)
        return 1
    print(json.dumps({"tests": result.testsRun}))
    for record in records:
        print(json.dumps(record))
    return 0


if __name__ == "__main__":
    sys.exit(main())
