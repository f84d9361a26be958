import CivilTime
import Findings
import ICalendar
import Merging
import Recurrence
import Scheduling
import TestKit
import Testing
import TripExchange
import TripSeries
import Trips

/// Times in a zone that no database has, and that the file defines itself.
@Suite("Zones of a file") struct FileZoneTests {
    /// Two hours of summer time from 1 April to 1 October, on a base that nobody keeps.
    static func zone(_ name: String = "Moon Base", base: String = "+0107", more: [String] = []) -> [String] {
        ["BEGIN:VTIMEZONE", "TZID:\(name)"] + more + [
            "BEGIN:DAYLIGHT", "DTSTART:20000401T000000", "TZOFFSETFROM:\(base)", "TZOFFSETTO:+0307",
            "RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1", "TZNAME:MDT", "END:DAYLIGHT",
            "BEGIN:STANDARD", "DTSTART:20001001T000000", "TZOFFSETFROM:+0307", "TZOFFSETTO:\(base)",
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=1", "TZNAME:MST", "END:STANDARD", "END:VTIMEZONE",
        ]
    }

    static func event(_ uid: String, _ lines: [String]) -> [String] {
        ["BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20270101T000000Z"] + lines + ["END:VEVENT"]
    }

    static let series = [
        "DTSTART;TZID=Moon Base:20270330T100000", "DTEND;TZID=Moon Base:20270330T110000",
        "RRULE:FREQ=DAILY;COUNT=4", "EXDATE;TZID=Moon Base:20270331T100000",
    ]

    static func file(_ lines: [String]) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    static func exported(_ imported: ImportedCalendar, _ redaction: Redaction = .full) throws -> [String] {
        let calendar = try Exchange.export(redaction).calendar(
            named: nil, activities: imported.activities, source: imported.source, zones: imported.zones
        ).calendar
        return CalendarWriter().text(calendar.component).replacing("\r\n ", with: "")
            .split(separator: "\r\n").map(String.init)
    }

    static func zoneIDs(_ imported: ImportedCalendar) throws -> [ZoneID?] {
        try imported.activities.map { try Exchange.ends($0).start.zone }
    }

    // MARK: - In

    @Test func `the wall clock and the zone are kept`() throws {
        let imported = try Exchange.imported(file: Self.file(Self.zone() + Self.event("1", Self.series)))
        let activity = try #require(imported.activities.first)
        let (start, end) = try Exchange.ends(activity)
        let id = try #require(imported.zones.first).id
        #expect(imported.zones.count == 1)
        #expect(start == ActivityTime(local: try CivilDateTime(2027, 3, 30, 10, 0), zone: id))
        #expect(end == ActivityTime(local: try CivilDateTime(2027, 3, 30, 11, 0), zone: id))
        #expect(
            activity.recurrence?.lines == ["RRULE:FREQ=DAILY;COUNT=4", "EXDATE;TZID=\(id):20270331T100000"])
        #expect(imported.findings.map(\.code) == [.fileZone])
        #expect(imported.findings.allSatisfy { $0.message.contains(id.name) })
        #expect(imported.zones.first?.definition?.name == "Moon Base")
    }

    @Test func `a series keeps its clock reading when the clocks of its zone move`() throws {
        let imported = try Exchange.imported(file: Self.file(Self.zone() + Self.event("1", Self.series)))
        let database = try Exchange.database().adding(imported.zones)
        let expanded = Occurrences(database: database, limits: .standard).expand(
            imported.activities, in: try Exchange.window())
        #expect(expanded.findings.isEmpty)
        let itinerary = Itinerary(
            expanded.activities, home: .utc, database: database)
        #expect(itinerary.unresolved.isEmpty)
        // 10:00 at +01:07 is 08:53 UTC; from 1 April on it is 06:53 UTC, at +03:07. That of 31 March is taken out.
        #expect(
            itinerary.activities.map(\.start.description) == [
                "2027-03-30T08:53:00Z", "2027-04-01T06:53:00Z", "2027-04-02T06:53:00Z",
            ])
    }

    @Test func `an offset that no zone is named for is kept as it was stated`() throws {
        let event = Self.event(
            "1", ["DTSTART;TZID=\"GMT+05:30\":20270330T100000", "DTEND;TZID=\"GMT+05:30\":20270330T110000"])
        let imported = try Exchange.imported(file: Self.file(event))
        let (start, _) = try Exchange.ends(try #require(imported.activities.first))
        #expect(start.local == (try CivilDateTime(2027, 3, 30, 10, 0)))
        #expect(start.zone?.name.hasPrefix("File/GMT+05_30/x") == true)
        let lines = try Self.exported(imported)
        #expect(lines.contains("DTSTART;TZID=\"GMT+05:30\":20270330T100000"))
        #expect(lines.contains("TZID:GMT+05:30") && lines.contains("TZOFFSETTO:+0530"))
    }

    @Test func `a calendar's default can be such a zone`() throws {
        let imported = try Exchange.imported(
            file: Self.file(
                ["X-WR-TIMEZONE:Moon Base"] + Self.zone() + Self.event("1", ["DTSTART:20270330T100000"])))
        #expect(try Self.zoneIDs(imported) == [imported.zones.first?.id])
    }

    // MARK: - Out

    @Test func `the definition and the names come back as they were`() throws {
        let zone = Self.zone(more: ["X-OWNER;X-A=b:Someone", "LAST-MODIFIED:20200101T000000Z"])
        let event = Self.event(
            "1",
            Self.series + [
                "X-SEEN;TZID=Moon Base:20270101T000000", "BEGIN:VALARM", "ACTION:DISPLAY",
                "TRIGGER;VALUE=DATE-TIME:20270301T000000Z", "X-AT;TZID=Moon Base:20270301T000000",
                "END:VALARM",
            ])
        let lines = try Self.exported(try Exchange.imported(file: Self.file(zone + event)))
        #expect(zone.allSatisfy(lines.contains))
        #expect(event.allSatisfy(lines.contains), "\(event.filter { !lines.contains($0) })")
        #expect(!lines.contains { $0.contains("File/") })
    }

    @Test(arguments: [Redaction.full, .shared])
    func `what was exported is the same when it is imported again`(redaction: Redaction) throws {
        let skipped = Self.event("2", ["DTSTART;TZID=Moon Base:20270401T010000"])
        let text = Self.file(Self.zone() + Self.event("1", Self.series) + skipped)
        let first = try Exchange.imported(file: text)
        let lines = try Self.exported(first, redaction)
        let second = try Exchange.imported(file: lines.map { $0 + "\r\n" }.joined())
        guard redaction == .full else {
            // The zone has another name, and the same clocks.
            let database = try Exchange.database().adding(second.zones)
            let zone = try database.zone(try #require(second.zones.first).id)
            #expect(zone.offset(at: try Instant(parsing: "2027-04-01T00:00:00Z")).totalSeconds == 11_220)
            return
        }
        #expect(second.zones.map(\.id) == first.zones.map(\.id))
        let merged = ImportMerge.merge(
            existing: first.activities, incoming: second, database: try Exchange.database())
        #expect(merged.unchanged.count == 2)
    }

    @Test func `what was exported keeps its zone, whatever other years are beside it`() throws {
        // Until 2030 as in Berlin, then without summer time: over both years no zone's rules.
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Office", "BEGIN:DAYLIGHT", "DTSTART:19810329T020000",
            "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20300331T010000Z", "END:DAYLIGHT",
            "BEGIN:STANDARD", "DTSTART:19961027T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20301027T010000Z", "END:STANDARD",
            "END:VTIMEZONE",
        ]
        let events =
            Self.event("1", ["DTSTART;TZID=Office:20270710T100000"])
            + Self.event("2", ["DTSTART;TZID=Office:20350710T100000"])
        var imported = try Exchange.imported(file: Self.file(zone + events))
        imported.activities.removeLast()
        let lines = try Self.exported(imported)
        let again = try Exchange.imported(file: lines.map { $0 + "\r\n" }.joined())
        #expect(again.zones.map(\.id) == imported.zones.map(\.id))
        #expect(try Self.zoneIDs(again) == Self.zoneIDs(imported))
    }

    @Test(arguments: [Redaction.shared, .busy])
    func `a redacted export tells the clocks and nothing else of a definition`(redaction: Redaction) throws {
        let zone = Self.zone(
            "Villa of the Smiths", more: ["COMMENT:Ring twice", "TZURL:https://smiths.example"])
        let series = Self.series.map { $0.replacing("Moon Base", with: "Villa of the Smiths") }
        let imported = try Exchange.imported(file: Self.file(zone + Self.event("1", series)))
        let lines = try Self.exported(imported, redaction)
        #expect(lines.contains("TZID:Zone 1") && lines.contains("DTSTART;TZID=Zone 1:20270330T100000"))
        #expect(!lines.contains { $0.contains("Villa") || $0.contains("Ring") || $0.contains("smiths") })
        #expect(!lines.contains { $0.contains("TZNAME") || $0.contains("File/") })
    }

    // MARK: - Two of a name

    @Test func `two definitions under one name do not mix`() throws {
        let one = try Exchange.imported(file: Self.file(Self.zone() + Self.event("1", Self.series)))
        let other = try Exchange.imported(
            file: Self.file(Self.zone(base: "+0047") + Self.event("2", Self.series)))
        let both = ImportedCalendar(
            name: nil, activities: one.activities + other.activities, zones: one.zones + other.zones)
        #expect(Set(both.zones.map(\.id)).count == 2)
        let lines = try Self.exported(both)
        #expect(lines.contains("TZID:Moon Base") && lines.contains("TZID:Moon Base 2"))
        #expect(lines.count { $0 == "X-MERIDIAN-TZID:Moon Base" } == 2)
        #expect(lines.contains("EXDATE;TZID=Moon Base 2:20270331T100000"))
        let again = try Exchange.imported(file: lines.map { $0 + "\r\n" }.joined())
        #expect(try Self.zoneIDs(again) == Self.zoneIDs(both))
        let merged = ImportMerge.merge(
            existing: both.activities, incoming: again, database: try Exchange.database())
        #expect(merged.unchanged.count == 2)
        // One more time round changes nothing.
        #expect(try Self.exported(again) == lines)
    }

    @Test func `calendars of one file have their own zones`() throws {
        let text =
            Self.file(Self.zone() + Self.event("1", Self.series))
            + Self.file(Self.zone(base: "+0047") + Self.event("2", Self.series))
        #expect(Set(try Self.zoneIDs(Exchange.imported(file: text))).count == 2)
    }

    @Test func `a to-do that is kept has its file's zone, whatever else is under the name`() throws {
        func todo(_ uid: String) -> [String] {
            ["BEGIN:VTODO", "UID:\(uid)", "DUE;TZID=Moon Base:20270401T040000", "END:VTODO"]
        }
        let one = try Exchange.imported(file: Self.file(Self.zone() + todo("1")))
        let other = try Exchange.imported(file: Self.file(Self.zone(base: "+0047") + todo("2")))
        let source = ImportMerge.source(existing: one.source, incoming: other)
        let zones = ImportMerge.zones(existing: one.zones, incoming: other, source: source, activities: [])
        #expect(zones.count == 2)
        let lines = try Self.exported(
            ImportedCalendar(name: nil, activities: [], source: source, zones: zones))
        #expect(lines.contains("DUE;TZID=Moon Base:20270401T040000"))
        #expect(lines.contains("DUE;TZID=Moon Base 2:20270401T040000"))
        #expect(lines.count { $0 == "BEGIN:VTIMEZONE" } == 2)
    }

    // MARK: - Kept

    @Test func `a definition is kept as long as something names it`() throws {
        let old = try Exchange.imported(file: Self.file(Self.zone() + Self.event("1", Self.series)))
        let same = ImportMerge.zones(
            existing: old.zones, incoming: old, source: nil, activities: old.activities)
        #expect(same == old.zones)
        let moved = try Exchange.imported(
            file: Self.file(Self.event("1", ["SEQUENCE:2", "DTSTART;TZID=Asia/Tokyo:20270330T100000"])))
        let after = ImportMerge.zones(
            existing: old.zones, incoming: moved, source: nil, activities: moved.activities)
        #expect(after.isEmpty)
        // Named by nothing but a line that the model does not know, which a fold cuts in two.
        let id = try #require(old.zones.first).id.name
        var only = try #require(moved.activities.first)
        only.source =
            "BEGIN:VEVENT\r\nX-A;TZID=\(id.prefix(9))\r\n \(id.dropFirst(9)):20270330T100000\r\nEND:VEVENT\r\n"
        #expect(
            ImportMerge.zones(existing: old.zones, incoming: moved, source: nil, activities: [only])
                == old.zones)
    }

    @Test func `a definition that was tampered with is refused by name`() throws {
        let imported = try Exchange.imported(file: Self.file(Self.zone() + Self.event("1", Self.series)))
        let kept = try #require(imported.zones.first)
        let tampered = ZoneText(id: kept.id, text: kept.text.replacing("+0307", with: "+0407"))
        for text in [tampered, ZoneText(id: kept.id, text: ""), ZoneText(id: kept.id, text: "BEGIN:X\r\n")] {
            let error = #expect(throws: TimeError.self) {
                try Exchange.database().adding([text]).zone(kept.id)
            }
            #expect(error?.code == .malformedZoneData)
        }
    }

    @Test func `ten thousand zones cost little, and further ones are told`() throws {
        let names = (0..<10_000).map { "Moon \($0)" }
        let zones = names.flatMap { Self.zone($0) }
        let events = names.flatMap { Self.event($0, ["DTSTART;TZID=\($0):20270330T100000"]) }
        let imported = try Exchange.imported(file: Self.file(zones + events))
        #expect(imported.activities.count == ZoneResolver.mostSearched)
        // Those of the activities, and those of the events that are kept unread.
        #expect(imported.zones.count == 2 * ZoneResolver.mostSearched)
        #expect(imported.findings.contains { $0.code == .unknownZone && $0.severity == .error })
        // What cannot be placed is kept as it came.
        let lines = try Self.exported(imported)
        #expect(lines.count { $0 == "BEGIN:VEVENT" } == 10_000)
    }
}

// MARK: - Definitions that contradict what counts

extension FileZoneTests {
    /// A VTIMEZONE with one offset for ever.
    static func fixed(_ name: String, _ offset: String) -> [String] {
        [
            "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:STANDARD", "DTSTART:19700101T000000",
            "TZOFFSETFROM:\(offset)",
            "TZOFFSETTO:\(offset)", "END:STANDARD", "END:VTIMEZONE",
        ]
    }

    /// The rules of New York until 2006: summer time from the first Sunday of April to the last of October.
    static func oldNewYork(_ name: String) -> [String] {
        [
            "BEGIN:VTIMEZONE", "TZID:\(name)", "BEGIN:DAYLIGHT", "DTSTART:19870405T020000",
            "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU", "TZOFFSETFROM:-0500", "TZOFFSETTO:-0400", "END:DAYLIGHT",
            "BEGIN:STANDARD", "DTSTART:19671029T020000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
            "TZOFFSETFROM:-0400", "TZOFFSETTO:-0500", "END:STANDARD", "END:VTIMEZONE",
        ]
    }

    static func told(_ zones: [String], _ lines: [String]) throws -> [Finding] {
        let event = ["UID:1@test", "DTSTAMP:20270101T000000Z"] + lines
        return try Exchange.imported(event: event, calendar: zones).findings
    }

    // New York goes to -04:00 on 14 March 2027 at 07:00 UTC; by the old rules on 4 April.
    @Test(arguments: [
        "America/New_York", "US/Eastern", "Eastern Standard Time", "/mozilla.org/20050126_1/America/New_York",
    ])
    func `rules that contradict the zone of the name are told, and the zone is followed`(_ name: String)
        throws
    {
        let march = ["DTSTART;TZID=\(name):20270320T090000", "DTEND;TZID=\(name):20270320T100000"]
        let zones = Self.oldNewYork(name)
        let findings = try Self.told(zones, march).filter { $0.code == .contradictedZone }
        let id = name.hasPrefix("US") ? "US/Eastern" : "America/New_York"
        #expect(
            findings.map(\.message) == [
                "the VTIMEZONE of TZID `\(name)` contradicts \(id) of the zone database 2026f: from 2027-03-14T07:00:00Z on it "
                    + "has -05:00 where the zone has -04:00; the zone was followed, since files carry outdated rules"
            ])
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.map(\.line) == [3 + zones.count + 3])
        let start = try Exchange.ends(try Exchange.activity(march, calendar: zones)).start
        #expect(try Exchange.instant(start) == Instant(parsing: "2027-03-20T13:00:00Z"))
    }

    @Test func `rules of another place under a name are followed, and both are named`() throws {
        let times = ["DTSTART;TZID=W. Europe Standard Time:20270312T100000", "DURATION:PT1H"]
        let findings = try Self.told(Self.fixed("W. Europe Standard Time", "+0900"), times)
        #expect(
            findings.map(\.message) == [
                "TZID `W. Europe Standard Time` stands for Europe/Berlin by its name, but its VTIMEZONE speaks against that: "
                    + "from 2027-01-01T00:00:00Z on it has +09:00 where the zone has +01:00; its VTIMEZONE has the same "
                    + "offsets as Asia/Tokyo in 2027, which was taken"
            ])
    }

    @Test func `rules that agree at the times of the file are its own business`() throws {
        let zones = Self.oldNewYork("America/New_York")
        #expect(
            try Self.told(
                zones,
                [
                    "DTSTART;TZID=America/New_York:20270710T090000",
                    "DTEND;TZID=America/New_York:20270710T100000",
                ]
            )
            .isEmpty)
        // A part for the time of the event alone, as exports write it.
        let july = Self.fixed("America/New_York", "-0400")
        #expect(
            try Self.told(
                july,
                [
                    "DTSTART;TZID=America/New_York:20270710T090000",
                    "DTEND;TZID=America/New_York:20270710T100000",
                ]
            )
            .isEmpty)
    }

    @Test(arguments: [
        ("RRULE:FREQ=WEEKLY;COUNT=2", false), ("RRULE:FREQ=WEEKLY", true),
        ("RRULE:FREQ=WEEKLY;UNTIL=20270301T000000Z", false),
        ("RRULE:FREQ=WEEKLY;UNTIL=20270401T000000Z", true),
        ("RDATE;TZID=America/New_York:20270320T090000", true),
    ])
    func `of a series all times count that it is known to reach`(_ rule: String, _ isTold: Bool) throws {
        let lines = [
            "DTSTART;TZID=America/New_York:20270210T090000", "DTEND;TZID=America/New_York:20270210T100000",
            rule,
        ]
        let findings = try Self.told(Self.oldNewYork("America/New_York"), lines)
        #expect(findings.map(\.code) == (isTold ? [.contradictedZone] : []))
    }

    @Test func `each name is told once in a file`() throws {
        let event = [
            "BEGIN:VEVENT", "UID:x", "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Asia/Tokyo:20270710T090000",
            "DTEND;TZID=Asia/Tokyo:20270710T100000", "END:VEVENT",
        ]
        let events = (0..<3_000).flatMap { number in event.map { $0 == "UID:x" ? "UID:x\(number)" : $0 } }
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0"] + Self.fixed("Asia/Tokyo", "+0800") + events + [
                "END:VCALENDAR", "",
            ]
        let file = lines.joined(separator: "\r\n")
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
        for threads in [1, 2] {
            let imported = try reading.activities(
                in: CalendarSource(Array(file.utf8)), file: "test.ics", threads: threads)
            #expect(Exchange.codes(imported.findings) == ["14 contradicted-zone"])
        }
    }

    @Test func `of two definitions with one TZID the first counts, and it is told`() throws {
        let times = ["DTSTART;TZID=Office:20270710T090000", "DTEND;TZID=Office:20270710T100000"]
        let zones = Self.fixed("Office", "+0100") + Self.fixed("Office", "+0330")
        let findings = try Self.told(zones, times).filter { $0.code == .duplicateZone }
        #expect(
            findings.map(\.message) == [
                "TZID `Office` is defined on line 3 and with other rules on line 11: from 2027-01-01T00:00:00Z on +01:00 there "
                    + "and +03:30 here; the first one counts"
            ])
        let start = try Exchange.ends(try Exchange.activity(times, calendar: zones)).start
        #expect(
            try Exchange.database().zone(named: start.zone?.name ?? "").offset(at: Exchange.instant(start))
                .totalSeconds == 3600)
        let same = Self.fixed("Office", "+0100") + Self.fixed("Office", "+0100")
        #expect(try !Self.told(same, times).contains { $0.code == .duplicateZone })
    }

    @Test func `of two definitions of a name that everybody knows neither counts, and it is told`() throws {
        let times = ["DTSTART;TZID=Asia/Tokyo:20270710T090000", "DTEND;TZID=Asia/Tokyo:20270710T100000"]
        let findings = try Self.told(
            Self.fixed("Asia/Tokyo", "+0900") + Self.fixed("Asia/Tokyo", "+0800"), times)
        #expect(
            findings.map(\.message) == [
                "TZID `Asia/Tokyo` is defined on line 3 and with other rules on line 11: from 2027-01-01T00:00:00Z on +09:00 "
                    + "there and +08:00 here; neither counts, since the name stands for Asia/Tokyo"
            ])
    }

    @Test func `an export of ours contradicts no zone`() throws {
        // Summer in New York, winter in Auckland, and a series over a change of clocks.
        let file = Exchange.file(event: [
            "UID:1@test", "DTSTAMP:20270101T000000Z", "DTSTART;TZID=America/New_York:20270710T090000",
            "DTEND;TZID=Pacific/Auckland:20270712T090000", "END:VEVENT", "BEGIN:VEVENT", "UID:2@test",
            "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Europe/Berlin:20280210T090000",
            "DTEND;TZID=Europe/Berlin:20280210T100000", "RRULE:FREQ=WEEKLY;COUNT=9",
        ])
        let imported = try Exchange.imported(file: file)
        #expect(imported.findings.isEmpty)
        let again = try Exchange.imported(file: try Exchange.text(imported.activities))
        #expect(again.findings.isEmpty)
    }
}
