/// Puts intervals side by side with the fewest lanes.
///
/// Intervals that touch the same position, directly or through others, are one cluster. Each interval takes
/// the lowest lane that is free when it begins. Taken in the order of their beginnings that needs as many
/// lanes as intervals lie over each other at the busiest position of the cluster, and no arrangement can do
/// with fewer.
struct LanePacking {
    /// The lane of each interval, from 0.
    private(set) var lanes: [Int] = []

    /// How many lanes the cluster of each interval has.
    private(set) var counts: [Int] = []

    /// Packs intervals.
    ///
    /// - Parameter intervals: None of them empty, in the order of their lower bounds.
    /// - Complexity: O(n + p) for p positions, times the logarithm of the lanes.
    init(_ intervals: [Range<Int>]) {
        lanes.reserveCapacity(intervals.count)
        counts.reserveCapacity(intervals.count)
        var running = RunningLanes()
        var cluster = 0
        for (index, interval) in intervals.enumerated() {
            running.release(until: interval.lowerBound)
            if running.isEmpty {
                closeCluster(from: cluster, to: index, lanes: running.count)
                cluster = index
                running = RunningLanes()
            }
            lanes.append(running.take(until: interval.upperBound))
        }
        closeCluster(from: cluster, to: intervals.count, lanes: running.count)
    }

    private mutating func closeCluster(from first: Int, to end: Int, lanes: Int) {
        counts.append(contentsOf: repeatElement(lanes, count: end - first))
    }
}

/// The lanes of one cluster while it is swept.
private struct RunningLanes {
    /// How many lanes there are.
    private(set) var count = 0
    private var inUse = 0
    /// The lowest one last.
    private var free: [Int] = []
    /// For each position, the lanes whose intervals end there.
    private var ending: [Int: [Int]] = [:]
    private var position = Int.min

    var isEmpty: Bool { inUse == 0 }

    mutating func release(until end: Int) {
        guard end > position else { return }
        position = end
        guard inUse > 0 else { return }
        let over = ending.keys.filter { $0 <= end }
        guard !over.isEmpty else { return }
        for key in over {
            let lanes = ending.removeValue(forKey: key) ?? []
            free += lanes
            inUse -= lanes.count
        }
        free.sort(by: >)
    }

    mutating func take(until end: Int) -> Int {
        let lane: Int
        if let lowest = free.popLast() {
            lane = lowest
        } else {
            lane = count
            count += 1
        }
        ending[end, default: []].append(lane)
        inUse += 1
        return lane
    }
}
