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
    found = {uid: dict(fields, identity="known again") for uid, fields in case(key).expected(True).items()}
    for fields in found.values():
        fields.update(changes)
    made.judge(direction, case(key), {"found": found, "theirs": {}})
    return made


class Times(unittest.TestCase):
    def test_instants_are_those_of_rfc_5545(self):
        # Section 3.3.5: a skipped time is read with the offset from before the gap, a repeated one is its first.
        self.assertEqual(When.parse("2027-03-28T02:30:00 Europe/Berlin").meaning, "2027-03-28T01:30:00Z")
        self.assertEqual(When.parse("2027-10-31T02:30:00 Europe/Berlin").meaning, "2027-10-31T00:30:00Z")
        self.assertEqual(When.parse("2027-05-16T20:00:00 floating").meaning, "2027-05-16T20:00:00")
        self.assertEqual(When.parse("2027-05-16").meaning, "2027-05-16")

    def test_zones_are_those_of_the_fixture(self):
        # In 2025b Vancouver was at -08:00 on this day.
        self.assertEqual(When.parse("2026-12-15T19:00:00 America/Vancouver").meaning, "2026-12-16T02:00:00Z")

    def test_a_series_keeps_its_clock(self):
        starts = list(weekly("2027-03-22T18:00:00", 2, "Europe/Berlin"))
        self.assertEqual(occurrences((start, "x") for start in starts), "2027-03-22T17:00:00Z x; 2027-03-29T16:00:00Z x")

    def test_a_floating_time_on_the_machines_clock(self):
        self.assertEqual(on_machine_clock("2027-05-11T13:30:00"), "2027-05-11T08:00:00Z")


class Lines(unittest.TestCase):
    def test_parameters_and_values(self):
        self.assertEqual(
            observe.property_of('X-A;B="c:d;e,f";G=^\'h^\':i\\, j'), ("X-A", {"B": "c:d;e,f", "G": '"h"'}, "i\\, j"))
        self.assertIsNone(observe.property_of("no line"))

    def test_lines_folded_in_a_character_are_read(self):
        data = "SUMMARY:Zürich\r\n".encode()
        root = observe.lines_of(data[:10] + b"\r\n " + data[10:])
        self.assertEqual(root.first("SUMMARY")[2], "Zürich")

    def test_alarms_are_compared_by_meaning(self):
        alarms = []
        for trigger in ("TRIGGER:-PT3H", "TRIGGER:-PT180M", "TRIGGER;VALUE=DURATION:-P0DT3H0M0S"):
            text = f"BEGIN:VALARM\r\nACTION:DISPLAY\r\n{trigger}\r\nEND:VALARM\r\n"
            alarms.append(observe.alarm_of(next(observe.lines_of(text.encode()).walk("VALARM"))))
        self.assertEqual(set(alarms), {"DISPLAY -3:00:00"})


class Files(unittest.TestCase):
    def test_a_readme_says_what_its_calendar_means(self):
        family = case("family")
        expected = family.expected()
        written = observe.raw(family.text().encode())
        self.assertEqual(len(expected), 24)
        self.assertEqual(set(written), set(expected))
        for uid, fields in written.items():
            for name in ("title", "start", "end", "start zone", "end zone", "attendees"):
                self.assertEqual(fields[name], expected[uid][name], (uid, name))

    def test_an_event_alone_has_the_zones_of_the_file(self):
        family = case("family")
        event = family.events[0]
        alone = observe.lines_of(family.alone(event).encode())
        self.assertEqual([each.first("UID")[2] for each in alone.walk("VEVENT")], [family.uid(event)])
        self.assertEqual(len(list(alone.walk("VTIMEZONE"))), 6)


class Judging(unittest.TestCase):
    def test_every_case_passes_when_all_is_as_expected(self):
        for each in CASES:
            if not each.is_for_servers:
                self.assertEqual(column(RETURNS, each.key).cells[RETURNS, each.key], [], each.key)

    def test_each_field_is_looked_at(self):
        for each in CASES:
            if each.is_for_servers:
                continue
            fields = set().union(*each.expected(True).values()) | {"identity"}
            for name in fields:
                found = column(RETURNS, each.key, **{name: "something else"}).cells[RETURNS, each.key]
                self.assertEqual({difference.field for difference in found}, {name}, each.key)

    def test_an_event_that_is_not_there_is_a_difference(self):
        made = Column(Program, SimpleNamespace())
        made.judge(READS, case("timed"), {"found": {}})
        self.assertEqual([each.field for each in made.cells[READS, "timed"]], ["all"])

    def test_an_hour_off_is_a_difference(self):
        found = column(READS, "timed", start="2027-05-11T09:00:00Z").cells[READS, "timed"]
        self.assertEqual([(each.field, each.got) for each in found], [("start", "2027-05-11T09:00:00Z")])

    def test_what_is_not_shown_is_not_called_right(self):
        made = Column(Program, SimpleNamespace())
        expected = case("alarm").expected()
        shown = {uid: {"title": fields["title"]} for uid, fields in expected.items()}
        made.judge(READS, case("alarm"), {"found": shown})
        self.assertIn((READS, "alarm"), made.partial)

    def test_what_their_file_has_and_we_do_not_read_is_ours(self):
        made = Column(Program, SimpleNamespace())
        expected = case("timed").expected(True)
        uid, fields = next(iter(expected.items()))
        answer = {"found": {uid: {**fields, "identity": "known again", "place": ""}}, "theirs": {uid: fields}}
        made.judge(RETURNS, case("timed"), answer)
        difference, = made.cells[RETURNS, "timed"]
        self.assertTrue(difference.ours)
        excuse = Known("program", "*", "*", "*", "*", "theirs", "an excuse")
        self.assertFalse(excuse.explains(difference))


class Pages(unittest.TestCase):
    def page(self, known, **changes):
        made = column(READS, "timed", **changes)
        made.version = "1"
        return Page([made], known, None)

    def test_a_difference_that_is_not_known_is_told(self):
        self.assertEqual(len(self.page([], start="2027-05-11T09:00:00Z").unexplained), 1)

    def test_a_known_one_must_come_back_as_it_was(self):
        known = Known("program", READS, "timed", "start", "2027-05-11T09*", "theirs", "why")
        self.assertEqual(self.page([known], start="2027-05-11T09:00:00Z").unexplained, [])
        known = Known("program", READS, "timed", "start", "2027-05-11T09*", "theirs", "why")
        page = self.page([known], start="2027-05-11T10:00:00Z")
        self.assertEqual((len(page.unexplained), page.stale), (1, [known]))

    def test_a_fault_of_ours_is_told_although_it_is_known(self):
        known = Known("program", READS, "timed", "start", "*", "ours", "why")
        self.assertEqual(self.page([known], start="2027-05-11T09:00:00Z").ours, [known])

    def test_patterns_stand_for_whole_words(self):
        known = Known("a | b", "*", "x*", "start | end", "*", "theirs", "why")
        self.assertTrue(known.explains(Difference("b", READS, "xy", "end", "1", "2")))
        self.assertFalse(known.explains(Difference("c", READS, "xy", "end", "1", "2")))
        self.assertFalse(known.explains(Difference("b", READS, "yx", "end", "1", "2")))


if __name__ == "__main__":
    unittest.main()
