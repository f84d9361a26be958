import CivilTime
import Findings
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// Changed occurrences beside what is called off, in files that come in any order.
@Suite("Changes of what is called off") struct SweptChangeTests {
    typealias Orders = MergeOrderTests

    /// What came of a merge: the fates that anything met, with how many.
    static func fates(_ result: MergeResult) -> [String] {
        [
            ("added", result.added), ("updated", result.updated), ("cancelled", result.cancelled),
            ("unchanged", result.unchanged), ("skipped", result.skipped),
        ].filter { !$0.1.isEmpty }.map { "\($0.1.count) \($0.0)" }
    }

    /// What is seen after all orders of files, and after each order with every file once more, which changes nothing.
    static func seen(_ files: [ImportedCalendar]) throws -> Set<[String]> {
        var all: Set<[String]> = []
        for order in ChangedOccurrenceTests.orders(Array(files.indices)) {
            let merged = try Exchange.merged(order.map { files[$0] })
            let seen = try ChangedOccurrenceTests.seen(merged)
            all.insert(seen)
            for file in files {
                let again = try Orders.merge(merged, file)
                #expect(again.upserts.isEmpty && again.removals.isEmpty, "\(order)")
                #expect(fates(again).allSatisfy { $0.hasSuffix("unchanged") || $0.hasSuffix("skipped") })
            }
        }
        return all
    }

    static func versioned(_ event: [String], _ sequence: Int, status: String? = nil) -> [String] {
        event.map { line in
            if line == "SEQUENCE:0" {
                "SEQUENCE:\(sequence)" + (status.map { "\r\nSTATUS:\($0)" } ?? "")
            } else {
                line == "DTSTAMP:20270101T000000Z" ? "DTSTAMP:2027010\(sequence + 1)T000000Z" : line
            }
        }
    }

    static let makeup = Orders.fourteenth.map { $0 == "SEQUENCE:0" ? "SEQUENCE:0\r\nSTATUS:CONFIRMED" : $0 }
    static let off = (10...13).map { "03-\($0)T10:00:00 cancelled" }
    static let on = ["03-20T12:00:00 Late"]

    // MARK: - The series

    /// A file that calls the series off and says beside it that one of its changes is on.
    @Test func `a change that the file of a called-off series confirms stays on, in every order`() throws {
        let first = try Orders.imported(Orders.daily, Self.makeup)
        let second = try Orders.imported(Self.versioned(Orders.daily, 1, status: "CANCELLED"), Self.makeup)
        let alone = try Orders.imported(Self.versioned(Orders.daily, 1, status: "CANCELLED"))
        #expect(try Self.seen([second]) == [Self.off + Self.on])
        #expect(try Self.seen([first, second]) == [Self.off + Self.on])
        #expect(try Self.seen([first, second, alone]) == [Self.off + Self.on])
        #expect(try Self.seen([first, alone]) == [Self.off + ["03-20T12:00:00 cancelled"]])
        // And in the other order of the events.
        let turned = try Orders.imported(Self.makeup, Self.versioned(Orders.daily, 1, status: "CANCELLED"))
        #expect(try Self.seen([first, turned]) == [Self.off + Self.on])
        // An export says so too.
        let text = try Exchange.text(try Exchange.merged([first, second]))
        #expect(try Self.seen([try Exchange.imported(file: text)]) == [Self.off + Self.on])
    }

    @Test func `what is counted is what happened`() throws {
        let first = try Orders.imported(Orders.daily, Self.makeup)
        let second = try Orders.imported(Self.versioned(Orders.daily, 1, status: "CANCELLED"), Self.makeup)
        let alone = try Orders.imported(Self.versioned(Orders.daily, 1, status: "CANCELLED"))
        let there = try Exchange.merged([second])
        #expect(Self.fates(try Orders.merge(there, first)) == ["1 unchanged", "1 skipped"])
        #expect(try Orders.merge(there, first).upserts.isEmpty)
        #expect(
            Self.fates(try Orders.merge(try Exchange.merged([first]), second)) == [
                "1 cancelled", "1 unchanged",
            ])
        let off = try Orders.merge(try Exchange.merged([first]), alone)
        #expect(Self.fates(off) == ["2 cancelled"])
        // It is on again, which is no news of the file alone.
        let back = try Orders.merge(try Exchange.merged([first, alone]), second)
        #expect(Self.fates(back) == ["1 updated", "1 unchanged"])
        #expect(back.updated.map(\.occurrence) == ["2027-03-14T10:00:00"])
        // Without SEQUENCE and DTSTAMP nothing tells which version is newer; the counts are right all the same.
        func bare(_ event: [String]) -> [String] {
            event.filter { !$0.hasPrefix("DTSTAMP") }
        }
        let unstamped = try Orders.imported(bare(Orders.daily), bare(Self.makeup))
        let called = try Exchange.merged([unstamped, try Orders.off(nil, sequence: 1)])
        #expect(
            Self.fates(try Orders.merge(called, unstamped)).allSatisfy {
                $0.hasSuffix("unchanged") || $0.hasSuffix("skipped")
            })
    }

    @Test func `a newer cancellation takes it along, in every order`() throws {
        let files = try [
            Orders.imported(Orders.daily, Self.makeup),
            Orders.imported(Self.versioned(Orders.daily, 1, status: "CANCELLED"), Self.makeup),
        ]
        let newer = try [
            Orders.imported(Self.versioned(Orders.daily, 2, status: "CANCELLED")),
            Orders.imported(
                Orders.event(2, nil, ["DTSTART;TZID=Europe/Berlin:20270310T100000"]), method: "CANCEL"),
        ]
        for last in newer {
            #expect(try Self.seen(files + [last]) == [Self.off + ["03-20T12:00:00 cancelled"]])
        }
    }

    // MARK: - All later occurrences

    static let fromTwelfth = Orders.event(
        0, "Daily",
        [
            "RECURRENCE-ID\(Orders.fromTwelfth)", "DTSTART;TZID=Europe/Berlin:20270312T100000",
            "DTEND;TZID=Europe/Berlin:20270312T110000", "STATUS:CANCELLED",
        ])
    static let until12 = Orders.untilThirteenth

    @Test(arguments: [0, 1])
    func `a change that the file of a called-off rest confirms stays on, in every order`(_ sequence: Int)
        throws
    {
        let rest = Self.versioned(Self.fromTwelfth, sequence)
        let whole = try Orders.imported(Orders.daily, rest, Self.makeup)
        #expect(try Self.seen([whole]) == [Self.until12 + Self.on])
        #expect(Self.fates(try Orders.merge(try Exchange.merged([whole]), whole)) == ["3 unchanged"])
        let parts = try [Orders.imported(Orders.daily, rest), Orders.imported(Self.makeup)]
        #expect(try Self.seen(parts + [whole]) == [Self.until12 + Self.on])
        // From different files it is called off, since it is no newer.
        #expect(try Self.seen(parts) == [Self.until12 + ["03-20T12:00:00 cancelled"]])
        let three = try [Orders.imported(Orders.daily), Orders.imported(rest), Orders.imported(Self.makeup)]
        #expect(try Self.seen(three) == [Self.until12 + ["03-20T12:00:00 cancelled"]])
    }

    @Test func `changes are on again when what called off the rest is, in every order`() throws {
        let files = try [
            Orders.imported(Orders.daily), Orders.imported(Self.makeup),
            Orders.off(Orders.fromTwelfth, sequence: 1),
            Orders.imported(Orders.change(Orders.twelfth, "On again", sequence: 2, hour: 16)),
        ]
        let days = ["10", "11", "13"].map { "03-\($0)T10:00:00 Daily" }
        #expect(
            try Self.seen(files) == [days + Self.on + ["03-20T16:00:00 On again"]])
    }

    // MARK: - Cancellations that come first

    static let seriesLast = [
        [fromNewYork, Orders.fromTwelfth], [Orders.fromTwelfth, Orders.twelfth],
        [Orders.fromTwelfth, inNewYork], [fromNewYork, Orders.twelfth],
    ]
    static let inNewYork = ";TZID=America/New_York:20270312T040000"
    static let fromNewYork = ";RANGE=THISANDFUTURE;TZID=America/New_York:20270312T040000"

    @Test(arguments: seriesLast, [[1, 1], [1, 2], [2, 1]])
    func `two cancellations of one occurrence, said in any way, call off what both do, in every order`(
        _ said: [String], _ sequences: [Int]
    ) throws {
        let offs = try zip(said, sequences).map { said, sequence in
            let lines = ["RECURRENCE-ID\(said)", "DTSTART;TZID=Europe/Berlin:20270312T100000"]
            return try Orders.imported(Orders.event(sequence, nil, lines), method: "CANCEL")
        }
        let files = [try Orders.imported(Orders.daily)] + offs
        #expect(try Self.seen(files) == [Self.until12 + ["03-14T10:00:00 cancelled"]])
        // Nothing is told of events without a name.
        for order in ChangedOccurrenceTests.orders([0, 1, 2]) {
            let there = try Exchange.merged(order.dropLast().map { files[$0] })
            let told = try Orders.merge(there, files[order[2]]).findings
            #expect(told.allSatisfy { $0.code == .olderVersion }, "\(order)")
        }
    }

    @Test(arguments: [Orders.twelfth, Orders.fromTwelfth, nil])
    func `what was called off before it came is what its series says of it`(_ said: String?) throws {
        let off = try Orders.imported(
            Orders.event(
                1, nil,
                (said.map { ["RECURRENCE-ID\($0)"] } ?? []) + [
                    "DTSTART;TZID=Europe/Berlin:2027031\(said == nil ? 0 : 2)T100000"
                ]), method: "CANCEL")
        let series = try Orders.imported(Orders.daily)
        var all: Set<[String]> = []
        for order in [[series, off], [off, series]] {
            let merged = try Exchange.merged(order)
            let called = try #require(merged.last)
            #expect(called.title == "Daily" && called.status == .cancelled)
            let ends = try Exchange.ends(called)
            #expect(ends.end.local == (try ends.start.local.adding(.seconds(3600))))
            all.insert(try ChangedOccurrenceTests.seen(merged))
        }
        #expect(all.count == 1)
        let cancelled = try #require(all.first).filter { $0.hasSuffix("cancelled") }.count
        #expect(cancelled == (said == nil ? 5 : said == Orders.twelfth ? 1 : 3))
        #expect(try Self.seen([series, off]).count == 1)
    }

    @Test func `a series that is called off before it comes takes its changes along, in every order`() throws
    {
        let off = try Orders.imported(
            Orders.event(1, nil, ["DTSTART;TZID=Europe/Berlin:20270310T100000"]), method: "CANCEL")
        let files = [try Orders.imported(Orders.daily), try Orders.imported(Self.makeup), off]
        #expect(try Self.seen(files) == [Self.off + ["03-20T12:00:00 cancelled"]])
        let newer = Orders.event(
            2, "Moved",
            [
                "RECURRENCE-ID\(Orders.fromTwelfth)", "DTSTART;TZID=Europe/Berlin:20270312T120000",
                "DTEND;TZID=Europe/Berlin:20270312T130000",
            ])
        let days = ["10", "11"].map { "03-\($0)T10:00:00 cancelled" }
        let moved = ["12", "13", "14"].map { "03-\($0)T12:00:00 Moved" }
        #expect(try Self.seen([files[0], off, try Orders.imported(newer)]) == [days + moved])
    }
}
