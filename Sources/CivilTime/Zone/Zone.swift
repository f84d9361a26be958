/// A time zone with its rules: what clocks at a place show at every instant.
///
/// A value is immutable, can be shared between threads and takes no lock. Two zones are equal when they are the same
/// zone of the database with the same rules, under whichever name: `Asia/Calcutta` equals `Asia/Kolkata`, while
/// `America/Vancouver` differs between two tz releases. (The file `tzdata.zi` says which names are links; where it is
/// missing, each name is a zone of its own.)
///
/// ```swift
/// let tokyo = try database.zone(named: "Asia/Tokyo")
/// tokyo.civil(at: .epoch)   // 1970-01-01T09:00:00
/// ```
public struct Zone: Hashable, Sendable, CustomStringConvertible {
    @usableFromInline final class Storage: Sendable {
        let id: ZoneID
        let canonicalID: ZoneID
        @usableFromInline let rules: ZoneRules
        /// Compares each answer with newer rules; nil except for a zone of an old directory that the user named.
        @usableFromInline let witness: ZoneWitness?

        init(id: ZoneID, canonicalID: ZoneID, rules: ZoneRules, witness: ZoneWitness? = nil) {
            self.id = id
            self.canonicalID = canonicalID
            self.rules = rules
            self.witness = witness
        }
    }

    @usableFromInline let storage: Storage

    /// The name that the zone was looked up by, in the caller's spelling.
    public var id: ZoneID { storage.id }
    /// The canonical name, which all names of the zone lead to.
    public var canonicalID: ZoneID { storage.canonicalID }
    @inlinable var rules: ZoneRules { storage.rules }

    /// UTC, under the name `UTC`, without a database.
    ///
    /// It behaves like a database's `UTC` but is not equal to it: that one is a link to `Etc/UTC`.
    public static let utc = Zone.fixed(.zero, id: .utc)

    /// Makes a zone of a compiled time zone, the TZif format of RFC 9636 in versions 1 to 4.
    ///
    /// The bytes are not trusted; no input can trap.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - id: The name to give the zone.
    ///   - canonicalID: The name that all its names lead to; nil when it is `id`.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/malformedZoneData``, or
    ///   ``TimeError/Code/unsupportedZoneData`` for a file that counts leap seconds.
    /// - Complexity: O(n) in the bytes, some microseconds for a zone of the tz database.
    public init(tzif bytes: [UInt8], id: ZoneID, canonicalID: ZoneID? = nil) throws(TimeError) {
        let data = try TZifData(bytes, name: id.name)
        let rules = try ZoneRules(data, name: id.name)
        storage = Storage(id: id, canonicalID: canonicalID ?? id, rules: rules)
    }

    private init(id: ZoneID, canonicalID: ZoneID, rules: ZoneRules, witness: ZoneWitness? = nil) {
        storage = Storage(id: id, canonicalID: canonicalID, rules: rules, witness: witness)
    }

    /// Returns a zone whose clocks never move.
    ///
    /// - Parameters:
    ///   - offset: How far they run ahead of UTC.
    ///   - id: The name to give it.
    /// - Returns: A zone with that one offset at all times.
    public static func fixed(_ offset: UTCOffset, id: ZoneID) -> Zone {
        let name = offset == .zero ? "UTC" : offset.description
        let period = ZonePeriod(offset: offset, isDaylight: false, abbreviation: name)
        return Zone(id: id, canonicalID: id, rules: ZoneRules(fixed: period))
    }

    /// Returns the same rules under another of the zone's names.
    package func named(_ id: ZoneID) -> Zone {
        Zone(id: id, canonicalID: canonicalID, rules: rules, witness: storage.witness)
    }

    /// Returns the same zone, with each answer compared with newer rules.
    func watched(by witness: ZoneWitness) -> Zone {
        Zone(id: id, canonicalID: canonicalID, rules: rules, witness: witness)
    }

    /// The name that the zone was looked up by.
    public var description: String { id.name }

    /// Zones with one canonical name and the same rules are equal.
    public static func == (lhs: Zone, rhs: Zone) -> Bool {
        lhs.storage === rhs.storage
            || (lhs.canonicalID == rhs.canonicalID && lhs.rules == rhs.rules)
    }

    /// Feeds the canonical name, which nearly always tells zones apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canonicalID)
    }
}

// MARK: - Instant to civil time

extension Zone {
    /// Returns how far the clocks run ahead of UTC at an instant.
    ///
    /// ```swift
    /// losAngeles.offset(at: try Instant(parsing: "2027-03-12T18:05:00Z"))  // -08:00
    /// ```
    ///
    /// - Parameter instant: Any instant; beyond 2100 today's rule is taken to go on.
    /// - Returns: The offset in force.
    /// - Complexity: O(1) from 1900 to 2100, O(log n) before, a constant number of rule evaluations after.
    @inlinable public func offset(at instant: Instant) -> UTCOffset {
        if let witness = storage.witness { witness.saw(instant.secondsSinceEpoch, in: storage) }
        return UTCOffset(unchecked: rules.offset(at: instant.secondsSinceEpoch))
    }

    /// Returns what the clocks show at an instant.
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: Date and clock reading, with the instant's nanosecond.
    /// - Complexity: As ``offset(at:)``.
    @inlinable public func civil(at instant: Instant) -> CivilDateTime {
        if let witness = storage.witness { witness.saw(instant.secondsSinceEpoch, in: storage) }
        let offset = rules.offset(at: instant.secondsSinceEpoch)
        return CivilDateTime(
            uncheckedSecondsSinceEpoch: instant.secondsSinceEpoch &+ Int64(offset),
            nanosecond: instant.nanosecond)
    }

    /// Returns what the clocks show at an instant, and how far they run ahead of UTC then, in one look-up.
    ///
    /// ```swift
    /// tokyo.civilAndOffset(at: .epoch).civil  // 1970-01-01T09:00:00
    /// ```
    ///
    /// - Parameter instant: Any instant.
    /// - Returns: Date and clock reading as ``civil(at:)`` has them, and the offset in force.
    /// - Complexity: As ``offset(at:)``.
    @inlinable public func civilAndOffset(at instant: Instant) -> (civil: CivilDateTime, offset: UTCOffset) {
        if let witness = storage.witness { witness.saw(instant.secondsSinceEpoch, in: storage) }
        let offset = rules.offset(at: instant.secondsSinceEpoch)
        let civil = CivilDateTime(
            uncheckedSecondsSinceEpoch: instant.secondsSinceEpoch &+ Int64(offset),
            nanosecond: instant.nanosecond)
        return (civil, UTCOffset(unchecked: offset))
    }
}

// MARK: - Civil time to instant

extension Zone {
    /// Returns where a local time lies on the time line: at one instant, at none or at two.
    ///
    /// - Parameter local: Any civil time. Within two days of the calendar's ends the answer is the nearest
    ///   ``Instant`` there is.
    /// - Returns: The mapping, with the change of the clocks that skips or repeats the time.
    /// - Complexity: As ``offset(at:)``.
    public func mapping(of local: CivilDateTime) -> LocalMapping {
        let second = local.secondsSinceEpoch
        if let witness = storage.witness { witness.saw(local: second, in: storage) }
        let nanosecond = local.time.nanosecond
        func instant(_ offset: Int32) -> Instant {
            Instant(clamping: second - Int64(offset), nanosecond: nanosecond)
        }
        let (before, after, change) = rules.offsets(atLocal: second)
        if before == after {
            return LocalMapping(local: local, zone: id, resolution: .unique(instant(before)))
        }
        let transition = ZoneTransition(
            instant: Instant(clamping: change), before: rules.period(at: change - 1),
            after: rules.period(at: change))
        let resolution: LocalMapping.Resolution =
            before < after
            ? .skipped(earlier: instant(after), later: instant(before))
            : .repeated(earlier: instant(before), later: instant(after))
        return LocalMapping(local: local, zone: id, resolution: resolution, transition: transition)
    }

    /// Returns the instant of a local time, chosen by a policy if there is none or if there are two.
    ///
    /// It equals ``mapping(of:)`` and ``LocalMapping/resolved(by:)``, without making the mapping.
    ///
    /// ```swift
    /// try tokyo.instant(of: CivilDateTime(1970, 1, 1, 9, 0), by: .reject)   // 1970-01-01T00:00:00Z
    /// ```
    ///
    /// - Parameters:
    ///   - local: Any civil time. Within two days of the calendar's ends the answer is the nearest ``Instant`` there is.
    ///   - policy: What to do with a time that is skipped or repeated.
    /// - Returns: The chosen instant.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/skippedTime`` or ``TimeError/Code/repeatedTime``, and only
    ///   when `policy` is ``Disambiguation/reject``.
    /// - Complexity: As ``offset(at:)``.
    @inlinable public func instant(of local: CivilDateTime, by policy: Disambiguation) throws(TimeError)
        -> Instant
    {
        let second = local.countedSeconds
        if let witness = storage.witness { witness.saw(local: second, in: storage) }
        let (before, after, _) = rules.offsets(atLocal: second)
        // `compatible` reads a skipped time and the first pass of a repeated one with the offset from before.
        guard before == after || policy == .compatible else { return try bentInstant(of: local, by: policy) }
        return Instant(clamping: second &- Int64(before), nanosecond: local.time.nanosecond)
    }

    @usableFromInline @inline(never) func bentInstant(
        of local: CivilDateTime, by policy: Disambiguation
    ) throws(TimeError) -> Instant {
        try mapping(of: local).resolved(by: policy)
    }

    /// Returns the first instant of a date in this zone, or of a later date if the zone skips it.
    ///
    /// Mostly that is 00:00; it is 01:00 where the clocks skip midnight, and the next date's start where they skip
    /// the whole date, as Apia did with 2011-12-30.
    ///
    /// ```swift
    /// let apia = try database.zone(named: "Pacific/Apia")
    /// apia.startOfDay(try CivilDate(2011, 12, 30)) == apia.startOfDay(try CivilDate(2011, 12, 31))  // true
    /// ```
    ///
    /// - Parameter date: Any date. For one within two days of the calendar's ends the answer is the nearest ``Instant``
    ///   there is.
    /// - Returns: The start of the date in this zone.
    public func startOfDay(_ date: CivilDate) -> Instant {
        let second = CivilDateTime(date, .midnight).countedSeconds
        let (before, after, change) = rules.offsets(atLocal: second)
        // Where the clocks skip midnight, the day begins as they are moved; a repeated midnight counts from its first pass.
        return Instant(clamping: before < after ? change : second &- Int64(before))
    }
}

// MARK: - Changes of the clocks

extension Zone {
    /// Returns the first change after an instant.
    ///
    /// ```swift
    /// let change = newYork.nextTransition(after: try Instant(parsing: "2027-03-12T00:00:00Z"))
    /// change?.localBefore  // 2027-03-14T02:00:00
    /// change?.localAfter   // 2027-03-14T03:00:00
    /// ```
    ///
    /// - Parameter instant: The change lies strictly after it.
    /// - Returns: A change of offset, name or mark; nil when there is none up to ``Instant/latest``.
    public func nextTransition(after instant: Instant) -> ZoneTransition? {
        transition(rules.change(after: instant.secondsSinceEpoch))
    }

    /// Returns the last change before an instant.
    ///
    /// ```swift
    /// let change = newYork.previousTransition(before: try Instant(parsing: "2027-03-12T00:00:00Z"))
    /// change?.instant  // 2026-11-01T06:00:00Z
    /// ```
    ///
    /// - Parameter instant: The change lies strictly before it.
    /// - Returns: A change of offset, name or mark; nil when there is none.
    public func previousTransition(before instant: Instant) -> ZoneTransition? {
        let second = instant.secondsSinceEpoch
        return transition(rules.change(before: instant.nanosecond > 0 ? second + 1 : second))
    }

    private func transition(
        _ change: (second: Int64, before: ZonePeriod, after: ZonePeriod)?
    ) -> ZoneTransition? {
        guard let change, change.second >= Instant.earliest.secondsSinceEpoch,
            change.second <= Instant.latest.secondsSinceEpoch
        else { return nil }
        return ZoneTransition(
            instant: Instant(unchecked: change.second), before: change.before, after: change.after)
    }
}
