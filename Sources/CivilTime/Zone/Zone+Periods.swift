// MARK: - Offset, abbreviation and daylight mark in one look-up

extension Zone {
    /// Returns the offset, abbreviation and daylight mark in force at an instant.
    ///
    /// ```swift
    /// let summer = try Instant(parsing: "2027-07-01T12:00:00Z")
    /// paris.period(at: summer).abbreviation  // "CEST"
    /// ```
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: The period that holds it.
    /// - Complexity: As ``offset(at:)``; nothing is allocated.
    @inlinable public func period(at instant: Instant) -> ZonePeriod {
        rules.period(at: instant.secondsSinceEpoch)
    }

    /// Returns what the clocks show at an instant, and the offset, abbreviation and daylight mark in force then.
    ///
    /// ```swift
    /// let takeoff = losAngeles.civilAndPeriod(at: try Instant(parsing: "2027-03-12T18:05:00Z"))
    /// takeoff.civil                // 2027-03-12T10:05:00
    /// takeoff.period.abbreviation  // "PST"
    /// ```
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: Date and clock reading as ``civil(at:)`` has them, and the period as ``period(at:)`` has it.
    /// - Complexity: As ``offset(at:)``; nothing is allocated.
    @inlinable public func civilAndPeriod(at instant: Instant) -> (civil: CivilDateTime, period: ZonePeriod) {
        if let witness = storage.witness { witness.saw(instant.secondsSinceEpoch, in: storage) }
        let period = rules.period(at: instant.secondsSinceEpoch)
        let civil = CivilDateTime(
            uncheckedSecondsSinceEpoch: instant.secondsSinceEpoch &+ Int64(period.offset.seconds32),
            nanosecond: instant.nanosecond)
        return (civil, period)
    }

    /// Returns the instant of a local time, and the offset, abbreviation and daylight mark in force then.
    ///
    /// For a skipped time the period is that of the chosen instant, which lies outside the gap: after it for
    /// ``Disambiguation/compatible``.
    ///
    /// ```swift
    /// let skipped = try CivilDateTime(2026, 3, 29, 2, 30)
    /// let found = try paris.instantAndPeriod(of: skipped, by: .compatible)
    /// found.instant              // 2026-03-29T01:30:00Z
    /// found.period.abbreviation  // "CEST"
    /// ```
    ///
    /// - Parameters:
    ///   - local: Any civil time. Within two days of the calendar's ends the answer is the nearest ``Instant`` there is.
    ///   - policy: What to do with a time that is skipped or repeated.
    /// - Returns: The instant as ``instant(of:by:)`` has it, and its period as ``period(at:)`` has it.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/skippedTime`` or ``TimeError/Code/repeatedTime``, and only
    ///   when `policy` is ``Disambiguation/reject``.
    /// - Complexity: As ``offset(at:)``; nothing is allocated.
    @inlinable public func instantAndPeriod(
        of local: CivilDateTime, by policy: Disambiguation
    ) throws(TimeError) -> (instant: Instant, period: ZonePeriod) {
        let second = local.countedSeconds
        var found: (instant: Instant, kind: ZoneKind)
        if let kind = rules.uniqueKind(atLocal: second), storage.witness == nil {
            found.instant = Instant(
                clamping: second &- Int64(kind.offset), nanosecond: local.time.nanosecond)
            found.kind = kind
        } else {
            found = try searchedInstantAndKind(of: local, by: policy)
        }
        // The period is read in one place, so that the compiler can see who counts its references.
        return (found.instant, rules.periods[found.kind.place])
    }

    /// The same for a time that is skipped or repeated, and where a look-up has more to do.
    @usableFromInline @inline(never) func searchedInstantAndKind(
        of local: CivilDateTime, by policy: Disambiguation
    ) throws(TimeError) -> (instant: Instant, kind: ZoneKind) {
        let instant = try instant(of: local, by: policy)
        return (instant, rules.kind(at: instant.secondsSinceEpoch))
    }
}
