import Synchronization

/// A clock that a test moves.
final class Hands: Sendable {
    private let time = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLock { $0 } }

    func advance(_ duration: Duration) { time.withLock { $0 += duration } }
}
