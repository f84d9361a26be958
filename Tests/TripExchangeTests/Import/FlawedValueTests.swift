import CivilTime
import Findings
import ICalendar
import Testing
import TripExchange
import Trips

/// Values that break a rule and are kept or mended: each is told with its line, its value and what would be right.
@Suite("Flawed values") struct FlawedValueTests {
    /// Imports an event whose own lines begin on line 6.
    static func imported(_ lines: [String]) throws -> ImportedCalendar {
        try Exchange.imported(event: ["UID:1@test", "DTSTAMP:20270101T000000Z"] + lines)
    }

    static func texts(_ imported: ImportedCalendar) -> [String] {
        imported.findings.map { "\($0.line) \($0.severity.rawValue) \($0.code): \($0.message)" }
    }

    // MARK: - Properties that stand more than once

    // The helper's lines are UID on line 4 and DTSTAMP on line 5; DTSTART is on line 6.
    @Test(arguments: [
        ("UID", "1@test", 4, "2@test"), ("DTSTAMP", "20270101T000000Z", 5, "20270102T000000Z"),
        ("SUMMARY", "Lunch", 7, "Dinner"), ("LOCATION", "Wien", 7, "Brno"),
        ("STATUS", "TENTATIVE", 7, "CANCELLED"),
        ("SEQUENCE", "1", 7, "2"), ("TRANSP", "TRANSPARENT", 7, "OPAQUE"), ("CLASS", "PRIVATE", 7, "PUBLIC"),
        ("RECURRENCE-ID", "20270312T120000Z", 7, "20270313T120000Z"), ("GEO", "48.2;16.3", 7, "49.2;16.6"),
    ])
    func `the first of two counts, and both are told`(
        _ name: String, _ first: String, _ line: Int, _ second: String
    ) throws {
        let lines = ["DTSTART:20270312T120000Z"] + (line == 7 ? ["\(name):\(first)"] : ["X-A:1"])
        let plain = try Self.imported(lines)
        let both = try Self.imported(lines + ["\(name):\(second)"])
        let told = both.findings.filter { $0.message.hasPrefix("\(name) stands") }
        #expect(
            told.map { "\($0.line) \($0.severity.rawValue) \($0.code): \($0.message)" } == [
                "8 repaired repaired-value: \(name) stands more than once where one is allowed (RFC 5545 §3.6.1); "
                    + "`\(first)` on line \(line) was taken, `\(second)` on line 8 was not"
            ])
        let one = try #require(both.activities.first)
        #expect(one.key == plain.activities.first?.key && one.sequence == plain.activities.first?.sequence)
        #expect(one.hasSameMeaning(as: try #require(plain.activities.first)))
    }

    @Test func `what says nothing the second time, or may stand twice, is not told`() throws {
        let imported = try Self.imported([
            "DTSTART:20270312T120000Z", "DTEND:20270312T130000Z", "SUMMARY:A", "SUMMARY:", "COMMENT:a",
            "COMMENT:b",
        ])
        #expect(imported.findings.isEmpty)
    }

    // MARK: - Ends before starts

    @Test(arguments: [
        (
            ["DTSTART:20270312T120000Z", "DTEND:20270312T110000Z"],
            "DTEND `20270312T110000Z` is 2027-03-12T11:00:00 in UTC, before DTSTART, 2027-03-12T12:00:00 in UTC "
                + "(RFC 5545 §3.8.2.2); it was kept, and 2027-03-13T11:00:00 in UTC would be after it"
        ),
        (
            // 13:00 in Los Angeles is 21:00 UTC; 15:00 in Berlin is 14:00 UTC.
            ["DTSTART;TZID=America/Los_Angeles:20270312T130000", "DTEND;TZID=Europe/Berlin:20270312T150000"],
            "DTEND `20270312T150000` is 2027-03-12T15:00:00 in Europe/Berlin, before DTSTART, "
                + "2027-03-12T13:00:00 in America/Los_Angeles (RFC 5545 §3.8.2.2); it was kept, and "
                + "2027-03-12T15:00:00 in America/Los_Angeles would be after it"
        ),
        (
            // 02:30 does not exist and is 03:30.
            ["DTSTART;TZID=Europe/Berlin:20270328T023000", "DTEND;TZID=Europe/Berlin:20270328T031500"],
            "DTEND `20270328T031500` is 2027-03-28T03:15:00 in Europe/Berlin, before DTSTART, "
                + "2027-03-28T02:30:00 in Europe/Berlin (RFC 5545 §3.8.2.2); it was kept, and "
                + "2027-03-29T03:15:00 in Europe/Berlin would be after it"
        ),
        (
            ["DTSTART:20270312T120000", "DTEND:20270301T110000"],
            "DTEND `20270301T110000` is 2027-03-01T11:00:00, before DTSTART, 2027-03-12T12:00:00 "
                + "(RFC 5545 §3.8.2.2); it was kept, and an end is later than the start"
        ),
        (
            ["DTSTART:20270312T120000Z", "DURATION:-PT1H"],
            "DURATION `-PT1H` ends the event before it starts, which only an alarm may do (RFC 5545 §3.3.6); it was "
                + "kept, and PT1H would be after it"
        ),
        (
            ["DTSTART;VALUE=DATE:20270312", "DURATION:-P2D"],
            "DURATION `-P2D` leads to 2027-03-10, which is not after DTSTART 2027-03-12, and is exclusive "
                + "(RFC 5545 §3.6.1); it lasts one day"
        ),
    ])
    func `an end before the start is told`(_ lines: [String], _ message: String) throws {
        let imported = try Self.imported(lines)
        let findings = imported.findings.filter { $0.code == .endBeforeStart }
        #expect(findings.map(\.message) == [message])
        #expect(findings.map(\.line) == [7])
        #expect(findings.map(\.severity) == [.warning])
        #expect(imported.activities.count == 1)
        // It comes back as it was.
        let again = try Self.imported(
            Exchange.eventLines(#require(imported.activities.first)).filter {
                !$0.hasPrefix("UID") && !$0.hasPrefix("DTSTAMP")
            })
        #expect(again.activities.first?.span == imported.activities.first?.span)
    }

    @Test(arguments: [
        // Over the date line the reading of the end is before that of the start.
        ["DTSTART;TZID=Asia/Tokyo:20270312T170000", "DTEND;TZID=America/Los_Angeles:20270312T110000"],
        ["DTSTART:20270312T120000Z", "DTEND:20270312T120000Z"],
        ["DTSTART:20270312T120000Z", "DURATION:-PT0S"],
    ])
    func `an end that is not before the start is not`(_ lines: [String]) throws {
        #expect(try !Self.imported(lines).findings.contains { $0.code == .endBeforeStart })
    }

    // MARK: - A date at one end and a time at the other

    @Test(arguments: [
        // The 13th is a part of it; at midnight it would not have begun.
        ("DTSTART;VALUE=DATE:20270312", "DTEND:20270313T110000Z", "2027-03-12", "2027-03-14"),
        ("DTSTART;VALUE=DATE:20270312", "DTEND:20270313T000000Z", "2027-03-12", "2027-03-13"),
        ("DTSTART;VALUE=DATE:20270312", "DTEND:20270312T110000Z", "2027-03-12", "2027-03-13"),
        ("DTSTART;VALUE=DATE:20270312", "DTEND:20270301T110000Z", "2027-03-12", "2027-03-13"),
    ])
    func `the day of an end with a time is kept`(
        _ start: String, _ end: String, _ first: String, _ last: String
    ) throws {
        let imported = try Self.imported([start, end])
        #expect(
            imported.activities.first?.span
                == .allDay(start: try CivilDate(parsing: first), end: try CivilDate(parsing: last)))
        #expect(imported.findings.map(\.code) == [.mixedDateTypes])
        #expect(imported.findings.first?.line == 7)
    }

    @Test func `what became of a mixed end is said`() throws {
        #expect(
            Self.texts(try Self.imported(["DTSTART;VALUE=DATE:20270312", "DTEND:20270313T110000Z"])) == [
                "7 warning mixed-date-types: DTSTART is a date and DTEND `20270313T110000Z` a time, where both must be "
                    + "the same (RFC 5545 §3.8.2.2); 2027-03-13 was taken for the last day"
            ])
        #expect(
            Self.texts(try Self.imported(["DTSTART:20270312T100000Z", "DTEND;VALUE=DATE:20270312"])) == [
                "7 warning mixed-date-types: DTSTART is a time and DTEND `20270312` a date, where both must be the same "
                    + "(RFC 5545 §3.8.2.2); 2027-03-13T00:00:00 was taken for the end"
            ])
    }

    // MARK: - Base64

    @Test(arguments: [
        ("!!!not base64!!!", "`!` stands at byte 1, and only letters, digits, `+` and `/` may"),
        ("QUJ", "its 3 characters end in 0 `=`, and 1 would be right"),
        ("QUJD=", "its 4 characters end in 1 `=`, and 0 would be right"),
        ("QU=J", "`=` stands at byte 3, and only the end may have it"),
        ("QUJDR", "5 characters stand for no whole number of bytes"),
        ("QUJD QUJD", "a byte 32 stands at byte 5, and only letters, digits, `+` and `/` may"),
    ])
    func `base64 that is not is told and kept`(_ value: String, _ flaw: String) throws {
        let line = "ATTACH;ENCODING=BASE64;VALUE=BINARY:\(value)"
        let event = ["DTSTART:20270312T100000Z", "DTEND:20270312T110000Z"]
        let imported = try Self.imported(event + [line])
        #expect(
            Self.texts(imported) == [
                "8 warning bad-value: ATTACH `\(value)` is not base64 (RFC 5545 §3.3.1): \(flaw); it was kept as it came"
            ])
        #expect(try Exchange.eventLines(#require(imported.activities.first)).contains(line))
        let alarm = ["BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:-PT15M", line, "END:VALARM"]
        #expect(try Self.imported(event + alarm).findings.map(\.line) == [11])
    }

    @Test(arguments: ["QUJD", "QUI=", "QQ==", "", "+/+/"])
    func `base64 that is, is no flaw`(_ value: String) throws {
        let imported = try Self.imported([
            "DTSTART:20270312T100000Z", "DTEND:20270312T110000Z",
            "ATTACH;ENCODING=BASE64;VALUE=BINARY:\(value)",
        ])
        #expect(imported.findings.isEmpty)
    }
}
