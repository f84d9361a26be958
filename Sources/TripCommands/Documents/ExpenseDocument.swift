import CivilTime
import Messages
import Rendering
import Trips

/// An expense in JSON.
struct ExpenseDocument: Encodable, Sendable {
    /// One traveller's part.
    struct Part: Encodable, Sendable {
        let traveller: String
        let amount: String
    }

    let id: String
    let trip: ActivityDocument.TripReference
    let title: String
    let amount: String
    let date: String
    let category: String
    /// The name of the traveller who paid.
    @Nullable var paidBy: String?
    /// The part of each traveller; empty without a split.
    let split: [Part]
    @Nullable var method: String?
    /// The UID of the activity whose cost it pays.
    @Nullable var activity: String?
    let notes: String
    /// The attachments of the expense.
    let receipts: [AttachmentDocument]

    init(_ expense: Expense, of trip: Trip, receipts: [Attachment]) throws {
        self.receipts = receipts.map { AttachmentDocument($0, of: trip) }
        id = expense.id.text
        self.trip = ActivityDocument.TripReference(id: trip.id.text, name: trip.name)
        title = expense.title
        amount = expense.money.description
        date = expense.date.description
        category = expense.category.rawValue
        paidBy = expense.payer.map { trip.name(of: $0) }
        split = try expense.parts.map {
            Part(traveller: trip.name(of: $0.traveller), amount: $0.money.description)
        }
        method = expense.method?.rawValue
        activity = expense.activity?.uid.text
        notes = expense.notes
    }

    /// `2027-03-13 · Dinner · 84.00 EUR · paid by Ada · for Ada 42.00 EUR, Ben 42.00 EUR · Lisbon · 1a2b3c4d`.
    func line(_ style: TextStyle) -> String {
        var parts = [date, style.marked(Printable.line(title), .bold), amount]
        parts += ExpenseWords.facts(
            ExpenseCategory(rawValue: category) ?? .other, paidBy: paidBy,
            split: split.map { ($0.traveller, $0.amount) })
        if let first = receipts.first {
            let name = Printable.line(first.about.isEmpty ? first.name : first.about)
            parts.append(
                receipts.count == 1
                    ? tr("receipt \(name)") : tr("receipt \(name) and \(receipts.count - 1) more"))
        }
        parts.append(Printable.line(trip.name))
        parts.append(style.marked(String(id.prefix(8)), .faint))
        return parts.joined(separator: " · ")
    }
}
