import CivilTime
import Sealing
import Synchronization
import TripStorage
import TripWorkflows

/// The browsers that are signed in: in the store, so that they outlive the program.
///
/// Where the store cannot be written, a session is in memory alone and ends with the program.
final class Sessions: Sendable {
    private let household: Household
    private let inMemory = Mutex<[String: BrowserSession]>([:])

    /// Knows the sessions of a store.
    ///
    /// - Parameter household: The store, and the present.
    init(_ household: Household) { self.household = household }

    /// Signs a browser in.
    ///
    /// - Parameters:
    ///   - account: The name of the account; nil for the user of the machine.
    ///   - label: The kind of the browser.
    /// - Returns: The secret for its cookie.
    func start(of account: String? = nil, label: String = "-") -> SecretToken {
        let now = household.now()
        if let token = try? StoreSessions.start(
            of: account, label: label, at: now, in: household.openToWrite())
        {
            return token
        }
        let token = SecretToken.random()
        let session = BrowserSession(
            digest: token.digest.text, account: account, label: label, createdAt: now, lastUsedAt: now)
        inMemory.withLock { sessions in
            while sessions.count >= StoreSessions.most,
                let oldest = sessions.values.min(by: { $0.lastUsedAt < $1.lastUsedAt })
            {
                sessions[oldest.digest] = nil
            }
            sessions[session.digest] = session
        }
        return token
    }

    /// Looks a session up, which then lasts longer.
    ///
    /// - Parameter secret: What was sent as the secret.
    /// - Returns: The session; nil for an unknown, a revoked and an ended one.
    /// - Throws: A `StorageError` where the store cannot be read.
    func session(_ secret: String) throws -> BrowserSession? {
        guard secret.utf8.count == 64 else { return nil }
        let (digest, now) = (SecretToken.digest(of: secret).text, household.now())
        let kept = inMemory.withLock { sessions -> BrowserSession? in
            guard let session = sessions[digest], StoreSessions.isOpen(session, at: now) else {
                sessions[digest] = nil
                return nil
            }
            // Once in an hour, as in the store: the cookie is renewed by the same rule.
            if StoreSessions.isUseNews(session, at: now) { sessions[digest]?.lastUsedAt = now }
            return session
        }
        if let kept { return kept }
        let found = try household.open().read { try StoreSessions.session(secret, at: now, in: $0) }
        guard let found else { return nil }
        StoreSessions.noteUse(of: found, at: now) { try household.openToWrite() }
        return found
    }

    /// The sessions that somebody may see and end: all of them for the user of the machine, else those of the account.
    ///
    /// - Parameter session: Whose browser asks.
    /// - Returns: The sessions, the newest use first.
    /// - Throws: A `StorageError` where the store cannot be read.
    func sessions(seenBy session: BrowserSession) throws -> [BrowserSession] {
        let now = household.now()
        let stored = try household.open().read { try $0.sessions() }
        return (stored + inMemory.withLock { Array($0.values) })
            .filter { StoreSessions.isOpen($0, at: now) && Sessions.isSeen($0, by: session) }
            .sorted { ($0.lastUsedAt, $0.createdAt, $0.digest) > ($1.lastUsedAt, $1.createdAt, $1.digest) }
    }

    /// Ends sessions, as far as somebody may.
    ///
    /// - Parameters:
    ///   - session: Whose browser asks.
    ///   - isMeant: Whether one is to end.
    /// - Throws: A `StorageError` where the store cannot be written.
    func end(by session: BrowserSession, where isMeant: (BrowserSession) -> Bool) throws {
        func isEnding(_ other: BrowserSession) -> Bool {
            Sessions.isSeen(other, by: session) && isMeant(other)
        }
        let isKept = inMemory.withLock { sessions in
            let count = sessions.count
            sessions = sessions.filter { !isEnding($0.value) }
            return sessions.count < count
        }
        do {
            try StoreSessions.end(in: household.openToWrite(), where: isEnding)
        } catch  where isKept {
            // The store could not be written when they were signed in either, and has none of them.
        }
    }

    private static func isSeen(_ other: BrowserSession, by session: BrowserSession) -> Bool {
        session.account == nil || other.account == session.account
    }
}
