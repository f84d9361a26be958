import Synchronization

/// Lets one key be derived at a time: each takes 64 MiB, and that of a box up to 256 MiB.
final class ScryptTurn: Sendable {
    private let turn = Mutex<Void>(())

    /// Works if nobody else does.
    ///
    /// - Parameter work: The work.
    /// - Returns: The result of `work`; nil where somebody else works.
    /// - Throws: The errors of `work`.
    func ifFree<Result: Sendable, Failure: Error>(
        _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try turn.withLockIfAvailable { _ throws(Failure) in try work() }
    }
}
