import CivilTime
import Trips

// MARK: - From one transport to the next

extension Itinerary {
    /// The transports that follow each other, in order of departure.
    ///
    /// Only confirmed transports with hours count, and none that ends before it starts. The same journey
    /// booked twice (equal ends, and equal numbers or titles) counts once.
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

extension ScheduledActivity {
    fileprivate func isSameJourney(as other: ScheduledActivity) -> Bool {
        guard start == other.start, end == other.end, activity.kind == other.activity.kind else {
            return false
        }
        if let number = activity.number, let otherNumber = other.activity.number {
            return number == otherNumber
        }
        return activity.title == other.activity.title
    }
}
