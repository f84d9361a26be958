import CivilTime
import Trips

extension Itinerary {
    /// Returns what becomes of a trip when transports are late, moved or cancelled, and nothing else moves.
    ///
    /// For each change these are looked at:
    ///
    /// - what the departure runs over where it is earlier: exclusive activities with hours, and nights of which less than four
    ///   of the hours from midnight to six are left;
    /// - the connection to it, where it leaves at another time, and the connections after it, as far as the journey goes on:
    ///   until a layover of a day;
    /// - exclusive activities with hours that begin from the old arrival on and before the new one;
    /// - nights of stays that the old arrival leaves time to sleep, and the new one does not.
    ///
    /// Who misses a transport, or whose transport does not run, stays where they are. Then transports that leave from elsewhere
    /// are missed as well, with the activities and the nights there, until one leaves from within 100 km, or the trip comes back
    /// there. Where that is not known, or after 30 days, nothing more is judged;
    /// ``Consequences/judgedUntilMessage`` says where.
    ///
    /// - Parameters:
    ///   - changes: What happens; each to another transport.
    ///   - times: How much time a connection should have.
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

    /// The transports of which one meets a condition, each with those that are the same journey; confirmed ones with hours alone.
    ///
    /// - Parameter condition: What to look for.
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
