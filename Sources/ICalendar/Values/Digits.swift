/// A cursor over ASCII text for values with a fixed shape.
struct Digits {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var isAtEnd: Bool { position == bytes.count }

    /// Takes exactly this many digits, or nothing.
    mutating func number(_ count: Int) -> Int? {
        guard position + count <= bytes.count else { return nil }
        var value = 0
        for byte in bytes[position..<position + count] {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        position += count
        return value
    }

    /// Takes up to eight digits, which fit libical's int even as weeks in days.
    mutating func number() -> Int? {
        var count = 0
        while position + count < bytes.count, bytes[position + count] >= 0x30, bytes[position + count] <= 0x39
        {
            count += 1
        }
        guard count > 0, count <= 8 else { return nil }
        return number(count)
    }

    /// Takes a character if it is next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
        position += 1
        return true
    }

    /// Takes one letter and returns its capital.
    mutating func letter() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position] >= 0x61 && bytes[position] <= 0x7A ? bytes[position] & 0xDF : bytes[position]
    }

    static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Returns the text without blanks and tabs at its ends.
    static func trimmed(_ text: String) -> String {
        guard let first = text.utf8.first, let last = text.utf8.last else { return text }
        guard first == 0x20 || first == 0x09 || last == 0x20 || last == 0x09 else { return text }
        var part = Substring(text)
        while let first = part.utf8.first, first == 0x20 || first == 0x09 { part = part.dropFirst() }
        while let last = part.utf8.last, last == 0x20 || last == 0x09 { part = part.dropLast() }
        return String(part)
    }
}
