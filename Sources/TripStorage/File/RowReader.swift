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
        guard let word = Word(rawValue: text) else { throw UnreadableText(text: text, type: "\(type)") }
        return word
    }

    mutating func optionalWord<Word: RawRepresentable<String>>(_ type: Word.Type) throws -> Word? {
        guard let text = try text() else { return nil }
        guard let word = Word(rawValue: text) else { throw UnreadableText(text: text, type: "\(type)") }
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

    mutating func time() throws -> ActivityTime { try time(reading: next(String.self)) }

    /// Reads what stands beside a wall-clock time that was read already: zone, offset and release.
    mutating func time(reading text: String) throws -> ActivityTime {
        let local = try CivilDateTime(parsing: text)
        let zone = try zone()
        guard let offset = try next(Int?.self) else {
            skip(1)
            return ActivityTime(local: local, zone: zone)
        }
        let recorded = RecordedOffset(offset: try UTCOffset(totalSeconds: offset), tzdb: try next())
        return ActivityTime(local: local, zone: zone, recorded: recorded)
    }

    mutating func days() throws -> ActivitySpan {
        let start = try CivilDate(parsing: next(String.self))
        skip(3)
        let end = try CivilDate(parsing: next(String.self))
        skip(3)
        return try ActivitySpan.days(from: start, to: end)
    }

    mutating func place() throws -> Place? {
        guard let name = try text() else {
            skip(3)
            return nil
        }
        let code = try text()
        let latitude = try next(Double?.self)
        let longitude = try next(Double?.self)
        return Place(name: name, code: code, latitude: latitude, longitude: longitude)
    }

    mutating func details(of place: inout Place?) throws {
        let terminal = try text()
        let gate = try text()
        let address = try address()
        place?.terminal = terminal
        place?.gate = gate
        place?.address = address
    }

    mutating func address() throws -> Address? { try text().map { try Address(storedText: $0) } }

    mutating func money() throws -> Money? {
        let amount = try text()
        let currency = try text()
        guard let amount, let currency else { return nil }
        return Money(try Amount(amount), try Currency(currency))
    }

    mutating func reminders() throws -> [Reminder] { try Reminder.reminders(storedText: text()) }

    mutating func date() throws -> CivilDate? { try text().map { try CivilDate(parsing: $0) } }

    /// The UID and the occurrence of an activity, if there is one.
    mutating func activityKey() throws -> ActivityKey? {
        let uid = try text()
        let occurrence = try text()
        guard let uid, let occurrence else { return nil }
        return try ActivityKey(uid: ActivityUID(uid), occurrence: occurrence)
    }

    mutating func traveller() throws -> Traveller {
        Traveller(
            id: TravellerID(try next(String.self)), name: try next(), email: try text(),
            role: try word(TravellerRole.self))
    }
}
