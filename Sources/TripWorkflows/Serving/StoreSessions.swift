package import CivilTime
import Sealing
package import TripStorage

/// The browsers that are signed in to the pages of a store.
package enum StoreSessions {
    /// The seconds after which a session ends that nobody uses: thirty days.
    package static let longestPause = Duration.seconds(30 * 86_400)

    /// The sessions of an account at one time; the one that was unused for longest ends for a new one.
    package static let most = 64

    /// Signs a browser in.
    ///
    /// - Parameters:
    ///   - account: Its account, as it was when the password was checked; nil for the user of the machine.
    ///   - label: The kind of the browser.
    ///   - now: The present.
    ///   - store: The store.
    /// - Returns: The secret for its cookie, which is kept nowhere; nil where the account was changed or removed meanwhile.
    /// - Throws: A `StorageError`.
    package static func start(
        of account: Account?, label: String, at now: Instant, in store: any TripStore
    ) throws -> SecretToken? {
        let token = SecretToken.random()
        return try store.write { writing in
            if let account, try !writing.accounts().contains(account) { return nil }
            var open: [BrowserSession] = []
            for session in try writing.sessions() {
                if isOpen(session, at: now) {
                    if session.account == account?.name { open.append(session) }
                } else {
                    _ = try writing.delete(session: session.digest)
                }
            }
            open.sort { $0.lastUsedAt < $1.lastUsedAt }
            for session in open.prefix(max(0, open.count - most + 1)) {
                _ = try writing.delete(session: session.digest)
            }
            try writing.save(
                BrowserSession(
                    digest: token.digest.text, account: account?.name, label: label, createdAt: now,
                    lastUsedAt: now))
            return token
        }
    }

    /// Finds the session of a secret, if it has not ended.
    ///
    /// - Parameters:
    ///   - secret: What stands in the cookie.
    ///   - now: The present.
    ///   - reading: The store.
    /// - Returns: The session; nil for an unknown, a revoked and an ended one.
    /// - Throws: A `StorageError`.
    package static func session(
        _ secret: String, at now: Instant, in reading: any TripReading
    ) throws -> BrowserSession? {
        guard let session = try reading.session(SecretToken.digest(of: secret).text) else { return nil }
        return isOpen(session, at: now) ? session : nil
    }

    /// Whether a session has not ended.
    package static func isOpen(_ session: BrowserSession, at now: Instant) -> Bool {
        now.duration(since: session.lastUsedAt) < longestPause
    }

    /// Whether a use of a session is written down: once in an hour.
    package static func isUseNews(_ session: BrowserSession, at now: Instant) -> Bool {
        now.duration(since: session.lastUsedAt) >= .seconds(3600)
    }

    /// Writes down that a session is used, once in an hour.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - now: The present.
    ///   - open: Opens the store for a change.
    package static func noteUse(
        of session: BrowserSession, at now: Instant, _ open: () throws -> any TripStore
    ) {
        guard isUseNews(session, at: now) else { return }
        // A store that is busy or read-only does not keep a page back.
        try? open().write { writing in
            // It may have been revoked meanwhile.
            guard var used = try writing.session(session.digest) else { return }
            used.lastUsedAt = now
            try writing.save(used)
        }
    }

    /// Ends sessions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - isMeant: Whether one is to end.
    /// - Throws: A `StorageError`.
    package static func end(in store: any TripStore, where isMeant: (BrowserSession) -> Bool) throws {
        try store.write { writing in
            for session in try writing.sessions() where isMeant(session) {
                _ = try writing.delete(session: session.digest)
            }
        }
    }
}
