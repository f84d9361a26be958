import CivilTime
import Messages

/// A moment as typed: a ``TypedTime``, or a time on the clock of home.
///
/// `2027-03-21T20:00Z`, `2027-03-21 20:00 Asia/Tokyo`, `2027-03-21 20:00` and `20:00`, which is today's.
struct TypedMoment: Hashable, Sendable {
    let instant: Instant
    /// The zone of the time; UTC for a text with an offset.
    let zone: Zone
    /// A note about a skipped or repeated time and its resolution; nil for others.
    let note: String?

    /// Reads a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - session: The run, which knows the present.
    ///   - home: The default zone.
    /// - Throws: A ``TimeError`` that shows the accepted forms, or that of ``TypedTime``.
    init(_ text: String, _ session: Session, home: Zone) throws(TimeError) {
        let time = try TypedMoment.time(text, session, home)
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
        _ text: String, _ session: Session, _ home: Zone
    ) throws(TimeError) -> TypedTime {
        let plain = text.trimmingSpaces()
        let isOfToday = (try? TimeOfDay(parsing: plain)) != nil
        let isLocal = isOfToday || (try? CivilDateTime(parsing: plain.replacing(" ", with: "T"))) != nil
        guard isLocal else {
            do throws(TimeError) { return try TypedTime(text, in: session.database) } catch {
                guard error.code == .malformedText else { throw error }
                throw TimeError(
                    .malformedText, subject: error.subject,
                    reason: tr(
                        "a moment is written like 20:00, 2027-03-14 20:00, 2027-03-14 20:00 Asia/Tokyo, "
                            + "2027-03-14T20:00+09:00 or @1804982400; or say a date, like tomorrow"))
            }
        }
        let reading = isOfToday ? "\(home.civil(at: session.now).date)T\(plain)" : plain
        return try TypedTime("\(reading)[\(home.id)]", in: session.database)
    }
}
