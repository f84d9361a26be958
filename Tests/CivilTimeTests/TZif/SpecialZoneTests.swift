import CivilTime
import TestKit
import Testing

/// Kinds of compiled zones that no release of the tz database has: tzfixtures/README.md says how they were made.
/// The tables are from `zdump` and CPython's `zoneinfo`.
@Suite("Compiled zones of special kinds") struct SpecialZoneTests {
    static let folder = Fixtures.path(for: "tzfixtures/special")

    /// The rows of each name, in the order of the table; an empty name is the one of the row above.
    private static func groups(_ table: String) throws -> [(name: String, rows: [[String]])] {
        var groups: [(name: String, rows: [[String]])] = []
        for fields in try Fixtures.table("\(folder)/\(table)") {
            if !fields[0].isEmpty { groups.append((fields[0], [])) }
            try #require(!groups.isEmpty)
            groups[groups.count - 1].rows.append(Array(fields.dropFirst()))
        }
        return groups
    }

    private static func file(_ name: String) throws -> Zone {
        try Zone(tzif: try Fixtures.bytes("\(folder)/\(name).tzif"), id: ZoneID("Test/\(name)"))
    }

    /// A file that says nothing but a footer.
    private static func footer(_ footer: String) throws -> Zone {
        try Zone(tzif: TZifFile(first: 0, changes: [], footer: footer).bytes, id: ZoneID("Test/Footer"))
    }

    /// Every change, whatever it changes, from the table's first row up to `end`.
    private func expectChanges(of zone: Zone, _ name: String, _ rows: [[String]], until end: String) throws {
        let until = try Instant(parsing: end)
        var found: [[String]] = []
        let start = try Instant(parsing: try #require(rows.first?.first))
        found.append(row(start, zone.period(at: start)))
        var last = try start.adding(.seconds(-1))
        while let change = zone.nextTransition(after: last), change.instant < until {
            #expect(zone.period(at: change.instant) == change.after)
            #expect(zone.period(at: try change.instant.adding(.nanoseconds(-1))) == change.before)
            #expect(zone.offset(at: change.instant) == change.after.offset)
            #expect(
                zone.previousTransition(before: try change.instant.adding(.nanoseconds(1))) == change,
                "\(name) \(change.instant)")
            found.append(row(change.instant, change.after))
            last = change.instant
        }
        #expect(found == rows, "\(name)")
    }

    private func row(_ instant: Instant, _ period: ZonePeriod) -> [String] {
        [
            "\(instant)", "\(period.offset)", period.isDaylight ? "1" : "0", period.abbreviation,
        ]
    }

    private func expectLocalTimes(in zone: Zone, _ name: String, _ rows: [[String]]) throws {
        for fields in rows {
            let local = try CivilDateTime(parsing: fields[0])
            let (earlier, later) = (try Instant(parsing: fields[2]), try Instant(parsing: fields[3]))
            let expected: LocalMapping.Resolution =
                switch fields[1] {
                case "skipped": .skipped(earlier: earlier, later: later)
                case "repeated": .repeated(earlier: earlier, later: later)
                default: .unique(earlier)
                }
            #expect(zone.mapping(of: local).resolution == expected, "\(name) \(local)")
        }
    }

    @Test func `every change in a special file is where zdump has it`() throws {
        let groups = try SpecialZoneTests.groups("transitions.tsv")
        #expect(
            groups.map(\.name) == [
                "contradicting", "footer-only", "negative", "truncated", "truncated-without-mark",
                "version-1", "version-3",
                "version-4", "version-9",
            ])
        for (name, rows) in groups {
            try expectChanges(of: SpecialZoneTests.file(name), name, rows, until: "2041-01-01T00:00Z")
        }
    }

    @Test func `local times in a special file resolve as CPython resolves them`() throws {
        let groups = try SpecialZoneTests.groups("local.tsv")
        #expect(groups.count == 9)
        for (name, rows) in groups {
            try expectLocalTimes(in: SpecialZoneTests.file(name), name, rows)
        }
    }

    @Test func `a footer's changes are where zdump has them, up to 2100 and beyond`() throws {
        let groups = try SpecialZoneTests.groups("footer-transitions.tsv")
        #expect(groups.count == 13)
        for (name, rows) in groups {
            try expectChanges(of: SpecialZoneTests.footer(name), name, rows, until: "2104-01-01T00:00Z")
        }
    }

    @Test func `a footer's local times resolve as CPython resolves them`() throws {
        let groups = try SpecialZoneTests.groups("footer-local.tsv")
        #expect(groups.count == 11)
        for (name, rows) in groups {
            try expectLocalTimes(in: SpecialZoneTests.footer(name), name, rows)
        }
    }

    @Test(arguments: ["right", "right-version-4"])
    func `a file that counts leap seconds is refused by its name`(name: String) throws {
        let bytes = try Fixtures.bytes("\(SpecialZoneTests.folder)/refused/\(name).tzif")
        let error = #expect(throws: TimeError.self) { try Zone(tzif: bytes, id: ZoneID("right/Test")) }
        #expect(error?.code == .unsupportedZoneData)
        #expect(
            error?.description
                == "right/Test: its times count leap seconds (a right/ file); the same zone without them is meant"
        )
    }

    @Test func `where a file says nothing, local time is unspecified and shown as UTC`() throws {
        let zone = try SpecialZoneTests.file("truncated")
        for text in ["1999-12-31T23:59:59Z", "2010-01-01T00:00Z", "9990-07-01T00:00Z"] {
            let period = zone.period(at: try Instant(parsing: text))
            #expect(period.abbreviation == "-00")
            #expect(period.offset == .zero)
        }
        #expect(zone.nextTransition(after: try Instant(parsing: "2010-01-01T00:00Z")) == nil)
    }

    @Test func `a table of version 1 ends in 2037, and its last offset stays`() throws {
        let zone = try SpecialZoneTests.file("version-1")
        let last = try #require(zone.previousTransition(before: .latest))
        #expect(last.instant == (try Instant(parsing: "2037-11-01T06:00Z")))
        #expect(zone.offset(at: try Instant(parsing: "2050-07-01T00:00Z")).totalSeconds == -18_000)
    }

    /// Rules whose hours lead into another year than the one that names the change; `zdump` and CPython give such
    /// changes up. By hand:
    ///
    /// `J365/23` is 31 December, 23:00 at −03:00, so 02:00Z on 1 January. `J59/-24` is 27 February, 00:00 at −02:00.
    ///
    /// December 2097 begins on a Sunday: its fourth Friday is the 27th, and 167 h later it is 2 January 2098, 23:00 at
    /// +02:00. 2098 begins on a Wednesday: the second Monday is 13 January, and 167 h before it is the 6th, 01:00 at
    /// +01:00.
    @Test(arguments: [
        ("AAA3BBB,J365/23,J59/-24", ["2098-01-01T02:00:00Z BBB", "2098-02-27T02:00:00Z AAA"]),
        ("AAA-1BBB,M1.2.1/-167,M12.4.5/167", ["2098-01-02T21:00:00Z AAA", "2098-01-06T00:00:00Z BBB"]),
    ])
    func `a change may come in another year than the one that names it`(footer: String, changes: [String])
        throws
    {
        let zone = try SpecialZoneTests.footer(footer)
        var last = try Instant(parsing: "2097-12-31T12:00Z")
        for change in changes {
            let next = try #require(zone.nextTransition(after: last))
            #expect("\(next.instant) \(next.after.abbreviation)" == change)
            last = next.instant
        }
    }
}
