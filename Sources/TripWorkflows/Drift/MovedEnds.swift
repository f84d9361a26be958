package import CivilTime
package import Scheduling
import Sealing
package import Trips

/// The ends that moved, each with its trip: two trips can have an activity of the same UID.
package struct MovedEnds: Sendable {
    /// An end of an activity of a trip.
    package struct Item: Sendable {
        /// The position of the trip among those that were compared.
        package let trip: Int
        package let end: DriftedEnd
    }

    /// The ends, in the order of their present times, and those of the same time in the order of the trips.
    package let items: [Item]

    /// Compares what is written down with rules.
    ///
    /// - Parameters:
    ///   - groups: The activities, trip by trip.
    ///   - database: The rules.
    package init(of groups: [[Activity]], under database: ZoneDatabase) {
        self.init(
            groups.enumerated().flatMap { trip, activities in
                Drift(of: activities, under: database).moved.map { Item(trip: trip, end: $0) }
            })
    }

    /// Gives the ends of occurrences, which are of no certain trip, to the first trip that has their series.
    init(_ ends: [DriftedEnd], among groups: [[Activity]]) {
        var trips: [ActivityUID: Int] = [:]
        for (trip, activities) in groups.enumerated() {
            for activity in activities where trips[activity.uid] == nil { trips[activity.uid] = trip }
        }
        self.init(ends.map { Item(trip: trips[$0.activity.uid] ?? 0, end: $0) })
    }

    private init(_ items: [Item]) {
        self.items = items.sorted { $0.end != $1.end ? $0.end < $1.end : $0.trip < $1.trip }
    }

    /// A text that is another one where another end has moved, or to another time.
    package var digest: String {
        let lines = items.map { item in
            let end = item.end
            return "\(item.trip) \(end.activity.key) \(end.end) \(end.was) \(end.now) \(end.release)"
        }
        return String(ContentDigest(of: Array(lines.joined(separator: "\n").utf8)).text.prefix(32))
    }
}
