package import CivilTime
import Messages
import Rendering
package import Trips

/// The facts of an expense as they are typed: nil leaves one as it is, and an empty text clears it.
package struct ExpenseWish: Sendable {
    package var title: String?
    /// How much, like `84 EUR`.
    package var amount: String?
    package var date: String?
    package var category: String?
    /// The name of who paid.
    package var payer: String?
    /// The traveller who paid, chosen from a list.
    package var chosenPayer: TravellerID?
    /// Who bears it, as `all`, `Ada,Ben`, `Ada=2,Ben=1` or `Ada=50 EUR,Ben=34 EUR`.
    package var split: String?
    package var method: String?
    /// The activity whose cost it pays, already looked up.
    package var activity: ActivityKey??
    package var notes: String?
    /// The known persons, whose spellings also identify a traveller; needed where it names travellers.
    package var persons: [Person] = []
    /// Whether it is typed into the fields of a form, so that no message names an option.
    package var isForm = false

    /// Wishes nothing.
    package init() {}

    /// Whether somebody is named by a typed text.
    package var namesTravellers: Bool { payer?.isEmpty == false || split?.isEmpty == false }

    /// Sets the typed facts of an expense.
    ///
    /// - Parameters:
    ///   - expense: The expense; other facts stay.
    ///   - trip: Its trip, with the travellers who can pay.
    ///   - today: The date from which words such as `yesterday` count; evaluated only when needed.
    /// - Throws: An ``InputRefusal`` about the fact that cannot be used.
    package func apply(to expense: inout Expense, of trip: Trip, today: () throws -> CivilDate) throws {
        let travellers = TypedSplit(trip, persons, isForm: isForm)
        if let title { expense.title = title }
        if let amount { expense.money = try ExpenseWish.money(amount) }
        if let date {
            expense.date = try about("date") { try TypedDay.parse(date, option: "--date", today: today) }
        }
        if let category { expense.category = try about("category") { try ExpenseWish.category(category) } }
        if let payer {
            expense.payer = try about("payer") {
                payer.isEmpty ? nil : try travellers.traveller(payer, "--paid-by").id
            }
        }
        if let chosenPayer { expense.payer = chosenPayer }
        if let split { expense.split = try about("split") { try travellers.split(split) } }
        if let method {
            expense.method = try about("method") {
                method.isEmpty
                    ? nil : try TypedChoice.value(method, option: "--method", among: PaymentMethod.allCases)
            }
        }
        if let activity { expense.activity = activity }
        if let notes { expense.notes = notes }
        let judged = expense
        do {
            try Typed.said("") { try judged.check() }
        } catch let refusal as InputRefusal {
            throw refusal.about(ExpenseWish.isOfTitle(refusal) ? "title" : "split")
        }
    }

    /// Reads an amount with its currency.
    ///
    /// - Parameter text: What was typed.
    /// - Returns: The money.
    /// - Throws: An ``InputRefusal`` about the amount.
    package static func money(_ text: String) throws -> Money {
        do {
            return try TypedMoney.parse(text, option: "--amount")
        } catch let refusal as InputRefusal {
            throw refusal.about("amount")
        }
    }

    private static func category(_ text: String) throws -> ExpenseCategory {
        guard let known = ExpenseCategory(word: text) else {
            throw InputRefusal.unknownWord(
                text, option: "--category", among: ExpenseCategory.allCases.map(\.rawValue))
        }
        return known
    }

    private static func isOfTitle(_ refusal: InputRefusal) -> Bool {
        [TripError.Code.emptyName, .malformedName].contains { $0.rawValue == refusal.code }
    }

    private func about<Value>(_ field: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let refusal as InputRefusal {
            throw refusal.about(field)
        }
    }
}
