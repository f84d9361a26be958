import GRDB

/// A column by which rows that undo brings back name rows of another table.
///
/// In a damaged store a row can name one that was not there already before the command. It was kept as it was, and to bring
/// it back so would be refused.
struct HistoryReference {
    let table: String
    let column: String
    let parent: String
    /// The column of the parent that is named.
    let key: String
    /// Whether the row is one without it: an activity without its organization, and no file without its bytes.
    let isOptional: Bool

    static func all(of tables: [HistoryTable], in database: Database) throws -> [HistoryReference] {
        try tables.flatMap { table in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT key."from", key."table", key."to", NOT info."notnull" AND key."table" <> 'content'
                    FROM pragma_foreign_key_list(?1) AS key
                    JOIN pragma_table_info(?1) AS info ON info.name = key."from"
                    """, arguments: [table.name]
            ).map { row in
                HistoryReference(
                    table: table.name, column: try row.decode(String.self, atIndex: 0),
                    parent: try row.decode(String.self, atIndex: 1),
                    key: try row.decode(String.self, atIndex: 2),
                    isOptional: try row.decode(Bool.self, atIndex: 3))
            }
        }
    }

    /// Empties the column where what it names is not there, or takes the row away again; for a command by its number.
    var settling: String {
        let lost = """
            WHERE id IN (SELECT id FROM \(table)Before WHERE command = ?) AND \(column) IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM \(parent) WHERE \(parent).\(key) = \(table).\(column))
            """
        return isOptional ? "UPDATE \(table) SET \(column) = NULL \(lost)" : "DELETE FROM \(table) \(lost)"
    }
}
