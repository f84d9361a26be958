import Rendering
import TripStorage
import Trips

/// The answer of a command about an organization.
enum OrganizationAnswer {
    /// Collects the document of an organization.
    static func document(_ organization: Organization, in reading: any TripReading) throws
        -> OrganizationDocument
    {
        let run = try reading.activities(runBy: organization.id)
        var names: [String] = []
        for id in Set(run.map(\.trip)) {
            if let trip = try reading.trip(id) { names.append(trip.name) }
        }
        return OrganizationDocument(organization, activities: run.count, trips: names.sorted())
    }

    /// Writes the organization after the action.
    static func write(
        _ done: String, _ document: OrganizationDocument, json: Bool, _ session: Session
    ) throws {
        session.context.output.line(
            try json ? JSONDocument.text(document) : "\(done): \(document.line(session.style))")
    }
}
