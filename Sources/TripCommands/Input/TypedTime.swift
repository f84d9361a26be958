import CivilTime

/// A time as a person types it, once it has been understood.
///
/// `2027-03-14T09:00[Asia/Tokyo]`, `2027-03-14 09:00 Asia/Tokyo`, either with an offset too, RFC 3339 or RFC 9557, or
/// `@` and Unix seconds. Seconds are optional everywhere; case and the number of blanks do not matter.
struct TypedTime: Hashable, Sendable {
    /// Where a clock reading lies in its zone; nil for a text with an offset, which leaves nothing open.
    let mapping: LocalMapping?
    /// The chosen instant: the only one, or RFC 5545's choice for a skipped or repeated time.
    let instant: Instant

    /// Understands a text.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - database: Where a zone is looked up.
    /// - Throws: A ``TimeError`` that shows the forms which are understood, names a date, reading or zone that does
    ///   not exist, or names both offsets where the one written is not the zone's.
    init(_ text: String, in database: ZoneDatabase) throws(TimeError) {
        let parts = Parts(text)
        let civil = try? CivilDateTime(parsing: parts.reading)
        guard let zone = parts.zone else {
            guard civil == nil else { throw TypedTime.placeless(text) }
            mapping = nil
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
        mapping = civil.map(zoned.zone.mapping)
    }

    /// The text cut where the zone begins, before any of it has been understood.
    private struct Parts {
        /// A date, a clock reading and perhaps an offset, as RFC 3339 writes them.
        let reading: String
        /// The zone in brackets with what follows it, as RFC 9557 writes them; nil when there is none.
        let zone: String?
        /// What follows a time without a zone, as `[u-ca=gregory]`.
        let suffixes: String

        init(_ text: String) {
            let bracket = text.firstIndex(of: "[") ?? text.endIndex
            var words = text[..<bracket].split(whereSeparator: \.isWhitespace)
            var suffixes = ""
            if bracket < text.endIndex {
                let brackets = text[bracket...].trimmingSpaces()
                // A first suffix with `=` says something else than where.
                let isZone = !brackets.prefix { $0 != "]" }.contains("=")
                (zone, suffixes) = isZone ? (brackets, "") : (nil, brackets)
            } else if words.count > 1, let last = words.last, last.first?.isLetter == true,
                last.lowercased() != "z"
            {
                words.removeLast()
                zone = "[\(last)]"
            } else {
                zone = nil
            }
            self.suffixes = suffixes
            // An offset belongs to the reading before it, with a blank or without.
            reading = words.reduce(into: "") { reading, word in
                let isJoined = reading.isEmpty || "+-Zz".contains(word.prefix(1))
                reading += isJoined ? word : " \(word)"
            }
        }
    }

    /// Shows the forms where a text has none of them; what is wrong within a form is the better message.
    private static func understood<Value>(
        _ text: String, _ parse: () throws(TimeError) -> Value
    ) throws(TimeError) -> Value {
        do {
            return try parse()
        } catch {
            guard error.code == .malformedText else { throw error }
            let shown = text.trimmingSpaces()
            throw TimeError(
                .malformedText, subject: shown.isEmpty ? "(nothing)" : shown,
                reason: "a time is written like 2027-03-14T09:00[Asia/Tokyo], 2027-03-14 09:00 Asia/Tokyo, "
                    + "2027-03-14T09:00+09:00 or @1804982400")
        }
    }

    private static func placeless(_ text: String) -> TimeError {
        let shown = text.trimmingSpaces()
        return TimeError(
            .malformedText, subject: shown,
            reason: "a clock reading alone is no moment; say where, like \(shown)[Asia/Tokyo]")
    }
}

extension StringProtocol {
    /// The text without the blanks at its ends.
    func trimmingSpaces() -> String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
        while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
        return String(rest)
    }
}
