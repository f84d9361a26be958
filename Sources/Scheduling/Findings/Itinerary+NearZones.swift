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

    /// So many activities on either side are looked at for a zone.
    private static let neighbours = 64
}
