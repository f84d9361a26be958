public import Trips

/// What can be done to a store inside one transaction; it reads what it has written.
public protocol TripWriting: TripReading, OrganizationWriting, PersonWriting, ExpenseWriting, TodoWriting,
    AttachmentWriting,
    HistoryWriting, SealedTripWriting
{
    /// Adds a trip.
    ///
    /// A traveller whose person the store does not know brings that person along, with the name and the mail address that
    /// the trip has.
    ///
    /// - Parameter trip: The trip; its identifier must be new, its name need not be.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/duplicateTrip`` when the identifier is taken.
    func create(_ trip: Trip) throws(StorageError)

    /// Replaces everything but the identifier of a trip; persons as with ``create(_:)``.
    ///
    /// Who has paid or bears an expense, or takes part in an activity by name, stays a traveller.
    ///
    /// - Parameter trip: The trip as it should be; archiving is ``Trip/isArchived`` set to `true`.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip, or
    ///   ``StorageError/Code/inUse`` when a traveller would leave who cannot.
    func update(_ trip: Trip) throws(StorageError)

    /// Deletes a trip with all its activities.
    ///
    /// - Parameter id: The trip's identifier.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func delete(_ id: TripID) throws(StorageError)

    /// Adds an activity to a trip, or replaces the one with the same key.
    ///
    /// The store does not judge which of two versions is newer; that is ``Activity/revisionOrder(against:)``. It keeps
    /// ``Activity/stamp`` and ``Activity/lastModified`` to the second, as calendars do.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - trip: The identifier of its trip.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip, or
    ///   ``StorageError/Code/unstorable`` when somebody takes part who is no traveller of the trip.
    func save(_ activity: Activity, in trip: TripID) throws(StorageError)

    /// Deletes one activity.
    ///
    /// - Parameters:
    ///   - key: The activity's UID and occurrence; the key of a series leaves its changed occurrences.
    ///   - trip: The identifier of its trip.
    /// - Returns: Whether there was such an activity.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    @discardableResult
    func delete(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Bool

    /// Deletes an activity that cannot be read.
    ///
    /// - Parameter unreadable: The row as ``SparingReading/sparing(_:)`` found it.
    /// - Returns: Whether the row is still as it was found; else nothing is deleted, nor is a row of another table.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    @discardableResult
    func delete(_ unreadable: UnreadableRow) throws(StorageError) -> Bool
}

extension TripWriting {
    /// Adds activities to a trip, each replacing the one with the same key.
    ///
    /// - Parameters:
    ///   - activities: The activities.
    ///   - trip: The identifier of their trip.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    public func save(_ activities: some Sequence<Activity>, in trip: TripID) throws(StorageError) {
        for activity in activities { try save(activity, in: trip) }
    }

    /// Puts a trip away, or takes it out again.
    ///
    /// - Parameters:
    ///   - isArchived: Whether it is to be away.
    ///   - id: The trip's identifier.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    public func setArchived(_ isArchived: Bool, of id: TripID) throws(StorageError) {
        guard var trip = try trip(id) else { throw StorageError.unknownTrip(id) }
        trip.isArchived = isArchived
        try update(trip)
    }
}
