import CivilTime
import TestKit
import Testing

@Suite("Compiled zones that nobody vouches for") struct HostileZoneTests {
    static let names = ["America/New_York", "Africa/Casablanca", "Asia/Tokyo", "Australia/Lord_Howe"]

    private func bytes(_ name: String) throws -> [UInt8] {
        try Fixtures.bytes("\(TestZones.Release.r2026f.directory)/\(name)")
    }

    private func footerOnly(_ footer: String) throws -> Zone {
        try Zone(tzif: TZifFile(first: 0, changes: [], footer: footer).bytes, id: ZoneID("Test/Footer"))
    }

    @Test(arguments: names)
    func `a file cut anywhere is refused, never half read`(name: String) throws {
        let whole = try bytes(name)
        let id = try ZoneID(name)
        for length in 0..<whole.count {
            let error = #expect(throws: TimeError.self) {
                try Zone(tzif: Array(whole.prefix(length)), id: id)
            }
            #expect(error?.code == .malformedZoneData)
        }
        #expect(throws: Never.self) { try Zone(tzif: whole + [0, 1, 2], id: id) }
    }

    @Test(arguments: 0..<300)
    func `a mutated file is refused or read, and what is read answers`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let name = try #require(HostileZoneTests.names.randomElement(using: &random))
        var data = try bytes(name)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            data[Int.random(in: data.indices, using: &random)] = UInt8.random(
                in: .min ... .max, using: &random)
        }
        let id = try ZoneID(name)
        let zone: Zone
        do throws(TimeError) {
            zone = try Zone(tzif: data, id: id)
        } catch {
            #expect(error.code == .malformedZoneData || error.code == .unsupportedZoneData)
            return
        }
        for _ in 0..<50 {
            let instant = try Instant(
                secondsSinceEpoch: Int64.random(
                    in: Instant.earliest.secondsSinceEpoch...Instant.latest.secondsSinceEpoch, using: &random)
            )
            #expect(abs(zone.offset(at: instant).totalSeconds) < 26 * 3600)
            #expect(zone.offset(at: instant) == zone.period(at: instant).offset)
            _ = zone.mapping(of: zone.civil(at: instant))
            if let next = zone.nextTransition(after: instant) { #expect(next.instant > instant) }
            if let last = zone.previousTransition(before: instant) { #expect(last.instant < instant) }
        }
    }

    @Test func `a file that counts leap seconds is refused by name`() throws {
        var data = try bytes("Asia/Tokyo")
        let second = try #require(data.dropFirst(4).firstRange(of: Array("TZif".utf8))?.lowerBound)
        data[second + 31] = 1  // the count of leap seconds in the second header
        data.insert(contentsOf: [UInt8](repeating: 0, count: 12), at: data.count - 10)
        let error = #expect(throws: TimeError.self) { try Zone(tzif: data, id: ZoneID("right/Asia/Tokyo")) }
        #expect(error?.code == .unsupportedZoneData)
        #expect(error?.subject == "right/Asia/Tokyo")
    }

    @Test func `a file of version 1 has no rule beyond its table`() throws {
        // One change, at 2001-09-09T01:46:40Z, from +01:00 AAA to +02:00 BBB.
        var data = Array("TZif".utf8) + [UInt8](repeating: 0, count: 16)
        for count in [0, 0, 0, 1, 2, 8] as [UInt8] { data += [0, 0, 0, count] }
        data += [0x3B, 0x9A, 0xCA, 0x00, 1]
        data += [0, 0, 0x0E, 0x10, 0, 0] + [0, 0, 0x1C, 0x20, 1, 4] + Array("AAA\0BBB\0".utf8)
        let zone = try Zone(tzif: data, id: ZoneID("Test/One"))
        let change = try Instant(secondsSinceEpoch: 1_000_000_000)
        #expect(zone.nextTransition(after: .epoch)?.instant == change)
        #expect(zone.period(at: .epoch).abbreviation == "AAA")
        #expect(zone.period(at: change) == zone.period(at: .latest))
        #expect(zone.period(at: change).abbreviation == "BBB")
        #expect(zone.period(at: change).isDaylight)
        #expect(zone.nextTransition(after: change) == nil)
    }

    /// What is shown to people as it stands must not steer their terminal.
    @Test(arguments: [0x1B, 0x20, 0x7F, 0x80, 0x0A] as [UInt8])
    func `an abbreviation that is not of visible characters is refused`(byte: UInt8) throws {
        var data = try bytes("Asia/Tokyo")
        let last = try #require(data.lastIndex(of: UInt8(ascii: "J")))  // the footer's, of JST-9
        let name = try #require(data[..<last].lastIndex(of: UInt8(ascii: "J")))
        data[name + 1] = byte
        let error = #expect(throws: TimeError.self) { try Zone(tzif: data, id: ZoneID("Asia/Tokyo")) }
        #expect(error?.code == .malformedZoneData)
        #expect(error?.reason.contains("abbreviation") == true)
    }

    /// Footers of RFC 9636 section 3.3.1, worked out by hand: the offset in January and in July of 2150.
    @Test(arguments: [
        ("EST5EDT,M3.2.0,M11.1.0", -18_000, -14_400), ("IST-1GMT0,M10.5.0,M3.5.0/1", 0, 3_600),
        ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", -10_800, -7_200), ("XXX3EDT4,0/0,J365/23", -14_400, -14_400),
        ("EST5EDT,0/0,J365/25", -14_400, -14_400), ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 39_600, 37_800),
        ("AAA0BBB,J60/0,J300/0", 0, 3_600), ("AAA-24:59:59", 89_999, 89_999),
    ])
    func `a footer rules the far future`(footer: String, january: Int, july: Int) throws {
        let zone = try footerOnly(footer)
        let (winter, summer) = (
            try Instant(parsing: "2150-01-15T12:00Z"), try Instant(parsing: "2150-07-15T12:00Z")
        )
        #expect(zone.offset(at: winter).totalSeconds == january)
        #expect(zone.offset(at: summer).totalSeconds == july)
        // The rule is the same inside the table and beyond it.
        #expect(zone.offset(at: try Instant(parsing: "2050-01-15T12:00Z")).totalSeconds == january)
        #expect(zone.offset(at: try Instant(parsing: "2050-07-15T12:00Z")).totalSeconds == july)
    }

    @Test(arguments: [
        "EST5EDT", "EST", "5", "EST5EDT,M3.2.0", "EST5EDT,M13.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0",
        "EST5EDT,M3.2.0/168,M11.1.0", "EST25", "<EST5", "EST5EDT,J0,J365", "EST5EDT,M3.2.0,M11.1.0,", "E5",
    ])
    func `a footer with a fault is refused`(footer: String) {
        let error = #expect(throws: TimeError.self) { try footerOnly(footer) }
        #expect(error?.code == .malformedZoneData)
    }

    /// RFC 9636 section 3.3: in a file without changes the footer rules all time. July 1850 is daylight saving time.
    @Test func `a footer without a table rules the far past too`() throws {
        let zone = try footerOnly("EST5EDT,M3.2.0,M11.1.0")
        #expect(zone.offset(at: try Instant(parsing: "1850-07-15T12:00Z")).totalSeconds == -14_400)
        #expect(zone.offset(at: try Instant(parsing: "1850-01-15T12:00Z")).totalSeconds == -18_000)
        // The second Sunday of March 1850 was the 10th, the first one of November the 3rd (`cal 3 1850`).
        let spring = try Instant(parsing: "1850-03-10T07:00Z")
        let autumn = try Instant(parsing: "1850-11-03T06:00Z")
        #expect(zone.nextTransition(after: try spring.adding(.seconds(-1)))?.instant == spring)
        #expect(zone.nextTransition(after: spring)?.instant == autumn)
        #expect(zone.previousTransition(before: autumn)?.instant == spring)
        guard case .skipped = zone.mapping(of: try CivilDateTime(1850, 3, 10, 2, 30)).resolution else {
            Issue.record("02:30 on 1850-03-10 is not skipped")
            return
        }
        // Into the table of 1899 to 2100 and out of it, no change is lost: two a year.
        for (from, until) in [("1896-01-01T00:00Z", 1902), ("2097-01-01T00:00Z", 2104)] {
            var instant = try Instant(parsing: from)
            let first = instant.utc.date.year
            var found: [Instant] = []
            while let next = zone.nextTransition(after: instant), next.instant.utc.date.year < until {
                #expect(zone.period(at: next.instant) == next.after)
                #expect(zone.previousTransition(before: try next.instant.adding(.seconds(1))) == next)
                found.append(next.instant)
                instant = next.instant
            }
            #expect(found.count == 2 * (until - first))
        }
    }

    @Test(arguments: ["XXX3EDT4,0/0,J365/23", "EST5EDT,0/0,J365/25"])
    func `daylight saving time all year is no change at all`(footer: String) throws {
        let zone = try footerOnly(footer)
        for text in ["1800-06-01T00:00Z", "1899-01-01T12:00Z", "2027-01-01T00:00Z", "2100-12-31T12:00Z"] {
            let instant = try Instant(parsing: text)
            #expect(zone.nextTransition(after: instant) == nil)
            #expect(zone.previousTransition(before: instant) == nil)
        }
        #expect(zone.nextTransition(after: try Instant(parsing: "2300-01-01T00:00Z")) == nil)
    }

    @Test func `a table that runs past 2100 holds to its last change`() throws {
        // +01:00 from 2150-01-01, the rule has +00:00 in winter and +01:00 in summer.
        let last = try Instant(parsing: "2150-01-01T00:00Z")
        let file = TZifFile(
            first: 7_200, changes: [(last.secondsSinceEpoch, 0)], footer: "AAA0BBB,M3.5.0/1,M10.5.0")
        let zone = try Zone(tzif: file.bytes, id: ZoneID("Test/Late"))
        #expect(zone.offset(at: try Instant(parsing: "2120-07-01T00:00Z")).totalSeconds == 7_200)
        #expect(
            zone.mapping(of: try CivilDateTime(2149, 12, 31, 23, 0)).compatible
                == (try Instant(parsing: "2149-12-31T21:00Z")))
        guard case .repeated = zone.mapping(of: try CivilDateTime(2150, 1, 1, 1, 0)).resolution else {
            Issue.record("01:00 on 2150-01-01 is not repeated")
            return
        }
        #expect(zone.offset(at: try Instant(parsing: "2150-07-01T00:00Z")).totalSeconds == 3_600)
        #expect(zone.previousTransition(before: try Instant(parsing: "2150-02-01T00:00Z"))?.instant == last)
    }

    @Test func `a last change that changes nothing still holds back the rule`() throws {
        // The rule begins after 2500-01-01, where the table ends with the offset that it already has.
        let ends = [try Instant(parsing: "2030-01-01T00:00Z"), try Instant(parsing: "2500-01-01T00:00Z")]
        let file = TZifFile(
            first: 7_200, changes: ends.map { ($0.secondsSinceEpoch, 0) }, footer: "AAA0BBB,M3.5.0/1,M10.5.0")
        let zone = try Zone(tzif: file.bytes, id: ZoneID("Test/Quiet"))
        let next = try #require(zone.nextTransition(after: ends[0]))
        #expect(next.instant >= ends[1])
        #expect(zone.offset(at: try Instant(parsing: "2400-07-01T00:00Z")).totalSeconds == 0)
        #expect(zone.previousTransition(before: next.instant)?.instant == ends[0])
    }

    @Test(arguments: [Int64.min, -(1 << 60), -(1 << 59), 1 << 59, 1 << 60, Int64.max])
    func `a change at the end of 64 bits is refused or never comes`(second: Int64) throws {
        let file = TZifFile(first: 0, changes: [(second, 3_600)], footer: "BBB-1CCC,M3.5.0,M10.5.0/3")
        guard let zone = try? Zone(tzif: file.bytes, id: ZoneID("Test/Extreme")) else { return }
        for instant in [Instant.earliest, .epoch, .latest] {
            #expect([0, 3_600, 7_200].contains(zone.offset(at: instant).totalSeconds))
            _ = zone.mapping(of: zone.civil(at: instant))
            if let next = zone.nextTransition(after: instant) { #expect(next.instant > instant) }
            if let previous = zone.previousTransition(before: instant) { #expect(previous.instant < instant) }
        }
    }

    @Test func `a footer without end is refused and said in short`() throws {
        let error = #expect(throws: TimeError.self) {
            try footerOnly(String(repeating: "A", count: 500_000))
        }
        #expect(error?.code == .malformedZoneData)
        #expect((error?.description.count ?? .max) < 1_000)
    }
}
