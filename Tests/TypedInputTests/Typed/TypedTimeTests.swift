import CivilTime
import TestKit
import Testing

@testable import TypedInput

@Suite("TypedTime") struct TypedTimeTests {
    private func time(_ text: String) throws -> TypedTime {
        try TypedTime(text, in: TestZones.database(.r2026f))
    }

    /// 2027-03-14T00:00:00Z is 1,804,982,400 (`date -d 2027-03-14T00:00Z +%s`), and Tokyo keeps +09:00.
    @Test(arguments: [
        "2027-03-14T09:00[Asia/Tokyo]", "2027-03-14T09:00:00[Asia/Tokyo]", "2027-03-14 09:00 Asia/Tokyo",
        "2027-03-14 09:00:00 Asia/Tokyo", "2027-03-14T09:00 Asia/Tokyo", "2027-03-14T09:00:00.000 Asia/Tokyo",
        "2027-03-14t09:00 asia/tokyo", "2027-03-14t09:00[ASIA/TOKYO]", "  2027-03-14 \t 09:00   Asia/Tokyo ",
        "2027-03-14 09:00 [Asia/Tokyo]", "2027-03-14 09:00 Japan", "2027-03-14T09:00[!Asia/Tokyo]",
        "2027-03-14T09:00[Asia/Tokyo][u-ca=gregory]", "2027-03-14T09:00:00+09:00[Asia/Tokyo]",
        "2027-03-14T09:00+09:00 Asia/Tokyo", "2027-03-14 09:00 +09:00 Asia/Tokyo",
        "2027-03-14T00:00Z[Asia/Tokyo]", "2027-03-14T09:00:00+09:00", "2027-03-14 09:00+09:00",
        "2027-03-14 09:00 +09:00", "2027-03-14T00:00:00Z", "2027-03-14t00:00z", "2027-03-14 00:00 Z",
        "2027-03-14 00:00 UTC", "2027-03-14 05:00 Etc/GMT-5", "2027-03-13 19:00 Etc/GMT+5",
        "2027-03-13 19:00 EST5EDT", "@1804982400", " @1804982400 ",
    ])
    func `all forms of one moment are that moment`(text: String) throws {
        #expect(try time(text).instant.secondsSinceEpoch == 1_804_982_400)
    }

    @Test(arguments: [
        "2027-03-14T02:30[America/New_York]", "2027-03-14 02:30 America/New_York",
        "2027-03-14T02:30[America/New_York][u-ca=gregory]", "2027-03-14T02:30[!America/New_York]",
    ])
    func `a skipped time says so in every form`(text: String) throws {
        let mapping = try #require(try time(text).mapping)
        #expect(
            mapping.resolution
                == .skipped(
                    earlier: try Instant(parsing: "2027-03-14T06:30:00Z"),
                    later: try Instant(parsing: "2027-03-14T07:30:00Z")))
        #expect(try time(text).instant == mapping.compatible)
    }

    @Test func `an offset settles which pass of a repeated time is meant`() throws {
        let second = try time("2027-11-07 01:30 -05:00 America/New_York")
        #expect(second.instant.description == "2027-11-07T06:30:00Z")
        #expect(second.mapping == nil)
        #expect(
            try time("2027-11-07 01:30 America/New_York").mapping?.compatible.description
                == "2027-11-07T05:30:00Z")
    }

    @Test(arguments: ["2027-03-14T09:00+01:00[Asia/Tokyo]", "2027-03-14 09:00 +01:00 Asia/Tokyo"])
    func `an offset and a zone that contradict are refused with both`(text: String) {
        let error = #expect(throws: TimeError.self) { try time(text) }
        #expect(error?.code == .offsetConflict)
        #expect(error?.reason == "the offset +01:00 is written, but Asia/Tokyo has +09:00 then")
    }

    @Test(arguments: [
        "", "  ", "now", "tomorrow", "2027-03-14", "09:00 Asia/Tokyo", "2027-03-14 Asia/Tokyo", "@", "@1.5",
        "@x",
        "2027-03-14T9:00 Asia/Tokyo", "14.03.2027 09:00 Asia/Tokyo", "2027-03-14T09:00+0900", "[Asia/Tokyo]",
        "2027-03-14T09:00[Asia/Tokyo", "2027-03-14T09:00]Asia/Tokyo[", "２０２７-03-14 09:00 Asia/Tokyo",
    ])
    func `a text without a form is refused with the forms`(text: String) {
        let error = #expect(throws: TimeError.self) { try time(text) }
        #expect(error?.code == .malformedText)
        #expect(error?.reason.hasPrefix("a time is written like 2027-03-14T09:00[Asia/Tokyo], ") == true)
        #expect(error?.subject == (text.allSatisfy(\.isWhitespace) ? "(nothing)" : text))
    }

    @Test(arguments: ["tomorrow 9:00", "9am", "14 March 2027 9:00"])
    func `a time of a day without a place is refused, and its advice is understood`(text: String) throws {
        let (zones, now) = (try TestZones.database(.r2026f), try Instant(parsing: "2027-03-01T09:00:00Z"))
        let error = #expect(throws: TimeError.self) { try TypedTime(text, at: now, in: zones) }
        #expect(error?.reason == "a clock reading alone is no moment; say where, like \(text) Asia/Tokyo")
        #expect(try TypedTime("\(text) Asia/Tokyo", at: now, in: zones).zone?.id.name == "Asia/Tokyo")
    }

    @Test(arguments: [
        (
            "2027-03-14 09:00", TimeError.Code.malformedText,
            "2027-03-14 09:00: a clock reading alone is no moment; say where, like 2027-03-14 09:00 Asia/Tokyo"
        ),
        ("2026-02-30 09:00 Asia/Tokyo", .outOfRange, "2026-02-30: February 2026 has 28 days"),
        (
            "2027-03-14T24:00[Asia/Tokyo]", .outOfRange,
            "24:00: hours run from 0 to 23; 24:00 is 00:00 of the next date"
        ),
        (
            "2027-03-14 09:00 Asia/Tokio", .unknownZone,
            "Asia/Tokio: the time zone database 2026f has no such zone; the nearest are Asia/Tokyo"
        ),
        (
            "2027-03-14 09:00 ../../etc/passwd", .malformedText,
            "2027-03-14 09:00 ../../etc/passwd: a time is written like"
        ),
    ])
    func `what is wrong within a form is what the message says`(
        text: String, code: TimeError.Code, message: String
    ) {
        let error = #expect(throws: TimeError.self) { try time(text) }
        #expect(error?.code == code)
        #expect(error?.description.hasPrefix(message) == true, "\(String(describing: error))")
    }

    @Test(arguments: [
        "9999-12-31 23:00 America/New_York", "-009999-01-01 00:00 Asia/Tokyo", "@99999999999999999999",
    ])
    func `a time beyond the ends of the line is refused, not moved`(text: String) {
        let error = #expect(throws: TimeError.self) { try time(text) }
        #expect(error?.code == .outOfRange)
    }

    /// With a blank behind it a text is taken apart as what a person types; without, as what a program writes.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `the plainest texts are read as all others`(_ seed: UInt64) throws {
        let zones = [
            "Asia/Tokyo", "America/New_York", "Australia/Lord_Howe", "Etc/GMT+5", "America/Port-au-Prince",
            "UTC",
            "+05:30", "Europe/Nowhere", "Africa/Monrovia", "z", "Zulu", "a=b", "!Asia/Tokyo",
        ]
        var random = SplitMix64(seed: seed)
        func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        for _ in 0..<100 {
            let year = ["0000", "1883", "1972", "2026", "2027", "9999"][pick(6)]
            // In March and November clocks are skipped and come twice.
            let date = "\(year)-\(["03", "11", "13", "02"][pick(4)])-\(two(pick(33)))"
            let clock =
                "\(two(pick(25))):\(two(pick(61)))" + ["", ":\(two(pick(61)))", ":07.5", ":1"][pick(4)]
            let zone = zones[pick(zones.count)]
            let ends = [
                "Z", "z", "+09:00", "-00:00", "+25:30", "-00:44:30", " \(zone)", "[\(zone)]", "", " Z",
            ]
            let end = ends[pick(ends.count)]
            let text = "\(date)\(["T", " ", "t"][pick(3)])\(clock)\(end)"
            #expect((try? time(text)) == (try? time(text + " ")), "\(text)")
        }
    }
}
