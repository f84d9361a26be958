/// One traveller's part of an expense.
public struct ExpensePart: Hashable, Sendable {
    /// The traveller.
    public let traveller: TravellerID

    /// The amount.
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
