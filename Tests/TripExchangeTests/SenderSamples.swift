import CivilTime
import Findings
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// One booking as two senders tell of it.
enum SenderSamples {
    /// The flight as a travel feed has it.
    static let feed = [
        "UID": "item-71@tripfeed.example", "DTSTAMP": "20270110T060000Z", "SEQUENCE": "4",
        "DTSTART;TZID=Europe/Berlin": "20270305T101500", "DTEND;TZID=America/New_York": "20270305T131000",
        "SUMMARY": "LH 400 FRA to JFK", "CATEGORIES": "FLIGHT", "LOCATION": "Frankfurt (FRA)",
        "X-MERIDIAN-NUMBER": "LH 400", "X-MERIDIAN-PLACE-CODE": "FRA",
        "X-MERIDIAN-DESTINATION": "New York", "X-MERIDIAN-DESTINATION-CODE": "JFK", "X-FEED": "71",
    ]
    /// The same flight as the airline has it, which numbers its versions in its own way.
    static let airline = [
        "UID": "LH0400-20270305-XK7P2Q@quellair.example", "DTSTAMP": "20270109T120000Z", "SEQUENCE": "0",
        "DTSTART": "20270305T091500Z", "DTEND": "20270305T181000Z",
        "SUMMARY": "Your flight to New York", "CATEGORIES": "FLIGHT", "LOCATION": "FRA",
        "X-MERIDIAN-NUMBER": "LH0400", "X-MERIDIAN-PLACE-CODE": "FRA",
        "X-MERIDIAN-DESTINATION": "New York JFK", "X-MERIDIAN-DESTINATION-CODE": "JFK",
        "X-MERIDIAN-CONFIRMATION": "XK7P2Q", "X-MERIDIAN-SEAT": "12A", "X-AIRLINE": "gold",
    ]
    /// A stay as an agency has it.
    static let agency = [
        "UID": "4711@agency.example", "DTSTAMP": "20270110T060000Z",
        "DTSTART;VALUE=DATE": "20270305", "DTEND;VALUE=DATE": "20270308",
        "SUMMARY": "Hotel Sonne", "CATEGORIES": "LODGING", "LOCATION": "Hotel Sonne",
    ]
    static let hotel = [
        "UID": "b-99@hotel.example", "DTSTAMP": "20270111T060000Z",
        "DTSTART;VALUE=DATE": "20270305", "DTEND;VALUE=DATE": "20270308",
        "SUMMARY": "Your stay", "CATEGORIES": "LODGING", "LOCATION": "Hotel Sonne",
        "X-MERIDIAN-CONFIRMATION": "H1", "X-MERIDIAN-SEAT": "Room 12",
    ]

    /// A file with events, each given by its properties.
    static func calendar(_ events: [[String: String]], method: String? = nil) throws -> ImportedCalendar {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"]
        if let method { lines.append("METHOD:\(method)") }
        for event in events {
            lines.append("BEGIN:VEVENT")
            lines += event.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
            lines.append("END:VEVENT")
        }
        lines.append("END:VCALENDAR")
        return try Exchange.imported(file: lines.map { $0 + "\r\n" }.joined())
    }

    /// The same event with some properties changed; an empty one is left out.
    static func changed(_ event: [String: String], _ changes: [String: String]) -> [String: String] {
        event.merging(changes) { $1 }.filter { !$0.value.isEmpty }
    }
}

/// A trip into which files are imported one after the other.
struct SenderTrip {
    var activities: [Activity] = []
    var findings: [Finding] = []
    var fates: [String] = []
    /// Which keys activities got by the last file.
    var moves: [ActivityKey: ActivityKey] = [:]

    /// Imports a file with events.
    mutating func take(_ events: [String: String]..., method: String? = nil) throws {
        try take(try SenderSamples.calendar(events, method: method))
    }

    mutating func take(_ calendar: ImportedCalendar) throws {
        let result = ImportMerge.merge(
            existing: activities, incoming: calendar, database: try Exchange.database())
        var all = Dictionary(uniqueKeysWithValues: activities.map { ($0.key, $0) })
        for key in result.removals { all[key] = nil }
        for activity in result.upserts { all[activity.key] = activity }
        activities = all.values.sorted { $0.key < $1.key }
        (findings, moves) = (result.findings, result.moves)
        fates = SweptChangeTests.fates(result)
    }

    /// What is told of bookings that are one, or may be.
    var told: [String] { findings.filter { $0.code == .sameBooking }.map(\.message) }

    /// Changes the first activity by hand.
    mutating func edit(_ changes: ActivityChange..., at time: String) throws {
        activities[0] = try ActivityEdit(changes).applied(
            to: activities[0], at: try Instant(parsing: time), in: try Exchange.database()
        ) { try $0.resolved(by: .reject) }
    }

    /// What a full export of it says.
    func exported() throws -> ImportedCalendar {
        try Exchange.imported(file: try Exchange.text(activities))
    }
}
