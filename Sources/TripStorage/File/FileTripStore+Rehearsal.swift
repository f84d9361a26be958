import GRDB

extension FileTripStore {
    /// Does what ``write(_:)`` would do, and takes it back: what that would refuse is refused, and nothing is changed.
    ///
    /// It needs no store that is opened for writing; one that is not there is empty, and is not made.
    ///
    /// - Parameter body: Reads and writes; it must not keep the value it is given, nor call the store again.
    /// - Throws: What ``write(_:)`` would throw.
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
