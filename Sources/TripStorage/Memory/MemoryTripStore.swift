import Synchronization

/// A store that lives as long as the value: for runs straight on files, and for tests.
///
/// It keeps to the same rules as ``FileTripStore``; one suite of tests holds both to them.
public final class MemoryTripStore: TripStore {
    private let state = Mutex(MemoryState())

    /// Creates an empty store.
    public init() {}

    /// Reads one unchanging state of the store.
    public func read<T>(_ body: (any TripReading) throws -> T) throws -> T {
        try body(MemorySession(state.withLock { $0 }))
    }

    /// Reads and writes in one transaction; other writers wait.
    public func write<T>(_ body: (any TripWriting) throws -> T) throws -> T {
        // `withLock` hands out only what may cross threads; a result that stays on this one goes round it.
        var outcome = Result<T?, any Error>.success(nil)
        state.withLock { state in
            let session = MemorySession(state)
            outcome = Result { try body(session) }
            if case .success = outcome { state = session.finished() }
        }
        guard let value = try outcome.get() else { preconditionFailure("the body ran under the lock") }
        return value
    }
}
