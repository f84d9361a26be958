import CivilTime
import GRDB
import StoreTestKit
import TestKit
import Testing
import Trips

@testable import TripStorage

/// What is read of a store to show some days, and on which clock.
@Suite("Store windows with their context") struct StoreFamiliesTests {
    private static let window = try? Samples.window("2027-03-14T00:00:00Z", "2027-03-15T00:00:00Z")

    private func flight(
        _ uid: String, _ start: String, _ end: String, _ from: String? = "Europe/Paris",
        _ to: String? = "Asia/Tokyo"
    ) throws -> Activity {
        Activity(
            uid: ActivityUID(uid), kind: .flight, title: uid,
            span: .timed(start: try Samples.time(start, from), end: try Samples.time(end, to)))
    }

    @Test(arguments: StoreKind.allCases)
    func `with an activity come all of its UID in its trip`(kind: StoreKind) throws {
        let window = try #require(Self.window)
        let series = try Samples.timed(
            "a", "2027-01-03T09:00", "2027-01-03T10:00", recurrence: ["RRULE:FREQ=WEEKLY"])
        let changed = try Samples.timed(
            "a", "2026-06-01T09:00", "2026-06-01T10:00", recurrenceID: "2027-01-10T09:00")
        let long = try Samples.days("b", "2027-03-01", "2027-03-20")
        let instead = try Samples.timed(
            "b", "2027-09-01T09:00", "2027-09-01T10:00", recurrenceID: "2027-03-01T00:00")
        let other = try Samples.timed("c", "2027-09-01T09:00", "2027-09-01T10:00")
        try kind.withStore { store in
            try store.write {
                for id in [Samples.tokyo, Samples.alps] { try $0.create(Samples.trip(id)) }
                try $0.save([series, changed, long, instead, other], in: Samples.tokyo)
                try $0.save([changed], in: Samples.alps)
                try $0.setArchived(true, of: Samples.alps)
            }
            let found = try store.read { try $0.families(touching: window, in: .unarchived) }
            #expect(found.map(\.activity) == [changed, series, long, instead])
            #expect(Set(found.map(\.trip)) == [Samples.tokyo])
            let ofTrip = try store.read { try $0.families(touching: window, in: .trip(Samples.tokyo)) }
            #expect(ofTrip == found)
            try #expect(store.read { try $0.families(touching: window, in: .trip(Samples.alps)) } == [])
            let none = TripID("00000000-0000-4000-8000-0000000000ff")
            #expect(throws: StorageError.self) {
                try store.read { try $0.families(touching: window, in: .trip(none)) }
            }
        }
    }

    /// Which transports decide where the traveller is on 14 March 2027.
    @Test(arguments: StoreKind.allCases)
    func `the last transport before a window comes, and what may be later than it`(kind: StoreKind) throws {
        let window = try #require(Self.window)
        let last = try flight("last", "2027-02-01T09:00", "2027-02-01T21:00")
        let near = try flight("near", "2027-01-31T20:00", "2027-02-01T08:00")
        let old = try flight("old", "2027-01-01T09:00", "2027-01-01T21:00")
        let later = try flight("later", "2027-04-01T09:00", "2027-04-01T21:00")
        var off = try flight("off", "2027-03-01T09:00", "2027-03-01T21:00")
        off.status = .cancelled
        let floating = try flight("floating", "2027-03-01T09:00", "2027-03-01T21:00", nil, nil)
        let unknown = try flight("unknown", "2027-03-02T09:00", "2027-03-02T21:00", "Nowhere/Unknown")
        let dinner = try Samples.timed("dinner", "2027-03-01T19:00", "2027-03-01T21:00")
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.save([last, near, old, later, off, floating, unknown, dinner], in: Samples.tokyo)
            }
            let found = try store.read {
                try $0.clockFamilies(deciding: window, in: .unarchived) {
                    $0.name != "Nowhere/Unknown"
                }
            }
            // Clocks differ by up to 26 hours from UTC each, so that the one the night before may be the later one.
            #expect(found.map(\.activity.uid.text) == ["near", "last", "unknown", "later"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `where none is before a window the first one of all comes`(kind: StoreKind) throws {
        let window = try #require(Self.window)
        let first = try flight("first", "2028-04-01T09:00", "2028-04-01T21:00")
        let second = try flight("second", "2028-06-01T09:00", "2028-06-01T21:00")
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip())
                try $0.save([first, second], in: Samples.tokyo)
            }
            let found = try store.read {
                try $0.clockFamilies(deciding: window, in: .unarchived) { _ in true }
            }
            // The second one is the next after the window by some clock, the first one for sure.
            #expect(found.map(\.activity) == [first])
        }
    }

    @Test(arguments: 0..<20)
    func `both stores bring the same families`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let base = try CivilDateTime(2027, 1, 1, 0, 0).secondsSinceEpoch
        func time(_ second: Int64) throws -> String {
            try CivilDateTime(secondsSinceEpoch: base + second).description
        }
        var activities: [Activity] = []
        for index in 0..<80 {
            let start = Int64.random(in: 0..<300 * 86_400, using: &random)
            let length = Int64.random(in: 0..<(index % 9 == 0 ? 40 : 1) * 86_400, using: &random)
            var activity = try flight("f\(index % 60)", time(start), time(start + length))
            if index >= 60 {
                activity = Activity(
                    uid: activity.uid, recurrenceID: try CivilDateTime(secondsSinceEpoch: base + start),
                    kind: .flight, title: "changed", span: activity.span)
            }
            activity.kind = ActivityKind.allCases.randomElement(using: &random) ?? .flight
            if index % 11 == 0 { activity.recurrence = ActivityRecurrence(lines: ["RRULE:FREQ=YEARLY"]) }
            activities.append(activity)
        }
        let windows = try (0..<20).map { _ in
            let from = base + Int64.random(in: -86_400..<300 * 86_400, using: &random)
            return try Instant(secondsSinceEpoch: from)..<Instant(secondsSinceEpoch: from + 86_400)
        }
        var answers: [[[TripActivity]]] = []
        for kind in StoreKind.allCases {
            try kind.withStore { store in
                try store.write {
                    try $0.create(Samples.trip())
                    try $0.create(Samples.trip(Samples.alps))
                    try $0.save(activities.prefix(60), in: Samples.tokyo)
                    try $0.save(activities.suffix(40), in: Samples.alps)
                }
                answers.append(
                    try store.read { store in
                        try windows.flatMap { window in
                            [
                                try store.families(touching: window, in: .unarchived),
                                try store.clockFamilies(deciding: window, in: .unarchived) { _ in true },
                                try store.clockFamilies(deciding: window, in: .trip(Samples.alps)) { _ in
                                    true
                                },
                            ]
                        }
                    })
            }
        }
        #expect(answers[0] == answers[1])
    }

    @Test func `the index of transports has all kinds that are transports`() {
        let kinds = ActivityKind.allCases.filter(\.isTransport).map { "kind = '\($0.rawValue)'" }
        let condition = Schema.isTransport.replacing("activity.", with: "")
        #expect(condition.replacing("\n", with: " ") == "(\(kinds.joined(separator: " OR ")))")
        #expect(Schema.activities.contains(condition))
    }

    @Test func `the last transport is found by its index, without sorting`() throws {
        try withTemporaryDirectory { directory in
            let store = try FileTripStore.open(directory + "/meridian.db", for: .writing)
            let connection = try #require(store.connection)
            let plan = try connection.queue.read { database in
                try Row.fetchAll(
                    database,
                    sql: "EXPLAIN QUERY PLAN "
                        + FileSession.lastTransport(
                            "isLong = 0 AND earliest < ?1 AND latest <= ?1", "DESC",
                            inScope: "NOT trip.isArchived"),
                    arguments: [0]
                ).map { try $0.decode(String.self, forColumn: "detail") }
            }
            #expect(plan.contains { $0.contains("transportByBounds") }, "\(plan)")
            #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
        }
    }
}
