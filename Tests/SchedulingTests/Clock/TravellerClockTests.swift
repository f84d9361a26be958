import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("TravellerClock") struct TravellerClockTests {
    private func out() throws -> Activity {
        try activity(
            "out", .flight, from: "2027-03-08 12:40 Europe/Berlin", to: "2027-03-09 09:55 Asia/Tokyo")
    }

    private func zones(_ clock: TravellerClock) -> [String] {
        ["\(clock.initialZone)"] + clock.changes.map { "\($0.instant) \($0.after)" }
    }

    @Test func `without transport the traveller is at home`() throws {
        let trip = try itinerary([
            activity("call", .other, from: "2027-03-08 12:00 Asia/Tokyo", to: "2027-03-08 13:00 Asia/Tokyo")
        ])
        #expect(zones(trip.clock) == ["Europe/Berlin"])
        #expect(trip.clock.stretches.map(\.range) == [Instant.earliest..<Instant.latest])
    }

    @Test func `before the first transport the traveller is where it leaves from`() throws {
        let trip = try itinerary([out()], home: "America/Lima")
        #expect(zones(trip.clock) == ["Europe/Berlin", "2027-03-09T00:55:00Z Asia/Tokyo"])
    }

    @Test func `the zone changes at the arrival, to the instant`() throws {
        let clock = try itinerary([out()]).clock
        let landing = try instant("2027-03-09T00:55:00Z")
        #expect("\(clock.zone(at: landing)) \(clock.zone(before: landing))" == "Asia/Tokyo Europe/Berlin")
        #expect("\(clock.civil(at: landing))" == "2027-03-09T09:55:00")
        #expect("\(clock.civil(at: try landing.adding(.nanoseconds(-1))).date)" == "2027-03-09")
        #expect("\(clock.zone(at: try landing.adding(.nanoseconds(-1))))" == "Europe/Berlin")
    }

    @Test func `a cancelled or a tentative transport moves nobody`() throws {
        var flight = try out()
        flight.status = .cancelled
        #expect(zones(try itinerary([flight]).clock) == ["Europe/Berlin"])
        flight.status = .tentative
        #expect(zones(try itinerary([flight]).clock) == ["Europe/Berlin"])
        flight.status = .confirmed
        #expect(zones(try itinerary([flight]).clock) == ["Europe/Berlin", "2027-03-09T00:55:00Z Asia/Tokyo"])
    }

    @Test func `a transport inside the zone changes nothing`() throws {
        let train = try activity(
            "train", .train, from: "2027-03-10 09:00 Asia/Tokyo", to: "2027-03-10 11:30 Japan")
        #expect(
            zones(try itinerary([out(), train]).clock) == [
                "Europe/Berlin", "2027-03-09T00:55:00Z Asia/Tokyo",
            ])
    }

    @Test func `a missing leg is noticed at the next departure`() throws {
        let back = try activity(
            "back", .flight, from: "2027-03-15 20:15 America/Los_Angeles",
            to: "2027-03-16 15:20 Europe/Berlin")
        #expect(
            zones(try itinerary([out(), back]).clock) == [
                "Europe/Berlin", "2027-03-09T00:55:00Z Asia/Tokyo",
                "2027-03-16T03:15:00Z America/Los_Angeles",
                "2027-03-16T14:20:00Z Europe/Berlin",
            ])
    }

    @Test func `of two contradictory transports the last arrival wins`() throws {
        let other = try activity(
            "other", .flight, from: "2027-03-08 13:00 Europe/Berlin", to: "2027-03-09 12:00 Asia/Seoul")
        let expected = [
            "Europe/Berlin", "2027-03-09T00:55:00Z Asia/Tokyo", "2027-03-09T03:00:00Z Asia/Seoul",
        ]
        #expect(zones(try itinerary([out(), other]).clock) == expected)
        #expect(zones(try itinerary([other, out()]).clock) == expected)
    }

    @Test func `arrivals at one instant are decided by the order of the itinerary`() throws {
        let other = try activity(
            "other", .flight, from: "2027-03-08 12:40 Europe/Berlin", to: "2027-03-09 09:55 Asia/Seoul")
        #expect(
            zones(try itinerary([other, out()]).clock) == [
                "Europe/Berlin", "2027-03-09T00:55:00Z Asia/Tokyo",
            ])
    }

    @Test func `who returns before leaving is at home in the end`() throws {
        let back = try activity(
            "back", .flight, from: "2027-03-01 10:00 Asia/Tokyo", to: "2027-03-01 15:00 Europe/Berlin")
        #expect(
            zones(try itinerary([out(), back]).clock) == [
                "Asia/Tokyo", "2027-03-01T14:00:00Z Europe/Berlin", "2027-03-09T00:55:00Z Asia/Tokyo",
            ])
    }

    @Test func `an arrival before the departure counts at the departure`() throws {
        let wrong = try activity(
            "wrong", .flight, from: "2027-03-12 17:00 Asia/Tokyo", to: "2027-03-11 10:05 America/Los_Angeles")
        #expect(
            zones(try itinerary([wrong]).clock) == ["Asia/Tokyo", "2027-03-12T08:00:00Z America/Los_Angeles"])
    }

    @Test func `a time on the clock has no, one or two readings`() throws {
        let clock = try DemoTrip.itinerary().clock
        func readings(_ text: String) throws -> [String] {
            clock.readings(of: try civil(text)).map { "\($0)" }
        }
        #expect(try readings("2027-03-10T14:00") == ["2027-03-10T14:00:00+09:00[Asia/Tokyo]"])
        #expect(
            try readings("2027-03-12T12:00") == [
                "2027-03-12T12:00:00+09:00[Asia/Tokyo]", "2027-03-12T12:00:00-08:00[America/Los_Angeles]",
            ])
        #expect(try readings("2027-03-09T05:00") == [])
        #expect(try readings("2027-03-14T02:30") == [])
        #expect(try readings("2027-03-12T10:04") == ["2027-03-12T10:04:00+09:00[Asia/Tokyo]"])
    }
}
