public import Trips

/// What can be asked of the persons of one unchanging state of a store.
public protocol PersonReading {
    /// Reads all persons, those who travel nowhere too.
    ///
    /// - Returns: The persons in the order of their making.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func persons() throws(StorageError) -> [Person]

    /// Reads one person.
    ///
    /// - Parameter id: Their identifier.
    /// - Returns: The person, or `nil` when there is none.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func person(_ id: PersonID) throws(StorageError) -> Person?
}

/// What can be done to persons inside one transaction.
///
/// ``TripWriting/create(_:)`` and ``TripWriting/update(_:)`` make the persons of travellers who are not known yet.
public protocol PersonWriting: PersonReading {
    /// Adds a person, or replaces the one with the same identifier.
    ///
    /// What trips call the person stays; ``TripWriting/rename(_:)`` changes that too. Where the person ``Person/isMe``,
    /// nobody else is any more.
    ///
    /// - Parameter person: The person.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unstorable`` when it breaks a rule of the model.
    func save(_ person: Person) throws(StorageError)

    /// Deletes a person who travels in no trip.
    ///
    /// - Parameter id: Their identifier.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownPart``, or ``StorageError/Code/inUse`` while they travel;
    ///   ``TripWriting/merge(_:into:)`` gives all to another person.
    func delete(_ id: PersonID) throws(StorageError)
}
