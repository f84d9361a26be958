import CivilTime
import Messages

/// A moment as a person types it: a ``TypedTime``, or a reading of the clock at home.
///
/// `2027-03-21T20:00Z`, `2027-03-21 20:00 Asia/Tokyo`, `2027-03-21 20:00` and `20:00`, which is today's.
struct TypedMoment: Hashable, Sendable {
    let instant: Instant
    /// The zone of the reading; UTC for a text with an offset.
    let zone: Zone
    /// That the reading is skipped or comes twice, and which one is taken; nil for others.
    let note: String?

    /// Understands a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - session: The run, which knows the home and the present.
    /// - Throws: A ``TimeError``, as ``TypedTime`` throws it, or a ``CommandFailure`` where nobody says where home is.
    init(_ text: String, _ session: Session) throws {
        let time = try TypedMoment.time(text, session)
        instant = time.instant
        zone = time.zone ?? .utc
        let taken = ZonedDateTime(time.instant, in: zone)
        note = time.mapping.flatMap { mapping in
            mapping.explanation.map { explanation in
                tr("note: \(mapping.local) in \(mapping.zone): \(explanation); taken is \(taken)")
            }
        }
    }

    private static func time(_ text: String, _ session: Session) throws -> TypedTime {
        let plain = text.trimmingSpaces()
        let isOfToday = (try? TimeOfDay(parsing: plain)) != nil
        let isLocal = isOfToday || (try? CivilDateTime(parsing: plain.replacing(" ", with: "T"))) != nil
        guard isLocal else { return try TypedTime(text, in: session.database) }
        let home = try session.home(of: [])
        let reading = isOfToday ? "\(home.civil(at: session.now).date)T\(plain)" : plain
        return try TypedTime("\(reading)[\(home.id)]", in: session.database)
    }
}
