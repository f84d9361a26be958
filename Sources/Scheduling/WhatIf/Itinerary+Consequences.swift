import CivilTime
import Trips

extension Itinerary {
    /// Returns the consequences of late, moved or cancelled transports, if nothing else moves.
    ///
    /// For each change it checks:
    ///
    /// - what an earlier departure cuts short: exclusive timed activities, and nights with less than four of the
    ///   hours from midnight to six left;
    /// - the connection to it, if it leaves at another time, and the connections after it, as far as the journey
    ///   continues without a layover of a day;
    /// - exclusive timed activities that begin between the old arrival and the new one;
    /// - nights of stays that the old arrival leaves time to sleep, and the new one does not.
    ///
    /// A traveller whose transport is missed or cancelled stays there. Then transports that leave from other places
    /// are missed too, with the activities and the nights there, until one leaves from within 100 km, or the trip
    /// returns there. If that is unknown, or after 30 days, the prediction ends; ``Consequences/judgedUntilMessage``
    /// says where.
    ///
    /// - Parameters:
    ///   - changes: The changes, each of another transport.
    ///   - times: The minimum times of connections.
    /// - Returns: The consequences of each change, in the order of the changes.
    /// - Complexity: O(n) for each change.
    public func consequences(of changes: [TransportChange], by times: ConnectionTimes) -> [Consequences] {
        guard !changes.isEmpty else { return [] }
        let journey = ChangedJourney(of: self, by: changes, times)
        return changes.indices.map { index in
            ConsequenceSearch(itinerary: self, journey: journey, changes: changes, cause: index, times: times)
                .found()
        }
    }

    /// The journeys with a transport that meets a condition, each with its duplicates; only confirmed timed
    /// transports.
    ///
    /// - Parameter condition: The condition.
    /// - Returns: The journeys, in order of departure.
    package func journeys(where condition: (ScheduledActivity) -> Bool) -> [[ScheduledActivity]] {
        var journeys: [[ScheduledActivity]] = []
        for (_, next) in activities.matching({
            $0.kind.isTransport && $0.status == .confirmed && !$0.isAllDay && $0.end >= $0.start
        }) {
            if let first = journeys.last?.first, next.isSameJourney(as: first) {
                journeys[journeys.count - 1].append(next)
            } else {
                journeys.append([next])
            }
        }
        return journeys.filter { $0.contains(where: condition) }
    }
}
