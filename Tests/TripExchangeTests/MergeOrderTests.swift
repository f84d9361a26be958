import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

/// Files that come to a trip one after the other, in any order, and leave nothing out.
@Suite("Orders of files") struct MergeOrderTests {
    /// Every day at 10:00 in Berlin from 10 to 14 March 2027, at +01:00.
    static let daily = event(
        0, "Daily",
        [
            "DTSTART;TZID=Europe/Berlin:20270310T100000", "DTEND;TZID=Europe/Berlin:20270310T110000",
            "RRULE:FREQ=DAILY;COUNT=5",
        ])

    /// One event of the UID `s`, stamped on a day of January that goes with its SEQUENCE.
    static func event(_ sequence: Int, _ title: String?, _ lines: [String]) -> [String] {
        [
            "BEGIN:VEVENT", "UID:s", "SEQUENCE:\(sequence)", "DTSTAMP:2027010\(sequence + 1)T000000Z",
        ] + (title.map { ["SUMMARY:\($0)"] } ?? []) + lines + ["END:VEVENT"]
    }

    /// A change of one occurrence to an hour of 20 March in UTC.
    static func change(_ recurrenceID: String, _ title: String, sequence: Int = 0, hour: Int = 12) -> [String]
    {
        event(
            sequence, title,
            ["RECURRENCE-ID\(recurrenceID)", "DTSTART:20270320T\(hour)0000Z", "DURATION:PT1H"])
    }

    static func imported(_ events: [String]..., method: String = "PUBLISH") throws -> ImportedCalendar {
        let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:\(method)"]
        return try Exchange.imported(
            file: (head + events.flatMap(\.self) + ["END:VCALENDAR", ""]).joined(separator: "\r\n"))
    }

    static func merge(_ existing: [Activity], _ calendar: ImportedCalendar) throws -> MergeResult {
        ImportMerge.merge(existing: existing, incoming: calendar, database: try Exchange.database())
    }

    /// What a traveller sees after files have come in every order; the orders that give another thing than the first.
    static func seen(_ files: [ImportedCalendar]) throws -> [[String]] {
        var all: [[String]] = []
        for order in ChangedOccurrenceTests.orders(Array(files.indices)) {
            let seen = try ChangedOccurrenceTests.seen(Exchange.merged(order.map { files[$0] }))
            if !all.contains(seen) { all.append(seen) }
        }
        return all
    }

    // MARK: - One occurrence said in two ways

    // 10:00 in Berlin (+01:00) is 09:00 in UTC and, until New York changes its clocks on 14 March, 04:00 there (-05:00).
    static let utc = change(":20270312T090000Z", "By UTC")
    static let york = change(";TZID=America/New_York:20270312T040000", "By New York", hour: 14)

    @Test func `two changes of one occurrence are both kept, in every order, as in one file`() throws {
        let files = try [Self.daily, Self.utc, Self.york].map { try Self.imported($0) }
        let kept = [
            "03-10T10:00:00 Daily", "03-11T10:00:00 Daily", "03-13T10:00:00 Daily", "03-14T10:00:00 Daily",
            "03-20T12:00:00 By UTC", "03-20T14:00:00 By New York",
        ]
        #expect(try Self.seen(files) == [kept])
        let one = try Self.imported(Self.daily, Self.utc, Self.york)
        #expect(try ChangedOccurrenceTests.seen(one.activities) == kept)
        for order in ChangedOccurrenceTests.orders([0, 1, 2]) {
            let merged = try Exchange.merged(order.map { files[$0] })
            #expect(Set(merged.map(\.key)) == Set(one.activities.map(\.key)), "\(order)")
            // And again nothing.
            for file in files + [one] {
                let again = try Self.merge(merged, file)
                #expect(again.upserts.isEmpty && again.removals.isEmpty && again.findings.isEmpty, "\(order)")
            }
        }
    }

    @Test func `that both are kept is told, whichever comes last`() throws {
        let files = try [Self.daily, Self.utc, Self.york].map { try Self.imported($0) }
        for order in [[0, 1, 2], [0, 2, 1], [1, 2, 0], [2, 1, 0]] {
            let existing = try Exchange.merged(order.dropLast().map { files[$0] })
            let last = try Self.merge(existing, files[order[2]])
            #expect(last.findings.map(\.code) == [.duplicateUID], "\(order)")
            #expect(last.findings[0].message.contains("neither is newer, so both were kept, \"By New York\""))
        }
    }

    @Test func `of two changes of one occurrence the newer counts, and that is told`() throws {
        let newer = Self.change(
            ";TZID=America/New_York:20270312T040000", "By New York", sequence: 1, hour: 14)
        let files = try [Self.daily, Self.utc, newer].map { try Self.imported($0) }
        #expect(
            try Self.seen(files) == [
                [
                    "03-10T10:00:00 Daily", "03-11T10:00:00 Daily", "03-13T10:00:00 Daily",
                    "03-14T10:00:00 Daily", "03-20T14:00:00 By New York",
                ]
            ])
        for order in [[1, 2], [2, 1]] {
            let last = try Self.merge(try Exchange.merged(order.map { files[$0] }), files[0])
            #expect(last.findings.map(\.code) == [.duplicateUID])
            #expect(last.findings[0].message.hasSuffix("the newer one was taken, \"By New York\""))
        }
    }
}
