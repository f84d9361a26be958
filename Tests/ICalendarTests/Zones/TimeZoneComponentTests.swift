import CivilTime
import ICalendar
import TestKit
import Testing

/// VTIMEZONEs of our own, evaluated by libical.
@Suite("TimeZoneComponent") struct TimeZoneComponentTests {
    private func made(_ name: String, _ from: String, _ to: String) throws -> TimeZoneComponent {
        TimeZoneComponent(
            try TestZones.database(.r2026f).zone(named: name),
            covering: try Instant(parsing: "\(from)T00:00:00Z")..<Instant(parsing: "\(to)T00:00:00Z"))
    }

    private func text(_ made: TimeZoneComponent) -> String { CalendarWriter().text(made.component) }

    @Test(arguments: [
        ("America/New_York", "2026-01-01", "2028-01-01", true),
        ("America/New_York", "2006-01-01", "2008-01-01", false),
        ("Europe/Dublin", "2026-01-01", "2027-01-01", true),
        ("Europe/Dublin", "2027-06-01", "2027-07-01", true),
        ("Africa/Casablanca", "2026-01-01", "2027-01-01", nil),
        ("Africa/Casablanca", "2025-01-01", "2026-01-01", nil),
        ("Australia/Lord_Howe", "2026-01-01", "2028-01-01", true),
        ("Pacific/Apia", "2011-01-01", "2012-06-01", false),
        ("Pacific/Apia", "2026-01-01", "2027-01-01", true),
        ("America/Sao_Paulo", "2018-01-02", "2019-01-01", true),
        ("America/Sao_Paulo", "2018-01-01", "2019-12-31", false),
        ("Antarctica/Troll", "2026-01-01", "2027-01-01", nil),
        ("Asia/Gaza", "2026-01-01", "2027-01-01", nil),
        ("America/Vancouver", "2026-01-01", "2027-01-01", false),
        ("America/Vancouver", "2026-10-01", "2026-12-01", true),
        ("America/Vancouver", "2025-01-01", "2025-12-01", true),
        ("Asia/Tokyo", "2027-03-01", "2027-04-01", true), ("Europe/Berlin", "2027-12-20", "2028-01-05", true),
        ("Asia/Kathmandu", "1985-06-01", "1986-06-01", false),
        ("America/Nuuk", "2026-01-01", "2027-01-01", nil),
        ("Africa/Cairo", "2026-01-01", "2027-01-01", nil),
        ("America/Santiago", "2026-01-01", "2028-01-01", nil),
        ("Europe/London", "1968-01-01", "1972-01-01", false),
        ("Africa/Monrovia", "1971-12-01", "1972-02-01", false),
        ("Africa/Monrovia", "1970-01-01", "1971-01-01", false),
        ("Asia/Kathmandu", "1985-12-20", "1986-01-10", true),
        ("America/Caracas", "2016-04-20", "2016-05-10", true),
        ("America/Caracas", "2016-01-01", "2017-01-01", false),
        ("Africa/Cairo", "1970-01-01", "1971-01-01", true),
        ("Antarctica/Vostok", "1994-10-25", "1994-11-08", false),
    ])
    func `libical reads the zone's offset at every hour of the range`(
        name: String, from: String, to: String, isRegular: Bool?
    ) throws {
        let made = try made(name, from, to)
        let zone = try TestZones.database(.r2026f).zone(named: name)
        let libical = try #require(LibicalZone(made.component))
        let start = try Instant(parsing: "\(from)T00:00:00Z").secondsSinceEpoch
        let end = try Instant(parsing: "\(to)T00:00:00Z").secondsSinceEpoch
        var wrong: [String] = []
        for seconds in stride(from: start, to: end, by: 3600) {
            let instant = try Instant(secondsSinceEpoch: seconds)
            if libical.offset(at: instant) != zone.offset(at: instant).totalSeconds {
                wrong.append(instant.description)
            }
        }
        #expect(wrong.count == 0, "first and last: \(wrong.first ?? "") \(wrong.last ?? ""), \(text(made))")
        if let isRegular { #expect(made.isRegular == isRegular, "\(text(made))") }
        let calendar = CalendarObject(productID: "-//Test//EN", components: [made.component])
        #expect(LibicalVerification.complaints(about: CalendarWriter().bytes(calendar)) == [])
    }

    @Test(arguments: 0..<150)
    func `any zone in any year from 1970 to 2037 is right around its changes`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let database = try TestZones.database(.r2026f)
        let zone = try database.zone(try #require(database.ids.randomElement(using: &random)))
        let year = Int.random(in: 1970...2037, using: &random)
        let start = try Instant(parsing: "\(year)-01-01T00:00:00Z")
        let end = try Instant(parsing: "\(year + 1)-01-01T00:00:00Z")
        let made = TimeZoneComponent(zone, covering: start..<end)
        let libical = try #require(LibicalZone(made.component))
        var probes = Array(stride(from: start.secondsSinceEpoch, to: end.secondsSinceEpoch, by: 5 * 86_400))
        probes.append(end.secondsSinceEpoch - 1)
        var cursor = start
        while let change = zone.nextTransition(after: cursor), change.instant < end {
            cursor = change.instant
            probes += [cursor.secondsSinceEpoch - 1, cursor.secondsSinceEpoch]
        }
        for probe in probes {
            let instant = try Instant(secondsSinceEpoch: probe)
            #expect(
                libical.offset(at: instant) == zone.offset(at: instant).totalSeconds,
                "\(zone.id) at \(instant)")
        }
    }

    @Test func `New York has one pair of rules without an end`() throws {
        // Since 2007: second Sunday of March and first Sunday of November, both at 02:00 (Energy Policy Act).
        let expected = [
            "BEGIN:VTIMEZONE", "TZID:America/New_York", "X-LIC-LOCATION:America/New_York", "BEGIN:STANDARD",
            "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "TZNAME:EST", "DTSTART:20071104T020000",
            "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD", "BEGIN:DAYLIGHT", "TZOFFSETFROM:-0500",
            "TZOFFSETTO:-0400", "TZNAME:EDT", "DTSTART:20070311T020000",
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
            "END:DAYLIGHT", "END:VTIMEZONE",
        ]
        #expect(
            try text(made("America/New_York", "2027-05-01", "2027-06-01")).split(separator: "\r\n").map(
                String.init) == expected)
    }

    @Test func `a change that no rule of the zone explains gets one for the range`() throws {
        // By zdump: from -0430 to -0400 on Sunday, 2016-05-01, at 02:30, and the other way on Sunday, 2007-12-09, at
        // 03:00, which is the second Sunday of December. The parts begin in the year before the range.
        let caracas = try made("America/Caracas", "2016-04-20", "2016-05-10").component.components
        #expect(
            lines(caracas) == [
                "STANDARD -0400 -0430 20151213T030000 FREQ=YEARLY;BYMONTH=12;BYDAY=2SU",
                "DAYLIGHT -0430 -0400 20150503T023000 FREQ=YEARLY;BYMONTH=5;BYDAY=1SU",
            ])
        // By zdump: from +0530 to +0545 on Wednesday, 1986-01-01, at 00:00, and never back; so half a year away.
        let kathmandu = try made("Asia/Kathmandu", "1985-12-20", "1986-01-10").component.components
        #expect(
            lines(kathmandu) == [
                "STANDARD +0545 +0530 19840701T000000 FREQ=YEARLY;BYMONTH=7;BYDAY=1SU",
                "DAYLIGHT +0530 +0545 19840104T000000 FREQ=YEARLY;BYMONTH=1;BYDAY=1WE",
            ])
    }

    private func lines(_ parts: [Component]) -> [String] {
        parts.map { part in
            ([part.name] + part.properties.filter { $0.name != "TZNAME" }.map(\.rawValue)).joined(
                separator: " ")
        }
    }

    @Test func `Dublin's summer is the daylight part`() throws {
        let component = try made("Europe/Dublin", "2027-01-01", "2027-02-01").component
        let daylight = try #require(component.components(named: "DAYLIGHT").first)
        #expect(daylight.text("TZOFFSETTO") == "+0100")
        #expect(daylight.text("TZNAME") == "IST")
        #expect(daylight.first(named: "RRULE")?.rawValue == "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU")
        #expect(component.components(named: "STANDARD").count == 1)
    }

    @Test func `Tokyo has one part from New Year of 1970`() throws {
        let component = try made("Asia/Tokyo", "2027-03-01", "2027-04-01").component
        #expect(component.components.count == 1)
        #expect(component.components.first?.name == "STANDARD")
        #expect(component.components.first?.text("DTSTART") == "19700101T000000")
        #expect(component.components.first?.first(named: "RRULE") == nil)
    }

    @Test func `single parts have a STANDARD one, if need be from before the range`() throws {
        // dateutil, with which vobject and Radicale read zones, stops at a VTIMEZONE with DAYLIGHT parts alone. By zdump
        // Apia was at -11 from 2011-04-02T14:00Z, at -10 (daylight) from 2011-09-24T14:00Z, at +14 (daylight) from
        // 2011-12-30T10:00Z.
        let parts = try made("Pacific/Apia", "2011-12-30", "2011-12-31").component.components
        #expect(
            lines(parts) == [
                "STANDARD -1000 -1100 20110402T040000", "DAYLIGHT -1100 -1000 20110924T030000",
                "DAYLIGHT -1000 +1400 20111230T000000",
            ])
    }

    @Test func `every zone in every year has a STANDARD part`() throws {
        let database = try TestZones.database(.r2026f)
        for id in database.ids {
            let zone = try database.zone(id)
            for year in [1975, 1990, 2011, 2016, 2026] {
                for month in ["01", "07"] {
                    let start = try Instant(parsing: "\(year)-\(month)-01T00:00:00Z")
                    let end = try Instant(parsing: "\(year)-\(month)-28T00:00:00Z")
                    let component = TimeZoneComponent(zone, covering: start..<end).component
                    #expect(!component.components(named: "STANDARD").isEmpty, "\(id) in \(year)-\(month)")
                }
            }
        }
    }

    @Test func `a regular zone has whole minutes and at most one part of each kind`() throws {
        let database = try TestZones.database(.r2026f)
        for id in database.ids {
            let made = try made(id.name, "2027-01-01", "2028-01-01")
            #expect(made.component.text("TZID") == id.name)
            guard made.isRegular else { continue }
            #expect(made.component.components(named: "STANDARD").count == 1)
            #expect(made.component.components(named: "DAYLIGHT").count <= 1)
            for part in made.component.components {
                #expect(
                    part.text("TZOFFSETTO")?.utf8.count == 5 && part.text("TZOFFSETFROM")?.utf8.count == 5)
                #expect(part.first(named: "RDATE") == nil)
                let rule = part.first(named: "RRULE")?.rawValue ?? ""
                #expect(!rule.contains("UNTIL") && (rule.isEmpty || rule.contains("BYDAY")))
            }
        }
    }
}
