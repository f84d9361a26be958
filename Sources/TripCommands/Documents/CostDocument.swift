import Messages
import Rendering
import Trips

/// The cost of a trip in JSON.
struct CostDocument: Encodable, Sendable {
    /// Sums under a word.
    struct Group: Encodable, Sendable {
        let name: String
        let sums: [String]

        init(_ name: String, _ totals: MoneyTotals) {
            self.name = name
            sums = totals.sums.map(\.description)
        }
    }

    /// A stay with its cost per night.
    struct Stay: Encodable, Sendable {
        let uid: String
        let title: String
        let cost: String
        let nights: Int
        let perNight: String
        /// Whether the cost per night is exact.
        let exact: Bool
    }

    /// A budget and its remainder; null where the sum is too long.
    struct Budget: Encodable, Sendable {
        let budget: String
        @Nullable var left: String?
        let exceeded: Bool
    }

    /// A payment that the activity's cost does not explain.
    struct Payment: Encodable, Sendable {
        let uid: String
        let title: String
        let amount: String

        init(_ payment: TripCost.Payment) {
            uid = payment.activity.uid.text
            title = payment.activity.title
            amount = payment.money.description
        }
    }

    /// A transfer between two travellers.
    struct Transfer: Encodable, Sendable {
        let from: String
        let to: String
        let amount: String
    }

    let trip: ActivityDocument.TripReference
    let totals: [String]
    let byKind: [Group]
    let byPaid: [Group]
    let expenses: [Group]
    /// The currencies whose sum is too long.
    let oversized: [String]
    let overpaid: [Payment]
    let refunds: [Payment]
    let paidOtherwise: [Payment]
    let stays: [Stay]
    let budget: [Budget]
    let transfers: [Transfer]
    /// The number of split expenses without a payer, which balances ignore.
    let withoutPayer: Int
    /// The currencies without balances.
    let unbalanced: [String]

    init(_ cost: TripCost, of trip: Trip) throws {
        self.trip = ActivityDocument.TripReference(id: trip.id.text, name: trip.name)
        totals = cost.totals.sums.map(\.description)
        byKind = cost.byKind.map { Group($0.kind.rawValue, $0.totals) }
        byPaid = cost.byPaid.map { Group($0.paid.rawValue, $0.totals) }
        expenses = cost.byCategory.map { Group($0.category.rawValue, $0.totals) }
        stays = cost.stays.map {
            Stay(
                uid: $0.activity.uid.text, title: $0.activity.title, cost: $0.cost.description,
                nights: $0.activity.span.nights, perNight: $0.perNight.value.description,
                exact: $0.perNight.isExact)
        }
        oversized = cost.totals.oversized.map(\.code)
        overpaid = cost.overpaid.map(Payment.init)
        refunds = cost.refunds.map(Payment.init)
        paidOtherwise = cost.paidOtherwise.map(Payment.init)
        budget = trip.budget.map { budget in
            guard !cost.totals.oversized.contains(budget.currency) else {
                return Budget(budget: budget.description, left: nil, exceeded: true)
            }
            let spent = cost.totals[budget.currency] ?? Money(.zero, budget.currency)
            let left = try? budget.subtracting(spent)
            return Budget(
                budget: budget.description, left: left?.description,
                exceeded: budget.amount < spent.amount)
        }
        transfers = try cost.balances.transfers.map {
            Transfer(
                from: trip.name(of: $0.giver), to: trip.name(of: $0.receiver), amount: $0.money.description)
        }
        withoutPayer = cost.balances.withoutPayer.count
        unbalanced = cost.unbalanced.map(\.code)
    }
}

extension CostWords {
    /// The words as lines for a terminal.
    func text(of trip: Trip, _ style: TextStyle) -> String {
        let width = (lines.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0) + 2
        let head = style.marked(Printable.line(trip.name), .bold) + " · \(totals)\n"
        return lines.reduce(into: head) { text, line in
            text +=
                "  " + style.marked(line.label, .faint) + DisplayWidth.padding(line.label, to: width)
                + line.value + "\n"
        }
    }
}
