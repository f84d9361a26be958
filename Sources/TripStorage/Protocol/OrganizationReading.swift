public import Trips

/// Reads the organizations of one consistent state of a store.
public protocol OrganizationReading {
    /// Reads all organizations.
    ///
    /// - Returns: The organizations in the order of ``/Trips/Organization/nameKey``.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func organizations() throws(StorageError) -> [Organization]

    /// Reads one organization.
    ///
    /// - Parameter id: Its identifier.
    /// - Returns: The organization, or `nil` when there is none.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func organization(_ id: OrganizationID) throws(StorageError) -> Organization?

    /// Reads the activities of an organization, also those of archived trips.
    ///
    /// - Parameter id: Its identifier.
    /// - Returns: The activities, in the order of ``TripReading/activities(touching:includingArchived:)``.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func activities(runBy id: OrganizationID) throws(StorageError) -> [TripActivity]
}

/// Changes organizations inside one transaction.
public protocol OrganizationWriting: OrganizationReading {
    /// Adds an organization, or replaces the one with the same identifier.
    ///
    /// - Parameter organization: The organization.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unstorable`` when it breaks a rule of the model,
    ///   ``StorageError/Code/duplicateName`` when another has its name.
    func save(_ organization: Organization) throws(StorageError)

    /// Adds or replaces several organizations at once, so that they can exchange names.
    ///
    /// - Parameter organizations: The organizations, no two with one identifier.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unstorable`` when one breaks a rule of the model,
    ///   ``StorageError/Code/duplicateName`` when two would have one name then.
    func save(_ organizations: [Organization]) throws(StorageError)

    /// Deletes an organization without activities.
    ///
    /// - Parameter id: Its identifier.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownPart``, or ``StorageError/Code/inUse`` while
    ///   it has activities, which must first be moved to another organization or to none.
    func delete(_ id: OrganizationID) throws(StorageError)

    /// Moves all activities of one organization to another.
    ///
    /// - Parameters:
    ///   - id: The identifier of the present organization.
    ///   - other: The identifier of the new one; `nil` for none.
    /// - Returns: The number of activities.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownPart`` when either is missing.
    @discardableResult
    func reassign(from id: OrganizationID, to other: OrganizationID?) throws(StorageError) -> Int
}
