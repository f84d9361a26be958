import GRDB
import Messages
import Trips

extension FileSession {
    func expenses(of trip: TripID) throws(StorageError) -> [Expense] {
        let row = try rowID(of: trip)
        let shares = Dictionary(
            grouping: try rows(
                """
                SELECT expenseId, traveller.uuid, share.weight, share.amount
                FROM expense JOIN share ON share.expenseId = expense.id
                JOIN traveller ON traveller.id = share.travellerId
                WHERE expense.tripId = ? ORDER BY expenseId, share.position
                """, [row]
            ) { row in
                // With a missing share the split would change, so the whole expense is unreadable.
                (
                    expense: try row.decode(Int64.self, atIndex: 0),
                    share: Result { try ExpenseRow.share(from: row) }
                )
            }, by: \.expense)
        let found = try rows(
            """
            SELECT expense.id, \(ExpenseRow.selection), traveller.uuid, activity.uid, activity.recurrenceId,
                expense.id
            FROM expense LEFT JOIN traveller ON traveller.id = payerId
            LEFT JOIN activity ON activity.id = activityId
            WHERE expense.tripId = ?
            """, [row], of: "expense"
        ) { row in
            let id = try row.decode(Int64.self, atIndex: 0)
            return try ExpenseRow.expense(
                from: row, shares: shares[id, default: []].map { try $0.share.get() })
        }
        return found.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    }

    func save(_ expense: Expense, in trip: TripID) throws(StorageError) {
        let row = try rowID(of: trip)
        try Storable.check(expense)
        try checkNotElsewhere(expense.id.text, "expense", tr("an expense"), row: row)
        let payer = try expense.payer.map { id throws(StorageError) in
            try travellerRow(id, of: row, in: expense)
        }
        let activity = try expense.activity.map { key throws(StorageError) in try activityRow(key, of: row) }
        let parts = try (expense.split.map { StoredSplit($0).parts } ?? []).map { part throws(StorageError) in
            (part: part, traveller: try travellerRow(part.traveller, of: row, in: expense))
        }
        // All references are checked before the first write: a caller may continue after an error.
        try execute(
            ExpenseRow.upsert,
            StatementArguments(ExpenseRow.values(of: expense, trip: row, payer: payer, activity: activity)))
        guard let id = try number("SELECT id FROM expense WHERE uuid = ?", [expense.id.text]) else { return }
        try execute("DELETE FROM share WHERE expenseId = ?", [id])
        for (position, part) in parts.enumerated() {
            try execute(
                """
                INSERT INTO share (expenseId, position, travellerId, weight, amount) VALUES (?, ?, ?, ?, ?)
                """,
                [
                    id, position, part.traveller, part.part.weight, part.part.money?.amount.description,
                ])
        }
    }

    func delete(_ id: ExpenseID, of trip: TripID) throws(StorageError) -> Bool {
        try execute("DELETE FROM expense WHERE tripId = ? AND uuid = ?", [try rowID(of: trip), id.text])
        return database.changesCount > 0
    }

    private func travellerRow(
        _ id: TravellerID, of trip: Int64, in expense: Expense
    ) throws(StorageError) -> Int64 {
        guard let row = try number("SELECT id FROM traveller WHERE tripId = ? AND uuid = ?", [trip, id.text])
        else { throw .unknownTraveller(id, in: expense) }
        return row
    }

    /// Returns the row of an activity, which must exist.
    func activityRow(_ key: ActivityKey, of trip: Int64) throws(StorageError) -> Int64 {
        let row = try number(
            "SELECT id FROM activity WHERE tripId = ? AND uid = ? AND recurrenceId = ?",
            [trip, key.uid.text, ActivityRow.occurrence(of: key)])
        guard let row else { throw .unknownActivity(key) }
        return row
    }

    /// Refuses an identifier that a part of another trip has.
    func checkNotElsewhere(
        _ id: String, _ table: String, _ name: String, row: Int64
    ) throws(StorageError) {
        let owner = try number("SELECT tripId FROM \(table) WHERE uuid = ?", [id])
        if let owner, owner != row { throw .partOfAnotherTrip(id, name) }
    }
}
