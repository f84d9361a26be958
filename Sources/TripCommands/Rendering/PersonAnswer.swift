import Rendering
import TripStorage
import Trips

/// The answers of commands about one person.
enum PersonAnswer {
    /// Writes the person after the action.
    static func write(
        _ done: String, _ person: Person, in trips: [Trip], json: Bool, _ session: Session
    ) throws {
        let document = PersonDocument(person, trips: trips)
        session.context.output.line(
            try json ? JSONDocument.text(document) : "\(done): \(document.line(session.style))")
    }
}
