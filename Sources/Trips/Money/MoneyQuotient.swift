/// The quotient of a division of money, for display, and whether it is exact.
public struct MoneyQuotient: Hashable, Sendable {
    /// The quotient, rounded to the currency's minor unit.
    public let value: Money

    /// Whether the quotient is exact, so that the parts add up to the whole.
    public let isExact: Bool
}
