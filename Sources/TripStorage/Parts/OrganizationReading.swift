public import Trips

/// What can be asked of the organizations of one unchanging state of a store.
public protocol OrganizationReading {
    /// Reads all organizations.
    ///
    /// - Returns: The organizations in the order of ``Organization/nameKey``.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func organizations() throws(StorageError) -> [Organization]

    /// Reads one organization.
    ///
    /// - Parameter id: Its identifier.
    /// - Returns: The organization, or `nil` when there is none.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func organization(_ id: OrganizationID) throws(StorageError) -> Organization?

    /// Reads the activities that an organization runs, those of archived trips too.
    ///
    /// - Parameter id: Its identifier.
    /// - Returns: The activities, in the order of ``TripReading/activities(touching:includingArchived:)``.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func activities(runBy id: OrganizationID) throws(StorageError) -> [TripActivity]
}

/// What can be done to organizations inside one transaction.
public protocol OrganizationWriting: OrganizationReading {
    /// Adds an organization, or replaces the one with the same identifier.
    ///
    /// - Parameter organization: The organization.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unstorable`` when it breaks a rule of the model,
    ///   ``StorageError/Code/duplicateName`` when another has its name.
    func save(_ organization: Organization) throws(StorageError)

    /// Adds or replaces several organizations at once, so that names can go from one to another.
    ///
    /// - Parameter organizations: The organizations, no two with one identifier.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unstorable`` when one breaks a rule of the model,
    ///   ``StorageError/Code/duplicateName`` when two would have one name then.
    func save(_ organizations: [Organization]) throws(StorageError)

    /// Deletes an organization that runs nothing.
    ///
    /// - Parameter id: Its identifier.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownPart``, or ``StorageError/Code/inUse`` while it runs an
    ///   activity; give those to another, or to none, first.
    func delete(_ id: OrganizationID) throws(StorageError)

    /// Gives all activities of one organization to another.
    ///
    /// - Parameters:
    ///   - id: The identifier of the one that runs them.
    ///   - other: The identifier of the one that shall; `nil` for none.
    /// - Returns: How many activities there were.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownPart`` when either is not there.
    @discardableResult
    func reassign(from id: OrganizationID, to other: OrganizationID?) throws(StorageError) -> Int
}
