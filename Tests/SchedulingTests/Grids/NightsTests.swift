import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Nights") struct NightsTests {
    private func nights(_ activity: Activity, home: String = "Europe/Berlin") throws -> Int {
        let trip = try itinerary([activity], home: home)
        return trip.nights(of: try #require(trip.activities.first))
    }

    private func stay(_ start: String, _ end: String) throws -> Int {
        try nights(activity("stay", .lodging, from: start, to: end))
    }

    @Test func `nights are dates, not days of 24 hours`() throws {
        #expect(try stay("2027-03-12 15:00 Asia/Tokyo", "2027-03-15 11:00 Asia/Tokyo") == 3)
        #expect(try stay("2027-03-12 15:00 Asia/Tokyo", "2027-03-13 11:00 Asia/Tokyo") == 1)
        #expect(try stay("2027-03-12 00:10 Asia/Tokyo", "2027-03-12 23:50 Asia/Tokyo") == 0)
        #expect(try stay("2027-03-12 23:50 Asia/Tokyo", "2027-03-13 00:10 Asia/Tokyo") == 1)
        #expect(try stay("2027-03-13 15:00 America/New_York", "2027-03-14 11:00 America/New_York") == 1)
        #expect(try stay("2027-03-12 15:00", "2027-03-14 11:00") == 2)
        #expect(try stay("2027-03-15 15:00 Asia/Tokyo", "2027-03-12 11:00 Asia/Tokyo") == 0)
        #expect(try nights(allDay("stay", .lodging, from: "2027-03-12", to: "2027-03-15")) == 3)
        #expect(try nights(allDay("stay", .lodging, from: "2027-03-12", to: "2027-03-10")) == 0)
    }

    @Test func `no night begins on a date that is skipped`() throws {
        #expect(try stay("2011-12-29 15:00 Pacific/Apia", "2011-12-31 11:00 Pacific/Apia") == 1)
        #expect(try stay("2011-12-28 15:00 Pacific/Apia", "2011-12-30 11:00 Pacific/Apia") == 2)
        #expect(try stay("2011-12-31 15:00 Pacific/Apia", "2012-01-02 11:00 Pacific/Apia") == 2)
        let whole = try allDay("stay", .lodging, from: "2011-12-29", to: "2011-12-31")
        #expect(try nights(whole, home: "Pacific/Apia") == 1)
        #expect(try nights(whole, home: "Europe/Berlin") == 2)
        // 1 January 1950 to 1 January 2049: 99 years with 25 leap days, less one date.
        #expect(
            try stay("1950-01-01 15:00 Pacific/Apia", "2049-01-01 11:00 Pacific/Apia") == 99 * 365 + 25 - 1)
    }

    @Test func `each night has its number, and a date that is skipped has none`() throws {
        func numbers(_ activity: Activity, _ dates: ClosedRange<Int>, home: String) throws -> [Int?] {
            let trip = try itinerary([activity], home: home)
            let stay = try #require(trip.activities.first)
            return try dates.map { try trip.night(of: stay, on: CivilDate(2011, 12, $0)) }
        }
        let whole = try allDay("stay", .lodging, from: "2011-12-28", to: "2011-12-31")
        #expect(try numbers(whole, 27...31, home: "Pacific/Apia") == [nil, 1, 2, nil, nil])
        #expect(try numbers(whole, 27...31, home: "Europe/Berlin") == [nil, 1, 2, 3, nil])
        let timed = try activity(
            "stay", .lodging, from: "2011-12-29 15:00 Pacific/Apia", to: "2012-01-02 11:00 Pacific/Apia")
        #expect(try numbers(timed, 28...31, home: "Europe/Berlin") == [nil, 1, nil, 2])
    }

    @Test func `the dates that a clock skips`() throws {
        func skipped(_ clock: TravellerClock, _ first: String, _ end: String) throws -> [String] {
            clock.skippedDates(in: try date(first)..<date(end)).map { "\($0)" }
        }
        let apia = TravellerClock(zone: try TestZones.zone("Pacific/Apia"))
        #expect(try skipped(apia, "1900-01-01", "2100-01-01") == ["2011-12-30"])
        #expect(try skipped(apia, "2011-12-30", "2011-12-31") == ["2011-12-30"])
        #expect(try skipped(apia, "2011-12-31", "2012-12-31") == [])
        #expect(try skipped(apia, "2011-12-01", "2011-12-30") == [])
        #expect(try skipped(apia, "2011-12-30", "2011-12-30") == [])
        // By ferry over midnight from Pago Pago to Apia there is no 2 July, unless one flies back to it.
        let ferry = try activity(
            "ferry", .ferry, from: "2025-07-01 23:00 Pacific/Pago_Pago", to: "2025-07-03 00:00 Pacific/Apia")
        let back = try activity(
            "back", .flight, from: "2025-07-03 06:00 Pacific/Apia", to: "2025-07-02 06:35 Pacific/Pago_Pago")
        #expect(try skipped(itinerary([ferry]).clock, "2025-06-01", "2025-08-01") == ["2025-07-02"])
        #expect(try skipped(itinerary([ferry, back]).clock, "2025-06-01", "2025-08-01") == [])
    }

    /// Against asking for every date.
    @Test(arguments: 0..<50 as Range<UInt64>)
    func `a random traveller skips the dates that have no stretch`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let first = try date("2026-03-01")
        let clock = try itinerary(RandomTrip.mixed(using: &random, from: first)).clock
        let window = try first.adding(days: -5)..<first.adding(days: 50)
        let empty = window.lowerBound.daysSinceEpoch..<window.upperBound.daysSinceEpoch
        let expected = try empty.map { try CivilDate(daysSinceEpoch: $0) }.filter {
            clock.stretches(of: $0).isEmpty
        }
        #expect(clock.skippedDates(in: window) == expected)
    }
}
