public import Trips

/// A person whose clock an agenda shows.
///
/// ```swift
/// let ada = AgendaPerson(member, clock: trip.clock, isTravelling: true)
/// ada.takesPart(in: flight)  // true: the flight names nobody, so it is for all who travel
/// ```
public struct AgendaPerson: Hashable, Sendable {
    /// The person.
    public let member: PartyMember

    /// The person's clock.
    public let clock: TravellerClock

    /// Whether activities without participants are the person's too.
    public let isTravelling: Bool

    /// Creates a person.
    ///
    /// - Parameters:
    ///   - member: The person.
    ///   - clock: The person's clock.
    ///   - isTravelling: Whether activities without participants are the person's too.
    public init(_ member: PartyMember, clock: TravellerClock, isTravelling: Bool) {
        self.member = member
        self.clock = clock
        self.isTravelling = isTravelling
    }

    /// Whether the person takes part in an activity.
    ///
    /// - Parameter activity: An activity of the itinerary that is shown.
    /// - Returns: Whether it names the person, or has no participants while the person travels.
    public func takesPart(in activity: Activity) -> Bool {
        activity.participants.isEmpty ? isTravelling : activity.participants.contains(member.id)
    }
}
