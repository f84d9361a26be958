import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

/// A trip as the pages show it.
@Suite("Shown trip") struct ShownTripTests {
    private static func flight(
        _ title: String, _ start: String, _ end: String, in zone: String, to endZone: String
    ) throws -> Activity {
        var flight = try Sample.activity(title, start, end, in: zone, to: endZone)
        flight.kind = .flight
        return flight
    }

    /// Far from each flight, and on either side of midnight of both clocks around it.
    @Test(arguments: [
        ("2026-11-24T12:00:00Z", "2026-11-24", "2026-11-24"),
        ("2027-03-09T23:30:00Z", "2027-03-10", "2027-03-10"),
        ("2027-03-10T22:00:00Z", "2027-03-11", "2027-03-10"),
        ("2027-03-14T15:30:00Z", "2027-03-15", "2027-03-14"),
        ("2027-03-20T09:00:00Z", "2027-03-19", "2027-03-20"),
        ("2027-04-20T22:30:00Z", "2027-04-21", "2027-04-21"),
    ]) func `today is the date on the traveller's clock, however few activities tell it`(
        now: String, there: String, home: String
    ) throws {
        let database = try TestZones.database(.r2026f)
        let store = MemoryTripStore()
        var activities = try [
            Self.flight("Out", "2027-03-10T10:00", "2027-03-11T06:00", in: "Europe/Berlin", to: "Asia/Tokyo"),
            Self.flight(
                "On", "2027-03-18T17:00", "2027-03-18T10:00", in: "Asia/Tokyo", to: "Pacific/Honolulu"),
            Self.flight(
                "Back", "2027-03-22T10:00", "2027-03-24T08:00", in: "Pacific/Honolulu", to: "Europe/Berlin"),
        ]
        for day in 12..<17 {
            activities.append(
                try Sample.activity(
                    "T\(day)", "2027-03-\(day)T09:00", "2027-03-\(day)T11:00", in: "Asia/Tokyo"))
        }
        try Sample.write(activities, in: store)
        let shown = try store.read { reading in
            try ShownTrip(
                try #require(try reading.trip(Sample.trip)), in: reading,
                home: database.zone(named: "Europe/Berlin"),
                now: Instant(parsing: now), database)
        }
        #expect("\(shown.today(in: .traveller))" == there)
        #expect("\(shown.today(in: .home))" == home)
    }
}
