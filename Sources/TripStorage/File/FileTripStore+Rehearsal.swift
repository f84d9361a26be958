import GRDB

extension FileTripStore {
    /// Runs a write and rolls it back, with all its errors.
    ///
    /// It needs no store opened for writing; a missing one is empty, and is not created.
    ///
    /// - Parameter body: Reads and writes; it must not keep the value it is given, nor call the store again.
    /// - Returns: What `body` returned.
    /// - Throws: The errors of ``write(_:)``.
    @discardableResult
    public func rehearse<Value>(_ body: (any TripWriting) throws -> Value) throws -> Value {
        guard let connection else { return try MemoryTripStore().write(body) }
        return try connection.translating {
            try connection.queue.writeWithoutTransaction { database in
                var value: Value?
                try database.inTransaction {
                    let session = FileSession(database, connection)
                    value = try body(session)
                    try session.finish()
                    return .rollback
                }
                guard let value else { preconditionFailure("a transaction ran without its body") }
                return value
            }
        }
    }
}
