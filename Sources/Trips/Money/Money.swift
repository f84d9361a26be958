import Messages

/// An exact amount in one currency.
///
/// ```swift
/// let stay = try Money("412.5 CHF")
/// stay                                   // 412.50 CHF
/// try stay.adding(Money("0.07 CHF"))     // 412.57 CHF
/// try stay.adding(Money("20 EUR"))
/// // throws: 412.50 CHF and 20.00 EUR: are of two currencies; nothing is added or compared across currencies
/// ```
///
/// The amount is kept as it was given, also with more decimal places than the currency's minor unit has; it is never
/// rounded in silence. Money is equal when its value is: 412.5 and 412.50 francs are the same.
public struct Money: Hashable, Sendable {
    /// The amount; negative for a refund.
    public let amount: Amount

    /// The currency.
    public let currency: Currency

    /// Creates money.
    ///
    /// - Parameters:
    ///   - amount: How much.
    ///   - currency: Of what.
    public init(_ amount: Amount, _ currency: Currency) {
        self.amount = amount
        self.currency = currency
    }

    /// Whether the amount is finer than the currency's minor unit, as a price per litre is.
    ///
    /// It can also be a sign that thousands were grouped with a point: "1.234 EUR".
    public var isFinerThanMinorUnit: Bool { amount.places > currency.minorDigits }

    /// Whether it is less than zero.
    public var isNegative: Bool { amount.isNegative }
}

// MARK: - Arithmetic

extension Money {
    /// Adds money of the same currency, exactly.
    ///
    /// - Parameter other: What is added.
    /// - Returns: The sum.
    /// - Throws: A ``TripError`` with code ``TripError/Code/differentCurrencies`` or
    ///   ``TripError/Code/amountOutOfRange``.
    public func adding(_ other: Money) throws(TripError) -> Money {
        try checkCurrency(of: other)
        return Money(try amount.adding(other.amount), currency)
    }

    /// Subtracts money of the same currency, exactly.
    ///
    /// - Parameter other: What is taken away.
    /// - Returns: The difference.
    /// - Throws: A ``TripError`` with code ``TripError/Code/differentCurrencies`` or
    ///   ``TripError/Code/amountOutOfRange``.
    public func subtracting(_ other: Money) throws(TripError) -> Money {
        try checkCurrency(of: other)
        return Money(try amount.subtracting(other.amount), currency)
    }

    /// The money with the other sign.
    public var negated: Money { Money(amount.negated, currency) }

    /// Returns whether this is less than other money of the same currency.
    ///
    /// There is no `<`, since money of two currencies has no order.
    ///
    /// - Parameter other: What it is compared with.
    /// - Returns: Whether this is the smaller of the two.
    /// - Throws: A ``TripError`` with code ``TripError/Code/differentCurrencies``.
    public func isLess(than other: Money) throws(TripError) -> Bool {
        try checkCurrency(of: other)
        return amount < other.amount
    }

    private func checkCurrency(of other: Money) throws(TripError) {
        guard currency == other.currency else {
            throw TripError(
                .differentCurrencies, subject: tr("\(self) and \(other)"),
                reason: tr("are of two currencies; nothing is added or compared across currencies"))
        }
    }
}

// MARK: - Text

extension Money: CustomStringConvertible {
    /// The amount with at least the currency's decimal places: "412.50", "1000" for yen.
    public var amountText: String { amount.text(padded: currency.minorDigits) }

    /// The amount and the code: "412.50 CHF", which ``init(_:)`` reads.
    public var description: String { "\(amountText) \(currency.code)" }
}
