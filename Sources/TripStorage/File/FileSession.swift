import GRDB
import Messages
import Trips

/// One transaction on a store's file.
final class FileSession {
    let database: Database
    let connection: Connection

    /// The number of the command that is being recorded.
    var recording: Int64?

    /// What ``Database/totalChangesCount`` was when everything until then had been settled with the history.
    var settledChanges: Int

    /// Whether the bytes of a trip that was sealed may be left in the file.
    var hasSealed = false

    /// The rows that could not be read and are left out; `nil` while those are refused.
    var spared: [UnreadableRow]?
    /// The same, to be looked through.
    var sparedRows: Set<UnreadableRow> = []

    /// Whether what is read is shown, and series come without the occurrences whose changes are left out.
    var isShowing = false

    private var rowIDs: [TripID: Int64] = [:]

    /// Who travels in which trip; forgotten when that changes.
    var travellingPersons: [Int64: Set<PersonID>] = [:]

    /// The statements that save activities: an import runs them again and again, and to find one by its text takes as
    /// long as to run it.
    private var activityStatements: [Bool: GRDB.Statement] = [:]

    /// Whether any activity has statements, once it was asked.
    var knowsStatements: Bool?

    /// Who has which name; read once, since an import asks again and again.
    var organizationNames: OrganizationNames?

    init(_ database: Database, _ connection: Connection) {
        self.database = database
        self.connection = connection
        settledChanges = database.totalChangesCount
    }

    /// The row of a trip; an import asks for the same one again and again.
    func rowID(of trip: TripID) throws(StorageError) -> Int64 {
        if let id = rowIDs[trip] { return id }
        guard let found = try number("SELECT id FROM trip WHERE uuid = ?", [trip.text]) else {
            throw .unknownTrip(trip)
        }
        rowIDs[trip] = found
        return found
    }

    func forget(_ trip: TripID) {
        if let row = rowIDs.removeValue(forKey: trip) { travellingPersons[row] = nil }
    }

    /// Forgets everything that the session keeps of the file.
    func forgetAll() {
        rowIDs = [:]
        travellingPersons = [:]
        knowsStatements = nil
        organizationNames = nil
    }
}

// MARK: - Statements

extension FileSession {
    func execute(_ sql: String, _ arguments: StatementArguments = []) throws(StorageError) {
        try connection.attempt {
            try database.cachedStatement(sql: sql).execute(arguments: arguments)
        }
    }

    /// Adds or replaces the row of an activity.
    func write(_ activity: Activity, trip: Int64) throws(StorageError) {
        let (isPlain, values) = ActivityRow.values(of: activity, trip: trip)
        try connection.attempt {
            let statement =
                try activityStatements[isPlain]
                ?? database.cachedStatement(sql: isPlain ? ActivityRow.plainUpsert : ActivityRow.upsert)
            activityStatements[isPlain] = statement
            do {
                // There are as many values as columns, and to look at that again takes as long as to bind them.
                statement.setUncheckedArguments(values)
                try statement.execute()
            } catch {
                // A statement that has failed cannot be run again.
                activityStatements[isPlain] = nil
                throw error
            }
        }
        try writeStatements(of: activity, trip: trip)
    }

    /// The first number that a query finds.
    func number(_ sql: String, _ arguments: StatementArguments = []) throws(StorageError) -> Int64? {
        try connection.attempt {
            try Int64.fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
        }
    }

    /// Runs a query; a row that cannot be read says that the file is damaged.
    ///
    /// - Parameters:
    ///   - sql: The query.
    ///   - arguments: Its arguments.
    ///   - table: The table whose rows may be left out while ``spared`` takes them; their `id` is the last column.
    ///   - decode: Reads a row.
    /// - Returns: What `decode` returns.
    /// - Throws: A ``StorageError``.
    func rows<Value>(
        _ sql: String, _ arguments: StatementArguments = [], of table: String? = nil,
        _ decode: (Row) throws -> Value
    ) throws(StorageError) -> [Value] {
        try connection.attempt {
            let cursor = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
            var values: [Value] = []
            while let row = try cursor.next() {
                do {
                    values.append(try decode(row))
                } catch  where !Self.isFailure(error) {
                    guard let table else { throw unreadable("\(error)") }
                    let found = try unreadableRow(
                        table, try row.decode(Int64.self, atIndex: row.count - 1),
                        Self.flaw(of: row, error, decode))
                    guard spared != nil else { throw unreadable("\(found)") }
                    if sparedRows.insert(found).inserted { spared?.append(found) }
                }
            }
            return values
        }
    }

    /// Why a row cannot be read, in English, since backups have it.
    ///
    /// An error has its words from when it was made, so that it is made again where this process speaks another language.
    private static func flaw<Value>(
        of row: Row, _ error: any Error, _ decode: (Row) throws -> Value
    ) -> String {
        guard Language.catalogue != nil else { return "\(error)" }
        return Language.english {
            do {
                _ = try decode(row)
                return "\(error)"
            } catch {
                return "\(error)"
            }
        }
    }

    /// Whether an error says that the file cannot be read, and not that a value cannot.
    private static func isFailure(_ error: any Error) -> Bool {
        error is DatabaseError || error is StorageError
    }

    private func unreadable(_ what: String) -> StorageError {
        StorageError(
            .corrupt, subject: connection.path,
            reason: tr("has a row that cannot be read (\(what)); restore it from a backup"))
    }
}
