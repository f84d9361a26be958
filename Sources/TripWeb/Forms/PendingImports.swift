import Sealing
import Synchronization
import TripWorkflows

/// Files that were sent and are not imported yet: they wait in memory for the answer to their review.
final class PendingImports: Sendable {
    private struct Waiting: Sendable {
        let files: [Upload.File]
        let since: ContinuousClock.Instant
        var size: Int { files.reduce(0) { $0 + $1.bytes.count } }
    }

    private let waiting = Mutex<[ContentDigest: Waiting]>([:])
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Starts without any.
    ///
    /// - Parameter now: The elapsed time; tests move it.
    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// Keeps files for a while; those that wait for longest make room.
    ///
    /// - Parameter files: The files, of at most the size of one upload.
    /// - Returns: The secret that names them.
    func keep(_ files: [Upload.File]) -> SecretToken {
        let token = SecretToken.random()
        let added = Waiting(files: files, since: now())
        waiting.withLock { waiting in
            waiting = waiting.filter { $0.value.since + Limits.longestReview > added.since }
            while waiting.values.reduce(added.size, { $0 + $1.size }) > Limits.mostWaiting,
                let oldest = waiting.min(by: { $0.value.since < $1.value.since })
            {
                waiting[oldest.key] = nil
            }
            waiting[token.digest] = added
        }
        return token
    }

    /// The files of a secret; nil for none, and for those that waited for too long.
    func files(_ secret: String) -> [Upload.File]? {
        let (digest, now) = (SecretToken.digest(of: secret), self.now())
        return waiting.withLock { waiting in
            waiting[digest].flatMap { $0.since + Limits.longestReview > now ? $0.files : nil }
        }
    }

    /// Forgets files.
    func forget(_ secret: String) {
        let digest = SecretToken.digest(of: secret)
        waiting.withLock { $0[digest] = nil }
    }
}
