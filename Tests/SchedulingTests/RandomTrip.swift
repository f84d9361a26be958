import CivilTime
import Scheduling
import TestKit
import Trips

/// Trips through zones that are hard on clocks, in 2026 and 2027; ends lie on quarters of an hour.
enum RandomTrip {
    static let zones = [
        "Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Auckland", "Pacific/Honolulu",
        "Pacific/Apia", "Pacific/Pago_Pago", "Pacific/Kiritimati", "America/Havana", "Australia/Lord_Howe",
        "Asia/Kathmandu", "America/St_Johns", "Pacific/Chatham", "Africa/Casablanca",
    ]

    static func make(using random: inout SplitMix64) throws -> Itinerary {
        let count = Int.random(in: 1...25, using: &random)
        let activities = try (0..<count).map { number in
            let start = CivilDateTime(
                try date("2026-02-01").adding(days: Int.random(in: 0..<400, using: &random)),
                try TimeOfDay(secondsSinceMidnight: 900 * Int.random(in: 0..<96, using: &random)))
            let zone = try ZoneID(zones.randomElement(using: &random) ?? "UTC")
            let other =
                Bool.random(using: &random) ? zone : try ZoneID(zones.randomElement(using: &random) ?? "UTC")
            let quarters = Int.random(in: 0..<200, using: &random)
            let end = try start.adding(.seconds(900 * quarters))
            let floats = Int.random(in: 0..<8, using: &random) == 0
            return Activity(
                uid: ActivityUID("\(number)"),
                kind: ActivityKind.allCases.randomElement(using: &random) ?? .other,
                title: "\(number)",
                span: .timed(
                    start: ActivityTime(local: start, zone: floats ? nil : zone),
                    end: ActivityTime(local: end, zone: floats ? nil : other)))
        }
        return try itinerary(activities)
    }
}
