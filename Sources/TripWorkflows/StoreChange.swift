import CivilTime
import ICalendar
import Messages
import TripStorage

/// One transaction that `undo` can revert.
struct StoreChange {
    /// The title of the change in the history.
    let title: String
    let now: Instant
    /// The zones of the change; nil where it needs none.
    let database: ZoneDatabase?

    /// Writes everything or nothing.
    ///
    /// - Throws: A ``WorkflowError`` when the zones were replaced meanwhile, or the errors of the store or of
    ///   `body`.
    func callAsFunction<Value>(
        in store: some TripStore, _ body: (any TripWriting) throws -> Value
    ) throws -> Value {
        try store.write { writing in
            try writing.record(title, at: now)
            let value = try LibicalMissing.throwing { try body(writing) }
            try database?.requireUnreplaced()
            return value
        }
    }
}

extension ZoneDatabase {
    /// Throws if another release replaced these zones during the work.
    ///
    /// - Throws: A ``WorkflowError`` with code ``WorkflowError/Code/zonesReplaced``.
    package func requireUnreplaced() throws(WorkflowError) {
        guard !isAsOpened else { return }
        throw WorkflowError(
            .zonesReplaced, subject: source,
            reason: tr(
                "the time zones were replaced while this was worked out by \(version); run it again"))
    }
}
