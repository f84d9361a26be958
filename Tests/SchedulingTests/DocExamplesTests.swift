import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// What the documentation comments show.
@Suite("Documentation examples") struct DocExamplesTests {
    @Test func `docExampleTravellerClock`() throws {
        let itinerary = try DemoTrip.itinerary()
        let landing = try itinerary.first("qj716").end
        #expect(itinerary.clock.civil(at: landing).description == "2027-03-12T10:05:00")
        #expect(itinerary.clock.stretches(of: try CivilDate(2027, 3, 12)).count == 2)
    }

    @Test func `docExampleStretches`() throws {
        let database = try TestZones.database(.r2026f)
        let apia = TravellerClock(zone: try database.zone(named: "Pacific/Apia"))
        #expect(apia.stretches(of: try CivilDate(2011, 12, 30)) == [])
    }

    @Test func `docExampleDates`() throws {
        let trip = try itinerary([
            activity(
                "f", .flight, from: "2025-07-02 07:00 Pacific/Apia", to: "2025-07-01 07:35 Pacific/Pago_Pago")
        ])
        let flight = try trip.first("f")
        let july = try date("2025-07-01")..<date("2025-08-01")
        let newYork = try TestZones.zone("America/New_York")
        #expect(
            trip.dates(of: flight, in: .place, within: july).map { "\($0)" } == ["2025-07-01", "2025-07-02"])
        #expect(trip.dates(of: flight, in: .zone(newYork), within: july).map { "\($0)" } == ["2025-07-01"])
    }

    @Test func `docExampleItinerary`() throws {
        let berlin = try TestZones.zone("Europe/Berlin")
        let database = try TestZones.database(.r2026f)
        let trip = Itinerary(
            try DemoTrip.activities(), home: berlin, database: database, clockChange: .atArrival)
        let dinner = try trip.first("dinner").start
        #expect("\(trip.clock.zone(at: dinner))" == "America/Los_Angeles")
        let week = try date("2027-03-08")..<date("2027-03-15")
        #expect(Agenda(trip, view: .traveller, dates: week).days.count == 7)
        #expect(trip.findings(by: TripRules.standard).count == 3)
    }
}
