import Messages

/// The identifier of a record of one type: a UUID in lower case.
///
/// It names a trip, a traveller or an expense permanently, in the store, in exports and in addresses; its
/// name can change. `Record` only separates types: a traveller's identifier cannot be used for a trip. The
/// type does not check its text, so that an identifier from elsewhere can be looked up and not found;
/// ``validated(_:)`` does.
public struct RecordID<Record>: Hashable, Sendable {
    /// The text in lower case.
    public let text: String

    /// Creates an identifier from its text.
    ///
    /// - Parameter text: The identifier; upper-case letters are lowered, so that two spellings are one
    ///   record.
    public init(_ text: some StringProtocol) {
        self.text = text.lowercased()
    }

    /// Creates an identifier from text that must have the shape of a UUID.
    ///
    /// ```swift
    /// try RecordID<Trip>.validated("6BA7B810-9DAD-11D1-80B4-00C04FD430C8").text
    /// // 6ba7b810-9dad-11d1-80b4-00c04fd430c8
    /// ```
    ///
    /// - Parameter text: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 (RFC 9562 section 4).
    /// - Returns: The identifier, in lower case.
    /// - Throws: A ``TripError`` with code ``TripError/Code/malformedIdentifier``.
    public static func validated(_ text: some StringProtocol) throws(TripError) -> RecordID {
        let whole = String(text)
        guard UUIDText.isOne(whole) else {
            throw TripError(
                .malformedIdentifier, subject: whole,
                reason: tr("is not a UUID; one looks like 6ba7b810-9dad-41d1-80b4-00c04fd430c8"))
        }
        return RecordID(whole)
    }

    /// Makes a new identifier: a UUID of version 4.
    ///
    /// All but six of the 128 bits are random (RFC 9562 section 5.4).
    ///
    /// - Parameter generator: Where the random bits come from; a seeded one makes a run repeatable.
    /// - Returns: The identifier, in lower case.
    public static func random(using generator: inout some RandomNumberGenerator) -> RecordID {
        let high: UInt64 = generator.next() & 0xffff_ffff_ffff_0fff | 0x0000_0000_0000_4000
        let low: UInt64 = generator.next() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
        let digits = hexadecimal(high) + hexadecimal(low)
        let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map {
            String(decoding: digits[$0], as: UTF8.self)
        }
        return RecordID(groups.joined(separator: "-"))
    }

    private static func hexadecimal(_ word: UInt64) -> [UInt8] {
        let digits = Array(String(word, radix: 16).utf8)
        return [UInt8](repeating: UInt8(ascii: "0"), count: 16 - digits.count) + digits
    }
}

extension RecordID: CustomStringConvertible {
    /// The text.
    public var description: String { text }
}

extension RecordID: Comparable {
    /// Orders identifiers by their text, which keeps lists stable.
    public static func < (left: RecordID, right: RecordID) -> Bool { left.text < right.text }
}

/// The shape of a UUID.
private enum UUIDText {
    /// Whether a text is 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12.
    static func isOne(_ text: String) -> Bool {
        var position = 0
        for byte in text.utf8 {
            switch position {
            case 8, 13, 18, 23: guard byte == UInt8(ascii: "-") else { return false }
            default: guard isHexadecimal(byte) else { return false }
            }
            position += 1
        }
        return position == 36
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
