import CivilTime

/// The union of many ranges of time, as ranges that are in order and do not touch.
struct CoveredTime {
    private let ranges: [Range<Instant>]

    /// Joins ranges that are in any order; those without length are kept out.
    init(_ ranges: [Range<Instant>]) {
        var joined: [Range<Instant>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = joined.last, range.lowerBound <= last.upperBound {
                if range.upperBound > last.upperBound {
                    joined[joined.count - 1] = last.lowerBound..<range.upperBound
                }
            } else {
                joined.append(range)
            }
        }
        self.ranges = joined
    }

    /// Whether some of a range is covered.
    func touch(_ range: Range<Instant>) -> Bool {
        let index = ranges.partitionPoint { $0.upperBound <= range.lowerBound }
        return index < ranges.count && ranges[index].lowerBound < range.upperBound
    }

    /// The parts of a range that are not covered, in order.
    func gaps(in range: Range<Instant>) -> [Range<Instant>] {
        var gaps: [Range<Instant>] = []
        var free = range.lowerBound
        var index = ranges.partitionPoint { $0.upperBound <= range.lowerBound }
        while index < ranges.count, ranges[index].lowerBound < range.upperBound {
            if free < ranges[index].lowerBound { gaps.append(free..<ranges[index].lowerBound) }
            free = ranges[index].upperBound
            index += 1
        }
        if free < range.upperBound { gaps.append(free..<range.upperBound) }
        return gaps
    }
}
