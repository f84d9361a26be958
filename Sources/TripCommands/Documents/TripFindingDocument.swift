import CivilTime
import Scheduling
import Trips

/// What a rule found, as `check --json` writes it.
struct TripFindingDocument: Encodable, Sendable {
    let rule: String
    let severity: String
    let items: [String]
    /// The moment on the clock of whom it is about; of several, of the first.
    let at: String
    let atInstant: String
    let message: String
    /// Of a connection, its layover, its minimum and what is left.
    @Nullable var connection: ConnectionDocument?

    /// Whose journey it is about; null where it is everybody's.
    @Nullable var travellers: [ParticipantDocument]?

    init(_ finding: TripFinding, of members: [PartyMember]? = nil, at: ZonedDateTime) {
        travellers = members.map { $0.map { ParticipantDocument($0.id, $0.name) } }
        rule = finding.rule.rawValue
        severity = finding.severity.rawValue
        items = finding.items.map(\.uid.text)
        self.at = at.description
        atInstant = finding.instant.description
        message = finding.message
        connection = finding.connection.map(ConnectionDocument.init)
    }
}
