import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Free time") struct FreeTimeTests {
    private func hours(_ from: Int, _ until: Int) throws -> WakingHours {
        WakingHours(from: try TimeOfDay(from, 0), until: try TimeOfDay(until % 24, 0))
    }

    private func gaps(
        _ trip: Itinerary, _ dates: String, _ end: String, _ waking: WakingHours, with others: [String] = [],
        clock: TravellerClock? = nil, atLeast minutes: Int = 1
    ) throws -> [String] {
        let free = FreeTime(
            in: trip, clock: clock ?? trip.clock, dates: try date(dates)..<date(end), waking: waking,
            together: try others.map { try TestZones.zone($0) }, atLeast: .seconds(minutes * 60))
        return free.gaps.map { "\($0.lowerBound)/\($0.upperBound)" }
    }

    @Test func `docExample: waking hours have a length`() throws {
        #expect(
            WakingHours(from: try TimeOfDay(8, 0), until: try TimeOfDay(22, 0)).length == .seconds(14 * 3600))
        #expect(try hours(18, 2).length == .seconds(8 * 3600))
        #expect(try hours(0, 24).length == .seconds(86_400))
    }

    /// Tokyo is nine hours ahead of UTC. What is tentative or cancelled, a hotel and a whole day take no time; of three
    /// that overlap the longest counts.
    @Test func `what keeps one busy is left out of the day`() throws {
        let tokyo = "Asia/Tokyo"
        func on(_ uid: String, _ from: String, _ to: String, _ status: ActivityStatus = .confirmed) throws
            -> Activity
        {
            try activity(
                uid, .event, from: "2027-03-10 \(from) \(tokyo)", to: "2027-03-10 \(to) \(tokyo)",
                status: status)
        }
        let trip = try itinerary(
            [
                on("a", "10:00", "11:00"), on("b", "10:30", "13:00"), on("c", "10:45", "10:50"),
                on("d", "15:00", "16:00", .tentative), on("e", "16:00", "17:00", .cancelled),
                on("f", "20:00", "23:00"),
                on("empty", "18:00", "18:00"),
                allDay("hotel", .lodging, from: "2027-03-09", to: "2027-03-12"),
            ], home: tokyo)
        let day = ["2027-03-09T23:00:00Z/2027-03-10T01:00:00Z", "2027-03-10T04:00:00Z/2027-03-10T11:00:00Z"]
        #expect(try gaps(trip, "2027-03-10", "2027-03-11", hours(8, 22)) == day)
        #expect(try gaps(trip, "2027-03-10", "2027-03-11", hours(8, 22), atLeast: 121) == [day[1]])
        #expect(try gaps(trip, "2027-03-10", "2027-03-10", hours(8, 22)) == [])
        // By UTC's clock, on the same date, it is another day.
        #expect(
            try gaps(trip, "2027-03-10", "2027-03-11", hours(8, 22), clock: TravellerClock(zone: .utc)) == [
                "2027-03-10T08:00:00Z/2027-03-10T11:00:00Z", "2027-03-10T14:00:00Z/2027-03-10T22:00:00Z",
            ])
    }

    /// 10 March in Tokyo is 15:00 UTC of the 9th to 15:00 UTC of the 10th.
    @Test func `busy times are those of the dates, the tentative ones beside the confirmed`() throws {
        let tokyo = "Asia/Tokyo"
        func on(_ uid: String, _ from: String, _ to: String, _ status: ActivityStatus = .confirmed) throws
            -> Activity
        {
            try activity(
                uid, .event, from: "2027-03-\(from) \(tokyo)", to: "2027-03-\(to) \(tokyo)", status: status)
        }
        let trip = try itinerary(
            [
                on("night", "09 23:00", "10 01:00"), on("a", "10 10:00", "10 11:00"),
                on("b", "10 10:30", "10 13:00"),
                on("maybe", "10 12:00", "10 16:00", .tentative),
                on("off", "10 16:00", "10 17:00", .cancelled),
                on("empty", "10 18:00", "10 18:00"), on("next", "11 00:00", "11 01:00"),
                allDay("hotel", .lodging, from: "2027-03-09", to: "2027-03-12"),
            ], home: tokyo)
        let busy = try #require(
            BusyTime(of: trip, on: trip.clock, dates: date("2027-03-10")..<date("2027-03-11")))
        func text(_ range: Range<Instant>) -> String { "\(range.lowerBound)/\(range.upperBound)" }
        #expect(text(busy.window) == "2027-03-09T15:00:00Z/2027-03-10T15:00:00Z")
        #expect(
            busy.confirmed.map(text) == [
                "2027-03-09T15:00:00Z/2027-03-09T16:00:00Z", "2027-03-10T01:00:00Z/2027-03-10T04:00:00Z",
            ])
        #expect(busy.tentative.map(text) == ["2027-03-10T04:00:00Z/2027-03-10T07:00:00Z"])
        #expect(try BusyTime(of: trip, on: trip.clock, dates: date("2027-03-10")..<date("2027-03-10")) == nil)
    }

    /// Berlin is nine hours ahead of Los Angeles in January: 08:00 to 22:00 there is 23:00 to 13:00 here.
    @Test func `a call needs both to be awake`() throws {
        let trip = try itinerary([], home: "America/Los_Angeles")
        #expect(
            try gaps(trip, "2027-01-10", "2027-01-11", hours(8, 22), with: ["Europe/Berlin"]) == [
                "2027-01-10T16:00:00Z/2027-01-10T21:00:00Z"
            ])
        #expect(
            try gaps(trip, "2027-01-10", "2027-01-11", hours(8, 22), with: ["Europe/Berlin", "Asia/Tokyo"])
                == [])
        // Kiritimati is a whole day ahead of Honolulu: the clocks show the same hours of two dates.
        let honolulu = try itinerary([], home: "Pacific/Honolulu")
        #expect(
            try gaps(honolulu, "2027-01-10", "2027-01-11", hours(8, 22), with: ["Pacific/Kiritimati"]) == [
                "2027-01-10T18:00:00Z/2027-01-11T08:00:00Z"
            ])
    }

    @Test func `all hours of some dates are one range, as long as the clocks make them`() throws {
        let trip = try itinerary([], home: "America/New_York")
        // 2027-03-14 has 23 hours there.
        #expect(
            try gaps(trip, "2027-03-13", "2027-03-15", hours(0, 24)) == [
                "2027-03-13T05:00:00Z/2027-03-15T04:00:00Z"
            ])
        #expect(
            try gaps(trip, "2027-03-14", "2027-03-15", hours(1, 4)) == [
                "2027-03-14T06:00:00Z/2027-03-14T08:00:00Z"
            ])
        // Half past one comes twice on 2027-11-07.
        #expect(
            try gaps(trip, "2027-11-07", "2027-11-08", hours(1, 2)) == [
                "2027-11-07T05:00:00Z/2027-11-07T07:00:00Z"
            ])
        #expect(
            try gaps(trip, "2027-03-13", "2027-03-14", hours(22, 4)) == [
                "2027-03-14T03:00:00Z/2027-03-14T08:00:00Z"
            ])
    }

    /// Apia had no 30 December 2011; the demo's traveller has 12 March 2027 twice.
    @Test func `a date that does not come has no hours, and one that comes twice has them twice`() throws {
        let apia = try itinerary([], home: "Pacific/Apia")
        #expect(try gaps(apia, "2011-12-30", "2011-12-31", hours(8, 22)) == [])
        let demo = try DemoTrip.itinerary()
        #expect(
            try gaps(demo, "2027-03-12", "2027-03-13", hours(8, 22)) == [
                // Tokyo from 08:00 to the departure at 17:00; Los Angeles from 10:05, eight hours behind UTC.
                "2027-03-11T23:00:00Z/2027-03-12T08:00:00Z", "2027-03-12T18:05:00Z/2027-03-13T06:00:00Z",
            ])
    }

    /// Ada is awake from 20:00 to 02:00, Ben from 10:00 to 01:00; Berlin is one hour ahead of UTC, Tokyo nine.
    @Test
    func `of one who is awake after midnight the hours belong to the date before, of several to the date`()
        throws
    {
        let berlin = try itinerary([], home: "Europe/Berlin")
        let (ada, ben) = (
            (itinerary: berlin, awake: try hours(20, 2)), (itinerary: berlin, awake: try hours(10, 1))
        )
        let day = try CivilDate(2027, 3, 12)..<CivilDate(2027, 3, 13)
        func together(
            _ people: [(itinerary: Itinerary, awake: WakingHours)], on clock: TravellerClock
        ) -> [String] {
            FreeTime(of: people, on: clock, dates: day, atLeast: .seconds(60)).gaps
                .map { "\($0.lowerBound)/\($0.upperBound)" }
        }
        #expect(together([ada], on: berlin.clock) == ["2027-03-12T19:00:00Z/2027-03-13T01:00:00Z"])
        #expect(
            try together([ada], on: berlin.clock) == gaps(berlin, "2027-03-12", "2027-03-13", hours(20, 2)))
        #expect(
            together([ada, ben], on: berlin.clock) == [
                "2027-03-11T23:00:00Z/2027-03-12T00:00:00Z", "2027-03-12T19:00:00Z/2027-03-12T23:00:00Z",
            ])
        #expect(together([ben, ada], on: berlin.clock) == together([ada, ben], on: berlin.clock))
        // 20:00 to 02:00 in Berlin is from 04:00 in Tokyo; there Kenji is awake all day.
        let tokyo = try itinerary([], home: "Asia/Tokyo")
        let kenji = (itinerary: tokyo, awake: try hours(0, 24))
        #expect(together([kenji, ada], on: tokyo.clock) == ["2027-03-11T19:00:00Z/2027-03-12T01:00:00Z"])
        #expect(
            together([ada, kenji], on: berlin.clock) == [
                "2027-03-11T23:00:00Z/2027-03-12T01:00:00Z", "2027-03-12T19:00:00Z/2027-03-12T23:00:00Z",
            ])
        // By a clock of nobody a date goes from midnight to midnight for one person, too.
        #expect(
            together([ada], on: TravellerClock(zone: .utc)) == [
                "2027-03-12T00:00:00Z/2027-03-12T01:00:00Z", "2027-03-12T19:00:00Z/2027-03-13T00:00:00Z",
            ])
    }

    /// Minute by minute, against the definition.
    @Test(arguments: 0..<60) func `a gap has every free minute, and no other`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let trip = try RandomTrip.make(using: &random)
        let first = trip.activities.first?.start ?? .epoch
        let day = trip.clock.date(at: first)
        let waking = WakingHours(
            from: try TimeOfDay(Int.random(in: 0..<24, using: &random), 0),
            until: try TimeOfDay(Int.random(in: 0..<24, using: &random), 30))
        let dates = day..<(try day.adding(days: 3))
        let free = FreeTime(in: trip, clock: trip.clock, dates: dates, waking: waking, atLeast: .zero)
        for (one, next) in zip(free.gaps, free.gaps.dropFirst()) { #expect(one.upperBound < next.lowerBound) }
        var instant = try first.adding(.seconds(-2 * 86_400))
        for _ in 0..<1_500 {
            instant = try instant.adding(.seconds(420))
            let isBusy = trip.activities.contains {
                $0.activity.isExclusive && !$0.isAllDay && $0.range.contains(instant)
            }
            let civil = trip.clock.civil(at: instant)
            let second = civil.time.secondsSinceMidnight
            let (from, until) = (waking.from.secondsSinceMidnight, waking.until.secondsSinceMidnight)
            // Hours over midnight belong to the date on which they begin.
            let isToday = dates.contains(civil.date)
            let isAfterToday = dates.contains(try civil.date.adding(days: -1))
            let isAwake =
                from < until
                ? second >= from && second < until && isToday
                : second >= from && isToday || second < until && isAfterToday
            #expect(
                free.gaps.contains { $0.contains(instant) } == (isAwake && !isBusy), "\(instant) \(civil)")
        }
    }
}
