public import CivilTime
public import Trips

extension Whereabouts {
    /// Returns the places of the traveller of an itinerary during a date.
    ///
    /// ```swift
    /// for here in Whereabouts.places(of: trip, on: date) { print(here.local.civil.time, here.location) }
    /// ```
    ///
    /// - Parameters:
    ///   - itinerary: The traveller's itinerary.
    ///   - date: The date on their clock.
    ///   - distance: The kilometres between two places without points of their own; nil where it is unknown.
    /// - Returns: The place at the beginning of the date, and one for each later change of place; empty for a date
    ///   that the clock skips.
    /// - Complexity: O(k × n) for k transports on the date and n activities.
    public static func places(
        of itinerary: Itinerary, on date: CivilDate, distance: (Place, Place) -> Double? = { _, _ in nil }
    ) -> [Whereabouts] {
        let ranges = itinerary.clock.stretches(of: date)
        guard let first = ranges.first, let last = ranges.last else { return [] }
        func isOnDate(_ instant: Instant) -> Bool { ranges.contains { $0.contains(instant) } }
        var instants = Set(ranges.map(\.lowerBound))
        let around = first.lowerBound..<last.upperBound
        for (_, activity) in itinerary.activities.matching({ $0.movesTheTraveller || $0.kind == .lodging }) {
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
