import GRDB
import Trips

extension FileSession: SparingReading {
    func sparing<Value>(_ body: () throws -> Value) throws -> (value: Value, unreadable: [UnreadableRow]) {
        try sparing(toShow: false, body)
    }

    func showing<Value>(_ body: () throws -> Value) throws -> (value: Value, unreadable: [UnreadableRow]) {
        try sparing(toShow: true, body)
    }

    private func sparing<Value>(
        toShow: Bool, _ body: () throws -> Value
    ) throws -> (value: Value, unreadable: [UnreadableRow]) {
        let outer = (spared, sparedRows, isShowing)
        (spared, sparedRows, isShowing) = ([], [], toShow)
        defer { (spared, sparedRows, isShowing) = outer }
        let value = try body()
        return (value, spared ?? [])
    }

    /// Describes an unreadable row.
    func unreadableRow(_ table: String, _ id: Int64, _ flaw: String) throws -> UnreadableRow {
        // Names of tables and columns from this program's own schema.
        let facts: (title: String, id: String, occurrence: String, trip: String)? =
            switch table {
            case "activity": ("title", "uid", "nullif(found.recurrenceId, '')", "found.tripId")
            case "todo": ("title", "uid", "NULL", "found.tripId")
            case "expense": ("title", "uuid", "NULL", "found.tripId")
            case "attachment": ("name", "uuid", "NULL", "found.tripId")
            case "person": ("names", "uuid", "NULL", "NULL")
            case "organization": ("name", "uuid", "NULL", "NULL")
            default: nil
            }
        // The range of such an override has no end.
        let later =
            table == "activity"
            // untranslated: SQL
            ? "found.latest = \(Int64.max) OR found.reach IS NOT NULL" : "0"
        guard let facts,
            let row = try Row.fetchOne(
                database.cachedStatement(
                    sql: """
                        SELECT trip.uuid, trip.name, CAST(found.\(facts.title) AS TEXT),
                            CAST(found.\(facts.id) AS TEXT), CAST(\(facts.occurrence) AS TEXT), \(later)
                        FROM \(table) AS found LEFT JOIN trip ON trip.id = \(facts.trip) WHERE found.id = ?
                        """), arguments: [id])
        else { return UnreadableRow(table: table, row: id, flaw: flaw) }
        func text(_ index: Int) -> String? { try? row.decode(String?.self, atIndex: index) }
        let isEndless = (try? row.decode(Bool?.self, atIndex: 5)) == true
        return UnreadableRow(
            table: table, row: id, flaw: flaw, trip: text(0).map { TripID($0) }, tripName: text(1),
            title: text(2), id: text(3), occurrence: text(4),
            mayMoveLater: text(4) != nil && isEndless)
    }

    func delete(_ unreadable: UnreadableRow) throws(StorageError) -> Bool {
        guard unreadable.table == "activity" else { return false }
        let found = try connection.attempt {
            try sparing {
                try rows(
                    "SELECT \(ActivityRow.selection), activity.id FROM activity WHERE id = ?",
                    [unreadable.row], of: "activity"
                ) { try ActivityRow.activity(from: $0, extras(of:)) }
            }.unreadable
        }
        guard found.contains(unreadable) else { return false }
        try execute("DELETE FROM activity WHERE id = ?", [unreadable.row])
        return true
    }
}
