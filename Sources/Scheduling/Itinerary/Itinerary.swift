public import CivilTime
public import Trips

/// The activities of one traveller on the time line, with the clock the traveller wears.
///
/// Everything that scheduling can say about a trip is asked of this value: days, agenda, findings. It is a
/// pure function of its input, and does not depend on the order in which the activities come.
///
/// It takes occurrences: an activity's ``/Trips/Activity/recurrence`` is not looked at, so a series must have
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

    /// Whose clock it is, in the picture of several who travel (``Party/whole(onTheClockOf:)``).
    ///
    /// Nil where everything is one traveller's.
    public let wearer: PersonID?

    /// The dates that the trip is said to have, the end exclusive; nil when nobody has said.
    ///
    /// They are never made of the activities: they are what those are held against.
    public let tripDates: Range<CivilDate>?

    /// The clocks of others, which read what the wearer takes no part in; none where everything is one traveller's.
    let clocks: [PersonID: TravellerClock]

    /// Puts activities on the time line under the rules of a zone database.
    ///
    /// - Parameters:
    ///   - activities: The occurrences, in any order; all of them are one traveller's.
    ///   - home: The zone where the traveller comes from.
    ///   - database: The zones.
    ///   - tripDates: The dates that the trip is said to have, the end exclusive; nil when nobody has said.
    public init(
        _ activities: [Activity], home: Zone, database: ZoneDatabase, tripDates: Range<CivilDate>? = nil
    ) {
        self.init(activities, home: home, tripDates: tripDates) { id throws(TimeError) in
            try database.zone(id)
        }
    }

    /// Puts activities on the time line with zones from anywhere.
    ///
    /// - Parameters:
    ///   - activities: The occurrences, in any order; all of them are one traveller's.
    ///   - home: The zone where the traveller comes from.
    ///   - tripDates: The dates that the trip is said to have, the end exclusive; nil when nobody has said.
    ///   - zone: Finds a zone by its id; asked once for each id.
    public init(
        _ activities: [Activity], home: Zone, tripDates: Range<CivilDate>? = nil,
        zone: (ZoneID) throws(TimeError) -> Zone
    ) {
        self.init(ReadActivity.all(activities, zone: zone), home: home, tripDates: tripDates)
    }

    /// Puts activities on the time line that are read already.
    ///
    /// - Parameters:
    ///   - activities: The occurrences.
    ///   - home: The zone where the wearer comes from.
    ///   - tripDates: The dates that the trip is said to have.
    ///   - wearer: Whose clock it is, of several who travel; nil where all is one traveller's.
    ///   - clocks: The clocks of others: each reads what they do and the wearer does not.
    init(
        _ activities: some Sequence<ReadActivity>, home: Zone, tripDates: Range<CivilDate>?,
        wearer: PersonID? = nil, clocks: [PersonID: TravellerClock] = [:]
    ) {
        let resolved = ItineraryResolver(activities, home: home, wearer: wearer, clocks: clocks)
        self.activities = ScheduledActivities(resolved.activities)
        unresolved = resolved.unresolved
        clock = resolved.clock
        self.home = home
        self.wearer = wearer
        self.clocks = clocks
        self.tripDates = tripDates
    }
}

extension Itinerary {
    /// Returns the same times with other words about them.
    ///
    /// - Parameter change: Returns each activity with other texts; what says when it is, is not looked at.
    /// - Returns: The itinerary.
    package func rewritten(_ change: ([Activity]) -> [Activity]) -> Itinerary {
        var copy = self
        copy.activities = ScheduledActivities(
            zip(activities, change(activities.map(\.activity))).map { old, new in
                ScheduledActivity(
                    activity: new, start: old.start, end: old.end, startZone: old.startZone,
                    endZone: old.endZone, isFloating: old.isFloating, startMapping: old.startMapping,
                    endMapping: old.endMapping)
            })
        return copy
    }
}
