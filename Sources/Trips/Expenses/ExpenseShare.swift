/// One traveller's number of shares in an expense.
public struct ExpenseShare: Hashable, Sendable {
    /// The traveller.
    public let traveller: TravellerID

    /// The number of shares: 2 bear twice as much as 1.
    public let weight: Int

    /// Creates shares; the split checks their number.
    ///
    /// - Parameters:
    ///   - traveller: Who.
    ///   - weight: How many shares, 1 to ``maximumWeight``.
    public init(traveller: TravellerID, weight: Int) {
        self.traveller = traveller
        self.weight = weight
    }

    /// The most shares of one traveller in an expense.
    ///
    /// Hundredths of a per cent can be expressed.
    public static let maximumWeight = 1_000_000
}
