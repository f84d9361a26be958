import Bookings
import TripExchange
import Trips

/// Precision and recall, per kind and per field.
struct BookingFigures {
    /// What was expected, found and right.
    struct Count {
        var expected = 0
        var found = 0
        var right = 0
    }

    private var kinds: [String: Count] = [:]
    private var fields: [String: Count] = [:]
    private var none = Count()
    /// What is not right, one line each.
    private(set) var misses: [String] = []

    mutating func take(_ fixture: BookingFixture, _ reading: BookingFixture.Reading) {
        if let kind = reading.kind { kinds[kind.rawValue, default: Count()].found += 1 }
        if reading.kind != fixture.kind {
            misses.append(
                "\(fixture.name): \(reading.kind?.rawValue ?? "no booking") (\(reading.rule?.rawValue ?? "-"))"
            )
        }
        guard let kind = fixture.kind else {
            none.expected += 1
            if reading.kind == nil { none.right += 1 }
            return
        }
        kinds[kind.rawValue, default: Count()].expected += 1
        if reading.kind == kind { kinds[kind.rawValue, default: Count()].right += 1 }
        for field in BookingFixture.fields {
            guard let outcome = fixture.outcome(of: field, in: reading) else { continue }
            if outcome != .invented { fields[field, default: Count()].expected += 1 }
            if outcome != .missed { fields[field, default: Count()].found += 1 }
            if outcome == .right {
                fields[field, default: Count()].right += 1
            } else {
                misses.append(
                    "\(fixture.name): \(field) \(outcome): \(reading.fields[field] ?? "nothing"), not \(fixture.wanted(field))"
                )
            }
        }
    }

    /// Precision and recall of a kind or a field, in thousandths.
    func permille(_ name: String) -> (precision: Int, recall: Int) {
        let count = kinds[name] ?? fields[name] ?? Count()
        return (Self.permille(count.right, count.found), Self.permille(count.right, count.expected))
    }

    private static func permille(_ part: Int, _ whole: Int) -> Int {
        whole == 0 ? 1000 : (part * 1000 + whole / 2) / whole
    }

    private static func percent(_ part: Int, _ whole: Int) -> String {
        let value = permille(part, whole)
        return "\(value / 10).\(value % 10) %"
    }

    /// The tables of the page.
    var table: String {
        var text = "\n" + Self.head("kind")
        for name in kinds.keys.sorted() { text += Self.row(name, kinds[name] ?? Count()) }
        text += Self.row("all kinds", kinds.values.reduce(into: Count()) { $0 = Self.sum($0, $1) })
        text +=
            "\nOf \(none.expected) events that look like a booking and are none, \(none.right) are taken for none.\n\n"
        text += Self.head("field")
        for name in BookingFixture.fields { text += Self.row(name, fields[name] ?? Count()) }
        text += Self.row("all fields", fields.values.reduce(into: Count()) { $0 = Self.sum($0, $1) })
        return text + "\n"
    }

    private static func head(_ name: String) -> String {
        "| \(name) | expected | found | right | precision | recall |\n|---|--:|--:|--:|--:|--:|\n"
    }

    private static func row(_ name: String, _ count: Count) -> String {
        "| \(name) | \(count.expected) | \(count.found) | \(count.right) | "
            + "\(percent(count.right, count.found)) | \(percent(count.right, count.expected)) |\n"
    }

    private static func sum(_ one: Count, _ other: Count) -> Count {
        Count(
            expected: one.expected + other.expected, found: one.found + other.found,
            right: one.right + other.right)
    }
}
