public import Trips

/// Reads the trips under a passphrase.
public protocol SealedTripReading {
    /// Reads all sealed trips, in the order of their sealing.
    ///
    /// - Returns: The sealed trips.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func sealedTrips() throws(StorageError) -> [SealedTrip]
}

/// Changes sealed trips inside one transaction.
public protocol SealedTripWriting: SealedTripReading {
    /// Replaces the open trip of an identifier by a sealed one.
    ///
    /// The open trip and all its parts are deleted, the earlier history is deleted, since it may contain
    /// them, and after the transaction no byte of them is left in the file.
    ///
    /// - Parameter sealed: The sealed trip.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no open trip of this
    ///   identifier.
    func seal(_ sealed: SealedTrip) throws(StorageError)

    /// Saves a box that was sealed elsewhere, replacing one with its identifier.
    ///
    /// No open trip is sealed: the history stays, and undo reverts it.
    ///
    /// - Parameter sealed: The sealed trip.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/duplicateTrip`` when there is an open trip of this
    ///   identifier.
    func save(_ sealed: SealedTrip) throws(StorageError)

    /// Deletes a sealed trip; the caller, who has opened it, writes the open one.
    ///
    /// - Parameter id: Its identifier.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such sealed trip.
    func deleteSealed(_ id: TripID) throws(StorageError)
}
