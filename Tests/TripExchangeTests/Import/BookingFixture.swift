import Bookings
import CivilTime
import StrictJSON
import TestKit
import Trips

@testable import TripExchange

/// A booking as its sender forms it, with what a person reads in it.
struct BookingFixture {
    /// The fields of which everything that is read and not expected is wrong.
    static let strictFields = [
        "from", "to", "carrier", "number", "fromCode", "toCode", "terminal", "toTerminal", "gate", "seat",
        "confirmation",
        "traveller", "price",
    ]
    /// The fields that are compared where they are expected.
    static let openFields = ["place", "start", "end"]
    static let fields = openFields + strictFields

    /// The folder and the name, as in `flight/swiss-01`.
    let name: String
    /// What is expected; `nil` where there is no booking.
    let kind: ActivityKind?
    private let expected: [String: [String]]
    private let text: String

    /// Reads a booking: its calendar, and what is expected as JSON beside it.
    init(_ name: String, in folder: String) throws {
        self.name = name
        text = try Fixtures.text("\(folder)/\(name).ics")
        guard
            case .object(let members) = try JSONParser.value(of: try Fixtures.bytes("\(folder)/\(name).json"))
        else { throw Exchange.Unexpected(text: "\(name) is no object") }
        var expected: [String: [String]] = [:]
        for member in members {
            switch member.value {
            case .string(let text): expected[member.name] = [text]
            case .array(let values):
                expected[member.name] = values.compactMap {
                    if case .string(let text) = $0 { text } else { nil }
                }
            default: break
            }
        }
        self.expected = expected
        guard let kind = expected["kind"]?.first.flatMap({ ActivityKind(rawValue: $0) }) else {
            throw Exchange.Unexpected(text: "\(name) has no kind")
        }
        self.kind = kind
    }

    /// Makes an event that is no booking.
    private init(none name: String, _ text: String) {
        self.name = name
        self.text = text
        (kind, expected) = (nil, [:])
    }

    /// Reads events that are no bookings: several calendars in one file, each with its row in a table beside it.
    static func nones(_ name: String, in folder: String) throws -> [BookingFixture] {
        let rows = try Fixtures.table("\(folder)/\(name).tsv")
        let calendars = try Fixtures.text("\(folder)/\(name).ics").components(before: "BEGIN:VCALENDAR")
        guard rows.count == calendars.count else {
            throw Exchange.Unexpected(text: "\(name) has \(calendars.count) calendars and \(rows.count) rows")
        }
        return zip(rows, calendars).map { BookingFixture(none: "\(name)/\($0[0])", $1) }
    }

    /// What the rules read in it.
    func reading() throws -> Reading {
        let imported = try Exchange.imported(file: text)
        guard let activity = imported.activities.first else {
            throw Exchange.Unexpected(text: "\(name) holds no activity")
        }
        return Reading(activity, origin: BookingOrigin(of: activity, database: try Exchange.database()))
    }

    /// How a reading compares with a field that is expected; `nil` where there is nothing to compare.
    func outcome(of field: String, in reading: Reading) -> Outcome? {
        let found = reading.fields[field].flatMap { $0.isEmpty ? nil : $0 }
        guard let wanted = expected[field] else {
            return found == nil || Self.openFields.contains(field) ? nil : .invented
        }
        guard let found else { return .missed }
        let isPart = ["from", "to", "place"].contains(field)
        return wanted.contains { isPart ? Self.isName($0, of: found) : found == $0 } ? .right : .wrong
    }

    /// Whether a place has a name, and nothing but a code, a terminal or an address beside it.
    private static func isName(_ name: String, of place: String) -> Bool {
        guard place.hasPrefix(name) else { return false }
        let rest = place.dropFirst(name.count)
        let isCode = rest.count == 4 && rest.dropFirst().allSatisfy { $0.isUppercase }
        return rest.isEmpty || isCode
            || [" (", ",", " [", " :", "@", " Terminal "].contains { rest.hasPrefix($0) }
    }

    func wanted(_ field: String) -> String { expected[field]?.joined(separator: " or ") ?? "nothing" }

    enum Outcome { case right, wrong, missed, invented }

    /// What was read.
    struct Reading {
        let kind: ActivityKind?
        let rule: BookingRule?
        let fields: [String: String]

        init(_ activity: Activity, origin: BookingOrigin?) {
            rule = origin?.rule
            kind = rule == nil ? nil : activity.kind
            var fields: [String: String] = [:]
            let place = activity.kind.isTransport ? "from" : "place"
            fields[place] = Self.name(activity.place)
            fields["to"] = Self.name(activity.destination)
            fields["fromCode"] = activity.place?.code
            fields["toCode"] = activity.destination?.code
            fields["terminal"] = activity.place?.terminal
            fields["toTerminal"] = activity.destination?.terminal
            fields["gate"] = activity.place?.gate
            fields["carrier"] = activity.carrier
            fields["number"] = activity.number
            fields["seat"] = activity.seat
            fields["confirmation"] = activity.confirmation
            fields["traveller"] = origin?.traveller
            fields["price"] = activity.cost?.description
            if case .timed(let start, let end) = activity.span {
                fields["start"] = Self.text(start)
                fields["end"] = Self.text(end)
            }
            self.fields = fields
        }

        /// The name, where it is more than the code.
        private static func name(_ place: Place?) -> String? {
            place?.name == place?.code ? nil : place?.name
        }

        private static func text(_ time: ActivityTime) -> String {
            "\(time.local)".prefix(16) + (time.zone.map { " \($0)" } ?? "")
        }
    }
}

extension String {
    /// The parts that begin with a mark, each up to the next one.
    fileprivate func components(before mark: String) -> [String] {
        var parts: [String] = []
        var rest = utf8[...]
        while let start = rest.firstRange(of: mark.utf8)?.lowerBound {
            let after = rest[start...].dropFirst(mark.utf8.count)
            let end = after.firstRange(of: mark.utf8)?.lowerBound ?? rest.endIndex
            parts.append(String(self[start..<end]))
            rest = rest[end...]
        }
        return parts
    }
}
