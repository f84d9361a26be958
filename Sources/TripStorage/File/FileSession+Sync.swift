import CivilTime
import GRDB
import Trips

extension FileSession {
    func edition() throws(StorageError) -> Int64 { try number("SELECT number FROM edition") ?? 0 }

    /// Counts a transaction that changed what undo concerns.
    func countEdition() throws(StorageError) {
        guard isEdited else { return }
        try executeBesideHistory(
            "INSERT INTO edition VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET number = number + 1", [])
    }

    func syncAccounts() throws(StorageError) -> [SyncAccount] {
        try rows(
            "SELECT \(SyncAccountRow.selection) FROM syncAccount ORDER BY id", [], SyncAccountRow.account)
    }

    func syncedCalendars() throws(StorageError) -> [SyncedCalendar] {
        try rows(
            "SELECT \(SyncedCalendarRow.selection) FROM syncCalendar ORDER BY id", [],
            SyncedCalendarRow.calendar)
    }

    func syncedItems(of calendar: SyncedCalendarID) throws(StorageError) -> [SyncedItem] {
        try rows(
            """
            SELECT \(SyncedItemRow.selection) FROM syncItem
            WHERE calendarId = (SELECT id FROM syncCalendar WHERE uuid = ?) ORDER BY id
            """, [calendar.text], SyncedItemRow.item)
    }

    func save(_ account: SyncAccount) throws(StorageError) {
        try Storable.check(account)
        try executeBesideHistory(
            SyncAccountRow.upsert, StatementArguments(SyncAccountRow.values(of: account)))
    }

    func delete(syncAccount account: String) throws(StorageError) -> Bool {
        try deleteBesideHistory("DELETE FROM syncAccount WHERE name = ?", [account])
    }

    func save(_ calendar: SyncedCalendar) throws(StorageError) {
        try Storable.check(calendar)
        guard try number("SELECT 1 FROM syncAccount WHERE name = ?", [calendar.account]) != nil else {
            throw .unknownAccount(calendar.account)
        }
        try executeBesideHistory(
            SyncedCalendarRow.upsert, StatementArguments(SyncedCalendarRow.values(of: calendar)))
    }

    func delete(_ calendar: SyncedCalendarID) throws(StorageError) -> Bool {
        try deleteBesideHistory("DELETE FROM syncCalendar WHERE uuid = ?", [calendar.text])
    }

    func save(_ item: SyncedItem, of calendar: SyncedCalendarID) throws(StorageError) {
        try Storable.check(item)
        guard let row = try number("SELECT id FROM syncCalendar WHERE uuid = ?", [calendar.text]) else {
            throw .unknownCalendar(calendar)
        }
        try executeBesideHistory(
            SyncedItemRow.upsert, StatementArguments(SyncedItemRow.values(of: item, in: row)))
    }

    func deleteItem(at href: String, of calendar: SyncedCalendarID) throws(StorageError) -> Bool {
        try deleteBesideHistory(
            "DELETE FROM syncItem WHERE href = ? AND calendarId = (SELECT id FROM syncCalendar WHERE uuid = ?)",
            [href, calendar.text])
    }

    func subscriptions() throws(StorageError) -> [Subscription] {
        try rows(
            "SELECT \(SubscriptionRow.selection) FROM subscription ORDER BY id", [],
            SubscriptionRow.subscription)
    }

    func save(_ subscription: Subscription) throws(StorageError) {
        try Storable.check(subscription)
        try executeBesideHistory(
            SubscriptionRow.upsert, StatementArguments(SubscriptionRow.values(of: subscription)))
    }

    func delete(_ subscription: SubscriptionID) throws(StorageError) -> Bool {
        try deleteBesideHistory("DELETE FROM subscription WHERE uuid = ?", [subscription.text])
    }

    private func deleteBesideHistory(
        _ sql: String, _ arguments: StatementArguments
    ) throws(StorageError) -> Bool {
        let count = database.totalChangesCount
        try executeBesideHistory(sql, arguments)
        return database.totalChangesCount > count
    }
}

/// Converts an account at a calendar server to the columns of its row and back.
enum SyncAccountRow {
    static let columns = [
        "name", "address", "user", "passwordFile", "passwordCommand", "hasPassword", "preference",
        "allowsPlain", "createdAt", "failures", "notBefore", "problem", "leaseHolder", "leaseUntil",
    ]

    static let upsert = RowSQL.upsert(into: "syncAccount", columns, key: ["name"])

    static let selection = columns.joined(separator: ", ")

    static func values(of account: SyncAccount) -> RowValues {
        var values: RowValues = []
        values.add(account.name)
        values.add(account.address)
        values.add(account.user)
        switch account.password {
        case .file(let path):
            values.add(path)
            values.addNulls(1)
        case .command(let arguments):
            values.addNulls(1)
            values.add(EscapedList.joined(arguments))
        case .asked, .none: values.addNulls(2)
        }
        values.add(account.password != .none)
        values.add(account.preference.rawValue)
        values.add(account.allowsPlain)
        values.add(account.createdAt)
        values.add(Int64(account.failures))
        values.add(account.notBefore)
        values.add(account.problem)
        values.add(account.lease?.holder)
        values.add(account.lease?.until)
        return values
    }

    static func account(from row: Row) throws -> SyncAccount {
        var reader = RowReader(row)
        let (name, address) = (try reader.next(String.self), try reader.next(String.self))
        let user = try reader.next(String.self)
        let (file, command) = (try reader.text(), try reader.text())
        let hasPassword = try reader.next(Bool.self)
        let password: SyncAccount.Password =
            if let file {
                .file(file)
            } else if let command {
                .command(EscapedList.split(command))
            } else {
                hasPassword ? .asked : .none
            }
        let preference = try reader.word(SyncAccount.Preference.self)
        let allowsPlain = try reader.next(Bool.self)
        var account = SyncAccount(
            name: name, address: address, user: user, password: password, preference: preference,
            allowsPlain: allowsPlain, createdAt: try Instant(secondsSinceEpoch: reader.next(Int64.self)))
        account.failures = try reader.next(Int.self)
        account.notBefore = try reader.instant()
        account.problem = try reader.text()
        let (holder, until) = (try reader.text(), try reader.instant())
        if let holder, let until { account.lease = SyncAccount.Lease(holder: holder, until: until) }
        return account
    }
}

/// Converts a synced calendar to the columns of its row and back.
enum SyncedCalendarRow {
    static let columns = [
        "uuid", "account", "address", "label", "trip", "token", "tag", "run", "listedAt", "syncedAt",
        "edition", "problem",
    ]

    static let upsert = RowSQL.upsert(into: "syncCalendar", columns, key: ["uuid"])

    static let selection = columns.joined(separator: ", ")

    static func values(of calendar: SyncedCalendar) -> RowValues {
        var values: RowValues = []
        values.add(calendar.id.text)
        values.add(calendar.account)
        values.add(calendar.address)
        values.add(calendar.label)
        values.add(calendar.trip.text)
        values.add(calendar.token)
        values.add(calendar.tag)
        values.add(Int64(calendar.run))
        values.add(calendar.listedAt)
        values.add(calendar.syncedAt)
        values.add(calendar.edition)
        values.add(calendar.problem)
        return values
    }

    static func calendar(from row: Row) throws -> SyncedCalendar {
        var reader = RowReader(row)
        let id = SyncedCalendarID(try reader.next(String.self))
        let (account, address) = (try reader.next(String.self), try reader.next(String.self))
        let (label, trip) = (try reader.next(String.self), try reader.next(String.self))
        var calendar = SyncedCalendar(
            id: id, account: account, address: address, label: label, trip: TripID(trip))
        calendar.token = try reader.text()
        calendar.tag = try reader.text()
        calendar.run = try reader.next(Int.self)
        calendar.listedAt = try reader.instant()
        calendar.syncedAt = try reader.instant()
        calendar.edition = try reader.text()
        calendar.problem = try reader.text()
        return calendar
    }
}

/// Converts an item to the columns of its row and back.
enum SyncedItemRow {
    static let columns = [
        "href", "uid", "etag", "remote", "local", "pushedIn", "state", "mine", "theirs", "theirsTag",
    ]

    static let upsert = RowSQL.upsert(
        into: "syncItem", ["calendarId"] + columns, key: ["calendarId", "href"])

    static let selection = columns.joined(separator: ", ")

    private enum Word: String {
        case synced, creating, updating, written, further, conflict, keepsMine, keepsTheirs, refused, foreign
    }

    static func values(of item: SyncedItem, in calendar: Int64) -> RowValues {
        var values: RowValues = []
        values.add(calendar)
        values.add(item.href)
        values.add(item.uid)
        values.add(item.etag)
        values.add(item.remote)
        values.add(item.local)
        values.add(item.pushedIn.map(Int64.init))
        func add(_ word: Word, _ versions: SyncedItem.Versions? = nil, refused: String? = nil) {
            values.add(word.rawValue)
            values.add(versions?.mine ?? refused)
            values.add(versions?.theirs)
            values.add(versions?.etag)
        }
        switch item.state {
        case .synced: add(.synced)
        case .creating: add(.creating)
        case .updating(let body, let local):
            add(.updating, SyncedItem.Versions(mine: body, theirs: local, etag: nil))
        case .written: add(.written)
        case .further: add(.further)
        case .conflict(let versions): add(.conflict, versions)
        case .keepsMine(let versions): add(.keepsMine, versions)
        case .keepsTheirs(let versions): add(.keepsTheirs, versions)
        case .refused(let text): add(.refused, refused: text)
        case .foreign: add(.foreign)
        }
        return values
    }

    static func item(from row: Row) throws -> SyncedItem {
        var reader = RowReader(row)
        let (href, uid) = (try reader.next(String.self), try reader.next(String.self))
        let (etag, remote, local) = (try reader.text(), try reader.text(), try reader.text())
        let pushedIn = try reader.next(Int?.self)
        let word = try reader.word(Word.self)
        let (mine, theirs, tag) = (try reader.text() ?? "", try reader.text() ?? "", try reader.text())
        let versions = SyncedItem.Versions(mine: mine, theirs: theirs, etag: tag)
        let state: SyncedItem.State =
            switch word {
            case .synced: .synced
            case .creating: .creating
            case .updating: .updating(body: mine, local: theirs)
            case .written: .written
            case .further: .further
            case .conflict: .conflict(versions)
            case .keepsMine: .keepsMine(versions)
            case .keepsTheirs: .keepsTheirs(versions)
            case .refused: .refused(mine)
            case .foreign: .foreign
            }
        return SyncedItem(
            href: href, uid: uid, etag: etag, remote: remote, local: local, pushedIn: pushedIn, state: state)
    }
}

/// Converts a subscription to the columns of its row and back.
enum SubscriptionRow {
    static let columns = [
        "uuid", "address", "trip", "every", "refresh", "allowsPrivate", "missing", "createdAt", "etag",
        "lastModified", "digest", "uids", "missingUIDs", "checkedAt", "changedAt", "failures", "notBefore",
        "problem",
    ]

    static let upsert = RowSQL.upsert(into: "subscription", columns, key: ["uuid"])

    static let selection = columns.joined(separator: ", ")

    static func values(of subscription: Subscription) -> RowValues {
        var values: RowValues = []
        values.add(subscription.id.text)
        values.add(subscription.address)
        values.add(subscription.trip.text)
        values.add(subscription.every.map(Int64.init))
        values.add(subscription.refresh.map(Int64.init))
        values.add(subscription.allowsPrivate)
        values.add(subscription.missing.rawValue)
        values.add(subscription.createdAt)
        values.add(subscription.etag)
        values.add(subscription.lastModified)
        values.add(subscription.digest)
        for list in [subscription.uids, subscription.missingUIDs] {
            values.add(list.isEmpty ? nil : EscapedList.joined(list))
        }
        values.add(subscription.checkedAt)
        values.add(subscription.changedAt)
        values.add(Int64(subscription.failures))
        values.add(subscription.notBefore)
        values.add(subscription.problem)
        return values
    }

    static func subscription(from row: Row) throws -> Subscription {
        var reader = RowReader(row)
        let id = SubscriptionID(try reader.next(String.self))
        let (address, trip) = (try reader.next(String.self), try reader.next(String.self))
        let (every, refresh) = (try reader.next(Int?.self), try reader.next(Int?.self))
        let allowsPrivate = try reader.next(Bool.self)
        let missing = try reader.word(Subscription.Missing.self)
        var subscription = Subscription(
            id: id, address: address, trip: TripID(trip), every: every, allowsPrivate: allowsPrivate,
            missing: missing, createdAt: try Instant(secondsSinceEpoch: reader.next(Int64.self)))
        subscription.refresh = refresh
        subscription.etag = try reader.text()
        subscription.lastModified = try reader.text()
        subscription.digest = try reader.text()
        subscription.uids = try reader.text().map { EscapedList.split($0) } ?? []
        subscription.missingUIDs = try reader.text().map { EscapedList.split($0) } ?? []
        subscription.checkedAt = try reader.instant()
        subscription.changedAt = try reader.instant()
        subscription.failures = try reader.next(Int.self)
        subscription.notBefore = try reader.instant()
        subscription.problem = try reader.text()
        return subscription
    }
}
