import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// Sums over a trip, each counted by hand.
@Suite("Sums of a trip") struct TripTotalsTests {
    private func totals(
        _ activities: [Activity], _ first: String, _ end: String, country: (ZoneID) -> String? = { _ in nil }
    ) throws -> TripTotals {
        TripTotals(of: try itinerary(activities), dates: try date(first)..<date(end), country: country)
    }

    private func utc(_ uid: String, _ start: String, _ end: String, _ kind: ActivityKind = .event) throws
        -> Activity
    {
        try activity(uid, kind, from: "\(start) UTC", to: "\(end) UTC")
    }

    @Test func `busy time is summed by day`() throws {
        let found = try totals(
            [
                utc("a", "2027-03-10 09:00", "2027-03-10 11:00"),
                utc("b", "2027-03-10 10:00", "2027-03-10 12:30"),
                utc("night", "2027-03-10 23:00", "2027-03-11 01:00"),
                utc("car", "2027-03-10 00:00", "2027-03-12 00:00", .carRental),
                allDay("stay", .lodging, from: "2027-03-10", to: "2027-03-12"),
            ], "2027-03-09", "2027-03-13")
        // The home of these tests is Berlin, an hour ahead: the night is from 00:00 to 02:00 on the 11th.
        #expect(
            found.days.map { "\($0.date) \($0.busy.components.seconds / 60)" } == [
                "2027-03-10 210", "2027-03-11 120",
            ])
        #expect(found.dates == 4 && found.nights == 2 && found.nightsInTransit == 0)
    }

    @Test func `a stay that a feed gives in two parts has its nights`() throws {
        func part(_ uid: String, _ title: String, _ day: String) throws -> Activity {
            var part = try utc(uid, "\(day) 15:00", "\(day) 16:00", .lodging)
            (part.title, part.confirmation) = (title, "L72DXQVHXB")
            return part
        }
        let parts = [
            try part("in", "Check-in: Inn", "2027-03-10"), try part("out", "Check-out: Inn", "2027-03-13"),
        ]
        #expect(try totals(parts, "2027-03-09", "2027-03-15").nights == 3)
        // Of two bookings neither is the other's end.
        var other = parts
        other[1].confirmation = "QQQQQQ"
        #expect(try totals(other, "2027-03-09", "2027-03-15").nights == 0)
    }

    @Test func `what is cancelled counts nowhere, and what lies outside neither`() throws {
        var gone = try utc("gone", "2027-03-10 09:00", "2027-03-10 11:00", .flight)
        gone.status = .cancelled
        let found = try totals(
            [gone, utc("before", "2027-03-01 09:00", "2027-03-01 11:00", .train)], "2027-03-09", "2027-03-13")
        #expect(found.legs == 0 && found.inTransit == .zero && found.days.isEmpty)
    }

    @Test func `the flights of the demo change the clock three times`() throws {
        let countries = ["Europe/Berlin": "DE", "Asia/Tokyo": "JP", "America/Los_Angeles": "US"]
        let found = try totals(DemoTrip.activities(), "2027-03-08", "2027-03-17") { countries[$0.name] }
        #expect(found.zones.map(\.name) == ["Europe/Berlin", "Asia/Tokyo", "America/Los_Angeles"])
        #expect(found.clockChanges == 3)
        #expect(found.dates == 9)
        #expect(found.datesAbroad.map { (7...9).contains($0) } == true)
        #expect(found.nightsInTransit == 2)
    }

    @Test func `days abroad are unknown where a country is`() throws {
        #expect(try totals([], "2027-03-09", "2027-03-13").datesAbroad == nil)
        #expect(try totals([], "2027-03-09", "2027-03-13") { _ in "DE" }.datesAbroad == 0)
    }
}
