public import CivilTime
public import Trips

/// The place, the clock and the activities of a traveller at an instant.
///
/// ```swift
/// let ada = Whereabouts(of: trip, at: now)
/// ada.local       // 2027-03-22T09:00:00+13:00[Pacific/Auckland]
/// ada.doing       // the breakfast
/// ```
public struct Whereabouts: Hashable, Sendable {
    /// The evidence of the place.
    public enum Location: Hashable, Sendable {
        /// On a transport.
        case transit(ScheduledActivity)
        /// At the last arrival of a transport, or where the first transport departs.
        case transport(ScheduledActivity)
        /// In a room, or at a table, a tour or an event that is evidence of the place.
        case activity(ScheduledActivity)
        /// At home, in the home zone: before the first departure, or after the last arrival if it returns to where
        /// the first transport departed.
        case home
    }

    /// The instant, on the traveller's clock.
    public let local: ZonedDateTime

    /// The traveller's date, which in transit is between the printed ones.
    public let date: CivilDate

    /// The evidence of the place.
    public let location: Location

    /// The transport to the place of a room; nil without one, and for any other location.
    public let arrival: ScheduledActivity?

    /// Whether the place is assumed from an activity without a transport to it.
    public let isAssumed: Bool

    /// Other transports in progress at that instant, which the traveller cannot also be on.
    public let alsoOn: [ScheduledActivity]

    /// The time at which the traveller leaves: in transit the arrival, else the next departure; nil if unknown.
    ///
    /// If the place is assumed from an activity, it is the end of the activity if that is earlier.
    public let until: ZonedDateTime?

    /// The activities in progress, in the order of the itinerary, without transports.
    public let doing: [ScheduledActivity]

    /// Determines where the traveller of an itinerary is.
    ///
    /// - Parameters:
    ///   - itinerary: The traveller's itinerary.
    ///   - instant: The instant.
    ///   - distance: The kilometres between two places without coordinates, such as from a table of airports; nil if
    ///     unknown.
    /// - Complexity: O(n) in the activities.
    public init(
        of itinerary: Itinerary, at instant: Instant,
        distance: (Place, Place) -> Double? = { _, _ in nil }
    ) {
        let clock = itinerary.clock
        let stretch = clock.stretch(at: instant)
        date = clock.date(at: instant)
        let around = Surroundings(of: itinerary, at: instant)
        doing = around.doing
        isAssumed = stretch.evidence.isAssumed && around.rides.isEmpty
        // Of several at once the clock follows one.
        if let ride = around.rides.first(where: { $0.key == stretch.evidence.key }) ?? around.rides.first {
            // A ride in UTC moves the traveller, and no clock.
            local = ZonedDateTime(instant, in: ride.outline.setsTheClock ? ride.startZone : stretch.zone)
            (location, arrival) = (.transit(ride), nil)
            alsoOn = around.rides.filter { $0 != ride && !$0.isSameJourney(as: ride) }
            until = ZonedDateTime(ride.end, in: ride.endZone)
            return
        }
        let zone = stretch.zone
        local = ZonedDateTime(instant, in: zone)
        alsoOn = []
        let departure = around.departing.map { ZonedDateTime($0.start, in: $0.startZone) }
        if isAssumed, let known = itinerary.activity(for: stretch.evidence, at: instant) {
            (location, arrival) = (.activity(known), nil)
            let end = ZonedDateTime(stretch.range.upperBound, in: zone)
            until = departure.map { $0.instant < end.instant ? $0 : end } ?? end
            return
        }
        until = departure
        if let room = around.room, around.isAt(room, distance),
            room.startZone.offset(at: instant) == zone.offset(at: instant)
        {
            (location, arrival) = (.activity(room), around.arrived)
        } else if zone == itinerary.home, around.isHome(distance) {
            (location, arrival) = (.home, nil)
        } else {
            let known = around.arrived ?? around.departing
            (location, arrival) = (known.map { .transport($0) } ?? .home, nil)
        }
    }

    /// The activities before, at and after an instant.
    private struct Surroundings {
        var rides: [ScheduledActivity] = []
        var arrived: ScheduledActivity?
        var departing: ScheduledActivity?
        var room: ScheduledActivity?
        var doing: [ScheduledActivity] = []
        private var transports: [ScheduledActivity] = []

        init(of itinerary: Itinerary, at instant: Instant) {
            for (_, activity) in itinerary.activities.matching({ $0.status != .cancelled && !$0.isAllDay }) {
                if activity.outline.movesTheTraveller {
                    ride(activity, at: instant)
                } else if activity.range.contains(instant) {
                    if activity.kind == .lodging, activity.status == .confirmed { room = activity }
                    if activity.activity.isExclusive { doing.append(activity) }
                }
            }
        }

        private mutating func ride(_ activity: ScheduledActivity, at instant: Instant) {
            transports.append(activity)
            if activity.range.contains(instant) { rides.append(activity) }
            let end = activity.range.upperBound
            if end <= instant, arrived.map({ $0.range.upperBound <= end }) ?? true { arrived = activity }
            if activity.start > instant, departing == nil { departing = activity }
        }

        /// Whether the last arrival does not lead away from a room: it was before the check-in, or at the place of
        /// the room, from which a transport left since then or the next one leaves.
        func isAt(_ room: ScheduledActivity, _ distance: (Place, Place) -> Double?) -> Bool {
            guard let arrived, arrived.range.upperBound > room.start, let here = arrived.destination else {
                return true
            }
            if let place = room.place, here.isSame(as: place, distance) == true { return true }
            let departures = [room.start, room.range.upperBound].compactMap { moment in
                transports.first { $0.start >= moment }?.place
            }
            let known = departures.compactMap { here.isSame(as: $0, distance) }
            return known.isEmpty || known.contains(true)
        }

        /// Whether the traveller has not left home yet, or is back where the first transport departed.
        func isHome(_ distance: (Place, Place) -> Double?) -> Bool {
            guard let arrived else { return true }
            guard departing == nil else { return false }
            guard let here = arrived.destination, let origin = transports.first?.place else { return true }
            return here.isSame(as: origin, distance) != false
        }
    }

    /// The traveller's place, if the plan names it.
    ///
    /// In transit it is the destination of the transport.
    public var place: Place? {
        switch location {
        case .transit(let transport): transport.activity.destination
        case .transport(let transport):
            transport.end <= local.instant ? transport.activity.destination : transport.activity.place
        case .activity(let activity): activity.activity.place
        case .home: nil
        }
    }

    /// Whether the traveller is awake; nil in transit, where it is unknown.
    ///
    /// - Parameter hours: When the traveller is awake.
    /// - Returns: Whether the clock shows one of the hours.
    public func isAwake(by hours: WakingHours) -> Bool? {
        if case .transit = location { return nil }
        return hours.contains(local.civil.time)
    }
}
