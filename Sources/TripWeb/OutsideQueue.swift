import HTTPTypes
import Messages
import NIOPosix
import Synchronization

/// Makes the pages and feeds of secret addresses, on a thread of their own: whoever has such an address holds up none who is
/// signed in.
final class OutsideQueue: Sendable {
    private let thread = NIOThreadPool(numberOfThreads: 1)
    private let waiting = Mutex(0)

    /// Starts the thread.
    init() { thread.start() }

    deinit { thread.shutdownGracefully { _ in } }

    /// Works when those before have been answered.
    ///
    /// - Parameter work: The work.
    /// - Returns: The result of `work`.
    /// - Throws: A ``Fault`` with status 503 where too many wait, and the errors of `work`.
    func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        let hasRoom = waiting.withLock { count in
            guard count < Limits.mostOutside else { return false }
            count += 1
            return true
        }
        guard hasRoom else {
            throw Fault(
                .serviceUnavailable, tr("Too many ask at once"), tr("Try again in a moment."),
                fields: [.retryAfter: "5"])
        }
        defer { waiting.withLock { $0 -= 1 } }
        return try await thread.runIfActive(work)
    }
}
