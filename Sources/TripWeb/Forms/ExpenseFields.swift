import CivilTime
import Messages
import TripWorkflows
import Trips
import TypedInput

/// The fields of the form of an expense: what they show, and what a sent form wishes.
struct ExpenseFields: Sendable {
    let shown: ShownFields
    private let isNew: Bool

    /// The fields of a new expense.
    ///
    /// - Parameter activity: The activity whose cost it pays; nil for none.
    init(of activity: ActivityKey?) {
        isNew = true
        shown = ShownFields([
            "category": ExpenseCategory.other.rawValue,
            "activity": activity.map { AttachmentOwnerText.text(of: .activity($0)) },
        ])
    }

    /// The fields of an expense of a trip.
    init(_ expense: Expense, of trip: Trip) {
        isNew = false
        shown = ShownFields([
            "title": expense.title, "amount": "\(expense.money)", "date": "\(expense.date)",
            "category": expense.category.rawValue, "payer": expense.payer?.text,
            "split": expense.split.map { TypedSplit(trip, isForm: true).text(of: $0) },
            "method": expense.method?.rawValue, "notes": expense.notes,
            "activity": expense.activity.map { AttachmentOwnerText.text(of: .activity($0)) },
        ])
    }

    /// What a form wishes; what it leaves as it was is left alone.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - trip: The trip.
    /// - Returns: The wish.
    /// - Throws: A ``FormRefusal`` without an amount; a ``Fault`` for an activity that no page of ours has sent.
    func wish(_ form: Query, of trip: Trip) throws -> ExpenseWish {
        guard form["amount"] != nil else {
            throw FormRefusal(tr("Say how much, like 84 EUR."), field: "amount")
        }
        var wish = ExpenseWish()
        wish.isForm = true
        wish.title = isNew ? form["title"] ?? "" : shown.typed("title", form)
        wish.amount = shown.typed("amount", form)
        // Nothing means today for a new one, and is no date of another.
        wish.date = isNew ? form["date"] : shown.typed("date", form)
        if form["category"] != nil { wish.category = shown.typed("category", form) }
        if let text = shown.typed("payer", form) {
            let chosen = trip.travellers.first { $0.id.text == text }?.id
            if let chosen { wish.chosenPayer = chosen } else { wish.payer = text }
        }
        wish.split = shown.typed("split", form)
        wish.method = shown.typed("method", form)
        if let text = shown.typed("activity", form) {
            switch try AttachmentOwnerText.owner(text) {
            case .trip: wish.activity = .some(nil)
            case .activity(let key): wish.activity = .some(key)
            case .expense: throw Fault.badForm("activity")
            }
        }
        wish.notes = shown.typed("notes", form)
        return wish
    }
}
