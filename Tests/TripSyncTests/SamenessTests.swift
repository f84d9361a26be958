import TestKit
import Testing

@testable import TripSync

@Suite("Sameness of calendar objects") struct SamenessTests {
    /// A weekly class in Berlin, with one occurrence moved.
    private static func series(_ zone: String, _ occurrence: String, title: String = "Class") -> String {
        SampleObject.calendar([
            "BEGIN:VEVENT", "UID:s@x", "DTSTAMP:20270101T000000Z", "DTSTART;TZID=\(zone):20270302T090000",
            "DURATION:PT1H", "RRULE:FREQ=WEEKLY", "SUMMARY:Class", "END:VEVENT", "BEGIN:VEVENT", "UID:s@x",
            "DTSTAMP:20270101T000000Z", "RECURRENCE-ID\(occurrence)", "DTSTART;TZID=\(zone):20270309T100000",
            "DURATION:PT1H", "SUMMARY:\(title)", "END:VEVENT",
        ])
    }

    @Test(arguments: [
        ("Europe/Berlin", ":20270309T080000Z"), ("Europe/Berlin", ":20270309T090000"),
        ("W. Europe Standard Time", ";TZID=W. Europe Standard Time:20270309T090000"),
        ("Europe/Berlin", ";TZID=America/New_York:20270309T030000"),
    ]) func `an occurrence is the same however its RECURRENCE-ID is spelled`(
        _ zone: String, _ occurrence: String
    ) throws {
        let ours = try SyncObject(Self.series("Europe/Berlin", ";TZID=Europe/Berlin:20270309T090000"))
        let theirs = try SyncObject(Self.series(zone, occurrence))
        #expect(ours.isSame(as: theirs))
        let edited = try SyncObject(Self.series(zone, occurrence, title: "Moved"))
        let merge = ThreeWayMerge(
            localBase: ours, local: ours, remoteBase: theirs, remote: edited, choosing: nil)
        #expect(merge.server == nil && merge.conflicts.isEmpty)
        #expect(merge.store?.ranges(of: "BEGIN:VEVENT").count == 2)
        #expect(merge.store?.contains("SUMMARY:Moved") == true)
        let other = try SyncObject(Self.series("Europe/Berlin", ";TZID=Europe/Berlin:20270316T090000"))
        #expect(!ours.isSame(as: other))
    }

    @Test func `an object that has an occurrence twice is refused`() throws {
        let twice = Self.series("Europe/Berlin", ":20270309T080000Z").replacing(
            "END:VCALENDAR",
            with:
                "BEGIN:VEVENT\r\nUID:s@x\r\nRECURRENCE-ID;TZID=Europe/Berlin:20270309T090000\r\nEND:VEVENT\r\nEND:VCALENDAR"
        )
        #expect(throws: ObjectFlaw.repeatedOccurrence) { try SyncObject(twice) }
    }

    @Test func `other rules of a zone that only the object names are another time`() throws {
        func text(_ offset: String, _ name: String) -> String {
            SampleObject.calendar([
                "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:STANDARD", "DTSTART:16010101T000000",
                "TZOFFSETFROM:\(offset)", "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
                "BEGIN:VEVENT", "UID:z@x", "DTSTAMP:20270101T000000Z", "DTSTART;TZID=\(name):20270302T100000",
                "DURATION:PT1H", "SUMMARY:Tea", "END:VEVENT",
            ])
        }
        let one = try SyncObject(text("+0300", "Customized Time Zone"))
        let other = try SyncObject(text("+0900", "Customized Time Zone"))
        #expect(!one.isSame(as: other))
        let merge = ThreeWayMerge(localBase: one, local: one, remoteBase: one, remote: other, choosing: nil)
        #expect(merge.taken == [.time])
        #expect(merge.store?.contains("TZOFFSETTO:+0900") == true)
        #expect(merge.store?.contains("TZOFFSETTO:+0300") == false)
        #expect(
            try SyncObject(text("+0100", "Europe/Berlin")).isSame(
                as: SyncObject(text("+0200", "Europe/Berlin"))))
    }

    private func isSame(_ one: String, _ other: String) throws -> Bool {
        let (one, other) = (try SyncObject(one), try SyncObject(other))
        #expect(one.isSame(as: other) == other.isSame(as: one))
        return one.isSame(as: other)
    }

    /// Lines of an event, and other lines that mean the same.
    @Test(arguments: [
        (["SUMMARY:A", "LOCATION:B"], ["LOCATION:B", "SUMMARY:A"]),
        (["SUMMARY:A"], ["summary:A"]),
        (["SUMMARY:Long"], ["SUMMARY:Lo", " ng"]),
        (
            ["SUMMARY:A"],
            ["SUMMARY:A", "CREATED:20270101T000000Z", "LAST-MODIFIED:20270101T000000Z", "SEQUENCE:4"]
        ),
        (["SUMMARY;LANGUAGE=de:A"], ["SUMMARY;LANGUAGE=\"de\":A"]),
        (["SUMMARY:a\\, b\\nc"], ["SUMMARY:a, b\\Nc"]),
        (["SUMMARY;VALUE=TEXT:A"], ["SUMMARY:A"]),
        (["ATTENDEE;ROLE=CHAIR;CN=Ada:mailto:a@x"], ["ATTENDEE;CN=\"Ada\";ROLE=chair:MAILTO:a@x"]),
        (["ATTENDEE:mailto:a@x"], ["ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:a@x"]),
        (["CATEGORIES:A,B"], ["CATEGORIES:B", "CATEGORIES:A"]),
        (["RRULE:FREQ=DAILY;COUNT=3"], ["RRULE:COUNT=3;FREQ=DAILY;INTERVAL=1;WKST=MO"]),
        (["RRULE:FREQ=WEEKLY;BYDAY=MO,TU"], ["RRULE:FREQ=WEEKLY;BYDAY=TU,MO"]),
        (
            ["EXDATE:20270305T190000Z,20270306T190000Z"],
            ["EXDATE:20270306T190000Z", "EXDATE:20270305T190000Z"]
        ),
        (["DTSTART:20270305T190000Z"], ["DTSTART;VALUE=DATE-TIME:20270305T190000Z"]),
        (
            ["DTSTART:20270305T190000Z", "DTEND:20270305T210000Z"],
            ["DTSTART:20270305T190000Z", "DURATION:PT2H"]
        ),
        (
            ["DTSTART;VALUE=DATE:20270305", "DTEND;VALUE=DATE:20270312"],
            ["DTSTART;VALUE=DATE:20270305", "DURATION:P1W"]
        ),
        (
            ["DTSTART:20270305T190000", "DURATION:PT90M"],
            ["DTSTART:20270305T190000", "DTEND:20270305T203000"]
        ),
        (
            ["BEGIN:VALARM", "TRIGGER:-PT60M", "ACTION:DISPLAY", "END:VALARM"],
            ["BEGIN:VALARM", "ACTION:display", "TRIGGER;VALUE=DURATION;RELATED=START:-PT1H", "END:VALARM"]
        ),
        (["GEO:48.20;16.370"], ["GEO:48.2;16.37"]),
        (["STATUS:confirmed"], ["STATUS:CONFIRMED"]),
    ])
    func `another spelling is the same`(one: [String], other: [String]) throws {
        let frame = { (lines: [String]) in
            SampleObject.calendar(["BEGIN:VEVENT", "UID:a@x"] + lines + ["END:VEVENT"])
        }
        #expect(try isSame(frame(one), frame(other)))
    }

    @Test(arguments: [
        (["SUMMARY:A"], ["SUMMARY:B"]),
        (["SUMMARY:A"], ["SUMMARY:a"]),
        (["SUMMARY:A"], []),
        (["X-FOO:1"], ["X-FOO:2"]),
        (["X-FOO:a\\,b"], ["X-FOO:a,b"]),
        (["X-FOO:1"], []),
        (["UNKNOWN:1"], ["UNKNOWN;P=1:1"]),
        (["DTSTART;TZID=Europe/Paris:20270305T190000"], ["DTSTART;TZID=Europe/Berlin:20270305T190000"]),
        (["DTSTART:20270305T190000"], ["DTSTART:20270305T190000Z"]),
        (["DTSTART:20270305T190000"], ["DTSTART;VALUE=DATE:20270305"]),
        (
            ["DTSTART;TZID=Europe/Paris:20270305T190000", "DTEND;TZID=Europe/Paris:20270305T210000"],
            ["DTSTART;TZID=Europe/Paris:20270305T190000", "DURATION:PT2H"]
        ),
        (["DTSTART:20270305T190000Z", "DURATION:P1D"], ["DTSTART:20270305T190000Z", "DURATION:PT2H"]),
        (["RRULE:FREQ=DAILY;COUNT=3"], ["RRULE:FREQ=DAILY;COUNT=4"]),
        (["EXDATE:20270305T190000Z"], ["EXDATE:20270306T190000Z"]),
        (["BEGIN:VALARM", "TRIGGER:-PT1H", "END:VALARM"], ["BEGIN:VALARM", "TRIGGER:-PT2H", "END:VALARM"]),
        (["BEGIN:VALARM", "TRIGGER:-PT1H", "END:VALARM"], []),
        (["CATEGORIES:A,B"], ["CATEGORIES:A"]),
        (["CATEGORIES:A\\,B"], ["CATEGORIES:A,B"]),
        (["ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@x"], ["ATTENDEE:mailto:a@x"]),
        (["no property"], []),
    ])
    func `another value is not the same`(one: [String], other: [String]) throws {
        let frame = { (lines: [String]) in
            SampleObject.calendar(["BEGIN:VEVENT", "UID:a@x"] + lines + ["END:VEVENT"])
        }
        #expect(try !isSame(frame(one), frame(other)))
    }

    @Test func `a VTIMEZONE, a stamp and the program that writes make no difference`() throws {
        let one = SampleObject.event()
        let other =
            one.replacing(
                "PRODID:-//Sample//EN\r\n", with: "PRODID:x\r\n" + SampleObject.text(SampleObject.paris)
            )
            .replacing("DTSTAMP:20270101", with: "DTSTAMP:20280101")
        #expect(one != other)
        #expect(try isSame(one, other))
    }

    @Test func `components are compared by their RECURRENCE-IDs, in any order`() throws {
        let series = SampleObject.component(
            "a@x", title: "A", start: "20270305T190000", end: nil, ["RRULE:FREQ=DAILY;COUNT=3"])
        func override(_ title: String) -> [String] {
            SampleObject.component(
                "a@x", title: title, start: "20270306T200000", end: nil,
                ["RECURRENCE-ID;TZID=Europe/Paris:20270306T190000"])
        }
        let whole = SampleObject.calendar(series + override("B"))
        #expect(try isSame(whole, SampleObject.calendar(override("B") + series)))
        #expect(try !isSame(whole, SampleObject.calendar(series + override("C"))))
        #expect(try !isSame(whole, SampleObject.calendar(series)))
    }

    @Test func `a whole calendar with one UID is an object, and nothing else`() {
        #expect(throws: ObjectFlaw.noUID) {
            try SyncObject(SampleObject.calendar(["BEGIN:VEVENT", "SUMMARY:A", "END:VEVENT"]))
        }
        #expect(throws: ObjectFlaw.severalUIDs(["a", "b"])) {
            try SyncObject(
                SampleObject.calendar([
                    "BEGIN:VEVENT", "UID:b", "END:VEVENT", "BEGIN:VEVENT", "UID:a", "END:VEVENT",
                ]))
        }
        for text in [
            "", "<html>", String(SampleObject.event().dropLast(30)),
            "BEGIN:VEVENT\r\nUID:a\r\nEND:VEVENT\r\n",
        ] {
            let error = #expect(throws: ObjectFlaw.self) { try SyncObject(text) }
            guard case .unreadable = error else {
                Issue.record("\(text)")
                continue
            }
        }
    }
}
