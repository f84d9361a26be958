import CivilTime
import Findings
import TestKit
import Testing

@testable import ICalendar

/// The bounds of the zones of a calendar file, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of VTIMEZONEs") struct TimeZoneLimitTests {
    private func component(_ lines: [String]) throws -> Component {
        let bytes = Samples.file(["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"])
        return try #require(try CalendarReader().read(bytes).calendars.first?.components.first)
    }

    /// A VTIMEZONE of parts, each with an offset that begins on a day.
    private func definition(_ name: String, _ parts: [(day: String, offset: String)], more: [String] = [])
        throws -> Component
    {
        var lines = ["BEGIN:VTIMEZONE", "TZID:\(name)"]
        for part in parts {
            lines += ["BEGIN:STANDARD", "DTSTART:\(part.day)T000000", "TZOFFSETFROM:\(part.offset)"]
            lines += ["TZOFFSETTO:\(part.offset)"] + more + ["END:STANDARD"]
        }
        return try component(lines + ["END:VTIMEZONE"])
    }

    private func resolver(_ zones: [Component], years: Range<Int> = 2027..<2028) throws -> ZoneResolver {
        ZoneResolver(timeZones: zones, years: years, database: try TestZones.database(.r2026f))
    }

    @Test func `a hundred names of a calendar are searched for`() throws {
        var resolver = try resolver([])
        for number in 1...100 {
            #expect(
                resolver.zone(named: "/x\(number)/Europe/Berlin", line: number)?.zone.id.name
                    == "Europe/Berlin")
        }
        let above = resolver.zone(named: "/x101/Europe/Berlin", line: 101)
        #expect(above == nil)
        #expect(resolver.findings.last?.code == .unknownZone)
        #expect(resolver.findings.last?.line == 101)
        #expect(resolver.findings.last?.message.contains("/x101/Europe/Berlin") == true)
        #expect(resolver.findings.dropLast().allSatisfy { $0.code == .prefixedZone })
    }

    @Test func `a thousand names of a file are searched for`() throws {
        let searches = ZoneSearches()
        let empty = CalendarObject(productID: "x", components: [])
        func resolver() throws -> ZoneResolver {
            ZoneResolver(empty, database: try TestZones.database(.r2026f), file: nil, sharing: searches)
        }
        for calendar in 0..<10 {
            var resolver = try resolver()
            for number in 0..<100 {
                let found = resolver.zone(named: "/x\(calendar)-\(number)/Europe/Berlin", line: 1)
                #expect(found != nil)
            }
        }
        var last = try resolver()
        let above = last.zone(named: "/x10-0/Europe/Berlin", line: 7)
        #expect(above == nil)
        #expect(last.findings.map { "\($0.line) \($0.code)" } == ["7 unknown-zone"])
        // What was searched for stays known.
        let known = last.zone(named: "/x9-99/Europe/Berlin", line: 8)
        #expect(known != nil)
    }

    @Test(arguments: [10, 11]) func `ten further VTIMEZONEs of a name are compared`(_ count: Int) throws {
        let further = try (1...count).map {
            try definition("Asia/Tokyo", [("19700101", "+10\(10 + $0)")])
        }
        var resolver = try resolver([try definition("Asia/Tokyo", [("19700101", "+0900")])] + further)
        let found = resolver.zone(named: "Asia/Tokyo", line: 1)
        #expect(found?.zone.id.name == "Asia/Tokyo")
        #expect(resolver.contradictions["Asia/Tokyo"]?.count == 10)
    }

    @Test(arguments: [("20760601", 1), ("20770101", 0)])
    func `a VTIMEZONE is compared for fifty years`(_ day: String, _ told: Int) throws {
        let zone = try component([
            "BEGIN:VTIMEZONE", "TZID:Asia/Tokyo", "BEGIN:STANDARD", "DTSTART:19700101T000000",
            "TZOFFSETFROM:+0900", "TZOFFSETTO:+0900", "END:STANDARD", "BEGIN:STANDARD",
            "DTSTART:\(day)T090000", "TZOFFSETFROM:+0900", "TZOFFSETTO:+1000", "END:STANDARD",
            "END:VTIMEZONE",
        ])
        var resolver = try resolver([zone], years: 2027..<2100)
        let found = resolver.zone(named: "Asia/Tokyo", line: 1)
        #expect(found != nil)
        #expect(resolver.contradictions["Asia/Tokyo", default: []].count == told)
    }

    @Test func `the steps for VTIMEZONEs are shared`() {
        let work = ZoneWork()
        #expect(work.share == 300_000)
        work.spend(2_700_000)
        #expect(work.share == 300_000)
        work.spend(1)
        #expect(work.share == 299_999)
        work.spend(299_999)
        #expect(work.share == 5_000)
    }

    @Test(arguments: [(2_000, true), (2_001, false)])
    func `a part of a VTIMEZONE has 2,000 dates at most`(_ count: Int, _ isUsed: Bool) throws {
        let dates = (0..<count).map {
            "\(1970 + $0 / 336)0\(1 + $0 / 28 % 9)\(10 + $0 % 19)T0000\(10 + $0 % 50)"
        }
        let zone = try definition(
            "Moon Base", [("19700101", "+0107")], more: ["RDATE:" + dates.joined(separator: ",")])
        try expect(zone, isUsed)
    }

    @Test(arguments: [(1_000, true), (1_001, false)])
    func `a VTIMEZONE has 1,000 parts at most`(_ count: Int, _ isUsed: Bool) throws {
        let parts = (0..<count).map { ("\(1000 + $0)0101", "+0107") }
        try expect(try definition("Moon Base", parts), isUsed)
    }

    /// Whether a definition's own rules count; otherwise the name is told with its line.
    private func expect(_ zone: Component, _ isUsed: Bool) throws {
        var resolver = try resolver([zone])
        let found = resolver.zone(named: "Moon Base", line: 5)
        #expect((found?.source == .fileRules) == isUsed)
        if !isUsed {
            #expect(resolver.findings.map { "\($0.line) \($0.code)" } == ["5 unknown-zone"])
            #expect(resolver.findings.first?.message.contains("its VTIMEZONE has no usable rules") == true)
        }
    }
}
