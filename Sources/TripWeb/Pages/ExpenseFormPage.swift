import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The forms of an expense: new, or as it is.
enum ExpenseFormPage {
    /// The form for a new expense.
    ///
    /// - Parameters:
    ///   - page: The trip.
    ///   - key: The activity whose cost it pays; nil for none.
    /// - Returns: The form.
    /// - Throws: A ``Fault`` for an activity that there is not.
    static func new(_ page: TripPage, for key: ActivityKey?) throws(Fault) -> FieldsPage {
        let id = page.shown.trip.id
        let owner = try key.map { key throws(Fault) in try ActivityChoices.owner(of: key, in: page) }
        let back =
            key.map { Link(tr("The activity"), .trip(id, .activity($0), page.clock)) }
            ?? Link(tr("Add nothing"), .trip(id, .costs, page.clock))
        var form = FieldsPage(
            page.frame(tr("Add an expense")), to: .trip(id, .addExpense(key), page.clock),
            fields(ExpenseFields(of: owner).shown, page, owner, isNew: true), button: tr("Add"), back: back)
        var random = SystemRandomNumberGenerator()
        form.uid = ExpenseID.random(using: &random).text
        return form
    }

    /// The form of an expense.
    ///
    /// - Throws: A ``Fault`` where there is none; a `StorageError`.
    static func editing(
        _ page: TripPage, _ expense: ExpenseID, in reading: any TripReading
    ) throws -> FieldsPage {
        let trip = page.shown.trip
        guard let stored = try StoredExpense(expense, of: trip.id, in: reading) else {
            throw Fault.unknownExpense
        }
        let shown = ExpenseFields(stored.expense, of: trip).shown
        var form = FieldsPage(
            page.frame(tr("Edit \(Printable.line(stored.expense.title))")),
            to: .trip(trip.id, .editExpense(expense), page.clock),
            fields(shown, page, stored.expense.activity, isNew: false),
            button: tr("Save"), back: Link(tr("Leave it as it is"), .trip(trip.id, .costs, page.clock)))
        form.seen = stored.version
        form.links = [Link(tr("Delete …"), .trip(trip.id, .deleteExpense(expense), page.clock))]
        return form
    }

    private static func fields(
        _ shown: ShownFields, _ page: TripPage, _ key: ActivityKey?, isNew: Bool
    ) -> [FormField] {
        let nothing = (value: "", text: tr("not said"))
        let travellers = page.shown.trip.travellers.map {
            (value: $0.id.text, text: Printable.line($0.name))
        }
        let categories = ExpenseCategory.allCases.map { (value: $0.rawValue, text: $0.word) }
        let methods = PaymentMethod.allCases.map { (value: $0.rawValue, text: $0.title) }
        let date =
            isNew ? tr("like 2027-03-13; nothing for today") : tr("like 2027-03-13, or yesterday")
        return [
            .text("title", tr("What it was for"), shown["title"]),
            .text(
                "amount", tr("How much"), shown["amount"],
                hint: tr("like 84 EUR; a negative amount is a refund")),
            .text("date", tr("Paid on"), shown["date"], hint: date),
            .choice("category", tr("What it was spent on"), categories, chosen: shown["category"]),
            .choice("payer", tr("Who paid"), [nothing] + travellers, chosen: shown["payer"]),
            .text(
                "split", tr("Who bears it"), shown["split"],
                hint: tr(
                    "all, or names: Ada, Ben for equal parts, Ada=2, Ben=1 for shares, Ada=50 EUR, Ben=34 EUR; nothing for who paid alone"
                )),
            .choice("method", tr("How it was paid"), [nothing] + methods, chosen: shown["method"]),
            .choice(
                "activity", tr("The activity whose cost it pays"),
                [(value: "", text: tr("none"))] + ActivityChoices.options(page, with: key),
                chosen: shown["activity"]),
            .area("notes", tr("Notes"), shown["notes"]),
        ]
    }
}

extension DeletePage {
    /// The question before an expense is deleted.
    init(_ page: TripPage, expense: ExpenseID, in reading: any TripReading) throws {
        let id = page.shown.trip.id
        guard let stored = try StoredExpense(expense, of: id, in: reading) else {
            throw Fault.unknownExpense
        }
        self.init(
            page.frame(tr("Delete")), stored.deletionQuestion,
            advice: tr("Its receipts go with it. Undo brings back what was deleted."),
            .trip(id, .deleteExpense(expense), page.clock), seen: stored.version,
            back: Link(tr("Keep it"), .trip(id, .costs, page.clock)))
    }
}
