import CivilTime
import Messages
import Rendering
import Synchronization
import TripWorkflows

/// The zone database of one run, which is to be of one release from the first zone that is read to the last.
///
/// A system's update may put another release in its place while a command works. What was worked out then is partly by
/// one and partly by the other, so it is neither stored nor passed off as an answer.
final class ZonesInUse: Sendable {
    private struct State {
        var database: ZoneDatabase?
        /// Whether the run writes to the store, which it checks before.
        var isWriting = false
    }

    private let state = Mutex(State())

    /// Notes which database the run reads.
    func opened(_ database: ZoneDatabase) { state.withLock { $0.database = database } }

    /// Tells the first answer that newer rules would have given otherwise, where somebody named a directory of older ones.
    ///
    /// - Parameter errors: Where it is told, in one line.
    func tellOlder(_ errors: any TextOutput) {
        guard let database = state.withLock({ $0.database }), let witness = database.witness,
            let difference = witness.difference
        else { return }
        let (old, newer) = (Printable.name(database.version), Session.rules(witness.newer))
        errors.line(
            tr(
                "warning: \(Printable.line(database.source)) has tz \(old), and newer rules are known (\(newer)): "
                    + "\(difference.question) in \(difference.zone) is \(difference.answer) by \(old) and "
                    + "\(difference.newer) by \(witness.newer.version)"))
    }

    /// Notes that the run writes to the store: once that is done, it is not said to be done again.
    func willWrite() { state.withLock { $0.isWriting = true } }

    /// Refuses an answer that was worked out while the database was replaced, of a run that writes nothing.
    ///
    /// - Throws: A `WorkflowError` with status 75.
    func requireOneForAnswer() throws {
        if state.withLock({ $0.isWriting }) { return }
        try requireOne()
    }

    /// Refuses to store what was worked out while the database was replaced.
    ///
    /// - Throws: A `WorkflowError` with status 75, after which nothing is stored.
    func requireOne() throws {
        try state.withLock { $0.database }?.requireUnreplaced()
    }
}
