import CivilTime
import Trips

/// The ordered activities of an itinerary, with search by time and single insertions and removals.
///
/// They are stored in chunks of some hundreds, each with the range of time of its activities. To find those of one
/// day, the ranges are scanned and then only the chunks that meet the day; an insertion or removal changes one chunk.
/// With n activities and chunks of c that is n/c + c steps where a balanced tree has log n, but the steps go through
/// memory in order: microseconds for a million.
public struct ScheduledActivities: RandomAccessCollection, Sendable {
    private(set) var chunks: [Chunk] = []
    /// The position of each chunk's first activity, then the number of all activities.
    private(set) var positions: [Int] = [0]
    /// The range of each chunk's activities in seconds since the epoch, on any clock.
    private var reaches: [ClosedRange<Int64>] = []

    typealias Chunk = [ScheduledActivity]

    /// The largest chunk; a larger one is split in two.
    private static let largestChunk = 512

    /// Sorts activities.
    init(_ unsorted: [ScheduledActivity]) {
        let sorted = unsorted.sorted()
        // Half full, so that further activities have room.
        for start in stride(from: 0, to: sorted.count, by: Self.largestChunk / 2) {
            let chunk = Chunk(sorted[start..<Swift.min(start + Self.largestChunk / 2, sorted.count)])
            chunks.append(chunk)
            reaches.append(Self.reach(of: chunk))
        }
        count(from: 0)
    }

    /// The position of the first activity.
    public var startIndex: Int { 0 }

    /// The number of activities.
    public var endIndex: Int { positions[chunks.count] }

    /// Returns the activity at a position.
    ///
    /// - Parameter position: From 0 to the count, exclusive.
    /// - Complexity: O(log n).
    public subscript(position: Int) -> ScheduledActivity {
        precondition(position >= 0 && position < endIndex, "there is no activity at \(position)")
        let chunk = positions.partitionPoint { $0 <= position } - 1
        return chunks[chunk][position - positions[chunk]]
    }

    /// Iterates over the activities in order.
    public struct Iterator: IteratorProtocol {
        private let chunks: [[ScheduledActivity]]
        private var chunk = 0
        private var place = 0

        fileprivate init(_ chunks: [[ScheduledActivity]]) { self.chunks = chunks }

        /// Returns the next activity; nil after the last.
        public mutating func next() -> ScheduledActivity? {
            guard chunk < chunks.count else { return nil }
            let activity = chunks[chunk][place]
            place += 1
            if place == chunks[chunk].count { (chunk, place) = (chunk + 1, 0) }
            return activity
        }
    }

    /// Returns an iterator over the activities in order.
    public func makeIterator() -> Iterator { Iterator(chunks) }
}

// MARK: - A part of the time line

extension ScheduledActivities {
    /// The positions of all activities on the dates of a window in some view, and of few others.
    ///
    /// - Parameter days: Days since the epoch; the end is exclusive.
    /// - Returns: The positions, in order.
    /// - Complexity: O(n/c + c) for each chunk of c that meets the window.
    func positions(near days: Range<Int>) -> [Int] {
        guard !days.isEmpty else { return [] }
        let low = Int64(days.lowerBound) * 86_400 - Zone.widestOffset
        let high = Int64(days.upperBound) * 86_400 + Zone.widestOffset
        var found: [Int] = []
        for (index, reach) in reaches.enumerated() where reach.lowerBound <= high && reach.upperBound >= low {
            for (place, activity) in chunks[index].enumerated() where activity.mayTouch(days, low...high) {
                found.append(positions[index] + place)
            }
        }
        return found
    }

    private static func reach(of chunk: Chunk) -> ClosedRange<Int64> {
        var (low, high) = (Int64.max, Int64.min)
        for activity in chunk {
            let reach = activity.reach
            low = Swift.min(low, reach.lowerBound)
            high = Swift.max(high, reach.upperBound)
        }
        return low...Swift.max(low, high)
    }
}

extension ScheduledActivity {
    /// The seconds since the epoch from its first to its last instant; for whole days, on any clock.
    fileprivate var reach: ClosedRange<Int64> {
        let seconds = start.secondsSinceEpoch...range.upperBound.secondsSinceEpoch
        guard isAllDay else { return seconds }
        // A date has its place in the calendar, even if the traveller's clock skips it.
        let first = Int64(activity.span.startDate.daysSinceEpoch) * 86_400
        let end = Int64(activity.span.endDate.daysSinceEpoch + 1) * 86_400
        return min(seconds.lowerBound, first)...max(seconds.upperBound, first, end)
    }

    /// A cheap test without false negatives for activities on a date of the window in some view.
    fileprivate func mayTouch(_ days: Range<Int>, _ seconds: ClosedRange<Int64>) -> Bool {
        guard isAllDay else {
            return start.secondsSinceEpoch <= seconds.upperBound
                && range.upperBound.secondsSinceEpoch >= seconds.lowerBound
        }
        let first = activity.span.startDate.daysSinceEpoch
        return first < days.upperBound
            && Swift.max(activity.span.endDate.daysSinceEpoch, first + 1) > days.lowerBound
    }
}

// MARK: - One more, one less

extension ScheduledActivities {
    /// Inserts an activity at its place.
    ///
    /// - Complexity: O(n/c + c) for chunks of c.
    mutating func insert(_ activity: ScheduledActivity) {
        guard !chunks.isEmpty else {
            self = ScheduledActivities([activity])
            return
        }
        let index = Swift.max(0, chunks.partitionPoint { !(activity < $0[0]) } - 1)
        chunks[index].insert(activity, at: chunks[index].partitionPoint { $0 < activity })
        if chunks[index].count > Self.largestChunk {
            let later = Chunk(chunks[index][(Self.largestChunk / 2)...])
            chunks[index].removeSubrange((Self.largestChunk / 2)...)
            chunks.insert(later, at: index + 1)
            reaches.insert(Self.reach(of: later), at: index + 1)
        }
        reaches[index] = Self.reach(of: chunks[index])
        count(from: index)
    }

    /// Removes an activity.
    ///
    /// - Returns: False if it is not in the list.
    /// - Complexity: O(n/c + c) for chunks of c.
    mutating func remove(_ activity: ScheduledActivity) -> Bool {
        guard let (index, place) = place(of: activity) else { return false }
        chunks[index].remove(at: place)
        if chunks[index].isEmpty {
            chunks.remove(at: index)
            reaches.remove(at: index)
        } else {
            reaches[index] = Self.reach(of: chunks[index])
        }
        count(from: index)
        return true
    }

    /// The place of an activity; several may be equal in their order.
    private func place(of activity: ScheduledActivity) -> (chunk: Int, place: Int)? {
        let first = chunks.partitionPoint { $0[$0.count - 1] < activity }
        for index in first..<chunks.count {
            for place in chunks[index].partitionPoint(where: { $0 < activity })..<chunks[index].count {
                if activity < chunks[index][place] { return nil }
                if chunks[index][place] == activity { return (index, place) }
            }
        }
        return nil
    }

    /// Recomputes the positions of the chunks from one on.
    private mutating func count(from index: Int) {
        positions.removeSubrange((index + 1)...)
        for chunk in chunks[index...] { positions.append(positions[positions.count - 1] + chunk.count) }
    }
}

extension ScheduledActivities: Hashable {
    /// Whether both have equal activities, however they are divided into chunks.
    public static func == (left: ScheduledActivities, right: ScheduledActivities) -> Bool {
        left.elementsEqual(right)
    }

    /// Feeds the activities into a hasher.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for activity in self { hasher.combine(activity) }
    }
}
