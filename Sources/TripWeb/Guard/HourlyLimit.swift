import Synchronization

/// Counts what is asked under each of many keys, and says how long a key has to wait that had its share of an hour.
final class HourlyLimit: Sendable {
    private struct Tally: Sendable {
        var count = 0
        let start: ContinuousClock.Instant
    }

    private static let hour = Duration.seconds(3_600)

    private let tallies = Mutex<[String: Tally]>([:])
    private let most: Int
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Starts without any.
    ///
    /// - Parameters:
    ///   - most: The number that a key has in an hour.
    ///   - now: The elapsed time; tests move it.
    init(_ most: Int, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        (self.most, self.now) = (most, now)
    }

    /// How long a key has to wait; nil where it need not.
    func wait(for key: String) -> Duration? {
        let now = self.now()
        return tallies.withLock { tallies in
            guard let tally = tallies[key], tally.count >= most else { return nil }
            let end = tally.start + HourlyLimit.hour
            return end > now ? now.duration(to: end) : nil
        }
    }

    /// Counts one more of a key, whose hour begins with its first.
    ///
    /// - Parameter key: The key.
    /// - Returns: How long it has to wait; nil where this one was still free, and is counted.
    @discardableResult func take(_ key: String) -> Duration? {
        if let wait = wait(for: key) { return wait }
        let now = self.now()
        tallies.withLock { tallies in
            if let tally = tallies[key], tally.start + HourlyLimit.hour <= now { tallies[key] = nil }
            if tallies[key] == nil, tallies.count >= Limits.mostTallies {
                tallies = tallies.filter { $0.value.start + HourlyLimit.hour > now }
                if tallies.count >= Limits.mostTallies,
                    let oldest = tallies.min(by: { $0.value.start < $1.value.start })
                {
                    tallies[oldest.key] = nil
                }
            }
            tallies[key, default: Tally(start: now)].count += 1
        }
        return nil
    }
}
