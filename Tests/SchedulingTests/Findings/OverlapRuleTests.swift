import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("OverlapRule") struct OverlapRuleTests {
    private func tour(
        _ uid: String, _ start: String, _ end: String, _ kind: ActivityKind = .tour,
        status: ActivityStatus = .confirmed, isTransparent: Bool = false
    ) throws -> Activity {
        try activity(
            uid, kind, from: "2027-03-10 \(start) UTC", to: "2027-03-10 \(end) UTC", status: status,
            isTransparent: isTransparent)
    }

    private func pairs(_ activities: [Activity]) throws -> [String] {
        try itinerary(activities, home: "UTC").findings(by: [OverlapRule()])
            .map { $0.items.map { "\($0)" }.joined(separator: "+") }
    }

    @Test func `ends are exclusive`() throws {
        #expect(try pairs([tour("a", "10:00", "11:00"), tour("b", "11:00", "12:00")]) == [])
        #expect(try pairs([tour("a", "10:00", "11:01"), tour("b", "11:00", "12:00")]) == ["a+b"])
        #expect(try pairs([tour("a", "10:00", "12:00"), tour("b", "11:00", "11:00")]) == [])
    }

    @Test func `what is no obstacle is none`() throws {
        let dinner = try tour("dinner", "19:00", "21:00", .restaurant)
        for other in [
            try tour("x", "18:00", "22:00", .lodging), try tour("x", "18:00", "22:00", .carRental),
            try tour("x", "18:00", "22:00", isTransparent: true),
            try tour("x", "18:00", "22:00", status: .cancelled),
            try tour("x", "18:00", "22:00", status: .tentative),
            try allDay("x", .event, from: "2027-03-10", to: "2027-03-11"),
        ] {
            #expect(try pairs([dinner, other]) == [])
        }
    }

    @Test func `every pair is found while few run at once`() throws {
        #expect(
            try pairs([
                tour("day", "09:00", "17:00"), tour("a", "10:00", "11:00"), tour("b", "10:30", "12:00"),
                tour("c", "16:00", "18:00"),
            ]) == ["day+a", "a+b", "day+b", "day+c"])
    }

    @Test func `two series that meet time and again are told once, a third for itself`() throws {
        func occurrence(_ uid: String, _ day: Int, _ hour: Int) throws -> Activity {
            let (start, end) = (
                try CivilDateTime(2027, 3, day, hour, 0), try CivilDateTime(2027, 3, day, hour + 1, 30)
            )
            return Activity(
                uid: ActivityUID(uid), recurrenceID: start, kind: .event, title: uid,
                span: .timed(
                    start: ActivityTime(local: start, zone: .utc), end: ActivityTime(local: end, zone: .utc)))
        }
        let activities =
            try (1...20).map { try occurrence("a", $0, 9) } + (1...20).map { try occurrence("b", $0, 10) }
            + [occurrence("c", 20, 11)]
        #expect(
            try itinerary(activities, home: "UTC").messages(.overlap) == [
                "a and b share 30 min: a ends on 1 March 2027 10:30 (UTC) and b starts on 1 March 2027 10:00 (UTC); "
                    + "they meet 19 more times, at last on 20 March 2027 10:00 (UTC).",
                "b and c share 30 min: b ends on 20 March 2027 11:30 (UTC) and c starts on 20 March 2027 11:00 (UTC).",
            ])
        #expect(
            try itinerary(Array(activities.prefix(2)) + activities[20..<22], home: "UTC").messages(.overlap)
                == [
                    "a and b share 30 min: a ends on 1 March 2027 10:30 (UTC) and b starts on 1 March 2027 10:00 (UTC); "
                        + "they meet once more on 2 March 2027 10:00 (UTC)."
                ])
    }

    @Test func `transports that miss each other are left to the other rule`() throws {
        let first = try tour("first", "09:00", "12:00", .train)
        let second = try tour("second", "11:00", "13:00", .flight)
        #expect(try pairs([first, second]) == [])
        #expect(
            try itinerary([first, second]).findings(by: TripRules.standard).filter {
                $0.rule != .unplacedTransport
            }.map { "\($0.rule) \($0.instant)" } == ["impossible-connection 2027-03-10T11:00:00Z"])
        // The third is no connection of the first, so only this rule can say it.
        let inside = try tour("inside", "09:30", "10:00", .bus)
        #expect(try pairs([first, inside, second]) == ["first+second"])
    }

    @Test func `a booking that is there twice shares nothing and misses nothing`() throws {
        let booking = try tour("feed", "09:00", "12:00", .flight)
        var copy = try tour("mail", "09:00", "12:00", .flight)
        copy.title = "feed"
        #expect(
            try itinerary([booking, copy], home: "UTC")
                .findings(by: [OverlapRule(), ImpossibleConnectionRule()]) == [])
    }

    @Test func `the message tells one inside the other`() throws {
        let outer = try activity(
            "Tour", .tour, from: "2027-03-10 09:00 Asia/Tokyo", to: "2027-03-10 17:00 Asia/Tokyo")
        let inner = try activity(
            "Lunch", .restaurant, from: "2027-03-10 12:00 Asia/Tokyo", to: "2027-03-10 13:05 Asia/Tokyo")
        #expect(
            try itinerary([outer, inner], home: "Asia/Tokyo").messages(.overlap) == [
                "Tour and Lunch share 1 h 5 min: Lunch starts on 10 March 2027 12:00 (Asia/Tokyo) and ends while Tour "
                    + "lasts, until 10 March 2027 17:00 (Asia/Tokyo)."
            ])
    }

    @Test func `a title that is empty or has line breaks stays one sentence`() throws {
        var one = try tour("one", "09:00", "10:00")
        one.title = " \n"
        var two = try tour("two", "09:30", "10:30")
        two.title = "Two\r\nlines\u{7}"
        #expect(
            try itinerary([one, two], home: "UTC").messages(.overlap) == [
                "The tour without a title and Two lines share 30 min: The tour without a title ends on 10 March 2027 "
                    + "10:00 (UTC) and Two lines starts on 10 March 2027 09:30 (UTC)."
            ])
    }

    @Test func `the severity and the bound can be set`() throws {
        var rule = OverlapRule()
        rule.severity = .note
        rule.pairsPerActivity = 1
        let activities = try (0..<5).map { try tour("\($0)", "09:00", "10:0\($0)") }
        let findings = try itinerary(activities).findings(by: [rule])
        #expect(findings.map(\.severity) == [.note, .note, .note, .note])
        rule.pairsPerActivity = 0
        #expect(try itinerary(activities).findings(by: [rule]) == [])
    }

    /// Compares with all pairs, where no more run at once than are reported.
    @Test(arguments: 0..<200 as Range<UInt64>)
    func `random activities share time as all pairs say`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let activities = try (0..<Int.random(in: 2...6, using: &random)).map { number in
            let start = Int.random(in: 10...20, using: &random)
            let end = start + Int.random(in: 0...3, using: &random)
            return try tour("\(number)", "\(start):00", "\(end):30")
        }
        var rule = OverlapRule()
        rule.pairsPerActivity = 6
        let trip = try itinerary(activities, home: "UTC")
        var expected: Set<Set<ActivityKey>> = []
        for one in trip.activities {
            for other in trip.activities
            where one.key < other.key && max(one.start, other.start) < min(one.end, other.end) {
                expected.insert([one.key, other.key])
            }
        }
        let found = trip.findings(by: [rule]).map { Set($0.items) }
        #expect(found.count == expected.count)
        #expect(Set(found) == expected)
    }
}
