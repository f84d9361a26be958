import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Itinerary") struct ItineraryTests {
    private func flight() throws -> Activity {
        try activity(
            "out", .flight, from: "2027-03-08 12:40 Europe/Berlin", to: "2027-03-09 09:55 Asia/Tokyo")
    }

    private func ends(_ activities: [Activity], of uid: String) throws -> [String] {
        let scheduled = try itinerary(activities).first(uid)
        return ["\(scheduled.start) \(scheduled.startZone)", "\(scheduled.end) \(scheduled.endZone)"]
    }

    @Test func `a zone that is not in the database leaves the activity unresolved`() throws {
        let lost = try activity(
            "lost", .event, from: "2027-03-10 14:00 Asia/Tokio", to: "2027-03-10 15:00 Asia/Tokyo")
        let trip = try itinerary([lost, flight()])
        #expect(trip.activities.map { $0.activity.uid.text } == ["out"])
        #expect(trip.unresolved.map(\.activity) == [lost])
        #expect(trip.unresolved.map(\.error.code) == [.unknownZone])
        #expect(trip.unresolved.map(\.error.subject) == ["Asia/Tokio"])
    }

    @Test func `a zone is asked for once`() throws {
        var asked: [ZoneID] = []
        let trip = Itinerary([try flight(), try flight()], home: .utc) {
            id throws(TimeError) in
            asked.append(id)
            return .fixed(.zero, id: id)
        }
        #expect(asked.map(\.name) == ["Europe/Berlin", "Asia/Tokyo"])
        #expect(trip.activities.count == 2)
    }

    @Test func `a floating time is read where the traveller is`() throws {
        let museum = try activity("m", .event, from: "2027-03-10 14:00", to: "2027-03-10 16:30")
        #expect(
            try ends([museum], of: "m") == [
                "2027-03-10T13:00:00Z Europe/Berlin", "2027-03-10T15:30:00Z Europe/Berlin",
            ])
        #expect(
            try ends([flight(), museum], of: "m") == [
                "2027-03-10T05:00:00Z Asia/Tokyo", "2027-03-10T07:30:00Z Asia/Tokyo",
            ])
        let scheduled = try itinerary([museum]).first("m")
        #expect(scheduled.isFloating)
        #expect(try !itinerary([flight()]).first("out").isFloating)
    }

    @Test func `a floating time that travel skips is read in the zone of arrival`() throws {
        let breakfast = try activity("b", .restaurant, from: "2027-03-09 05:00", to: "2027-03-09 06:00")
        #expect(
            try ends([flight(), breakfast], of: "b") == [
                "2027-03-08T20:00:00Z Asia/Tokyo", "2027-03-08T21:00:00Z Asia/Tokyo",
            ])
    }

    @Test func `a floating time that comes twice is read the first time`() throws {
        // Noon of 12 March comes in Tokyo and, 17 hours later, in Los Angeles.
        var activities = try DemoTrip.activities()
        activities.append(try activity("noon", .event, from: "2027-03-12 12:00", to: "2027-03-12 13:00"))
        #expect(
            try ends(activities, of: "noon") == [
                "2027-03-12T03:00:00Z Asia/Tokyo", "2027-03-12T04:00:00Z Asia/Tokyo",
            ])
    }

    @Test func `a floating end is read where it does not come before the start`() throws {
        var activities = try DemoTrip.activities()
        activities.append(
            try activity("e", .event, from: "2027-03-12 11:00 America/Los_Angeles", to: "2027-03-12 12:00"))
        #expect(
            try ends(activities, of: "e") == [
                "2027-03-12T19:00:00Z America/Los_Angeles", "2027-03-12T20:00:00Z America/Los_Angeles",
            ])
    }

    @Test func `a floating time that the zone skips is moved on by the gap`() throws {
        let activities =
            try DemoTrip.activities() + [
                try activity("night", .event, from: "2027-03-14 02:30", to: "2027-03-14 03:45")
            ]
        #expect(
            try ends(activities, of: "night") == [
                "2027-03-14T10:30:00Z America/Los_Angeles", "2027-03-14T10:45:00Z America/Los_Angeles",
            ])
    }

    @Test func `a gap of the zone is not taken for a gap of the journey`() throws {
        let night = try activity("night", .event, from: "2027-03-14 02:30", to: "2027-03-14 03:45")
        let home = try activity(
            "home", .flight, from: "2027-03-14 05:00 America/Los_Angeles",
            to: "2027-03-15 00:30 Europe/Berlin")
        #expect(
            try ends([night, home], of: "night") == [
                "2027-03-14T10:30:00Z America/Los_Angeles", "2027-03-14T10:45:00Z America/Los_Angeles",
            ])
    }

    @Test func `a transport without a zone does not set the clock`() throws {
        let trip = try itinerary([activity("bus", .bus, from: "2027-03-10 14:00", to: "2027-03-10 16:30")])
        #expect(trip.clock.changes == [])
        #expect("\(trip.clock.initialZone)" == "Europe/Berlin")
    }

    @Test func `a repeated time is read by the offset written beside it`() throws {
        // The clocks of New York go back from 02:00 -04:00 to 01:00 -05:00 on 7 November 2027.
        func start(_ recorded: String) throws -> String {
            let scheduled = try itinerary([
                activity(
                    "a", .event, from: "2027-11-07 01:30 America/New_York\(recorded)",
                    to: "2027-11-07 04:00 America/New_York")
            ]).first("a")
            return "\(scheduled.start)"
        }
        #expect(try start("") == "2027-11-07T05:30:00Z")
        #expect(try start(" -14400") == "2027-11-07T05:30:00Z")
        #expect(try start(" -18000") == "2027-11-07T06:30:00Z")
        #expect(try start(" 3600") == "2027-11-07T05:30:00Z")
    }

    @Test func `an offset written down does not move a time that comes once`() throws {
        let scheduled = try itinerary([
            activity(
                "a", .event, from: "2027-12-01 09:00 America/New_York -14400",
                to: "2027-12-01 10:00 America/New_York")
        ]).first("a")
        #expect("\(scheduled.start)" == "2027-12-01T14:00:00Z")
        #expect(scheduled.startMapping?.resolution == .unique(scheduled.start))
    }

    @Test func `whole days are the traveller's days`() throws {
        let trip = try DemoTrip.itinerary()
        let tokyo = try trip.first("hotel-tokyo")
        let angeles = try trip.first("hotel-la")
        #expect("\(tokyo.start) \(tokyo.end)" == "2027-03-08T23:00:00Z 2027-03-11T15:00:00Z")
        #expect("\(tokyo.startZone) \(tokyo.endZone)" == "Europe/Berlin Asia/Tokyo")
        #expect("\(angeles.start) \(angeles.end)" == "2027-03-11T15:00:00Z 2027-03-15T07:00:00Z")
        #expect(angeles.startMapping == nil)
    }

    @Test func `a whole day that comes twice lasts until it is over for the last time`() throws {
        let trip = try itinerary(
            DemoTrip.activities() + [allDay("day", .event, from: "2027-03-12", to: "2027-03-13")])
        let day = try trip.first("day")
        #expect("\(day.start) \(day.end)" == "2027-03-11T15:00:00Z 2027-03-13T08:00:00Z")
    }

    @Test func `a whole day that the traveller skips takes no time`() throws {
        let trip = try itinerary([
            activity(
                "f", .ferry, from: "2025-07-01 23:00 Pacific/Pago_Pago", to: "2025-07-03 00:00 Pacific/Apia"),
            allDay("day", .event, from: "2025-07-02", to: "2025-07-03"),
        ])
        let day = try trip.first("day")
        #expect("\(day.start) \(day.end)" == "2025-07-02T11:00:00Z 2025-07-02T11:00:00Z")
        #expect(trip.dates(of: day, in: .traveller, within: nil) == [try date("2025-07-02")])
    }

    @Test func `activities are ordered by start, end and key`() throws {
        let same = try ["b", "a"].map {
            try activity($0, .event, from: "2027-03-10 14:00 UTC", to: "2027-03-10 15:00 UTC")
        }
        let shorter = try activity("c", .event, from: "2027-03-10 14:00 UTC", to: "2027-03-10 14:30 UTC")
        let earlier = try activity(
            "d", .event, from: "2027-03-10 14:30 Asia/Tokyo", to: "2027-03-11 15:00 UTC")
        let trip = try itinerary(same + [shorter, earlier])
        #expect(trip.activities.map { $0.activity.uid.text } == ["d", "c", "a", "b"])
    }
}
