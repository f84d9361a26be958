import CivilTime
import Trips

extension Itinerary {
    /// The zones that an end with a wrong zone may mean, each once: those of following activities, the nearest first,
    /// because the traveller is there then; those of earlier ones; the home zone.
    ///
    /// - Parameter index: A position in ``activities``.
    /// - Returns: The zones; at least the home zone.
    func zones(near index: Int) -> [Zone] {
        let following = activities[(index + 1)...].prefix(Self.neighbours)
            .filter { $0.status != .cancelled }
        let preceding = activities[..<index].suffix(Self.neighbours).reversed()
            .filter { $0.status != .cancelled }
        var zones: [Zone] = []
        let nearest =
            following.flatMap { [$0.startZone, $0.endZone] }
            + preceding.flatMap { [$0.endZone, $0.startZone] }
        for zone in nearest + [home] where !zones.contains(zone) { zones.append(zone) }
        return zones
    }

    /// The zones that a place may have: the known one, else those of other ends at that very place among an
    /// activity's neighbours, each once.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - index: A position in ``activities``.
    ///   - zoneOfPlace: Returns the zone of a known place.
    /// - Returns: The zones; none if nothing is known about the place.
    func zones(of place: Place, near index: Int, _ zoneOfPlace: (Place) -> Zone?) -> [Zone] {
        if let known = zoneOfPlace(place) { return [known] }
        let first = max(0, index - Self.neighbours)
        let neighbours = activities[first..<min(activities.count, index + 1 + Self.neighbours)]
        var zones: [Zone] = []
        for (position, other) in zip(neighbours.indices, neighbours)
        where position != index && other.activity.status != .cancelled && !other.isAllDay && !other.isFloating
        {
            let isTransport = other.activity.destination != nil
            let ends = [
                (other.activity.place, other.startZone),
                (isTransport ? other.activity.destination : other.activity.place, other.endZone),
            ]
            for (there, zone) in ends
            where there?.isSurely(place) == true && zone.id != .utc && !zones.contains(zone) {
                zones.append(zone)
            }
        }
        return zones
    }

    /// The number of activities on either side that are searched for a zone.
    private static let neighbours = 64
}
