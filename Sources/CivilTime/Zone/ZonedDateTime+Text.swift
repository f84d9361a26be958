import Messages

extension ZonedDateTime {
    /// Reads a time with its zone as RFC 9557 writes it: `2027-03-14T09:00:00+09:00[Asia/Tokyo]`.
    ///
    /// The offset may be missing. `Z`, or `-00:00` in its older spelling, says that it is unknown (RFC 9557 section
    /// 2.2): the instant then holds and never conflicts. The brackets may hold an offset instead of a zone, which is
    /// then kept at all times. An offset written without seconds matches one that rounds to it, as `-00:45` does for
    /// Monrovia's −00:44:30. Further suffixes such as `[u-ca=gregory]` are ignored, unless `!` marks them as
    /// critical.
    ///
    /// ```swift
    /// let dinner = try ZonedDateTime.parse(
    ///     "2027-03-14T19:00[Asia/Tokyo]", in: database, disambiguation: .reject, offsetConflict: .reject)
    /// dinner.instant  // 2027-03-14T10:00:00Z
    /// ```
    ///
    /// - Parameters:
    ///   - text: A civil time, an offset or `Z` or neither, and a zone in brackets. Seconds are optional, and a space
    ///     may stand for the `T`.
    ///   - database: Where the zone is looked up.
    ///   - disambiguation: What to do with a skipped or repeated time without an offset that decides it.
    ///   - offsetConflict: What to do when the zone does not have the offset at that time.
    /// - Returns: The instant in the zone.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/malformedText``, ``TimeError/Code/outOfRange``,
    ///   ``TimeError/Code/unknownZone``, ``TimeError/Code/offsetConflict``, ``TimeError/Code/skippedTime`` or
    ///   ``TimeError/Code/repeatedTime``.
    public static func parse(
        _ text: some StringProtocol, in database: ZoneDatabase, disambiguation: Disambiguation,
        offsetConflict: OffsetConflict
    ) throws(TimeError) -> ZonedDateTime {
        let parts = try Parts(text)
        let zone = try database.zone(orOffset: parts.zone.name)
        guard let stated = parts.offset else {
            return try ZonedDateTime(parts.civil, in: zone, by: disambiguation)
        }
        if stated.isUnknown || offsetConflict == .useOffset {
            return ZonedDateTime(try Instant(parts.civil, at: stated.offset, text: text), in: zone)
        }
        let mapping = zone.mapping(of: parts.civil)
        if offsetConflict != .useZone, let match = stated.match(in: mapping, zone: zone) {
            return ZonedDateTime(try Instant(parts.civil, at: zone.offset(at: match), text: text), in: zone)
        }
        guard offsetConflict == .reject else {
            return try ZonedDateTime(parts.civil, in: zone, by: disambiguation)
        }
        throw stated.conflict(text, mapping, zone)
    }

    /// The parts of the text, before the zone is looked up.
    private struct Parts {
        let civil: CivilDateTime
        let offset: StatedOffset?
        let zone: ZoneID

        init(_ text: some StringProtocol) throws(TimeError) {
            // Made only where it is needed: its words cost more than the reading.
            func refusal() -> TimeError {
                TimeError(
                    .malformedText, subject: text,
                    reason:
                        tr(
                            "a time with its zone is written like 2027-03-14T09:00[Asia/Tokyo], with or without +09:00"
                        )
                )
            }
            var scanner = TextScanner(text)
            guard let date = try scanner.date(), scanner.take(0x54, 0x74, 0x20), let time = try scanner.time()
            else { throw refusal() }
            civil = CivilDateTime(date, time)
            if scanner.take(0x5A, 0x7A) {
                offset = StatedOffset(offset: .zero, hasSeconds: true, isUnknown: true)
            } else if scanner.next == 0x2B || scanner.next == 0x2D {
                let isNegative = scanner.next == 0x2D
                guard let stated = try scanner.offset() else { throw refusal() }
                offset = StatedOffset(
                    offset: stated.offset, hasSeconds: stated.hasSeconds,
                    isUnknown: isNegative && stated.offset == .zero && !stated.hasSeconds)
            } else {
                offset = nil
            }
            guard scanner.take(0x5B), var name = scanner.text(upTo: 0x5D) else { throw refusal() }
            if name.hasPrefix("!") { name.removeFirst() }
            // A first suffix with `=` is not a zone, and the text then has none.
            guard !name.contains("=") else { throw refusal() }
            zone = try ZoneID(name)
            guard try scanner.suffixes(of: text) else { throw refusal() }
        }
    }

    private struct StatedOffset {
        let offset: UTCOffset
        let hasSeconds: Bool
        let isUnknown: Bool

        /// The instant of the mapping at which the zone has this offset.
        func match(in mapping: LocalMapping, zone: Zone) -> Instant? {
            let candidates: [Instant]
            switch mapping.resolution {
            case .unique(let instant): candidates = [instant]
            case .repeated(let earlier, let later): candidates = [earlier, later]
            case .skipped: candidates = []
            }
            if let exact = candidates.first(where: { zone.offset(at: $0) == offset }) { return exact }
            return hasSeconds ? nil : candidates.first { zone.offset(at: $0).roundedToMinute == offset }
        }

        private var isWhole: Bool { offset.totalSeconds % 60 == 0 }

        func conflict(_ text: some StringProtocol, _ mapping: LocalMapping, _ zone: Zone) -> TimeError {
            let fact: String
            switch mapping.resolution {
            case .unique(let instant):
                fact = tr("\(zone.id) has \(zone.offset(at: instant)) then")
            case .repeated(let earlier, let later):
                fact =
                    tr(
                        "\(zone.id) has \(zone.offset(at: earlier)) and then \(zone.offset(at: later)) at that time"
                    )
            case .skipped:
                fact = mapping.explanation ?? tr("the clocks of \(zone.id) skip that time")
            }
            return TimeError(
                .offsetConflict, subject: text,
                reason: tr(
                    "the offset \(offset)\(isWhole && hasSeconds ? ":00" : "") is written, but \(fact)"))
        }
    }
}
