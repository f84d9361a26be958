import Messages
import Rendering
import TripWorkflows
import Trips

/// The document of `trip travellers --json`: the participants of a trip.
struct TripTravellersDocument: Encodable, Sendable {
    /// A traveller, with the number of activities of the trip that they take part in.
    struct Row: Encodable, Sendable {
        let id: String
        let person: String
        let name: String
        @Nullable var email: String?
        let role: String
        let activities: Int
    }

    let trip: String
    let activities: Int
    let travellers: [Row]

    init(_ trip: Trip, _ all: [Activity]) {
        self.trip = trip.name
        activities = all.count
        let participations = Participations(in: all, of: trip)
        travellers = trip.travellers.map { traveller in
            Row(
                id: traveller.id.text, person: traveller.person.text, name: traveller.name,
                email: traveller.email, role: traveller.role.rawValue,
                activities: participations[traveller.person])
        }
    }

    /// One line for each traveller.
    func text(_ style: TextStyle) -> String {
        var text = style.marked(Printable.line(trip), .bold) + "\n"
        if travellers.isEmpty {
            text += tr("  nobody is named; meridian trip edit --traveller names somebody\n")
        }
        for row in travellers {
            let part =
                row.activities == activities
                ? tr("takes part in all") : tr("takes part in \(row.activities) of \(activities)")
            let facts = [
                row.email.map { Printable.line($0) }, row.role == "viewer" ? tr("only looks at it") : nil,
                part,
            ]
            let said = facts.compactMap(\.self).joined(separator: " · ")
            text += "  \(Printable.line(row.name)) · \(said)\n"
        }
        return text
    }
}
