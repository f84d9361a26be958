/// Whoever has sent the request that is being answered.
enum Asker {
    /// Whether the connection is still open, so that there is somebody to answer.
    @TaskLocal static var isThere: @Sendable () -> Bool = { true }

    /// Returns work that is not begun for somebody who has gone.
    ///
    /// - Parameter work: The work.
    /// - Returns: The same, which throws a ``Fault`` where the connection was closed before its turn came.
    static func whileThere<Result>(
        _ work: @escaping @Sendable () throws -> Result
    ) -> @Sendable () throws -> Result {
        let isThere = isThere
        return {
            guard isThere() else { throw Fault.gone }
            return try work()
        }
    }
}
