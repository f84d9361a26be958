import Findings
import ICalendar
import Merging
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

// MARK: - Two changes of one occurrence, and a third file

extension MergeOrderTests {
    /// What is seen in some order of files, and by which keys it is known.
    private static func kept(_ files: [ImportedCalendar]) throws -> Set<[String]> {
        var all: Set<[String]> = []
        for order in ChangedOccurrenceTests.orders(files) {
            let merged = try Exchange.merged(order)
            // And again nothing.
            for file in files { #expect(try merge(merged, file).upserts.isEmpty) }
            let keys = merged.map { "\($0.key) \($0.status) \($0.sequence)" }
            all.insert(try ChangedOccurrenceTests.seen(merged) + keys)
        }
        return all
    }

    private static let others = [10, 11, 13, 14].map { "03-\($0)T10:00:00 Daily" }
    static let status = event(
        1, "Off", ["RECURRENCE-ID\(twelfth)", "DTSTART:20270320T160000Z", "STATUS:CANCELLED"])

    @Test(arguments: [(change(twelfth, "Newer", sequence: 1, hour: 16), "Newer"), (status, "cancelled")])
    func `a newer change takes the place of two equal ones, in every order, as in one file`(
        newer: [String], title: String
    ) throws {
        let events = [Self.daily, Self.utc, Self.york, newer]
        let one = try Self.imported(Self.daily, Self.utc, Self.york, newer)
        let seen = Self.others + ["03-20T16:00:00 \(title)"]
        #expect(try ChangedOccurrenceTests.seen(one.activities) == seen)
        let word = title == "Newer" ? "confirmed" : "cancelled"
        let keys = ["s confirmed 0", "s@2027-03-12T10:00:00 \(word) 1"]
        #expect(try Self.kept(events.map { try Self.imported($0) }) == [seen + keys])
    }

    /// A cancellation may say no more than what it calls off, or repeat when that would have been.
    @Test(arguments: [[], ["DTSTART;TZID=Europe/Berlin:20270312T100000", "SUMMARY:Canceled"]])
    func `a cancellation calls off two equal changes of an occurrence, in every order`(lines: [String]) throws
    {
        let off = try Self.imported(
            Self.event(1, nil, ["RECURRENCE-ID\(Self.twelfth)"] + lines), method: "CANCEL")
        let files = try [Self.daily, Self.utc, Self.york].map { try Self.imported($0) }
        let kept = try Self.kept(files + [off])
        #expect(kept.count == 1)
        let seen = try #require(kept.first)
        #expect(
            Array(seen.prefix(7)) == Self.others + [
                "03-20T12:00:00 cancelled", "03-20T14:00:00 cancelled", "s confirmed 0",
            ])
        // One of both keeps the UID, and has the revision of the cancellation.
        #expect(seen.count == 9 && seen[7] == "s@2027-03-12T10:00:00 cancelled 1")
        #expect(seen[8].hasSuffix("@2027-03-12T10:00:00[Europe/Berlin] cancelled 0"))
        // One alone stays what it was, too.
        #expect(
            try Self.seen([files[0], files[1], off]) == [Self.others + ["03-20T12:00:00 cancelled"]])
        // A newer version of it is on.
        let again = try Self.imported(Self.change(Self.twelfth, "On again", sequence: 2, hour: 16))
        #expect(try Self.seen(files + [off, again]) == [Self.others + ["03-20T16:00:00 On again"]])
    }

    @Test func `of several changes from before a cancellation the newest says what is called off`() throws {
        let files = try [
            Self.daily, Self.utc, Self.change(Self.twelfth, "Newer", sequence: 1, hour: 16),
        ].map { try Self.imported($0) }
        let offs = try [2, 3].map { try Self.off(Self.twelfth, sequence: $0) }
        #expect(
            try Self.kept(files + offs) == [
                Self.others + [
                    "03-20T16:00:00 cancelled", "s confirmed 0", "s@2027-03-12T10:00:00 cancelled 3",
                ]
            ])
    }
}

// MARK: - A change of all later occurrences, and a cancellation

extension MergeOrderTests {
    /// From the twelfth on at 12:00.
    static let moved = event(
        0, "Moved",
        [
            "RECURRENCE-ID\(fromTwelfth)", "DTSTART;TZID=Europe/Berlin:20270312T120000",
            "DTEND;TZID=Europe/Berlin:20270312T130000",
        ])
    private static let before = ["03-10T10:00:00 Daily", "03-11T10:00:00 Daily"]

    private static func movedAndOff() throws -> [ImportedCalendar] {
        try [imported(daily), imported(moved), off(twelfth, sequence: 1)]
    }

    @Test func `the first of changed occurrences is called off by itself, in every order`() throws {
        let seen =
            Self.before
            + ["12T12:00:00 cancelled", "13T12:00:00 Moved", "14T12:00:00 Moved"].map { "03-\($0)" }
        let keys = ["s confirmed 0", "s@2027-03-12T10:00:00 cancelled 1"]
        #expect(try Self.kept(Self.movedAndOff()) == [seen + keys])
        // In one file of two calendars.
        let one = try Exchange.imported(
            file: [
                ("PUBLISH", Self.daily + Self.moved),
                ("CANCEL", Self.event(1, nil, ["RECURRENCE-ID\(Self.twelfth)"])),
            ]
            .map { "BEGIN:VCALENDAR\r\nMETHOD:\($0)\r\n\($1.joined(separator: "\r\n"))\r\nEND:VCALENDAR\r\n" }
            .joined())
        #expect(try ChangedOccurrenceTests.seen(one.activities) == seen)
        // An export says so, too.
        for redaction in [Redaction.full, .shared] {
            let text = try Exchange.text(try Exchange.merged(Self.movedAndOff()), redaction)
            #expect(text.replacing("\r\n ", with: "").contains("X-MERIDIAN-LATER=CONFIRMED"))
            let back = try Exchange.imported(file: text)
            #expect(try ChangedOccurrenceTests.seen(back.activities) == seen)
        }
    }

    /// All that follow are called off from the same occurrence, from an earlier one or from a later one.
    @Test(arguments: ["12", "11", "13"])
    func `later occurrences of one that is called off by itself are called off too, in every order`(
        from day: String
    ) throws {
        let from = Self.fromTwelfth.replacing("0312T", with: "03\(day)T")
        let files = try Self.movedAndOff() + [Self.off(from, sequence: 2)]
        let first = day == "11" ? "11T10:00:00 cancelled" : "11T10:00:00 Daily"
        // The thirteenth is called off as what the series or the change says of it.
        for seen in try Self.seen(files) {
            #expect(seen[..<3] == ["03-10T10:00:00 Daily", "03-\(first)", "03-12T12:00:00 cancelled"])
            #expect(seen.count == 5 && seen[3...].allSatisfy { $0.hasSuffix("cancelled") }, "\(seen)")
        }
        #expect(try day == "13" || Self.seen(files).count == 1)
    }

    @Test func `later occurrences of one that is called off by itself are called off with their series`()
        throws
    {
        let files = try Self.movedAndOff()
        for order in ChangedOccurrenceTests.orders([files[1], files[2], try Self.off(nil, sequence: 2)]) {
            let seen = try ChangedOccurrenceTests.seen(Exchange.merged([files[0]] + order))
            #expect(
                seen == ["10T10", "11T10", "12T12", "13T12", "14T12"].map { "03-\($0):00:00 cancelled" })
        }
    }

    @Test func `later occurrences are back with their series, and their first is not`() throws {
        let again = Self.daily.map { $0 == "SEQUENCE:0" ? "SEQUENCE:3" : $0 }
        let files = try Self.movedAndOff() + [Self.off(nil, sequence: 2), Self.imported(again)]
        #expect(
            try ChangedOccurrenceTests.seen(Exchange.merged(files)) == Self.before + [
                "03-12T12:00:00 cancelled", "03-13T12:00:00 Moved", "03-14T12:00:00 Moved",
            ])
    }
}
