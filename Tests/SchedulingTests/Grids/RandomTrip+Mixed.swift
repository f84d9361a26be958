import CivilTime
import Scheduling
import TestKit
import Trips

extension RandomTrip {
    /// The activities of a trip like that of ``make(using:)`` with whole days, stays, things that take no time,
    /// ends before starts, cancelled ones and twins, in the 30 days from a date on.
    static func mixed(using random: inout SplitMix64, from first: CivilDate) throws -> [Activity] {
        let count = Int.random(in: 1...18, using: &random)
        return try (0..<count).map { number in
            // Some share their key, and now and then all the rest.
            let uid = ActivityUID("\(number / Int.random(in: 1...8, using: &random))")
            let kind = ActivityKind.allCases.randomElement(using: &random) ?? .other
            let day = try first.adding(days: Int.random(in: 0..<30, using: &random))
            let status = ActivityStatus.allCases.randomElement(using: &random) ?? .confirmed
            guard Int.random(in: 0..<5, using: &random) > 0 else {
                let end = try day.adding(days: Int.random(in: -1...9, using: &random))
                return Activity(
                    uid: uid, kind: kind, title: "\(number)", span: .allDay(start: day, end: end),
                    status: status)
            }
            let start = CivilDateTime(
                day, try TimeOfDay(secondsSinceMidnight: 900 * Int.random(in: 0..<96, using: &random)))
            let quarters =
                switch Int.random(in: 0..<6, using: &random) {
                case 0: 0
                case 1: Int.random(in: -40..<0, using: &random)
                case 2: Int.random(in: 90..<500, using: &random)
                default: Int.random(in: 1..<90, using: &random)
                }
            let end = try start.adding(.seconds(900 * quarters))
            let zone = try ZoneID(zones.randomElement(using: &random) ?? "UTC")
            let other =
                Bool.random(using: &random) ? zone : try ZoneID(zones.randomElement(using: &random) ?? "UTC")
            let floats = Int.random(in: 0..<8, using: &random) == 0
            return Activity(
                uid: uid, kind: kind, title: "\(number)",
                span: .timed(
                    start: ActivityTime(local: start, zone: floats ? nil : zone),
                    end: ActivityTime(local: end, zone: floats ? nil : other)),
                status: status)
        }
    }

    /// The four views, the last one in a zone of the list.
    static func views(using random: inout SplitMix64) throws -> [AgendaView] {
        [
            .place, .traveller, .home,
            .zone(try TestZones.zone(zones.randomElement(using: &random) ?? "UTC")),
        ]
    }
}
