import Messages

/// An instant together with a zone: what a clock at a place shows then.
///
/// The instant is stored and the civil time is derived, so a value can become stale when a government changes the
/// rules. A traveller's plans are therefore stored as ``CivilDateTime`` and ``ZoneID``, and become this type when
/// they are used.
///
/// ```swift
/// let landing = try ZonedDateTime(
///     CivilDateTime(2027, 3, 12, 10, 5), in: losAngeles, by: .reject)
/// landing.description  // 2027-03-12T10:05:00-08:00[America/Los_Angeles]
/// ```
public struct ZonedDateTime: Hashable, Sendable, CustomStringConvertible {
    /// The moment.
    public let instant: Instant
    /// The zone whose clocks are shown.
    public let zone: Zone

    /// Makes the view of an instant in a zone.
    ///
    /// - Parameters:
    ///   - instant: The moment.
    ///   - zone: The zone whose clocks are shown.
    public init(_ instant: Instant, in zone: Zone) {
        self.instant = instant
        self.zone = zone
    }

    /// Makes the moment at which the clocks of a zone show a civil time.
    ///
    /// - Parameters:
    ///   - civil: What the clocks show.
    ///   - zone: The zone of the clocks.
    ///   - policy: What to do with a time that is skipped or repeated.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/skippedTime`` or ``TimeError/Code/repeatedTime``, and
    ///   only when `policy` is ``Disambiguation/reject``; with code ``TimeError/Code/outOfRange`` for a time in the
    ///   first or last days of the calendar that has no ``Instant``.
    public init(_ civil: CivilDateTime, in zone: Zone, by policy: Disambiguation) throws(TimeError) {
        let instant = try zone.instant(of: civil, by: policy)
        let second = instant.secondsSinceEpoch
        // A mapping is clamped at the ends of the range; only there can its instant differ from the one asked for.
        let isAtEnd =
            second == Instant.earliest.secondsSinceEpoch || second == Instant.latest.secondsSinceEpoch
        guard !isAtEnd || zone.civil(at: instant) == civil else {
            throw TimeError(
                .outOfRange, subject: "\(civil) in \(zone)",
                reason: tr("instants run from \(Instant.earliest) to \(Instant.latest)"))
        }
        self.init(instant, in: zone)
    }

    /// The offset of the zone at that instant.
    public var offset: UTCOffset { zone.offset(at: instant) }

    /// The clock reading in the zone.
    public var civil: CivilDateTime { zone.civil(at: instant) }

    /// The value as RFC 9557 writes it, `2027-03-14T09:00:00+09:00[Asia/Tokyo]`.
    ///
    /// The offset is rounded to the minute, as RFC 3339 requires; a reader that knows the zone still gets the exact
    /// instant. If local mean time went back by some seconds, and both passes round to one offset, the seconds are
    /// written, so that nothing is lost.
    public var description: String {
        let (civil, offset) = zone.civilAndOffset(at: instant)
        let written = written(offset, civil)
        return Digits.wholeSecond(civil, written, inZone: zone.id.name) ?? "\(civil)\(written)[\(zone.id)]"
    }

    private func written(_ exact: UTCOffset, _ civil: CivilDateTime) -> UTCOffset {
        let rounded = exact.roundedToMinute
        guard rounded != exact, case .repeated(let earlier, let later) = zone.mapping(of: civil).resolution
        else { return rounded }
        let other = zone.offset(at: instant == earlier ? later : earlier)
        return other.roundedToMinute == rounded ? exact : rounded
    }
}

// MARK: - Arithmetic

extension ZonedDateTime {
    /// Returns the moment an exact duration later, seen from the same zone.
    ///
    /// It counts elapsed time: two hours after 01:30 is 04:30 on a night when the clocks skip an hour.
    ///
    /// ```swift
    /// let before = try ZonedDateTime(CivilDateTime(2027, 3, 14, 1, 30), in: newYork, by: .reject)
    /// try before.adding(.seconds(7200))  // 2027-03-14T04:30:00-04:00[America/New_York]
    /// ```
    ///
    /// - Parameter duration: Exact; negative for an earlier moment.
    /// - Returns: The moment in the same zone.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` past the ends of the line.
    public func adding(_ duration: Duration) throws(TimeError) -> ZonedDateTime {
        ZonedDateTime(try instant.adding(duration), in: zone)
    }

    /// Returns the moment whose clock reading lies a nominal period later.
    ///
    /// The period moves the date and keeps the clock reading, whatever the clocks do in between: a day later is the
    /// same reading of the next date, be it 23, 24 or 25 hours away.
    ///
    /// ```swift
    /// let night = try ZonedDateTime(CivilDateTime(2027, 3, 13, 2, 30), in: newYork, by: .reject)
    /// let day = CalendarPeriod(days: 1)
    /// try night.adding(day, by: .compatible)  // 2027-03-14T03:30:00-04:00[America/New_York]
    /// try night.adding(day, by: .reject)      // throws: 2027-03-14T02:30:00 in America/New_York: …
    /// ```
    ///
    /// - Parameters:
    ///   - period: What to add to the date, as ``CivilDate/adding(_:)`` does.
    ///   - policy: What to do where the clocks skip or repeat the reading on the date reached. A repeated reading
    ///     that equals this moment's own, as after an empty period, keeps its pass.
    /// - Returns: The moment in the same zone.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` past the ends of the calendar, or as
    ///   ``init(_:in:by:)`` for the reading reached.
    public func adding(
        _ period: CalendarPeriod, by policy: Disambiguation
    ) throws(TimeError) -> ZonedDateTime {
        let own = civil
        let reached = CivilDateTime(try own.date.adding(period), own.time)
        return reached == own ? self : try ZonedDateTime(reached, in: zone, by: policy)
    }
}

extension UTCOffset {
    /// The nearest offset of whole minutes; half a minute rounds away from zero.
    var roundedToMinute: UTCOffset {
        let magnitude = min((abs(totalSeconds) + 30) / 60, UTCOffset.limit / 60) * 60
        return UTCOffset(unchecked: Int32(totalSeconds < 0 ? -magnitude : magnitude))
    }
}
