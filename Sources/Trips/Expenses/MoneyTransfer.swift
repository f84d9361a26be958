/// A payment from one traveller to another that settles a debt.
public struct MoneyTransfer: Hashable, Sendable {
    /// The traveller who pays.
    public let giver: TravellerID

    /// The traveller who is paid.
    public let receiver: TravellerID

    /// The amount, always above zero.
    public let money: Money
}

extension MoneyTransfer: CustomStringConvertible {
    /// "ben gives ada 12.50 EUR", with the identifiers.
    public var description: String { "\(giver) gives \(receiver) \(money)" }
}
