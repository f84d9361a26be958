import NIOPosix
import Synchronization
import TripStorage

/// Carries out changes of the store one after the other, on a thread of their own.
///
/// SQLite lets one writer at a time in. So a store that another program holds keeps one thread waiting, and none of those
/// that read; each change that has waited for its turn meanwhile is refused with it, and does not wait as long again.
final class WriteQueue: Sendable {
    private let thread = NIOThreadPool(numberOfThreads: 1)
    /// Until when the store was last held by another program.
    private let held = Mutex<(until: ContinuousClock.Instant, error: StorageError)?>(nil)

    /// Starts the thread.
    init() { thread.start() }

    deinit { thread.shutdownGracefully { _ in } }

    /// Carries out a change when its turn comes.
    ///
    /// - Parameters:
    ///   - asked: When it was asked for.
    ///   - change: The change.
    /// - Returns: The result of `change`.
    /// - Throws: The errors of `change`; that of a change before it where the store was held since it was asked for.
    func run<Result: Sendable>(
        asked: ContinuousClock.Instant = .now, _ change: @escaping @Sendable () throws -> Result
    ) async throws -> Result {
        try await thread.runIfActive { [self] in
            if let held = held.withLock({ $0 }), asked < held.until { throw held.error }
            do {
                return try change()
            } catch let error as StorageError where error.code == .busy {
                held.withLock { $0 = (.now, error) }
                throw error
            }
        }
    }
}
