import Rendering
import Trips

/// What a command answers that made, changed or deleted an expense.
enum ExpenseAnswer {
    /// Writes the expense behind what was done.
    static func write(
        _ done: String, _ expense: Expense, of trip: Trip, json: Bool, _ session: Session
    ) throws {
        let document = try ExpenseDocument(expense, of: trip)
        session.context.output.line(
            try json ? JSONDocument.text(document) : "\(done): \(document.line(session.style))")
    }
}
