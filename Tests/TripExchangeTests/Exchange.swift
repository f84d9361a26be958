import CivilTime
import Findings
import ICalendar
import Merging
import Recurrence
import TestKit
import Testing
import TripExchange
import Trips

/// Short ways from text to activities and back, for all suites here.
enum Exchange {
    static func database() throws -> ZoneDatabase { try TestZones.database(.r2026f) }

    /// Imports a whole file.
    static func imported(
        file text: String, named file: String = "test.ics", floating: FloatingTimePolicy = .hintedByFile
    ) throws -> ImportedCalendar {
        let read = try CalendarReader().read(text: text, file: file)
        return CalendarImport(database: try database(), floatingTimes: floating).activities(
            from: read, file: file)
    }

    /// Imports a calendar with one event; its lines begin on line 4 of the file.
    static func imported(
        event lines: [String], calendar: [String] = [], floating: FloatingTimePolicy = .hintedByFile
    ) throws -> ImportedCalendar {
        try imported(file: file(event: lines, calendar: calendar), floating: floating)
    }

    /// A file: BEGIN, VERSION, further lines of the calendar, and one event.
    static func file(event lines: [String], calendar: [String] = []) -> String {
        let all =
            ["BEGIN:VCALENDAR", "VERSION:2.0"] + calendar + ["BEGIN:VEVENT"] + lines + [
                "END:VEVENT", "END:VCALENDAR",
            ]
        return all.map { $0 + "\r\n" }.joined()
    }

    /// Imports one event with an identity and a stamp of its own.
    static func activity(_ lines: [String], calendar: [String] = []) throws -> Activity {
        let imported = try imported(
            event: ["UID:1@test", "DTSTAMP:20270101T000000Z"] + lines, calendar: calendar)
        return try #require(imported.activities.first)
    }

    /// Merges activities as if each had come in a file of its own, one after the other.
    static func merged(_ activities: [Activity]) throws -> [Activity] {
        try merged(activities.map { ImportedCalendar(name: nil, activities: [$0]) })
    }

    /// Merges calendars, one after the other.
    static func merged(_ calendars: [ImportedCalendar]) throws -> [Activity] {
        var all: [ActivityKey: Activity] = [:]
        var known = try database()
        for calendar in calendars {
            let existing = all.values.sorted { $0.key < $1.key }
            let result = ImportMerge.merge(
                existing: existing, incoming: calendar, database: known)
            known = known.adding(calendar.zones)
            for key in result.removals { all[key] = nil }
            for activity in result.upserts { all[activity.key] = activity }
        }
        return all.values.sorted { $0.key < $1.key }
    }

    static func export(_ redaction: Redaction = .full) throws -> CalendarExport {
        CalendarExport(
            database: try database(), productID: "-//Test//EN", redaction: redaction,
            stamp: try Instant(parsing: "2027-01-01T00:00:00Z"), pseudonymKey: "a secret of the owner")
    }

    static func text(_ activities: [Activity], _ redaction: Redaction = .full) throws -> String {
        String(
            decoding: try export(redaction).calendar(named: "Trip", activities: activities).bytes,
            as: UTF8.self)
    }

    /// The content lines of the first event, unfolded, without the lines around it.
    static func eventLines(_ activity: Activity, _ redaction: Redaction = .full) throws -> [String] {
        let calendar = try export(redaction).calendar(named: nil, activities: [activity]).calendar
        let text = CalendarWriter().text(try #require(calendar.events.first))
        let unfolded = text.replacing("\r\n ", with: "")
        return unfolded.split(separator: "\r\n").map(String.init).dropFirst().dropLast()
    }

    static func codes(_ findings: [Finding]) -> [String] { findings.map { "\($0.line) \($0.code)" } }

    static func instant(_ time: ActivityTime, floatingIn zone: String = "UTC") throws -> Instant {
        try database().zone(named: time.zone?.name ?? zone).mapping(of: time.local).compatible
    }

    /// Start and end of a timed activity.
    static func ends(_ activity: Activity) throws -> (start: ActivityTime, end: ActivityTime) {
        guard case .timed(let start, let end) = activity.span else {
            throw Unexpected(text: "\(activity.title) is all-day")
        }
        return (start, end)
    }

    /// The fields in which two activities differ, for a message.
    static func difference(_ old: Activity, _ new: Activity) -> Comment {
        let pairs = zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children)
        let fields = pairs.filter { $0.label != "source" && "\($0.value)" != "\($1.value)" }
        return Comment(
            rawValue: fields.map { "\($0.label ?? ""): \($0.value) became \($1.value)" }.joined(
                separator: "\n"))
    }

    struct Unexpected: Error {
        let text: String
    }

    /// A window that holds every test's events.
    static func window() throws -> Range<Instant> {
        try Instant(parsing: "2000-01-01T00:00:00Z")..<Instant(parsing: "2100-01-01T00:00:00Z")
    }
}
