/// Persons with the same activities, and the itinerary that they share.
public struct PartyGroup: Hashable, Sendable {
    /// The persons, in the order of the party; none without known persons.
    public let members: [PartyMember]

    /// The activities of each of them, on their clock.
    public let itinerary: Itinerary
}
