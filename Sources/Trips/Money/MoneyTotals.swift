/// What things cost together: one sum for each currency, never one across currencies.
///
/// ```swift
/// var totals = MoneyTotals()
/// try totals.add(Money("19.99 EUR"))
/// try totals.add(Money("3000 JPY"))
/// try totals.add(Money("0.07 EUR"))
/// totals                             // 20.06 EUR, 3000 JPY
/// try totals[Currency("EUR")]        // 20.06 EUR
/// ```
///
/// A currency stays once it was added, also with a sum of zero: that all came back is worth knowing.
public struct MoneyTotals: Hashable, Sendable {
    private var amounts: [Currency: Amount] = [:]

    /// Creates totals of nothing.
    public init() {}

    /// Adds all that is given.
    ///
    /// - Parameter costs: What is added, in any order and of any currencies.
    /// - Throws: A ``TripError`` with code ``TripError/Code/amountOutOfRange``.
    public init(_ costs: some Sequence<Money>) throws(TripError) {
        for money in costs { try add(money) }
    }

    /// Adds money to the sum of its currency.
    ///
    /// - Parameter money: What is added.
    /// - Throws: A ``TripError`` with code ``TripError/Code/amountOutOfRange``; then nothing was added.
    public mutating func add(_ money: Money) throws(TripError) {
        amounts[money.currency] = try (amounts[money.currency] ?? .zero).adding(money.amount)
    }

    /// Whether nothing was added.
    public var isEmpty: Bool { amounts.isEmpty }

    /// The sums, in the order of their codes.
    public var sums: [Money] {
        amounts.sorted { $0.key < $1.key }.map { Money($0.value, $0.key) }
    }

    /// The sum in one currency, or nil when nothing was added in it.
    ///
    /// - Parameter currency: The currency.
    public subscript(currency: Currency) -> Money? {
        amounts[currency].map { Money($0, currency) }
    }
}

extension MoneyTotals: CustomStringConvertible {
    /// The sums with commas between: "20.06 EUR, 3000 JPY".
    public var description: String { sums.map(\.description).joined(separator: ", ") }
}
