import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("The traveller's days") struct TravellerDaysTests {
    private func clock(_ zone: String) throws -> TravellerClock {
        TravellerClock(zone: try TestZones.zone(zone))
    }

    private func hours(_ clock: TravellerClock, _ day: String) throws -> [Double] {
        clock.stretches(of: try date(day)).map {
            Double($0.upperBound.duration(since: $0.lowerBound).components.seconds) / 3600
        }
    }

    struct Length: Sendable, CustomTestStringConvertible {
        let zone: String
        let day: String
        let minutes: [Int]
        var testDescription: String { "\(zone) \(day)" }
    }

    static let lengths: [Length] = [
        Length(zone: "Pacific/Apia", day: "2011-12-29", minutes: [1440]),
        Length(zone: "Pacific/Apia", day: "2011-12-30", minutes: []),
        Length(zone: "Pacific/Apia", day: "2011-12-31", minutes: [1440]),
        Length(zone: "Pacific/Kiritimati", day: "1994-12-31", minutes: []),
        Length(zone: "Europe/Berlin", day: "2027-03-28", minutes: [1380]),
        Length(zone: "Europe/Berlin", day: "2027-10-31", minutes: [1500]),
        Length(zone: "America/New_York", day: "2027-03-14", minutes: [1380]),
        Length(zone: "America/New_York", day: "2027-11-07", minutes: [1500]),
        Length(zone: "Australia/Lord_Howe", day: "2026-10-04", minutes: [1410]),
        Length(zone: "Australia/Lord_Howe", day: "2026-04-05", minutes: [1470]),
        // Havana goes from 00:00 to 01:00.
        Length(zone: "America/Havana", day: "2026-03-08", minutes: [1380]),
        // St. John's went back at 00:01, from 1 minute of the date to 23:01 of the one before.
        Length(zone: "America/St_Johns", day: "2010-11-06", minutes: [1440, 59]),
        Length(zone: "America/St_Johns", day: "2010-11-07", minutes: [1, 1440]),
    ]

    @Test(arguments: lengths)
    func `a date has the length that its zone gives it`(row: Length) throws {
        let minutes = try hours(clock(row.zone), row.day).map { Int(($0 * 60).rounded()) }
        #expect(minutes == row.minutes)
    }

    @Test func `Havana's day starts at 01:00`() throws {
        let stretches = try clock("America/Havana").stretches(of: date("2026-03-08"))
        #expect(stretches.map { "\($0.lowerBound)" } == ["2026-03-08T05:00:00Z"])
    }

    @Test func `Tokyo to Honolulu on one date is one long day`() throws {
        // 20:00 at +9 is 11:00Z; landing at 08:00 at -10 is 18:00Z, when Tokyo has 03:00 of the next day.
        let trip = try itinerary([
            activity(
                "f", .flight, from: "2026-07-10 20:00 Asia/Tokyo", to: "2026-07-10 08:00 Pacific/Honolulu")
        ])
        #expect(try hours(trip.clock, "2026-07-10") == [20 + 7 + 16])
        #expect(try hours(trip.clock, "2026-07-11") == [24])
        #expect(trip.reported == ["gained-day note 2026-07-10T18:00:00Z"])
    }

    @Test func `Los Angeles to Auckland loses a day`() throws {
        // 22:00 PST on 12 January is 06:00Z on the 13th; 08:00 NZDT on the 14th is 19:00Z, 11:00 PST on the
        // 13th.
        let trip = try itinerary([
            activity(
                "f", .flight, "NZ 5", from: "2027-01-12 22:00 America/Los_Angeles",
                to: "2027-01-14 08:00 Pacific/Auckland")
        ])
        #expect(try hours(trip.clock, "2027-01-13") == [11])
        #expect(try hours(trip.clock, "2027-01-14") == [16])
        #expect(
            trip.messages(.lostDay) == [
                "NZ 5 arrives on 14 January 2027 08:00 (Pacific/Auckland), when it is 13 January 2027 11:00 "
                    + "(America/Los_Angeles): your clock goes forward 21 h, and there is no 13 January 2027 on the "
                    + "ground for you."
            ])
    }

    @Test func `Pago Pago to Apia jumps a day ahead, and back`() throws {
        let there = try activity(
            "there", .flight, from: "2025-07-01 23:30 Pacific/Pago_Pago", to: "2025-07-03 00:05 Pacific/Apia")
        let back = try activity(
            "back", .flight, from: "2025-07-05 07:00 Pacific/Apia", to: "2025-07-04 07:35 Pacific/Pago_Pago")
        let trip = try itinerary([there, back])
        let days = Agenda(trip, view: .traveller, dates: try date("2025-07-01")..<date("2025-07-06")).days
        #expect(days.map(\.isSkipped) == [false, false, false, false, false])
        #expect(days.map(\.isRepeated) == [false, false, false, true, true])
        #expect(days[1].length == .seconds(5 * 60))
        #expect(
            trip.messages(.lostDay) == [
                "there arrives on 3 July 2025 00:05 (Pacific/Apia), when it is 2 July 2025 00:05 (Pacific/Pago_Pago): "
                    + "your clock goes forward 1 day, and there is no 2 July 2025 on the ground for you."
            ])
        #expect(
            trip.messages(.gainedDay) == [
                "back arrives on 4 July 2025 07:35 (Pacific/Pago_Pago), when it is 5 July 2025 07:35 (Pacific/Apia): "
                    + "your clock goes back 1 day, and you land on 4 July 2025 again."
            ])
    }

    @Test func `a date can be skipped by travel alone`() throws {
        // Landing at 23:40 of the 1st in Pago Pago is 23:40 of the 2nd in Apia; 2 July never was.
        let trip = try itinerary([
            activity(
                "f", .ferry, from: "2025-07-01 23:00 Pacific/Pago_Pago", to: "2025-07-03 00:00 Pacific/Apia")
        ])
        let days = Agenda(trip, view: .traveller, dates: try date("2025-07-01")..<date("2025-07-04")).days
        #expect(days.map(\.isSkipped) == [false, true, false])
        #expect(days.map { $0.length.components.seconds / 3600 } == [24, 0, 24])
        // The ferry is on the way between its two dates.
        #expect(days.map { $0.entries.map(\.scheduled.activity.uid.text) } == [["f"], ["f"], ["f"]])
        #expect(days.map { $0.clockChanges.count } == [0, 0, 1])
    }

    @Test func `dates are touched from the start to before the end`() throws {
        let clock = try DemoTrip.itinerary().clock
        func touched(_ start: String, _ end: String) throws -> [String] {
            clock.dates(touching: try instant(start)..<instant(end)).map { "\($0)" }
        }
        #expect(try touched("2027-03-10T00:00:00+09:00", "2027-03-11T00:00:00+09:00") == ["2027-03-10"])
        #expect(
            try touched("2027-03-10T00:00:00+09:00", "2027-03-11T00:00:01+09:00") == [
                "2027-03-10", "2027-03-11",
            ])
        #expect(try touched("2027-03-11T00:00:00+09:00", "2027-03-11T00:00:00+09:00") == ["2027-03-11"])
        #expect(try touched("2027-03-12T08:00:00Z", "2027-03-12T18:06:00Z") == ["2027-03-12"])
        let apia = try self.clock("Pacific/Apia")
        let range = try instant("2011-12-29T12:00:00-10:00")..<instant("2011-12-31T12:00:00+14:00")
        #expect(apia.dates(touching: range).map { "\($0)" } == ["2011-12-29", "2011-12-31"])
        let window = try date("2011-12-30")..<date("2012-01-05")
        #expect(apia.dates(touching: range, within: window).map { "\($0)" } == ["2011-12-31"])
    }

    @Test func `a date that comes back in between is touched too`() throws {
        // From 30 seconds past midnight of the 7th, over 23:01 to 24:00 of the 6th, to half past midnight of
        // the 7th.
        let range = try instant("2010-11-07T00:00:30-02:30")..<instant("2010-11-07T00:30:00-03:30")
        let clock = try clock("America/St_Johns")
        #expect(clock.dates(touching: range).map { "\($0)" } == ["2010-11-06", "2010-11-07"])
    }

    /// Compares with a reading of the clock every quarter of an hour, in which no zone of these years
    /// changes.
    @Test(arguments: 0..<150 as Range<UInt64>)
    func `random trips touch the dates that the clock shows`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let trip = try RandomTrip.make(using: &random)
        for scheduled in trip.activities.prefix(12) where !scheduled.endsBeforeStart {
            var shown: Set<CivilDate> = [trip.clock.date(at: scheduled.start)]
            var now = scheduled.start
            while now < scheduled.end {
                shown.insert(trip.clock.date(at: now))
                now = try now.adding(.seconds(900))
            }
            #expect(trip.clock.dates(touching: scheduled.range) == shown.sorted())
            guard scheduled.activity.kind.isTransport else {
                #expect(trip.dates(of: scheduled, in: .traveller, within: nil) == shown.sorted())
                continue
            }
            let printed = [
                scheduled.startZone.civil(at: scheduled.start).date,
                scheduled.endZone.civil(at: scheduled.end).date,
            ]
            let dates = trip.dates(of: scheduled, in: .traveller, within: nil)
            #expect([dates.first, dates.last] == [printed.min(), printed.max()])
            #expect(
                printed[1] < printed[0]
                    ? dates.count == 2 : dates.count == printed[0].days(until: printed[1]) + 1)
        }
    }

    @Test(arguments: 0..<150 as Range<UInt64>)
    func `the days of a random trip cover all time once`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let trip = try RandomTrip.make(using: &random)
        var stretches: [Range<Instant>] = []
        for day in try date("2026-01-01").daysSinceEpoch..<date("2027-06-01").daysSinceEpoch {
            stretches += trip.clock.stretches(of: try CivilDate(daysSinceEpoch: day))
        }
        stretches.sort { $0.lowerBound < $1.lowerBound }
        for (one, next) in zip(stretches, stretches.dropFirst()) where one.upperBound != next.lowerBound {
            Issue.record("\(one) and \(next) do not meet")
        }
        #expect(stretches.count > 500)
    }
}
