"""Plants wrong answers before check_recurrence.py and sees that it finds each; called by check-recurrence.

    check_recurrence_tests.py PROBE

The answers are changed on their way from the probe, and the table of differences is changed as it is read.
"""

import dataclasses
import sys

import check_recurrence
from check_recurrence import Probe
from recurrence_tables import Case, libical_cases

PROGRAM = sys.argv[1]
planted = missed = 0

# Examples as libical's tables are written; the first is in RFC 5545 section 3.8.5.3.
TABLE = """# A comment
RRULE:FREQ=DAILY;INTERVAL=10;COUNT=5
DTSTART:19970902T090000
INSTANCES:19970902T090000,19970912T090000,19970922T090000,19971002T090000,19971012T090000

RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=TH
DTSTART:19970902
INSTANCES:19970904,19970911

RRULE:FREQ=DAILY;UNTIL=19970904T090000
DTSTART:19970902T090000
START-AT:19970903T000000
INSTANCES:19970903T090000,19970904T090000

RRULE:RSCALE=HEBREW;FREQ=YEARLY;COUNT=4
DTSTART:20140205
INSTANCES:20140205,20160214,20190210,20220206
"""
CASES = list(libical_cases(TABLE, "libical"))
KNOWN = [known for known in check_recurrence.known_differences() if known.table == "libical"]


class Meddling(Probe):
    """A probe whose answers are changed."""

    change = staticmethod(lambda words, answer: answer)

    def ask(self, *words):
        return self.change(words, super().ask(*words))


class LateEngine(Probe):
    def engine(self, seed):
        answer = super().engine(seed)
        return answer[:-1] + [str(int(answer[-1]) + 1)] if seed == 3 else answer


class ShortEngine(Probe):
    def engine(self, seed):
        answer = super().engine(seed)
        return answer[:-1] if seed == 5 else answer


def expect(what, faults, *kinds):
    global planted, missed
    planted += 1
    found = [fault.split(":")[0] for fault in faults]
    if found != list(kinds):
        missed += 1
        print(f"self-test: {what}: found as {found or 'nothing'}, not as {list(kinds)}", file=sys.stderr)
        for fault in faults[:3]:
            print(f"    {fault}", file=sys.stderr)


def compared(cases=None, known=None, change=None):
    probe = Meddling(PROGRAM)
    if change:
        probe.change = change
    _, explained, faults = check_recurrence.compare(cases or CASES, probe, KNOWN if known is None else known)
    probe.close()
    return faults, explained


def tables():
    faults, explained = compared()
    expect("sound tables", faults)
    expect("sound differences", [f"{name}: {count}" for name, count in sorted(explained.items())],
           "other-calendars", "start-libical")
    expect("no difference is known", compared(known=[])[0], "table", "table")

    def first(words, change):
        return lambda asked, answer: change(answer) if words in " ".join(asked) else answer

    ten = "INTERVAL=10"
    expect("an occurrence is lost", compared(change=first(ten, lambda answer: answer[:-1]))[0], "table")
    expect("one is added", compared(change=first(ten, lambda answer: answer + ["1997-10-22T09:00:00"]))[0], "table")
    expect("one is late",
           compared(change=first(ten, lambda answer: answer[:3] + ["1997-09-22T10:00:00"] + answer[4:]))[0], "table")
    expect("the engine gives up", compared(change=first(ten, lambda answer: ["cut"] + answer[1:]))[0], "table")
    expect("a rule is refused",
           compared(change=first(ten, lambda answer: ["refused", "outOfRange", "INTERVAL=10: no"]))[0], "table")
    expect("a rule is refused for another reason",
           compared(change=first("HEBREW", lambda answer: ["refused", "malformedValue", "RSCALE=HEBREW: no"]))[0],
           "table")
    expect("a rule of another calendar is read",
           compared(change=first("HEBREW", lambda answer: ["ok", "2014-02-05T00:00:00"]))[0], "table")
    expect("a start counts not, and an occurrence is wrong",
           compared(change=first("BYDAY=TH", lambda answer: answer[:-1] + ["1997-09-12T00:00:00"]))[0], "table")
    expect("only the part from START-AT on is wrong",
           compared(change=first("UNTIL", lambda answer: answer[:-1]))[0], "table")
    wrong = Case("libical", "planted", "1997-09-02", ("RRULE:FREQ=DAILY;COUNT=2",), ("1997-09-02", "1997-09-04"))
    expect("the table has another day", compared(cases=[wrong])[0], "table")


def differences():
    known = check_recurrence.known_differences()
    expect("every difference is quoted", list(check_recurrence.unquoted(known)))
    changed = dataclasses.replace(known[0], says=known[0].says.replace("first", "last"))
    expect("a test says something else", list(check_recurrence.unquoted([changed])), "unquoted")
    expect("a test has another section",
           list(check_recurrence.unquoted([dataclasses.replace(known[0], section="RFC 5545 section 3.8.5.9")])),
           "unquoted")
    expect("there is no such test",
           list(check_recurrence.unquoted([dataclasses.replace(known[0], test="no test")])), "unquoted")
    counts = {difference.name: difference.cases for difference in known}
    expect("each occurs as often as it says", list(check_recurrence.miscounted(known, counts)))
    counts[known[1].name] += 1
    expect("one occurs once more", list(check_recurrence.miscounted(known, counts)), "miscounted")


def oracle():
    expect("sound rules", check_recurrence.compare_random(PROGRAM, 8)[2])
    expect("an occurrence is a second late",
           check_recurrence.compare_random(PROGRAM, 8, LateEngine)[2], "oracle")
    expect("the last is lost", check_recurrence.compare_random(PROGRAM, 8, ShortEngine)[2], "oracle")


if __name__ == "__main__":
    tables()
    differences()
    oracle()
    print(f"check-recurrence: self-test: {planted - missed} of {planted} as planted")
    sys.exit(1 if missed else 0)
