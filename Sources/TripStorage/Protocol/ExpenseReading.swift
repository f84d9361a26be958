public import Trips

/// Reads the expenses of one consistent state of a store.
public protocol ExpenseReading {
    /// Reads the expenses of a trip.
    ///
    /// - Parameter trip: The trip's identifier.
    /// - Returns: The expenses by their date, then by their identifiers.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    func expenses(of trip: TripID) throws(StorageError) -> [Expense]
}

/// Changes expenses inside one transaction.
public protocol ExpenseWriting: ExpenseReading {
    /// Adds an expense to a trip, or replaces the one with the same identifier there.
    ///
    /// - Parameters:
    ///   - expense: The expense; its payer and those who share it are travellers of the trip.
    ///   - trip: The trip's identifier.
    /// - Throws: A ``StorageError``: ``StorageError/Code/unknownTrip``, or ``StorageError/Code/unstorable`` when it breaks
    ///   a rule of the model, names a traveller that the trip does not have, or is one of another trip.
    func save(_ expense: Expense, in trip: TripID) throws(StorageError)

    /// Deletes an expense, and its receipts with it.
    ///
    /// - Parameters:
    ///   - id: Its identifier.
    ///   - trip: The trip's identifier.
    /// - Returns: Whether there was such an expense.
    /// - Throws: A ``StorageError``, with code ``StorageError/Code/unknownTrip`` when there is no such trip.
    @discardableResult
    func delete(_ id: ExpenseID, of trip: TripID) throws(StorageError) -> Bool
}
