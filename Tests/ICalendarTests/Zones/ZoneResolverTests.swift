import CivilTime
import Findings
import ICalendar
import TestKit
import Testing

/// Which zone a TZID means, one row for each step of the chain.
@Suite("ZoneResolver") struct ZoneResolverTests {
    private static let berlin = [
        "BEGIN:DAYLIGHT", "DTSTART:16010101T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
        "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:16010101T030000",
        "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "END:STANDARD",
    ]

    private func resolver(_ zones: [(String, [String])] = [], years: Range<Int> = 2027..<2028) throws
        -> ZoneResolver
    {
        let lines = zones.flatMap { ["BEGIN:VTIMEZONE", "TZID:\($0.0)"] + $0.1 + ["END:VTIMEZONE"] }
        let file = Samples.file(["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"])
        let calendar = try CalendarReader().read(file).calendars[0]
        return ZoneResolver(
            timeZones: calendar.timeZones, years: years, database: try TestZones.database(.r2026f),
            file: "a.ics")
    }

    @Test(arguments: [
        ("Europe/Berlin", "Europe/Berlin", "exact", ""), ("europe/BERLIN", "Europe/Berlin", "exact", ""),
        ("Asia/Calcutta", "Asia/Calcutta", "exact", ""), ("EST", "EST", "exact", ""),
        ("UTC", "UTC", "exact", ""),
        ("\"Europe/Paris\"", "Europe/Paris", "exact", ""),
        (
            "/freeassociation.sourceforge.net/Europe/Berlin", "Europe/Berlin", "prefixed",
            "prefixed-zone/repaired"
        ),
        (
            "/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", "Europe/Berlin", "prefixed",
            "prefixed-zone/repaired"
        ),
        ("/mozilla.org/20050126_1/Europe/Berlin", "Europe/Berlin", "prefixed", "prefixed-zone/repaired"),
        (
            "/mozilla.org/20050126_1/America/Indiana/Knox", "America/Indiana/Knox", "prefixed",
            "prefixed-zone/repaired"
        ),
        ("/citadel.org/20070227_1/Europe/Berlin", "Europe/Berlin", "prefixed", "prefixed-zone/repaired"),
        (
            "/softwarestudio.org/Olson_20011030_5/Europe/Berlin", "Europe/Berlin", "prefixed",
            "prefixed-zone/repaired"
        ),
        ("/Europe/Berlin", "Europe/Berlin", "prefixed", "prefixed-zone/repaired"),
        ("posix/Europe/Berlin", "Europe/Berlin", "prefixed", "prefixed-zone/repaired"),
        ("/UTC", "UTC", "prefixed", "prefixed-zone/repaired"),
        ("tzone://Microsoft/Utc", "UTC", "prefixed", "prefixed-zone/repaired"),
        ("America/New York", "America/New_York", "prefixed", "prefixed-zone/repaired"),
        ("W. Europe Standard Time", "Europe/Berlin", "windows", "windows-zone/repaired"),
        ("Eastern Standard Time 1", "America/New_York", "windows", "windows-zone/repaired"),
        ("\"Tokyo Standard Time\"", "Asia/Tokyo", "windows", "windows-zone/repaired"),
        (
            "(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna", "Europe/Amsterdam", "displayName",
            "windows-zone/warning"
        ),
        ("(GMT+09:00) Osaka, Sapporo, Tokyo", "Asia/Tokyo", "displayName", "windows-zone/warning"),
        (
            "(GMT-08.00) Pacific Time (US & Canada)/Tijuana", "America/Tijuana", "displayName",
            "windows-zone/warning"
        ),
        // Names that Exchange 2000 and Lotus Notes write.
        ("Eastern Time (US & Canada)", "America/New_York", "displayName", "windows-zone/repaired"),
        (
            "(GMT-05.00) Eastern Time (US & Canada)", "America/New_York", "displayName",
            "windows-zone/repaired"
        ),
        ("(UTC-04:00) Atlantic Time (Canada)", "America/Halifax", "displayName", "windows-zone/repaired"),
        ("Arizona", "America/Phoenix", "displayName", "windows-zone/repaired"),
        ("Eastern", "America/New_York", "windows", "windows-zone/warning"),
        ("W. Europe", "Europe/Berlin", "windows", "windows-zone/warning"),
        ("Central European", "Europe/Warsaw", "windows", "windows-zone/warning"),
        ("GMT-0400", "Etc/GMT+4", "fixedOffset", "fixed-offset-zone/warning"),
        ("GMT+02:00", "Etc/GMT-2", "fixedOffset", "fixed-offset-zone/warning"),
        ("UTC+1", "Etc/GMT-1", "fixedOffset", "fixed-offset-zone/warning"),
        ("Z", "UTC", "fixedOffset", "fixed-offset-zone/warning"),
    ])
    func `a name without a definition`(name: String, zone: String, source: String, finding: String) throws {
        var resolver = try resolver()
        let foundLookup = resolver.zone(named: name, line: 7, component: "1")
        let found = try #require(foundLookup)
        #expect(found.zone.id.name == zone)
        #expect(found.source.rawValue == source)
        #expect(found.definition == nil)
        #expect(resolver.findings.map { "\($0.code)/\($0.severity)" } == (finding.isEmpty ? [] : [finding]))
        #expect(resolver.findings.allSatisfy { $0.line == 7 && $0.component == "1" && $0.file == "a.ics" })
    }

    @Test func `the example of the documentation`() throws {
        let bytes = Samples.event("UID:1", "DTSTART;TZID=W. Europe Standard Time:20270710T100000")
        let calendar = try CalendarReader().read(bytes).calendars[0]
        let event = calendar.events[0]
        var resolver = ZoneResolver(calendar, database: try TestZones.database(.r2026f), file: "trip.ics")
        let found = resolver.zone(named: "W. Europe Standard Time", line: 12, component: event.label)
        #expect(found?.zone.id.name == "Europe/Berlin")
        #expect(resolver.findings.map(\.code) == [.windowsZone])
        #expect(resolver.findings.map(\.severity) == [.repaired])
    }

    @Test func `a fixed offset counts as in ISO 8601`() throws {
        var resolver = try resolver()
        let siriLookup = resolver.zone(named: "GMT-0400", line: 1)
        let siri = try #require(siriLookup)
        #expect(siri.zone.offset(at: .epoch).totalSeconds == -14_400)
        let indiaLookup = resolver.zone(named: "GMT+05:30", line: 1)
        let india = try #require(indiaLookup)
        #expect(india.zone.offset(at: .epoch).totalSeconds == 19_800)
    }

    @Test(arguments: [
        "Customized Time Zone", "tzone://Microsoft/Custom", "Mein Büro", "(UTC+01:00) Nirgendwo",
    ])
    func `a zone of the file is recognised by its behaviour`(name: String) throws {
        var resolver = try resolver([(name, Self.berlin)])
        let foundLookup = resolver.zone(named: name, line: 7)
        let found = try #require(foundLookup)
        #expect(found.zone.id.name == "Europe/Berlin")
        #expect(found.source == .behaviour)
        #expect(
            resolver.findings == [
                Finding(
                    .fileZone, .warning, file: "a.ics", line: 7,
                    message:
                        "TZID `\(name)` names no zone; its VTIMEZONE has the same offsets as Europe/Berlin in 2027, "
                        + "which was taken")
            ])
        // Asked again, it is not told again.
        let result = resolver.zone(named: name, line: 8)
        #expect(result == found)
        #expect(resolver.findings.count == 1)
    }

    @Test func `a short Windows name counts only where the definition does not contradict it`() throws {
        var agreeing = try resolver([("Romance", Self.berlin)])
        let same = agreeing.zone(named: "Romance", line: 1)
        #expect(same?.zone.id.name == "Europe/Paris")
        #expect(agreeing.findings.map(\.severity) == [.warning])
        // The Central of somebody in Berlin is not that of Chicago.
        var other = try resolver([("Central", Self.berlin)])
        let found = other.zone(named: "Central", line: 1)
        #expect(found?.zone.id.name == "Europe/Berlin" && found?.source == .behaviour)
    }

    @Test func `X-LIC-LOCATION comes before behaviour`() throws {
        var resolver = try resolver([("My zone", ["X-LIC-LOCATION:Europe/Vienna"] + Self.berlin)])
        let result = resolver.zone(named: "My zone", line: 1)
        #expect(result?.zone.id.name == "Europe/Vienna")
        #expect(resolver.findings.map(\.severity) == [.repaired])
    }

    @Test func `a known name beats a false definition`() throws {
        var resolver = try resolver([
            (
                "Europe/Berlin",
                [
                    "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0500",
                    "END:STANDARD",
                ]
            )
        ])
        let result = resolver.zone(named: "Europe/Berlin", line: 1)
        #expect(result?.source == .exact)
        #expect(resolver.findings == [])
    }

    @Test(arguments: [
        // libical's own form: weekday and days of the month.
        (
            [
                "BEGIN:DAYLIGHT", "DTSTART:19810329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
                "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=SU;BYMONTHDAY=25,26,27,28,29,30,31", "END:DAYLIGHT",
                "BEGIN:STANDARD",
                "DTSTART:19961027T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
                "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=SU;BYMONTHDAY=25,26,27,28,29,30,31", "END:STANDARD",
            ], "Europe/Berlin"
        ),
        // Rules that ended, then one that goes on; UNTIL in UTC. New York since 2007.
        (
            [
                "BEGIN:DAYLIGHT", "DTSTART:19870405T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400",
                "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z", "END:DAYLIGHT",
                "BEGIN:DAYLIGHT",
                "DTSTART:20070311T020000", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400",
                "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
                "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20071104T020000", "TZOFFSETFROM:-0400",
                "TZOFFSETTO:-0500",
                "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD",
            ], "America/New_York"
        ),
        // Single dates for one year.
        (
            [
                "BEGIN:DAYLIGHT", "DTSTART:20260329T020000", "RDATE:20270328T020000,20280326T020000",
                "TZOFFSETFROM:+0100",
                "TZOFFSETTO:+0200", "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20261025T030000",
                "RDATE:20271031T030000",
                "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "END:STANDARD",
            ], "Europe/Berlin"
        ),
        (
            [
                "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0530", "TZOFFSETTO:+0530",
                "END:STANDARD",
            ], "Asia/Kolkata"
        ),
        (
            ["BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETTO:+0545", "END:STANDARD"],
            "Asia/Kathmandu"
        ),
    ])
    func `rules of every form are evaluated`(lines: [String], zone: String) throws {
        var resolver = try resolver([("Custom", lines)])
        let result = resolver.zone(named: "Custom", line: 1)
        #expect(result?.zone.id.name == zone)
    }

    @Test(arguments: [
        ("Europe/Berlni", [], ", and the file does not define it; the nearest names are "),
        ("Customized Time Zone", [], ", and the file does not define it"),
        (
            "X", ["BEGIN:STANDARD", "TZOFFSETTO:+0100", "END:STANDARD"],
            ", and its VTIMEZONE has no usable rules"
        ),
        (
            "X",
            [
                "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETTO:+0100", "RRULE:FREQ=MINUTELY",
                "END:STANDARD",
            ],
            ", and its VTIMEZONE has no usable rules"
        ),
        ("../../../etc/passwd", [], ", and the file does not define it"),
        ("", [], ", and the file does not define it"),
    ])
    func `what nothing tells is an error, never UTC`(name: String, lines: [String], hint: String) throws {
        var resolver = try resolver(lines.isEmpty ? [] : [(name, lines)])
        let result = resolver.zone(named: name, line: 7)
        #expect(result == nil)
        #expect(resolver.findings.map(\.code) == [.unknownZone])
        #expect(resolver.findings.map(\.severity) == [.error])
        let message = try #require(resolver.findings.first).message
        #expect(message.hasPrefix("TZID `\(name)` is no zone of the database 2026f\(hint)"))
        if name == "Europe/Berlni" { #expect(message.contains("Europe/Berlin")) }
    }

    @Test func `thousands of parts cost little`() throws {
        let lines = [
            "BEGIN:STANDARD", "DTSTART:00010101T000000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100",
            "RRULE:FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYMONTHDAY=1,2,3", "END:STANDARD",
        ]
        var resolver = try resolver([("X", Array(repeating: lines, count: 300).flatMap(\.self))])
        let found = resolver.zone(named: "X", line: 1)
        #expect(found?.zone.id.name == "Africa/Lagos")
    }

    /// The rules of New York under the abbreviation of its winter time, of another place, and of a Windows name.
    @Test(arguments: [
        ("EST", "COMMENT:none", -14_400), ("Home", "X-LIC-LOCATION:Asia/Tokyo", -14_400),
        ("Tokyo Standard Time", "COMMENT:none", -14_400), ("MST", "COMMENT:none", -14_400),
        // Rules that are out of date are no other place: New York's name counts, as it does alone.
        ("Home", "X-LIC-LOCATION:America/New_York", -14_400),
    ])
    func `a name that its VTIMEZONE contradicts does not count`(name: String, extra: String, july: Int) throws
    {
        let lines = [
            extra, "BEGIN:STANDARD", "DTSTART:20071104T020000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500",
            "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU", "END:STANDARD", "BEGIN:DAYLIGHT",
            "DTSTART:20070311T020000",
            "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "END:DAYLIGHT",
        ]
        var resolver = try resolver([(name, lines)], years: 2027..<2028)
        let found = resolver.zone(named: name, line: 1)
        let instant = try Instant(parsing: "2027-07-01T00:00:00Z")
        #expect(found?.zone.offset(at: instant).totalSeconds == july)
        #expect(resolver.findings.map(\.code) == [.fileZone])
    }

    @Test func `an abbreviation whose VTIMEZONE says less is the database's`() throws {
        let lines = [
            "BEGIN:STANDARD", "DTSTART:19701025T030000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100",
            "END:STANDARD",
        ]
        var resolver = try resolver([("CET", lines), ("EST5EDT", lines)], years: 2027..<2028)
        let winter = resolver.zone(named: "CET", line: 1)
        #expect(winter?.zone.id.name == "CET")
        #expect(resolver.findings == [])
        let other = resolver.zone(named: "EST5EDT", line: 1)
        #expect(other?.zone.offset(at: .epoch).totalSeconds == 3600)
    }

    /// Paris' rules under the name of an offset that it has in winter.
    @Test func `a name that its VTIMEZONE contradicts is no offset`() throws {
        let lines = [
            "BEGIN:STANDARD", "DTSTART:19961027T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD", "BEGIN:DAYLIGHT",
            "DTSTART:19960331T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT",
        ]
        for (name, extra, zone) in [
            ("GMT+01:00", "X-LIC-LOCATION:Europe/Berlin", "Europe/Berlin"),
            ("UTC+1", "COMMENT:none", "Europe/Paris"),
        ] {
            var resolver = try resolver([(name, [extra] + lines)], years: 2027..<2028)
            let found = resolver.zone(named: name, line: 1)
            let july = try Instant(parsing: "2027-07-01T00:00:00Z")
            #expect(found?.zone.offset(at: july).totalSeconds == 7200, "\(zone)")
            #expect(resolver.findings.map(\.code) == [.fileZone])
        }
    }

    @Test(arguments: [("GMT+05:30", "GMT+05_30", 19_800), ("-0330", "_-0330", -12_600)])
    func `an offset that no zone is named for is a zone of its own`(name: String, label: String, seconds: Int)
        throws
    {
        var resolver = try resolver()
        let lookup = resolver.zone(named: name, line: 1)
        let found = try #require(lookup)
        let definition = try #require(found.definition)
        #expect(found.zone.id.name.hasPrefix("File/\(label)/x") && ZoneDefinition.isID(found.zone.id))
        #expect(found.zone.offset(at: .epoch).totalSeconds == seconds)
        #expect(definition.zone == found.zone && definition.name == name)
        #expect(resolver.findings.map(\.code) == [.fixedOffsetZone])
        #expect(ZoneDefinition(definition.component) == definition)
    }

    @Test func `rules that no zone has are taken as they stand`() throws {
        // Two hours of summer time from 1 April to 1 October, on a base that nobody keeps.
        let lines = [
            "BEGIN:DAYLIGHT", "DTSTART:20000401T000000", "TZOFFSETFROM:+0107", "TZOFFSETTO:+0307",
            "RRULE:FREQ=YEARLY", "END:DAYLIGHT", "BEGIN:STANDARD", "DTSTART:20001001T000000",
            "TZOFFSETFROM:+0307",
            "TZOFFSETTO:+0107", "RRULE:FREQ=YEARLY", "END:STANDARD",
        ]
        var resolver = try resolver([("Moon Base", lines)], years: 2027..<2028)
        let lookup = resolver.zone(named: "Moon Base", line: 1)
        let found = try #require(lookup)
        #expect(found.source == .fileRules && found.definition?.name == "Moon Base")
        for (text, seconds) in [
            // 1 April 00:00 at +01:07 is 22:53 UTC of the day before; 1 October 00:00 at +03:07 is 20:53 UTC.
            ("2027-03-31T22:52:59Z", 4020), ("2027-03-31T22:53:00Z", 11220), ("2027-09-30T20:52:59Z", 11220),
            ("2027-09-30T20:53:00Z", 4020), ("2026-07-01T00:00:00Z", 11220), ("2028-07-01T00:00:00Z", 11220),
        ] {
            #expect(found.zone.offset(at: try Instant(parsing: text)).totalSeconds == seconds, "\(text)")
        }
        #expect(
            resolver.findings.map(\.message) == [
                "TZID `Moon Base` names no zone, and no zone has the offsets of its VTIMEZONE; its own rules were taken "
                    + "as they stand, under the name \(found.zone.id)"
            ])
    }

    @Test func `the years come from the calendar's times`() throws {
        // Sao Paulo had daylight saving time until 2019; from then on it keeps -03:00 like Buenos Aires.
        let bytes = Samples.calendar(
            "BEGIN:VTIMEZONE", "TZID:Custom", "BEGIN:STANDARD", "DTSTART:16010101T000000",
            "TZOFFSETFROM:-0300",
            "TZOFFSETTO:-0300", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT",
            "DTSTART;TZID=Custom:20180101T100000",
            "END:VEVENT")
        let calendar = try CalendarReader().read(bytes).calendars[0]
        var resolver = ZoneResolver(calendar, database: try TestZones.database(.r2026f))
        let foundLookup = resolver.zone(named: "Custom", line: 1)
        let found = try #require(foundLookup)
        #expect(found.zone.id.name != "America/Sao_Paulo")
        #expect(found.zone.offset(at: try Instant(parsing: "2018-01-01T00:00:00Z")).totalSeconds == -10_800)
        #expect(calendar.onlyTimeZoneName == "Custom")
        #expect(calendar.defaultZoneName == nil)
    }

    @Test func `names without end are not searched for without end`() throws {
        var resolver = try resolver()
        for index in 0..<5_000 {
            let found = resolver.zone(named: "Nowhere/Place\(index)", line: index + 1)
            #expect(found == nil)
        }
        #expect(resolver.findings.count == ZoneResolver.mostSearched + 1)
        #expect(resolver.findings.allSatisfy { $0.code == .unknownZone && $0.severity == .error })
        #expect(resolver.findings.last?.line == ZoneResolver.mostSearched + 1)
        // Names of the database need no search.
        let known = resolver.zone(named: "Asia/Tokyo", line: 1)
        #expect(known?.source == .exact)
    }

    /// A zone with a change each day or second, of a name and an offset of its own.
    private func restless(_ index: Int, _ frequency: String) -> (String, [String]) {
        (
            "Z\(index)",
            [
                "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0100",
                "TZOFFSETTO:+01\(10 + index % 40)", "RRULE:FREQ=\(frequency)", "END:STANDARD",
            ]
        )
    }

    /// Seconds, where each zone on its own would have its full share of work.
    @Test(arguments: ["DAILY", "HOURLY", "SECONDLY"])
    func `the zones of a file share the work that is done for them`(frequency: String) throws {
        // Summer time by rules that no zone of the database has.
        let sound = [
            "BEGIN:DAYLIGHT", "DTSTART:20000401T000000", "TZOFFSETFROM:+0107", "TZOFFSETTO:+0307",
            "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU", "END:DAYLIGHT", "BEGIN:STANDARD",
            "DTSTART:20001001T000000",
            "TZOFFSETFROM:+0307", "TZOFFSETTO:+0107", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
            "END:STANDARD",
        ]
        var resolver = try resolver((0..<60).map { restless($0, frequency) } + [("Sound", sound)])
        let spent = ProcessorTime.spent {
            let found = (0..<60).map { resolver.zone(named: "Z\($0)", line: 1) }
            #expect(found.last == .some(nil))
        }
        #expect(spent < .seconds(60))
        let last = try #require(resolver.findings.last)
        #expect(last.severity == .error)
        #expect(last.message.contains("take too much work together"))
        // One that needs little has it even now.
        let zone = resolver.zone(named: "Sound", line: 1)
        #expect(zone?.source == .fileRules)
    }

    @Test func `a display name has few cities`() throws {
        var resolver = try resolver()
        let cities = [String](repeating: "Nowhere", count: 50_000) + ["Berlin"]
        let found = resolver.zone(named: "(UTC+01:00) \(cities.joined(separator: ", "))", line: 1)
        #expect(found == nil)
    }
}
