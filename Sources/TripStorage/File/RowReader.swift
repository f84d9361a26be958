import CivilTime
import GRDB
import Trips

/// Reads the values of a row in order, as types of the model.
///
/// A value that no version of the program writes is an error, never a trap: files can be damaged.
struct RowReader {
    private let row: Row
    private var index = 0

    init(_ row: Row) {
        self.row = row
    }

    mutating func skip(_ count: Int) { index += count }

    /// Reads the next value; an optional type reads NULL as `nil`, others throw.
    mutating func next<Value: DatabaseValueConvertible & StatementColumnConvertible>(
        _ type: Value.Type = Value.self
    ) throws -> Value {
        defer { index += 1 }
        do {
            return try row.decode(Value.self, atIndex: index)
        } catch {
            let isText = Value.self == String.self || Value.self == String?.self
            let found = row[index] as DatabaseValue
            throw unreadable("\(found) stands where \(isText ? "text" : "a number") belongs", at: index)
        }
    }

    /// Converts a value just read, and names its column on failure.
    ///
    /// - Parameters:
    ///   - back: The distance of the column from the next one.
    ///   - make: Converts the value.
    /// - Returns: The result of `make`.
    /// - Throws: An ``UnreadableValue``.
    func checked<Value>(back: Int = 1, _ make: () throws -> Value) throws -> Value {
        do {
            return try make()
        } catch {
            throw unreadable("\(error)", at: index - back)
        }
    }

    private func unreadable(_ reason: String, at index: Int) -> UnreadableValue {
        UnreadableValue(column: Array(row.columnNames)[index], reason: reason)
    }

    mutating func text() throws -> String? { try next(String?.self) }

    mutating func word<Word: RawRepresentable<String>>(_ type: Word.Type) throws -> Word {
        let text = try next(String.self)
        return try word(text, type)
    }

    mutating func optionalWord<Word: RawRepresentable<String>>(_ type: Word.Type) throws -> Word? {
        guard let text = try text() else { return nil }
        return try word(text, type)
    }

    /// Reads words separated by blanks.
    mutating func words<Word: RawRepresentable<String>>(_ type: Word.Type) throws -> Set<Word> {
        let text = try next(String.self)
        return Set(try text.split(separator: " ").map { try word(String($0), type) })
    }

    /// Makes a word of the text that was just read.
    func word<Word: RawRepresentable<String>>(_ text: String, _ type: Word.Type) throws -> Word {
        guard let word = Word(rawValue: text) else {
            throw unreadable("\(UnreadableText(text: text, type: "\(type)"))", at: index - 1)
        }
        return word
    }

    mutating func uid() throws -> ActivityUID {
        let text = try next(String.self)
        return try checked {
            guard !text.isEmpty else { throw UnreadableText(text: text, type: "UID") }
            return ActivityUID(text)
        }
    }

    mutating func instant() throws -> Instant? {
        guard let seconds = try next(Int64?.self) else { return nil }
        return try checked { try Instant(secondsSinceEpoch: seconds) }
    }

    mutating func zone() throws -> ZoneID? {
        guard let name = try text() else { return nil }
        return try checked { try ZoneID(name) }
    }

    mutating func definedZone() throws -> ZoneText {
        let name = try next(String.self)
        return ZoneText(id: try checked { try ZoneID(name) }, text: try next())
    }

    mutating func time() throws -> ActivityTime { try time(reading: next(String.self)) }

    /// Reads zone, offset and release of a wall-clock time.
    mutating func time(reading text: String) throws -> ActivityTime {
        let local = try checked { try CivilDateTime(parsing: text) }
        let zone = try zone()
        guard let offset = try next(Int?.self) else {
            skip(1)
            return ActivityTime(local: local, zone: zone)
        }
        let recorded = RecordedOffset(
            offset: try checked { try UTCOffset(totalSeconds: offset) }, tzdb: try next())
        return ActivityTime(local: local, zone: zone, recorded: recorded)
    }

    mutating func days() throws -> ActivitySpan {
        let first = try next(String.self)
        let start = try checked { try CivilDate(parsing: first) }
        skip(3)
        let last = try next(String.self)
        let span = try checked { try ActivitySpan.days(from: start, to: CivilDate(parsing: last)) }
        skip(3)
        return span
    }

    mutating func place() throws -> Place? {
        guard let name = try text() else {
            skip(3)
            return nil
        }
        let code = try text()
        let latitude = try next(Double?.self)
        let longitude = try next(Double?.self)
        let place = Place(name: name, code: code, latitude: latitude, longitude: longitude)
        try checked(back: 2) { try place.checkCoordinates() }
        return place
    }

    mutating func details(of place: inout Place?) throws {
        let terminal = try text()
        let gate = try text()
        let address = try address()
        place?.terminal = terminal
        place?.gate = gate
        place?.address = address
    }

    mutating func address() throws -> Address? {
        guard let text = try text() else { return nil }
        return try checked { try Address(storedText: text) }
    }

    mutating func money() throws -> Money? {
        let amount = try text()
        let currency = try text()
        guard let amount, let currency else { return nil }
        return Money(
            try checked(back: 2) { try Amount(amount) }, try checked { try Currency(currency) })
    }

    mutating func reminders() throws -> [Reminder] {
        let text = try text()
        return try checked { try Reminder.reminders(storedText: text) }
    }

    mutating func date() throws -> CivilDate? {
        guard let text = try text() else { return nil }
        return try checked { try CivilDate(parsing: text) }
    }

    /// Reads the UID and the occurrence of an optional activity.
    mutating func activityKey() throws -> ActivityKey? {
        let uid = try text()
        let occurrence = try text()
        guard let uid, let occurrence else { return nil }
        return try checked { try ActivityKey(uid: ActivityUID(uid), occurrence: occurrence) }
    }

    /// The columns of ``traveller()`` in its table.
    static let travellerColumns = "uuid, person, name, email, role"

    /// Reads a traveller; without a person, its own identifier is the person's.
    mutating func traveller() throws -> Traveller {
        Traveller(
            id: TravellerID(try next(String.self)), person: try text().map { PersonID($0) }, name: try next(),
            email: try text(), role: try word(TravellerRole.self))
    }

    /// Reads texts, one on each line.
    mutating func lines() throws -> [String] {
        try next(String.self).split(separator: "\n").map(String.init)
    }

    mutating func timeOfDay() throws -> TimeOfDay {
        let seconds = try next(Int.self)
        return try checked { try TimeOfDay(secondsSinceMidnight: seconds) }
    }
}
