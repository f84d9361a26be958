public import CivilTime
public import Trips

extension Whereabouts {
    /// Says where the traveller of an itinerary is over a date of theirs.
    ///
    /// ```swift
    /// for here in Whereabouts.places(of: trip, on: date) { print(here.local.civil.time, here.location) }
    /// ```
    ///
    /// - Parameters:
    ///   - itinerary: What concerns the traveller.
    ///   - date: The date on their clock.
    ///   - distance: The kilometres between two places without points of their own; nil where it is unknown.
    /// - Returns: Where they are at its beginning, and at each moment from which on they are elsewhere; nothing for a date
    ///   that does not come.
    /// - Complexity: O(k × n) for k transports on the date of n activities.
    public static func places(
        of itinerary: Itinerary, on date: CivilDate, distance: (Place, Place) -> Double? = { _, _ in nil }
    ) -> [Whereabouts] {
        let ranges = itinerary.clock.stretches(of: date)
        guard let first = ranges.first, let last = ranges.last else { return [] }
        func isOnDate(_ instant: Instant) -> Bool { ranges.contains { $0.contains(instant) } }
        var instants = Set(ranges.map(\.lowerBound))
        let around = first.lowerBound..<last.upperBound
        for (_, activity) in itinerary.activities.matching({ $0.setsTheClock || $0.kind == .lodging }) {
            instants.formUnion([activity.start, activity.range.upperBound].filter(isOnDate))
        }
        instants.formUnion(
            itinerary.clock.stretches(touching: around).map(\.range.lowerBound).filter(isOnDate))
        var found: [Whereabouts] = []
        for instant in instants.sorted() {
            let next = Whereabouts(of: itinerary, at: instant, distance: distance)
            if let last = found.last, last.location == next.location, last.local.zone == next.local.zone {
                continue
            }
            found.append(next)
        }
        return found
    }
}
