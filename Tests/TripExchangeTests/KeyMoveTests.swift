import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// What belongs to an activity follows it to whatever key it gets.
@Suite("Keys that change") struct KeyMoveTests {
    /// Merges calendars in an order, and holds what is told of keys to what became of each title.
    private static func follow(_ calendars: [ImportedCalendar]) throws -> [String: Int] {
        var all: [ActivityKey: Activity] = [:]
        var moves: [String: Int] = [:]
        for calendar in calendars {
            let before = all
            let result = try MergeOrderTests.merge(before.values.sorted { $0.key < $1.key }, calendar)
            for key in result.removals { all[key] = nil }
            for activity in result.upserts { all[activity.key] = activity }
            // What is taken away has gone somewhere.
            for key in result.removals { #expect(result.moves[key] != nil, "\(key)") }
            // An occurrence that is called off has the title of its series until a change says another one.
            for (key, activity) in before where activity.title != "Daily" {
                let now = try #require(all[result.moves[key] ?? key], "\(activity.title)")
                if all.values.contains(where: { $0.title == activity.title }) {
                    #expect(now.title == activity.title, "\(activity.title) became \(now.title)")
                }
                if now.key != key { moves[activity.title, default: 0] += 1 }
            }
        }
        return moves
    }

    // A change in UTC waits under its instant, and gets the reading of its series; so does one on another clock.
    @Test func `a change that finds its series moves to the key that it has there`() throws {
        let files = try [MergeOrderTests.utc, MergeOrderTests.daily].map { try MergeOrderTests.imported($0) }
        #expect(try Self.follow(files) == ["By UTC": 1])
        #expect(try Self.follow(files.reversed()).isEmpty)
    }

    @Test func `of two changes that meet, what belongs to each stays with it, in every order`() throws {
        let files = try [MergeOrderTests.daily, MergeOrderTests.utc, MergeOrderTests.york].map {
            try MergeOrderTests.imported($0)
        }
        var moved: Set<String> = []
        for order in ChangedOccurrenceTests.orders(files) { moved.formUnion(try Self.follow(order).keys) }
        #expect(moved == ["By UTC", "By New York"])
    }

    @Test func `what a newer change pushes out leaves what belongs to it to the newer one`() throws {
        let newer = MergeOrderTests.change(
            ";TZID=America/New_York:20270312T040000", "By New York", sequence: 1, hour: 14)
        let files = try [MergeOrderTests.utc, newer, MergeOrderTests.daily].map {
            try MergeOrderTests.imported($0)
        }
        #expect(try Self.follow(files) == ["By UTC": 1, "By New York": 1])
        for order in ChangedOccurrenceTests.orders(files) { _ = try Self.follow(order) }
    }

    @Test func `changes follow through cancellations, in every order`() throws {
        let files =
            try [MergeOrderTests.daily, MergeOrderTests.utc, MergeOrderTests.york].map {
                try MergeOrderTests.imported($0)
            } + [MergeOrderTests.off(MergeOrderTests.twelfth, sequence: 0)]
        var moved: Set<String> = []
        for order in ChangedOccurrenceTests.orders(files) { moved.formUnion(try Self.follow(order).keys) }
        #expect(moved.isSuperset(of: ["By UTC", "By New York"]))
    }

    @Test func `each of several changes moves for itself`() throws {
        let first = MergeOrderTests.change(":20270312T090000Z", "First")
        let second = MergeOrderTests.change(":20270313T090000Z", "Second", hour: 14)
        let files = try [
            MergeOrderTests.imported(first, second), MergeOrderTests.imported(MergeOrderTests.daily),
        ]
        #expect(try Self.follow(files) == ["First": 1, "Second": 1])
    }
}
