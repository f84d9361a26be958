public import Trips

/// Reads the to-dos of one consistent state of a store.
public protocol TodoReading {
    /// Reads the to-dos of a trip.
    ///
    /// - Parameter trip: The trip's identifier.
    /// - Returns: The to-dos in the order in which they were added; ``/Trips/Todo/comesBefore(_:)`` sorts lists.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func todos(of trip: TripID) throws(StorageError) -> [Todo]
}

/// Changes to-dos inside one transaction.
public protocol TodoWriting: TodoReading {
    /// Adds a to-do to a trip, or replaces the one with the same UID there.
    ///
    /// - Parameters:
    ///   - todo: The to-do.
    ///   - trip: The trip's identifier.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip, or
    ///   ``StorageError/Code/unstorable``.
    func save(_ todo: Todo, in trip: TripID) throws(StorageError)

    /// Deletes a to-do.
    ///
    /// - Parameters:
    ///   - uid: Its UID.
    ///   - trip: The trip's identifier.
    /// - Returns: Whether there was such a to-do.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    @discardableResult
    func deleteTodo(_ uid: ActivityUID, of trip: TripID) throws(StorageError) -> Bool
}
