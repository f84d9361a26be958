import Messages

/// An exact decimal number: an amount of money without its currency.
///
/// It is stored as a whole number and the position of the decimal point, never as a binary fraction: 19.99 is 19.99.
///
/// ```swift
/// let fare = try Amount("1234.50")
/// fare                                // 1234.5
/// fare.text(padded: 2)                // 1234.50
/// try fare.adding(Amount("0.07"))     // 1234.57
/// try Amount("1,234")
/// // throws: 1,234: can mean 1234 or 1.234; write the one that is meant, without commas
/// ```
///
/// It has at most 18 digits in all, before and after the point. Trailing zeros of the fraction are dropped, so equal
/// amounts have equal fields. There is no negative zero.
public struct Amount: Hashable, Sendable {
    /// The digits without the point, with the sign: 12345 and one place are 1234.5.
    ///
    /// The last digit is no zero, unless there are no places.
    public let coefficient: Int64

    /// How many of the digits stand behind the point: 0 to 18.
    public let places: Int

    /// The most digits of an amount of money.
    public static let maximumDigits = 18

    /// Zero.
    public static let zero = Amount(unchecked: 0, places: 0)

    private init(unchecked coefficient: Int64, places: Int) {
        self.coefficient = coefficient
        self.places = places
    }

    /// Creates an amount from its digits and the place of the point.
    ///
    /// - Parameters:
    ///   - coefficient: The digits, with the sign.
    ///   - places: How many of them stand behind the point, 0 or more.
    /// - Throws: A ``TripError`` with code ``TripError/Code/amountOutOfRange`` when it has more than 18 digits.
    public init(coefficient: Int64, places: Int) throws(TripError) {
        try self.init(digits: Int128(coefficient), places: places)
    }

    /// Creates an amount from the exact result of a calculation.
    init(digits: Int128, places: Int) throws(TripError) {
        precondition(places >= 0, "there is no negative number of decimal places")
        var (digits, places) = (digits, places)
        while places > 0, digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
        guard let coefficient = Int64(exactly: digits), abs(digits) < Self.powers[Self.maximumDigits],
            places <= Self.maximumDigits
        else {
            let needed = max(String(digits.magnitude).count, places)
            throw Self.tooLong(subject: Self.text(digits, places: places), count: needed)
        }
        self.init(unchecked: coefficient, places: places)
    }

    static func tooLong(subject: String, count: Int) -> TripError {
        TripError(
            .amountOutOfRange, subject: subject,
            reason: tr(
                "has \(count) digits; an amount has at most \(maximumDigits), before and behind the point")
        )
    }

    /// The powers 1, 10, … 10³⁶, more than two amounts of 18 digits need.
    static let powers: [Int128] = {
        var powers: [Int128] = [1]
        for _ in 0..<36 { powers.append(powers[powers.count - 1] * 10) }
        return powers
    }()

    /// Returns the digits with more decimal places: 12.5 with 3 places is 12500.
    func digits(places wanted: Int) -> Int128 { Int128(coefficient) * Self.powers[wanted - places] }
}

// MARK: - Arithmetic

extension Amount {
    /// Adds another amount, exactly.
    ///
    /// - Parameter other: The other amount.
    /// - Returns: The sum.
    /// - Throws: A ``TripError`` with code ``TripError/Code/amountOutOfRange`` when it has more than 18 digits; it is
    ///   never rounded to fit.
    public func adding(_ other: Amount) throws(TripError) -> Amount {
        let wanted = max(places, other.places)
        return try Amount(digits: digits(places: wanted) + other.digits(places: wanted), places: wanted)
    }

    /// Subtracts another amount, exactly.
    ///
    /// - Parameter other: The other amount.
    /// - Returns: The difference.
    /// - Throws: A ``TripError`` with code ``TripError/Code/amountOutOfRange`` when it has more than 18 digits.
    public func subtracting(_ other: Amount) throws(TripError) -> Amount { try adding(other.negated) }

    /// The amount with the other sign.
    public var negated: Amount { Amount(unchecked: -coefficient, places: places) }

    /// The amount without its sign.
    public var magnitude: Amount { Amount(unchecked: abs(coefficient), places: places) }

    /// Whether it is less than zero.
    public var isNegative: Bool { coefficient < 0 }
}

// MARK: - Text

extension Amount: CustomStringConvertible {
    /// The shortest text: "1234.5", which ``init(_:)`` reads.
    public var description: String { text(padded: 0) }

    /// Returns the text with at least a number of decimal places.
    ///
    /// No digit is dropped: 0.125 with two places is still "0.125".
    ///
    /// - Parameter count: The least number of decimal places: 2 makes "1234.50".
    /// - Returns: Digits, a point where there are places, and "-" before a negative amount; always ASCII.
    public func text(padded count: Int) -> String {
        let text = Self.text(Int128(coefficient), places: places)
        guard count > places else { return text }
        return text + (places == 0 ? "." : "") + String(repeating: "0", count: count - places)
    }

    private static func text(_ digits: Int128, places: Int) -> String {
        var text = String(digits.magnitude)
        if text.count <= places { text = String(repeating: "0", count: places + 1 - text.count) + text }
        if places > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -places)) }
        return digits < 0 ? "-" + text : text
    }
}

extension Amount: Comparable {
    /// Orders amounts by their values.
    public static func < (left: Amount, right: Amount) -> Bool {
        let wanted = max(left.places, right.places)
        return left.digits(places: wanted) < right.digits(places: wanted)
    }
}
