import CivilTime
import Scheduling
import TripExchange
import TripStorage
import Trips

/// What a store holds for some dates: the activities that can stand on them, and the transports that say on which clock.
///
/// Series, changes of their occurrences, and what lasts over the dates come along wherever they began. Everything else
/// stays in the store. What is shown is what all of it would show: docs/decisions/0043 says why.
struct StoreWindow {
    let reading: any TripReading
    let scope: TripScope
    let trips: [Trip]
    let database: ZoneDatabase

    /// How far beyond its dates a window reads: what some clock on Earth shows on them, and hours after midnight.
    private static let slack = Duration.seconds(3 * 86_400)

    private func isKnown(_ zone: ZoneID) -> Bool { (try? database.zone(zone)) != nil }

    /// The activities that decide which date it is on the traveller's clock at an instant, trip by trip.
    func groups(at instant: Instant) throws -> [[Activity]] {
        let demand = ClockDemand(of: [], in: instant..<instant)
        return grouped(try transports(for: demand))
    }

    /// The activities that decide what dates look like, trip by trip.
    func groups(of dates: DateWindow) throws -> [[Activity]] {
        let window = TripPicture.instants(of: dates, slack: StoreWindow.slack)
        let found = try reading.families(touching: window, in: scope)
        let occurrences = TripPicture.expanded(grouped(found), dates: dates, database).flatMap(\.activities)
        let demand = ClockDemand(of: occurrences, in: window)
        return grouped(found + (try transports(for: demand)))
    }

    private func transports(for demand: ClockDemand) throws -> [TripActivity] {
        try demand.ranges.flatMap {
            try reading.transportFamilies(deciding: $0, in: scope, where: isKnown)
        }
    }

    /// The activities trip by trip, each once.
    private func grouped(_ found: [TripActivity]) -> [[Activity]] {
        var seen: [TripID: Set<ActivityKey>] = [:]
        var groups: [TripID: [Activity]] = [:]
        for item in found where seen[item.trip, default: []].insert(item.activity.key).inserted {
            groups[item.trip, default: []].append(item.activity)
        }
        return trips.map { groups[$0.id, default: []] }
    }
}
