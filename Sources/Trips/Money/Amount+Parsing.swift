import Messages

extension Amount {
    /// Reads an amount in plain decimal form: "1234.56", "-5", "0.07".
    ///
    /// Digits of ASCII, at most one point with digits on both sides, and "-" before a negative amount. Nothing else
    /// is accepted, because a comma or a space is a decimal point to one reader and a separator of thousands to
    /// another:
    ///
    /// ```swift
    /// try Amount("1.234,56")  // throws: 1.234,56: is no amount as it is written here; write 1234.56
    /// try Amount("1.234")     // 1.234: always the point of a fraction
    /// ```
    ///
    /// - Parameter text: The amount; at most 18 digits, without leading and trailing zeros.
    /// - Throws: A ``TripError`` with code ``TripError/Code/malformedAmount``, which names the possible readings of
    ///   the text, or ``TripError/Code/amountOutOfRange``.
    public init(_ text: some StringProtocol) throws(TripError) {
        let bytes = Array(text.utf8)
        guard let plain = PlainDecimal(bytes) else { throw Self.malformed(String(text)) }
        guard let amount = plain.amount else {
            throw Self.tooLong(subject: RefusedText.shown(text), count: plain.count)
        }
        self = amount
    }

    private static func malformed(_ text: String) -> TripError {
        let readings = GroupedDecimal.readings(of: text)
        let reason: String
        switch readings.count {
        case 0: reason = tr("is no amount; one looks like 1234.56")
        case 1: reason = tr("is no amount as it is written here; write \(readings[0])")
        default:
            reason =
                tr(
                    "can mean \(readings.joined(separator: tr(" or ", as: "between amounts"))); write the one that is meant, without commas"
                )
        }
        return TripError(.malformedAmount, subject: RefusedText.shown(text), reason: reason)
    }
}

/// The one accepted form of an amount.
struct PlainDecimal {
    /// The digits without leading zeros and trailing zeros of the fraction.
    private let digits: ArraySlice<UInt8>
    private let places: Int
    private let isNegative: Bool

    /// The number of significant digits, with zeros between the point and the first of them.
    var count: Int { max(digits.drop { $0 == UInt8(ascii: "0") }.count, places) }

    /// Parses bytes; nil for any other form.
    init?(_ bytes: [UInt8]) {
        isNegative = bytes.first == UInt8(ascii: "-")
        let parts = bytes.dropFirst(isNegative ? 1 : 0)
            .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isDigit) })
        else { return nil }
        var fraction = parts.count == 2 ? parts[1] : []
        while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
        digits = parts[0].drop { $0 == UInt8(ascii: "0") } + fraction
        places = fraction.count
    }

    /// The amount; nil with too many digits.
    var amount: Amount? {
        guard count <= Amount.maximumDigits else { return nil }
        let value = digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
        return try? Amount(coefficient: isNegative ? -value : value, places: places)
    }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
