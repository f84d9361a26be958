import CivilTime
import Scheduling
import TripExchange
import Trips

/// The problems of a trip's activities by the zone rules in use.
struct ActivityFaults {
    private(set) var list: [StoreFault] = []
    private let trip: Trip
    private let database: ZoneDatabase

    /// Prepares the check of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - zones: The zone rules in use.
    init(of trip: Trip, _ zones: ZoneDatabase) {
        self.trip = trip
        database = zones.adding(trip.zones)
    }

    /// Checks an activity.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - isShared: Whether activities of other trips have a UID, too; asked about a faulty one.
    /// - Throws: A ``/CivilTime/TimeError`` when a zone's file cannot be read, and the errors of the closure.
    mutating func check(_ activity: Activity, isShared: (ActivityUID) throws -> Bool) throws {
        guard case .timed(let start, let end) = activity.span else { return }
        var instants: [Instant] = []
        var unknown: [(end: StoreFault.End, id: ZoneID)] = []
        for (time, end) in [(start, StoreFault.End.start), (end, .end)] {
            guard let id = time.zone else { continue }
            do throws(TimeError) {
                instants.append(time.instant(in: try database.zone(id)))
            } catch {
                guard error.code == .unknownZone else { throw error }
                unknown.append((end, id))
            }
        }
        let endsEarly = instants.count == 2 && instants[1] < instants[0]
        let newer = Drift(of: [activity], under: database).newer.prefix(1)
        let isOutdated = activity.accepting(database) != activity
        guard !unknown.isEmpty || endsEarly || !newer.isEmpty || isOutdated else { return }
        let faulty = FaultyActivity(activity: activity, trip: trip, isShared: try isShared(activity.uid))
        let ends = Set(unknown.map(\.end))
        list += unknown.map { .unknownZone(faulty, $0.id, at: $0.end, ends: ends) }
        if endsEarly { list.append(.endBeforeStart(faulty)) }
        list += newer.map { .writtenUnderNewerRules(faulty, release: $0.release) }
        if isOutdated { list.append(.outdatedOffset(faulty)) }
    }
}
