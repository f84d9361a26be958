import CivilTime
import GRDB
import Trips

/// Converts a statement of an activity to the columns of its row and back.
enum StatementRow {
    private static let ownColumns = [
        "activityId", "position", "counts", "cancellation", "cancellationSequence", "cancellationStamp",
        "cancellationNamesBooking", "isCancellationAlone", "besideSequence", "besideStamp", "uid",
        "recurrenceId",
    ]
    private static let columns = ownColumns + ActivityRow.contentColumns

    static let insert = """
        INSERT INTO statement (\(columns.joined(separator: ", ")))
        VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
        """

    static let selection = columns.map { "statement.\($0)" }.joined(separator: ", ")

    /// Reads the statements of an activity's row in their order.
    static let select = "SELECT \(selection) FROM statement WHERE activityId = ? ORDER BY position"

    static func bind(
        _ statement: Trips.Statement, activity: Int64, position: Int, to row: inout RowBinding
    ) {
        let words = ActivityField.allCases.filter(statement.counts.contains).map(\.rawValue)
        let cancellation: (word: String?, revision: CancellationRevision?, namesBooking: Bool) =
            switch statement.cancellation {
            case .own(let revision, let namesBooking): (ownWord, revision, namesBooking)
            case .withSeries: (seriesWord, nil, false)
            case nil: (nil, nil, false)
            }
        row.add(activity)
        row.add(position)
        row.add(words.joined(separator: " "))
        row.add(cancellation.word)
        row.add(cancellation.revision?.sequence)
        row.add(cancellation.revision?.stamp)
        row.add(cancellation.namesBooking)
        row.add(statement.isCancellationAlone)
        row.add(statement.standsBeside?.sequence)
        row.add(statement.standsBeside?.stamp)
        row.add(statement.uid.text)
        row.add(ActivityRow.occurrence(of: statement.said.key))
        ActivityRow.bindAllContents(of: statement.said, to: &row)
    }

    private static let ownWord = "own"
    private static let seriesWord = "series"

    static func statement(from row: Row) throws -> Trips.Statement {
        var reader = RowReader(row)
        reader.skip(2)
        let counts = try reader.words(ActivityField.self)
        let word = try reader.text()
        let own = try revision(&reader)
        let namesBooking = try reader.next(Bool.self)
        let isAlone = try reader.next(Bool.self)
        let beside = try revision(&reader)
        let key = try ActivityRow.key(&reader)
        var said = try ActivityRow.contents(&reader, key)
        try ActivityRow.addExtras(&reader, to: &said)
        var statement = Statement(said, counts: counts, isCancellationAlone: isAlone)
        if let own {
            statement.cancellation = .own(own, namesBooking: namesBooking)
        } else if word == seriesWord {
            statement.cancellation = .withSeries
        }
        statement.standsBeside = beside
        return statement
    }

    private static func revision(_ reader: inout RowReader) throws -> CancellationRevision? {
        let sequence = try reader.next(Int?.self)
        let stamp = try reader.instant()
        return sequence.map { CancellationRevision(sequence: $0, stamp: stamp) }
    }
}

extension FileSession {
    /// Writes the statements of an activity whose row has just been written.
    func writeStatements(of activity: Activity, trip: Int64) throws(StorageError) {
        let key = activity.key
        if activity.statements.isEmpty {
            guard try hasStatements() else { return }
            return try execute(
                """
                DELETE FROM statement WHERE activityId =
                (SELECT id FROM activity WHERE tripId = ? AND uid = ? AND recurrenceId = ?)
                """, [trip, key.uid.text, ActivityRow.occurrence(of: key)])
        }
        guard
            let row = try number(
                "SELECT id FROM activity WHERE tripId = ? AND uid = ? AND recurrenceId = ?",
                [trip, key.uid.text, ActivityRow.occurrence(of: key)])
        else { return }
        // An unchanged statement is no change that undo would have to record.
        let known = try connection.attempt {
            let rows = try Row.fetchAll(
                database.cachedStatement(sql: StatementRow.select), arguments: [row])
            return try? rows.map(StatementRow.statement)
        }
        guard known != activity.statements else { return }
        try execute("DELETE FROM statement WHERE activityId = ?", [row])
        for (position, statement) in activity.statements.enumerated() {
            try connection.attempt {
                let insertion = try prepare(StatementRow.insert)
                var values = RowBinding(insertion)
                StatementRow.bind(statement, activity: row, position: position, to: &values)
                try values.finish()
                try insertion.execute()
            }
            knowsStatements = true
        }
    }

    /// Returns whether any activity has statements, cached for imports of plain events.
    private func hasStatements() throws(StorageError) -> Bool {
        if let known = knowsStatements { return known }
        let found = try number("SELECT 1 FROM statement LIMIT 1") != nil
        knowsStatements = found
        return found
    }
}
