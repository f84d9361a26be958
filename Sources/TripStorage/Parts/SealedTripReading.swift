public import Trips

/// What can be asked of the trips that are kept under a passphrase.
public protocol SealedTripReading {
    /// Reads all sealed trips, in the order of their sealing.
    ///
    /// - Returns: The sealed trips.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func sealedTrips() throws(StorageError) -> [SealedTrip]
}

/// What can be done to sealed trips inside one transaction.
public protocol SealedTripWriting: SealedTripReading {
    /// Puts a sealed trip in the place of the open one with its identifier.
    ///
    /// The open trip and all its parts are deleted, the history before is forgotten, since it may tell of them, and when
    /// the transaction has ended no byte of them is left in the file.
    ///
    /// - Parameter sealed: The sealed trip.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no open trip of this
    ///   identifier.
    func seal(_ sealed: SealedTrip) throws(StorageError)

    /// Takes in a box that was sealed elsewhere; one of its identifier that is there becomes it.
    ///
    /// Nothing open is sealed by this: the history stays, and undo takes it back.
    ///
    /// - Parameter sealed: The sealed trip.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/duplicateTrip`` when there is an open trip of this
    ///   identifier.
    func save(_ sealed: SealedTrip) throws(StorageError)

    /// Takes a sealed trip away; the caller, who has opened it, writes the open one.
    ///
    /// - Parameter id: Its identifier.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such sealed trip.
    func deleteSealed(_ id: TripID) throws(StorageError)
}
