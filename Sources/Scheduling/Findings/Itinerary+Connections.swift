import CivilTime
import Trips

// MARK: - From one transport to the next

extension Itinerary {
    /// The transports that follow each other, in order of departure.
    ///
    /// Only confirmed transports with hours count, and none that ends before it starts. The same journey
    /// booked twice (equal ends, and equal numbers or titles) counts once; so does a flight of one number
    /// that is there with two times.
    public var connections: [Connection] {
        connectedIndices.map { Connection(from: activities[$0], to: activities[$1]) }
    }

    /// The positions in ``activities`` of the transports that follow each other.
    var connectedIndices: [(from: Int, to: Int)] {
        var pairs: [(from: Int, to: Int)] = []
        var last: Int?
        for (index, next) in activities.enumerated() {
            guard next.activity.kind.isTransport, next.activity.status == .confirmed, !next.isAllDay,
                !next.endsBeforeStart
            else { continue }
            if let last {
                if next.isSameJourney(as: activities[last]) { continue }
                pairs.append((last, index))
            }
            last = index
        }
        return pairs
    }
}
