package import CivilTime
import Scheduling
import Trips

extension ShownTrip {
    /// Returns the zone in which the travellers read a time.
    ///
    /// It is told by an activity before it, never by a home.
    ///
    /// - Parameter local: What their clocks show.
    /// - Returns: The zone; nil outside of the dates of the trip, where the travellers are in several zones, and where they
    ///   never see that reading, or see it in two zones.
    package func zone(of local: CivilDateTime) -> Zone? {
        guard dates?.contains(local.date) == true else { return nil }
        let days = days(DateWindow(local.date, through: local.date))
        let travellers = Set(trip.travellers.filter(\.role.travels).map(\.person))
        let groups = days.party.groups.filter { group in
            travellers.isEmpty || group.members.contains { travellers.contains($0.id) }
        }
        let clocks = groups.isEmpty ? [days.itinerary.clock] : groups.map(\.itinerary.clock)
        let zones = clocks.map { ShownTrip.zones(of: local, on: $0) }
        guard let first = zones.first, first.count == 1, zones.allSatisfy({ $0 == first }) else { return nil }
        return first.first
    }

    /// The zones of the instants at which a clock shows a time; none where it may still be on the clock of a home.
    private static func zones(of local: CivilDateTime, on clock: TravellerClock) -> Set<Zone> {
        let readings = clock.readings(of: local)
        let left = clock.stretches[0].range.upperBound
        return readings.allSatisfy { $0.instant >= left } ? Set(readings.map(\.zone)) : []
    }
}
