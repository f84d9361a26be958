import CivilTime
import Findings
import Foundation
import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

/// Files whose VTIMEZONE is of a newer release than the zones here, which are 2026f.
///
/// In the made-up release 2027a New York keeps -04:00 from summer 2027 on, so that 19:00 on 15 December is 23:00 in UTC;
/// by 2026f it is midnight.
@Suite("Rules in a file that are newer than ours") struct NewerZoneTests {
    private static func zone(_ release: String?) -> [String] {
        ["BEGIN:VTIMEZONE", "TZID:America/New_York"] + (release.map { ["X-TZDB:\($0)"] } ?? []) + [
            "BEGIN:STANDARD", "DTSTART:20270314T020000", "TZOFFSETFROM:-0400", "TZOFFSETTO:-0400",
            "TZNAME:AST",
            "END:STANDARD", "END:VTIMEZONE",
        ]
    }

    private static let dinner = [
        "UID:dinner", "DTSTART;TZID=America/New_York:20271215T190000",
        "DTEND;TZID=America/New_York:20271215T210000", "SUMMARY:Dinner",
    ]
    private static let summer = [
        "UID:summer", "DTSTART;TZID=America/New_York:20270701T190000",
        "DTEND;TZID=America/New_York:20270701T210000", "SUMMARY:Summer",
    ]

    private static func file(_ events: [[String]], _ zone: [String]) -> String {
        let all = events.flatMap { ["BEGIN:VEVENT", "DTSTAMP:20260101T000000Z"] + $0 + ["END:VEVENT"] }
        return (["BEGIN:VCALENDAR", "VERSION:2.0"] + zone + all + ["END:VCALENDAR"]).map { $0 + "\r\n" }
            .joined()
    }

    /// Reads a file as a whole, and in pieces as programs read large ones.
    private static func read(_ text: String) throws -> [ImportedCalendar] {
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .floating)
        let bytes = Array(text.utf8)
        return [
            try Exchange.imported(file: text, floating: .floating),
            try reading.activities(in: CalendarSource(bytes), file: "test.ics"),
        ]
    }

    private static func start(_ calendar: ImportedCalendar, _ uid: String) throws -> Instant {
        let activity = try #require(calendar.activities.first { $0.uid.text == uid })
        guard case .timed(let start, _) = activity.span, let id = start.zone else { throw Nothing() }
        return start.instant(in: try Exchange.database().adding(calendar.zones).zone(id))
    }

    private struct Nothing: Error {}

    @Test(arguments: [
        ("2027a" as String?, "2027-12-15T23:00:00Z", "newer-zone"),
        ("2026f", "2027-12-16T00:00:00Z", "contradicted-zone"),
        ("2025b", "2027-12-16T00:00:00Z", "contradicted-zone"),
        ("someday", "2027-12-16T00:00:00Z", "contradicted-zone"),
        (nil, "2027-12-16T00:00:00Z", "contradicted-zone"),
    ])
    func `a definition of a newer release is believed for its file, and told`(
        release: String?, instant: String, code: String
    ) throws {
        for calendar in try Self.read(Self.file([Self.dinner], Self.zone(release))) {
            #expect(try Self.start(calendar, "dinner").description == instant)
            let told = calendar.findings.filter {
                ["newer-zone", "contradicted-zone"].contains($0.code.rawValue)
            }
            #expect(told.map(\.code.rawValue) == [code])
            if code == "newer-zone" {
                #expect(
                    told.first?.message
                        == "the VTIMEZONE of TZID `America/New_York` is written under 2027a, rules newer than 2026f: from "
                        + "2027-11-07T06:00:00Z on it has -04:00 where the zone has -05:00; the file was believed"
                )
            }
        }
    }

    @Test func `it is not needed where both say the same at the times of the file`() throws {
        for calendar in try Self.read(Self.file([Self.summer], Self.zone("2027a"))) {
            #expect(calendar.zones.isEmpty)
            #expect(!calendar.findings.contains { $0.code == .newerZone })
            #expect(try Self.start(calendar, "summer").description == "2027-07-01T23:00:00Z")
        }
    }

    @Test func `a series goes by it, years behind its start`() throws {
        let yoga = [
            "UID:yoga", "DTSTART;TZID=America/New_York:20270901T080000",
            "DTEND;TZID=America/New_York:20270901T090000", "RRULE:FREQ=WEEKLY", "SUMMARY:Yoga",
        ]
        for calendar in try Self.read(Self.file([yoga], Self.zone("2027a"))) {
            #expect(calendar.findings.contains { $0.code == .newerZone })
            #expect(calendar.zones.count == 1)
        }
        // One that ends before they differ does not need it.
        let short = yoga.map { $0 == "RRULE:FREQ=WEEKLY" ? "RRULE:FREQ=WEEKLY;UNTIL=20271001T000000Z" : $0 }
        for calendar in try Self.read(Self.file([short], Self.zone("2027a"))) {
            #expect(!calendar.findings.contains { $0.code == .newerZone })
        }
    }

    /// Files from before VTIMEZONEs said their release have it beside the offsets that were written down.
    @Test func `the release beside an offset counts where the definition says none`() throws {
        let own =
            Self.dinner + [
                "X-MERIDIAN-KIND:EVENT", "X-MERIDIAN-START-RECORDED;X-TZDB=2027a:2027-12-15T19:00:00-04:00",
            ]
        for calendar in try Self.read(Self.file([own], Self.zone(nil))) {
            #expect(try Self.start(calendar, "dinner").description == "2027-12-15T23:00:00Z")
            #expect(calendar.findings.contains { $0.code == .newerZone })
        }
    }

    @Test func `an export gives the definition back under its own name, and reads the same`() throws {
        let calendar = try Self.read(Self.file([Self.dinner], Self.zone("2027a")))[0]
        let contents = CalendarContents(
            name: nil, activities: calendar.activities, zones: calendar.zones)
        let text = String(decoding: try Exchange.export().calendar(of: contents).bytes, as: UTF8.self)
        #expect(text.contains("TZID:America/New_York\r\n"))
        #expect(text.contains("X-TZDB:2027a\r\n"))
        #expect(text.contains("DTSTART;TZID=America/New_York:20271215T190000\r\n"))
        #expect(!text.contains("TZOFFSETTO:-0500"))
        for again in try Self.read(text) {
            #expect(try Self.start(again, "dinner").description == "2027-12-15T23:00:00Z")
            #expect(again.activities.map(\.span) == calendar.activities.map(\.span))
            #expect(again.zones == calendar.zones)
        }
    }

    @Test func `once our rules are as new, the zone is ours again`() throws {
        let calendar = try Self.read(Self.file([Self.dinner], Self.zone("2027a")))[0]
        let id = try #require(calendar.zones.first?.id)
        let workplace =
            FileManager.default.temporaryDirectory.path + "/meridian-2027b-\(UInt64.random(in: 0 ... .max))"
        defer { try? FileManager.default.removeItem(atPath: workplace) }
        // By the release that comes next New York has the clocks of St. John's, -03:30 in winter.
        try MadeRelease.make2027a(at: workplace)
        try MadeRelease.say("2027b", at: workplace)
        let newer = try ZoneDatabase(directory: workplace)
        let stand = MadeRelease.standIn(for: "America/New_York")
        let noon = try Instant(parsing: "2027-12-15T12:00:00Z")
        #expect(
            try newer.adding(calendar.zones).zone(id).offset(at: noon)
                == TestZones.zone(stand).offset(at: noon))
        #expect(
            try Exchange.database().adding(calendar.zones).zone(id).offset(at: noon).description == "-04:00")
        let export = CalendarExport(
            database: newer, productID: "-//Test//EN", redaction: .full,
            stamp: try Instant(parsing: "2027-01-01T00:00:00Z"))
        let contents = CalendarContents(
            name: nil, activities: calendar.activities, zones: calendar.zones)
        let text = String(decoding: export.calendar(of: contents).bytes, as: UTF8.self)
        #expect(text.contains("X-TZDB:2027b\r\n"))
        #expect(!text.contains("2027a"))
        #expect(text.contains("DTSTART;TZID=America/New_York:20271215T190000\r\n"))
    }
}
