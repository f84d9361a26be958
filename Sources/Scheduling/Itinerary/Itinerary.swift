public import CivilTime
public import Trips

/// The activities of one traveller on the time line, with the traveller's clock.
///
/// It is the basis of everything in scheduling: days, agenda, findings. It is a pure function of its input, and does
/// not depend on the order of the activities.
///
/// It takes occurrences: an activity's ``/Trips/Activity/recurrence`` is ignored, so an unexpanded series counts as
/// its first occurrence.
///
/// Wall-clock times are read by these rules:
///
/// - A skipped time is read as RFC 5545 section 3.3.5 says, with the offset from before the gap.
/// - A repeated time is read with its recorded offset if that is one of the two; else as its first pass, as the same
///   section says.
/// - A floating time is read on the traveller's clock. If it occurs several times the first on the ground is chosen,
///   for an end the first that is not before the start; if the traveller flies over it, it is read in the zone of
///   arrival.
///
/// ```swift
/// let trip = Itinerary(activities, home: berlin, database: database)
/// trip.clock.zone(at: dinner)                       // America/Los_Angeles
/// Agenda(trip, view: .traveller, dates: week).days
/// trip.findings(by: TripRules.standard)
/// ```
public struct Itinerary: Hashable, Sendable {
    /// The activities with their instants, including cancelled ones, ordered by start, end and key.
    public internal(set) var activities: ScheduledActivities

    /// The activities without a place on the time line, ordered by key.
    public internal(set) var unresolved: [UnresolvedActivity]

    /// The traveller's home zone.
    public let home: Zone

    /// The traveller's clock.
    public internal(set) var clock: TravellerClock

    /// The owner of the clock, for several travellers (``Party/whole(onTheClockOf:)``).
    ///
    /// Nil if everything belongs to one traveller.
    public let wearer: PersonID?

    /// The stated dates of the trip, the end exclusive; nil without any.
    ///
    /// They never follow from the activities, which are checked against them.
    public let tripDates: Range<CivilDate>?

    /// The clocks of others, for activities without the owner of the clock; empty if everything belongs to one
    /// traveller.
    let clocks: [PersonID: TravellerClock]

    /// Puts activities on the time line under the rules of a zone database.
    ///
    /// - Parameters:
    ///   - activities: The occurrences of one traveller, in any order.
    ///   - home: The traveller's home zone.
    ///   - database: The zones.
    ///   - tripDates: The stated dates of the trip, the end exclusive; nil without any.
    public init(
        _ activities: [Activity], home: Zone, database: ZoneDatabase, tripDates: Range<CivilDate>? = nil
    ) {
        self.init(activities, home: home, tripDates: tripDates) { id throws(TimeError) in
            try database.zone(id)
        }
    }

    /// Puts activities on the time line with zones from any source.
    ///
    /// - Parameters:
    ///   - activities: The occurrences of one traveller, in any order.
    ///   - home: The traveller's home zone.
    ///   - tripDates: The stated dates of the trip, the end exclusive; nil without any.
    ///   - zone: Finds a zone by its id; called once for each id.
    public init(
        _ activities: [Activity], home: Zone, tripDates: Range<CivilDate>? = nil,
        zone: (ZoneID) throws(TimeError) -> Zone
    ) {
        self.init(ReadActivity.all(activities, zone: zone), home: home, tripDates: tripDates)
    }

    /// Puts activities with known zones on the time line.
    ///
    /// - Parameters:
    ///   - activities: The occurrences.
    ///   - home: The home zone of the owner of the clock.
    ///   - tripDates: The stated dates of the trip.
    ///   - wearer: The owner of the clock, for several travellers; nil if everything belongs to one traveller.
    ///   - clocks: The clocks of others, for activities without the owner of the clock.
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
    /// Returns the same times with other texts of the activities.
    ///
    /// - Parameter change: Returns each activity with other texts; its times are ignored.
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
