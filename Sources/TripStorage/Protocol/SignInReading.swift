public import Trips

/// Reads who may sign in to the pages, who has, and what they may do.
public protocol SignInReading {
    /// Reads the accounts.
    ///
    /// - Returns: The accounts in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func accounts() throws(StorageError) -> [Account]

    /// Reads the sessions, also those that have ended.
    ///
    /// - Returns: The sessions in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func sessions() throws(StorageError) -> [BrowserSession]

    /// Reads the session of a digest.
    ///
    /// - Parameter digest: The digest of a secret.
    /// - Returns: The session; `nil` for none.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func session(_ digest: String) throws(StorageError) -> BrowserSession?

    /// Reads the roles of accounts in trips.
    ///
    /// - Returns: The roles in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func roles() throws(StorageError) -> [TripRole]
}

/// Changes who may sign in to the pages, who has, and what they may do, inside one transaction.
///
/// None of it is part of the history: a session that was ended, and an old password, must not come back by undo.
public protocol SignInWriting: SignInReading {
    /// Adds an account, or replaces the one with the same name.
    ///
    /// - Parameter account: The account.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unstorable`` for a name that is not one line.
    func save(_ account: Account) throws(StorageError)

    /// Deletes an account, with its sessions, its roles and the feeds that it made.
    ///
    /// - Parameter account: Its name.
    /// - Returns: Whether there was one.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func delete(account: String) throws(StorageError) -> Bool

    /// Adds a session, or replaces the one with the same digest.
    ///
    /// - Parameter session: The session.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unstorable`` for a text that the store cannot hold.
    func save(_ session: BrowserSession) throws(StorageError)

    /// Deletes a session.
    ///
    /// - Parameter session: Its digest.
    /// - Returns: Whether there was one.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func delete(session: String) throws(StorageError) -> Bool

    /// Sets the role of an account in a trip.
    ///
    /// It goes with the account, and with the trip when that cannot come back by undo or by its passphrase.
    ///
    /// - Parameter role: The role.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownTrip`` for a trip that is neither open nor sealed,
    ///   ``StorageError/Code/unknownPart`` for an account that there is not.
    func save(_ role: TripRole) throws(StorageError)

    /// Deletes the role of an account in a trip, where it then has its role in the household.
    ///
    /// - Parameters:
    ///   - account: The name of the account.
    ///   - trip: The trip.
    /// - Returns: Whether there was one.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    @discardableResult
    func deleteRole(of account: String, in trip: TripID) throws(StorageError) -> Bool
}
