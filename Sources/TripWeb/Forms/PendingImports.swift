import HTTPTypes
import Messages
import Sealing
import Synchronization
import TripWorkflows

/// Files that were sent and are not imported yet: they wait in memory for the answer to their review.
final class PendingImports: Sendable {
    private struct Waiting: Sendable {
        let files: [Upload.File]
        let account: String?
        let since: ContinuousClock.Instant
        var size: Int { files.reduce(0) { $0 + $1.bytes.count } }
    }

    /// How a review ended.
    enum End: Hashable, Sendable {
        /// Its files were imported; this page shows them.
        case imported(page: String)
        /// Newer files needed the room of its own.
        case displaced
    }

    private struct State: Sendable {
        var waiting: [ContentDigest: Waiting] = [:]
        var ends: [ContentDigest: (end: End, account: String?, since: ContinuousClock.Instant)] = [:]

        /// Remembers how a review ended, for as long as it could have waited.
        mutating func end(_ digest: ContentDigest, _ end: End, at now: ContinuousClock.Instant) {
            let account = waiting.removeValue(forKey: digest)?.account
            ends[digest] = (end, account, now)
            guard ends.count > Limits.mostEnded,
                let oldest = ends.min(by: { $0.value.since < $1.value.since })
            else { return }
            ends[oldest.key] = nil
        }
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Starts without any.
    ///
    /// - Parameter now: The elapsed time; tests move it.
    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// Keeps files for a while; those that wait for longest make room.
    ///
    /// - Parameters:
    ///   - files: The files, of at most the size of one upload.
    ///   - account: Who has sent them; nil for the user of the machine.
    /// - Returns: The secret that names them.
    func keep(_ files: [Upload.File], of account: String?) -> SecretToken {
        let token = SecretToken.random()
        let added = Waiting(files: files, account: account, since: now())
        state.withLock { state in
            state.waiting = state.waiting.filter { $0.value.since + Limits.longestReview > added.since }
            state.ends = state.ends.filter { $0.value.since + Limits.longestReview > added.since }
            while state.waiting.values.reduce(added.size, { $0 + $1.size }) > Limits.mostWaiting,
                let oldest = state.waiting.min(by: { $0.value.since < $1.value.since })
            {
                state.end(oldest.key, .displaced, at: added.since)
            }
            state.waiting[token.digest] = added
        }
        return token
    }

    /// The files of a secret, for whoever has sent them.
    ///
    /// - Throws: A ``Fault`` that says why they are not here any more.
    func files(_ secret: String, of account: String?) throws(Fault) -> [Upload.File] {
        let (digest, now) = (SecretToken.digest(of: secret), self.now())
        let found = state.withLock { state in
            state.waiting[digest].flatMap {
                $0.account == account && $0.since + Limits.longestReview > now ? $0.files : nil
            }
        }
        guard let found else { throw .noFiles(end(of: secret, for: account)) }
        return found
    }

    /// How a review ended, for whoever has sent its files; nil for one that waits, and for an unknown secret.
    func end(of secret: String, for account: String?) -> End? {
        let digest = SecretToken.digest(of: secret)
        return state.withLock { state in
            state.ends[digest].flatMap { $0.account == account ? $0.end : nil }
        }
    }

    /// Forgets files that were imported.
    ///
    /// - Parameters:
    ///   - secret: Their secret.
    ///   - page: The page that shows what became of them, for a form that is sent twice.
    func finish(_ secret: String, at page: String) {
        let (digest, now) = (SecretToken.digest(of: secret), self.now())
        state.withLock { $0.end(digest, .imported(page: page), at: now) }
    }
}

extension Fault {
    /// Files of a review that is over.
    static func noFiles(_ end: PendingImports.End?) -> Fault {
        let title = tr("These files are not here any more")
        switch end {
        case .imported(let page):
            var fault = Fault(.gone, title, tr("They were imported, and need not be chosen again."))
            fault.next = page
            return fault
        case .displaced:
            return Fault(
                .gone, title, tr("Newer files needed their room; nothing was imported. Choose them again."))
        case nil:
            return Fault(
                .gone, title,
                tr(
                    "They waited for more than half an hour, or for an earlier start of the program. Choose them again."
                ))
        }
    }
}
