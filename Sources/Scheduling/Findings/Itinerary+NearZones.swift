import CivilTime
import Trips

extension Itinerary {
    /// The zones that a wrongly written end may mean, each once: of what follows, the nearest first, as that is where
    /// the traveller is then; of what comes before; home.
    ///
    /// - Parameter index: A position in ``activities``.
    /// - Returns: The zones; at least that of home.
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

    /// The zones that the clocks at a place may have: the one that is known, else those in which neighbours of an activity
    /// write an end at that very place, each once.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - index: A position in ``activities``.
    ///   - zoneOfPlace: Tells the zone of a place that is known.
    /// - Returns: The zones; none where nothing is known of the place.
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

    /// So many activities on either side are looked at for a zone.
    private static let neighbours = 64
}
