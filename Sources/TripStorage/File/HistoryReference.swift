import GRDB

/// A column through which restored rows refer to rows of another table.
///
/// In a damaged store a reference could be broken before the command. The row was kept that way, and
/// restoring it would be refused.
struct HistoryReference {
    let table: String
    let column: String
    let parent: String
    /// The referenced column of the parent.
    let key: String
    /// Whether the row is valid without it: an activity without its organization, but no file without its
    /// bytes.
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

    /// Empties broken references or deletes their rows, for a command by its number.
    var settling: String {
        let lost = """
            WHERE id IN (SELECT id FROM \(table)Before WHERE command = ?) AND \(column) IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM \(parent) WHERE \(parent).\(key) = \(table).\(column))
            """
        return isOptional ? "UPDATE \(table) SET \(column) = NULL \(lost)" : "DELETE FROM \(table) \(lost)"
    }
}
