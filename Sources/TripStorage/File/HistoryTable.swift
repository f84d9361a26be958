import GRDB

/// A table with undo, and its statements.
///
/// Each such table has one with the same columns and "Before" after its name, for rows before a command
/// changed or deleted them. Rows that a command added need none: their ids are larger than any before it.
struct HistoryTable {
    let name: String

    /// Every column, the first is `id`.
    let columns: [String]

    /// The types of the columns, as the table declares them.
    let types: [String]

    /// The tables, parents first, and whether their rows count as changes for people.
    static let names: [(name: String, counts: Bool)] = [
        ("organization", true), ("person", false), ("trip", true), ("traveller", false), ("budget", false),
        ("zone", false),
        ("activity", true), ("statement", false), ("expense", true), ("share", false), ("todo", true),
        ("attachment", true),
        ("sealedTrip", true),
    ]

    /// Reads the columns of all tables from the file.
    ///
    /// Names and types become parts of statements. A file could have others than any version of the program
    /// creates.
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

    /// Recreates the table of former rows, empty.
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

    /// Returns temporary triggers that save each former row at its first change.
    ///
    /// When the last row of a table is deleted, a new one can get an id that is not larger than all former
    /// ones. Those ids are recorded, so that undo does not mistake them for former rows.
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

    /// Deletes saved rows that the command left unchanged.
    ///
    /// Rows whose id was given to another row are kept: undo deletes those with all their dependents, which
    /// must be restored.
    var forgettingUnchanged: String {
        """
        DELETE FROM \(name)Before WHERE command = ? AND EXISTS (
            SELECT 1 FROM \(name) WHERE \(name).id = \(name)Before.id
            AND (\(prefixed(name))) IS (\(prefixed(name + "Before"))))
        """
    }

    // MARK: - Measures

    /// Selects the size of a command's saved rows.
    var size: String {
        let lengths = columns.map { "coalesce(length(CAST(\($0) AS BLOB)), 0)" }.joined(separator: " + ")
        return "SELECT coalesce(sum(\(lengths)), 0) FROM \(name)Before WHERE command = ?"
    }

    /// Selects the number of rows that a command saved, or added and did not delete.
    var count: String {
        """
        SELECT (SELECT count(*) FROM \(name)Before WHERE command = ?1)
            + (SELECT count(*) FROM \(name) WHERE id > ?2)
            + (SELECT count(*) FROM made WHERE command = ?1 AND tableName = '\(name)')
        """
    }

    // MARK: - Undo

    /// Deletes the rows that a command added, by its number and the largest id before it.
    var deletingMade: String {
        """
        DELETE FROM \(name)
        WHERE id IN (SELECT id FROM made WHERE command = ?1 AND tableName = '\(name)') OR id > ?2
        """
    }

    /// Restores changed rows and inserts deleted ones.
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
