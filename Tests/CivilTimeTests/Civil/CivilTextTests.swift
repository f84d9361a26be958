import CivilTime
import TestKit
import Testing

@Suite("Civil times and instants as text") struct CivilTextTests {
    @Test(arguments: 0..<200)
    func `what is printed is read back as it was`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let second = Int64.random(
            in: Instant.earliest.secondsSinceEpoch...Instant.latest.secondsSinceEpoch, using: &random)
        let nanosecond =
            [0, 1, 500_000_000, 999_999_999, Int.random(in: 0..<1_000_000_000, using: &random)]
            .randomElement(using: &random) ?? 0
        let instant = try Instant(secondsSinceEpoch: second, nanosecond: nanosecond)
        #expect(try Instant(parsing: instant.description) == instant)
        let civil = instant.utc
        #expect(try CivilDateTime(parsing: civil.description) == civil)
        #expect(try CivilDate(parsing: civil.date.description) == civil.date)
        #expect(try TimeOfDay(parsing: civil.time.description) == civil.time)
        let offset = try UTCOffset(totalSeconds: Int.random(in: -93_599...93_599, using: &random))
        #expect(try UTCOffset(parsing: offset.description) == offset)
    }

    /// ISO 8601 section 4.3.2: a year of four digits, and otherwise an agreed number of them behind a sign.
    @Test(arguments: [
        (0, 0, "0000-01-01T00:00:00"), (9999, 0, "9999-01-01T00:00:00"), (-1, 0, "-000001-01-01T00:00:00"),
        (2027, 500_000_000, "2027-01-01T00:00:00.5"), (99, 0, "0099-01-01T00:00:00"),
    ])
    func `a civil time is printed with all that it has`(year: Int, nanosecond: Int, text: String) throws {
        let civil = CivilDateTime(
            try CivilDate(year, 1, 1), try TimeOfDay(0, 0, nanosecond: nanosecond))
        #expect(civil.description == text)
        #expect(try Instant(parsing: text + "Z").description == text + "Z")
        let last = CivilDateTime(
            try CivilDate(year, 12, 31), try TimeOfDay(23, 59, 58))
        #expect(
            last.description == text.prefix(text.utf8.count - (nanosecond == 0 ? 15 : 17)) + "-12-31T23:59:58"
        )
    }

    /// RFC 3339 section 5.8, but for its two leap seconds, which Unix time does not have.
    @Test(arguments: [
        ("1985-04-12T23:20:50.52Z", "1985-04-12T23:20:50.52Z"),
        ("1996-12-19T16:39:57-08:00", "1996-12-20T00:39:57Z"),
        ("1937-01-01T12:00:27.87+00:20", "1937-01-01T11:40:27.87Z"),
        ("2027-03-12T10:05-08:00", "2027-03-12T18:05:00Z"), ("@0", "1970-01-01T00:00:00Z"),
        ("@-1", "1969-12-31T23:59:59Z"),
    ])
    func `an instant is read in any offset`(text: String, utc: String) throws {
        #expect(try Instant(parsing: text).description == utc)
    }

    @Test(arguments: [
        ("24:00", "24:00: hours run from 0 to 23; 24:00 is 00:00 of the next date"),
        ("23:59:60", "23:59:60: seconds run from 0 to 59; a leap second has no place on Unix time"),
        ("09:61", "09:61: minutes run from 0 to 59"),
        ("9:30", "9:30: a time of day is written like 09:30 or 09:30:15"),
        ("09:30:00.", "09:30:00.: a time of day is written like 09:30 or 09:30:15"),
        ("09:30:00.1234567890", "09:30:00.1234567890: a time of day is written like 09:30 or 09:30:15"),
    ])
    func `a clock reading that no clock shows is refused`(text: String, message: String) {
        let error = #expect(throws: TimeError.self) { try TimeOfDay(parsing: text) }
        #expect(error?.description == message)
    }

    @Test(arguments: [
        "@99999999999999999999", "@-99999999999999999999", "@9223372036854775807", "9999-12-31T23:00Z",
        "-009999-01-01T00:00Z",
    ])
    func `an instant beyond the ends of the line is out of range, not malformed`(text: String) {
        let error = #expect(throws: TimeError.self) { try Instant(parsing: text) }
        #expect(error?.code == .outOfRange)
    }

    @Test(arguments: ["@", "@+", "@1.5", "@ 1", "@1e3", "@٣", "@--1", "@0Z"])
    func `Unix seconds are a whole number after the sign`(text: String) {
        let error = #expect(throws: TimeError.self) { try Instant(parsing: text) }
        #expect(error?.code == .malformedText)
    }

    @Test func `a civil time with an offset is refused, since it would be lost`() {
        let error = #expect(throws: TimeError.self) { try CivilDateTime(parsing: "2027-03-14T09:00Z") }
        #expect(error?.code == .malformedText)
    }

    @Test func `docExample: adding and measuring`() throws {
        let departure = try CivilDateTime(2027, 3, 12, 17, 0)
        #expect(departure.description == "2027-03-12T17:00:00")
        #expect(try departure.adding(.seconds(36_300)).description == "2027-03-13T03:05:00")
        let takeoff = try Instant(parsing: "2027-03-12T17:00:00+09:00")
        let landing = try Instant(parsing: "2027-03-12T10:05:00-08:00")
        #expect(landing.duration(since: takeoff) == .seconds(36_300))
        #expect(try takeoff.adding(.seconds(36_300)) == landing)
        #expect(landing.description == "2027-03-12T18:05:00Z")
        #expect(try UTCOffset(totalSeconds: -2670).description == "-00:44:30")
        #expect(try CivilDate(2027, 3, 12).days(until: CivilDate(2027, 3, 15)) == 3)
        #expect(Weekday.sunday.daysAfter(.monday) == 6)
        #expect(try TimeOfDay(9, 30).description == "09:30:00")
    }

    @Test func `fractions move toward the past and never wrap`() throws {
        let instant = try Instant(secondsSinceEpoch: 0)
        #expect(
            try instant.adding(.nanoseconds(-1)) == Instant(secondsSinceEpoch: -1, nanosecond: 999_999_999))
        #expect(
            try instant.adding(Duration(secondsComponent: 0, attosecondsComponent: -1)).nanosecond
                == 999_999_999)
        #expect(throws: TimeError.self) { try Instant.latest.adding(.seconds(1)) }
        #expect(throws: TimeError.self) { try Instant.latest.adding(.seconds(Int64.max)) }
        // A Duration counts in 128 bits, so two of them can exceed what 64 bits of seconds hold.
        for long in [Duration.seconds(Int64.max) * 2, Duration.seconds(Int64.min) * 2] {
            let error = #expect(throws: TimeError.self) { try Instant.epoch.adding(long) }
            #expect(error?.code == .outOfRange)
            #expect(throws: TimeError.self) { try CivilDateTime(2027, 1, 1, 0, 0).adding(long) }
        }
        #expect(throws: TimeError.self) { try Instant(secondsSinceEpoch: Int64.min) }
    }
}
