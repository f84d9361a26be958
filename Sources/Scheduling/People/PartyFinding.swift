/// What a rule has to say about the itineraries of some persons.
public struct PartyFinding: Hashable, Sendable {
    /// What it says.
    public let finding: TripFinding

    /// Whose itineraries it is about, in the order of the party.
    public let members: [PartyMember]

    /// Whether it is about everybody.
    public let isForAll: Bool
}
