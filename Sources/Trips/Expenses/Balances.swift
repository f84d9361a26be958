/// Who paid more than their part of what a trip costs, and who less; for each currency alone.
///
/// ```swift
/// let ada = TravellerID("ada")
/// let ben = TravellerID("ben")
/// var balances = Balances()
/// try balances.add(Money("30 EUR"), paidBy: ada, split: .equally(among: [ada, ben]))
/// try balances.add(Money("6 EUR"), paidBy: ben, split: .equally(among: [ada, ben]))
/// balances.nets(in: try Currency("EUR"))  // [ada: 12.00 EUR, ben: -12.00 EUR]
/// try balances.transfers                  // [ben gives ada 12.00 EUR]
/// ```
public struct Balances: Hashable, Sendable {
    private var nets: [Currency: [TravellerID: Amount]] = [:]

    /// The expenses that are split and that nobody is said to have paid; they are not counted.
    public private(set) var withoutPayer: [ExpenseID] = []

    /// Creates balances of nothing.
    public init() {}

    /// Counts expenses.
    ///
    /// What is not split concerns its payer alone and counts for nobody. What is split and has no payer is listed in
    /// ``withoutPayer``.
    ///
    /// - Parameter expenses: The expenses, in any order.
    /// - Throws: A ``TripError`` of ``ExpenseSplit/parts(of:)``, or with code ``TripError/Code/amountOutOfRange``.
    public init(_ expenses: some Sequence<Expense>) throws(TripError) {
        for expense in expenses {
            guard let split = expense.split else { continue }
            if let payer = expense.payer {
                try add(expense.money, paidBy: payer, split: split)
            } else {
                withoutPayer.append(expense.id)
            }
        }
    }

    /// Counts money that one traveller paid for several.
    ///
    /// - Parameters:
    ///   - money: What was paid.
    ///   - payer: Who paid; need not be among those who bear it.
    ///   - split: Who bears it.
    /// - Throws: A ``TripError`` of ``ExpenseSplit/parts(of:)``, or with code ``TripError/Code/amountOutOfRange``; then
    ///   nothing is counted.
    public mutating func add(
        _ money: Money, paidBy payer: TravellerID, split: ExpenseSplit
    ) throws(TripError) {
        var amounts = nets[money.currency] ?? [:]
        amounts[payer] = try (amounts[payer] ?? .zero).adding(money.amount)
        for part in try split.parts(of: money) {
            amounts[part.traveller] = try (amounts[part.traveller] ?? .zero).subtracting(part.money.amount)
        }
        nets[money.currency] = amounts
    }

    /// The currencies in which something was counted, in the order of their codes.
    public var currencies: [Currency] { nets.keys.sorted() }

    /// What each traveller gets, or gives where it is negative; in the order of their identifiers.
    ///
    /// The amounts of one currency add up to zero.
    ///
    /// - Parameter currency: The currency.
    /// - Returns: Everybody who paid or bears something in it, also those who are even.
    public func nets(in currency: Currency) -> [ExpensePart] {
        (nets[currency] ?? [:]).sorted { $0.key < $1.key }.map {
            ExpensePart(traveller: $0.key, money: Money($0.value, currency))
        }
    }
}

// MARK: - Settling up

extension Balances {
    /// Who gives whom how much, so that everybody is even; by currency, then the largest debts first.
    ///
    /// In each currency there are fewer transfers than travellers who are not even. The same expenses, in any order, make
    /// the same transfers.
    public var transfers: [MoneyTransfer] {
        get throws(TripError) {
            var transfers: [MoneyTransfer] = []
            for currency in currencies { transfers += try Self.settle(nets(in: currency)) }
            return transfers
        }
    }

    /// The largest debt meets the largest claim; whoever of the two is even then makes room for the next.
    private static func settle(_ nets: [ExpensePart]) throws(TripError) -> [MoneyTransfer] {
        // The largest stands last, where it is taken from.
        func ordered(_ parts: [ExpensePart]) -> [(traveller: TravellerID, amount: Amount)] {
            parts.map { ($0.traveller, $0.money.amount.magnitude) }.sorted {
                ($0.amount, $1.traveller) < ($1.amount, $0.traveller)
            }
        }
        var debts = ordered(nets.filter(\.money.isNegative))
        var claims = ordered(nets.filter { !$0.money.isNegative && $0.money.amount != .zero })
        var transfers: [MoneyTransfer] = []
        while let debt = debts.popLast(), let claim = claims.popLast() {
            let amount = min(debt.amount, claim.amount)
            transfers.append(
                MoneyTransfer(
                    giver: debt.traveller, receiver: claim.traveller,
                    money: Money(amount, nets[0].money.currency)))
            let owed = try debt.amount.subtracting(amount)
            let due = try claim.amount.subtracting(amount)
            if owed != .zero { debts.append((debt.traveller, owed)) }
            if due != .zero { claims.append((claim.traveller, due)) }
        }
        return transfers
    }
}
