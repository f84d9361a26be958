import Rendering
import Trips

/// What a command answers that made, changed or deleted a to-do.
enum TodoAnswer {
    /// Writes the to-do behind what was done.
    static func write(_ done: String, _ todo: Todo, of trip: Trip, json: Bool, _ session: Session) throws {
        let document = TodoDocument(todo, of: trip, session)
        session.context.output.line(
            try json ? JSONDocument.text(document) : "\(done): \(document.line(session.style))")
    }
}
