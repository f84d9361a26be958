import CivilTime
import GRDB
import GRDBSQLite
import Trips

/// Binds the values of a row to a statement, one after the other.
///
/// It calls SQLite itself. GRDB takes a list of values of any type, which is made, converted and read again for each
/// row; that is a tenth of an import.
struct RowBinding {
    private let statement: OpaquePointer
    private var index: CInt = 0
    private var status = SQLITE_OK

    /// Starts a row of a statement.
    ///
    /// - Parameter statement: The statement, which was given GRDB's arguments once: unchecked, and none.
    init(_ statement: GRDB.Statement) {
        self.statement = statement.sqliteStatement
        // A statement that has run takes no values otherwise.
        sqlite3_reset(self.statement)
    }

    /// Ends the row.
    ///
    /// - Throws: A `DatabaseError` when SQLite did not take a value, such as a text that is too long.
    func finish() throws {
        guard status == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: status)) }
        precondition(index == sqlite3_bind_parameter_count(statement))
    }

    private mutating func note(_ result: CInt) {
        if result != SQLITE_OK { status = result }
    }

    mutating func add(_ value: Int64?) {
        index += 1
        guard let value else { return note(sqlite3_bind_null(statement, index)) }
        note(sqlite3_bind_int64(statement, index, value))
    }

    mutating func add(_ value: Int?) { add(value.map(Int64.init)) }

    mutating func add(_ value: Bool) { add(value ? 1 : 0 as Int64) }

    mutating func add(_ value: Instant?) { add(value?.secondsSinceEpoch) }

    mutating func add(_ value: Double?) {
        index += 1
        guard let value else { return note(sqlite3_bind_null(statement, index)) }
        note(sqlite3_bind_double(statement, index, value))
    }

    mutating func add(_ value: String?) {
        guard var value else {
            index += 1
            return note(sqlite3_bind_null(statement, index))
        }
        value.withUTF8 { add(utf8: $0) }
    }

    /// Adds a text.
    ///
    /// - Parameter bytes: Its bytes in UTF-8.
    mutating func add(utf8 bytes: UnsafeBufferPointer<UInt8>) {
        index += 1
        guard let first = bytes.baseAddress, let count = CInt(exactly: bytes.count) else {
            // Without an address it would be NULL.
            return note(
                bytes.isEmpty ? sqlite3_bind_text(statement, index, "", 0, Self.copied) : SQLITE_TOOBIG)
        }
        first.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            note(sqlite3_bind_text(statement, index, $0, count, Self.copied))
        }
    }

    /// Tells SQLite to copy a text (`SQLITE_TRANSIENT`).
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
