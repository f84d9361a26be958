import CivilTime
import TestKit
import Testing

@Suite("Look-up") struct LookUpTests {
    @Test func `docExample: the civil time and the offset in one look-up`() throws {
        let tokyo = try TestZones.zone("Asia/Tokyo")
        let (civil, offset) = tokyo.civilAndOffset(at: .epoch)
        #expect(civil.description == "1970-01-01T09:00:00")
        #expect(offset.description == "+09:00")
        let local = try CivilDateTime(1970, 1, 1, 9, 0)
        #expect(try tokyo.instant(of: local, by: .reject).description == "1970-01-01T00:00:00Z")
    }

    /// The four policies of RFC 5545 and Temporal, worked out by hand from +01:00 and +02:00.
    @Test(arguments: [
        ("2026-03-29T02:30", Disambiguation.compatible, "2026-03-29T01:30:00Z"),
        ("2026-03-29T02:30", .earlier, "2026-03-29T00:30:00Z"),
        ("2026-03-29T02:30", .later, "2026-03-29T01:30:00Z"),
        ("2026-10-25T02:30", .compatible, "2026-10-25T00:30:00Z"),
        ("2026-10-25T02:30", .earlier, "2026-10-25T00:30:00Z"),
        ("2026-10-25T02:30", .later, "2026-10-25T01:30:00Z"),
        ("2026-06-01T12:00:00.5", .reject, "2026-06-01T10:00:00.5Z"),
        // The rule of today in 2400: the last Sunday of March is the 26th.
        ("2400-03-26T02:30", .compatible, "2400-03-26T01:30:00Z"),
        ("2400-03-26T02:30", .earlier, "2400-03-26T00:30:00Z"),
    ])
    func `a policy picks the instant of a local time in Paris`(
        local: String, policy: Disambiguation, expected: String
    ) throws {
        let paris = try TestZones.zone("Europe/Paris")
        let civil = try CivilDateTime(parsing: local)
        #expect(try paris.instant(of: civil, by: policy).description == expected)
        #expect(try paris.mapping(of: civil).resolved(by: policy).description == expected)
    }

    @Test(arguments: ["2026-03-29T02:30", "2026-10-25T02:30", "2400-03-26T02:30"])
    func `a policy that rejects says what a mapping says`(local: String) throws {
        let paris = try TestZones.zone("Europe/Paris")
        let civil = try CivilDateTime(parsing: local)
        let error = #expect(throws: TimeError.self) { try paris.instant(of: civil, by: .reject) }
        let reason = #expect(throws: TimeError.self) { try paris.mapping(of: civil).resolved(by: .reject) }
        #expect(error == reason)
    }

    /// From CPython's `zoneinfo` with the same files.
    @Test(arguments: [
        ("America/New_York", "2101-03-13T06:59:59Z", "2101-03-13T01:59:59-05:00"),
        ("America/New_York", "2101-03-13T07:00:00Z", "2101-03-13T03:00:00-04:00"),
        ("America/New_York", "2400-11-05T05:59:59Z", "2400-11-05T01:59:59-04:00"),
        ("America/New_York", "2400-11-05T06:00:00Z", "2400-11-05T01:00:00-05:00"),
        ("Australia/Lord_Howe", "2204-04-01T00:00:00Z", "2204-04-01T10:30:00+10:30"),
        ("America/Santiago", "2500-12-31T23:59:59Z", "2500-12-31T20:59:59-03:00"),
        ("Asia/Gaza", "2250-07-01T00:00:00Z", "2250-07-01T03:00:00+03:00"),
        ("Europe/Paris", "9999-06-01T00:00:00Z", "9999-06-01T02:00:00+02:00"),
    ])
    func `the rule goes on after 2100`(zone: String, instant: String, expected: String) throws {
        let (civil, offset) = try TestZones.zone(zone).civilAndOffset(at: Instant(parsing: instant))
        #expect("\(civil)\(offset)" == expected)
    }

    /// A change is found by the rule itself, a look-up by the year of the table with the same calendar.
    @Test(
        arguments: [
            "America/New_York", "America/Santiago", "Antarctica/Troll", "Asia/Gaza", "Asia/Jerusalem",
            "Australia/Lord_Howe", "Europe/Dublin", "Pacific/Chatham",
        ])
    func `each change after 2100 is seen by look-ups on both of its sides`(name: String) throws {
        let zone = try TestZones.zone(name)
        var instant = try Instant(parsing: "2099-06-01T00:00:00Z")
        for _ in 0..<900 {
            let change = try #require(zone.nextTransition(after: instant))
            let before = try change.instant.adding(.seconds(-1))
            #expect(zone.offset(at: before) == change.before.offset, "\(change.instant)")
            #expect(zone.offset(at: change.instant) == change.after.offset, "\(change.instant)")
            #expect(zone.period(at: before) == change.before, "\(change.instant)")
            let first = min(change.localBefore, change.localAfter)
            let last = max(change.localBefore, change.localAfter)
            #expect(zone.mapping(of: first).transition == change)
            #expect(zone.mapping(of: try last.adding(.seconds(-1))).transition == change)
            #expect(zone.mapping(of: last).transition == nil)
            instant = change.instant
        }
    }

    @Test func `the ends of the calendar and of the line are those of the years`() throws {
        #expect(CivilDateTime.earliest.description == "-009999-01-01T00:00:00")
        #expect(CivilDateTime.latest.description == "9999-12-31T23:59:59")
        #expect(Instant.earliest.description == "-009999-01-03T00:00:00Z")
        #expect(Instant.latest.description == "9999-12-29T23:59:59Z")
        #expect(
            try CivilDateTime(-9999, 1, 1, 0, 0).secondsSinceEpoch == CivilDateTime.earliest.secondsSinceEpoch
        )
    }

    /// Days are counted one by one from 1970-01-01, by the rule that every year and month follows.
    @Test func `every day of two thousand years has its date`() throws {
        var (year, month, day) = (1, 1, 1)
        // 1969 years · 365 days and 477 leap days before 1970; 31 years · 365 and 8 from then to 2001.
        for number in -719_162..<11_323 {
            let date = try CivilDate(daysSinceEpoch: number)
            let isSame = (date.year, date.month, date.day) == (year, month, day)
            #expect(isSame, "\(date)")
            guard isSame, try CivilDate(year, month, day).daysSinceEpoch == number else {
                Issue.record("\(date) is not day \(number)")
                return
            }
            let lengths = [31, CivilDate.isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            day += 1
            if day > lengths[month - 1] { (day, month) = (1, month + 1) }
            if month > 12 { (month, year) = (1, year + 1) }
        }
        #expect((year, month, day) == (2001, 1, 1))
    }
}
