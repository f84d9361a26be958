package import CivilTime
package import TripStorage
package import Trips

/// One state of a store, as an account sees it.
///
/// A trip that the account does not see is answered as one that there is not. A new requirement of `TripReading` needs a
/// rule here, which `RoleRuleTests` asks for.
package class RoleReading: ActivityStreaming {
    let base: any TripReading
    package let rights: AccountRoles

    /// Sees a store as an account does.
    ///
    /// - Parameters:
    ///   - base: The store, all of it.
    ///   - rights: What the account may do.
    init(_ base: any TripReading, _ rights: AccountRoles) { (self.base, self.rights) = (base, rights) }

    /// Whether everything is seen.
    var seesAll: Bool { rights.household == .owner }

    /// Refuses a trip that is not seen, as one that there is not.
    func requireSeen(_ trip: TripID) throws(StorageError) {
        guard rights.sees(trip) else { throw .unknownTrip(trip) }
    }

    package func forEachActivity(of trip: TripID, _ body: (Activity) throws -> Void) throws {
        try requireSeen(trip)
        try base.forEachActivity(of: trip, body)
    }
}

// MARK: - Trips and their parts

extension RoleReading: TripReading {
    package func trips() throws(StorageError) -> [Trip] {
        try base.trips().filter { rights.sees($0.id) }
    }

    package func trip(_ id: TripID) throws(StorageError) -> Trip? {
        rights.sees(id) ? try base.trip(id) : nil
    }

    package func activityCount(of trip: TripID) throws(StorageError) -> Int {
        try requireSeen(trip)
        return try base.activityCount(of: trip)
    }

    package func activity(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Activity? {
        try requireSeen(trip)
        return try base.activity(key, of: trip)
    }

    package func activities(withUID uid: ActivityUID, of trip: TripID) throws(StorageError) -> [Activity] {
        try requireSeen(trip)
        return try base.activities(withUID: uid, of: trip)
    }

    package func activities(
        of trip: TripID, touching window: Range<Instant>?
    ) throws(StorageError) -> [Activity] {
        try requireSeen(trip)
        return try base.activities(of: trip, touching: window)
    }

    package func activities(
        touching window: Range<Instant>?, includingArchived: Bool
    ) throws(StorageError) -> [TripActivity] {
        try base.activities(touching: window, includingArchived: includingArchived)
            .filter { rights.sees($0.trip) }
    }

    package func recordedReleases() throws(StorageError) -> Set<String> {
        guard !seesAll else { return try base.recordedReleases() }
        var releases: Set<String> = []
        for trip in try trips() {
            for activity in try base.activities(of: trip.id) {
                guard case .timed(let start, let end) = activity.span else { continue }
                releases.formUnion([start, end].compactMap(\.recorded?.tzdb))
            }
            for todo in try base.todos(of: trip.id) {
                guard case .time(let time)? = todo.due, let release = time.recorded?.tzdb else { continue }
                releases.insert(release)
            }
        }
        return releases
    }

    package func expenses(of trip: TripID) throws(StorageError) -> [Expense] {
        try requireSeen(trip)
        return try base.expenses(of: trip)
    }

    package func todos(of trip: TripID) throws(StorageError) -> [Todo] {
        try requireSeen(trip)
        return try base.todos(of: trip)
    }

    package func attachments(of trip: TripID) throws(StorageError) -> [Attachment] {
        try requireSeen(trip)
        return try base.attachments(of: trip)
    }

    package func bytes(withDigest digest: String) throws(StorageError) -> [UInt8]? {
        if !seesAll {
            guard try isAttached(digest) else { return nil }
        }
        return try base.bytes(withDigest: digest)
    }

    /// Whether a file is attached to what the account sees.
    private func isAttached(_ digest: String) throws(StorageError) -> Bool {
        for trip in try trips() {
            for attachment in try base.attachments(of: trip.id) {
                if case .file(_, _, digest) = attachment.content { return true }
            }
        }
        return false
    }
}

// MARK: - Windows and searches

extension RoleReading {
    package func families(
        touching window: Range<Instant>, in scope: TripScope
    ) throws(StorageError) -> [TripActivity] {
        if case .trip(let trip) = scope { try requireSeen(trip) }
        return try base.families(touching: window, in: scope).filter { rights.sees($0.trip) }
    }

    package func clockFamilies(
        deciding window: Range<Instant>, in scope: TripScope, where isKnown: (ZoneID) -> Bool
    ) throws(StorageError) -> [TripActivity] {
        if case .trip(let trip) = scope { try requireSeen(trip) }
        guard case .unarchived = scope, !seesAll else {
            return try base.clockFamilies(deciding: window, in: scope, where: isKnown)
        }
        // The last transport of all trips may be one of a trip that is not seen; that of each trip that is seen is here.
        var found: [TripActivity] = []
        for trip in try trips() where !trip.isArchived {
            found += try base.clockFamilies(deciding: window, in: .trip(trip.id), where: isKnown)
        }
        return found.inStoreOrder
    }

    package func search(
        _ text: String, limit: Int, includingArchived: Bool
    ) throws(StorageError) -> [SearchHit] {
        guard limit > 0 else { return [] }
        var asked = limit
        while true {
            let hits = try base.search(text, limit: asked, includingArchived: includingArchived)
            let seen = hits.filter { rights.sees($0.trip) }
            if seen.count >= limit || hits.count < asked { return Array(seen.prefix(limit)) }
            let (more, isTooMany) = asked.multipliedReportingOverflow(by: 4)
            asked = isTooMany ? .max : more
        }
    }

    package func sparing<Value>(
        _ body: () throws -> Value
    ) throws -> (value: Value, unreadable: [UnreadableRow]) {
        let (value, unreadable) = try base.sparing(body)
        return (value, unreadable.filter(sees))
    }

    package func showing<Value>(
        _ body: () throws -> Value
    ) throws -> (value: Value, unreadable: [UnreadableRow]) {
        let (value, unreadable) = try base.showing(body)
        return (value, unreadable.filter(sees))
    }

    private func sees(_ row: UnreadableRow) -> Bool {
        row.trip.map(rights.sees) ?? (rights.household >= .viewer)
    }
}

// MARK: - What belongs to no trip alone

extension RoleReading {
    package func persons() throws(StorageError) -> [Person] {
        let all = try base.persons()
        guard rights.household < .viewer else { return all }
        let travelling = Set(try trips().flatMap(\.travellers).map(\.person))
        return all.filter { travelling.contains($0.id) }
    }

    package func person(_ id: PersonID) throws(StorageError) -> Person? {
        guard rights.household < .viewer else { return try base.person(id) }
        return try persons().first { $0.id == id }
    }

    package func organizations() throws(StorageError) -> [Organization] {
        let all = try base.organizations()
        // Names are unique, so that who adds a booking needs to know those that there are.
        guard !rights.isSomewhere(.editor), rights.household < .viewer else { return all }
        var seen: [Organization] = []
        for organization in all where try !activities(runBy: organization.id).isEmpty {
            seen.append(organization)
        }
        return seen
    }

    package func organization(_ id: OrganizationID) throws(StorageError) -> Organization? {
        try organizations().first { $0.id == id }
    }

    package func activities(runBy id: OrganizationID) throws(StorageError) -> [TripActivity] {
        try base.activities(runBy: id).filter { rights.sees($0.trip) }
    }

    package func sealedTrips() throws(StorageError) -> [SealedTrip] {
        seesAll ? try base.sealedTrips() : []
    }

    package func history() throws(StorageError) -> [HistoryEntry] { try seen(base.history()) }

    package func undone() throws(StorageError) -> [HistoryEntry] { try seen(base.undone()) }

    private func seen(_ entries: [HistoryEntry]) throws(StorageError) -> [HistoryEntry] {
        guard !seesAll, !entries.isEmpty else { return entries }
        let reaches = try base.historyReaches()
        return entries.filter { reaches[$0.number].map(rights.sees) ?? false }
    }

    package func historyReaches() throws(StorageError) -> [Int64: HistoryReach] {
        try base.historyReaches().filter { rights.sees($0.value) }
    }

    package func feeds() throws(StorageError) -> [Feed] { try base.feeds().filter(owns) }

    /// Whether the account may share what a feed has.
    func owns(_ feed: Feed) -> Bool {
        if case .trip(let trip) = feed.scope { rights.role(in: trip) >= .owner } else { seesAll }
    }

    package func accounts() throws(StorageError) -> [Account] {
        let all = try base.accounts()
        guard !seesAll else { return all }
        // Who owns a trip says who sees it, and needs names for that.
        let seen = rights.isSomewhere(.owner) ? all : all.filter { $0.name == rights.account }
        return seen.map { account in
            var named = account
            named.password = ""
            return named
        }
    }

    package func sessions() throws(StorageError) -> [BrowserSession] {
        try base.sessions().filter { seesAll || $0.account == rights.account }
    }

    package func session(_ digest: String) throws(StorageError) -> BrowserSession? {
        try base.session(digest).flatMap { seesAll || $0.account == rights.account ? $0 : nil }
    }

    package func edition() throws(StorageError) -> Int64 { try base.edition() }

    // What is kept in step with servers is the household's.
    package func syncAccounts() throws(StorageError) -> [SyncAccount] {
        seesAll ? try base.syncAccounts() : []
    }

    package func syncedCalendars() throws(StorageError) -> [SyncedCalendar] {
        seesAll ? try base.syncedCalendars() : []
    }

    package func syncedItems(of calendar: SyncedCalendarID) throws(StorageError) -> [SyncedItem] {
        seesAll ? try base.syncedItems(of: calendar) : []
    }

    package func subscriptions() throws(StorageError) -> [Subscription] {
        seesAll ? try base.subscriptions() : []
    }

    package func roles() throws(StorageError) -> [TripRole] {
        try base.roles().filter { rights.role(in: $0.trip) >= .owner || $0.account == rights.account }
    }
}
