import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("What holds for every rule") struct RulePropertyTests {
    /// A hundred random trips for each seed.
    private func eachTrip(
        _ seed: UInt64, _ body: ([Activity], inout SplitMix64) throws -> Void
    ) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let activities = try RandomBookings.make(using: &random)
            try body(activities, &random)
        }
    }

    private func findings(_ activities: [Activity]) throws -> [TripFinding] {
        let dates = try date("2027-03-07")..<date("2027-03-19")
        return Itinerary(
            activities, home: try TestZones.zone("Europe/Berlin"), database: try TestZones.database(.r2026f),
            tripDates: dates
        ).findings(by: .standard)
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func `findings do not depend on the order of the input`(seed: UInt64) throws {
        try eachTrip(seed) { activities, random in
            let expected = try findings(activities)
            #expect(try findings(activities.shuffled(using: &random)) == expected)
            #expect(try findings(activities.reversed()) == expected)
        }
    }

    @Test(arguments: 100..<105 as Range<UInt64>)
    func `what is cancelled might as well not be there`(seed: UInt64) throws {
        try eachTrip(seed) { activities, _ in
            let cancelled = Set(activities.filter { $0.status == .cancelled }.map(\.uid))
            // One UID may be there cancelled and not; the next test has those.
            guard activities.allSatisfy({ !cancelled.contains($0.uid) || $0.status == .cancelled }) else {
                return
            }
            let found = try findings(activities)
            let withoutThem = try findings(activities.filter { $0.status != .cancelled })
            #expect(found == withoutThem)
            let named = Set(found.flatMap { $0.items.map(\.uid) })
            #expect(named.isDisjoint(with: cancelled))
        }
    }

    @Test(arguments: 200..<205 as Range<UInt64>)
    func `a finding names activities of the trip, and is one sentence`(seed: UInt64) throws {
        try eachTrip(seed) { activities, _ in
            let keys = Set(activities.map(\.key))
            for finding in try findings(activities) {
                #expect(!finding.items.isEmpty && keys.isSuperset(of: finding.items))
                #expect(finding.message.hasSuffix(".") && !finding.message.contains("\n"))
                #expect(!finding.message.contains("  ") && !finding.message.contains("Optional("))
            }
        }
    }

    @Test(arguments: 300..<305 as Range<UInt64>)
    func `who has a bed for the whole time is never without one`(seed: UInt64) throws {
        try eachTrip(seed) { activities, _ in
            let bed = try allDay("bed", .lodging, from: "2027-02-20", to: "2027-04-20")
            let found = try findings(activities + [bed])
            #expect(!found.contains { $0.rule == .nightWithoutBed })
        }
    }

    /// The rule says the same as this slow reading of its first sentence, where the clock stays in one zone.
    @Test(arguments: 400..<405 as Range<UInt64>)
    func `two stays share a night when their dates overlap`(seed: UInt64) throws {
        try eachTrip(seed) { activities, _ in
            let stays = activities.enumerated().compactMap { number, activity -> Activity? in
                guard activity.kind == .lodging, activity.status == .confirmed, activity.span.isAllDay else {
                    return nil
                }
                return Activity(
                    uid: ActivityUID("\(number)"), kind: .lodging, title: "Stay \(number)",
                    span: activity.span)
            }
            // With five or fewer every pair is looked at.
            guard stays.count <= 5 else { return }
            var pairs: Set<Set<ActivityKey>> = []
            for one in stays {
                for other in stays where one.key < other.key {
                    let first = max(one.span.startDate, other.span.startDate)
                    if first < min(one.span.endDate, other.span.endDate) {
                        pairs.insert([one.key, other.key])
                    }
                }
            }
            let found = try itinerary(stays).findings(by: [DoubleLodgingRule()])
            #expect(Set(found.map { Set($0.items) }) == pairs)
        }
    }

    @Test func `every rule can be switched off and given another severity`() throws {
        var random = SplitMix64(seed: 500)
        let trips = try (0..<1000).map { _ in try itinerary(RandomBookings.make(using: &random)) }
        for rule in TripRules.standard.all.map(\.id) where ![.outsideTrip, .zoneDrift].contains(rule) {
            var rules = TripRules.standard
            let isKnown = rules.setSeverity(.note, of: rule)
            #expect(isKnown)
            let found = trips.flatMap { $0.findings(by: rules.all.filter { $0.id == rule }) }
            #expect(found.contains { $0.severity == .note }, "\(rule)")
            rules.switchedOff.insert(rule)
            #expect(!rules.all.contains { $0.id == rule })
        }
        var rules = TripRules.standard
        let isKnown = rules.setSeverity(.note, of: RuleID(rawValue: "no-flights"))
        #expect(!isKnown)
    }
}
