public import CivilTime

/// What a rule has to say about the itineraries of some persons.
public struct PartyFinding: Hashable, Sendable {
    /// What it says.
    public let finding: TripFinding

    /// The moment it is about, on the clock of the first of those whom it concerns.
    public let at: ZonedDateTime

    /// Whose itineraries it is about, in the order of the party.
    public let members: [PartyMember]

    /// Whether it is about everybody.
    public let isForAll: Bool
}
