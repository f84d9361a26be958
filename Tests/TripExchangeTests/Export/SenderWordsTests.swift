import CivilTime
import Foundation
import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

/// What a sender wrote is in an export as it came, over all calendars of the repository.
@Suite("Words of senders") struct SenderWordsTests {
    private static let names: Set = ["LOCATION", "SUMMARY", "DESCRIPTION"]

    /// The paths of all calendars of tests and examples.
    private static func paths() throws -> [String] {
        try ["Tests", "docs"].flatMap { folder in
            let root = Fixtures.path(for: folder)
            return try FileManager.default.subpathsOfDirectory(atPath: root)
                .filter { $0.hasSuffix(".ics") }.sorted().map { "\(root)/\($0)" }
        }
    }

    /// The words of each UID, as their content lines.
    private static func words(_ calendars: [CalendarObject]) -> [String: Set<String>] {
        var words: [String: Set<String>] = [:]
        for event in calendars.flatMap(\.events) {
            guard let uid = event.uid else { continue }
            for property in event.properties where names.contains(property.name) && !property.rawValue.isEmpty
            {
                words[uid, default: []].insert(CalendarWriter().text(Component("X", properties: [property])))
            }
        }
        return words
    }

    @Test func `location, summary and description are written as they came`() throws {
        var compared = 0
        var lost: [String] = []
        for path in try Self.paths() {
            // Flawed files are repaired, and tell it.
            guard let read = try? CalendarReader().read(try Fixtures.bytes(path), file: path) else {
                continue
            }
            let imported = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
                .activities(from: read, file: path)
            let stored = try Exchange.merged([imported])
            let calendar = try Exchange.export().calendar(
                named: imported.name, activities: stored, source: imported.source, zones: imported.zones
            ).calendar
            let written = Self.words([calendar])
            for (event, words) in Self.words(read.calendars) {
                compared += words.count
                let missing = words.subtracting(written[event] ?? [])
                if !missing.isEmpty { lost.append("\(path.suffix(50)) \(event): \(missing.sorted())") }
            }
        }
        #expect(compared > 1000)
        #expect(lost == [])
    }

    private static func flight() throws -> Activity {
        let path = Fixtures.path(besideTest: "bookings/flight/united-01.ics")
        return try #require(try Exchange.imported(file: try Fixtures.text(path)).activities.first)
    }

    @Test func `a place that its sender calls by a code keeps both names`() throws {
        let flight = try Self.flight()
        let name = try #require(flight.place?.name)
        #expect(name.hasPrefix("San Francisco"))
        let text = try Exchange.text([flight])
        #expect(text.contains("\r\nLOCATION:SFO\r\n"))
        let again = try #require(try Exchange.imported(file: text).activities.first)
        #expect(again.place == flight.place)
        #expect(try Exchange.text([again]) == text)
        // Another program changes the words.
        let moved = text.replacing("LOCATION:SFO", with: "LOCATION:Oakland")
        #expect(try Exchange.imported(file: moved).activities.first?.place?.name == "Oakland")
    }

    @Test func `a place that a person renames is the location`() throws {
        for source in [try Exchange.text([try Self.flight()]), nil] {
            var flight =
                try source.map { try #require(try Exchange.imported(file: $0).activities.first) }
                ?? Self.flight()
            flight.place?.name = "Oakland"
            let lines = try Exchange.eventLines(flight)
            #expect(lines.contains("LOCATION:Oakland"))
            #expect(!lines.contains { $0.hasPrefix("X-MERIDIAN-PLACE:") })
        }
    }
}
