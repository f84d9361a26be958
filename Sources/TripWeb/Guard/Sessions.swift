import Sealing
import Synchronization
import TripWorkflows

/// The browsers that are signed in, in memory: they end with the program.
final class Sessions: Sendable {
    private let lastUses = Mutex<[ContentDigest: ContinuousClock.Instant]>([:])
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Starts without any.
    ///
    /// - Parameter now: The elapsed time; tests move it.
    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// Signs a browser in.
    ///
    /// - Returns: The secret for its cookie.
    func start() -> SecretToken {
        let token = SecretToken.random()
        let now = self.now()
        lastUses.withLock { uses in
            uses = uses.filter { $0.value + Limits.sessionLength > now }
            while uses.count >= Limits.mostSessions, let oldest = uses.min(by: { $0.value < $1.value }) {
                uses[oldest.key] = nil
            }
            uses[token.digest] = now
        }
        return token
    }

    /// Looks a session up, which then lasts longer.
    ///
    /// - Parameter text: What was sent as the secret.
    /// - Returns: Whether it is that of a session.
    func contains(_ text: String) -> Bool {
        let (digest, now) = (SecretToken.digest(of: text), self.now())
        return lastUses.withLock { uses in
            guard let last = uses[digest] else { return false }
            let isOpen = last + Limits.sessionLength > now
            uses[digest] = isOpen ? now : nil
            return isOpen
        }
    }

    /// Ends a session.
    ///
    /// - Parameter text: What was sent as its secret.
    func end(_ text: String) {
        let digest = SecretToken.digest(of: text)
        lastUses.withLock { $0[digest] = nil }
    }
}
