import CivilTime
import GRDB
import Trips

/// Reads the values of a row one after the other, into the types of the model.
///
/// A value that no version of the program writes is an error to report, never a trap: files can be damaged.
struct RowReader {
    private let row: Row
    private var index = 0

    init(_ row: Row) {
        self.row = row
    }

    /// A word that no version of the program writes.
    struct UnknownWord: Error, CustomStringConvertible {
        let word: String
        let type: String
        var description: String { "\"\(word)\" is no \(type)" }
    }

    mutating func skip(_ count: Int) { index += count }

    /// Reads the next value; an optional type takes NULL for `nil`, another refuses it.
    mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        _ type: Value.Type = Value.self
    ) throws -> Value {
        defer { index += 1 }
        return try row.decode(Value.self, atIndex: index)
    }

    mutating func text() throws -> String? { try next(String?.self) }

    mutating func word<Word: RawRepresentable<String>>(_ type: Word.Type) throws -> Word {
        let text = try next(String.self)
        guard let word = Word(rawValue: text) else { throw UnknownWord(word: text, type: "\(type)") }
        return word
    }

    mutating func instant() throws -> Instant? {
        try next(Int64?.self).map { try Instant(secondsSinceEpoch: $0) }
    }

    mutating func zone() throws -> ZoneID? {
        try text().map { try ZoneID($0) }
    }

    mutating func definedZone() throws -> ZoneText {
        ZoneText(id: try ZoneID(next(String.self)), text: try next())
    }

    mutating func time() throws -> ActivityTime {
        let local = try CivilDateTime(parsing: next(String.self))
        let zone = try zone()
        let offset = try next(Int?.self)
        let release = try text()
        guard let offset, let release else { return ActivityTime(local: local, zone: zone) }
        return ActivityTime(
            local: local, zone: zone,
            recorded: RecordedOffset(offset: try UTCOffset(totalSeconds: offset), tzdb: release))
    }

    mutating func days() throws -> ActivitySpan {
        let start = try CivilDate(parsing: next(String.self))
        skip(3)
        let end = try CivilDate(parsing: next(String.self))
        skip(3)
        return try ActivitySpan.days(from: start, to: end)
    }

    mutating func place() throws -> Place? {
        let name = try text()
        let code = try text()
        let latitude = try next(Double?.self)
        let longitude = try next(Double?.self)
        return name.map { Place(name: $0, code: code, latitude: latitude, longitude: longitude) }
    }

    mutating func trip() throws -> Trip {
        Trip(
            id: TripID(try next(String.self)), name: try next(), home: try zone(), notes: try next(),
            isArchived: try next(), source: try text())
    }
}
