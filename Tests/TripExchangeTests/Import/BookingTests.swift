import CivilTime
import Testing
import TripExchange
import Trips

/// What the fields of an event say about a booking, and what an import makes of its places.
@Suite("Bookings of events") struct BookingTests {
    @Test(arguments: [
        (["SUMMARY:Booked", "CATEGORIES:FLIGHT"], "flight"),
        (
            ["SUMMARY:Drive", "X-KDE-KITINERARY-RESERVATION:[{\"@type\":\"RentalCarReservation\"}]"],
            "carRental"
        ),
        (["SUMMARY:Somewhere", "CATEGORIES:Bahn"], "train"),
        (["SUMMARY:Holiday", "CATEGORIES:FLIGHT,HOTEL"], "event"),
        (["SUMMARY:Flight QJ 1", "CATEGORIES:EVENT"], "event"),
    ])
    func `a field tells the kind`(_ lines: [String], _ kind: String) throws {
        let activity = try Exchange.activity(
            ["DTSTART;TZID=Asia/Tokyo:20270312T170000", "DTEND;TZID=Asia/Tokyo:20270312T190000"] + lines)
        #expect(activity.kind.rawValue == kind)
        #expect(activity.number == nil)
        #expect(activity.confirmation == nil)
    }

    @Test func `a place with a code gets the airport's coordinates`() throws {
        let activity = try Exchange.activity([
            "DTSTART:20270312T080000Z", "DTEND:20270312T180500Z", "SUMMARY:Flight QJ 716",
            "DESCRIPTION:From: Tokyo Haneda (HND)\\nTo: Los Angeles (LAX)",
        ])
        #expect(activity.place?.name == "Tokyo Haneda (HND)")
        #expect((35.5...35.6).contains(activity.place?.latitude ?? 0))
        #expect((-118.5 ... -118.3).contains(activity.destination?.longitude ?? 0))
    }

    @Test(arguments: [
        // The word alone, or a number alone, or both and nothing more.
        ["SUMMARY:Auction", "DESCRIPTION:Lot: A12", "LOCATION:Room 2 (LAX)"],
        ["SUMMARY:Flight training - Room B12"],
        // A number and no route, a route and no number, two flights.
        ["SUMMARY:Flight AY 1331", "LOCATION:Helsinki (HEL)"],
        ["SUMMARY:Flight", "DESCRIPTION:From: Tokyo (HND)\\nTo: Los Angeles (LAX)"],
        [
            "SUMMARY:Flights",
            "DESCRIPTION:Flight: LH 1\\nFrom: Munich (MUC)\\nTo: Frankfurt (FRA)\\nFlight: LH 2\\nFrom: Frankfurt (FRA)\\nTo: Boston (BOS)",
        ],
    ])
    func `no clock moves without a number and both airports`(_ lines: [String]) throws {
        let activity = try Exchange.activity(["DTSTART:20270312T080000Z", "DTEND:20270312T100000Z"] + lines)
        let ends = try Exchange.ends(activity)
        #expect(ends.start.zone == .utc)
        #expect(ends.end.zone == .utc)
    }
}
