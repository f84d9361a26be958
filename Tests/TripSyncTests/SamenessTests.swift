import TestKit
import Testing

@testable import TripSync

@Suite("Sameness of calendar objects") struct SamenessTests {
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
