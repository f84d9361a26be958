import Synchronization

/// A store that lives as long as the value: for runs straight on files, and for tests.
///
/// It keeps to the same rules as ``FileTripStore``; one suite of tests holds both to them.
public final class MemoryTripStore: TripStore {
    private let contents = Mutex(MemoryContents())

    /// Creates an empty store.
    public init() {}

    /// Reads one unchanging state of the store.
    public func read<T>(_ body: (any TripReading) throws -> T) throws -> T {
        try body(MemorySession(contents.withLock { $0 }))
    }

    /// Reads and writes in one transaction; other writers wait.
    public func write<T>(_ body: (any TripWriting) throws -> T) throws -> T {
        // `withLock` hands out only what may cross threads; a result that stays on this one goes round it.
        var outcome = Result<T?, any Error>.success(nil)
        contents.withLock { contents in
            let session = MemorySession(contents)
            outcome = Result { try body(session) }
            if case .success = outcome { contents = session.contents }
        }
        guard let value = try outcome.get() else { preconditionFailure("the body ran under the lock") }
        return value
    }
}
