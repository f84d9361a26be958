import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Evidence for where one is") struct ClockEvidenceTests {
    private let angeles = "America/Los_Angeles"

    private func shown(_ clock: TravellerClock) -> [String] {
        clock.stretches.map { "\($0.zone.id) \($0.evidence.word) \($0.evidence.key?.uid.text ?? "-")" }
    }

    private func dinner() throws -> Activity {
        try activity(
            "dinner", .restaurant, from: "2027-04-04 19:30 \(angeles)", to: "2027-04-04 21:30 \(angeles)")
    }

    @Test func `a dinner without a flight is on its own evening, and makes one long Sunday`() throws {
        let trip = try itinerary([dinner()])
        #expect(
            shown(trip.clock) == [
                "Europe/Berlin home -", "America/Los_Angeles activity dinner", "Europe/Berlin home -",
            ])
        let days = Agenda(trip, view: .traveller, dates: try date("2027-04-04")..<date("2027-04-06")).days
        #expect(days.map { $0.entries.map(\.scheduled.key.uid.text) } == [["dinner"], []])
        #expect(days.map(\.isRepeated) == [false, false])
        // Sunday: 24 hours in Berlin, 4:30 more until the dinner, and its two hours; Monday begins at 06:30 in Berlin.
        let lengths = days.map { Int($0.length.components.seconds / 60) }
        #expect(lengths == [1830, 1050])
    }

    @Test func `a stay counts from check-in to check-out, and a table inside it is nothing new`() throws {
        let stay = try activity(
            "stay", .lodging, from: "2027-04-03 15:00 \(angeles)", to: "2027-04-06 11:00 \(angeles)")
        let trip = try itinerary([stay, dinner()])
        #expect(
            shown(trip.clock) == [
                "Europe/Berlin home -", "America/Los_Angeles stay stay", "Europe/Berlin home -",
            ])
        #expect(trip.clock.stretches[1].range == (try trip.first("stay").range))
    }

    @Test func `a stay is stronger than a tour elsewhere`() throws {
        let stay = try activity(
            "stay", .lodging, from: "2027-04-03 15:00 Asia/Tokyo", to: "2027-04-07 11:00 Asia/Tokyo")
        let trip = try itinerary([stay, dinner()])
        #expect(shown(trip.clock)[1] == "Asia/Tokyo stay stay")
        #expect(trip.clock.stretches.count == 3)
    }

    @Test func `the next transport leads there, so that one is not there yet`() throws {
        let flight = try activity(
            "flight", .flight, from: "2027-04-05 10:00 Europe/Berlin", to: "2027-04-05 13:00 \(angeles)")
        let trip = try itinerary([dinner(), flight])
        #expect(shown(trip.clock).first == "Europe/Berlin transport flight")
        #expect("\(trip.clock.zone(at: try trip.first("dinner").start))" == "Europe/Berlin")
    }

    @Test func `a drive to a zone without a ticket is known from the room there`() throws {
        let out = try activity(
            "out", .flight, from: "2027-04-01 10:00 Europe/Berlin", to: "2027-04-01 13:00 \(angeles)")
        let room = try activity(
            "room", .lodging, from: "2027-04-02 16:00 America/Denver", to: "2027-04-04 10:00 America/Denver")
        let back = try activity(
            "back", .flight, from: "2027-04-08 16:00 \(angeles)", to: "2027-04-09 12:00 Europe/Berlin")
        #expect(
            try shown(itinerary([out, room, back]).clock) == [
                "Europe/Berlin transport out", "Europe/Berlin transit out",
                "America/Los_Angeles transport out",
                "America/Denver stay room", "America/Los_Angeles transport out",
                "America/Los_Angeles transit back", "Europe/Berlin transport back",
            ])
    }

    @Test func `calls, events without a point, UTC, tentative and cancelled items say nothing`() throws {
        func event(
            _ kind: ActivityKind, zone: String = "Asia/Tokyo", status: ActivityStatus = .confirmed,
            transparent: Bool = false, place: Place? = nil
        ) throws -> Activity {
            try activity(
                "e", kind, from: "2027-04-04 19:30 \(zone)", to: "2027-04-04 21:30 \(zone)", status: status,
                isTransparent: transparent, place: place)
        }
        let silent = [
            try event(.event), try event(.event, place: Place(name: "Room 4")), try event(.other),
            try event(.restaurant, zone: "UTC"), try event(.restaurant, status: .tentative),
            try event(.tour, status: .cancelled), try event(.tour, transparent: true),
            try event(.restaurant, zone: "Europe/Berlin"),
        ]
        for item in silent { #expect(try shown(itinerary([item]).clock) == ["Europe/Berlin home -"]) }
        let located = try event(.event, place: Place(name: "Dome", latitude: 35.7, longitude: 139.75))
        #expect(try shown(itinerary([located]).clock)[1] == "Asia/Tokyo activity e")
    }

    /// The clock never shows a date again without a transport, and each activity that is evidence is on its own date.
    @Test(arguments: 0..<300 as Range<UInt64>)
    func `no date comes again by assumption`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let zones = RandomTrip.zones.filter { $0 != "America/St_Johns" }
        let first = try date("2027-02-01")
        let activities = try (0..<Int.random(in: 1...8, using: &random)).map { number in
            let zone = zones.randomElement(using: &random) ?? "UTC"
            let day = try first.adding(days: 3 * number + Int.random(in: 0...1, using: &random))
            let hour = Int.random(in: 10...19, using: &random)
            return try activity(
                "\(number)", number % 3 == 0 ? .lodging : .restaurant, from: "\(day) \(hour):00 \(zone)",
                to: "\(day) \(hour + 3):00 \(zone)")
        }
        let trip = try itinerary(activities)
        let window = try first.adding(days: -3)..<first.adding(days: 40)
        let days = Agenda(trip, view: .traveller, dates: window).days
        #expect(days.allSatisfy { !$0.isRepeated })
        for scheduled in trip.activities {
            let dates = trip.dates(of: scheduled, in: .traveller, within: window)
            #expect(dates == [scheduled.activity.span.startDate])
        }
    }

    @Test func `a tentative flight is no evidence, and stands on its printed dates`() throws {
        let flight = try activity(
            "flight", .flight, from: "2027-03-10 12:00 Europe/Berlin", to: "2027-03-11 09:00 Asia/Tokyo",
            status: .tentative)
        let walk = try activity("walk", .event, from: "2027-03-12 18:00", to: "2027-03-12 19:00")
        let trip = try itinerary([flight, walk])
        #expect(trip.clock.changes.isEmpty)
        #expect("\(try trip.first("walk").start)" == "2027-03-12T17:00:00Z")
        let inTheAir = Whereabouts(of: trip, at: try instant("2027-03-10T18:00:00Z"))
        #expect(inTheAir.location == .home && inTheAir.until == nil && inTheAir.doing.isEmpty)
        let dates = try date("2027-03-10")..<date("2027-03-12")
        for view in [AgendaView.traveller, .place] {
            let days = Agenda(trip, view: view, dates: dates).days
            #expect(days.map { $0.entries.map(\.scheduled.key.uid.text) } == [["flight"], ["flight"]])
            #expect(
                days[0].entries[0].span.shown == [
                    "2027-03-10T12:00:00 Europe/Berlin", "2027-03-11T09:00:00 Asia/Tokyo",
                ])
        }
        let home = try TestZones.zone("Europe/Berlin")
        let free = FreeTime(
            of: [(itinerary: trip, awake: .usual)], on: TravellerClock(zone: home), dates: dates,
            atLeast: .seconds(3600))
        // Both days are free from 07:00 to 23:00.
        #expect(
            free.gaps.map { Int($0.upperBound.duration(since: $0.lowerBound).components.seconds / 3600) } == [
                16, 16,
            ])
        #expect(trip.connections.isEmpty)
    }

    @Test func `before the first transport of a life the zone of home is taken at its word`() throws {
        let out = try activity(
            "out", .flight, from: "2027-03-20 15:00 Europe/Berlin", to: "2027-03-20 23:30 Asia/Dubai")
        let before = try activity(
            "before", .restaurant, from: "2027-02-01 19:00 Asia/Kolkata", to: "2027-02-01 21:00 Asia/Kolkata")
        let after = try activity(
            "after", .restaurant, from: "2027-03-22 19:00 Asia/Kolkata", to: "2027-03-22 21:00 Asia/Kolkata")
        let trip = try itinerary([out, before, after], home: "Asia/Kolkata")
        #expect(
            trip.clock.stretches.map { "\($0.zone.id) \($0.evidence.word)" } == [
                "Europe/Berlin transport", "Asia/Kolkata activity", "Europe/Berlin transport",
                "Europe/Berlin transit", "Asia/Dubai transport",
            ])
        #expect(trip.clock.stretches[1].range == (try trip.first("before").range))
    }
}
