import CivilTime
import Trips

/// The time on the ground between two transports that follow each other: the traveller arrives with one and leaves
/// with the other.
struct Stopover {
    /// From the arrival to the departure, never empty.
    let range: Range<Instant>
    /// The transport that brings the traveller.
    let arrival: ScheduledActivity
    /// The transport that takes the traveller on.
    let departure: ScheduledActivity

    /// The zone of the arrival.
    var zone: Zone { arrival.endZone }

    var duration: Duration { range.upperBound.duration(since: range.lowerBound) }

    /// Where the traveller is: `from 9 March 09:55 (QJ 714) to 12 March 17:00 (QJ 716)`.
    var phrase: String {
        "from \(FindingPhrase.clock(zone.civil(at: range.lowerBound))) (\(FindingPhrase.name(arrival))) to "
            + "\(FindingPhrase.clock(departure.startZone.civil(at: range.upperBound))) "
            + "(\(FindingPhrase.name(departure)))"
    }
}

extension Itinerary {
    /// The stopovers of which one can be sure where the traveller is, in order of time; they do not overlap.
    ///
    /// One cannot where the next transport leaves from elsewhere, where another transport is only tentative, has no
    /// hours or ends before it starts, or where a transport has no place on the time line at all.
    var stopovers: [Stopover] {
        if unresolved.contains(where: { $0.activity.kind.isTransport }) { return [] }
        let doubts = doubtfulRides
        return connectedIndices.compactMap { pair in
            let (from, to) = (activities[pair.from], activities[pair.to])
            guard from.end < to.start, !doubts.touch(from.end..<to.start) else { return nil }
            if let arrival = from.activity.destination, let departure = to.activity.place,
                arrival.isElsewhere(than: departure, apart: Self.oneRegion)
            {
                return nil
            }
            return Stopover(range: from.end..<to.start, arrival: from, departure: to)
        }
    }

    /// Within so many kilometres two airports serve one region.
    static let oneRegion = 100.0

    /// The times of the transports that may or may not move the traveller.
    private var doubtfulRides: CoveredTime {
        CoveredTime(
            activities.filter { ride in
                ride.activity.kind.isTransport && ride.activity.status != .cancelled
                    && (ride.activity.status == .tentative || ride.isAllDay || ride.endsBeforeStart)
            }.map { min($0.start, $0.end)..<max($0.start, $0.end) })
    }
}

extension [Stopover] {
    /// The stopover that holds an instant.
    func containing(_ instant: Instant) -> Stopover? {
        let count = partitionPoint { $0.range.lowerBound <= instant }
        guard count > 0, self[count - 1].range.contains(instant) else { return nil }
        return self[count - 1]
    }
}
