"""The tests of roundtrip.py: what counts as the same, and that nothing that is lost goes unseen."""

import unittest

import roundtrip

LIBICAL = roundtrip.Libical()


def calendar(*lines, head=()):
    text = "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", *head, *lines, "END:VCALENDAR", ""])
    return roundtrip.read(text.encode())


def event(*lines):
    return ["BEGIN:VEVENT", "UID:1@test", *lines, "END:VEVENT"]


def differences(before, after):
    found = roundtrip.Comparison(before, after, LIBICAL).differences
    return [(d.kind, d.name, d.excuse) for d in found]


def normal(line):
    return roundtrip.Property(line).normal


class Reading(unittest.TestCase):
    def test_lines_are_unfolded_before_they_are_decoded(self):
        self.assertEqual(roundtrip.content_lines(b"SUMMARY:Z\xc3\r\n \xbcrich\n\nX:1\r\tb"), ["SUMMARY:Zürich", "X:1b"])

    def test_what_is_not_utf8_is_windows_1252(self):
        self.assertEqual(roundtrip.decode(b"Z\xfcrich \xe2\x82\xac \x80"), "Zürich € €")

    def test_parameters_lose_quotes_and_carets(self):
        found = roundtrip.Property('X;A="b;c:d",e;B=x^n^^^\':value:1')
        self.assertEqual(found.parameters, {"A": ("b;c:d", "e"), "B": ("x\n^\"",)})
        self.assertEqual(found.value, "value:1")

    def test_ends_that_do_not_match_are_told(self):
        with self.assertRaises(roundtrip.Broken):
            roundtrip.read(b"BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n")


class Same(unittest.TestCase):
    SAME = [
        ("summary:a", "SUMMARY:a"),
        ("DTSTART;VALUE=DATE-TIME:20270101T000000", "DTSTART:20270101T000000"),
        ('ATTENDEE;CN="A";ROLE=CHAIR:mailto:a@b', "ATTENDEE;ROLE=CHAIR;CN=A:mailto:a@b"),
        ("SUMMARY:a\\, b\\Nc", "SUMMARY:a, b\\nc"),
        ("RRULE:FREQ=DAILY;INTERVAL=1;COUNT=2", "RRULE:COUNT=2;FREQ=daily"),
        ("EXDATE:20270101T000000Z,20270102T000000Z", "EXDATE:20270102T000000Z,20270101T000000Z"),
        ("CATEGORIES:a,b\\,c", "CATEGORIES:b\\,c,a"),
        ("STATUS:confirmed", "STATUS:CONFIRMED"),
    ]
    OTHER = [
        ("SUMMARY:a", "SUMMARY:A"),
        ("SUMMARY:a\\, b", "SUMMARY:a\\\\, b"),
        ("DTSTART:20270101T000000", "DTSTART:20270101T000000Z"),
        ("CATEGORIES:a,b\\,c", "CATEGORIES:a,b,c"),
        ("ATTENDEE;CN=A:mailto:a@b", "ATTENDEE:mailto:a@b"),
        ("X-A;B=c:1", "X-A;B=d:1"),
        ("ATTENDEE;MEMBER=\"a\",\"b\":mailto:a@b", "ATTENDEE;MEMBER=\"a\":mailto:a@b"),
    ]

    def test_what_rfc_5545_says_is_the_same(self):
        for one, other in self.SAME:
            self.assertEqual(normal(one), normal(other))

    def test_what_is_not(self):
        for one, other in self.OTHER:
            self.assertNotEqual(normal(one), normal(other))


class Comparing(unittest.TestCase):
    def test_order_does_not_count(self):
        todo = ["BEGIN:VTODO", "UID:2", "END:VTODO"]
        one = calendar(*event("SUMMARY:a", "X-A:1"), *todo)
        other = calendar(*todo, *event("X-A:1", "SUMMARY:a"))
        self.assertEqual(differences(one, other), [])

    def test_every_loss_and_change_is_seen(self):
        before = calendar(*event("SUMMARY:a", "X-A:1", "BEGIN:VALARM", "TRIGGER:-PT1H", "END:VALARM"), head=["COLOR:red"])
        after = calendar(*event("SUMMARY:b", "COMMENT:new", "BEGIN:VALARM", "TRIGGER:-PT2H", "END:VALARM"))
        self.assertEqual(
            sorted(differences(before, after)),
            [
                ("property added", "COMMENT", None),
                ("property changed", "SUMMARY", None),
                ("property changed", "TRIGGER", None),
                ("property lost", "COLOR", None),
                ("property lost", "X-A", None),
            ],
        )

    def test_a_component_that_is_lost_is_seen(self):
        before = calendar(*event("SUMMARY:a"), "BEGIN:VTODO", "UID:2", "END:VTODO")
        self.assertEqual(differences(before, calendar(*event("SUMMARY:a"))), [("component lost", "VTODO", None)])

    def test_one_of_two_equal_properties_is_missed(self):
        before, after = calendar(*event("COMMENT:a", "COMMENT:a")), calendar(*event("COMMENT:a"))
        self.assertEqual(differences(before, after), [("property lost", "COMMENT", None)])

    def test_only_an_older_version_may_be_lost(self):
        old, new = event("SEQUENCE:1", "SUMMARY:a"), event("SEQUENCE:2", "SUMMARY:b")
        self.assertEqual(differences(calendar(*old, *new), calendar(*new)), [("component lost", "VEVENT", "older version")])
        self.assertEqual(differences(calendar(*old, *new), calendar(*old)), [("component lost", "VEVENT", None)])

    def test_what_libical_cannot_read_may_be_lost(self):
        before = calendar(*event("LOCATION:", "CREATED:soon", "LOCATION:a"))
        self.assertEqual(
            differences(before, calendar(*event("LOCATION:a"))),
            [("property lost", "LOCATION", "libical"), ("property lost", "CREATED", "libical")],
        )

    def test_a_time_may_change_its_zone_and_not_its_instant(self):
        before = calendar(*event("DTSTART;TZID=Europe/Paris:20270328T023000"))
        right, wrong = "DTSTART:20270328T013000Z", "DTSTART:20270328T003000Z"
        self.assertEqual(differences(before, calendar(*event(right))), [("property changed", "DTSTART", "same instant")])
        self.assertEqual(differences(before, calendar(*event(wrong))), [("property changed", "DTSTART", None)])

    ZONE = ["BEGIN:VTIMEZONE", "TZID:Moon", "X-A:1", "END:VTIMEZONE"]

    def test_a_definition_that_came_back_is_compared(self):
        def kept(*lines, name="Moon"):
            return calendar("BEGIN:VTIMEZONE", "TZID:Moon 2", f"X-MERIDIAN-TZID:{name}", *lines, "END:VTIMEZONE")

        self.assertEqual(differences(calendar(*self.ZONE), kept("X-A:1")), [])
        self.assertEqual(differences(calendar(*self.ZONE), kept()), [("zone changed", "Moon", None)])
        self.assertEqual(differences(calendar(), kept("X-A:1")), [("zone changed", "Moon", None)])
        paris = kept("X-A:1", name="Europe/Paris")
        self.assertEqual(differences(calendar(*self.ZONE), paris), [("zone kept", "Europe/Paris", None)])

    def test_a_time_in_a_zone_of_the_file_becomes_utc_with_its_reading_beside_it_only(self):
        before = calendar(*event("DTSTART;TZID=Moon:20270328T023000"))
        utc, reading = "DTSTART:20270328T013000Z", "X-MERIDIAN-START;TZID=Moon:20270328T023000"
        self.assertEqual(differences(before, calendar(*event(utc))), [("property changed", "DTSTART", None)])
        after = calendar(*event(utc, reading))
        self.assertEqual(differences(before, after), [("property changed", "DTSTART", "same instant")])

    def test_an_instant_may_become_a_day_near_it_in_a_series_of_whole_days_only(self):
        def found(start, one, other):
            return differences(calendar(*event(start, one)), calendar(*event(start, other)))

        day, time = "DTSTART;VALUE=DATE:20270301", "DTSTART:20270301T100000Z"
        rule, end = "RRULE:FREQ=DAILY;UNTIL=20270309T230000Z", "RRULE:FREQ=DAILY;UNTIL=20270310"
        told = [("property changed", "RRULE", "day of a series")]
        self.assertEqual(found(day, rule, end), told)
        self.assertEqual([d[2] for d in found(time, rule, end)], [None])
        self.assertEqual([d[2] for d in found(day, rule, "RRULE:FREQ=DAILY;UNTIL=20270311")], [None])
        self.assertEqual([d[2] for d in found(day, rule, "RRULE:FREQ=WEEKLY;UNTIL=20270310")], [None])
        one, other = "EXDATE:20270309T230000Z,20270312T230000Z", "EXDATE;VALUE=DATE:20270310,20270313"
        self.assertEqual(found(day, one, other), [("property changed", "EXDATE", "day of a series")])
        self.assertEqual([d[2] for d in found(day, one, "EXDATE;VALUE=DATE:20270310")], [None])

    def test_a_changed_occurrence_may_get_the_zone_of_its_series_and_no_other_reading(self):
        series = event("DTSTART;TZID=Moon:20270328T020000")
        before = calendar(*series, *event("DTSTART;TZID=Moon:20270329T030000", "RECURRENCE-ID;TZID=Sun:20270329T020000"))

        def after(original):
            return calendar(*series, *event("DTSTART;TZID=Moon:20270329T030000", original))

        found = differences(before, after("RECURRENCE-ID;TZID=Moon:20270329T020000"))
        self.assertEqual(found, [("property changed", "RECURRENCE-ID", "as its series")])
        self.assertEqual({d[2] for d in differences(before, after("RECURRENCE-ID;TZID=Moon:20270329T020001"))}, {None})


if __name__ == "__main__":
    unittest.main(verbosity=0)
