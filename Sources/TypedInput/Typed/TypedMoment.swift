package import CivilTime
import Messages

/// A moment as typed: a ``TypedTime``, or a time on the clock of home.
///
/// `2027-03-21T20:00Z`, `2027-03-21 20:00 Asia/Tokyo`, `2027-03-21 20:00`, `tomorrow 9am Tokyo`, and `20:00`, which is
/// today's.
package struct TypedMoment: Hashable, Sendable {
    /// The moment.
    package let instant: Instant
    /// The zone of the time; UTC for a text with an offset.
    package let zone: Zone
    /// A note about a skipped or repeated time and its resolution; nil for others.
    package let note: String?

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - now: The present.
    ///   - database: The zones.
    ///   - home: The default zone.
    /// - Throws: A ``TimeError`` that shows the accepted forms, or that of ``TypedTime``.
    package init(
        _ text: String, at now: Instant, in database: ZoneDatabase, home: Zone
    ) throws(TimeError) {
        let time = try TypedMoment.time(text, now, database, home)
        instant = time.instant
        zone = time.zone ?? .utc
        let taken = ZonedDateTime(time.instant, in: zone)
        note = time.mapping.flatMap { mapping in
            mapping.explanation.map { explanation in
                tr("note: \(mapping.local) in \(mapping.zone): \(explanation); taken is \(taken)")
            }
        }
    }

    private static func time(
        _ text: String, _ now: Instant, _ database: ZoneDatabase, _ home: Zone
    ) throws(TimeError) -> TypedTime {
        let plain = text.trimmingSpaces()
        let isOfToday = (try? TimeOfDay(parsing: plain)) != nil
        let isLocal = isOfToday || (try? CivilDateTime(parsing: plain.replacing(" ", with: "T"))) != nil
        guard isLocal else {
            do throws(TimeError) {
                return try TypedTime(text, at: now, in: database, fallback: home)
            } catch {
                guard error.code == .malformedText else { throw error }
                throw TimeError(
                    .malformedText, subject: error.subject,
                    reason: tr(
                        "a moment is written like 20:00, 2027-03-14 20:00, 2027-03-14 20:00 Asia/Tokyo, "
                            + "2027-03-14T20:00+09:00 or @1804982400; or say a date, like tomorrow"))
            }
        }
        let reading = isOfToday ? "\(home.civil(at: now).date)T\(plain)" : plain
        return try TypedTime("\(reading)[\(home.id)]", in: database)
    }
}
