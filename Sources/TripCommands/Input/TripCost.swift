import CivilTime
import Trips

/// What a trip costs: what its activities cost, and what was spent besides; for each currency alone.
///
/// An expense that pays what an activity costs is that activity's cost and not a second one; what it pays beyond the cost is
/// spent besides. What came back lowers the cost of what was paid in full, and is owed again of the rest. Money paid in another currency than the cost is told and not added, since
/// it is the same cost twice. What is cancelled costs nothing but what was paid for it, and a series costs what is said of it
/// once.
struct TripCost: Sendable {
    /// A stay with its cost by the night.
    struct Stay: Sendable {
        let activity: Activity
        let cost: Money
        let perNight: MoneyQuotient
    }

    /// Money that was paid for an activity and that its cost does not explain.
    struct Payment: Sendable {
        let activity: Activity
        let money: Money
    }

    /// All of it.
    private(set) var totals = MoneyTotals()
    /// What activities of each kind cost, in the order of the kinds.
    private(set) var byKind: [(kind: ActivityKind, totals: MoneyTotals)] = []
    /// What activities cost by how much of it is paid.
    private(set) var byPaid: [(paid: PaidStatus, totals: MoneyTotals)] = []
    /// What was spent besides, by category.
    private(set) var byCategory: [(category: ExpenseCategory, totals: MoneyTotals)] = []
    private(set) var stays: [Stay] = []
    /// What was paid beyond the cost; part of the totals.
    private(set) var overpaid: [Payment] = []
    /// What came back of payments, less than nothing; part of the totals where the cost was paid in full.
    private(set) var refunds: [Payment] = []
    /// What was paid in another currency than that of the cost; in no total.
    private(set) var paidOtherwise: [Payment] = []
    private(set) var balances = Balances()
    /// The currencies in which nobody can be told who owes whom, since an amount would be too long.
    private(set) var unbalanced: [Currency] = []

    /// Counts.
    ///
    /// - Parameters:
    ///   - activities: The activities of the trip.
    ///   - expenses: Its expenses.
    init(_ activities: [Activity], _ expenses: [Expense]) {
        let costly = activities.filter { $0.status != .cancelled && $0.cost != nil }
        let known = Set(costly.map(\.key))
        let payments = Dictionary(grouping: expenses.filter { $0.activity.map(known.contains) ?? false }) {
            $0.activity
        }
        var paid: [PaidStatus: MoneyTotals] = [:]
        var byKind: [ActivityKind: MoneyTotals] = [:]
        for activity in costly {
            guard let cost = activity.cost else { continue }
            totals.add(cost)
            byKind[activity.kind, default: MoneyTotals()].add(cost)
            if activity.kind == .lodging,
                let night = try? cost.perNight(activity.span.nights, rounding: .halfEven)
            {
                stays.append(Stay(activity: activity, cost: cost, perNight: night))
            }
            let given = count(payments[activity.key] ?? [], for: activity, costing: cost)
            for (status, money) in Self.paid(cost, activity.paid, given) {
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

    /// Counts what was paid for an activity.
    ///
    /// - Returns: What was paid in the currency of the cost, less what came back of a part.
    private mutating func count(_ payments: [Expense], for activity: Activity, costing cost: Money) -> Money {
        let given = MoneyTotals(payments.map(\.money).filter { !$0.isNegative })
        let back = MoneyTotals(payments.map(\.money).filter(\.isNegative))
        let nothing = Money(.zero, cost.currency)
        for money in given.sums + back.sums where money.currency != cost.currency {
            paidOtherwise.append(Payment(activity: activity, money: money))
        }
        let sum = given[cost.currency] ?? nothing
        let isPaid = activity.paid == .full || sum.amount >= cost.amount
        if let refund = back[cost.currency] {
            refunds.append(Payment(activity: activity, money: refund))
            guard isPaid else { return (try? sum.adding(refund)) ?? nothing }
            totals.add(refund)
        }
        if let beyond = try? sum.subtracting(cost), !beyond.isNegative, beyond.amount != .zero {
            overpaid.append(Payment(activity: activity, money: beyond))
            totals.add(beyond)
        }
        return sum
    }

    /// How much of a cost is paid: all of it when the payments reach it, else what the activity says, else a part.
    private static func paid(_ cost: Money, _ status: PaidStatus, _ given: Money) -> [(PaidStatus, Money)] {
        guard status != .full, let open = try? cost.subtracting(given) else { return [(status, cost)] }
        if open.isNegative || open.amount == .zero {
            return given.amount == .zero ? [(status, cost)] : [(.full, cost)]
        }
        if status == .deposit || given.amount == .zero || given.isNegative { return [(status, cost)] }
        return [(.full, given), (.unpaid, open)]
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
