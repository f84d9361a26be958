public import CivilTime
public import Trips

/// Where a traveller is at a moment, what their clock shows, and what they do.
///
/// ```swift
/// let ada = Whereabouts(of: trip, at: now)
/// ada.local       // 2027-03-22T09:00:00+13:00[Pacific/Auckland]
/// ada.doing       // the breakfast
/// ```
public struct Whereabouts: Hashable, Sendable {
    /// How the place is known.
    public enum Location: Hashable, Sendable {
        /// On the way with a transport.
        case transit(ScheduledActivity)
        /// Where a transport arrived last, or where the first one of all departs.
        case transport(ScheduledActivity)
        /// In a room, or at a table, a tour or an event that says where they are.
        case activity(ScheduledActivity)
        /// At home, in the zone of home: before the first departure, or after the last arrival where that leads back to where
        /// the first one left.
        case home
    }

    /// The moment, on the clock that the traveller wears.
    public let local: ZonedDateTime

    /// The traveller's date, which in transit is between the printed ones.
    public let date: CivilDate

    /// How the place is known.
    public let location: Location

    /// The transport that brought the traveller where a room is; nil where none did, and in any other location.
    public let arrival: ScheduledActivity?

    /// Whether the place is assumed from an activity, without a transport that leads there.
    public let isAssumed: Bool

    /// Other transports that are under way at the moment: nobody can be on two.
    public let alsoOn: [ScheduledActivity]

    /// When the traveller leaves: in transit the arrival, else the next departure; nil where nothing is known.
    ///
    /// Of a place that is assumed from an activity it is the end of that, where it comes first.
    public let until: ZonedDateTime?

    /// What the traveller is busy with, in the order of the itinerary; a transport is none.
    public let doing: [ScheduledActivity]

    /// Says where the traveller of an itinerary is.
    ///
    /// - Parameters:
    ///   - itinerary: What concerns the traveller.
    ///   - instant: The moment.
    ///   - distance: The kilometres between two places without points of their own, as a table of airports knows them; nil
    ///     where it is unknown.
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
            local = ZonedDateTime(instant, in: ride.startZone)
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

    /// What an itinerary has before, at and after a moment.
    private struct Surroundings {
        var rides: [ScheduledActivity] = []
        var arrived: ScheduledActivity?
        var departing: ScheduledActivity?
        var room: ScheduledActivity?
        var doing: [ScheduledActivity] = []
        private var transports: [ScheduledActivity] = []

        init(of itinerary: Itinerary, at instant: Instant) {
            for (_, activity) in itinerary.activities.matching({ $0.status != .cancelled && !$0.isAllDay }) {
                if activity.outline.setsTheClock {
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

        /// Whether the last arrival does not lead away from a room: it came before the room was taken, or to where the room is,
        /// where a transport left since then, or where the next one leaves after it.
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

        /// Whether the traveller has not left home yet, or is back where the first transport left.
        func isHome(_ distance: (Place, Place) -> Double?) -> Bool {
            guard let arrived else { return true }
            guard departing == nil else { return false }
            guard let here = arrived.destination, let origin = transports.first?.place else { return true }
            return here.isSame(as: origin, distance) != false
        }
    }

    /// Where the traveller is, if the plan names the place.
    ///
    /// On the way it is where the transport goes.
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
