public import Trips

/// Changes a store inside one transaction; reading includes its own writes.
public protocol TripWriting: TripReading, OrganizationWriting, PersonWriting, ExpenseWriting, TodoWriting,
    AttachmentWriting,
    HistoryWriting, SealedTripWriting, FeedWriting, SignInWriting, SyncWriting
{
    /// Adds a trip.
    ///
    /// A traveller's unknown person is created, with the name and the mail address in the trip.
    ///
    /// - Parameter trip: The trip; its identifier must be new, its name need not be.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/duplicateTrip`` when the identifier is taken.
    func create(_ trip: Trip) throws(StorageError)

    /// Replaces everything but the identifier of a trip; persons as with ``create(_:)``.
    ///
    /// A traveller with an expense or an activity by name cannot be removed.
    ///
    /// - Parameter trip: The trip as it should be; archiving is ``/Trips/Trip/isArchived`` set to `true`.
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
    /// The store does not decide which of two versions is newer; ``/Trips/Activity/revisionOrder(against:)`` does.
    /// It keeps ``/Trips/Activity/stamp`` and ``/Trips/Activity/lastModified`` to the second, as calendars do.
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
    ///   - key: The activity's UID and occurrence; the key of a series keeps its overrides.
    ///   - trip: The identifier of its trip.
    /// - Returns: Whether there was such an activity.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    @discardableResult
    func delete(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Bool

    /// Deletes an unreadable activity.
    ///
    /// - Parameter unreadable: The row from ``SparingReading/sparing(_:)``.
    /// - Returns: Whether the row was unchanged and is deleted; else nothing is, nor in another table.
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

    /// Archives or unarchives a trip.
    ///
    /// - Parameters:
    ///   - isArchived: Whether to archive it.
    ///   - id: The trip's identifier.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    public func setArchived(_ isArchived: Bool, of id: TripID) throws(StorageError) {
        guard var trip = try trip(id) else { throw StorageError.unknownTrip(id) }
        trip.isArchived = isArchived
        try update(trip)
    }
}
