import Synchronization

/// Counts the attempts to sign in that failed, for each name and each address, and says how long the next one has to wait.
final class SignInAttempts: Sendable {
    private struct Tally: Sendable {
        var failures = 0
        var last: ContinuousClock.Instant
    }

    private let tallies = Mutex<[String: Tally]>([:])
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Starts without any.
    ///
    /// - Parameter now: The elapsed time; tests move it.
    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

    private static func keys(_ name: String, _ address: String?) -> [(key: String, free: Int)] {
        // Behind a proxy, and in one household, many people have one address.
        [("name:\(name)", Limits.freeAttempts)]
            + (address.map { [("address:\($0)", Limits.freeAttempts * 4)] } ?? [])
    }

    /// The time after a number of failures: none, then 30 seconds, and twice as long each time, up to a quarter of an hour.
    private static func pause(after failures: Int, free: Int) -> Duration {
        guard failures >= free else { return .zero }
        return min(Limits.longestPause, .seconds(30 << min(failures - free, 10)))
    }

    /// Begins an attempt, which counts as failed until it is known to be right.
    ///
    /// - Parameters:
    ///   - name: The name that is typed.
    ///   - address: The address that asks; nil where many people have it.
    /// - Returns: How long to wait; nil where it may be tried now.
    func begin(_ name: String, from address: String?) -> Duration? {
        let now = self.now()
        return tallies.withLock { tallies in
            let keys = SignInAttempts.keys(name, address)
            let waits = keys.compactMap { key, free -> Duration? in
                guard let tally = tallies[key] else { return nil }
                let end = tally.last + SignInAttempts.pause(after: tally.failures, free: free)
                return end > now ? now.duration(to: end) : nil
            }
            if let longest = waits.max() { return longest }
            tallies = tallies.filter { $0.value.last + Limits.attemptsKept > now }
            while tallies.count >= Limits.mostTallies,
                let oldest = tallies.min(by: { $0.value.last < $1.value.last })
            {
                tallies[oldest.key] = nil
            }
            for (key, _) in keys {
                tallies[key, default: Tally(last: now)].failures += 1
                tallies[key]?.last = now
            }
            return nil
        }
    }

    /// Takes an attempt back that was right, or was not made.
    ///
    /// - Parameters:
    ///   - name: The name that was typed.
    ///   - address: The address that asked.
    ///   - isRight: Whether the password was right: then the failures under this name are forgotten.
    func takeBack(_ name: String, from address: String?, isRight: Bool) {
        tallies.withLock { tallies in
            for (key, _) in SignInAttempts.keys(name, address) {
                guard let tally = tallies[key] else { continue }
                if isRight && key.hasPrefix("name:") || tally.failures <= 1 {
                    tallies[key] = nil
                } else {
                    tallies[key]?.failures -= 1
                }
            }
        }
    }
}
