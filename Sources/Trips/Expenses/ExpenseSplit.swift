import Messages

/// The travellers who bear an expense, and their parts.
///
/// The parts always add up to the whole, to the last minor unit:
///
/// ```swift
/// let all = [TravellerID("ada"), TravellerID("ben"), TravellerID("cid")]
/// try ExpenseSplit.equally(among: all).parts(of: Money("100 EUR"))
/// // [ada: 33.34 EUR, ben: 33.33 EUR, cid: 33.33 EUR]
/// ```
public enum ExpenseSplit: Hashable, Sendable {
    /// Equal parts; the first in the order given bear the remaining minor units.
    case equally(among: [TravellerID])

    /// Parts by number of shares.
    ///
    /// Minor units that are left over go to those whose exact part lost most when it was rounded down, and among equals to
    /// the first in the order given.
    case byShares([ExpenseShare])

    /// Fixed parts, which must add up to the whole.
    case exactly([ExpensePart])

    /// The travellers of the split, in the order given.
    public var travellers: [TravellerID] {
        switch self {
        case .equally(let travellers): travellers
        case .byShares(let shares): shares.map(\.traveller)
        case .exactly(let parts): parts.map(\.traveller)
        }
    }
}

// MARK: - Parts

extension ExpenseSplit {
    /// Divides money among the travellers of the split.
    ///
    /// The unit is the currency's minor unit, or the amount's own last place where that is finer. A refund is
    /// divided like a payment, with the other sign.
    ///
    /// - Parameter whole: The money to divide.
    /// - Returns: The parts in the order given, which add up to the whole.
    /// - Throws: A ``TripError`` with code ``TripError/Code/malformedSplit`` when there is no traveller or
    ///   one twice, a number of shares is not 1 to ``ExpenseShare/maximumWeight``, or exact parts are not the
    ///   whole; with code ``TripError/Code/amountOutOfRange`` when a part has more than 18 digits.
    public func parts(of whole: Money) throws(TripError) -> [ExpensePart] {
        try checkTravellers(of: whole)
        switch self {
        case .equally(let travellers):
            return try Self.divide(whole, among: travellers.map { ExpenseShare(traveller: $0, weight: 1) })
        case .byShares(let shares):
            for share in shares where !(1...ExpenseShare.maximumWeight).contains(share.weight) {
                throw Self.malformed(
                    tr("\(share.weight) shares of \(share.traveller)"),
                    tr("are none to split by; a traveller has 1 to \(ExpenseShare.maximumWeight)"))
            }
            return try Self.divide(whole, among: shares)
        case .exactly(let parts):
            try Self.check(parts, of: whole)
            return parts
        }
    }

    private func checkTravellers(of whole: Money) throws(TripError) {
        var seen: Set<TravellerID> = []
        for traveller in travellers where !seen.insert(traveller).inserted {
            throw Self.malformed(
                traveller.text, tr("takes part twice; name everybody once, with all their shares together"))
        }
        if seen.isEmpty { throw Self.malformed("\(whole)", tr("is split among nobody; name who takes part")) }
    }

    private static func check(_ parts: [ExpensePart], of whole: Money) throws(TripError) {
        var rest = whole
        for part in parts { rest = try rest.subtracting(part.money) }
        guard rest.amount == .zero else {
            let given = try whole.subtracting(rest)
            let difference = Money(rest.amount.magnitude, rest.currency)
            throw malformed(
                tr("\(given) in parts"),
                rest.isNegative
                    ? tr("are \(difference) more than the whole, \(whole)")
                    : tr("are \(difference) less than the whole, \(whole)"))
        }
    }

    private static func divide(
        _ whole: Money, among shares: [ExpenseShare]
    ) throws(TripError) -> [ExpensePart] {
        let places = max(whole.currency.minorDigits, whole.amount.places)
        let units = whole.amount.magnitude.digits(places: places)
        let weights = shares.reduce(Int128(0)) { $0 + Int128($1.weight) }
        var parts = shares.map { (units * Int128($0.weight)).quotientAndRemainder(dividingBy: weights) }
        // Each part lost less than one unit, so no more units are left than there are parts.
        let left = Int(units - parts.reduce(Int128(0)) { $0 + $1.quotient })
        let first = parts.indices.sorted { (-parts[$0].remainder, $0) < (-parts[$1].remainder, $1) }
        for index in first.prefix(left) { parts[index].quotient += 1 }
        var made: [ExpensePart] = []
        for (share, part) in zip(shares, parts) {
            let amount = try Amount(
                digits: whole.isNegative ? -part.quotient : part.quotient, places: places)
            made.append(ExpensePart(traveller: share.traveller, money: Money(amount, whole.currency)))
        }
        return made
    }

    private static func malformed(_ subject: String, _ reason: String) -> TripError {
        TripError(.malformedSplit, subject: subject, reason: reason)
    }
}
