import CivilTime
import TestKit
import Testing

/// What `make fuzz` found, each with the smallest input that shows it.
@Suite("Found by fuzzing") struct FoundByFuzzingTests {
    private func zone(_ footer: String, first: Int = 0, changes: [(at: Int64, offset: Int)] = []) throws
        -> Zone
    {
        let file = TZifFile(first: first, changes: changes, footer: footer)
        return try Zone(tzif: file.bytes, id: ZoneID("Test/Found"))
    }

    /// Day 365 of 2026 is 2027-01-01, so daylight saving time starts at 17:39:36Z. It ends on the day J1 at 18:39:36 on
    /// its own clock, the same second, named by the later year. In 2028 day 365 is 31 December: one day of it.
    @Test func `a daylight saving time that ends as it starts never comes`() throws {
        let rule = try zone("AAA0BBB,365/17:39:36,J1/18:39:36")
        for (text, offset) in [
            ("2026-07-01T00:00Z", 0), ("2027-01-01T17:39:36Z", 0), ("2027-07-01T00:00Z", 0),
            ("2028-12-31T17:39:35Z", 0), ("2028-12-31T17:39:36Z", 3_600), ("2029-01-01T17:39:35Z", 3_600),
            ("2029-01-01T17:39:36Z", 0), ("2500-07-01T00:00Z", 0),
        ] {
            #expect(rule.offset(at: try Instant(parsing: text)).totalSeconds == offset, "\(text)")
        }
        // From 01:00 at −01:00 and until 02:00 at +00:00: no time at all, in any year.
        let never = try zone("AAA1BBB,364/1,364")
        #expect(never.nextTransition(after: .earliest) == nil)
        #expect(never.offset(at: .epoch).totalSeconds == -3_600)
    }

    /// The end of each year is the start of the next, at 21:40:40Z on 1 January; after a leap year it comes a day before.
    @Test func `a rule that moves the clocks after leap years only is followed`() throws {
        let rule = try zone("AAA1<+01>-1,0/20:40:40,365/22:40:40")
        let pause = try Instant(parsing: "2101-06-01T00:00Z")
        let end = try Instant(parsing: "2104-12-31T21:40:40Z")
        let start = try Instant(parsing: "2105-01-01T21:40:40Z")
        let next = try #require(rule.nextTransition(after: pause))
        #expect(next.instant == end)
        #expect(next.after.offset.totalSeconds == -3_600)
        #expect(rule.nextTransition(after: end)?.instant == start)
        #expect(rule.previousTransition(before: start) == next)
        // 2100 is no leap year.
        let before = try Instant(parsing: "2097-01-01T21:40:40Z")
        #expect(rule.previousTransition(before: pause)?.instant == before)
        #expect(rule.previousTransition(before: end)?.instant == before)
        #expect(
            rule.nextTransition(after: try Instant(parsing: "1800-06-01T00:00Z"))?.instant.utc.date.year
                == 1804)
    }

    /// Day 365 with 24 hours is 2 January of the next year, or 1 January after a leap year; J1 with 24 hours is 2 January.
    /// So 2123-01-02 has half an hour of standard time, from 15:32:22Z to 16:02:22Z. After the leap year 2124 the start
    /// comes first, on 2125-01-01, and standard time lasts from 2125-01-02 until 2126-01-02.
    @Test func `a change in the year after the one that names it is no other year's`() throws {
        let rule = try zone("AAA16:02:22BBB15:32:22,365/24,J1/24")
        for (text, offset) in [
            ("2123-01-02T15:32:21Z", -55_942), ("2123-01-02T15:32:22Z", -57_742),
            ("2123-01-02T16:02:22Z", -55_942), ("2125-01-02T15:32:21Z", -55_942),
            ("2125-07-01T00:00Z", -57_742), ("2126-01-02T16:02:21Z", -57_742),
            ("2126-01-02T16:02:22Z", -55_942),
        ] {
            let instant = try Instant(parsing: text)
            #expect(rule.offset(at: instant).totalSeconds == offset, "\(text)")
            #expect(rule.period(at: instant).offset.totalSeconds == offset, "\(text)")
        }
    }

    /// Daylight saving time, an hour behind, ends on the last day of a year at 24:00 on its own clock and starts on day 365
    /// at 02:00: after a year that is no leap year an hour later, on 1 January. So from the second such year on, the clocks
    /// go from 00:00 to 01:00 and back from 02:00 to 01:00. In UTC both come to pass on 31 December, in the year before.
    @Test(arguments: [(2122, false), (2123, true), (2125, true), (2126, false), (9022, false), (9023, true)])
    func `a new year that is skipped depends on two years before it`(year: Int, isSkipped: Bool) throws {
        let rule = try zone("AAA-17:59:08BBB-16:59:08,365,J365/24")
        let newYear = try CivilDateTime(year, 1, 1, 0, 0)
        switch rule.mapping(of: newYear).resolution {
        case .skipped: #expect(isSkipped)
        case .unique(let instant):
            #expect(!isSkipped)
            #expect(instant.description.hasSuffix("-12-31T06:00:52Z"))
        case .repeated: Issue.record("\(newYear) comes twice")
        }
    }

    /// A rule whose daylight saving time has no length moves the clocks no more than one without.
    @Test(arguments: ["AAA1BBB,364/1,364", "AAA1"])
    func `a table that a footer without changes contradicts is refused`(footer: String) throws {
        let table: [(at: Int64, offset: Int)] = [(-2_208_988_800, 7_200), (-2_208_985_200, 10_800)]
        let error = #expect(throws: TimeError.self) { try zone(footer, changes: table) }
        #expect(error?.code == .malformedZoneData)
        #expect(error?.reason.hasPrefix("its table ends with +03:00, and its footer AAA") == true)
        #expect(error?.reason.hasSuffix(" has -01:00 from then on") == true)
        let sound = try zone(footer, changes: table + [(0, -3_600)])
        for instant in [Instant.epoch, try Instant(parsing: "2500-01-01T00:00Z"), .latest] {
            #expect(sound.offset(at: instant).totalSeconds == -3_600)
            #expect(sound.nextTransition(after: instant) == nil)
        }
    }

    /// The second Sunday of March is the 14th, J73, in some years; daylight saving time then lasts from 02:00Z to 02:30Z,
    /// and 02:45 would be three instants.
    @Test(arguments: [[], [(at: Int64(4_000_000_000), offset: 0)]])
    func `a rule whose changes overlap in some year is refused`(changes: [(at: Int64, offset: Int)]) throws {
        let error = #expect(throws: TimeError.self) {
            try zone("AAA0BBB,M3.2.0,J73/3:30", changes: changes)
        }
        #expect(error?.code == .unsupportedZoneData)
        #expect(error?.reason == "two changes of its footer AAA0BBB,M3.2.0,J73/3:30 overlap")
        #expect(try zone("AAA0BBB,M3.2.0,J80/3:30", changes: changes).offset(at: .latest).totalSeconds == 0)
    }

    /// The changes of 2030 stand in one file; in the other the rule makes them: on 31 March and 27 October at 01:00Z.
    @Test func `files that say the same are the same zone`() throws {
        let rule = "TEST0BBB,M3.5.0/1,M10.5.0"
        var slim = TZifFile(first: 3_600, changes: [(at: 1_887_843_600, offset: 0)], footer: rule)
        var fat = slim
        fat.changes.append(
            (1_901_149_200, .init(offset: 3_600, isDaylight: true, abbreviation: "BBB")))
        fat.changes.append((1_919_293_200, .init(offset: 0)))
        let id = try ZoneID("Test/Same")
        let (long, short) = (try Zone(tzif: fat.bytes, id: id), try Zone(tzif: slim.bytes, id: id))
        #expect(fat.bytes != slim.bytes)
        #expect(long == short)
        #expect(long.hashValue == short.hashValue)
        slim.changes[0].at += 1
        #expect(try Zone(tzif: slim.bytes, id: id) != long)
        slim.changes[0].at -= 1
        slim.footer = "TEST0BBB,M3.5.0/1,M10.4.0"
        #expect(try Zone(tzif: slim.bytes, id: id) != long)
    }

    /// What zic writes is printed as it is; other spellings of POSIX become that one.
    @Test(arguments: [
        ("CET-1CEST,M3.5.0,M10.5.0/3", nil), ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", nil),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", nil), ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", nil),
        ("EST5EDT,0/0,J365/25", nil), ("AAA-24:59:59", nil), ("AAA0:00:07BBB,J1/-0:30,364/167:59:59", nil),
        ("AAA-24:59:59BBB,M1.1.0,M2.1.0", nil), ("AAA24:59:59BBB24,M1.1.0,M2.1.0", nil),
        ("<CET>-01:00:00<CEST>-02,M03.5.0/02:00:00,M10.5.0/+3", "CET-1CEST,M3.5.0,M10.5.0/3"),
        ("UTC-0", "UTC0"),
    ]) func `a rule prints as the database writes it`(text: String, canonical: String?) throws {
        let rule = try POSIXRule(parsing: text)
        #expect(rule.description == canonical ?? text)
        #expect(try POSIXRule(parsing: rule.description) == rule)
    }

    @Test(arguments: TestZones.Release.allCases)
    func `every footer of a release prints as it stands`(release: TestZones.Release) throws {
        for id in try TestZones.database(release).ids {
            let bytes = try Fixtures.bytes("\(release.directory)/\(id.name)")
            let data = try TZifData(bytes, name: id.name)
            let footer =
                bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().last
                ?? []
            #expect(data.footer?.description ?? "" == String(decoding: footer, as: UTF8.self))
            let printed = TZifFile(data).bytes
            #expect(try Zone(tzif: printed, id: id) == Zone(tzif: bytes, id: id))
        }
    }
}
