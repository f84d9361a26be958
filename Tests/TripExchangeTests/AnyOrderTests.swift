import CivilTime
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// Three files of a dozen, in all orders: series, changes, and cancellations of them.
@Suite("Any three files in any order") struct AnyOrderTests {
    typealias Orders = MergeOrderTests
    typealias Swept = SweptChangeTests

    /// No two of them contradict each other with the same SEQUENCE and DTSTAMP.
    static func files() throws -> [(name: String, calendar: ImportedCalendar)] {
        let off = Swept.versioned(Orders.daily, 1, status: "CANCELLED")
        let rest = Swept.versioned(Swept.fromTwelfth, 1)
        let start = ["DTSTART;TZID=Europe/Berlin:20270310T100000"]
        let newer = Orders.change(Orders.twelfth, "On again", sequence: 2, hour: 16)
        return try [
            ("series 3", Orders.imported(Swept.versioned(Orders.daily, 3))),
            ("series 1 off", Orders.imported(off)),
            ("series 1 off, change", Orders.imported(off, Swept.makeup)),
            ("series, change", Orders.imported(Orders.daily, Swept.makeup)),
            ("change 2", Orders.imported(Swept.versioned(Orders.fourteenth, 2))),
            ("cancel 1", Orders.imported(Orders.event(1, nil, start), method: "CANCEL")),
            ("cancel 2 from 11", Orders.off(";RANGE=THISANDFUTURE:20270311T090000Z", sequence: 2)),
            ("cancel 1 from 12", Orders.off(Orders.fromTwelfth, sequence: 1)),
            ("cancel 2 of 12", Orders.off(Swept.inNewYork, sequence: 2)),
            ("off 1 from 12, change", Orders.imported(rest, Swept.makeup)),
            ("moved from 12", Orders.imported(Orders.moved)),
            ("change 2 of 12", Orders.imported(newer)),
        ]
    }

    @Test(arguments: 0..<10)
    func `what is seen is the same in every order, and any of them again changes nothing`(first: Int) throws {
        let files = try Self.files()
        for second in files.indices.dropFirst(first + 1) {
            for third in files.indices.dropFirst(second + 1) {
                var all: Set<[String]> = []
                for order in ChangedOccurrenceTests.orders([first, second, third]) {
                    let names = order.map { files[$0].name }
                    let merged = try Exchange.merged(order.map { files[$0].calendar })
                    all.insert(try ChangedOccurrenceTests.seen(merged))
                    for index in order {
                        let again = try Orders.merge(merged, files[index].calendar)
                        let fates = Swept.fates(again)
                        #expect(again.upserts.isEmpty && again.removals.isEmpty, "\(names), \(fates)")
                        #expect(fates.allSatisfy { $0.hasSuffix("unchanged") || $0.hasSuffix("skipped") })
                    }
                }
                #expect(all.count == 1, "\([first, second, third].map { files[$0].name }): \(all)")
            }
        }
    }
}
