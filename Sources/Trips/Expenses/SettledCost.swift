import CivilTime

/// What an activity costs when its payments and what came back of them are taken in turn.
///
/// What comes back of a cost that was paid in full until then lowers it, down to what stays paid; what comes back of a part
/// is owed again. What is paid after that raises a lowered cost again, up to what it was.
struct SettledCost: Sendable {
    /// The cost, less what came back after it was paid in full.
    private(set) var cost: Money
    /// What was paid and did not come back; more than the cost where too much was paid.
    private(set) var paid: Money
    /// The cost before anything came back.
    private let full: Money
    /// Whether nothing of it was ever open, whatever its payments say.
    private let isPaidBesides: Bool
    private let hasPayments: Bool

    /// Settles a cost.
    ///
    /// - Parameters:
    ///   - cost: What the activity costs.
    ///   - status: What it says of itself; paid in full counts from the beginning.
    ///   - payments: What was paid for it and what came back, in the currency of the cost.
    /// - Throws: A ``TripError`` when an amount on the way has more than 18 digits.
    init(_ cost: Money, _ status: PaidStatus, _ payments: [Expense]) throws(TripError) {
        self.cost = cost
        full = cost
        paid = Money(.zero, cost.currency)
        isPaidBesides = status == .full
        hasPayments = !payments.isEmpty
        var waiting: [Money] = []
        for money in Self.inTurn(payments) {
            if money.isNegative { waiting.append(money) } else { try pay(money) }
            // What came back was paid before: written down earlier, it waits for the payment.
            var rest: [Money] = []
            for back in waiting {
                let left = try paid.adding(back)
                if left.isNegative, !isPaidBesides { rest.append(back) } else { try takeBack(back) }
            }
            waiting = rest
        }
        for back in waiting { try takeBack(back) }
    }

    /// What was paid beyond the cost, if anything.
    var beyond: Money? {
        guard let beyond = try? paid.subtracting(cost), !beyond.isNegative, beyond.amount != .zero else {
            return nil
        }
        return beyond
    }

    /// How much of the cost is paid: all of it when the payments reach it, else what the activity says, else a part.
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

    /// The amounts by date, and within a date as they were written down.
    ///
    /// Of what was written down at one moment a payment and its exact return come first, as of a card that failed, then what
    /// else was paid, then what else came back.
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
