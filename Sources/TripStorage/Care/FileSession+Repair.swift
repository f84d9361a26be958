import GRDB
import Trips

extension FileSession {
    /// Repairs derived columns and references.
    func repair() throws {
        try recoverTrips()
        try recoverTravellers()
        try recoverPersons()
        for reference in try BrokenReference.all(in: database) where reference.isOptional {
            // Names of tables and columns from this program's own schema; see HistoryTable.
            guard reference.parent != "content",
                HistoryTable.names.contains(where: { $0.name == reference.table })
            else { continue }
            try database.execute(
                sql: "UPDATE \(reference.table) SET \(reference.column) = NULL WHERE id = ?",
                arguments: [reference.row])
        }
        let rows = try Row.fetchAll(
            database, sql: "SELECT \(ActivityRow.selection), activity.id FROM activity")
        for row in rows {
            guard let activity = try? ActivityRow.activity(from: row, extras(of:)) else { continue }
            let bounds = ActivityBounds(of: activity)
            try database.execute(
                sql: """
                    UPDATE activity SET earliest = ?1, latest = ?2, isLong = ?3
                    WHERE id = ?4 AND (earliest, latest, isLong) IS NOT (?1, ?2, ?3)
                    """,
                arguments: [
                    bounds.earliest, bounds.latest, bounds.isLong,
                    try row.decode(Int64.self, atIndex: ActivityRow.selectionCount),
                ])
        }
        for organization in try sparing({ try organizations() }).value {
            try database.execute(
                sql: "UPDATE OR IGNORE organization SET nameKey = ?1 WHERE uuid = ?2 AND nameKey IS NOT ?1",
                arguments: [organization.nameKey, organization.id.text])
        }
    }

    /// Creates trips for the parts of missing ones.
    private func recoverTrips() throws {
        var random = SystemRandomNumberGenerator()
        let tables = try BrokenReference.all(in: database).filter { $0.parent == "trip" }.map(\.table)
        for table in Set(tables).sorted() {
            let missing = try Int64.fetchAll(
                database,
                sql:
                    "SELECT DISTINCT tripId FROM \(table) WHERE tripId NOT IN (SELECT id FROM trip) ORDER BY 1"
            )
            for id in missing {
                try database.execute(
                    sql: "INSERT INTO trip (id, uuid, name, notes, isArchived) VALUES (?, ?, ?, '', 0)",
                    arguments: [id, TripID.random(using: &random).text, "Recovered \(id)"])
            }
        }
    }

    /// Creates travellers for missing ones who pay or bear an expense.
    private func recoverTravellers() throws {
        var random = SystemRandomNumberGenerator()
        let missing = try Row.fetchAll(
            database,
            sql: """
                SELECT named.traveller, min(named.trip) FROM (
                    SELECT payerId AS traveller, tripId AS trip FROM expense
                    UNION SELECT share.travellerId, expense.tripId
                    FROM share JOIN expense ON expense.id = share.expenseId
                ) AS named
                WHERE named.traveller IS NOT NULL AND named.traveller NOT IN (SELECT id FROM traveller)
                GROUP BY named.traveller ORDER BY 1
                """)
        for row in missing {
            let id = try row.decode(Int64.self, atIndex: 0)
            try database.execute(
                sql: """
                    INSERT INTO traveller (id, tripId, uuid, position, name, role)
                    SELECT ?1, ?2, ?3, coalesce(max(position) + 1, 0), ?4, 'collaborator'
                    FROM traveller WHERE tripId = ?2
                    """,
                arguments: [
                    id, try row.decode(Int64.self, atIndex: 1), TravellerID.random(using: &random).text,
                    "Recovered \(id)",
                ])
        }
    }
}
