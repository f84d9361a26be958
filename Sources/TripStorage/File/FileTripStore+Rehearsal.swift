import GRDB

extension FileTripStore {
    /// Runs a write and rolls it back, with all its errors.
    ///
    /// It needs no store opened for writing; a missing one is empty, and is not created.
    ///
    /// - Parameter body: Reads and writes; it must not keep the value it is given, nor call the store again.
    /// - Throws: The errors of ``write(_:)``.
    public func rehearse(_ body: (any TripWriting) throws -> Void) throws {
        guard let connection else { return try MemoryTripStore().write(body) }
        struct TakenBack: Error {}
        do {
            try connection.translating {
                try connection.queue.write { database in
                    let session = FileSession(database, connection)
                    try body(session)
                    try session.finish()
                    throw TakenBack()
                }
            }
        } catch is TakenBack {}
    }
}
