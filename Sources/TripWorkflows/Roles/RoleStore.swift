package import TripStorage
package import Trips

/// A store as an account sees and may change it.
///
/// What the account may do is read in each transaction, so that a change of it applies at once.
package struct RoleStore: TripStore {
    private let store: any TripStore
    private let account: String

    /// Shows a store to an account.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - account: The name of the account.
    package init(_ store: any TripStore, for account: String) {
        (self.store, self.account) = (store, account)
    }

    /// Reads what the account sees of one consistent state.
    package func read<T>(_ body: (any TripReading) throws -> T) throws -> T {
        try store.read { try body(RoleReading($0, AccountRoles(of: account, in: $0))) }
    }

    /// Reads and writes as far as the account may, in one transaction.
    package func write<T>(_ body: (any TripWriting) throws -> T) throws -> T {
        try store.write { try body(RoleWriting($0, AccountRoles(of: account, in: $0))) }
    }
}

extension Household {
    /// The household as somebody sees it who is signed in.
    ///
    /// - Parameter account: The name of their account; nil for the user of the machine, who sees everything.
    /// - Returns: The household, whose stores are shown to the account alone.
    package func seen(by account: String?) -> Household {
        guard let account else { return self }
        var seen = self
        seen.account = account
        seen.open = { [open] in RoleStore(try open(), for: account) }
        seen.openToWrite = { [openToWrite] in RoleStore(try openToWrite(), for: account) }
        return seen
    }
}

// MARK: - What may be done, for pages that offer it

extension TripReading {
    /// What whoever reads may do; nil for everything.
    private var limits: AccountRoles? { (self as? RoleReading)?.rights }

    /// The account that reads; nil for the user of the machine.
    package var account: String? { limits?.account }

    /// The role of whoever reads in the household.
    package var householdRole: Role { limits?.household ?? .owner }

    /// The role of whoever reads in a trip.
    package func role(in trip: TripID) -> Role { limits?.role(in: trip) ?? .owner }

    /// Whether whoever reads has a role, or a higher one, in the household or any trip.
    package func isSomewhere(_ role: Role) -> Bool { limits?.isSomewhere(role) ?? true }

    /// Refuses what is about all trips: a backup, and writing down what moved of every one.
    ///
    /// - Throws: A `StorageError` of code `notAllowed` for an account that does not own the household.
    package func requireWholeStore() throws(StorageError) {
        if let limits, limits.household < .owner { throw limits.refusal(inHouseholdFor: .owner) }
    }

    /// Refuses a role in a trip that whoever reads does not have.
    ///
    /// - Throws: A `StorageError` of code `notAllowed`.
    package func require(_ role: Role, in trip: Trip) throws(StorageError) {
        if let limits, limits.role(in: trip.id) < role { throw limits.refusal(in: trip, for: role) }
    }

    /// Refuses a role in the household that whoever reads does not have.
    ///
    /// - Throws: A `StorageError` of code `notAllowed`.
    package func require(_ role: Role) throws(StorageError) {
        if let limits, limits.household < role { throw limits.refusal(inHouseholdFor: role) }
    }

    /// Whether whoever reads may take a change back.
    ///
    /// - Parameter entry: The change.
    /// - Returns: Whether they may.
    /// - Throws: A `StorageError` when the store cannot be read.
    package func mayUndo(_ entry: HistoryEntry) throws(StorageError) -> Bool {
        guard let limited = self as? RoleReading else { return true }
        return try limited.couldMake(entry, newest: limited.base.history().first)
    }

    /// Whether whoever reads may redo what was undone.
    ///
    /// - Parameter entry: The change.
    /// - Returns: Whether they may.
    /// - Throws: A `StorageError` when the store cannot be read.
    package func mayRedo(_ entry: HistoryEntry) throws(StorageError) -> Bool {
        guard let limited = self as? RoleReading else { return true }
        return try limited.couldMake(entry, newest: limited.base.undone().first)
    }
}

extension RoleReading {
    fileprivate func couldMake(
        _ entry: HistoryEntry, newest: HistoryEntry?
    ) throws(StorageError) -> Bool {
        guard newest?.number == entry.number else { return false }
        if seesAll { return true }
        return try base.historyReaches()[entry.number].map(rights.couldMake) == true
    }
}
