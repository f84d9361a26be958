import BenchmarkKit
import CivilTime
import Foundation
import Trips

/// A traveller's life as a seed determines it: days at home, then a journey by air with a stay, and so on.
///
/// It can be travelled: there is a bed for every night, each flight takes its time, and hardly anything overlaps. So the
/// rules have everything to look at and little to say, as with a real calendar.
struct GeneratedLife {
    static let seed: UInt64 = 20_261_121
    static let home = "Europe/Berlin"

    private(set) var activities: [Activity] = []
    /// How many pairs overlap, by intent.
    private(set) var overlaps = 0
    private var random = SplitMix64(seed: Self.seed)
    private let zones: [String: Zone]
    private let berlin = City("BER", "Europe/Berlin", 52.36, 13.50)

    private struct City {
        let place: Place
        let zone: String

        init(_ code: String, _ zone: String, _ latitude: Double, _ longitude: Double) {
            place = Place(name: code, code: code, latitude: latitude, longitude: longitude)
            self.zone = zone
        }
    }

    /// Both sides of the date line, both hemispheres, offsets of half an hour and of three quarters.
    private let cities = [
        City("LHR", "Europe/London", 51.47, -0.45), City("JFK", "America/New_York", 40.64, -73.78),
        City("LAX", "America/Los_Angeles", 33.94, -118.41), City("HND", "Asia/Tokyo", 35.55, 139.78),
        City("SYD", "Australia/Sydney", -33.95, 151.18), City("AKL", "Pacific/Auckland", -37.01, 174.79),
        City("HNL", "Pacific/Honolulu", 21.32, -157.92), City("DEL", "Asia/Kolkata", 28.57, 77.10),
        City("KTM", "Asia/Kathmandu", 27.70, 85.36), City("GRU", "America/Sao_Paulo", -23.43, -46.47),
        City("CMN", "Africa/Casablanca", 33.37, -7.59), City("YVR", "America/Vancouver", 49.19, -123.18),
    ]

    init(activities count: Int, database: ZoneDatabase) throws {
        zones = try Dictionary(
            uniqueKeysWithValues: (cities + [berlin]).map { ($0.zone, try database.zone(named: $0.zone)) })
        activities.reserveCapacity(count + 64)
        var day = try CivilDate(2000, 1, 3)
        while activities.count < count {
            let atHome = Int(random.next(in: 5..<15))
            for _ in 0..<atHome {
                try addDay(day, in: berlin)
                day = try day.adding(days: 1)
            }
            day = try addJourney(from: day)
        }
    }

    /// Three things in daylight and an evening at a table.
    private mutating func addDay(_ day: CivilDate, in city: City) throws {
        let titles = ["Project meeting", "Lunch with the team", "Review", "Dinner"]
        let kinds: [ActivityKind] = [.event, .event, .event, .restaurant]
        for (index, hour) in [9, 12, 15, 19].enumerated() {
            let minute = Int(random.next(in: 0..<4)) * 15
            let start = try CivilDateTime(day, TimeOfDay(hour, minute))
            add(
                kinds[index], titles[index], from: try time(start, city),
                to: try time(start.adding(.seconds(3600)), city), place: city.place)
        }
        if random.next(in: 0..<200) == 0 {
            let start = try CivilDateTime(day, TimeOfDay(20, 0))
            add(
                .event, "Concert", from: try time(start, city),
                to: try time(start.adding(.seconds(7200)), city),
                place: city.place)
            // The dinner begins at seven, a quarter past, half past or a quarter to eight.
            if let dinner = activities.dropLast().last, dinner.span.startsAfterSeven { overlaps += 1 }
        }
    }

    /// Flies out, stays, and flies back; returns the day after the return.
    private mutating func addJourney(from day: CivilDate) throws -> CivilDate {
        let city = cities[Int(random.next(in: 0..<Int64(cities.count)))]
        var date = try addFlight(berlin, city, on: day)
        let nights = Int(random.next(in: 3..<8))
        let leaving = try date.adding(days: nights)
        activities.append(
            Activity(
                uid: uid(), kind: .lodging, title: "Hotel \(city.place.name)",
                span: .allDay(start: date, end: leaving), isTransparent: true, place: city.place,
                confirmation: "C\(activities.count)"))
        for _ in 1..<nights {
            date = try date.adding(days: 1)
            try addDay(date, in: city)
        }
        return try addFlight(city, berlin, on: leaving).adding(days: 1)
    }

    /// Returns the date of arrival.
    private mutating func addFlight(_ from: City, _ to: City, on day: CivilDate) throws -> CivilDate {
        let departure = try CivilDateTime(day, TimeOfDay(10, Int(random.next(in: 0..<60))))
        let seconds = Int(Self.kilometres(from.place, to.place) / 850 * 3600 + 2400) / 60 * 60
        let landing = try zone(from).mapping(of: departure).compatible.adding(.seconds(seconds))
        let arrival = try zone(to).civil(at: landing)
        let number = "QJ \(100 + Int(random.next(in: 0..<900)))"
        add(
            .flight, "\(number) to \(to.place.name)", from: try time(departure, from),
            to: try time(arrival, to),
            place: from.place, destination: to.place, number: number)
        return arrival.date
    }

    private mutating func add(
        _ kind: ActivityKind, _ title: String, from start: ActivityTime, to end: ActivityTime, place: Place,
        destination: Place? = nil, number: String? = nil
    ) {
        activities.append(
            Activity(
                uid: uid(), kind: kind, title: title, span: .timed(start: start, end: end), place: place,
                destination: destination, number: number,
                confirmation: number.map { _ in "F\(activities.count)" }))
    }

    private func uid() -> ActivityUID { ActivityUID("life-\(activities.count)@bench.example") }

    /// A time as an import writes it down, with the offset of the day.
    private func time(_ local: CivilDateTime, _ city: City) throws -> ActivityTime {
        let zone = try zone(city)
        let offset = zone.offset(at: zone.mapping(of: local).compatible)
        return ActivityTime(
            local: local, zone: zone.id, recorded: RecordedOffset(offset: offset, tzdb: "2026f"))
    }

    private func zone(_ city: City) throws -> Zone {
        guard let zone = zones[city.zone] else { throw Refusal(reason: "no zone \(city.zone)") }
        return zone
    }

    /// The shortest way on a sphere.
    private static func kilometres(_ from: Place, _ to: Place) -> Double {
        func radians(_ degrees: Double?) -> Double { (degrees ?? 0) * .pi / 180 }
        let (a, b) = (radians(from.latitude), radians(to.latitude))
        let apart = radians(from.longitude) - radians(to.longitude)
        return 6371 * acos(min(1, sin(a) * sin(b) + cos(a) * cos(b) * cos(apart)))
    }
}

extension ActivitySpan {
    /// Whether an hour from its start on is not over at eight in the evening.
    fileprivate var startsAfterSeven: Bool {
        guard case .timed(let start, _) = self else { return false }
        return start.local.time.minute > 0
    }
}
