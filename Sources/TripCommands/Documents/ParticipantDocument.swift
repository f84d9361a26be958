import Trips

/// Somebody who takes part in an activity, as JSON has it.
struct ParticipantDocument: Encodable, Sendable {
    let id: String
    /// What the trip calls them; null where no trip is known.
    @Nullable var name: String?

    init(_ person: PersonID, _ name: String?) {
        id = person.text
        self.name = name
    }
}
