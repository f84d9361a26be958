public import CivilTime
public import Trips

/// The activities of one traveller on the time line, with the clock the traveller wears.
///
/// Everything that scheduling can say about a trip is asked of this value: days, agenda, findings. It is a
/// pure function of its input, and does not depend on the order in which the activities come.
///
/// It takes occurrences: an activity's ``Trips/Activity/recurrence`` is not looked at, so a series must have
/// been expanded, or it counts once.
///
/// Wall-clock times are read by these rules:
///
/// - A skipped time is read as RFC 5545 section 3.3.5 says, with the offset from before the gap.
/// - A repeated time is read with the offset that was written down beside it if that is one of the two; else
///   as the same section says, as its first pass.
/// - A floating time is read on the traveller's clock. Where it comes several times the first on the ground is taken,
///   for an end the first that is not before the start; where the traveller flies over it, the zone of arrival
///   reads it.
///
/// ```swift
/// let trip = Itinerary(activities, home: berlin, database: database)
/// trip.clock.zone(at: dinner)                       // America/Los_Angeles
/// Agenda(trip, view: .traveller, dates: week).days
/// trip.findings(by: TripRules.standard)
/// ```
public struct Itinerary: Hashable, Sendable {
    /// The activities with their instants, ordered by start, end and key; cancelled ones are among them.
    public internal(set) var activities: ScheduledActivities

    /// The activities that could not be put on the time line, ordered by key.
    public internal(set) var unresolved: [UnresolvedActivity]

    /// The zone where the traveller comes from.
    public let home: Zone

    /// The clock the traveller wears.
    public internal(set) var clock: TravellerClock

    /// Whose clock it is: that of somebody who takes part in some activities and not in others.
    ///
    /// Nil where everything is one traveller's.
    public let wearer: PersonID?

    /// The dates that the trip is said to have, the end exclusive; nil when nobody has said.
    ///
    /// They are never made of the activities: they are what those are held against.
    public let tripDates: Range<CivilDate>?

    /// Puts activities on the time line under the rules of a zone database.
    ///
    /// - Parameters:
    ///   - activities: The occurrences, in any order.
    ///   - home: The zone where the traveller comes from.
    ///   - database: The zones.
    ///   - tripDates: The dates that the trip is said to have, the end exclusive; nil when nobody has said.
    ///   - wearer: Whose clock it is; what names others alone does not set it. Nil where all is one traveller's.
    public init(
        _ activities: [Activity], home: Zone, database: ZoneDatabase,
        tripDates: Range<CivilDate>? = nil, wearer: PersonID? = nil
    ) {
        self.init(activities, home: home, tripDates: tripDates, wearer: wearer) {
            id throws(TimeError) in try database.zone(id)
        }
    }

    /// Puts activities on the time line with zones from anywhere.
    ///
    /// - Parameters:
    ///   - activities: The occurrences, in any order.
    ///   - home: The zone where the traveller comes from.
    ///   - tripDates: The dates that the trip is said to have, the end exclusive; nil when nobody has said.
    ///   - wearer: Whose clock it is; what names others alone does not set it. Nil where all is one traveller's.
    ///   - zone: Finds a zone by its id; asked once for each id.
    public init(
        _ activities: [Activity], home: Zone,
        tripDates: Range<CivilDate>? = nil, wearer: PersonID? = nil,
        zone: (ZoneID) throws(TimeError) -> Zone
    ) {
        let resolved = ItineraryResolver.resolve(activities, home: home, wearer: wearer, zone: zone)
        self.activities = ScheduledActivities(resolved.activities)
        unresolved = resolved.unresolved
        clock = resolved.clock
        self.home = home
        self.wearer = wearer
        self.tripDates = tripDates
    }
}
