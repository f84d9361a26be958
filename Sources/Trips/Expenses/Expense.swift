public import CivilTime
import Messages

/// Money spent on a trip, with its payer and those who bear it.
public struct Expense: Hashable, Sendable {
    /// The permanent identifier.
    public let id: ExpenseID

    /// The purpose, on one line: "Dinner at the harbour".
    public var title: String

    /// The category.
    public var category: ExpenseCategory

    /// The amount; negative for a refund.
    public var money: Money

    /// The date at the place where it was paid.
    public var date: CivilDate

    /// The payer, if known.
    public var payer: TravellerID?

    /// Who bears it; nil when it concerns the payer alone.
    public var split: ExpenseSplit?

    /// How it was paid, if known.
    public var method: PaymentMethod?

    /// Free text.
    public var notes: String

    /// The activity that it belongs to, if any, such as the stay that it paid.
    public var activity: ActivityKey?

    /// When it was recorded.
    public let createdAt: Instant

    /// When it was last changed.
    public var updatedAt: Instant

    /// Creates an expense without checking it; ``check()`` does.
    ///
    /// - Parameters:
    ///   - id: The permanent identifier.
    ///   - title: The purpose, on one line.
    ///   - category: The category.
    ///   - money: The amount; negative for a refund.
    ///   - date: The date at the place where it was paid.
    ///   - payer: The payer, if known.
    ///   - split: Who bears it; nil when it concerns the payer alone.
    ///   - method: How it was paid.
    ///   - notes: Free text.
    ///   - activity: The activity that it belongs to.
    ///   - createdAt: When it was recorded.
    ///   - updatedAt: When it was last changed; nil if never.
    public init(
        id: ExpenseID, title: String, category: ExpenseCategory = .other, money: Money, date: CivilDate,
        payer: TravellerID? = nil, split: ExpenseSplit? = nil, method: PaymentMethod? = nil,
        notes: String = "",
        activity: ActivityKey? = nil, createdAt: Instant, updatedAt: Instant? = nil
    ) {
        self.id = id
        self.title = title
        self.category = category
        self.money = money
        self.date = date
        self.payer = payer
        self.split = split
        self.method = method
        self.notes = notes
        self.activity = activity
        self.createdAt = createdAt
        self.updatedAt = updatedAt ?? createdAt
    }

    /// Checks the title, which is one line, and the split.
    ///
    /// - Throws: A ``TripError`` of the title or of ``ExpenseSplit/parts(of:)``.
    public func check() throws(TripError) {
        try OneLine.check(title, as: tr("title", as: "what a text is"), of: tr("an expense"))
        _ = try parts
    }

    /// The part of each traveller, in the order of the split; empty without one.
    public var parts: [ExpensePart] {
        get throws(TripError) { try split?.parts(of: money) ?? [] }
    }
}
