/// Reads a text byte by byte, as the formats of RFC 3339 and ISO 8601 are defined: ASCII, fixed widths.
struct TextScanner {
    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position == bytes.count }
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Takes one byte if it is among those given.
    mutating func take(_ accepted: UInt8...) -> Bool {
        guard let byte = next, accepted.contains(byte) else { return false }
        position += 1
        return true
    }

    /// Takes exactly `count` digits.
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

    /// Takes all digits that follow.
    mutating func run() -> [UInt8] {
        let start = position
        while let byte = next, byte >= 0x30, byte <= 0x39 { position += 1 }
        return Array(bytes[start..<position])
    }

    /// Takes a whole number with a sign or none; one that 64 bits do not hold becomes the nearest that they do.
    mutating func seconds() -> Int64? {
        let negative = next == 0x2D
        _ = take(0x2B, 0x2D)
        let digits = run()
        guard !digits.isEmpty else { return nil }
        let text = (negative ? "-" : "") + String(decoding: digits, as: UTF8.self)
        return Int64(text) ?? (negative ? .min : .max)
    }

    /// Takes a whole number with a sign or none; nil where there is no digit.
    mutating func wholeNumber(of text: some StringProtocol) throws(TimeError) -> Int? {
        let negative = next == 0x2D
        _ = take(0x2B, 0x2D)
        let digits = run()
        guard !digits.isEmpty else { return nil }
        guard let number = Int((negative ? "-" : "") + String(decoding: digits, as: UTF8.self)) else {
            throw TimeError(.outOfRange, subject: text, reason: "its numbers are larger than 64 bits hold")
        }
        return number
    }

    /// Takes everything up to a byte, and the byte itself; nil when it does not come.
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
        return try CivilDate(sign * year, month, day)
    }

    /// `HH:MM`, `HH:MM:SS` or with a fraction of up to nine digits after a point.
    mutating func time() throws(TimeError) -> TimeOfDay? {
        guard let hour = digits(2), take(0x3A), let minute = digits(2) else { return nil }
        guard take(0x3A) else { return try TimeOfDay(hour, minute) }
        guard let second = digits(2) else { return nil }
        guard take(0x2E) else { return try TimeOfDay(hour, minute, second) }
        let fraction = run()
        guard (1...9).contains(fraction.count) else { return nil }
        var nanosecond = 0
        for index in 0..<9 {
            nanosecond = nanosecond * 10 + (index < fraction.count ? Int(fraction[index] - 0x30) : 0)
        }
        return try TimeOfDay(hour, minute, second, nanosecond: nanosecond)
    }

    /// `±HH:MM` or `±HH:MM:SS`; says whether seconds were written.
    mutating func offset() throws(TimeError) -> (offset: UTCOffset, hasSeconds: Bool)? {
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
        return (try UTCOffset(totalSeconds: negative ? -total : total), hasSeconds)
    }
}
