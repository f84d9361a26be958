import Rendering
import TripStorage
import Trips

/// What a command answers about an organization.
enum OrganizationAnswer {
    /// Gathers what there is to say.
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

    /// Writes the organization behind what was done.
    static func write(
        _ done: String, _ document: OrganizationDocument, json: Bool, _ session: Session
    ) throws {
        session.context.output.line(
            try json ? JSONDocument.text(document) : "\(done): \(document.line(session.style))")
    }
}
