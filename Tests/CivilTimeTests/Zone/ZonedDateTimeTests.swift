import CivilTime
import TestKit
import Testing

@Suite("RFC 9557 text") struct ZonedDateTimeTests {
    private func parse(
        _ text: String, _ conflict: OffsetConflict = .reject, _ release: TestZones.Release = .r2026f
    ) throws -> ZonedDateTime {
        try ZonedDateTime.parse(
            text, in: TestZones.database(release), disambiguation: .compatible, offsetConflict: conflict)
    }

    @Test func `docExample: a landing in Los Angeles`() throws {
        let landing = try ZonedDateTime(
            CivilDateTime(2027, 3, 12, 10, 5), in: TestZones.zone("America/Los_Angeles"), by: .reject)
        #expect(landing.description == "2027-03-12T10:05:00-08:00[America/Los_Angeles]")
        #expect(try parse(landing.description) == landing)
    }

    @Test(arguments: [
        "2027-03-14T09:00:00+09:00[Asia/Tokyo]", "2027-03-14T09:00+09:00[asia/tokyo]",
        "2027-03-14T09:00[Asia/Tokyo]", "2027-03-14 09:00[!Asia/Tokyo][u-ca=gregory]",
        "2027-03-14T00:00Z[Asia/Tokyo]",
    ])
    func `all spellings of one time are the same instant`(text: String) throws {
        #expect(try parse(text).instant.description == "2027-03-14T00:00:00Z")
    }

    /// RFC 9557 section 4.1: `time-zone-name / time-numoffset` stands in the brackets.
    @Test(arguments: [
        ("2027-03-14T09:00[+01:00]", "2027-03-14T08:00:00Z", "2027-03-14T09:00:00+01:00[+01:00]"),
        ("2027-07-14T09:00:00-03:30[-03:30]", "2027-07-14T12:30:00Z", "2027-07-14T09:00:00-03:30[-03:30]"),
        ("2027-07-14T09:00Z[!+23:59]", "2027-07-14T09:00:00Z", "2027-07-15T08:59:00+23:59[+23:59]"),
    ])
    func `an offset may stand where the zone does`(text: String, instant: String, whole: String) throws {
        let time = try parse(text)
        #expect(time.instant.description == instant)
        #expect(time.description == whole)
        #expect(try parse(time.description) == time)
        #expect(time.zone.nextTransition(after: time.instant) == nil)
    }

    @Test func `an instant may have suffixes, but no zone`() throws {
        for suffix in ["", "[u-ca=gregory]", "[a=b][!u-ca=iso8601]", "[u-ca=hebrew][u-ca=gregory]"] {
            #expect(
                try Instant(parsing: "2027-03-14T09:00+01:00\(suffix)").description == "2027-03-14T08:00:00Z")
        }
        for suffix in [
            "[u-ca=hebrew][!u-ca=gregory]", "[!u-ca=gregory][u-ca=hebrew]", "[Asia/Tokyo]", "[+01:00]",
            "[!a=b]", "[", "[]", "x",
        ] {
            let error = #expect(throws: TimeError.self) { try Instant(parsing: "2027-03-14T09:00Z\(suffix)") }
            #expect(error?.code == .malformedText)
            #expect(error?.subject == "2027-03-14T09:00Z\(suffix)")
        }
    }

    /// The part that cannot be, and not another spelling of it.
    @Test(arguments: [
        ("2027-03-14T24:00[Asia/Tokyo]", "24:00"), ("2027-03-14T09:60[Asia/Tokyo]", "09:60"),
        ("2027-02-30T09:00[Asia/Tokyo]", "2027-02-30"), ("2027-03-14T09:00:60[Asia/Tokyo]", "09:00:60"),
        ("2027-03-14T09:00+99:00[Asia/Tokyo]", "+99:00"),
    ])
    func `what is refused is shown as it was written`(text: String, part: String) {
        let error = #expect(throws: TimeError.self) { try parse(text) }
        #expect(error?.code == .outOfRange)
        #expect(error?.subject == part)
    }

    @Test func `a count of seconds that no calendar holds is shown as it was written`() {
        for text in ["@99999999999999999999", "@-99999999999999999999", "@253402214401"] {
            let error = #expect(throws: TimeError.self) { try Instant(parsing: text) }
            #expect(error?.subject == text)
        }
    }

    @Test func `an offset that a government has taken back is a conflict, and the caller decides`() throws {
        // Written under 2025b, when Havana was to go back to -05:00 in November 2026; 2026f keeps -04:00.
        let text = "2026-12-01T09:00:00-05:00[America/Havana]"
        #expect(try parse(text, .reject, .r2025b).instant.description == "2026-12-01T14:00:00Z")
        #expect(try parse(text, .useZone).description == "2026-12-01T09:00:00-04:00[America/Havana]")
        #expect(try parse(text, .preferOffset).description == "2026-12-01T09:00:00-04:00[America/Havana]")
        #expect(try parse(text, .useOffset).description == "2026-12-01T10:00:00-04:00[America/Havana]")
        let error = #expect(throws: TimeError.self) { try parse(text) }
        #expect(error?.code == .offsetConflict)
        #expect(
            error?.description == "\(text): the offset -05:00 is written, but America/Havana has -04:00 then")
    }

    @Test func `an offset chooses between the two passes of a repeated time`() throws {
        let first = "2025-11-02T01:30:00-04:00[America/New_York]"
        let second = "2025-11-02T01:30:00-05:00[America/New_York]"
        for conflict in [OffsetConflict.reject, .preferOffset, .useOffset] {
            #expect(try parse(first, conflict).description == first)
            #expect(try parse(second, conflict).description == second)
        }
        #expect(try parse(second, .useZone).description == first)
    }

    @Test func `an offset rounded to the minute matches, an exact one must be exact`() throws {
        let instant = "1970-01-01T00:44:30Z"
        #expect(try parse("1970-01-01T00:00:00-00:45[Africa/Monrovia]").instant.description == instant)
        #expect(try parse("1970-01-01T00:00:00-00:44:30[Africa/Monrovia]").instant.description == instant)
        let error = #expect(throws: TimeError.self) {
            try parse("1970-01-01T00:00:00-00:45:00[Africa/Monrovia]")
        }
        #expect(error?.reason.hasPrefix("the offset -00:45:00 is written, but ") == true)
        #expect(
            try parse("1970-01-01T00:00[Africa/Monrovia]").description
                == "1970-01-01T00:00:00-00:45[Africa/Monrovia]")
    }

    @Test(arguments: [
        ("2027-03-14T09:00:00+09:00", TimeError.Code.malformedText),
        ("2027-03-14T09:00[Asia/Tokyo", .malformedText),
        ("2027-03-14T09:00[Asia/Tokyo][!x-y=z]", .malformedText),
        ("2027-03-14T09:00[Asia/Tokyo]x", .malformedText),
        ("2027-02-30T09:00[Asia/Tokyo]", .outOfRange), ("2027-03-14T24:00[Asia/Tokyo]", .outOfRange),
        ("2027-03-14T09:00[Asia/Tokio]", .unknownZone), ("2027-03-14T09:00[../../etc/passwd]", .unknownZone),
        ("2027-03-14T09:00+99:00[Asia/Tokyo]", .outOfRange),
        ("2027-03-14T09:00+02:00[+01:00]", .offsetConflict), ("2027-03-14T09:00[+24:00]", .unknownZone),
        ("2027-03-14T09:00[-00:00]", .unknownZone), ("2027-03-14T09:00[+0100]", .unknownZone),
        ("2027-03-14T09:00[+01:00:00]", .unknownZone), ("2027-03-14T09:00[u-ca=gregory]", .malformedText),
        ("2027-03-14T09:00Z[u-ca=gregory][Asia/Tokyo]", .malformedText),
    ])
    func `a text with a fault is refused by its kind`(text: String, code: TimeError.Code) {
        let error = #expect(throws: TimeError.self) { try parse(text) }
        #expect(error?.code == code)
    }

    /// At noon of 1883-11-18 Denver's clocks went back four seconds, from -06:59:56 to -07:00 (`zdump -V`).
    @Test func `both passes of some seconds of local mean time come back exactly`() throws {
        let denver = try TestZones.zone("America/Denver")
        let civil = try CivilDateTime(1883, 11, 18, 12, 0, 2)
        let first = try ZonedDateTime(civil, in: denver, by: .earlier)
        let second = try ZonedDateTime(civil, in: denver, by: .later)
        #expect(first.description == "1883-11-18T12:00:02-06:59:56[America/Denver]")
        #expect(second.description == "1883-11-18T12:00:02-07:00[America/Denver]")
        #expect(try parse(first.description) == first)
        #expect(try parse(second.description) == second)
        // Where there is nothing to tell apart, the minute is enough.
        let earlier = try ZonedDateTime(CivilDateTime(1883, 11, 18, 11, 0), in: denver, by: .reject)
        #expect(earlier.description == "1883-11-18T11:00:00-07:00[America/Denver]")
        #expect(try parse(earlier.description) == earlier)
    }

    /// RFC 3339 section 4.3 and RFC 9557 section 2.2: the offset to local time is unknown, UTC is known.
    @Test(arguments: ["Z", "z", "-00:00"])
    func `an unknown offset is no conflict`(offset: String) throws {
        let text = "2027-07-01T09:00:00\(offset)[Europe/London]"
        for conflict in OffsetConflict.allCases {
            #expect(try parse(text, conflict).description == "2027-07-01T10:00:00+01:00[Europe/London]")
        }
        #expect(throws: TimeError.self) { try parse("2027-07-01T09:00:00+00:00[Europe/London]") }
    }

    @Test(arguments: [
        "9999-12-31T23:00[America/New_York]", "9999-12-31T23:00-05:00[America/New_York]",
        "9999-12-31T23:00Z[America/New_York]", "-009999-01-01T00:00[Asia/Tokyo]",
        "-009999-01-01T00:00+09:18:59[Asia/Tokyo]",
    ])
    func `a time beyond the ends of the line is refused, not moved`(text: String) {
        for conflict in OffsetConflict.allCases {
            let error = #expect(throws: TimeError.self) { try parse(text, conflict) }
            #expect(error?.code == .outOfRange)
            #expect(error?.reason.hasPrefix("instants run from -009999-01-03T00:00:00Z to ") == true)
        }
    }

    @Test(arguments: [
        "[=]", "[a=]", "[=b]", "[A=b]", "[1a=b]", "[a=b-]", "[a=b c]", "[a=\u{1B}]", "[!!u-ca=gregory]",
        "[u-ca]",
        "[u-ca=gregory", "[]",
    ])
    func `a suffix without its form is refused`(suffix: String) {
        let error = #expect(throws: TimeError.self) { try parse("2027-03-14T09:00[Asia/Tokyo]\(suffix)") }
        #expect(error?.code == .malformedText)
    }
}
