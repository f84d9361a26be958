public import CivilTime

/// A finding about the itineraries of some persons.
public struct PartyFinding: Hashable, Sendable {
    /// The finding.
    public let finding: TripFinding

    /// The instant it is about, on the clock of the first person concerned.
    public let at: ZonedDateTime

    /// The persons concerned, in the order of the party.
    public let members: [PartyMember]

    /// Whether it concerns everyone.
    public let isForAll: Bool
}
