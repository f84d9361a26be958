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

    /// The words of each event that has a UID of its own, as their content lines.
    private static func words(_ calendars: [CalendarObject]) -> [String: Set<String>] {
        var words: [String: Set<String>] = [:]
        for event in calendars.flatMap(\.events) {
            guard let uid = event.uid else { continue }
            let key = "\(uid) \(event.first(named: "RECURRENCE-ID")?.rawValue ?? "")"
            for property in event.properties where names.contains(property.name) && !property.rawValue.isEmpty
            {
                words[key, default: []].insert(CalendarWriter().text(Component("X", properties: [property])))
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
}
