import CivilTime

/// The cost of an activity after its payments and refunds, in their order.
///
/// A refund of a cost paid in full lowers the cost, down to what stays paid; a refund of a part is owed
/// again. Later payments raise a lowered cost again, up to its original amount.
struct SettledCost: Sendable {
    /// The cost, less refunds after it was paid in full.
    private(set) var cost: Money
    /// Payments less refunds; above the cost where too much was paid.
    private(set) var paid: Money
    /// The original cost.
    private let full: Money
    /// Whether it is paid in full, whatever its payments are.
    private let isPaidBesides: Bool
    private let hasPayments: Bool

    /// Computes the cost.
    ///
    /// - Parameters:
    ///   - cost: The cost of the activity.
    ///   - status: The stated status; paid in full counts from the beginning.
    ///   - payments: The payments and refunds, in the currency of the cost.
    /// - Throws: A ``TripError`` when an intermediate amount has more than 18 digits.
    init(_ cost: Money, _ status: PaidStatus, _ payments: [Expense]) throws(TripError) {
        self.cost = cost
        full = cost
        paid = Money(.zero, cost.currency)
        isPaidBesides = status == .full
        hasPayments = !payments.isEmpty
        var waiting: [Money] = []
        for money in Self.inTurn(payments) {
            if money.isNegative { waiting.append(money) } else { try pay(money) }
            // A refund follows its payment: recorded earlier, it waits for the payment.
            var rest: [Money] = []
            for back in waiting {
                let left = try paid.adding(back)
                if left.isNegative, !isPaidBesides { rest.append(back) } else { try takeBack(back) }
            }
            waiting = rest
        }
        for back in waiting { try takeBack(back) }
    }

    /// The amount paid beyond the cost, if any.
    var beyond: Money? {
        guard let beyond = try? paid.subtracting(cost), !beyond.isNegative, beyond.amount != .zero else {
            return nil
        }
        return beyond
    }

    /// Splits the cost by status: full when the payments reach it, else as stated, else a part.
    func parts(_ status: PaidStatus) -> [(PaidStatus, Money)] {
        guard status != .full, hasPayments, let open = try? cost.subtracting(paid) else {
            return [(status, cost)]
        }
        if open.isNegative || open.amount == .zero { return [(.full, cost)] }
        if status == .deposit || paid.amount == .zero || paid.isNegative { return [(status, cost)] }
        return [(.full, paid), (.unpaid, open)]
    }

    private mutating func pay(_ money: Money) throws(TripError) {
        paid = try paid.adding(money)
        let reached = try full.isLess(than: paid) ? full : paid
        if try cost.isLess(than: reached) { cost = reached }
    }

    private mutating func takeBack(_ back: Money) throws(TripError) {
        let isReached = try !paid.isLess(than: cost)
        paid = try paid.adding(back)
        if isReached {
            if try paid.isLess(than: cost) { cost = paid }
        } else if isPaidBesides {
            cost = try cost.adding(back)
        }
    }

    /// Returns the amounts by date, and within a date in the order recorded.
    ///
    /// Of amounts recorded at one moment, a payment and its exact refund come first, as of a card that
    /// failed, then other payments, then other refunds.
    private static func inTurn(_ payments: [Expense]) -> [Money] {
        struct Moment: Hashable, Comparable {
            let date: CivilDate
            let createdAt: Instant
            static func < (left: Moment, right: Moment) -> Bool {
                (left.date, left.createdAt) < (right.date, right.createdAt)
            }
        }
        let moments = Dictionary(grouping: payments) { Moment(date: $0.date, createdAt: $0.createdAt) }
        return moments.sorted { $0.key < $1.key }.flatMap { _, expenses -> [Money] in
            var backs = expenses.map(\.money).filter(\.isNegative)
            var (returned, paid): ([Money], [Money]) = ([], [])
            for money in expenses.map(\.money) where !money.isNegative {
                let match = backs.firstIndex { (try? $0.adding(money))?.amount == .zero }
                guard let match else {
                    paid.append(money)
                    continue
                }
                returned += [money, backs.remove(at: match)]
            }
            return returned + paid + backs
        }
    }
}
