public import Trips

/// A person whose clock an agenda shows, and what they take part in.
///
/// ```swift
/// let ada = AgendaPerson(member, clock: trip.clock, isTravelling: true)
/// ada.takesPart(in: flight)  // true: the flight names nobody, so it is for all who travel
/// ```
public struct AgendaPerson: Hashable, Sendable {
    /// Who it is.
    public let member: PartyMember

    /// Their clock, wherever they are.
    public let clock: TravellerClock

    /// Whether an activity that names nobody is theirs too.
    public let isTravelling: Bool

    /// Creates a person.
    ///
    /// - Parameters:
    ///   - member: Who it is.
    ///   - clock: Their clock, wherever they are.
    ///   - isTravelling: Whether an activity that names nobody is theirs too.
    public init(_ member: PartyMember, clock: TravellerClock, isTravelling: Bool) {
        self.member = member
        self.clock = clock
        self.isTravelling = isTravelling
    }

    /// Whether the person takes part in an activity.
    ///
    /// - Parameter activity: An activity of the itinerary that is shown.
    /// - Returns: Whether it names the person, or nobody while the person travels.
    public func takesPart(in activity: Activity) -> Bool {
        activity.participants.isEmpty ? isTravelling : activity.participants.contains(member.id)
    }
}
