import Synchronization

/// A store in memory, for runs on files alone and for tests.
///
/// It follows the same rules as ``FileTripStore``; one suite of tests covers both.
public final class MemoryTripStore: TripStore {
    private let state = Mutex(MemoryState())

    /// Creates an empty store.
    public init() {}

    /// Reads one consistent state of the store.
    public func read<T>(_ body: (any TripReading) throws -> T) throws -> T {
        try body(MemorySession(state.withLock { $0 }))
    }

    /// Reads and writes in one transaction; other writers wait.
    public func write<T>(_ body: (any TripWriting) throws -> T) throws -> T {
        // `withLock` returns only sendable values; a result that stays on this thread bypasses it.
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
