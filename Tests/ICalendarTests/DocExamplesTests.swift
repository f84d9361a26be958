import CivilTime
import Findings
import ICalendar
import TestKit
import Testing

/// What the documentation comments show and no other suite asserts.
@Suite("Documentation examples of ICalendar") struct DocExamplesTests {
    private let bytes = Samples.event(
        "UID:1", "SUMMARY:Dinner", "DTSTART;TZID=Asia/Tokyo:20270313T240000")

    @Test func `docExample: properties`() throws {
        let summary = Property(text: "SUMMARY", "Lunch; then\nthe train")
        #expect(summary.rawValue == "Lunch\\; then\\nthe train")
        #expect(summary.text == "Lunch; then\nthe train")
        #expect(Property(text: "SUMMARY", "a, b").contentLine == "SUMMARY:a\\, b")
        let start = try Property("DTSTART", .local(CivilDateTime(2027, 3, 13, 17, 0)), zoneName: "Asia/Tokyo")
        #expect(start.contentLine == "DTSTART;TZID=Asia/Tokyo:20270313T170000")
    }

    @Test func `docExample: a whole file`() throws {
        let result = try CalendarReader().read(bytes, file: "trip.ics")
        #expect(result.calendars[0].events.map { $0.text("SUMMARY") } == ["Dinner"])
        #expect(result.findings == [])
    }

    @Test func `docExample: a file in chunks`() throws {
        var stream = CalendarStream(file: "trip.ics")
        var parts: [CalendarPart] = []
        for start in stride(from: 0, to: bytes.count, by: 7) {
            parts += try stream.feed(bytes[start..<min(start + 7, bytes.count)])
        }
        parts += try stream.finish()
        #expect(stream.takeFindings() == [])
        guard case .began(line: 1) = try #require(parts.first), case .ended = try #require(parts.last) else {
            Issue.record("\(parts)")
            return
        }
        #expect(parts.count == 3)
    }

    @Test func `docExample: typed values`() throws {
        let event = try CalendarReader().read(bytes).calendars[0].events[0]
        var values = ValueReader(file: "trip.ics", component: event.label)
        let start = event.first(named: "DTSTART").flatMap { values.dateTime($0) }
        #expect(start == .local(try CivilDateTime(2027, 3, 14, 0, 0)))
        #expect(values.findings.map(\.code) == [.repairedValue])
    }

    @Test func `docExample: the zone of New York`() throws {
        let newYork = try TestZones.zone("America/New_York")
        let may = try Instant(parsing: "2027-05-01T00:00:00Z")
        let june = try Instant(parsing: "2027-06-01T00:00:00Z")
        let zone = TimeZoneComponent(newYork, covering: may..<june)
        #expect(zone.isRegular)
        let rules = zone.component.components.map { ($0.name, $0.first(named: "RRULE")?.rawValue) }
        let found = Dictionary(uniqueKeysWithValues: rules)
        #expect(found["DAYLIGHT"] == "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU")
        #expect(found["STANDARD"] == "FREQ=YEARLY;BYMONTH=11;BYDAY=1SU")
    }
}
