import CivilTime
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// What a calendar holds besides events.
@Suite("The rest of a calendar") struct CalendarRemainderTests {
    static let event = [
        "BEGIN:VEVENT", "UID:e@test", "DTSTAMP:20270101T000000Z", "DTSTART:20270312T080000Z", "END:VEVENT",
    ]

    static func file(_ lines: [String]) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    static func exported(_ lines: [String], _ redaction: Redaction = .full) throws -> CalendarObject {
        let imported = try Exchange.imported(file: file(lines))
        return try Exchange.export(redaction).calendar(
            named: imported.name, activities: imported.activities, source: imported.source,
            zones: imported.zones
        ).calendar
    }

    /// The content lines of a component, unfolded.
    static func lines(_ component: Component?) throws -> [String] {
        CalendarWriter().text(try #require(component)).replacing("\r\n ", with: "")
            .split(separator: "\r\n").map(String.init)
    }

    /// Newfoundland's clocks under a name that looks like an offset, and a path of a zone tree.
    @Test func `a name of a zone that looks like something else keeps what the file says`() throws {
        let rules = [
            "BEGIN:STANDARD", "DTSTART:20071104T020000", "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
            "TZOFFSETFROM:-0230", "TZOFFSETTO:-0330", "END:STANDARD", "BEGIN:DAYLIGHT",
            "DTSTART:20070311T020000",
            "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "TZOFFSETFROM:-0330", "TZOFFSETTO:-0230", "END:DAYLIGHT",
        ]
        let zone = ["BEGIN:VTIMEZONE", "TZID:-03:30"] + rules + ["END:VTIMEZONE"]
        let todo = ["BEGIN:VTODO", "UID:t@test", "DUE;TZID=\"-03:30\":20270714T090000", "END:VTODO"]
        let calendar = try Self.exported(zone + Self.event + todo)
        let definition = try #require(calendar.timeZones.first { $0.text("TZID") == "-03:30" })
        #expect(
            try Self.lines(definition).filter { $0.hasPrefix("TZOFFSETTO") }.sorted() == [
                "TZOFFSETTO:-0230", "TZOFFSETTO:-0330",
            ])
        #expect(try Self.lines(calendar.components.last) == todo)

        let posix = ["BEGIN:VTODO", "UID:t@test", "DUE;TZID=posix/Asia/Tokyo:20270714T090000", "END:VTODO"]
        let renamed = try Self.exported(Self.event + posix)
        #expect(try Self.lines(renamed.components.last).contains("DUE;TZID=Asia/Tokyo:20270714T090000"))
        #expect(renamed.timeZones.map { $0.text("TZID") } == ["Asia/Tokyo"])
    }

    static let others: [[String]] = [
        [
            "BEGIN:VTODO", "UID:t@test", "DTSTAMP:20270101T000000Z", "DUE:20270301T120000Z",
            "SUMMARY;LANGUAGE=en:Renew\\, soon", "X-VENDOR;X-A=\"b;c\":d\\;e", "BEGIN:VALARM",
            "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM", "END:VTODO",
        ],
        [
            "BEGIN:VJOURNAL", "UID:j@test", "DTSTART;VALUE=DATE:20270312", "DESCRIPTION:One\\ntwo",
            "END:VJOURNAL",
        ],
        [
            "BEGIN:VFREEBUSY", "UID:f@test", "FREEBUSY;FBTYPE=BUSY:20270312T080000Z/PT1H", "END:VFREEBUSY",
        ],
        [
            "BEGIN:X-VENDOR-ITEM", "X-NUMBER:007", "BEGIN:X-INNER", "FOO:bar", "END:X-INNER",
            "END:X-VENDOR-ITEM",
        ],
        // An event that no trip can show; what it says is not ours to lose.
        ["BEGIN:VEVENT", "UID:w@test", "SUMMARY:When?", "ATTENDEE;CN=A:mailto:a@test", "END:VEVENT"],
        ["BEGIN:VEVENT", "UID:z@test", "DTSTART;TZID=Nowhere/At All:20270312T080000", "END:VEVENT"],
    ]

    @Test(arguments: others) func `a component that is no activity comes back as it came`(_ lines: [String])
        throws
    {
        let calendar = try Self.exported(Self.event + lines)
        let last = try #require(calendar.components.last)
        #expect(try Self.lines(last) == lines)
        #expect(calendar.components.count == 2)
    }

    @Test func `what a calendar says about itself comes back, but for what an export says anew`() throws {
        let own = [
            "X-WR-CALDESC;LANGUAGE=en:Journeys", "COLOR:turquoise", "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
            "X-WR-TIMEZONE:Europe/Berlin",
        ]
        let anew = ["PRODID:-//Sender//EN", "METHOD:PUBLISH", "CALSCALE:GREGORIAN", "X-WR-CALNAME:Ours"]
        let calendar = try Self.exported(anew + own + Self.event)
        #expect(
            calendar.properties.map(\.contentLine) == [
                "VERSION:2.0", "PRODID:-//Test//EN", "CALSCALE:GREGORIAN", "NAME:Ours", "X-WR-CALNAME:Ours",
            ] + own)
    }

    @Test func `the calendar's zone is left out where a time floats`() throws {
        var imported = try Exchange.imported(
            file: Self.file(["X-WR-TIMEZONE:Asia/Tokyo", "COLOR:red"] + Self.event))
        imported.activities.append(
            try Exchange.activity(["DTSTART:20270312T080000", "DTEND:20270312T090000"]))
        let calendar = try Exchange.export().calendar(
            named: nil, activities: imported.activities, source: imported.source,
            zones: imported.zones
        ).calendar
        #expect(calendar.defaultZoneName == nil)
        #expect(calendar.component.text("COLOR") == "red")
    }

    @Test func `a zone that a to-do names has its VTIMEZONE, under the name of the database`() throws {
        let calendar = try Self.exported([
            "BEGIN:VTODO", "UID:t@test", "DUE;TZID=/x.org/1/Asia/Tokyo:20270312T170000", "RRULE:FREQ=YEARLY",
            "END:VTODO",
        ])
        #expect(calendar.timeZones.compactMap { $0.text("TZID") } == ["Asia/Tokyo"])
        #expect(
            calendar.component.components(named: "VTODO").first?.first(named: "DUE")?.zoneName == "Asia/Tokyo"
        )
    }

    @Test func `a zone that only the file knows keeps its own VTIMEZONE`() throws {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Ship's time", "BEGIN:STANDARD", "DTSTART:19700101T000000",
            "TZOFFSETFROM:-0117", "TZOFFSETTO:-0117", "END:STANDARD", "END:VTIMEZONE",
        ]
        let unused = ["BEGIN:VTIMEZONE", "TZID:Unused", "END:VTIMEZONE"]
        let todo = ["BEGIN:VTODO", "UID:t@test", "DUE;TZID=Ship's time:20270312T170000", "END:VTODO"]
        let calendar = try Self.exported(zone + unused + todo)
        #expect(calendar.components.map(\.name) == ["VTIMEZONE", "VTODO"])
        var kept = try Self.lines(calendar.components.first)
        kept.removeAll { $0 == "X-MERIDIAN-TZID:Ship's time" }
        #expect(kept == zone)
        #expect(try Self.lines(calendar.components.last) == todo)
    }

    @Test(arguments: [Redaction.shared, .busy])
    func `a redacted export has nothing of it`(_ redaction: Redaction) throws {
        let lines = ["X-WR-CALDESC:Secret"] + Self.event + Self.others.flatMap { $0 }
        let calendar = try Self.exported(lines, redaction)
        #expect(calendar.components.map(\.name) == ["VEVENT"])
        #expect(calendar.component.text("X-WR-CALDESC") == nil)
        let alone = try Self.exported(["X-WR-CALDESC:Secret"] + Self.event, redaction)
        #expect(alone.component.text("X-WR-CALDESC") == nil)
    }

    @Test func `a second pass changes nothing`() throws {
        let lines = ["COLOR:red", "X-A:b"] + Self.event + Self.others.flatMap { $0 }
        let once = try Self.exported(lines)
        let imported = try Exchange.imported(file: CalendarWriter().text(once))
        let twice = try Exchange.export().calendar(
            named: imported.name, activities: imported.activities, source: imported.source)
        #expect(CalendarWriter().text(twice.calendar) == CalendarWriter().text(once))
    }

    @Test func `there is nothing to keep of a calendar with events only`() throws {
        let lines = ["PRODID:-//Sender//EN", "METHOD:PUBLISH", "X-WR-CALNAME:Ours", "X-EMPTY:"]
        #expect(try Exchange.imported(file: Self.file(lines + Self.event)).source == nil)
    }
}

// MARK: - Later imports

extension CalendarRemainderTests {
    static func todo(_ uid: String, _ lines: String...) -> [String] {
        ["BEGIN:VTODO", "UID:\(uid)"] + lines + ["END:VTODO"]
    }

    /// The lines that are left after imports of these files, one after the other.
    static func merged(_ files: [[String]]) throws -> [String] {
        var source: String?
        for file in files {
            source = ImportMerge.source(
                existing: source, incoming: try Exchange.imported(file: Self.file(file)))
        }
        return (source ?? "").split(separator: "\r\n").map(String.init)
    }

    @Test func `a newer version replaces an older one, and not the other way round`() throws {
        let old = Self.todo("a", "SEQUENCE:1", "SUMMARY:old")
        let new = Self.todo("a", "SEQUENCE:2", "SUMMARY:new")
        for order in [[old, new], [new, old]] {
            let lines = try Self.merged(order)
            #expect(lines.contains("SUMMARY:new") && !lines.contains("SUMMARY:old"))
        }
        let early = Self.todo("a", "DTSTAMP:20270101T000000Z", "SUMMARY:early")
        let late = Self.todo("a", "DTSTAMP:20270201T000000Z", "SUMMARY:late")
        for order in [[early, late], [late, early]] {
            let lines = try Self.merged(order)
            #expect(lines.contains("SUMMARY:late") && !lines.contains("SUMMARY:early"))
        }
    }

    @Test func `what a later file does not mention stays`() throws {
        let lines = try Self.merged([
            ["COLOR:red", "X-A:1"] + Self.todo("a"), ["COLOR:blue"] + Self.todo("b"), Self.event,
        ])
        #expect(lines.contains("X-A:1") && lines.contains("UID:a") && lines.contains("UID:b"))
        #expect(lines.contains("COLOR:blue") && !lines.contains("COLOR:red"))
    }

    @Test func `the same file twice is kept once, also without UIDs`() throws {
        let file = ["COLOR:red"] + Self.todo("a", "SUMMARY:x") + Self.event
        let nameless = ["BEGIN:VJOURNAL", "DTSTAMP:20270101T000000Z", "SUMMARY:y", "END:VJOURNAL"]
        let stamped = ["BEGIN:VJOURNAL", "DTSTAMP:20270202T000000Z", "SUMMARY:y", "END:VJOURNAL"]
        #expect(try Self.merged([file, file]) == Self.merged([file]))
        #expect(try Self.merged([nameless, stamped]) == Self.merged([stamped]))
    }

    @Test func `an event that can be read later is no longer kept beside its activity`() throws {
        let unread = ["BEGIN:VEVENT", "UID:e@test", "SUMMARY:When?", "END:VEVENT"]
        #expect(try Self.merged([unread]).contains("UID:e@test"))
        var kept = try UnreadVersionTests.kept([unread])
        #expect(kept.source?.contains("UID:e@test") == true)
        try kept.take(Self.event)
        #expect(kept.source == nil)
    }

    @Test func `the first of several calendars in a file speaks for itself`() throws {
        let second = ["END:VCALENDAR", "BEGIN:VCALENDAR", "VERSION:2.0", "COLOR:blue", "X-A:1"]
        let lines = try Self.merged([["COLOR:red"] + Self.todo("a") + second + Self.todo("b")])
        #expect(lines.contains("COLOR:red") && !lines.contains("COLOR:blue") && lines.contains("X-A:1"))
        #expect(lines.contains("UID:a") && lines.contains("UID:b"))
    }

    @Test func `a cancelled occurrence keeps the lines that called it off`() throws {
        let series = try Exchange.imported(
            file: Self.file([
                "BEGIN:VEVENT", "UID:s@test", "DTSTART:20270312T080000Z", "DTEND:20270312T090000Z",
                "RRULE:FREQ=DAILY", "SUMMARY:Swim", "END:VEVENT",
            ]))
        let cancellation = try Exchange.imported(
            file: Self.file([
                "METHOD:CANCEL", "BEGIN:VEVENT", "UID:s@test", "RECURRENCE-ID:20270314T080000Z",
                "ATTENDEE;PARTSTAT=DECLINED:mailto:a@test", "SEQUENCE:1", "END:VEVENT",
            ]))
        let result = ImportMerge.merge(
            existing: series.activities, incoming: cancellation, database: try Exchange.database())
        let lines = try Exchange.eventLines(try #require(result.upserts.first))
        #expect(lines.contains("ATTENDEE;PARTSTAT=DECLINED:mailto:a@test"))
        #expect(lines.contains("STATUS:CANCELLED"))
        #expect(lines.contains("SUMMARY:Swim"))
    }
}
