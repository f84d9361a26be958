import CivilTime
import Trips

/// What a trip costs: what its activities cost, and what was spent besides; for each currency alone.
///
/// An expense that pays what an activity costs is that activity's cost and not a second one. What is cancelled costs
/// nothing, and a series costs what is said of it once.
struct TripCost: Sendable {
    /// A stay with its cost by the night.
    struct Stay: Sendable {
        let activity: Activity
        let cost: Money
        let perNight: MoneyQuotient
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
    let balances: Balances

    /// Counts.
    ///
    /// - Parameters:
    ///   - activities: The activities of the trip.
    ///   - expenses: Its expenses.
    /// - Throws: A ``TripError`` when a sum has too many digits.
    init(_ activities: [Activity], _ expenses: [Expense]) throws {
        let costly = activities.filter { $0.status != .cancelled && $0.cost != nil }
        for activity in costly {
            guard let cost = activity.cost else { continue }
            try totals.add(cost)
            if activity.kind == .lodging,
                let night = try? cost.perNight(activity.span.nights, rounding: .halfEven)
            {
                stays.append(Stay(activity: activity, cost: cost, perNight: night))
            }
        }
        for kind in ActivityKind.allCases {
            let sums = try MoneyTotals(costly.filter { $0.kind == kind }.compactMap(\.cost))
            if !sums.isEmpty { byKind.append((kind, sums)) }
        }
        for paid in PaidStatus.allCases.reversed() {
            let sums = try MoneyTotals(costly.filter { $0.paid == paid }.compactMap(\.cost))
            if !sums.isEmpty { byPaid.append((paid, sums)) }
        }
        let known = Set(costly.map(\.key))
        let besides = expenses.filter { expense in expense.activity.map { !known.contains($0) } ?? true }
        for expense in besides { try totals.add(expense.money) }
        for category in ExpenseCategory.allCases {
            let sums = try MoneyTotals(besides.filter { $0.category == category }.map(\.money))
            if !sums.isEmpty { byCategory.append((category, sums)) }
        }
        balances = try Balances(expenses)
    }
}
