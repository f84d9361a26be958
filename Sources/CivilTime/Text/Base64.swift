/// Decodes base64 (RFC 4648 section 4).
enum Base64 {
    /// Marks in ``values`` a character outside the alphabet.
    private static let none: UInt8 = 0xFF

    private static let values: [UInt8] = {
        var values = [UInt8](repeating: none, count: 256)
        for (value, character) in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
            .enumerated()
        {
            values[Int(character)] = UInt8(value)
        }
        return values
    }()

    /// The bytes; nil for an unknown character, a wrong length, or bits left over.
    static func bytes(of text: some BidirectionalCollection<UInt8>) -> [UInt8]? {
        var digits = text[...]
        for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() }
        guard text.count % 4 == 0, digits.count % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 4 * 3 + 2)
        var bits: UInt32 = 0
        var count = 0
        for character in digits {
            let value = values[Int(character)]
            guard value != none else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bits & (1 << UInt32(count) - 1) == 0 ? bytes : nil
    }
}
