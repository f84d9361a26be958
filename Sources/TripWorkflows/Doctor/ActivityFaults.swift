import CivilTime
import Scheduling
import TripExchange
import Trips

/// The problems of a trip's activities by the zone rules in use.
struct ActivityFaults {
    private(set) var list: [StoreFault] = []

    /// Checks a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip.
    ///   - activities: Its activities.
    ///   - shared: The UIDs that activities of other trips also have.
    ///   - zones: The zone rules in use.
    /// - Throws: A ``/CivilTime/TimeError`` when a zone's file cannot be read.
    init(
        of trip: Trip, _ activities: [Activity], shared: Set<ActivityUID>, _ zones: ZoneDatabase
    ) throws(TimeError) {
        let database = zones.adding(trip.zones)
        for activity in activities {
            guard case .timed(let start, let end) = activity.span else { continue }
            let faulty = FaultyActivity(
                activity: activity, trip: trip, isShared: shared.contains(activity.uid))
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
            let ends = Set(unknown.map(\.end))
            list += unknown.map { .unknownZone(faulty, $0.id, at: $0.end, ends: ends) }
            if instants.count == 2, instants[1] < instants[0] { list.append(.endBeforeStart(faulty)) }
            list += Drift(of: [activity], under: database).newer.prefix(1).map {
                .writtenUnderNewerRules(faulty, release: $0.release)
            }
            if activity.accepting(database) != activity { list.append(.outdatedOffset(faulty)) }
        }
    }
}
