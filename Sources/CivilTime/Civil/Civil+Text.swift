import Messages

extension CivilDate {
    /// Reads a date as ISO 8601 writes it, `2027-03-14`.
    ///
    /// - Parameter text: Exactly `YYYY-MM-DD`; years outside 0000–9999 with a sign and six digits.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/malformedText`` for another form, or
    ///   ``TimeError/Code/outOfRange`` for a date that does not exist.
    public init(parsing text: some StringProtocol) throws(TimeError) {
        var scanner = TextScanner(text)
        guard let date = try scanner.date(), scanner.isAtEnd else {
            throw TimeError(.malformedText, subject: text, reason: tr("a date is written like 2027-03-14"))
        }
        self = date
    }
}

extension TimeOfDay {
    /// Reads a clock reading as ISO 8601 writes it, `09:30`, `09:30:00` or `09:30:00.25`.
    ///
    /// - Parameter text: Two digits for each part; a fraction has one to nine digits after a point.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/malformedText`` for another form, or
    ///   ``TimeError/Code/outOfRange`` for a reading that no clock shows.
    public init(parsing text: some StringProtocol) throws(TimeError) {
        var scanner = TextScanner(text)
        guard let time = try scanner.time(), scanner.isAtEnd else {
            throw TimeError(
                .malformedText, subject: text, reason: tr("a time of day is written like 09:30 or 09:30:15"))
        }
        self = time
    }
}

extension CivilDateTime {
    /// Reads a civil time as ISO 8601 writes it, `2027-03-14T09:00`; a space may stand for the `T`.
    ///
    /// - Parameter text: A date and a clock reading; an offset or a zone is refused, since it would be lost.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/malformedText`` for another form, or
    ///   ``TimeError/Code/outOfRange`` for a date or reading that does not exist.
    public init(parsing text: some StringProtocol) throws(TimeError) {
        var scanner = TextScanner(text)
        guard let date = try scanner.date(), scanner.take(0x54, 0x74, 0x20), let time = try scanner.time(),
            scanner.isAtEnd
        else {
            throw TimeError(
                .malformedText, subject: text, reason: tr("a civil time is written like 2027-03-14T09:00"))
        }
        self.init(date, time)
    }

    /// Reads a civil time where a text is one; `nil` for any other text.
    ///
    /// - Parameter text: As ``init(parsing:)`` reads it. No message is made of another text, which may be read as
    ///   something else.
    package init?(written text: some StringProtocol) {
        var scanner = TextScanner(text)
        guard let date = try? scanner.date(), scanner.take(0x54, 0x74, 0x20), let time = try? scanner.time(),
            scanner.isAtEnd
        else { return nil }
        self.init(date, time)
    }
}

extension CalendarPeriod {
    /// Reads a period as ISO 8601 writes it, `P1Y2M3W4D`.
    ///
    /// ```swift
    /// try CalendarPeriod(parsing: "P2W").weeks  // 2
    /// try CalendarPeriod(parsing: "PT36H")      // throws: PT36H: hours are exact, not nominal; …
    /// ```
    ///
    /// - Parameter text: `P`, then years, months, weeks and days in this order, each at most once and at least one of
    ///   them; a part may carry a sign.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/malformedText`` for another form, or
    ///   ``TimeError/Code/outOfRange`` for a number that 64 bits do not hold.
    public init(parsing text: some StringProtocol) throws(TimeError) {
        self.init()
        var scanner = TextScanner(text)
        var parts: [(letter: UInt8, part: WritableKeyPath<CalendarPeriod, Int>)] = [
            (0x59, \.years), (0x4D, \.months), (0x57, \.weeks), (0x44, \.days),
        ]
        func refusal() -> TimeError {
            TimeError(
                .malformedText, subject: text,
                reason: tr("a calendar period is written like P1Y2M3W4D, or P10D"))
        }
        guard scanner.take(0x50, 0x70), !scanner.isAtEnd else { throw refusal() }
        while !scanner.isAtEnd {
            if scanner.take(0x54, 0x74) {
                throw TimeError(
                    .malformedText, subject: text,
                    reason:
                        tr(
                            "hours are exact, not nominal; a calendar period has years, months, weeks and days"
                        ))
            }
            guard let number = try scanner.wholeNumber(of: text) else { throw refusal() }
            guard let index = parts.firstIndex(where: { scanner.take($0.letter, $0.letter | 0x20) }) else {
                throw refusal()
            }
            self[keyPath: parts[index].part] = number
            parts.removeSubrange(...index)
        }
    }
}

extension UTCOffset {
    /// Reads an offset as RFC 3339 writes it, `+09:00`, or with seconds, `-00:44:30`.
    ///
    /// - Parameter text: A sign, two digits of hours, a colon, two digits of minutes.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/malformedText`` for another form, or
    ///   ``TimeError/Code/outOfRange`` beyond 25:59:59.
    public init(parsing text: some StringProtocol) throws(TimeError) {
        var scanner = TextScanner(text)
        guard let offset = try scanner.offset(), scanner.isAtEnd else {
            throw TimeError(.malformedText, subject: text, reason: tr("an offset is written like +09:00"))
        }
        self = offset.offset
    }
}

extension Instant {
    /// Reads an instant as RFC 3339 writes it, `2027-03-12T18:05:00Z` or with an offset; seconds are optional.
    ///
    /// ```swift
    /// try Instant(parsing: "2027-03-12T10:05-08:00")               // 2027-03-12T18:05:00Z
    /// try Instant(parsing: "2027-03-12T18:05:00Z[u-ca=gregory]")   // 2027-03-12T18:05:00Z
    /// ```
    ///
    /// - Parameter text: A date, a clock reading, and `Z` or an offset. Unix seconds after an `@` are read too. Suffixes of
    ///   RFC 9557 are ignored unless `!` marks them as critical; one that names a zone is refused, since it would be
    ///   lost.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/malformedText`` for another form, or
    ///   ``TimeError/Code/outOfRange`` for a date or reading that does not exist.
    public init(parsing text: some StringProtocol) throws(TimeError) {
        var scanner = TextScanner(text)
        if scanner.take(0x40), let seconds = scanner.seconds(), scanner.isAtEnd {
            do { self = try Instant(secondsSinceEpoch: seconds) } catch { throw error.read(in: text) }
            return
        }
        guard let date = try scanner.date(), scanner.take(0x54, 0x74, 0x20), let time = try scanner.time(),
            let offset = scanner.take(0x5A, 0x7A) ? UTCOffset.zero : try scanner.offset()?.offset,
            try scanner.suffixes(of: text)
        else {
            throw TimeError(
                .malformedText, subject: text,
                reason:
                    tr(
                        "an instant is written like 2027-03-12T18:05:00Z, 2027-03-12T10:05:00-08:00 or @1804874700"
                    )
            )
        }
        self = try Instant(CivilDateTime(date, time), at: offset, text: text)
    }
}

extension Instant {
    /// The instant of a civil time at an offset, refused by its text where there is none.
    init(_ civil: CivilDateTime, at offset: UTCOffset, text: some StringProtocol) throws(TimeError) {
        let second = civil.secondsSinceEpoch - Int64(offset.totalSeconds)
        guard second >= Instant.earliest.secondsSinceEpoch, second <= Instant.latest.secondsSinceEpoch else {
            throw TimeError(
                .outOfRange, subject: text,
                reason: tr("instants run from \(Instant.earliest) to \(Instant.latest)"))
        }
        self.init(unchecked: second, nanosecond: civil.time.nanosecond)
    }
}
