import CivilTime
import Messages
import TripStorage
import Trips

/// A transaction on a store, as far as an account may change it.
///
/// What it may not do throws a `StorageError` of code `notAllowed`; what it does not see is answered as what there is not.
final class RoleWriting: RoleReading {
    private let writing: any TripWriting

    /// Changes a store as an account may.
    ///
    /// - Parameters:
    ///   - writing: The store, all of it.
    ///   - rights: What the account may do.
    init(_ writing: any TripWriting, _ rights: AccountRoles) {
        self.writing = writing
        super.init(writing, rights)
    }

    /// Refuses a change of a trip that the account may not make.
    private func require(_ role: Role, in trip: TripID) throws(StorageError) {
        guard let found = try self.trip(trip) else { throw .unknownTrip(trip) }
        guard rights.role(in: trip) >= role else { throw rights.refusal(in: found, for: role) }
    }

    /// Refuses a change of what belongs to no trip alone.
    private func require(_ role: Role) throws(StorageError) {
        guard rights.household >= role else { throw rights.refusal(inHouseholdFor: role) }
    }

    /// Refuses to add a name for bookings where no trip may be changed.
    private func requireEditor() throws(StorageError) {
        guard rights.isSomewhere(.editor) else { throw rights.refusal(inHouseholdFor: .editor) }
    }
}

// MARK: - Trips and their parts

extension RoleWriting: TripWriting {
    func create(_ trip: Trip) throws(StorageError) {
        try require(.editor)
        try writing.create(trip)
        try setRole(TripRole(trip: trip.id, account: rights.account, role: .owner))
    }

    func update(_ trip: Trip) throws(StorageError) {
        try require(.editor, in: trip.id)
        if try self.trip(trip.id)?.isArchived != trip.isArchived { try require(.owner, in: trip.id) }
        try writing.update(trip)
    }

    func delete(_ id: TripID) throws(StorageError) {
        try require(.owner, in: id)
        try writing.delete(id)
    }

    func save(_ activity: Activity, in trip: TripID) throws(StorageError) {
        try require(.editor, in: trip)
        try writing.save(activity, in: trip)
    }

    func delete(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Bool {
        try require(.editor, in: trip)
        return try writing.delete(key, of: trip)
    }

    func delete(_ unreadable: UnreadableRow) throws(StorageError) -> Bool {
        try require(.owner)
        return try writing.delete(unreadable)
    }

    func save(_ expense: Expense, in trip: TripID) throws(StorageError) {
        try require(.editor, in: trip)
        try writing.save(expense, in: trip)
    }

    func delete(_ id: ExpenseID, of trip: TripID) throws(StorageError) -> Bool {
        try require(.editor, in: trip)
        return try writing.delete(id, of: trip)
    }

    func save(_ todo: Todo, in trip: TripID) throws(StorageError) {
        try require(.editor, in: trip)
        try writing.save(todo, in: trip)
    }

    func deleteTodo(_ uid: ActivityUID, of trip: TripID) throws(StorageError) -> Bool {
        try require(.editor, in: trip)
        return try writing.deleteTodo(uid, of: trip)
    }

    func save(_ attachment: Attachment, bytes: [UInt8]?, in trip: TripID) throws(StorageError) {
        try require(.editor, in: trip)
        // Who names the digest of a file that others attached would get it.
        if bytes == nil, case .file(_, _, let digest) = attachment.content,
            try self.bytes(withDigest: digest) == nil
        {
            throw rights.refusalElsewhere
        }
        try writing.save(attachment, bytes: bytes, in: trip)
    }

    func delete(_ id: AttachmentID, of trip: TripID) throws(StorageError) -> Bool {
        try require(.editor, in: trip)
        return try writing.delete(id, of: trip)
    }
}

// MARK: - What belongs to no trip alone

extension RoleWriting {
    func save(_ person: Person) throws(StorageError) {
        if try base.person(person.id) == nil, !person.isMe {
            try requireEditor()
        } else {
            try require(.editor)
        }
        try writing.save(person)
    }

    func delete(_ id: PersonID) throws(StorageError) {
        try require(.editor)
        // The store's own refusal names the trips.
        for trip in try base.trips() where trip.traveller(id) != nil && !rights.sees(trip.id) {
            throw rights.refusalElsewhere
        }
        try writing.delete(id)
    }

    func save(_ organization: Organization) throws(StorageError) {
        try requireNaming(organization)
        try writing.save(organization)
    }

    func save(_ organizations: [Organization]) throws(StorageError) {
        for organization in organizations { try requireNaming(organization) }
        try writing.save(organizations)
    }

    private func requireNaming(_ organization: Organization) throws(StorageError) {
        if try base.organization(organization.id) == nil { try requireEditor() } else { try require(.editor) }
    }

    func delete(_ id: OrganizationID) throws(StorageError) {
        try require(.editor)
        // The store's own refusal names the activities.
        guard try base.activities(runBy: id).allSatisfy({ rights.sees($0.trip) }) else {
            throw rights.refusalElsewhere
        }
        try writing.delete(id)
    }

    func reassign(from id: OrganizationID, to other: OrganizationID?) throws(StorageError) -> Int {
        try require(.editor)
        guard try base.activities(runBy: id).allSatisfy({ rights.role(in: $0.trip) >= .editor }) else {
            throw rights.refusalElsewhere
        }
        return try writing.reassign(from: id, to: other)
    }

    func seal(_ sealed: SealedTrip) throws(StorageError) {
        try require(.owner, in: sealed.id)
        try writing.seal(sealed)
    }

    func save(_ sealed: SealedTrip) throws(StorageError) {
        try require(.owner)
        try writing.save(sealed)
    }

    func deleteSealed(_ id: TripID) throws(StorageError) {
        try require(.owner)
        try writing.deleteSealed(id)
    }
}

// MARK: - The history, feeds, and who may

extension RoleWriting {
    func record(_ title: String, at instant: Instant) throws(StorageError) {
        try writing.record(title, at: instant)
    }

    func undo() throws(StorageError) -> HistoryEntry? {
        guard let newest = try base.history().first else { return nil }
        guard try couldMake(newest) else {
            throw rights.refusal(
                of: tr("undo"), because: tr("the newest change is not one that you could have made"))
        }
        return try writing.undo()
    }

    func redo() throws(StorageError) -> HistoryEntry? {
        guard let last = try base.undone().first else { return nil }
        guard try couldMake(last) else {
            throw rights.refusal(
                of: tr("redo"), because: tr("what was undone last is not a change that you could have made"))
        }
        return try writing.redo()
    }

    private func couldMake(_ entry: HistoryEntry) throws(StorageError) -> Bool {
        if seesAll { return true }
        return try base.historyReaches()[entry.number].map(rights.couldMake) == true
    }

    func save(_ feed: Feed) throws(StorageError) {
        var owned = feed
        if let known = try base.feeds().first(where: { $0.id == feed.id }) {
            try requireSharing(known)
            owned.account = known.account
        } else {
            owned.account = rights.account
        }
        try requireSharing(owned)
        try writing.save(owned)
    }

    private func requireSharing(_ feed: Feed) throws(StorageError) {
        guard case .trip(let trip) = feed.scope else { return try require(.owner) }
        // A household's owner also has the feed of a trip that is deleted or protected.
        if !seesAll { try require(.owner, in: trip) }
    }

    func delete(_ id: FeedID) throws(StorageError) -> Bool {
        guard let feed = try base.feeds().first(where: { $0.id == id }) else { return false }
        if case .trip(let trip) = feed.scope, !rights.sees(trip) { return false }
        try requireSharing(feed)
        return try writing.delete(id)
    }

    func save(_ account: Account) throws(StorageError) {
        try require(.owner)
        try writing.save(account)
    }

    func delete(account: String) throws(StorageError) -> Bool {
        try require(.owner)
        return try writing.delete(account: account)
    }

    func save(_ session: BrowserSession) throws(StorageError) {
        if session.account != rights.account { try require(.owner) }
        try writing.save(session)
    }

    func delete(session: String) throws(StorageError) -> Bool {
        guard try self.session(session) != nil else { return false }
        return try writing.delete(session: session)
    }

    func save(_ role: TripRole) throws(StorageError) {
        try require(.owner, in: role.trip)
        try setRole(role)
    }

    private func setRole(_ role: TripRole) throws(StorageError) {
        try writing.save(role)
        rights.note(role)
    }

    func deleteRole(of account: String, in trip: TripID) throws(StorageError) -> Bool {
        try require(.owner, in: trip)
        let wasThere = try writing.deleteRole(of: account, in: trip)
        if account == rights.account { rights.forget(trip) }
        return wasThere
    }

    func save(_ account: SyncAccount) throws(StorageError) {
        try require(.owner)
        try writing.save(account)
    }

    func delete(syncAccount account: String) throws(StorageError) -> Bool {
        try require(.owner)
        return try writing.delete(syncAccount: account)
    }

    func save(_ calendar: SyncedCalendar) throws(StorageError) {
        try require(.owner)
        try writing.save(calendar)
    }

    func delete(_ calendar: SyncedCalendarID) throws(StorageError) -> Bool {
        try require(.owner)
        return try writing.delete(calendar)
    }

    func save(_ item: SyncedItem, of calendar: SyncedCalendarID) throws(StorageError) {
        try require(.owner)
        try writing.save(item, of: calendar)
    }

    func deleteItem(at href: String, of calendar: SyncedCalendarID) throws(StorageError) -> Bool {
        try require(.owner)
        return try writing.deleteItem(at: href, of: calendar)
    }

    func save(_ subscription: Subscription) throws(StorageError) {
        try require(.owner)
        try writing.save(subscription)
    }

    func delete(_ subscription: SubscriptionID) throws(StorageError) -> Bool {
        try require(.owner)
        return try writing.delete(subscription)
    }
}
