import CivilTime
import Sealing
import Synchronization
import TripStorage
import TripWorkflows

/// The browsers that are signed in: in the store, so that they outlive the program.
///
/// Where the store is read-only, a session is in memory alone and ends with the program, or with its account as it was.
final class Sessions: Sendable {
    /// A session that the store does not have.
    private struct Kept {
        var session: BrowserSession
        let account: Account?
    }

    private let household: Household
    private let inMemory = Mutex<[String: Kept]>([:])

    /// Knows the sessions of a store.
    ///
    /// - Parameter household: The store, and the present.
    init(_ household: Household) { self.household = household }

    /// Signs a browser in.
    ///
    /// - Parameters:
    ///   - account: The account, as it was when the password was checked; nil for the user of the machine.
    ///   - label: The kind of the browser.
    /// - Returns: The secret for its cookie; nil where the account was changed or removed meanwhile.
    /// - Throws: A `StorageError`, also for a store that is busy: nobody else could end a session of this program alone.
    func start(of account: Account? = nil, label: String = "-") throws -> SecretToken? {
        let now = household.now()
        do {
            return try StoreSessions.start(of: account, label: label, at: now, in: household.openToWrite())
        } catch let error as StorageError where [.cannotWrite, .cannotOpen].contains(error.code) {
            let token = SecretToken.random()
            let session = BrowserSession(
                digest: token.digest.text, account: account?.name, label: label, createdAt: now,
                lastUsedAt: now)
            inMemory.withLock { sessions in
                while sessions.count >= StoreSessions.most,
                    let oldest = sessions.values.min(by: { $0.session.lastUsedAt < $1.session.lastUsedAt })
                {
                    sessions[oldest.session.digest] = nil
                }
                sessions[session.digest] = Kept(session: session, account: account)
            }
            return token
        }
    }

    /// Looks a session up, which then lasts longer.
    ///
    /// - Parameter secret: What was sent as the secret.
    /// - Returns: The session; nil for an unknown, a revoked and an ended one.
    /// - Throws: A `StorageError` where the store cannot be read.
    func session(_ secret: String) throws -> BrowserSession? {
        guard secret.utf8.count == 64 else { return nil }
        let (digest, now) = (SecretToken.digest(of: secret).text, household.now())
        let kept = inMemory.withLock { sessions -> Kept? in
            guard let kept = sessions[digest], StoreSessions.isOpen(kept.session, at: now) else {
                sessions[digest] = nil
                return nil
            }
            // Once in an hour, as in the store: the cookie is renewed by the same rule.
            if StoreSessions.isUseNews(kept.session, at: now) { sessions[digest]?.session.lastUsedAt = now }
            return kept
        }
        if let kept {
            guard let account = kept.account else { return kept.session }
            return try household.open().read { try $0.accounts() }.contains(account) ? kept.session : nil
        }
        let found = try household.open().read { try StoreSessions.session(secret, at: now, in: $0) }
        guard let found else { return nil }
        StoreSessions.noteUse(of: found, at: now) { try household.openToNote() }
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
        return (stored + inMemory.withLock { $0.values.map(\.session) })
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
            sessions = sessions.filter { !isEnding($0.value.session) }
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
