import CivilTime
import Messages
import Trips

/// The time on the ground between two consecutive transports.
struct Stopover {
    /// The transport by which the traveller arrives.
    let arrival: ScheduledActivity
    /// The transport by which the traveller leaves.
    let departure: ScheduledActivity

    /// From the arrival to the departure, never empty.
    var range: Range<Instant> { arrival.end..<departure.start }

    /// The zone of the arrival.
    var zone: Zone { arrival.endZone }

    /// The stopover in words: `from 9 March 09:55 (QJ 714) to 12 March 17:00 (QJ 716)`.
    var phrase: String {
        tr(
            "from \(FindingPhrase.clock(zone.civil(at: range.lowerBound))) (\(FindingPhrase.name(arrival))) to "
                + "\(FindingPhrase.clock(departure.startZone.civil(at: range.upperBound))) "
                + "(\(FindingPhrase.name(departure)))")
    }
}

/// The stopovers of a trip during which the traveller's place is certain, in order; they do not overlap.
///
/// It is uncertain if the next transport leaves from another place; if the last one has no length or an estimated
/// end, so that its arrival is unknown, or arrives in UTC, which is no place's clock; if another transport is
/// tentative, has no times or ends before it starts; or if a transport has no place on the time line.
struct Stopovers {
    /// The time of each.
    let ranges: [Range<Instant>]
    private let pairs: [(from: Int, to: Int)]
    private let activities: ScheduledActivities

    init(_ itinerary: Itinerary) {
        var ranges: [Range<Instant>] = []
        var pairs: [(from: Int, to: Int)] = []
        let activities = itinerary.activities
        if !itinerary.unresolved.contains(where: { $0.activity.kind.isTransport }) {
            let doubts = itinerary.doubtfulRides
            for pair in itinerary.connectedIndices {
                let (end, start) = (activities[pair.from].end, activities[pair.to].start)
                guard end < start, activities[pair.from].start < end, !activities[pair.from].isEndEstimated,
                    !doubts.touch(end..<start),
                    activities[pair.from].endZone.id.isOfAPlace
                else { continue }
                if let arrival = activities[pair.from].activity.destination,
                    let departure = activities[pair.to].activity.place,
                    arrival.isElsewhere(than: departure, apart: Itinerary.oneRegion)
                {
                    continue
                }
                ranges.append(end..<start)
                pairs.append(pair)
            }
        }
        (self.ranges, self.pairs, self.activities) = (ranges, pairs, activities)
    }

    /// The stopover at a position in ``ranges``.
    subscript(index: Int) -> Stopover {
        Stopover(arrival: activities[pairs[index].from], departure: activities[pairs[index].to])
    }

    /// The position of the stopover that holds an instant; the one at `guess` is tried first.
    func index(containing instant: Instant, near guess: Int) -> Int? {
        if ranges[guess].contains(instant) { return guess }
        let count = ranges.partitionPoint { $0.lowerBound <= instant }
        return count > 0 && ranges[count - 1].contains(instant) ? count - 1 : nil
    }

    /// The first that overlaps a range.
    func range(overlapping range: Range<Instant>) -> Range<Instant>? {
        let index = ranges.partitionPoint { $0.upperBound <= range.lowerBound }
        return index < ranges.count && ranges[index].lowerBound < range.upperBound ? ranges[index] : nil
    }
}

extension Itinerary {
    /// The distance within which two airports serve one region, in kilometres.
    static let oneRegion = 100.0

    /// The times of transports that may or may not move the traveller.
    fileprivate var doubtfulRides: CoveredTime {
        var ranges: [Range<Instant>] = []
        for (_, ride) in activities.matching({
            $0.kind.isTransport && $0.status != .cancelled
                && ($0.status == .tentative || $0.isAllDay || $0.end < $0.start)
        }) {
            ranges.append(min(ride.start, ride.end)..<max(ride.start, ride.end))
        }
        return CoveredTime(ranges)
    }
}
