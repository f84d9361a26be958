import CivilTime
import Scheduling
import Trips

/// The document of `check --json`.
struct CheckDocument: Encodable, Sendable {
    let findings: [TripFindingDocument]
    /// The consequences of changes in `--if`; empty without it.
    let `if`: [ConsequencesDocument]
    /// The findings that the changes resolve; empty without `--if`.
    let mended: [TripFindingDocument]
}

/// The consequences for one transport of `--if`, for `check --json`.
struct ConsequencesDocument: Encodable, Sendable {
    /// One consequence.
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
    /// The travellers whose journey is affected; null for all.
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
