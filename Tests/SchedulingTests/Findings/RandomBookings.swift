import CivilTime
import Scheduling
import TestKit
import Trips

/// Trips with everything that rules look at: places, numbers, codes, whole days, copies, and all that is not sure.
enum RandomBookings {
    /// Makes between one and thirty activities of a fortnight, many of which touch, repeat or contradict each other.
    static func make(using random: inout SplitMix64) throws -> [Activity] {
        var activities: [Activity] = []
        for number in 0..<Int.random(in: 1...30, using: &random) {
            if let copied = activities.randomElement(using: &random),
                Int.random(in: 0..<5, using: &random) == 0
            {
                activities.append(try copy(of: copied, number, using: &random))
            } else {
                activities.append(try activity(number, using: &random))
            }
        }
        return activities
    }

    private static let codes = RuleExample.places.keys.sorted()
    private static let zones = RandomTrip.zones

    private static func activity(_ number: Int, using random: inout SplitMix64) throws -> Activity {
        let kind = ActivityKind.allCases.randomElement(using: &random) ?? .other
        let isAllDay = kind == .lodging ? Bool.random(using: &random) : chance(8, using: &random)
        return Activity(
            uid: ActivityUID("\(number)"), kind: kind,
            title: ["One", "Two", "Three", "\(number)"].randomElement(using: &random) ?? "",
            span: try isAllDay ? days(using: &random) : hours(kind, using: &random),
            status: [.confirmed, .confirmed, .confirmed, .confirmed, .tentative, .cancelled]
                .randomElement(using: &random) ?? .confirmed,
            isTransparent: chance(8, using: &random), place: place(using: &random),
            destination: kind.isTransport ? place(using: &random) : nil,
            number: ["QJ 1", "QJ 002", nil].randomElement(using: &random) ?? nil,
            confirmation: ["A", "B", nil, nil].randomElement(using: &random) ?? nil,
            seat: ["1", "2", nil, nil].randomElement(using: &random) ?? nil)
    }

    /// The same once more, under a key of its own or the same one, with one field changed or none.
    private static func copy(
        of activity: Activity, _ number: Int, using random: inout SplitMix64
    ) throws -> Activity {
        var copy = Activity(
            uid: chance(2, using: &random) ? activity.uid : ActivityUID("\(number)"), kind: activity.kind,
            title: activity.title, span: activity.span, status: activity.status, place: activity.place,
            destination: activity.destination, number: activity.number, confirmation: activity.confirmation,
            seat: activity.seat)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: copy.seat = "2"
        case 1: copy.confirmation = "B"
        case 2: copy.place = place(using: &random)
        case 3: copy.number = "QJ 1"
        case 4: copy.span = try hours(activity.kind, using: &random)
        default: break
        }
        return copy
    }

    private static func days(using random: inout SplitMix64) throws -> ActivitySpan {
        let start = try date("2027-03-06").adding(days: Int.random(in: 0..<14, using: &random))
        return .allDay(start: start, end: try start.adding(days: Int.random(in: 1...6, using: &random)))
    }

    private static func hours(_ kind: ActivityKind, using random: inout SplitMix64) throws -> ActivitySpan {
        let start = CivilDateTime(
            try date("2027-03-06").adding(days: Int.random(in: 0..<14, using: &random)),
            try TimeOfDay(secondsSinceMidnight: 1800 * Int.random(in: 0..<48, using: &random)))
        let zone = try ZoneID(zones.randomElement(using: &random) ?? "UTC")
        let isAway = kind.isTransport && Bool.random(using: &random)
        let other = isAway ? try ZoneID(zones.randomElement(using: &random) ?? "UTC") : zone
        let halves = Int.random(in: kind == .lodging ? 0..<200 : 0..<30, using: &random)
        let floats = chance(10, using: &random)
        return .timed(
            start: ActivityTime(local: start, zone: floats ? nil : zone),
            end: ActivityTime(local: try start.adding(.seconds(1800 * halves)), zone: floats ? nil : other))
    }

    private static func place(using random: inout SplitMix64) -> Place? {
        guard let code = codes.randomElement(using: &random), !chance(4, using: &random) else { return nil }
        return chance(6, using: &random) ? Place(name: code) : RuleExample.places[code]
    }

    private static func chance(_ one: Int, using random: inout SplitMix64) -> Bool {
        Int.random(in: 0..<one, using: &random) == 0
    }
}
