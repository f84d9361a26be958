public import CivilTime
public import Trips

/// A person whose clock is shown, with what scheduling needs to know of them.
public struct PartyMember: Hashable, Sendable {
    /// Who it is.
    public let id: PersonID

    /// What the trip calls them.
    public let name: String

    /// The zone where they are when nothing says otherwise.
    public let home: Zone

    /// When they are awake, on the clock of where they are.
    public let awake: WakingHours

    /// Creates a member.
    ///
    /// - Parameters:
    ///   - id: Who it is.
    ///   - name: What the trip calls them.
    ///   - home: The zone where they are when nothing says otherwise.
    ///   - awake: When they are awake.
    public init(id: PersonID, name: String, home: Zone, awake: WakingHours) {
        self.id = id
        self.name = name
        self.home = home
        self.awake = awake
    }
}
