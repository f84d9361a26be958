import CivilTime
import FuzzKit
import TestKit

/// RFC 9557, RFC 3339 and ISO 8601 text: a value prints to a text that reads as the same value and prints the same
/// again.
@_cdecl("FuzzText_main")
public func fuzzText(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    Fuzz.run(count, arguments) { start, count in
        let text = Input(start, count).text
        check(text) { text throws(TimeError) in try Instant(parsing: text) }
        check(text) { text throws(TimeError) in try CivilDateTime(parsing: text) }
        check(text) { text throws(TimeError) in try CivilDate(parsing: text) }
        check(text) { text throws(TimeError) in try TimeOfDay(parsing: text) }
        check(text) { text throws(TimeError) in try UTCOffset(parsing: text) }
        check(text) { text throws(TimeError) in try CalendarPeriod(parsing: text) }
        check(text) { text throws(TimeError) in try ZoneID(text) }
        checkZoned(text)
        return 0
    }
}

private func check<Value: Equatable & CustomStringConvertible>(
    _ text: String, _ parse: (String) throws(TimeError) -> Value
) {
    guard let value = read({ () throws(TimeError) in try parse(text) }) else { return }
    let printed = value.description
    guard let again = read({ () throws(TimeError) in try parse(printed) }) else {
        Fuzz.fail("\(text) prints as \(printed), which is not read")
    }
    Fuzz.require(again == value, "\(text) prints as \(printed), which reads as another value")
    Fuzz.require(again.description == printed, "\(printed) prints as \(again) the second time")
}

/// Tries all ways to read a time with its zone.
///
/// The text of a value is unambiguous, so it is read without a policy.
private func checkZoned(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "[")), let database = try? TestZones.database(.r2026f) else {
        return
    }
    func zoned(
        _ text: String, _ disambiguation: Disambiguation, _ conflict: OffsetConflict
    ) throws(TimeError) -> ZonedDateTime {
        try ZonedDateTime.parse(text, in: database, disambiguation: disambiguation, offsetConflict: conflict)
    }
    // Errors are checked once only, because finding the nearest zones is slow.
    check(text) { text throws(TimeError) in try zoned(text, .reject, .reject) }
    for disambiguation in Disambiguation.allCases {
        for conflict in OffsetConflict.allCases {
            guard let value = try? zoned(text, disambiguation, conflict) else { continue }
            let printed = value.description
            guard let again = try? zoned(printed, .reject, .reject) else {
                Fuzz.fail("\(text) prints as \(printed), which is not read")
            }
            Fuzz.require(again == value, "\(text) prints as \(printed), which reads as another value")
            Fuzz.require(again.description == printed, "\(printed) prints as \(again) the second time")
        }
    }
}

/// The value; nil for an error, which must have a reason and no control characters.
private func read<Value>(_ parse: () throws(TimeError) -> Value) -> Value? {
    do throws(TimeError) {
        return try parse()
    } catch {
        Fuzz.require(!error.reason.isEmpty, "a refusal without a reason")
        Fuzz.require(
            !error.description.unicodeScalars.contains { $0.properties.generalCategory == .control },
            "a refusal with control characters: \(error.description.debugDescription)")
        return nil
    }
}
