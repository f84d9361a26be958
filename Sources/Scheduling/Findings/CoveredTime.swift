import CivilTime

/// The union of ranges of time, as ranges that are in order and do not touch.
struct CoveredTime {
    private var ranges: [Range<Instant>] = []

    /// Covers nothing.
    init() {}

    /// Joins ranges in any order; empty ones are ignored.
    init(_ ranges: [Range<Instant>]) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { cover(range) }
    }

    /// Joins a range that begins no earlier than the ones before; an empty one is ignored.
    mutating func cover(_ range: Range<Instant>) {
        if range.isEmpty { return }
        guard let last = ranges.last, range.lowerBound <= last.upperBound else {
            ranges.append(range)
            return
        }
        if range.upperBound > last.upperBound {
            ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        }
    }

    /// The union of both.
    func union(_ other: CoveredTime) -> CoveredTime {
        var joined = CoveredTime()
        joined.ranges.reserveCapacity(ranges.count + other.ranges.count)
        var mine = 0
        for theirs in other.ranges {
            while mine < ranges.count, ranges[mine].lowerBound < theirs.lowerBound {
                joined.cover(ranges[mine])
                mine += 1
            }
            joined.cover(theirs)
        }
        for range in ranges[mine...] { joined.cover(range) }
        return joined
    }

    /// Whether any part of a range is covered.
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
