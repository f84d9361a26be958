/// Whoever has sent the request that is being answered.
struct Asker: Sendable {
    /// The one of this task; who is always there, outside of a request.
    @TaskLocal static var current = Asker { true }

    private let isThere: @Sendable () -> Bool

    /// Makes one.
    ///
    /// - Parameter isThere: Whether the connection is still open, so that there is somebody to answer.
    init(isThere: @escaping @Sendable () -> Bool) { self.isThere = isThere }

    /// Returns work that is not begun for somebody who has gone.
    ///
    /// - Parameter work: The work.
    /// - Returns: The same, which throws a ``Fault`` where the connection was closed before its turn came.
    static func whileThere<Result>(
        _ work: @escaping @Sendable () throws -> Result
    ) -> @Sendable () throws -> Result {
        let asker = current
        return {
            guard asker.isThere() else { throw Fault.gone }
            return try work()
        }
    }
}
