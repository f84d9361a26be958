import CivilTime
import Scheduling
import Trips

/// What `check --json` says.
struct CheckDocument: Encodable, Sendable {
    let findings: [TripFindingDocument]
    /// What depends on the transports of `--if`; empty without it.
    let `if`: [ConsequencesDocument]
    /// The findings that the changes mend; empty without `--if`.
    let mended: [TripFindingDocument]
}

/// What depends on one transport of `--if`, as `check --json` writes it.
struct ConsequencesDocument: Encodable, Sendable {
    /// One thing that depends on it.
    struct Thing: Encodable, Sendable {
        let subject: String
        let outcome: String
        let severity: String
        let items: [String]
        let at: String
        let atInstant: String
        let message: String
        @Nullable var before: ConnectionDocument?
        @Nullable var after: ConnectionDocument?

        init(_ consequence: Consequence, in itinerary: Itinerary) {
            subject = consequence.subject.rawValue
            outcome = consequence.outcome.rawValue
            severity = consequence.severity.rawValue
            items = consequence.items.map(\.uid.text)
            let zone = itinerary.clock.zone(at: consequence.instant)
            at = ZonedDateTime(consequence.instant, in: zone).description
            atInstant = consequence.instant.description
            message = consequence.message
            before = consequence.before.map(ConnectionDocument.init)
            after = consequence.after.map(ConnectionDocument.init)
        }
    }

    let transport: String
    /// Whose journey it is about; null where it is everybody's.
    @Nullable var travellers: [ParticipantDocument]?
    @Nullable var departure: String?
    @Nullable var arrival: String?
    let message: String
    let consequences: [Thing]
    @Nullable var latestDelayMinutes: Int64?
    @Nullable var latestDelay: String?
    @Nullable var judgedUntil: String?

    init(_ found: Consequences, of members: [PartyMember]?, in itinerary: Itinerary) {
        travellers = members.map { $0.map { ParticipantDocument($0.id, $0.name) } }
        let scheduled = found.change.transport
        transport = scheduled.key.uid.text
        departure = found.change.departure.map { ZonedDateTime($0, in: scheduled.startZone).description }
        arrival = found.change.arrival.map { ZonedDateTime($0, in: scheduled.endZone).description }
        message = found.change.message
        consequences = found.consequences.map { Thing($0, in: itinerary) }
        latestDelayMinutes = found.latestDelay?.wholeMinutes
        latestDelay = found.latestDelayMessage
        judgedUntil = found.judgedUntilMessage
    }
}
