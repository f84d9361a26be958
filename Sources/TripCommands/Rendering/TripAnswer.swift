import Rendering
import Trips

/// The answer of a command that added, changed or deleted a trip.
enum TripAnswer {
    /// Writes the trip after the action: `made: Lisbon · no dates · 0 activities · 6ba7b810`.
    static func write(
        _ done: String, _ trip: Trip, activities: [Activity], json: Bool, _ session: Session
    ) throws {
        let document = TripDocument(trip, activities: activities)
        session.context.output.line(
            try json
                ? JSONDocument.text(document) : "\(done): \(TripText.line(document, session.style))")
    }
}
