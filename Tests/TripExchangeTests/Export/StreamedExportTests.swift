import CivilTime
import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

/// A calendar whose activities are read meanwhile is the same as one that has them all.
@Suite("Export while reading") struct StreamedExportTests {
    private struct Streamed {
        var bytes: [UInt8]
        let around: EventSurroundings
    }

    /// Writes contents whose activities come one by one; nil where that cannot be.
    private func streamed(_ contents: CalendarContents, _ export: CalendarExport) throws -> Streamed? {
        var without = contents
        without.activities = []
        let activities = ExportedActivities(
            each: { body in for activity in contents.activities { try body(activity) } },
            family: { uid in contents.activities.filter { $0.uid == uid }.sorted { $0.key < $1.key } })
        var events: [UInt8] = []
        guard
            let around = try export.write(without, reading: activities, eventsTo: { events += $0 })
        else { return nil }
        return Streamed(bytes: around.head + events + around.tail, around: around)
    }

    @Test(arguments: RoundTripTests.paths, [Redaction.full, .shared, .busy])
    func `its bytes and findings are those of the whole`(_ path: String, _ redaction: Redaction) throws {
        let imported = try Exchange.imported(file: try Fixtures.text(path))
        var trip = Trip(id: TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8"), name: "Trip")
        trip.zones = imported.zones
        var contents = CalendarContents(of: trip, activities: imported.activities)
        contents.todos = imported.todos
        if redaction == .full { contents.attachments = [] }
        let export = try Exchange.export(redaction)
        let whole = export.calendar(of: contents)
        let found = try #require(try streamed(contents, export))
        #expect(String(decoding: found.bytes, as: UTF8.self) == String(decoding: whole.bytes, as: UTF8.self))
        #expect(found.around.findings == whole.findings)
        #expect(found.around.activities == whole.calendar.events.count)
    }

    @Test func `what was kept beside the activities is compared with all of them`() throws {
        var contents = CalendarContents(name: "Trip", activities: [])
        contents.source = "BEGIN:VCALENDAR\r\nX-WR-TIMEZONE:Asia/Tokyo\r\nEND:VCALENDAR\r\n"
        let export = try Exchange.export()
        #expect(try streamed(contents, export)?.bytes == export.calendar(of: contents).bytes)
        contents.source =
            "BEGIN:VCALENDAR\r\nBEGIN:VJOURNAL\r\nUID:a\r\nSUMMARY:Diary\r\nEND:VJOURNAL\r\nEND:VCALENDAR\r\n"
        #expect(try streamed(contents, export) == nil)
        // Without a secret of the owner the UIDs of a redacted export are made of all activities.
        let other = CalendarExport(
            database: export.database, productID: "-//Test//EN", redaction: .busy, stamp: export.stamp)
        #expect(try streamed(CalendarContents(name: "Trip", activities: []), other) == nil)
    }

    @Test func `an error of the store while a series is looked up is not lost`() throws {
        struct Damage: Error {}
        let series = try Exchange.activity([
            "DTSTART;TZID=Asia/Tokyo:20270312T170000", "DTEND;TZID=Asia/Tokyo:20270312T180000",
            "RRULE:FREQ=DAILY",
        ])
        let activities = ExportedActivities(
            each: { body in try body(series) }, family: { _ in throw Damage() })
        #expect(throws: Damage.self) {
            try Exchange.export().write(
                CalendarContents(name: nil, activities: []), reading: activities, eventsTo: { _ in })
        }
    }
}
