public import CivilTime
public import Trips

/// A person of a party, with name, home zone and waking hours.
public struct PartyMember: Hashable, Sendable {
    /// The identifier.
    public let id: PersonID

    /// The name in the trip.
    public let name: String

    /// The zone where they are without other evidence.
    public let home: Zone

    /// The hours when they are awake, on the local clock.
    public let awake: WakingHours

    /// Creates a member.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - name: The name in the trip.
    ///   - home: The zone where they are without other evidence.
    ///   - awake: The hours when they are awake.
    public init(id: PersonID, name: String, home: Zone, awake: WakingHours) {
        self.id = id
        self.name = name
        self.home = home
        self.awake = awake
    }
}
