/// Reads what is kept in step with calendar servers, and which calendars are followed.
public protocol SyncReading {
    /// Returns a number that grows with each transaction that changes trips, persons or what belongs to them.
    ///
    /// - Returns: The number; 0 for a new store.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func edition() throws(StorageError) -> Int64

    /// Reads the accounts at calendar servers.
    ///
    /// - Returns: The accounts in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func syncAccounts() throws(StorageError) -> [SyncAccount]

    /// Reads the synced calendars of all accounts.
    ///
    /// - Returns: The calendars in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func syncedCalendars() throws(StorageError) -> [SyncedCalendar]

    /// Reads what was last in step with a calendar.
    ///
    /// - Parameter calendar: The calendar.
    /// - Returns: The items in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func syncedItems(of calendar: SyncedCalendarID) throws(StorageError) -> [SyncedItem]

    /// Reads the subscriptions.
    ///
    /// - Returns: The subscriptions in the order of their creation.
    /// - Throws: A ``StorageError`` when the store cannot be read.
    func subscriptions() throws(StorageError) -> [Subscription]
}

/// Changes what is kept in step with calendar servers, inside one transaction.
///
/// None of it is part of the history: what a server has is not undone here. A change of a trip that is undone is a
/// change of the trip like any other, and the next sync sends it.
public protocol SyncWriting: SyncReading {
    /// Adds an account, or replaces the one with the same name.
    ///
    /// - Parameter account: The account.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unstorable`` for a text that the store cannot hold.
    func save(_ account: SyncAccount) throws(StorageError)

    /// Deletes an account with its calendars; the trips stay.
    ///
    /// - Parameter account: Its name.
    /// - Returns: Whether there was one.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func delete(syncAccount account: String) throws(StorageError) -> Bool

    /// Adds a calendar, or replaces the one with the same identifier.
    ///
    /// - Parameter calendar: The calendar.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownPart`` for an account that there is not,
    ///   ``StorageError/Code/unstorable`` for a text that the store cannot hold.
    func save(_ calendar: SyncedCalendar) throws(StorageError)

    /// Deletes a calendar with its items; the trip stays.
    ///
    /// - Parameter calendar: Its identifier.
    /// - Returns: Whether there was one.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func delete(_ calendar: SyncedCalendarID) throws(StorageError) -> Bool

    /// Adds an item, or replaces the one with the same path.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - calendar: Its calendar.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownPart`` for a calendar that there is not,
    ///   ``StorageError/Code/unstorable`` for a text that the store cannot hold.
    func save(_ item: SyncedItem, of calendar: SyncedCalendarID) throws(StorageError)

    /// Deletes an item.
    ///
    /// - Parameters:
    ///   - href: The path of the resource.
    ///   - calendar: Its calendar.
    /// - Returns: Whether there was one.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    @discardableResult
    func deleteItem(at href: String, of calendar: SyncedCalendarID) throws(StorageError) -> Bool

    /// Adds a subscription, or replaces the one with the same identifier.
    ///
    /// - Parameter subscription: The subscription.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unstorable`` for a text that the store cannot hold.
    func save(_ subscription: Subscription) throws(StorageError)

    /// Deletes a subscription; the trip stays.
    ///
    /// - Parameter subscription: Its identifier.
    /// - Returns: Whether there was one.
    /// - Throws: A ``StorageError`` when the store cannot be written.
    func delete(_ subscription: SubscriptionID) throws(StorageError) -> Bool
}
