import CivilTime
import Scheduling
import StrictJSON
import Trips

/// A finding of a rule, for `check --json`.
struct TripFindingDocument: Encodable, JSONLineDocument, Sendable {
    let rule: String
    let severity: String
    let items: [String]
    /// The moment on the clock of the person concerned, the first of several.
    let at: String
    let atInstant: String
    let message: String
    /// The layover, minimum and slack of a connection.
    @Nullable var connection: ConnectionDocument?

    /// The travellers whose journey is concerned; null for all.
    @Nullable var travellers: [ParticipantDocument]?

    init(_ found: PartyFinding) {
        let finding = found.finding
        travellers = found.isForAll ? nil : found.members.map { ParticipantDocument($0.id, $0.name) }
        rule = finding.rule.rawValue
        severity = finding.severity.rawValue
        items = finding.items.map(\.uid.text)
        at = found.at.description
        atInstant = finding.instant.description
        message = finding.message
        connection = finding.connection.map(ConnectionDocument.init)
    }

    func write(to line: inout JSONLineWriter) {
        line.member("at", at)
        line.member("atInstant", atInstant)
        line.member("connection", object: connection) { $0.write(to: &$1) }
        line.member("items", list: items)
        line.member("message", message)
        line.member("rule", rule)
        line.member("severity", severity)
        line.member("travellers", list: travellers) { $0.write(to: &$1) }
    }
}
