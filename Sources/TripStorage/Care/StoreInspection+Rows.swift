import CivilTime
import GRDB
import Messages
import Trips

extension StoreInspection {
    mutating func findUnreadableRows() throws {
        try read("trip", TripRow.selection, TripRow.trip)
        try read("person", PersonRow.selection, PersonRow.person)
        try read("traveller", RowReader.travellerColumns) { row in
            var reader = RowReader(row)
            return try reader.traveller()
        }
        try read("budget", "amount, currency") { row in
            var reader = RowReader(row)
            return try reader.money()
        }
        try read("zone", "zoneId, definition") { row in
            var reader = RowReader(row)
            return try reader.definedZone()
        }
        try read("todo", TodoRow.selection, TodoRow.todo)
        let noKeys = "NULL, NULL, NULL"
        try read("attachment", "\(AttachmentRow.selection), \(noKeys)", AttachmentRow.attachment)
        try read("sealedTrip", "sealedAt") {
            try Instant(secondsSinceEpoch: $0.decode(Int64.self, atIndex: 0))
        }
        try read("feed", FeedRow.selection, FeedRow.feed)
        try read("account", AccountRow.selection, AccountRow.account)
        try read("session", SessionRow.selection, SessionRow.session)
        try read("syncAccount", SyncAccountRow.selection, SyncAccountRow.account)
        try read("syncCalendar", SyncedCalendarRow.selection, SyncedCalendarRow.calendar)
        try read("subscription", SubscriptionRow.selection, SubscriptionRow.subscription)
        try read("syncItem", SyncedItemRow.selection, SyncedItemRow.item)
        try findUnreadableExpenses(noKeys)
        try findStaleActivities()
        try findStaleNames()
        try findStrangers()
    }

    /// Finds participants who are not travellers of the trip.
    private mutating func findStrangers() throws {
        for stranger in try Stranger.all(in: database) {
            note(
                .brokenReference, .error, tr("activity \(stranger.activity)"),
                tr("names a participant who is no traveller of the trip"), .repair)
        }
    }

    private mutating func findUnreadableExpenses(_ noKeys: String) throws {
        let shares = Dictionary(
            grouping: try Row.fetchAll(
                database,
                sql: """
                    SELECT expenseId, traveller.uuid, share.weight, share.amount
                    FROM share JOIN traveller ON traveller.id = share.travellerId ORDER BY expenseId, share.position
                    """
            ).compactMap { try? ExpenseRow.share(from: $0) }, by: \.expense)
        try read("expense", "expense.id, \(ExpenseRow.selection), \(noKeys)") { row in
            let id = try row.decode(Int64.self, atIndex: 0)
            return try ExpenseRow.expense(from: row, shares: shares[id, default: []])
        }
    }

    private mutating func findStaleActivities() throws {
        let session = session
        let all = try read("activity", "\(ActivityRow.selection), earliest, latest, isLong") { row in
            let activity = try ActivityRow.activity(from: row, session.extras(of:))
            let first = ActivityRow.selectionCount
            // Wider bounds hide nothing: a later program may know the end of a series more exactly.
            let stored = try ActivityBounds(
                earliest: row.decode(Int64.self, atIndex: first),
                latest: row.decode(Int64.self, atIndex: first + 1))
            return try ActivityBounds(of: activity).areCovered(by: stored)
                && stored.isLong == row.decode(Bool.self, atIndex: first + 2)
        }
        for (id, isRight) in all where !isRight {
            note(
                .staleColumn, .error, tr("activity \(id)"),
                tr("has bounds that do not follow from its times, so that an agenda can miss it"), .repair)
        }
    }

    private mutating func findStaleNames() throws {
        let all = try read("organization", "\(OrganizationRow.selection), nameKey") { row in
            let key = try row.decode(String.self, atIndex: OrganizationRow.selectionCount)
            return try OrganizationRow.organization(from: row).nameKey == key
        }
        for (id, isRight) in all where !isRight {
            note(
                .staleColumn, .error, tr("organization \(id)"),
                tr("has a key that does not follow from its name"),
                .repair)
        }
    }

    /// Returns the remedy of an unreadable activity; a backup replaces a row found by its key.
    private static func mend(_ error: any Error) -> StoreProblem.Mend {
        let column = (error as? UnreadableValue)?.column
        return column == "uid" || column == "recurrenceId" ? .delete : .replace
    }

    /// Reads the rows of a table one by one, and adds problems for unreadable ones.
    @discardableResult
    private mutating func read<Value>(
        _ table: String, _ columns: String, _ decode: (Row) throws -> Value
    ) throws -> [(id: Int64, value: Value)] {
        var values: [(Int64, Value)] = []
        let cursor = try Row.fetchCursor(
            database, sql: "SELECT \(columns), \(table).id FROM \(table) ORDER BY id")
        while let row = try cursor.next() {
            let id = try row.decode(Int64.self, atIndex: row.count - 1)
            do {
                values.append((id, try decode(row)))
            } catch {
                let found = try session.unreadableRow(table, id, "\(error)")
                problems.append(
                    StoreProblem(
                        .unreadableRow, .error, subject: found.place,
                        message:
                            tr(
                                "\(found.name)\(found.name.isEmpty ? "" : ": ")\(found.flaw); restore it from a backup"
                            ),
                        mend: table == "activity" ? Self.mend(error) : .restore,
                        record: table == "activity" ? found.record : nil, trip: found.trip?.text))
            }
        }
        return values
    }
}
