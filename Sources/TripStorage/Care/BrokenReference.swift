import GRDB

/// A row with a reference to a missing row.
struct BrokenReference {
    let table: String
    let row: Int64
    let parent: String

    /// The column of the reference.
    let column: String

    /// Whether the column may be empty.
    let isOptional: Bool

    var subject: String { "\(table) \(row)" }

    /// Whether repair loses nothing that people wrote.
    ///
    /// The column is emptied, or the missing row is recreated with all that is known of it.
    var isMended: Bool { isOptional || parent == "trip" || parent == "traveller" }

    static func all(in database: Database) throws -> [BrokenReference] {
        let found = try Row.fetchAll(
            database,
            sql: """
                SELECT broken."table", broken.rowid, broken.parent, key."from", NOT (info."notnull")
                FROM pragma_foreign_key_check() AS broken
                JOIN pragma_foreign_key_list(broken."table") AS key ON key.id = broken.fkid
                JOIN pragma_table_info(broken."table") AS info ON info.name = key."from"
                WHERE broken.rowid IS NOT NULL ORDER BY 1, 2
                """)
        return try found.map { row in
            BrokenReference(
                table: try row.decode(String.self, atIndex: 0), row: try row.decode(Int64.self, atIndex: 1),
                parent: try row.decode(String.self, atIndex: 2),
                column: try row.decode(String.self, atIndex: 3),
                isOptional: try row.decode(Bool.self, atIndex: 4))
        }
    }
}
