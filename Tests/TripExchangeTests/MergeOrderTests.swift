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

// MARK: - Called off more than once

extension MergeOrderTests {
    static func off(_ recurrenceID: String?, sequence: Int) throws -> ImportedCalendar {
        try imported(
            event(sequence, nil, recurrenceID.map { ["RECURRENCE-ID\($0)"] } ?? []), method: "CANCEL")
    }

    static let twelfth = ";TZID=Europe/Berlin:20270312T100000"
    static let fromTwelfth = ";RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270312T100000"
    static let untilThirteenth = [
        "03-10T10:00:00 Daily", "03-11T10:00:00 Daily", "03-12T10:00:00 cancelled",
        "03-13T10:00:00 cancelled",
    ]

    @Test(arguments: [(1, 2), (2, 1), (1, 1)])
    func `an occurrence that is called off alone and with all that follow takes these along`(
        _ alone: Int, _ future: Int
    ) throws {
        let files = try [
            Self.imported(Self.daily), Self.off(Self.twelfth, sequence: alone),
            Self.off(Self.fromTwelfth, sequence: future),
        ]
        #expect(try Self.seen(files) == [Self.untilThirteenth + ["03-14T10:00:00 cancelled"]])
        // And again nothing.
        let merged = try Exchange.merged(files)
        for file in files { #expect(try Self.merge(merged, file).upserts.isEmpty) }
    }

    @Test func `an older version does not undo the newest of several cancellations, in any order`() throws {
        let lines = ["DTSTART:20270310T100000Z", "DTEND:20270310T110000Z"]
        let first = try Self.imported(Self.event(0, "Talk", lines))
        let others = try [
            Self.off(nil, sequence: 2), Self.off(nil, sequence: 5),
            Self.imported(Self.event(3, "New", lines)),
        ]
        for order in ChangedOccurrenceTests.orders(others) {
            let merged = try Exchange.merged([first] + order)
            #expect(merged.map(\.status) == [.cancelled])
            #expect(merged.map(\.sequence) == [5])
        }
        let again = try Self.imported(Self.event(6, "On again", lines))
        #expect(try Exchange.merged([first] + others + [again]).map(\.status) == [.confirmed])
    }
}

// MARK: - Changes from before a cancellation

extension MergeOrderTests {
    static let fourteenth = change(";TZID=Europe/Berlin:20270314T100000", "Late")

    @Test func `an older change is called off with its series, whichever comes first`() throws {
        let seen = (10...13).map { "03-\($0)T10:00:00 cancelled" } + ["03-20T12:00:00 cancelled"]
        let series = try Self.imported(Self.daily)
        let change = try Self.imported(Self.fourteenth)
        let statuses = [
            try Self.off(nil, sequence: 1),
            try Self.imported(Self.daily.map { $0 == "SEQUENCE:0" ? "SEQUENCE:1\r\nSTATUS:CANCELLED" : $0 }),
        ]
        for status in statuses {
            for order in [[series, change, status], [series, status, change]] {
                #expect(try ChangedOccurrenceTests.seen(Exchange.merged(order)) == seen)
            }
        }
        // A newer one is on, and so is the series with its changes when a newer version comes.
        let newer = Self.change(";TZID=Europe/Berlin:20270314T100000", "Later", sequence: 2)
        let later = try Exchange.merged([series, statuses[0], Self.imported(newer)])
        #expect(try ChangedOccurrenceTests.seen(later).last == "03-20T12:00:00 Later")
        let again = Self.daily.map { $0 == "SEQUENCE:0" ? "SEQUENCE:3" : $0 }
        let back = try Exchange.merged([series, statuses[0], change, Self.imported(again)])
        #expect(back.map(\.status) == [.confirmed, .confirmed])
    }

    @Test func `an older change is called off with all that follow, in every order`() throws {
        let files = try [
            Self.imported(Self.daily), Self.imported(Self.fourteenth),
            Self.off(Self.fromTwelfth, sequence: 1),
        ]
        #expect(try Self.seen(files) == [Self.untilThirteenth + ["03-20T12:00:00 cancelled"]])
    }

    @Test func `two changes of one occurrence are called off together, and come back with their series`()
        throws
    {
        let files = try [Self.daily, Self.utc, Self.york].map { try Self.imported($0) }
        let offs = try [
            Self.off(nil, sequence: 1), Self.off(Self.twelfth, sequence: 1),
            Self.off(Self.fromTwelfth, sequence: 1),
        ]
        for off in offs {
            for order in ChangedOccurrenceTests.orders(files) {
                let seen = try ChangedOccurrenceTests.seen(Exchange.merged(order + [off]))
                let moved = seen.filter { $0.hasPrefix("03-20") }
                #expect(moved == ["03-20T12:00:00 cancelled", "03-20T14:00:00 cancelled"], "\(seen)")
            }
        }
        let again = Self.daily.map { $0 == "SEQUENCE:0" ? "SEQUENCE:3" : $0 }
        let back = try Exchange.merged(files + [offs[0], Self.imported(again)])
        #expect(back.map(\.status) == [.confirmed, .confirmed, .confirmed])
    }
}
