public import Trips

/// Reads the persons of one consistent state of a store.
public protocol PersonReading {
    /// Reads all persons, also those without a trip.
    ///
    /// - Returns: The persons in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func persons() throws(StorageError) -> [Person]

    /// Reads one person.
    ///
    /// - Parameter id: Their identifier.
    /// - Returns: The person, or `nil` when there is none.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func person(_ id: PersonID) throws(StorageError) -> Person?
}

/// Changes persons inside one transaction.
///
/// ``TripWriting/create(_:)`` and ``TripWriting/update(_:)`` create the unknown persons of travellers.
public protocol PersonWriting: PersonReading {
    /// Adds a person, or replaces the one with the same identifier.
    ///
    /// The person's names in trips stay; ``TripWriting/rename(_:)`` changes those too. If the person
    /// ``/Trips/Person/isMe``, the former one no longer is.
    ///
    /// - Parameter person: The person.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unstorable`` when it breaks a rule of the model.
    func save(_ person: Person) throws(StorageError)

    /// Deletes a person without a trip.
    ///
    /// - Parameter id: Their identifier.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownPart``, or ``StorageError/Code/inUse`` while
    ///   they travel; ``TripWriting/merge(_:into:)`` moves everything to another person.
    func delete(_ id: PersonID) throws(StorageError)
}
