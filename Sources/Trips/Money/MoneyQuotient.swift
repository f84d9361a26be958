/// What money makes when it is divided: a value for display, and whether it is exact.
public struct MoneyQuotient: Hashable, Sendable {
    /// The quotient, rounded to the currency's minor unit.
    public let value: Money

    /// Whether nothing was rounded, so that the parts add up to the whole.
    public let isExact: Bool
}
