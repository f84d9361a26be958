import GRDB
import Messages
import Trips

/// One transaction on a store's file.
final class FileSession {
    let database: Database
    let connection: Connection

    /// The number of the command that is being recorded.
    var recording: Int64?

    /// ``Database/totalChangesCount`` when the history was last up to date.
    var settledChanges: Int

    /// Whether bytes of a sealed trip may be left in the file.
    var hasSealed = false

    /// Whether anything was changed that undo concerns.
    var isEdited = false

    /// The unreadable rows that were dropped; `nil` while they throw.
    var spared: [UnreadableRow]?
    /// The same, as a set.
    var sparedRows: Set<UnreadableRow> = []

    /// Whether results are only displayed, with series without lost occurrences.
    var isShowing = false

    private var rowIDs: [TripID: Int64] = [:]

    /// The travellers by trip; cleared when they change.
    var travellingPersons: [Int64: Set<PersonID>] = [:]

    /// The prepared statements that save activities.
    ///
    /// An import runs them repeatedly, and finding one by its text takes as long as running it.
    private var activityStatements: [Bool: GRDB.Statement] = [:]

    /// Whether any activity has statements, once queried.
    var knowsStatements: Bool?

    /// The names of organizations, read once, since an import asks repeatedly.
    var organizationNames: OrganizationNames?

    init(_ database: Database, _ connection: Connection) {
        self.database = database
        self.connection = connection
        settledChanges = database.totalChangesCount
    }

    /// Returns the row of a trip, cached, since an import asks repeatedly.
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

    /// Clears everything that the session caches.
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

    /// Returns a statement for ``RowBinding``.
    func prepare(_ sql: String) throws -> GRDB.Statement {
        let statement = try database.cachedStatement(sql: sql)
        statement.setUncheckedArguments([])
        return statement
    }

    /// Adds or replaces the row of an activity.
    func write(_ activity: Activity, trip: Int64) throws(StorageError) {
        let hasExtras = ActivityRow.hasExtras(activity)
        try connection.attempt {
            let statement =
                try activityStatements[hasExtras]
                ?? prepare(hasExtras ? ActivityRow.upsert : ActivityRow.plainUpsert)
            activityStatements[hasExtras] = statement
            do {
                var row = RowBinding(statement)
                ActivityRow.bind(activity, trip: trip, extras: hasExtras, to: &row)
                try row.finish()
                try statement.execute()
            } catch {
                // A failed statement cannot be run again.
                activityStatements[hasExtras] = nil
                throw error
            }
        }
        try writeStatements(of: activity, trip: trip)
    }

    /// Returns the first number of a query.
    func number(_ sql: String, _ arguments: StatementArguments = []) throws(StorageError) -> Int64? {
        try connection.attempt {
            try Int64.fetchOne(database.cachedStatement(sql: sql), arguments: arguments)
        }
    }

    /// Runs a query; an unreadable row means that the file is damaged.
    ///
    /// - Parameters:
    ///   - sql: The query.
    ///   - arguments: Its arguments.
    ///   - table: The table whose rows may be dropped into ``spared``; their `id` is the last column.
    ///   - decode: Reads a row.
    /// - Returns: The results of `decode`.
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

    /// Returns why a row cannot be read, in English, since backups contain it.
    ///
    /// An error has its words from its creation, so it is created again where the work has another
    /// language.
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

    /// Returns whether an error concerns the file, and not a value.
    static func isFailure(_ error: any Error) -> Bool {
        error is DatabaseError || error is StorageError
    }

    /// Returns the error of a row that cannot be read.
    func unreadable(_ what: String) -> StorageError {
        StorageError(
            .corrupt, subject: connection.path,
            reason: tr("has a row that cannot be read (\(what)); restore it from a backup"))
    }
}
