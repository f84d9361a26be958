/// Sums of money: one for each currency, never one across currencies.
///
/// ```swift
/// let totals = try MoneyTotals([Money("19.99 EUR"), Money("3000 JPY"), Money("0.07 EUR")])
/// totals                             // 20.06 EUR, 3000 JPY
/// try totals[Currency("EUR")]        // 20.06 EUR
/// ```
///
/// A currency stays once it was added, also with a sum of zero, since a full refund is worth showing. Adding
/// is exact and never fails; a sum with more digits than an ``Amount`` has is among the ``oversized``, so
/// that one such entry affects no other sum.
public struct MoneyTotals: Hashable, Sendable {
    /// The sums in units of 10⁻¹⁸, the smallest part of an amount.
    ///
    /// It is nil once a sum overflows even here, which takes a hundred of the largest amounts.
    private var units: [Currency: Int128?] = [:]

    /// Creates empty totals.
    public init() {}

    /// Creates the totals of costs.
    ///
    /// - Parameter costs: The costs, in any order and of any currencies.
    public init(_ costs: some Sequence<Money>) {
        for money in costs { add(money) }
    }

    /// Adds money to the sum of its currency.
    ///
    /// - Parameter money: The money to add.
    public mutating func add(_ money: Money) {
        let added = money.amount.digits(places: Amount.maximumDigits)
        guard let known = units[money.currency] else {
            units[money.currency] = added
            return
        }
        guard let (sum, isPast) = known?.addingReportingOverflow(added) else { return }
        units[money.currency] = .some(isPast ? nil : sum)
    }

    /// Whether nothing was added.
    public var isEmpty: Bool { units.isEmpty }

    /// The sums, in the order of their codes; without those that are ``oversized``.
    public var sums: [Money] { units.keys.sorted().compactMap { self[$0] } }

    /// The currencies whose sum has more than ``Amount/maximumDigits`` digits, in the order of their codes.
    public var oversized: [Currency] { units.keys.sorted().filter { self[$0] == nil } }

    /// The sum in one currency, or nil when nothing was added in it or the sum is ``oversized``.
    ///
    /// - Parameter currency: The currency.
    public subscript(currency: Currency) -> Money? {
        guard let digits = units[currency] ?? nil else { return nil }
        return (try? Amount(digits: digits, places: Amount.maximumDigits)).map { Money($0, currency) }
    }
}

extension MoneyTotals: CustomStringConvertible {
    /// The sums, "20.06 EUR, 3000 JPY", then oversized ones: "more CHF than can be written".
    public var description: String {
        (sums.map(\.description) + oversized.map { "more \($0) than can be written" }).joined(separator: ", ")
    }
}
