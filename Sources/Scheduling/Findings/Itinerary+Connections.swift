import CivilTime
import Trips

// MARK: - From one transport to the next

extension Itinerary {
    /// The consecutive transports, in order of departure.
    ///
    /// Only confirmed transports with times count, and none that ends before it starts. The same journey booked twice
    /// (equal ends, and equal numbers or titles) counts once; so does a flight of one number with two times.
    public var connections: [Connection] {
        connectedIndices.map { Connection(from: activities[$0], to: activities[$1]) }
    }

    /// The positions in ``activities`` of the consecutive transports.
    var connectedIndices: [(from: Int, to: Int)] {
        var pairs: [(from: Int, to: Int)] = []
        var last: (Int, ScheduledActivity)?
        for (index, next) in activities.matching({
            $0.kind.isTransport && $0.status == .confirmed && !$0.isAllDay && $0.end >= $0.start
        }) {
            if let (position, before) = last {
                if next.isSameJourney(as: before) { continue }
                pairs.append((position, index))
            }
            last = (index, next)
        }
        return pairs
    }
}
