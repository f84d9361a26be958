import CivilTime
import Messages

/// A time as a person types it, resolved to an instant.
///
/// `2027-03-14T09:00[Asia/Tokyo]`, `2027-03-14 09:00 Asia/Tokyo`, either with an offset too, RFC 3339 or RFC 9557, or
/// `@` and Unix seconds. Seconds are optional everywhere; case and the number of blanks do not matter.
struct TypedTime: Hashable, Sendable {
    /// The mapping of the local time in its zone; nil for a text with an offset, which is unambiguous.
    let mapping: LocalMapping?
    /// The chosen instant: the only one, or RFC 5545's choice for a skipped or repeated time.
    let instant: Instant
    /// The zone in the text; nil for a text with an offset alone.
    let zone: Zone?

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - database: The zones.
    /// - Throws: A ``TimeError`` that shows the accepted forms, names a date, local time or zone that does not
    ///   exist, or names both offsets where the one in the text is not the zone's.
    init(_ text: String, in database: ZoneDatabase) throws(TimeError) {
        let parts = TypedParts(text) { $0.lowercased() == "z" }
        let civil = try? CivilDateTime(parsing: parts.reading)
        guard let zone = parts.zone else {
            guard civil == nil else { throw TypedTime.placeless(text) }
            mapping = nil
            self.zone = nil
            instant = try TypedTime.understood(text) { () throws(TimeError) in
                try Instant(parsing: parts.reading + parts.suffixes)
            }
            return
        }
        let zoned = try TypedTime.understood(text) { () throws(TimeError) in
            try ZonedDateTime.parse(
                parts.reading + zone, in: database, disambiguation: .compatible, offsetConflict: .reject)
        }
        instant = zoned.instant
        self.zone = zoned.zone
        mapping = civil.map(zoned.zone.mapping)
    }

    /// Shows the forms for a text that has none of them; an error within a form has the better message.
    private static func understood<Value>(
        _ text: String, _ parse: () throws(TimeError) -> Value
    ) throws(TimeError) -> Value {
        do {
            return try parse()
        } catch {
            guard error.code == .malformedText else { throw error }
            let shown = text.trimmingSpaces()
            throw TimeError(
                .malformedText, subject: shown.isEmpty ? tr("(nothing)") : shown,
                reason: tr(
                    "a time is written like 2027-03-14T09:00[Asia/Tokyo], 2027-03-14 09:00 Asia/Tokyo, "
                        + "2027-03-14T09:00+09:00 or @1804982400"))
        }
    }

    private static func placeless(_ text: String) -> TimeError {
        let shown = text.trimmingSpaces()
        return TimeError(
            .malformedText, subject: shown,
            reason: tr("a clock reading alone is no moment; say where, like \(shown)[Asia/Tokyo]"))
    }
}
