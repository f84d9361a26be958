import CivilTime
import TestKit
import TripStorage
import Trips

/// A store full of trips by lot, with all that makes one part of a life bear on another: flights before the dates, stays
/// around them, floating times, series, changes of their occurrences, one event in two trips, zones that nobody knows.
struct RandomLife {
    static let zones = [
        "Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Auckland", "Pacific/Honolulu",
        "Pacific/Apia", "Pacific/Pago_Pago", "Pacific/Kiritimati", "America/Havana", "Asia/Kathmandu", "UTC",
    ]
    var random: SplitMix64
    private var number = 0

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// Fills a store.
    mutating func write(to store: any TripStore) throws {
        let count = Int.random(in: 1...4, using: &random)
        var seen: [Activity] = []
        for index in 0..<count {
            var trip = Trip(
                id: TripID("00000000-0000-4000-8000-00000000000\(index)"), name: "Trip \(index)",
                home: try ZoneID(chance(70) ? "Europe/Berlin" : zone()))
            trip.isArchived = chance(15)
            var activities: [Activity] = []
            // Now and then a store without one flight, or with one for the whole life.
            let transports = [0, 1, 3, 8].randomElement(using: &random) ?? 0
            for _ in 0..<transports { activities.append(try transport()) }
            for _ in 0..<Int.random(in: 0...12, using: &random) { activities += try something() }
            if chance(50) { activities += seen.filter { _ in chance(30) } }
            seen += activities
            try store.write {
                try $0.create(trip)
                try $0.save(activities, in: trip.id)
            }
        }
    }

    /// A date of the life, mostly one on which there is something.
    mutating func date() throws -> CivilDate {
        try CivilDate(2026, 6, 1).adding(days: Int.random(in: 0..<365, using: &random))
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    mutating func zone() -> String { Self.zones.randomElement(using: &random) ?? "UTC" }

    private mutating func uid() -> ActivityUID {
        number += 1
        return ActivityUID("\(number)")
    }

    private mutating func time(on date: CivilDate, _ zone: String?) throws -> ActivityTime {
        ActivityTime(
            local: CivilDateTime(
                date, try TimeOfDay(secondsSinceMidnight: 900 * Int.random(in: 0..<96, using: &random))),
            zone: try zone.map { try ZoneID($0) })
    }

    /// A time as much later on the wall, mostly some hours, now and then weeks.
    private mutating func end(after start: ActivityTime, _ zone: String?) throws -> ActivityTime {
        let quarters =
            chance(8) ? Int.random(in: -40..<0, using: &random) : Int.random(in: 0..<70, using: &random)
        let days = chance(8) ? Int.random(in: 1..<40, using: &random) : 0
        return ActivityTime(
            local: try start.local.adding(.seconds(900 * quarters + 86_400 * days)),
            zone: try zone.map { try ZoneID($0) })
    }

    private mutating func transport() throws -> Activity {
        let kinds = ActivityKind.allCases.filter(\.isTransport)
        let start = try time(on: date(), chance(4) ? "Nowhere/Unknown" : zone())
        var activity = Activity(
            uid: uid(), kind: kinds.randomElement(using: &random) ?? .flight, title: "Transport \(number)",
            span: .timed(start: start, end: try end(after: start, zone())))
        if chance(8) { activity.status = .cancelled }
        return activity
    }

    private mutating func something() throws -> [Activity] {
        let kind = ActivityKind.allCases.randomElement(using: &random) ?? .event
        if chance(25) {
            let first = try date()
            let nights = chance(10) ? 120 : Int.random(in: 1..<12, using: &random)
            return [
                Activity(
                    uid: uid(), kind: chance(60) ? .lodging : kind, title: "Days \(number)",
                    span: .allDay(start: first, end: try first.adding(days: nights)))
            ]
        }
        let place = chance(25) ? nil : chance(3) ? "Nowhere/Unknown" : zone()
        let start = try time(on: date(), place)
        var activity = Activity(
            uid: uid(), kind: kind, title: "Thing \(number)",
            span: .timed(start: start, end: try end(after: start, chance(80) ? place : zone())))
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<2: return try series(activity, start)
        case 2: return [activity, try change(of: activity, at: start.local)]
        case 3: return [try change(of: activity, at: start.local)]
        default:
            if chance(10) { activity.isTransparent = true }
            if chance(50) { activity.place = Place(name: "Here", code: "XYZ") }
            return [activity]
        }
    }

    private mutating func series(_ activity: Activity, _ start: ActivityTime) throws -> [Activity] {
        var series = activity
        let rules = ["FREQ=WEEKLY", "FREQ=DAILY;COUNT=9", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;COUNT=6"]
        series.recurrence = ActivityRecurrence(lines: [
            "RRULE:" + (rules.randomElement(using: &random) ?? rules[0])
        ])
        var family = [series]
        for week in 0..<3 where chance(35) {
            var changed = try change(of: activity, at: start.local.adding(.seconds(week * 7 * 86_400)))
            if chance(40), let original = changed.recurrenceID {
                changed.source =
                    "BEGIN:VEVENT\r\nUID:\(activity.uid.text)\r\nRECURRENCE-ID;RANGE=THISANDFUTURE:\(stamp(original))\r\n"
                    + "END:VEVENT\r\n"
            }
            family.append(changed)
        }
        return family
    }

    private func stamp(_ time: CivilDateTime) -> String {
        time.description.filter { $0 != "-" && $0 != ":" }
    }

    /// What an occurrence is instead: mostly moved a little, now and then by months.
    private mutating func change(of activity: Activity, at original: CivilDateTime) throws -> Activity {
        let kind = chance(20) ? .flight : activity.kind
        guard case .timed(let start, let end) = activity.span else { return activity }
        let days =
            chance(25) ? Int.random(in: -90..<90, using: &random) : Int.random(in: -2...2, using: &random)
        let shift = original.secondsSinceEpoch - start.local.secondsSinceEpoch + Int64(days) * 86_400
        func moved(_ time: ActivityTime) throws -> ActivityTime {
            ActivityTime(local: try time.local.adding(.seconds(shift)), zone: time.zone)
        }
        return Activity(
            uid: activity.uid, recurrenceID: original, kind: kind, title: "Changed \(activity.uid.text)",
            span: .timed(start: try moved(start), end: try moved(end)),
            status: chance(20) ? .cancelled : .confirmed)
    }
}
