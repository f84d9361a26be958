/// Arranges intervals side by side with the fewest lanes.
///
/// Intervals that share a position, directly or through others, are one cluster. In order of their beginnings, each
/// interval gets the lowest free lane. That needs as many lanes as intervals overlap at the busiest position of the
/// cluster, which is the minimum.
package struct LanePacking {
    /// The lane of each interval, from 0.
    package private(set) var lanes: [Int] = []

    /// The number of lanes in the cluster of each interval.
    package private(set) var counts: [Int] = []

    /// Assigns the lanes.
    ///
    /// - Parameter intervals: Non-empty intervals, in the order of their lower bounds.
    /// - Complexity: O((n + p) log k) for p positions and k lanes.
    package init(_ intervals: [Range<Int>]) {
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

/// The lanes of one cluster during the sweep.
private struct RunningLanes {
    /// The number of lanes.
    private(set) var count = 0
    private var inUse = 0
    /// The free lanes, the lowest last.
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
