import Sealing
import Testing

/// A box that another program sealed, with all that went into it.
struct BoxVector: CustomTestStringConvertible {
    let name: String
    let passphrase: String
    let context: [UInt8]
    let content: [UInt8]
    let exponent: UInt8
    let passes: UInt8
    /// The salt and the nonce.
    let random: [UInt8]
    let box: [UInt8]

    var testDescription: String { name }
    var cost: ScryptCost { ScryptCost(exponent: exponent, passes: passes) }
}

/// Gives stated bytes, one with each number, and zeros after them.
struct StatedBytes: RandomNumberGenerator {
    private(set) var left: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        left = bytes[...]
    }

    mutating func next() -> UInt64 {
        UInt64(left.popFirst() ?? 0)
    }
}

/// The bytes that pairs of hexadecimal digits stand for.
func hex(_ digits: String) -> [UInt8] {
    var digits = digits[...]
    var bytes: [UInt8] = []
    while let byte = UInt8(digits.prefix(2), radix: 16) {
        bytes.append(byte)
        digits = digits.dropFirst(2)
    }
    return bytes
}

extension SealedBox {
    /// A box at a cost that tests can pay a thousand times.
    static func cheap(
        _ content: String = "room 512", passphrase: String = "correct horse", context: String = "trip 1"
    ) throws -> SealedBox {
        var random = SystemRandomNumberGenerator()
        return try seal(
            Array(content.utf8), under: Passphrase(passphrase), context: Array(context.utf8),
            cost: ScryptCost(exponent: 4, passes: 1), using: &random)
    }
}
