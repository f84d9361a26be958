import CivilTime
import Scheduling
import TestKit
import Trips

/// Trips in March 2027 whose titles are hard on terminals; each begins with a word of its own.
enum RandomPictures {
    static let zones = [
        "Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles", "Pacific/Auckland", "Pacific/Honolulu",
        "America/New_York", "Asia/Kathmandu",
    ]
    private static let words = [
        "Flight", "東京タワー", "カフェ", "שדה התעופה", "مطار دبي", "👩‍👩‍👧 picnic", "🇯🇵🇩🇪", "e\u{301}te\u{301}",
        "नमस्ते दुनिया", "한국어", "\u{301}mark", "❤️1️⃣", "a\u{200B}b", "\u{202E}gnirts", "\u{1B}[31mred",
        "Donaudampfschifffahrtsgesellschaft", "", "x\u{FE0F}", "ﷺ", "க்ஷ",
    ]

    static func trip(
        _ random: inout SplitMix64, most: Int = 14
    ) throws -> Itinerary {
        let count = Int.random(in: 0...most, using: &random)
        return try RenderingTests.trip(
            try (0..<count).map { try activity($0, &random) })
    }

    /// The word with which a title begins.
    static func token(_ number: Int) -> String { "Ω" + String(36 + number, radix: 36).uppercased() }

    private static func activity(_ number: Int, _ random: inout SplitMix64) throws -> Activity {
        let rest = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            words.randomElement(using: &random) ?? ""
        }
        let title = ([token(number)] + rest).joined(separator: " ")
        let kind = ActivityKind.allCases.randomElement(using: &random) ?? .other
        let day = Int.random(in: 1...27, using: &random)
        let date = (day < 10 ? "2027-03-0" : "2027-03-") + "\(day)"
        if Int.random(in: 0..<5, using: &random) == 0 {
            return try item(title, kind, date, "2027-03-\(min(31, max(10, day + 3)))")
        }
        let start = CivilDateTime(
            try CivilDate(parsing: date),
            try TimeOfDay(secondsSinceMidnight: 900 * Int.random(in: 0..<96, using: &random)))
        let end = try start.adding(.seconds(900 * Int.random(in: 0..<120, using: &random)))
        let zone = zones.randomElement(using: &random) ?? "UTC"
        let other = Bool.random(using: &random) ? zone : zones.randomElement(using: &random) ?? "UTC"
        return Activity(
            uid: ActivityUID("\(number)"), kind: kind, title: title,
            span: .timed(
                start: ActivityTime(local: start, zone: try ZoneID(zone)),
                end: ActivityTime(local: end, zone: try ZoneID(other))),
            status: ActivityStatus.allCases.randomElement(using: &random) ?? .confirmed)
    }

    static func view(_ random: inout SplitMix64) throws -> AgendaView {
        let zone = AgendaView.zone(try TestZones.zone(zones.randomElement(using: &random) ?? "UTC"))
        return [.place, .traveller, .home, zone].randomElement(using: &random) ?? .home
    }
}
