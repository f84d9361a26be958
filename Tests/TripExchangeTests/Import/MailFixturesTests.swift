import CivilTime
import Documents
import TestKit
import Testing
import Trips

@testable import TripExchange

extension BookingFixturesTests {
    /// How many of the mails of somebody who had not seen the rules are read; the figures are kept in `docs/bookings.md`.
    @Test func `the figures of mails are those in the docs`() throws {
        let folder = Self.texts + "/mails"
        let rows = try Fixtures.table(folder + "/mails.tsv")
        var (bookings, read, times, right, others) = (0, 0, 0, 0, 0)
        var mistaken: [String] = []
        for name in Set(rows.map { $0[0] }).sorted() {
            let parts = rows.filter { $0[0] == name }
            let bytes = try Fixtures.bytes("\(folder)/\(name).eml")
            let found = ReservationImport(
                CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile),
                now: try Instant(parsing: "2027-01-01T00:00:00Z")
            ).calendar(of: bytes, as: .mail, file: name).activities
            guard let kind = ActivityKind(rawValue: parts[0][1]) else {
                others += 1
                if found.contains(where: { ![.event, .other].contains($0.kind) }) { mistaken.append(name) }
                continue
            }
            bookings += 1
            read += found.contains { $0.kind == kind } ? 1 : 0
            let known = found.filter { $0.kind == kind }.flatMap { activity -> [String] in
                Self.ends(of: activity)
            }
            let wanted: [String] = parts.flatMap { row -> [String] in [row[2], row[3]] }.filter {
                $0.contains("T")
            }
            times += wanted.count
            right += wanted.count { known.contains($0) }
        }
        #expect(mistaken == [])
        let text = """
            | mails | of them | read |
            |---|--:|--:|
            | with a booking | \(bookings) | \(read) |
            | times and zones in them | \(times) | \(right) |
            | without one | \(others) | \(mistaken.count) |

            """
        let page = Fixtures.path(for: "docs/bookings.md")
        let parts = try Fixtures.text(page).components(between: "<!-- mails -->\n", "<!-- end of mails -->")
        let (before, after) = try #require(parts)
        #expect(try Golden.difference(of: before + text + after, from: page) == nil)
    }

    private static func ends(of activity: Activity) -> [String] {
        guard case .timed(let start, let end) = activity.span else { return [] }
        return [start, end].map { time in "\(time.local)".prefix(16) + " \(time.zone?.name ?? "-")" }
    }
}
