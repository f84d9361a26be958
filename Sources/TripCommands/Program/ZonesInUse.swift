import CivilTime
import Messages
import Rendering
import Synchronization
import TripWorkflows

/// The zone database of one run, which must stay one release throughout.
///
/// A system update may replace it while a command works. The result then mixes two releases, so it is neither
/// stored nor shown.
final class ZonesInUse: Sendable {
    private struct State {
        var database: ZoneDatabase?
        /// Whether the run writes to the store, before which the release is checked.
        var isWriting = false
    }

    private let state = Mutex(State())

    /// Records the database that the run reads.
    func opened(_ database: ZoneDatabase) { state.withLock { $0.database = database } }

    /// Reports the first answer that newer rules would change, where older ones were named.
    ///
    /// - Parameter errors: The stream for the report, one line.
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

    /// Records that the run writes to the store, after which the release is not checked again.
    func willWrite() { state.withLock { $0.isWriting = true } }

    /// Throws for a reading run's answer if the database was replaced meanwhile.
    ///
    /// - Throws: A `WorkflowError` with status 75.
    func requireOneForAnswer() throws {
        if state.withLock({ $0.isWriting }) { return }
        try requireOne()
    }

    /// Throws before storing a result if the database was replaced meanwhile.
    ///
    /// - Throws: A `WorkflowError` with status 75, after which nothing is stored.
    func requireOne() throws {
        try state.withLock { $0.database }?.requireUnreplaced()
    }
}
