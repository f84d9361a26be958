public import Trips

/// Reads the feeds of one consistent state of a store.
public protocol FeedReading {
    /// Reads all feeds, also those that have ended.
    ///
    /// - Returns: The feeds in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func feeds() throws(StorageError) -> [Feed]
}

/// Changes feeds inside one transaction.
///
/// Feeds are no part of the history: a revoked address must not come back by undo.
public protocol FeedWriting: FeedReading {
    /// Adds a feed, or replaces the one with the same identifier.
    ///
    /// - Parameter feed: The feed.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unstorable`` when it breaks a rule of the model.
    func save(_ feed: Feed) throws(StorageError)

    /// Deletes a feed, whose address is then unknown.
    ///
    /// - Parameter id: Its identifier.
    /// - Returns: Whether there was one.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func delete(_ id: FeedID) throws(StorageError) -> Bool
}
