import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Transport rules") struct TransportRulesTests {
    private func leg(
        _ uid: String, _ start: String, _ end: String, _ kind: ActivityKind = .flight, from: Place? = nil,
        to: Place? = nil
    ) throws -> Activity {
        try activity(
            uid, kind, from: "2027-03-10 \(start) Europe/London", to: "2027-03-10 \(end) Europe/London",
            place: from, destination: to)
    }

    private let heathrow = Place(name: "London Heathrow", code: "LHR", latitude: 51.4706, longitude: -0.4619)
    private let gatwick = Place(name: "Gatwick (LGW)", code: "LGW", latitude: 51.1481, longitude: -0.1903)

    private func reported(_ activities: [Activity]) throws -> [String] {
        try itinerary(activities, home: "Europe/London").reported
    }

    @Test func `no slack is a connection, less is none`() throws {
        #expect(
            try reported([leg("a", "09:00", "10:00", .bus), leg("b", "10:00", "11:00", .walk)]) == [])
        #expect(
            try reported([leg("a", "09:00", "10:00"), leg("b", "09:59", "11:00")])
                == ["impossible-connection error 2027-03-10T09:59:00Z"])
    }

    @Test func `another airport without a transfer is told`() throws {
        let trip = try itinerary(
            [leg("BA 1", "09:00", "10:00", to: heathrow), leg("BA 2", "13:05", "14:00", from: gatwick)],
            home: "Europe/London")
        #expect(trip.reported == ["impossible-connection warning 2027-03-10T13:05:00Z"])
        #expect(
            trip.messages(.impossibleConnection) == [
                "BA 2 leaves from Gatwick (LGW) on 10 March 2027 13:05 (Europe/London), 3 h 5 min later and with no "
                    + "transfer after BA 1, which arrives at London Heathrow (LHR) on 10 March 2027 10:00 "
                    + "(Europe/London); LHR to LGW is 41 km as the crow flies."
            ])
    }

    @Test func `a transfer between the airports makes it possible`() throws {
        #expect(
            try reported([
                leg("a", "09:00", "10:00", to: heathrow), leg("b", "13:00", "14:00", from: gatwick),
                leg("coach", "10:30", "12:00", .transfer),
            ]) == [])
    }

    @Test func `names are never compared`() throws {
        let (one, other) = (Place(name: "London"), Place(name: "Paris"))
        #expect(
            try reported([leg("a", "09:00", "10:00", to: one), leg("b", "13:00", "14:00", from: other)]) == []
        )
        let lowercase = Place(name: "Heathrow", code: "lhr")
        #expect(
            try reported([
                leg("a", "09:00", "10:00", to: heathrow), leg("b", "13:00", "14:00", from: lowercase),
            ])
                == [])
    }

    /// Great-circle distances in kilometres, by the haversine formula with R = 6371 km.
    @Test(arguments: [
        (51.5308, -0.1238, 48.8809, 2.3553, true),  // King's Cross, Paris Nord: 342
        (51.5308, -0.1238, 51.4706, -0.4619, false),  // King's Cross, Heathrow: 24
        (0.0, 179.9, 0.0, -179.9, false),  // 22, over the antimeridian
        (0.0, 0.0, 0.0, 0.89, false), (0.0, 0.0, 0.0, 0.91, true),  // 99.0 and 101.2
        (60.0, 0.0, 60.0, 1.78, false), (60.0, 0.0, 60.0, 1.82, true),  // 99.0 and 101.2
        (89.9, 0.0, 89.9, 180.0, false),  // 22, over the pole
        (-90.0, 0.0, 90.0, 0.0, true), (0.0, 0.0, 0.0, 180.0, true),
    ])
    func `points without codes are compared by distance`(
        latitude: Double, longitude: Double, otherLatitude: Double, otherLongitude: Double, apart: Bool
    ) throws {
        let one = Place(name: "A", latitude: latitude, longitude: longitude)
        let other = Place(name: "B", latitude: otherLatitude, longitude: otherLongitude)
        let found = try reported([
            leg("a", "09:00", "10:00", to: one), leg("b", "13:00", "14:00", from: other),
        ])
        #expect(found == (apart ? ["impossible-connection warning 2027-03-10T13:00:00Z"] : []))
    }

    @Test func `only confirmed transports with hours connect`() throws {
        var tentative = try leg("b", "09:30", "11:00")
        tentative.status = .tentative
        #expect(try reported([leg("a", "09:00", "10:00"), tentative]) == [])
        #expect(try itinerary([leg("a", "09:00", "10:00"), tentative]).connections == [])
        let day = try allDay("c", .car, from: "2027-03-10", to: "2027-03-11")
        #expect(try itinerary([leg("a", "09:00", "10:00"), day]).connections == [])
    }

    @Test func `an end in the wrong zone is told the right one`() throws {
        let wrong = try activity(
            "QJ 716", .flight, from: "2027-03-12 17:00 Asia/Tokyo", to: "2027-03-12 10:05 Asia/Tokyo")
        let others = try DemoTrip.activities().filter { $0.uid.text != "qj716" }
        #expect(
            try itinerary(others + [wrong]).messages(.endsBeforeStart) == [
                "QJ 716 ends on 12 March 2027 10:05 (Asia/Tokyo), 6 h 55 min before it starts on 12 March 2027 17:00 "
                    + "(Asia/Tokyo); read in America/Los_Angeles, the end would be 10 h 5 min after the start."
            ])
    }

    @Test func `an end without a right zone is told the next day`() throws {
        let wrong = try activity("Gala", .event, from: "2027-03-12 20:00 UTC", to: "2027-03-12 01:00 UTC")
        let trip = try itinerary([wrong], home: "UTC")
        #expect(
            trip.messages(.endsBeforeStart) == [
                "Gala ends on 12 March 2027 01:00 (UTC), 19 h before it starts on 12 March 2027 20:00 (UTC); an end on "
                    + "13 March 2027 01:00 would be 5 h after it."
            ])
        #expect(trip.reported == ["ends-before-start error 2027-03-12T20:00:00Z"])
    }

    @Test func `an end that comes twice is told the second time`() throws {
        let walk = try activity(
            "Walk", .walk, from: "2025-11-02 01:45 America/New_York", to: "2025-11-02 01:15 America/New_York")
        #expect(
            try itinerary([walk], home: "America/New_York").messages(.endsBeforeStart) == [
                "Walk ends on 2 November 2025 01:15 (America/New_York), 30 min before it starts on 2 November 2025 01:45 "
                    + "(America/New_York); its end comes twice, and the second time would be 30 min after the start."
            ])
    }

    @Test func `an end that no guess can mend is told without one`() throws {
        let wrong = try activity("Stay", .lodging, from: "2027-03-12 20:00 UTC", to: "2026-03-12 01:00 UTC")
        #expect(
            try itinerary([wrong], home: "UTC").messages(.endsBeforeStart) == [
                "Stay ends on 12 March 2026 01:00 (UTC), 365 days 19 h before it starts on 12 March 2027 20:00 (UTC)."
            ])
    }

    @Test func `only the zone of the place concerned is proposed, where it is known`() throws {
        let flight = try activity(
            "QJ 40", .flight, from: "2027-03-10 15:00 Europe/Berlin", to: "2027-03-10 15:40 Europe/Berlin",
            place: RuleExample.places["FRA"], destination: RuleExample.places["JFK"])
        // Read in the zone of the dinner, the flight would have a speed that can be; but it does not end there.
        let dinner = try activity(
            "Dinner", .restaurant, from: "2027-03-12 19:30 America/Bogota",
            to: "2027-03-12 21:30 America/Bogota")
        let trip = try itinerary([flight, dinner])
        let zones = try ["JFK": TestZones.zone("America/New_York"), "FRA": TestZones.zone("Europe/Berlin")]
        var rules = TripRules.standard
        func told(_ rules: TripRules) -> [String] {
            trip.findings(by: rules).filter { $0.rule == .implausibleSpeed }.map(\.message)
        }
        #expect(told(rules).map { $0.hasSuffix("which no flight reaches.") } == [true])
        rules.setZoneOfPlace { place in place.code.flatMap { zones[$0] } }
        #expect(
            told(rules).map {
                $0.hasSuffix("; with the end read in America/New_York it would be 6 h 40 min and 928 km/h.")
            } == [true])
        // Both ends in a zone of neither place.
        var both = flight
        both.span = .timed(
            start: try time("2027-03-10 15:00 Asia/Tokyo"), end: try time("2027-03-10 15:40 Asia/Tokyo"))
        #expect(
            try itinerary([both, dinner]).findings(by: rules).filter { $0.rule == .implausibleSpeed }.map {
                $0.message.hasSuffix(
                    "; with the start read in Europe/Berlin and the end in America/New_York it would be 6 h 40 min and "
                        + "928 km/h.")
            } == [true])
        let early = try activity(
            "QJ 41", .flight, from: "2027-03-10 15:00 Europe/Berlin", to: "2027-03-10 12:00 Europe/Berlin",
            destination: RuleExample.places["JFK"])
        #expect(
            try itinerary([early, dinner]).findings(by: rules).filter { $0.rule == .endsBeforeStart }.map(
                \.message)
                == [
                    "QJ 41 ends on 10 March 2027 12:00 (Europe/Berlin), 3 h before it starts on 10 March 2027 15:00 "
                        + "(Europe/Berlin); read in America/New_York, the end would be 3 h after the start."
                ])
    }

    @Test func `an end that is the start is in order`() throws {
        #expect(try reported([leg("a", "09:00", "09:00")]) == [])
    }

    @Test func `cancelled transports are no concern`() throws {
        var flight = try activity(
            "f", .flight, from: "2027-03-12 17:00 Asia/Tokyo", to: "2027-03-12 10:05 America/Los_Angeles",
            status: .cancelled)
        #expect(try itinerary([flight]).reported == [])
        flight.span = .timed(
            start: try time("2027-03-14 02:30 America/Los_Angeles"),
            end: try time("2027-03-12 10:05 Asia/Tokyo"))
        #expect(try itinerary([flight]).reported == [])
    }

    @Test func `a change of less than twelve hours is no date line`() throws {
        // Auckland to Honolulu crosses it, 23 hours; London to Auckland does not, 13 in January; Tokyo's 8
        // neither.
        let flight = try activity(
            "f", .flight, from: "2027-01-10 20:00 Pacific/Auckland", to: "2027-01-10 06:00 Pacific/Honolulu")
        #expect(try itinerary([flight]).reported == ["gained-day note 2027-01-10T16:00:00Z"])
        let out = try activity(
            "o", .flight, from: "2027-03-08 12:40 Europe/Berlin", to: "2027-03-09 09:55 Asia/Tokyo")
        #expect(try itinerary([out]).reported == [])
        // Kathmandu to Honolulu: 15 h 45 min back without the line, as the clock sees it.
        let far = try activity(
            "k", .flight, from: "2027-01-10 01:00 Asia/Kathmandu", to: "2027-01-10 02:00 Pacific/Honolulu")
        #expect(
            try itinerary([far]).messages(.gainedDay) == [
                "k arrives on 10 January 2027 02:00 (Pacific/Honolulu), when it is 10 January 2027 17:45 (Asia/Kathmandu): "
                    + "your clock goes back 15 h 45 min, and 10 January 2027 is that much longer."
            ])
    }

    @Test func `a flight that is booked twice crosses the line once`() throws {
        for names in [["a", "b"], ["a", "a"]] {
            let flights = try names.map {
                try activity(
                    $0, .flight, "QJ 716", from: "2027-03-12 17:00 Asia/Tokyo",
                    to: "2027-03-12 10:05 America/Los_Angeles")
            }
            #expect(try itinerary(flights).findings(by: [DateLineRule(.gained)]).count == 1)
        }
    }
}
