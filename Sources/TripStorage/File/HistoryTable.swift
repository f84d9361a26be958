import GRDB

/// A table whose rows can be taken back to what they were, and the statements for it.
///
/// Beside each such table stands one with the same columns, and "Before" behind its name: rows as they were before a
/// command changed or deleted them. Rows that a command made need none: their ids are larger than any before it.
struct HistoryTable {
    let name: String

    /// Every column, the first is `id`.
    let columns: [String]

    /// The types of the columns, as the table declares them.
    let types: [String]

    /// The tables, those first on which others depend, and whether their rows count as changes for people.
    static let names: [(name: String, counts: Bool)] = [
        ("organization", true), ("person", false), ("trip", true), ("traveller", false), ("budget", false),
        ("zone", false),
        ("activity", true), ("statement", false), ("expense", true), ("share", false), ("todo", true),
        ("attachment", true),
        ("sealedTrip", true),
    ]

    /// Reads the shape of all tables from the file.
    ///
    /// Names and types become parts of statements. A file could have others than any version of the program makes.
    static func all(in database: Database) throws -> [HistoryTable] {
        try names.map { table in
            let rows = try Row.fetchAll(
                database, sql: "SELECT name, type FROM pragma_table_info(?) ORDER BY cid",
                arguments: [table.name])
            let columns = try rows.map { try $0.decode(String.self, atIndex: 0) }
            let types = try rows.map { try $0.decode(String.self, atIndex: 1) }
            let isOurs = columns.allSatisfy { $0.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) } }
            guard isOurs, columns.first == "id", Set(types).isSubset(of: ["INTEGER", "TEXT", "REAL", "BLOB"])
            else {
                throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "strange columns in \(table.name)")
            }
            return HistoryTable(name: table.name, columns: columns, types: types)
        }
    }

    private var list: String { columns.joined(separator: ", ") }

    private func prefixed(_ prefix: String) -> String {
        columns.map { "\(prefix).\($0)" }.joined(separator: ", ")
    }

    // MARK: - The table of rows before

    /// Makes the table beside this one anew, empty.
    var making: String {
        """
        DROP TABLE IF EXISTS \(name)Before;
        CREATE TABLE \(name)Before (
            command INTEGER NOT NULL REFERENCES command (number) ON DELETE CASCADE,
            \(zip(columns, types).map { "\($0) \($1)" }.joined(separator: ",\n    ")),
            PRIMARY KEY (command, id)
        ) STRICT;
        \(columns.contains("digest") ? "CREATE INDEX \(name)BeforeByDigest ON \(name)Before (digest);" : "")
        """
    }

    // MARK: - While a command is recorded

    /// Triggers, of this connection alone, that keep each row of before the command once, when it is first changed.
    ///
    /// Where the last row of a table is deleted, a new one can get an id that is not larger than all before. Those ids
    /// are noted, so that undo takes none for a row of before.
    func triggers(command: Int64, largest: Int64) -> String {
        """
        CREATE TEMP TRIGGER \(name)Updated AFTER UPDATE ON main.\(name) WHEN old.id <= \(largest)
        BEGIN \(keeping(command)); END;
        CREATE TEMP TRIGGER \(name)Deleted AFTER DELETE ON main.\(name) WHEN old.id <= \(largest)
        BEGIN \(keeping(command)); END;
        CREATE TEMP TRIGGER \(name)Made AFTER INSERT ON main.\(name) WHEN new.id <= \(largest)
        BEGIN
            INSERT INTO made (command, tableName, id) SELECT \(command), '\(name)', new.id
            WHERE NOT EXISTS (\(made(command, "new")));
        END;
        """
    }

    private func keeping(_ command: Int64) -> String {
        """
        INSERT INTO \(name)Before (command, \(list)) SELECT \(command), \(prefixed("old"))
        WHERE NOT EXISTS (SELECT 1 FROM \(name)Before WHERE command = \(command) AND id = old.id)
        AND NOT EXISTS (\(made(command, "old")))
        """
    }

    private func made(_ command: Int64, _ row: String) -> String {
        "SELECT 1 FROM made WHERE command = \(command) AND tableName = '\(name)' AND id = \(row).id"
    }

    var droppingTriggers: String {
        ["Updated", "Deleted", "Made"].map { "DROP TRIGGER temp.\(name)\($0);" }.joined(separator: "\n")
    }

    /// Forgets the rows that are after the command what they were before.
    ///
    /// Not where an id was given to another row: undo deletes those, and with them what belongs to them, which must come back.
    var forgettingUnchanged: String {
        """
        DELETE FROM \(name)Before WHERE command = ? AND EXISTS (
            SELECT 1 FROM \(name) WHERE \(name).id = \(name)Before.id
            AND (\(prefixed(name))) IS (\(prefixed(name + "Before"))))
        """
    }

    // MARK: - Measures

    /// The length of the rows that a command has kept.
    var size: String {
        let lengths = columns.map { "coalesce(length(CAST(\($0) AS BLOB)), 0)" }.joined(separator: " + ")
        return "SELECT coalesce(sum(\(lengths)), 0) FROM \(name)Before WHERE command = ?"
    }

    /// The number of rows that a command has kept, or made and not deleted.
    var count: String {
        """
        SELECT (SELECT count(*) FROM \(name)Before WHERE command = ?1)
            + (SELECT count(*) FROM \(name) WHERE id > ?2)
            + (SELECT count(*) FROM made WHERE command = ?1 AND tableName = '\(name)')
        """
    }

    // MARK: - Undo

    /// Deletes what the command made, by its number and the largest id before it.
    var deletingMade: String {
        """
        DELETE FROM \(name)
        WHERE id IN (SELECT id FROM made WHERE command = ?1 AND tableName = '\(name)') OR id > ?2
        """
    }

    /// Gives rows back what they were, and puts deleted ones back.
    var restoring: [String] {
        let rest = columns.dropFirst().joined(separator: ", ")
        return [
            """
            UPDATE \(name) SET (\(rest)) =
                (SELECT \(rest) FROM \(name)Before WHERE command = ?1 AND \(name)Before.id = \(name).id)
            WHERE id IN (SELECT id FROM \(name)Before WHERE command = ?1)
            """,
            """
            INSERT INTO \(name) (\(list)) SELECT \(list) FROM \(name)Before
            WHERE command = ?1 AND id NOT IN (SELECT id FROM \(name)) ORDER BY id
            """,
        ]
    }
}
