"""Tests of the comparison itself: that a fault is seen, and whose it is said to be. `scripts/interop` runs them."""

import unittest
from types import SimpleNamespace

import observe
from cases import CASES, When, occurrences, weekly
from drivers import Driver
from matrix import READS, RETURNS, Column, Difference, Known, Page, on_machine_clock


def case(key):
    return next(case for case in CASES if case.key == key)


class Program(Driver):
    key, name, note = "program", "Program", ""


def column(direction, key, **changes):
    """What is found when a program says what is expected, but for the changes."""
    made = Column(Program, SimpleNamespace())
    found = {uid: {**fields, "identity": "known again", **changes} for uid, fields in case(key).expected(True).items()}
    made.judge(direction, case(key), {"found": found, "theirs": {}})
    return made


class Reading(unittest.TestCase):
    def test_times_mean_what_rfc_5545_says(self):
        # Section 3.3.5: a skipped time is read with the offset from before the gap, a repeated one is its first.
        for text, meaning in [
            ("2027-03-28T02:30:00 Europe/Berlin", "2027-03-28T01:30:00Z"),
            ("2027-10-31T02:30:00 Europe/Berlin", "2027-10-31T00:30:00Z"),
            ("2027-05-16T20:00:00 floating", "2027-05-16T20:00:00"), ("2027-05-16", "2027-05-16"),
            # In 2025b Vancouver was at -08:00 on this day.
            ("2026-12-15T19:00:00 America/Vancouver", "2026-12-16T02:00:00Z"),
        ]:
            self.assertEqual(When.parse(text).meaning, meaning)
        starts = list(weekly("2027-03-22T18:00:00", 2, "Europe/Berlin"))
        self.assertEqual(occurrences((start, "x") for start in starts), "2027-03-22T17:00:00Z x; 2027-03-29T16:00:00Z x")
        self.assertEqual(on_machine_clock("2027-05-11T13:30:00"), "2027-05-11T08:00:00Z")

    def test_lines(self):
        self.assertEqual(
            observe.property_of('X-A;B="c:d;e,f";G=^\'h^\':i\\, j'), ("X-A", {"B": "c:d;e,f", "G": '"h"'}, "i\\, j"))
        data = "SUMMARY:Z\u00fcrich\r\n".encode()
        self.assertEqual(observe.lines_of(data[:10] + b"\r\n " + data[10:]).first("SUMMARY")[2], "Z\u00fcrich")
        alarms = [f"BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER{trigger}\r\nEND:VALARM\r\n".encode()
                  for trigger in (":-PT3H", ":-PT180M", ";VALUE=DURATION:-P0DT3H0M0S")]
        said = {observe.alarm_of(next(observe.lines_of(text).walk("VALARM"))) for text in alarms}
        self.assertEqual(said, {"DISPLAY -3:00:00"})

    def test_a_readme_says_what_its_calendar_means(self):
        family = case("family")
        expected, written = family.expected(), observe.raw(family.text().encode())
        self.assertEqual((len(expected), set(written)), (24, set(expected)))
        for uid, fields in written.items():
            for name in ("title", "start", "end", "start zone", "end zone", "attendees"):
                self.assertEqual(fields[name], expected[uid][name], (uid, name))


class Judging(unittest.TestCase):
    def test_each_field_is_looked_at(self):
        for each in CASES:
            if each.is_for_servers:
                continue
            self.assertEqual(column(RETURNS, each.key).cells[RETURNS, each.key], [], each.key)
            for name in set().union(*each.expected(True).values()) | {"identity"}:
                found = column(RETURNS, each.key, **{name: "something else"}).cells[RETURNS, each.key]
                self.assertEqual({difference.field for difference in found}, {name}, each.key)

    def test_what_is_not_there_is_not_called_right(self):
        made = Column(Program, SimpleNamespace())
        made.judge(READS, case("timed"), {"found": {}})
        self.assertEqual([each.field for each in made.cells[READS, "timed"]], ["all"])
        shown = {uid: {"title": fields["title"]} for uid, fields in case("alarm").expected().items()}
        made.judge(READS, case("alarm"), {"found": shown})
        self.assertIn((READS, "alarm"), made.partial)

    def test_what_their_file_has_and_we_do_not_read_is_ours(self):
        made = Column(Program, SimpleNamespace())
        uid, fields = next(iter(case("timed").expected(True).items()))
        made.judge(RETURNS, case("timed"), {
            "found": {uid: {**fields, "identity": "known again", "place": ""}}, "theirs": {uid: fields}})
        difference, = made.cells[RETURNS, "timed"]
        self.assertTrue(difference.ours)
        self.assertFalse(Known("program", "*", "*", "*", "*", "theirs", "an excuse").explains(difference))

    def test_a_known_difference_must_come_back_as_it_was(self):
        def page(got, *known):
            made = column(READS, "timed", start=got)
            made.version = "1"
            return Page([made], list(known), None)

        def known(value, fault="theirs"):
            return Known("program", READS, "timed", "start", value, fault, "why")

        self.assertEqual(len(page("2027-05-11T09:00:00Z").unexplained), 1)
        self.assertEqual(page("2027-05-11T09:00:00Z", known("2027-05-11T09*")).unexplained, [])
        stale = known("2027-05-11T09*")
        changed = page("2027-05-11T10:00:00Z", stale)
        self.assertEqual((len(changed.unexplained), changed.stale), (1, [stale]))
        ours = known("*", "ours")
        self.assertEqual(page("2027-05-11T09:00:00Z", ours).ours, [ours])
        wide = Known("a | b", "*", "x*", "start | end", "*", "theirs", "why")
        self.assertTrue(wide.explains(Difference("b", READS, "xy", "end", "1", "2")))
        self.assertFalse(wide.explains(Difference("b", READS, "yx", "end", "1", "2")))


if __name__ == "__main__":
    unittest.main()
