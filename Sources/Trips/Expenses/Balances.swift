/// How much more or less than their part each traveller paid, for each currency.
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

    /// The split expenses without a payer, which are not counted.
    public private(set) var withoutPayer: [ExpenseID] = []

    /// Creates empty balances.
    public init() {}

    /// Adds expenses.
    ///
    /// An expense without a split concerns its payer alone and is ignored. A split expense without a payer is
    /// listed in ``withoutPayer``.
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

    /// Adds money that one traveller paid for several.
    ///
    /// - Parameters:
    ///   - money: The money paid.
    ///   - payer: The payer, who need not bear a part.
    ///   - split: The travellers who bear it.
    /// - Throws: A ``TripError`` of ``ExpenseSplit/parts(of:)``, or with code
    ///   ``TripError/Code/amountOutOfRange``; then nothing is added.
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

    /// The currencies of the balances, in the order of their codes.
    public var currencies: [Currency] { nets.keys.sorted() }

    /// Returns what each traveller gets, or gives where it is negative.
    ///
    /// The amounts of one currency add up to zero.
    ///
    /// - Parameter currency: The currency.
    /// - Returns: Everyone who paid or bears a part of it, by identifier, also with a balance of zero.
    public func nets(in currency: Currency) -> [ExpensePart] {
        (nets[currency] ?? [:]).sorted { $0.key < $1.key }.map {
            ExpensePart(traveller: $0.key, money: Money($0.value, currency))
        }
    }
}

// MARK: - Settling up

extension Balances {
    /// The transfers that settle all balances, by currency, the largest debts first.
    ///
    /// In each currency there are fewer transfers than travellers with a balance. The same expenses, in any
    /// order, give the same transfers.
    public var transfers: [MoneyTransfer] {
        get throws(TripError) {
            var transfers: [MoneyTransfer] = []
            for currency in currencies { transfers += try Self.settle(nets(in: currency)) }
            return transfers
        }
    }

    /// Pairs the largest debt with the largest claim until one of the two is zero, and repeats.
    private static func settle(_ nets: [ExpensePart]) throws(TripError) -> [MoneyTransfer] {
        // The largest is last, where removal is cheap.
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
