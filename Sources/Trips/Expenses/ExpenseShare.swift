/// How many shares of an expense one traveller has.
public struct ExpenseShare: Hashable, Sendable {
    /// Who.
    public let traveller: TravellerID

    /// How many shares: 2 bear twice as much as 1.
    public let weight: Int

    /// Creates shares; whether there can be so many, the split checks.
    ///
    /// - Parameters:
    ///   - traveller: Who.
    ///   - weight: How many shares, 1 to ``maximumWeight``.
    public init(traveller: TravellerID, weight: Int) {
        self.traveller = traveller
        self.weight = weight
    }

    /// The shares of one traveller in an expense.
    ///
    /// Hundredths of a per cent can be told.
    public static let maximumWeight = 1_000_000
}
