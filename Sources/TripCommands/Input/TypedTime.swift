import CivilTime

/// A time as a person types it, once it has been understood.
///
/// `2027-03-14T09:00[Asia/Tokyo]`, `2027-03-14 09:00 Asia/Tokyo`, RFC 3339 or RFC 9557 with an offset, or `@` and Unix
/// seconds. Seconds are optional everywhere.
struct TypedTime: Hashable, Sendable {
    /// What the text stands for on the time line.
    let mapping: LocalMapping?
    /// The chosen instant: the only one, or RFC 5545's choice for a skipped or repeated time.
    let instant: Instant

    init(_ text: String, in database: ZoneDatabase) throws(TimeError) {
        let trimmed = text.trimmingSpaces()
        if let bracket = trimmed.firstIndex(of: "["), !trimmed[..<bracket].isEmpty {
            let head = trimmed[..<bracket].trimmingSpaces()
            if let civil = try? CivilDateTime(parsing: head), let end = trimmed.firstIndex(of: "]"),
                trimmed.index(after: end) == trimmed.endIndex
            {
                let name = trimmed[trimmed.index(after: bracket)..<end]
                try self.init(civil, in: database.zone(named: name))
                return
            }
            let zoned = try ZonedDateTime.parse(
                head + trimmed[bracket...], in: database, disambiguation: .compatible, offsetConflict: .reject
            )
            self.init(zoned.instant)
            return
        }
        if trimmed.hasPrefix("@") || TypedTime.hasOffset(trimmed) {
            self.init(try Instant(parsing: trimmed))
            return
        }
        guard let space = trimmed.lastIndex(of: " "),
            trimmed[trimmed.index(after: space)...].contains(where: \.isLetter)
        else {
            if (try? CivilDateTime(parsing: trimmed)) != nil {
                throw TimeError(
                    .malformedText, subject: trimmed,
                    reason: "a clock reading alone is no moment; say where, like \(trimmed)[Asia/Tokyo]")
            }
            throw TypedTime.refusal(trimmed)
        }
        let civil: CivilDateTime
        let head = trimmed[..<space].trimmingSpaces()
        do {
            civil = try CivilDateTime(parsing: head)
        } catch {
            throw error.code == .malformedText ? TypedTime.refusal(trimmed) : error
        }
        try self.init(civil, in: database.zone(named: trimmed[trimmed.index(after: space)...]))
    }

    private init(_ civil: CivilDateTime, in zone: Zone) {
        let mapping = zone.mapping(of: civil)
        self.mapping = mapping
        instant = mapping.compatible
    }

    private init(_ instant: Instant) {
        mapping = nil
        self.instant = instant
    }

    private static func refusal(_ text: String) -> TimeError {
        TimeError(
            .malformedText, subject: text.isEmpty ? "(nothing)" : text,
            reason: "a time is written like 2027-03-14T09:00[Asia/Tokyo], 2027-03-14 09:00 Asia/Tokyo, "
                + "2027-03-14T09:00+09:00 or @1805155200")
    }

    /// Whether a clock reading is followed by `Z` or an offset.
    private static func hasOffset(_ text: String) -> Bool {
        guard let mark = text.firstIndex(where: { $0 == ":" }) else { return false }
        return text[mark...].contains { "Zz+-".contains($0) } && !text.contains("/")
            && !text[mark...].contains(" ")
    }
}

extension StringProtocol {
    func trimmingSpaces() -> String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
        while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
        return String(rest)
    }
}
