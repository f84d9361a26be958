import Messages
package import Trips

/// What a trip costs in words, the same for the command and for pages.
///
/// Every currency has its own sum; nothing is converted.
package struct CostWords: Sendable {
    /// What a group of lines is about.
    package enum Group: CaseIterable, Sendable {
        case kinds
        case paid
        case expenses
        case notes
        case nights
        case budget
        case owed
    }

    /// One line: what it is about, and the amounts.
    package struct Line: Hashable, Sendable {
        package let label: String
        package let value: String
        /// The activity that it is about.
        package let activity: ActivityKey?

        init(_ label: String, _ value: String, of activity: Activity? = nil) {
            (self.label, self.value, self.activity) = (label, value, activity?.key)
        }
    }

    /// The sums of everything, or that nothing costs anything.
    package let totals: String

    /// The lines in groups, in their order; groups without lines are left out.
    package let groups: [(group: Group, lines: [Line])]

    /// All lines, in the order of the command.
    package var lines: [Line] { groups.flatMap(\.lines) }

    /// Puts the cost of a trip in words.
    ///
    /// - Parameters:
    ///   - cost: The cost.
    ///   - trip: The trip.
    /// - Throws: A `TripError` for transfers with too many digits.
    package init(_ cost: TripCost, of trip: Trip) throws(TripError) {
        let sums = CostWords.text(cost.totals)
        totals = sums.isEmpty ? tr("nothing costs anything yet") : sums
        let all: [(Group, [Line])] = [
            (.kinds, cost.byKind.map { Line($0.kind.word, CostWords.text($0.totals)) }),
            (.paid, cost.byPaid.map { Line(CostWords.word($0.paid), CostWords.text($0.totals)) }),
            (
                .expenses,
                cost.byCategory.map { Line(tr("spent: \($0.category.word)"), CostWords.text($0.totals)) }
            ),
            (.notes, CostWords.notes(cost)), (.nights, cost.stays.map(CostWords.night)),
            (.budget, trip.budget.map { CostWords.line($0, cost) }),
            (.owed, try CostWords.owed(cost, trip)),
        ]
        groups = all.filter { !$0.1.isEmpty }.map { (group: $0.0, lines: $0.1) }
    }

    private static func text(_ totals: MoneyTotals) -> String {
        (totals.sums.map(\.description)
            + totals.oversized.map { tr("more \($0.code) than can be written") }).joined(separator: ", ")
    }

    private static func word(_ paid: PaidStatus) -> String {
        switch paid {
        case .full: tr("paid", as: "cost")
        case .deposit: tr("deposit paid", as: "cost")
        case .unpaid: tr("not paid", as: "cost")
        }
    }

    private static func notes(_ cost: TripCost) -> [Line] {
        func title(_ payment: TripCost.Payment) -> String { Printable.line(payment.activity.title) }
        return cost.overpaid.map {
            Line(tr("overpaid", as: "label"), tr("\($0.money) more than \(title($0)) costs"), of: $0.activity)
        }
            + cost.refunds.map {
                Line(tr("refund", as: "label"), tr("\($0.money) for \(title($0))"), of: $0.activity)
            }
            + cost.paidOtherwise.map {
                Line(
                    tr("not counted", as: "label"),
                    tr("\($0.money) for \(title($0)), whose cost is in another currency"), of: $0.activity)
            }
    }

    private static func night(_ stay: TripCost.Stay) -> Line {
        let count = stay.activity.span.nights
        let nights = count == 1 ? tr("1 night") : tr("\(count) nights")
        let amount = stay.perNight.isExact ? "\(stay.perNight.value)" : tr("about \(stay.perNight.value)")
        return Line(
            tr("a night", as: "label"), "\(amount) · \(nights) · \(Printable.line(stay.activity.title))",
            of: stay.activity)
    }

    private static func line(_ budget: Money, _ cost: TripCost) -> Line {
        let spent = cost.totals[budget.currency] ?? Money(.zero, budget.currency)
        let isTooLong = cost.totals.oversized.contains(budget.currency)
        let left = isTooLong ? nil : try? budget.subtracting(spent)
        let rest = left?.description ?? tr("more than can be written")
        return Line(
            tr("budget", as: "label"),
            isTooLong || budget.amount < spent.amount
                ? tr("\(budget) · exceeded, left \(rest)") : tr("\(budget) · left \(rest)"))
    }

    private static func owed(_ cost: TripCost, _ trip: Trip) throws(TripError) -> [Line] {
        let label = tr("owed", as: "label")
        var lines = try cost.balances.transfers.map { transfer in
            let giver = Printable.line(trip.name(of: transfer.giver))
            let receiver = Printable.line(trip.name(of: transfer.receiver))
            return Line(label, tr("\(giver) gives \(receiver) \(transfer.money)"))
        }
        let withoutPayer = cost.balances.withoutPayer.count
        if withoutPayer > 0 {
            lines.append(Line(label, tr("\(withoutPayer) split without a payer, not counted")))
        }
        return lines
            + cost.unbalanced.map { Line(label, tr("amounts in \($0.code) are too long to be told")) }
    }
}
