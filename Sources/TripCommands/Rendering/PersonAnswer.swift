import Rendering
import TripStorage
import Trips

/// What commands answer that are about one person.
enum PersonAnswer {
    /// Writes the person behind what was done.
    static func write(
        _ done: String, _ person: Person, in trips: [Trip], json: Bool, _ session: Session
    ) throws {
        let document = PersonDocument(person, trips: trips)
        session.context.output.line(
            try json ? JSONDocument.text(document) : "\(done): \(document.line(session.style))")
    }
}
