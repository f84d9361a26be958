import CivilTime

extension Zone {
    /// More seconds than the clocks of any zone can differ from UTC.
    static let widestOffset: Int64 = 93_600

    /// The parts of the time line in which the zone's clocks show a range of local seconds.
    ///
    /// Each period of one offset is considered separately, so that a change over midnight, which can show the end of
    /// one date between two parts of the next, is handled too.
    func stretches(ofLocal range: Range<Int64>) -> [Range<Instant>] {
        let low = Instant(nearestTo: range.lowerBound - Self.widestOffset)
        let high = Instant(nearestTo: range.upperBound + Self.widestOffset)
        var found: [Range<Instant>] = []
        var start = low
        while start < high {
            let end = min(nextTransition(after: start)?.instant ?? high, high)
            let shift = Int64(offset(at: start).totalSeconds)
            let shown =
                Instant(nearestTo: range.lowerBound - shift)..<Instant(nearestTo: range.upperBound - shift)
            let part = shown.clamped(to: start..<end)
            if !part.isEmpty {
                if let last = found.last, last.upperBound == part.lowerBound {
                    found[found.count - 1] = last.lowerBound..<part.upperBound
                } else {
                    found.append(part)
                }
            }
            start = end
        }
        return found
    }

    /// Whether the clocks show one date from the first to the last instant of a range that is not empty.
    ///
    /// A false answer can also mean that checking was too costly.
    func keepsDate(during range: Range<Instant>) -> Bool {
        let local = civil(at: range.lowerBound).time
        let length = range.upperBound.duration(since: range.lowerBound)
        let untilMidnight =
            Duration.seconds(86_400 - local.secondsSinceMidnight) - .nanoseconds(local.nanosecond)
        guard length <= untilMidnight else { return false }
        return nextTransition(after: range.lowerBound).map { $0.instant >= range.upperBound } ?? true
    }
}
