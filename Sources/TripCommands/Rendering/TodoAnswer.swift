import Rendering
import Trips

/// The answer of a command that added, changed or deleted a to-do.
enum TodoAnswer {
    /// Writes the to-do after the action.
    static func write(_ done: String, _ todo: Todo, of trip: Trip, json: Bool, _ session: Session) throws {
        let document = TodoDocument(todo, of: trip, session)
        session.context.output.line(
            try json ? JSONDocument.text(document) : "\(done): \(document.line(session.style))")
    }
}
