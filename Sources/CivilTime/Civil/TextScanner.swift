import Messages

/// Reads a text byte by byte, as the formats of RFC 3339 and ISO 8601 are defined: ASCII, fixed widths.
struct TextScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position == bytes.count }
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Consumes one byte if it is among those given.
    mutating func take(_ accepted: UInt8...) -> Bool {
        guard let byte = next, accepted.contains(byte) else { return false }
        position += 1
        return true
    }

    /// Consumes exactly `count` digits.
    mutating func digits(_ count: Int) -> Int? {
        guard position + count <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[position..<position + count] {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        position += count
        return value
    }

    /// Consumes all digits that follow.
    mutating func run() -> [UInt8] {
        let start = position
        while let byte = next, byte >= 0x30, byte <= 0x39 { position += 1 }
        return Array(bytes[start..<position])
    }

    /// Consumes a whole number with an optional sign; one beyond 64 bits is clamped.
    mutating func seconds() -> Int64? {
        let negative = next == 0x2D
        _ = take(0x2B, 0x2D)
        let digits = run()
        guard !digits.isEmpty else { return nil }
        let text = (negative ? "-" : "") + String(decoding: digits, as: UTF8.self)
        return Int64(text) ?? (negative ? .min : .max)
    }

    /// Consumes a whole number with an optional sign; nil where there is no digit.
    mutating func wholeNumber(of text: some StringProtocol) throws(TimeError) -> Int? {
        let negative = next == 0x2D
        _ = take(0x2B, 0x2D)
        let digits = run()
        guard !digits.isEmpty else { return nil }
        guard let number = Int((negative ? "-" : "") + String(decoding: digits, as: UTF8.self)) else {
            throw TimeError(
                .outOfRange, subject: text, reason: tr("its numbers are larger than 64 bits hold"))
        }
        return number
    }

    /// Consumes everything up to and including a byte; nil if the byte does not come.
    mutating func text(upTo end: UInt8) -> String? {
        guard let stop = bytes[position...].firstIndex(of: end) else { return nil }
        defer { position = stop + 1 }
        return String(decoding: bytes[position..<stop], as: UTF8.self)
    }
}

// MARK: - The parts of a time

extension TextScanner {
    /// `YYYY-MM-DD`, or with a sign and six digits of year.
    mutating func date() throws(TimeError) -> CivilDate? {
        let start = position
        var sign = 1
        var width = 4
        if next == 0x2B || next == 0x2D {
            sign = next == 0x2D ? -1 : 1
            position += 1
            width = 6
        }
        guard let year = digits(width), take(0x2D), let month = digits(2), take(0x2D), let day = digits(2),
            !(sign < 0 && year == 0)
        else { return nil }
        do { return try CivilDate(sign * year, month, day) } catch { throw error.read(in: text(from: start)) }
    }

    /// `HH:MM`, `HH:MM:SS` or with a fraction of up to nine digits after a point.
    mutating func time() throws(TimeError) -> TimeOfDay? {
        let start = position
        guard let hour = digits(2), take(0x3A), let minute = digits(2) else { return nil }
        var second = 0
        var nanosecond = 0
        if take(0x3A) {
            guard let written = digits(2) else { return nil }
            second = written
            if take(0x2E) {
                let fraction = run()
                guard (1...9).contains(fraction.count) else { return nil }
                for index in 0..<9 {
                    nanosecond = nanosecond * 10 + (index < fraction.count ? Int(fraction[index] - 0x30) : 0)
                }
            }
        }
        do {
            return try TimeOfDay(hour, minute, second, nanosecond: nanosecond)
        } catch {
            throw error.read(in: text(from: start))
        }
    }

    /// `±HH:MM` or `±HH:MM:SS`; says whether seconds were written.
    mutating func offset() throws(TimeError) -> (offset: UTCOffset, hasSeconds: Bool)? {
        let start = position
        let negative = next == 0x2D
        guard take(0x2B, 0x2D), let hours = digits(2), take(0x3A), let minutes = digits(2), minutes < 60
        else { return nil }
        var seconds = 0
        let hasSeconds = take(0x3A)
        if hasSeconds {
            guard let written = digits(2), written < 60 else { return nil }
            seconds = written
        }
        let total = hours * 3600 + minutes * 60 + seconds
        do {
            return (try UTCOffset(totalSeconds: negative ? -total : total), hasSeconds)
        } catch {
            throw error.read(in: text(from: start))
        }
    }

    /// Consumes the suffixes of RFC 9557, `[u-ca=gregory]`, up to the end; false if other text follows.
    ///
    /// - Throws: A ``TimeError`` for an unknown suffix that is marked as critical.
    mutating func suffixes(of text: some StringProtocol) throws(TimeError) -> Bool {
        var values: [Substring: (value: Substring, isCritical: Bool)] = [:]
        while !isAtEnd {
            guard take(0x5B), let suffix = self.text(upTo: 0x5D), TextScanner.isSuffix(suffix) else {
                return false
            }
            let isCritical = suffix.hasPrefix("!")
            let halves = suffix.drop { $0 == "!" }.split(separator: "=", maxSplits: 1)
            // The first value of a repeated key wins; a critical one allows no other value.
            if let first = values[halves[0]], first.value != halves[1], first.isCritical || isCritical {
                throw TimeError(
                    .malformedText, subject: text,
                    reason:
                        tr(
                            "[\(suffix)] contradicts the \(halves[0]) before it, and one of the two is critical"
                        ))
            }
            if values[halves[0]] == nil { values[halves[0]] = (halves[1], isCritical) }
            guard !suffix.hasPrefix("!") || suffix == "!u-ca=gregory" || suffix == "!u-ca=iso8601" else {
                throw TimeError(
                    .malformedText, subject: text,
                    reason: tr("[\(suffix)] is marked as critical and its meaning is not known here"))
            }
        }
        return true
    }

    /// `key=value`, with an optional `!` before it: a key of lower-case letters, digits, `-` and `_`, a value of
    /// letters and digits with single hyphens between them (RFC 9557 section 4.1).
    private static func isSuffix(_ text: String) -> Bool {
        let halves = text.drop { $0 == "!" }.split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, text.prefix(2) != "!!", let first = halves[0].utf8.first,
            !(0x30...0x39).contains(first), first != 0x2D
        else { return false }
        let isKey = halves[0].utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
        }
        return isKey
            && halves[1].split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy {
                        (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20)
                    }
            }
    }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }
}
