import Messages
import Rendering
import Sealing
import StrictJSON
import TripStorage
import TripWorkflows

extension Session {
    /// Returns the session with the protected trips that a passphrase opens, in memory alone.
    ///
    /// - Parameters:
    ///   - options: Whether to unlock, and the source of the passphrase.
    ///   - hasFiles: Whether the command reads files, which are never protected.
    /// - Returns: The session, unchanged without a request to unlock.
    /// - Throws: A ``CommandFailure`` when there is no protected trip, or none opens.
    func unlocking(_ options: UnlockOptions, hasFiles: Bool = false) throws -> Session {
        guard options.unlock else { return self }
        guard !hasFiles else {
            throw CommandFailure(
                "two-sources", tr("--unlock is for the trips of the store, and files are named"),
                status: .usage)
        }
        let sealed = try storeForReading().read { try $0.sealedTrips() }
        guard !sealed.isEmpty else { throw ProtectedTrip.none }
        let passphrase = try options.passphrase.passphrase(tr("Passphrase:"), in: context)
        let opened = try TripProtection.opened(sealed, with: passphrase, database: database)
        for flaw in opened.flatMap(\.leftOut) {
            context.errors.line(tr("note: \(Printable.line(flaw)); it is left out"))
        }
        var session = self
        session.unlocked = try TripProtection.memory(opened)
        return session
    }

    /// Returns how this run seals trips under a passphrase.
    var protection: TripProtection {
        var protection = TripProtection(by: MeridianProgram.tool, at: now)
        protection.cost = context.sealingCost
        return protection
    }
}
