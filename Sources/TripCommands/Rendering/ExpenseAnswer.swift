import Rendering
import TripStorage
import Trips

/// The answer of a command that added, changed or deleted an expense.
enum ExpenseAnswer {
    /// Writes the expense after the action.
    static func write(
        _ done: String, _ expense: Expense, of trip: Trip, receipts: [Attachment], json: Bool,
        _ session: Session
    ) throws {
        let document = try ExpenseDocument(expense, of: trip, receipts: receipts)
        session.context.output.line(
            try json ? JSONDocument.text(document) : "\(done): \(document.line(session.style))")
    }

    /// Returns the attachments of an expense.
    static func receipts(
        of expense: Expense, in trip: Trip, _ reading: any TripReading
    ) throws -> [Attachment] {
        try reading.attachments(of: trip.id).filter { $0.owner == .expense(expense.id) }
    }
}
