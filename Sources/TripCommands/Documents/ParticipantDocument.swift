import StrictJSON
import Trips

/// A participant of an activity in JSON.
struct ParticipantDocument: Encodable, JSONLineDocument, Sendable {
    let id: String
    /// The name in the trip; null where no trip is known.
    @Nullable var name: String?

    init(_ person: PersonID, _ name: String?) {
        id = person.text
        self.name = name
    }

    func write(to line: inout JSONLineWriter) {
        line.member("id", id)
        line.member("name", name)
    }
}
