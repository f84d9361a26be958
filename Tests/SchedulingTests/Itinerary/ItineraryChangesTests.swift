import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// An itinerary that is changed is the one that would have been made.
@Suite("Itinerary, changed") struct ItineraryChangesTests {
    private func made(_ activities: [Activity]) throws -> Itinerary { try itinerary(activities) }

    private func with(_ activity: Activity, _ trip: Itinerary) throws -> Itinerary {
        var trip = trip
        trip.insert(activity, database: try TestZones.database(.r2026f))
        return trip
    }

    /// Nil when it is not there.
    private func without(_ activity: Activity, _ trip: Itinerary) throws -> Itinerary? {
        var trip = trip
        return trip.remove(activity, database: try TestZones.database(.r2026f)) ? trip : nil
    }

    @Test func `a dinner comes and goes`() throws {
        let lunch = try activity(
            "l", .event, from: "2027-03-12 12:00 Asia/Tokyo", to: "2027-03-12 13:00 Asia/Tokyo")
        let dinner = try activity(
            "d", .restaurant, from: "2027-03-12 19:00 Asia/Tokyo", to: "2027-03-12 21:00 Asia/Tokyo")
        let both = try with(dinner, made([lunch]))
        #expect(both == (try made([dinner, lunch])))
        #expect(try without(dinner, both) == made([lunch]))
        #expect(try without(dinner, made([lunch])) == nil)
    }

    /// The flight is 12 March from gate to gate, so 13 March begins at midnight in Los Angeles.
    @Test func `a flight that comes later moves what stands on the clock`() throws {
        let day = try allDay("s", .lodging, from: "2027-03-13", to: "2027-03-15")
        let call = try activity("c", .event, from: "2027-03-13 09:00", to: "2027-03-13 10:00")
        let flight = try activity(
            "f", .flight, from: "2027-03-12 17:00 Asia/Tokyo", to: "2027-03-12 10:05 America/Los_Angeles")
        let before = try made([day, call])
        // At home in Berlin, UTC+1; in Los Angeles UTC-8.
        #expect(
            "\(try before.first("c").start) \(try before.first("s").start)"
                == "2027-03-13T08:00:00Z 2027-03-12T23:00:00Z")
        let after = try with(flight, before)
        #expect(
            "\(try after.first("c").start) \(try after.first("s").start)"
                == "2027-03-13T17:00:00Z 2027-03-13T08:00:00Z")
        #expect(after == (try made([flight, call, day])))
        #expect(try without(flight, after) == before)
    }

    @Test func `what has no zone is kept aside, and can be taken out again`() throws {
        let nowhere = try activity(
            "n", .event, from: "2027-03-12 12:00 Nowhere/Here", to: "2027-03-12 13:00 Nowhere/Here")
        let trip = try with(nowhere, made([]))
        #expect(trip.unresolved.map(\.activity) == [nowhere])
        #expect(trip == (try made([nowhere])))
        #expect(try without(nowhere, trip) == made([]))
    }

    /// Stays and tables in four zones over four days, a flight or none: each can hide another one, or be hidden.
    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `what is evidence comes and goes`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let zones = ["Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles", "Asia/Kolkata"]
        let kinds: [ActivityKind] = [.lodging, .restaurant, .tour, .flight, .restaurant]
        func zone() -> String { zones[Int.random(in: 0..<4, using: &random)] }
        func time() -> String {
            "2027-05-0\(Int.random(in: 1..<5, using: &random)) \(Int.random(in: 10..<24, using: &random)):00"
        }
        var pool: [Activity] = []
        for number in 0..<10 {
            let kind = kinds[Int.random(in: kinds.indices, using: &random)]
            let (start, from) = (time(), zone())
            let end = "2027-05-0\(Int.random(in: 5..<8, using: &random)) 09:00"
            let isLong = kind == .lodging || Bool.random(using: &random)
            pool.append(
                try activity(
                    "e\(number)", kind, from: "\(start) \(from)",
                    to:
                        "\(isLong ? end : String(start.dropLast(5)) + "23:30") \(kind == .flight ? zone() : from)"
                ))
        }
        var trip = try made(Array(pool.prefix(5)))
        for (count, activity) in pool.enumerated().dropFirst(5) {
            trip = try with(activity, trip)
            #expect(trip == (try made(Array(pool.prefix(count + 1)))))
        }
        while let gone = pool.popLast() {
            trip = try #require(try without(gone, trip))
            #expect(trip == (try made(pool)))
        }
    }

    /// Enough of them that what they are kept in is cut and joined.
    @Test(arguments: [1, 2] as [UInt64])
    func `any order of coming and going`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var pool: [Activity] = []
        for round in 0..<60 {
            for scheduled in try RandomTrip.make(using: &random).activities {
                let old = scheduled.activity
                pool.append(
                    Activity(
                        uid: ActivityUID("\(round)-\(old.uid)"), kind: old.kind, title: old.title,
                        span: old.span))
            }
        }
        pool.shuffle(using: &random)
        let half = pool.count / 2
        let database = try TestZones.database(.r2026f)
        var trip = try made(Array(pool[..<half]))
        for activity in pool[half...] { trip.insert(activity, database: database) }
        #expect(trip == (try made(pool)))
        #expect(Array(trip.activities) == trip.activities.sorted())
        #expect(trip.activities.indices.map { trip.activities[$0] } == Array(trip.activities))
        var left = pool
        while left.count > 60 {
            let gone = left.remove(at: Int.random(in: 0..<left.count, using: &random))
            let isGone = trip.remove(gone, database: database)
            #expect(isGone)
        }
        #expect(trip == (try made(left)))
        for gone in left {
            let isGone = trip.remove(gone, database: database)
            #expect(isGone)
        }
        #expect(trip == (try made([])))
    }

    /// The days of a window alone, against all days at once.
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func `a day alone is the same as in a year`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let trip = try RandomTrip.make(using: &random)
        let (first, end) = (try date("2026-07-01"), try date("2026-09-01"))
        for view in [AgendaView.place, .traveller, .home, .zone(try TestZones.zone("Pacific/Apia"))] {
            for day in Agenda(trip, view: view, dates: first..<end).days {
                let alone = Agenda(trip, view: view, dates: day.date..<(try day.date.adding(days: 1))).days
                #expect(alone == [day])
                let touching = trip.activities.filter {
                    trip.dates(of: $0, in: view, within: nil).contains(day.date)
                }
                #expect(Set(day.entries.map(\.scheduled)) == Set(touching))
                #expect(day.entries.count == touching.count)
            }
        }
    }

    /// A traveller who flies over the date line every minute of a day, and a thousand things to do on that clock: in
    /// every view each is looked at once, and not once for each flight.
    @Test func `a thousand flights and a thousand floating times`() throws {
        func time(_ minute: Int) -> String {
            let (hour, rest) = (minute / 60 % 24, minute % 60)
            return "2027-03-12 \(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
        }
        let activities = try (0..<1000).flatMap { number -> [Activity] in
            let isOut = number.isMultiple(of: 2)
            let (from, to) = isOut ? ("Asia/Tokyo", "Pacific/Honolulu") : ("Pacific/Honolulu", "Asia/Tokyo")
            return [
                try activity(
                    "f\(number)", .flight, from: "\(time(number)) \(from)", to: "\(time(number)) \(to)"),
                try activity("c\(number)", .event, from: time(number), to: time(number + 200)),
            ]
        }
        let trip = try itinerary(activities)
        #expect(trip.activities.count == 2000)
        let day = try date("2027-03-12")
        for view in [AgendaView.place, .traveller, .home] {
            let days = Agenda(trip, view: view, dates: day..<(try day.adding(days: 1))).days
            #expect(days.first.map { $0.entries.count > 500 } ?? false)
        }
    }
}
