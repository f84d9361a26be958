import ICalendar
import Merging
import Testing
import TripExchange
import Trips

/// Full exports of what METHOD:CANCEL called off that come back, between the files of its sender.
@Suite("Exports of what is called off that come back") struct CalledOffMarkTests {
    typealias Orders = MergeOrderTests

    /// Files of one sender; cancellations have the SEQUENCE 1 or 2, and what is on again 3.
    static let senders: [String: [@Sendable () throws -> ImportedCalendar]] = [
        "a series with a change": [
            { try Orders.imported(Orders.daily) }, { try Orders.imported(Orders.fourteenth) },
            { try Orders.off(nil, sequence: 1) },
        ],
        "a series that is on again": [
            { try Orders.imported(Orders.daily, Orders.fourteenth) }, { try Orders.off(nil, sequence: 1) },
            { try Orders.imported(SweptChangeTests.versioned(Orders.daily, 3)) },
        ],
        "an occurrence and all later ones": [
            { try Orders.imported(Orders.daily) }, { try Orders.imported(Orders.fourteenth) },
            { try Orders.imported(eleventh) }, { try Orders.off(Orders.fromTwelfth, sequence: 1) },
        ],
        "an occurrence before its series": [
            { try Orders.off(Orders.twelfth, sequence: 1) }, { try Orders.imported(Orders.daily) },
            { try Orders.imported(Orders.utc) },
        ],
        "one of two versions": [
            { try Orders.imported(Orders.change(Orders.twelfth, "One")) },
            { try Orders.imported(Orders.change(Orders.twelfth, "Two", sequence: 1)) },
            { try Orders.off(Orders.twelfth, sequence: 2) },
            { try Orders.imported(Orders.change(Orders.twelfth, "Three", sequence: 3)) },
        ],
        "a change that stands beside": [
            { try Orders.imported(Orders.daily, SweptChangeTests.makeup) },
            {
                try Orders.imported(
                    SweptChangeTests.versioned(Orders.daily, 1, status: "CANCELLED"),
                    SweptChangeTests.makeup)
            },
            { try Orders.off(nil, sequence: 2) },
        ],
        "all in one": [
            { try Orders.imported(Orders.daily, Orders.fourteenth, eleventh) },
            { try Orders.off(Orders.fromTwelfth, sequence: 1) }, { try Orders.off(nil, sequence: 2) },
            { try Orders.imported(SweptChangeTests.versioned(Orders.daily, 3)) },
        ],
    ]
    static let eleventh = Orders.change(";TZID=Europe/Berlin:20270311T100000", "Soon", hour: 15)

    static func exported(_ activities: [Activity]) throws -> ImportedCalendar {
        try Exchange.imported(file: try Exchange.text(activities))
    }

    /// The lines of an export, but for the offsets that were written down when something came.
    static func lines(_ activities: [Activity]) throws -> [Substring] {
        try Exchange.text(activities).split(separator: "\r\n").filter { !$0.contains("-RECORDED") }
    }

    @Test(arguments: senders.keys.sorted())
    func `an export changes nothing where it comes back, and says all elsewhere`(_ name: String) throws {
        let files = try #require(Self.senders[name]).map { try $0() }
        for order in ChangedOccurrenceTests.orders(Array(files.indices)) {
            let whole = try ChangedOccurrenceTests.seen(try Exchange.merged(order.map { files[$0] }))
            for count in 1...order.count {
                let before = order.prefix(count).map { files[$0] }
                let there = try Exchange.merged(before)
                let export = try Self.exported(there)
                let again = try Orders.merge(there, export)
                #expect(again.upserts.isEmpty && again.removals.isEmpty, "\(order) after \(count)")
                let fresh = try Exchange.merged([export])
                let next = try Self.exported(fresh).activities.sorted { $0.key < $1.key }
                #expect(try Self.lines(next) == Self.lines(fresh), "\(order) after \(count)")
                // In a store that has nothing else, it stands for all that came.
                let rest = order.dropFirst(count).map { files[$0] }
                let elsewhere = try Exchange.merged([export] + rest)
                #expect(try ChangedOccurrenceTests.seen(elsewhere) == whole, "\(order) after \(count)")
                // Files from before it mean there what they mean once more here.
                let late = try Exchange.merged([export] + before + rest)
                let twice = try Exchange.merged(before + before + rest)
                #expect(
                    try ChangedOccurrenceTests.seen(late) == ChangedOccurrenceTests.seen(twice),
                    "\(order) after \(count)")
            }
        }
    }

    @Test func `an export has what called something off, and as which version that came`() throws {
        let files = try [
            Orders.imported(Orders.daily, Orders.fourteenth), Orders.off(nil, sequence: 1),
        ]
        let text = try Exchange.text(try Exchange.merged(files))
        let lines = text.replacing("\r\n ", with: "").split(separator: "\r\n")
            .filter { $0.hasPrefix("X-MERIDIAN-STATEMENT") }
            .map { $0[..<($0.lastIndex(of: ":") ?? $0.startIndex)] }
        #expect(
            lines == [
                "X-MERIDIAN-STATEMENT;X-CANCELLED=\"1/2027-01-02T00:00:00Z\"",
                "X-MERIDIAN-STATEMENT;X-CANCELLED=SERIES",
            ])
        for level in [Redaction.shared, .busy] {
            #expect(try !Exchange.text(try Exchange.merged(files), level).contains("STATEMENT"))
        }
    }

    @Test func `a version that says nowhere which it is has no such mark`() throws {
        let event = [
            "BEGIN:VEVENT", "UID:s", "SUMMARY:Dinner", "DTSTART:20270312T180000Z", "STATUS:CANCELLED",
            "END:VEVENT",
        ]
        let first = try Exchange.text(try Orders.imported(event).activities)
        #expect(!first.contains("STATEMENT"))
        #expect(try Exchange.text(try Exchange.imported(file: first).activities) == first)
    }

    @Test func `what another program puts on again is on`() throws {
        let single = try Exchange.merged([
            try Orders.imported(Orders.event(0, "Dinner", ["DTSTART:20270312T180000Z"])),
            try Orders.off(nil, sequence: 1),
        ])
        let text = try Exchange.text(single).replacing("\r\nSTATUS:CANCELLED", with: "\r\nSTATUS:CONFIRMED")
            .replacing("\r\nSEQUENCE:1", with: "\r\nSEQUENCE:2")
        let again = try Orders.merge(single, try Exchange.imported(file: text))
        #expect(again.upserts.map(\.status) == [.confirmed])
        #expect(again.upserts.first?.statements.isEmpty == true)
    }

    @Test func `what comes before an occurrence that is off with all later ones stands beside nothing`()
        throws
    {
        let off = Orders.event(
            1, "Daily",
            [
                "RECURRENCE-ID\(Orders.fromTwelfth)", "DTSTART;TZID=Europe/Berlin:20270312T100000",
                "DURATION:PT1H", "STATUS:CANCELLED",
            ])
        let there = try Exchange.merged([
            try Orders.imported(Orders.daily), try Orders.imported(off, Self.eleventh, Orders.fourteenth),
        ])
        let beside = there.filter { $0.statements.contains { $0.standsBeside != nil } }
        #expect(beside.map(\.title) == ["Late"])
        // So the series takes it along, and not the other one.
        let all = try ChangedOccurrenceTests.seen(
            try Exchange.merged([
                try Orders.imported(Orders.daily), try Orders.imported(off, Self.eleventh),
                try Orders.off(nil, sequence: 1),
            ]))
        #expect(all.contains("03-20T15:00:00 cancelled"))
    }

    @Test func `a mark that nobody can read is left out`() throws {
        for mark in [":", ";X-CANCELLED=never:QUJD", ";X-ALONE=TRUE:QUJD", ";X-CANCELLED=SERIES:!!!"] {
            let event = Orders.event(
                1, "Dinner",
                ["DTSTART:20270312T180000Z", "STATUS:CANCELLED", "X-MERIDIAN-STATEMENT\(mark)"])
            let there = try Exchange.merged([try Orders.imported(event)])
            #expect(there.map(\.status) == [.cancelled], "\(mark)")
            #expect(there.map(\.sequence) == [1], "\(mark)")
            let again = try Orders.merge(there, try Self.exported(there))
            #expect(again.upserts.isEmpty && again.removals.isEmpty, "\(mark)")
        }
    }
}
