/// Money that one traveller gives another, so that nobody owes anything.
public struct MoneyTransfer: Hashable, Sendable {
    /// Who gives.
    public let giver: TravellerID

    /// Who gets.
    public let receiver: TravellerID

    /// How much; always more than zero.
    public let money: Money
}

extension MoneyTransfer: CustomStringConvertible {
    /// "ben gives ada 12.50 EUR", with the identifiers.
    public var description: String { "\(giver) gives \(receiver) \(money)" }
}
