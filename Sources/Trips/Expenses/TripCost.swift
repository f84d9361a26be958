/// The cost of a trip: its activities and other expenses, by currency.
///
/// An expense that pays an activity's cost is that cost and not a second one; the excess is an expense of its
/// own. A refund lowers a cost that was paid in full, and is owed again of a part. Money paid in another currency
/// than the cost is listed and not added, since it is the same cost twice. A cancelled activity costs what was paid
/// for it alone, and a series costs its amount once. Costs by kind, excess payments and other expenses add up to the
/// total.
///
/// ```swift
/// let lunch = Expense(
///     id: ExpenseID("l"), title: "Lunch", category: .foodAndDining, money: try Money("12.50 EUR"),
///     date: try CivilDate(2027, 3, 12), createdAt: .epoch)
/// let cost = TripCost([], [lunch])
/// cost.totals.sums  // [12.50 EUR]
/// ```
public struct TripCost: Sendable {
    /// A stay with its cost per night.
    public struct Stay: Sendable {
        /// The stay.
        public let activity: Activity
        /// The whole cost.
        public let cost: Money
        /// The cost per night.
        public let perNight: MoneyQuotient
    }

    /// A payment that an activity's cost does not explain.
    public struct Payment: Sendable {
        /// The activity that was paid.
        public let activity: Activity
        /// The amount.
        public let money: Money
    }

    /// The totals of the trip.
    public private(set) var totals = MoneyTotals()
    /// The cost of each kind of activity, in the order of the kinds, less refunds after full payment.
    public private(set) var byKind: [(kind: ActivityKind, totals: MoneyTotals)] = []
    /// The same by payment status.
    public private(set) var byPaid: [(paid: PaidStatus, totals: MoneyTotals)] = []
    /// Other expenses, by category.
    public private(set) var byCategory: [(category: ExpenseCategory, totals: MoneyTotals)] = []
    /// The stays with a cost per night.
    public private(set) var stays: [Stay] = []
    /// Payments beyond the cost; included in the totals.
    public private(set) var overpaid: [Payment] = []
    /// Refunds, negative; already deducted from a cost that was paid in full.
    public private(set) var refunds: [Payment] = []
    /// Payments in another currency than the cost; not in the totals.
    public private(set) var paidOtherwise: [Payment] = []
    /// The balances between travellers.
    public private(set) var balances = Balances()
    /// The currencies without balances, since an amount would be too long.
    public private(set) var unbalanced: [Currency] = []

    /// Computes the cost.
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

    /// Lists an activity's payments and settles its cost.
    ///
    /// - Returns: The cost with its payments; nil when an intermediate amount has too many digits.
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
            // Its payments are added beside it, so that the sum is reported as too long.
            for payment in own { totals.add(payment.money) }
            return nil
        }
        if let beyond = settled.beyond {
            overpaid.append(Payment(activity: activity, money: beyond))
            totals.add(beyond)
        }
        return settled
    }

    /// Computes balances by currency; an amount that is too long affects its own currency alone.
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
