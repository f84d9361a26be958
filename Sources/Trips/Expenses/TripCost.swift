/// What a trip costs: its activities, and what was spent besides, by currency.
///
/// An expense that pays what an activity costs is that activity's cost and not a second one; what it pays beyond the cost is
/// spent besides. What came back lowers a cost that was paid in full until then, and is owed again of a part
/// (``SettledCost``). Money paid in another currency than the cost is told and not added, since it is the same cost twice.
/// What is cancelled costs nothing but what was paid for it, and a series costs what is said of it once. What the kinds
/// cost, what was paid beyond and what was spent besides are together all of it.
///
/// ```swift
/// let lunch = Expense(
///     id: ExpenseID("l"), title: "Lunch", category: .foodAndDining, money: try Money("12.50 EUR"),
///     date: try CivilDate(2027, 3, 12), createdAt: .epoch)
/// let cost = TripCost([], [lunch])
/// cost.totals.sums  // [12.50 EUR]
/// ```
public struct TripCost: Sendable {
    /// A stay with its cost by the night.
    public struct Stay: Sendable {
        /// The stay.
        public let activity: Activity
        /// What all of it costs.
        public let cost: Money
        /// What a night of it costs.
        public let perNight: MoneyQuotient
    }

    /// Money that was paid for an activity and that its cost does not explain.
    public struct Payment: Sendable {
        /// What was paid for.
        public let activity: Activity
        /// How much.
        public let money: Money
    }

    /// All of it.
    public private(set) var totals = MoneyTotals()
    /// What activities of each kind cost, in the order of the kinds; less what came back of what was paid in full.
    public private(set) var byKind: [(kind: ActivityKind, totals: MoneyTotals)] = []
    /// The same by how much of it is paid.
    public private(set) var byPaid: [(paid: PaidStatus, totals: MoneyTotals)] = []
    /// What was spent besides, by category.
    public private(set) var byCategory: [(category: ExpenseCategory, totals: MoneyTotals)] = []
    /// What costs something by the night.
    public private(set) var stays: [Stay] = []
    /// What was paid beyond the cost; part of the totals.
    public private(set) var overpaid: [Payment] = []
    /// What came back of payments, less than nothing; already taken off the cost where that was paid in full.
    public private(set) var refunds: [Payment] = []
    /// What was paid in another currency than that of the cost; in no total.
    public private(set) var paidOtherwise: [Payment] = []
    /// Who owes whom.
    public private(set) var balances = Balances()
    /// The currencies in which nobody can be told who owes whom, since an amount would be too long.
    public private(set) var unbalanced: [Currency] = []

    /// Counts.
    ///
    /// - Parameters:
    ///   - activities: The activities of the trip.
    ///   - expenses: Its expenses.
    /// - Complexity: O(n log n) in both.
    public init(_ activities: [Activity], _ expenses: [Expense]) {
        let costly = activities.filter { $0.status != .cancelled && $0.cost != nil }
        let known = Set(costly.map(\.key))
        let payments = Dictionary(grouping: expenses.filter { $0.activity.map(known.contains) ?? false }) {
            $0.activity
        }
        var paid: [PaidStatus: MoneyTotals] = [:]
        var byKind: [ActivityKind: MoneyTotals] = [:]
        for activity in costly {
            guard let cost = activity.cost else { continue }
            let settled = settle(payments[activity.key] ?? [], for: activity, costing: cost)
            totals.add(settled?.cost ?? cost)
            byKind[activity.kind, default: MoneyTotals()].add(settled?.cost ?? cost)
            if activity.kind == .lodging,
                let night = try? cost.perNight(activity.span.nights, rounding: .halfEven)
            {
                stays.append(Stay(activity: activity, cost: cost, perNight: night))
            }
            for (status, money) in settled?.parts(activity.paid) ?? [(activity.paid, cost)] {
                paid[status, default: MoneyTotals()].add(money)
            }
        }
        self.byKind = ActivityKind.allCases.compactMap { kind in byKind[kind].map { (kind, $0) } }
        byPaid = PaidStatus.allCases.reversed().compactMap { status in paid[status].map { (status, $0) } }
        let besides = expenses.filter { expense in expense.activity.map { !known.contains($0) } ?? true }
        for expense in besides { totals.add(expense.money) }
        for category in ExpenseCategory.allCases {
            let sums = MoneyTotals(besides.filter { $0.category == category }.map(\.money))
            if !sums.isEmpty { byCategory.append((category, sums)) }
        }
        (balances, unbalanced) = Self.balances(expenses)
    }

    /// Tells what was paid for an activity, and settles its cost.
    ///
    /// - Returns: The cost with its payments; nil when they have an amount with too many digits on the way.
    private mutating func settle(_ payments: [Expense], for activity: Activity, costing cost: Money)
        -> SettledCost?
    {
        let given = MoneyTotals(payments.map(\.money).filter { !$0.isNegative })
        let back = MoneyTotals(payments.map(\.money).filter(\.isNegative))
        for money in given.sums + back.sums where money.currency != cost.currency {
            paidOtherwise.append(Payment(activity: activity, money: money))
        }
        if let refund = back[cost.currency] { refunds.append(Payment(activity: activity, money: refund)) }
        let own = payments.filter { $0.money.currency == cost.currency }
        guard let settled = try? SettledCost(cost, activity.paid, own) else {
            // Its payments are counted beside it, so that the sum is told to be too long.
            for payment in own { totals.add(payment.money) }
            return nil
        }
        if let beyond = settled.beyond {
            overpaid.append(Payment(activity: activity, money: beyond))
            totals.add(beyond)
        }
        return settled
    }

    /// Who owes whom, currency by currency: one that has an amount which is too long takes no other away.
    private static func balances(_ expenses: [Expense]) -> (Balances, [Currency]) {
        func isSound(_ expenses: [Expense]) -> Bool {
            guard let balances = try? Balances(expenses) else { return false }
            return (try? balances.transfers) != nil
        }
        let byCurrency = Dictionary(grouping: expenses, by: \.money.currency)
        let unsound = byCurrency.filter { !isSound($0.value) }.keys.sorted()
        let balances = try? Balances(expenses.filter { !unsound.contains($0.money.currency) })
        return (balances ?? Balances(), unsound)
    }
}
