import CivilTime
import Documents
import TestKit
import Testing
import Trips

@testable import TripExchange

/// How many of the bookings in mails are read; the figures are kept in `docs/bookings.md`.
@Suite struct MailFixturesTests {
    @Test(arguments: [
        ("unseen-texts/mails", "mails"), ("unseen-mails", "unseen-mails"),
        ("unseen-mails-2", "unseen-mails-2"), ("unseen-mails-3", "unseen-mails-3"),
    ])
    func `the figures of mails are those in the docs`(_ folder: String, _ mark: String) async throws {
        let sure = try await Measure(folder, acceptsDrafts: false)
        let all = try await Measure(folder, acceptsDrafts: true)
        #expect(sure.mistaken == [])
        let page = Fixtures.path(for: "docs/bookings.md")
        let parts = try Fixtures.text(page).components(
            between: "<!-- \(mark) -->\n", "<!-- end of \(mark) -->")
        let (before, after) = try #require(parts)
        #expect(try Golden.difference(of: before + Measure.table(sure, all) + after, from: page) == nil)
    }
}

/// What was read of the mails of a folder.
private struct Measure {
    /// One row of `mails.tsv`: a part of a booking.
    struct Part {
        let mail: String
        let kind: ActivityKind
        /// The start and the end, the code, the number and both names; empty where the mail does not say.
        let fields: [String]

        init?(_ row: [String]) {
            guard let kind = ActivityKind(rawValue: row[1]) else { return nil }
            mail = row[0]
            self.kind = kind
            fields = [2, 3, 6, 7, 8, 9].map { row.indices.contains($0) && row[$0] != "-" ? row[$0] : "" }
        }
    }

    static let fields = ["start", "end", "code", "number", "from", "to"]
    private(set) var parts = 0
    private(set) var right = 0
    private(set) var others = 0
    /// By field: how many the mails tell, and how many of the bookings found have them, and have them right.
    private(set) var told = [0, 0, 0, 0, 0, 0]
    private(set) var given = [0, 0, 0, 0, 0, 0]
    private(set) var same = [0, 0, 0, 0, 0, 0]
    /// Bookings that no mail has.
    private(set) var mistaken: [String] = []
    private(set) var mailsWithout = 0

    init(_ folder: String, acceptsDrafts: Bool) async throws {
        let path = "Tests/TripExchangeTests/Fixtures/\(folder)"
        let rows = try Fixtures.table(path + "/mails.tsv")
        for name in Set(rows.map { $0[0] }).sorted() {
            // A hundred mails take long; the other tests go on meanwhile.
            await Task.yield()
            let parts = rows.filter { $0[0] == name }.compactMap { Part($0) }
            let imported = ReservationImport(
                CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile),
                now: try Instant(parsing: "2027-01-01T00:00:00Z"), acceptsDrafts: acceptsDrafts
            ).calendar(of: try Fixtures.bytes("\(path)/\(name).eml"), as: .mail, file: name)
            var found = imported.activities.filter { ![.other].contains($0.kind) }
            if parts.isEmpty {
                mailsWithout += 1
                mistaken += found.map { "\(name): \(Self.line($0))" }
                continue
            }
            for part in parts { take(part, from: &found) }
            mistaken += found.map { "\(name): \(Self.line($0))" }
        }
    }

    private mutating func take(_ part: Part, from found: inout [Activity]) {
        parts += 1
        for index in Self.fields.indices where !part.fields[index].isEmpty { told[index] += 1 }
        let day = part.fields[0].prefix(10)
        let fitting = found.indices.filter {
            found[$0].kind == part.kind && "\(found[$0].span.startDate)" == day
        }
        guard
            let index = fitting.first(where: { Self.ends(of: found[$0]).0 == part.fields[0] })
                ?? fitting.first
        else { return }
        right += 1
        let activity = found.remove(at: index)
        for (index, value) in Self.values(of: activity, like: part).enumerated()
        where !part.fields[index].isEmpty {
            guard !value.isEmpty else { continue }
            given[index] += 1
            if Self.isSame(value, part.fields[index], index) { same[index] += 1 }
        }
    }

    // MARK: Values

    private static func values(of activity: Activity, like part: Part) -> [String] {
        let (start, end) = ends(of: activity)
        return [
            // A stay is whole days; its hours are notes.
            activity.kind == .lodging ? String(start.prefix(10)) : start,
            activity.kind == .lodging ? String(end.prefix(10)) : end == start ? "" : end,
            activity.confirmation ?? "", activity.number ?? "",
            activity.place.map { $0.code ?? $0.name } ?? "",
            activity.destination.map { $0.code ?? $0.name } ?? "",
        ]
    }

    private static func ends(of activity: Activity) -> (String, String) {
        switch activity.span {
        case .timed(let start, let end): return (text(start), text(end))
        case .allDay(let start, let end):
            return ("\(start)", activity.kind == .lodging ? "\(end)" : (try? "\(end.adding(days: -1))") ?? "")
        }
    }

    private static func text(_ time: ActivityTime) -> String {
        "\(time.local)".prefix(16) + " \(time.zone?.name ?? "-")"
    }

    private static func isSame(_ value: String, _ wanted: String, _ field: Int) -> Bool {
        if field < 2, value.count == 10 { return wanted.hasPrefix(value) }
        if field < 2 { return value == wanted || sameClock(value, wanted) }
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let (mine, theirs) = (plain(value), plain(wanted))
        if field < 4 {
            return mine == theirs || field == 3 && (mine.hasSuffix(theirs) || theirs.hasSuffix(mine))
        }
        return mine.contains(theirs) || theirs.contains(mine)
    }

    /// Whether two readings are the same instant on clocks that agree: Busingen is Zurich.
    private static func sameClock(_ value: String, _ wanted: String) -> Bool {
        let (one, other) = (value.split(separator: " "), wanted.split(separator: " "))
        guard one.count == 2, other.count == 2, one[0] == other[0], let database = try? Exchange.database(),
            let mine = try? database.zone(named: String(one[1])),
            let theirs = try? database.zone(named: String(other[1])),
            let instant = try? Instant(parsing: "\(one[0]):00Z")
        else { return false }
        return mine.offset(at: instant) == theirs.offset(at: instant)
    }

    private static func line(_ activity: Activity) -> String {
        let (start, end) = ends(of: activity)
        return "\(activity.kind) \(activity.title), \(start) to \(end)"
    }

    // MARK: Tables

    static func table(_ sure: Measure, _ all: Measure) -> String {
        var lines = [
            "| | told in the mails | read | right | read with drafts | right |", "|---|--:|--:|--:|--:|--:|",
            "| bookings | \(sure.parts) | \(sure.right + sure.mistaken.count) | \(sure.right) | \(all.right + all.mistaken.count) | \(all.right) |",
        ]
        for (index, field) in Self.fields.enumerated() where sure.told[index] > 0 {
            lines.append(
                "| \(field) | \(sure.told[index]) | \(sure.given[index]) | \(sure.same[index]) | \(all.given[index]) | \(all.same[index]) |"
            )
        }
        lines.append("| mails without a booking | \(sure.mailsWithout) | | | | |")
        return lines.joined(separator: "\n") + "\n"
    }
}
