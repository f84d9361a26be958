public import CivilTime

extension TravellerClock {
    /// Returns the dates of a window that the clock never shows.
    ///
    /// A date can be missing only at a jump of the clock, so only the jumps are visited.
    ///
    /// ```swift
    /// let apia = TravellerClock(zone: try database.zone(named: "Pacific/Apia"))
    /// apia.skippedDates(in: try CivilDate(2011, 1, 1)..<CivilDate(2012, 1, 1))  // [2011-12-30]
    /// ```
    ///
    /// - Parameter window: The dates to consider; the end is exclusive.
    /// - Returns: The dates, in order; without those outside the range of ``/CivilTime/Instant``.
    /// - Complexity: O(j log n) for j jumps of the clock in the window and n of its changes.
    public func skippedDates(in window: Range<CivilDate>) -> [CivilDate] {
        let days = window.daysSinceEpoch
        guard !days.isEmpty else { return [] }
        let low = Instant(nearestTo: Int64(days.lowerBound) * 86_400 - Zone.widestOffset)
        let high = Instant(nearestTo: Int64(days.upperBound) * 86_400 + Zone.widestOffset)
        var found: Set<Int> = []
        for stretch in stretches(touching: low..<high) {
            var jump = stretch.range.lowerBound > low ? stretch.range.lowerBound : nil
            let end = min(stretch.range.upperBound, high)
            var start = max(stretch.range.lowerBound, low)
            while true {
                if let jump, let earlier = try? jump.adding(.nanoseconds(-1)) {
                    let seen = date(at: earlier).daysSinceEpoch
                    let next = stretch.date(at: jump).daysSinceEpoch
                    if seen + 1 < next { found.formUnion(days.clamped(to: seen + 1..<next)) }
                }
                guard let change = stretch.zone.nextTransition(after: start)?.instant, change < end else {
                    break
                }
                jump = change
                start = change
            }
        }
        return found.sorted().compactMap { try? CivilDate(daysSinceEpoch: $0) }
            .filter { stretches(of: $0).isEmpty }
    }
}
