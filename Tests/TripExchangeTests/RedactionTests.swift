import CivilTime
import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

@Suite("Redaction") struct RedactionTests {
    /// What the demo's files know beyond titles, times and places; some of it stands in UIDs.
    static let secrets = [
        "R7KQ2M", "34K", "31A", "28C", "4418207", "3097", "551.824", "90117", "TL-2217", "58120446", "Seat",
        "seat",
        "Brandt", "BRANDT", "reservations@", "quellair", "zimmerfinder", "VALARM", "ORGANIZER", "DESCRIPTION",
        "URL",
        "X-MICROSOFT", "X-ALT-DESC", "X-MERIDIAN", "FILENAME", "PIN-Code", "LAST-MODIFIED", "CREATED",
        "Elternabend",
    ]
    static let titles = [
        "QJ 714", "Anruf", "Kiyosumi", "Tule", "Train", "Museum", "Hotel", "Los Angeles", "Tokyo",
        "\r\nLOCATION:", "GEO:", "Europe/", "CATEGORIES",
    ]

    static func demo(_ redaction: Redaction) throws -> String {
        let activities = try DemoTests.files.flatMap { try DemoTests.imported($0).activities }
        // Folding could cut a secret in two.
        return try Exchange.text(activities, redaction).replacing("\r\n ", with: "")
    }

    @Test func `all that is secret is there to be leaked`() throws {
        let full = try Self.demo(.full)
        for secret in Self.secrets + Self.titles { #expect(full.contains(secret), "\(secret)") }
    }

    @Test func `a shared export tells titles and places and no more`() throws {
        let shared = try Self.demo(.shared)
        for secret in Self.secrets { #expect(!shared.contains(secret), "\(secret)") }
        for title in Self.titles { #expect(shared.contains(title), "\(title)") }
        #expect(shared.contains("CLASS:PRIVATE"))
    }

    @Test func `a busy export tells times and nothing else`() throws {
        let busy = try Self.demo(.busy)
        for word in Self.secrets + Self.titles where word != "Europe/" {
            #expect(!busy.contains(word), "\(word)")
        }
        #expect(!busy.contains("Asia/Tokyo"))
        #expect(!busy.contains("NAME:Trip"))
        let names = Set(
            try #require(try CalendarReader().read(text: busy).calendars.first).events.flatMap {
                $0.properties.map(\.name)
            })
        #expect(
            names == [
                "UID", "DTSTAMP", "DTSTART", "DTEND", "RRULE", "EXDATE", "RECURRENCE-ID", "SEQUENCE",
                "SUMMARY", "CLASS",
                "TRANSP",
            ])
    }

    @Test(arguments: [Redaction.shared, .busy]) func `redacted times are the same instants`(
        _ redaction: Redaction
    ) throws {
        let activities = try DemoTests.files.flatMap { try DemoTests.imported($0).activities }
        let again = try Exchange.imported(file: Exchange.text(activities, redaction)).activities
        #expect(again.count == activities.count)
        for (old, new) in zip(activities, again) {
            guard case .timed(let start, let end) = old.span, case .timed(let newStart, let newEnd) = new.span
            else {
                #expect(new.span == old.span)
                continue
            }
            #expect(try Exchange.instant(newStart) == Exchange.instant(start))
            #expect(try Exchange.instant(newEnd) == Exchange.instant(end))
        }
    }

    @Test func `a code or a seat in a title is blotted out`() throws {
        var activity = try Exchange.activity([
            "DTSTART:20270312T080000Z", "SUMMARY:#r7kq2m: From Wien to Brno\\, seat: 1/42 (R7KQ2MX)",
            "LOCATION:Gate R7KQ2M",
        ])
        (activity.confirmation, activity.seat) = ("R7KQ2M", "1/42")
        let lines = try Exchange.eventLines(activity, .shared)
        #expect(lines.contains("SUMMARY:#…: From Wien to Brno\\, seat: … (R7KQ2MX)"))
        #expect(lines.contains("LOCATION:Gate …"))
    }

    @Test func `redacted UIDs depend on the owner's key and hold together a series`() throws {
        let series = try DemoTests.imported("family-feed.ics").activities
        func uids(_ key: String?) throws -> [String] {
            let export = CalendarExport(
                database: try Exchange.database(), productID: "-//Test//EN", redaction: .shared,
                stamp: .epoch,
                pseudonymKey: key)
            return export.calendar(named: nil, activities: series).calendar.events.compactMap(\.uid)
        }
        let first = try uids("a")
        #expect(Set(first).count == 1)
        #expect(try uids("a") == first)
        #expect(try uids("b") != first)
        #expect(try uids(nil) == uids(nil))
        #expect(try uids(nil) != first)
    }
}
