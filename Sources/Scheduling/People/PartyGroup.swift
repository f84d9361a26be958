/// Persons who do the same, with the itinerary that they share.
public struct PartyGroup: Hashable, Sendable {
    /// The persons, in the order of the party; none where nobody is known.
    public let members: [PartyMember]

    /// What concerns each of them, on their clock.
    public let itinerary: Itinerary
}
