/// What one traveller has to bear of an expense.
public struct ExpensePart: Hashable, Sendable {
    /// Who.
    public let traveller: TravellerID

    /// How much.
    public let money: Money

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - traveller: Who.
    ///   - money: How much.
    public init(traveller: TravellerID, money: Money) {
        self.traveller = traveller
        self.money = money
    }
}

extension ExpensePart: CustomStringConvertible {
    /// The traveller and the money: "6ba7…: 33.34 EUR".
    public var description: String { "\(traveller): \(money)" }
}
