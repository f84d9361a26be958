import GRDB
import Trips

extension FileSession {
    func historyReaches() throws(StorageError) -> [Int64: HistoryReach] {
        // Each kind is read alone: row numbers are in the order of commands only within one kind.
        try reaches(undone: false).merging(reaches(undone: true)) { first, _ in first }
    }

    private func reaches(undone: Bool) throws(StorageError) -> [Int64: HistoryReach] {
        let commands = try numbers("SELECT number FROM command WHERE isUndone = ? ORDER BY number", [undone])
        guard !commands.isEmpty else { return [:] }
        var reaches = Dictionary(uniqueKeysWithValues: commands.map { ($0, HistoryReach()) })
        let trips = try tripsByRow()
        for part in TripPart.all {
            for (command, row) in try changes(of: part, commands) {
                if let known = trips[row] {
                    reaches[command]?.trips.formUnion(known)
                } else {
                    reaches[command]?.isUnclear = true
                }
            }
        }
        try addTrips(to: &reaches, commands, trips)
        try addSealedTrips(to: &reaches, commands)
        for table in ["person", "organization"] {
            for command in try numbers("SELECT DISTINCT command FROM \(table)Before") {
                reaches[command]?.changesNames = true
            }
            for span in try spans(of: table, commands) { reaches[span.command]?.makesNames = true }
            for command in try numbers("SELECT DISTINCT command FROM made WHERE tableName = ?", [table]) {
                reaches[command]?.makesNames = true
            }
        }
        return reaches
    }

    /// The trips that each row of the table has been: a row's number is given again after the last row was deleted.
    private func tripsByRow() throws(StorageError) -> [Int64: Set<TripID>] {
        let all = try rows("SELECT id, uuid FROM trip UNION SELECT id, uuid FROM tripBefore") {
            (try $0.decode(Int64.self, atIndex: 0), TripID(try $0.decode(String.self, atIndex: 1)))
        }
        return all.reduce(into: [:]) { $0[$1.0, default: []].insert($1.1) }
    }

    private func numbers(
        _ sql: String, _ arguments: StatementArguments = []
    ) throws(StorageError) -> [Int64] {
        try rows(sql, arguments) { try $0.decode(Int64.self, atIndex: 0) }
    }

    // MARK: - Rows that were changed or made

    /// The ids between the mark of a command and that of the next one, end inclusive.
    private struct Span {
        let command: Int64
        let after: Int64
        let upTo: Int64
    }

    /// Where the rows of a table begin and end that each command made; none for a command that made none.
    private func spans(of table: String, _ commands: [Int64]) throws(StorageError) -> [Span] {
        let marks = Dictionary(
            try rows("SELECT command, largest FROM mark WHERE tableName = ?", [table]) {
                (try $0.decode(Int64.self, atIndex: 0), try $0.decode(Int64.self, atIndex: 1))
            }, uniquingKeysWith: { first, _ in first })
        let last = try number("SELECT max(id) FROM \(table)") ?? 0
        return commands.enumerated().compactMap { index, command in
            guard let after = marks[command] else { return nil }
            let next = index + 1 < commands.count ? marks[commands[index + 1]] : nil
            let upTo = next ?? last
            return after < upTo ? Span(command: command, after: after, upTo: upTo) : nil
        }
    }

    /// The commands that changed rows of a table, each with the rows of the trips that they belong to.
    private func changes(
        of part: TripPart, _ commands: [Int64]
    ) throws(StorageError) -> [(command: Int64, trip: Int64)] {
        func pairs(_ sql: String) throws(StorageError) -> [(command: Int64, trip: Int64)] {
            try rows(sql) {
                (try $0.decode(Int64.self, atIndex: 0), try $0.decode(Int64.self, atIndex: 1))
            }
        }
        var found = try pairs("SELECT DISTINCT command, trip FROM (\(part.before))")
        found += try pairs(
            """
            SELECT made.command, part.trip FROM made JOIN (\(part.present)) AS part ON part.id = made.id
            WHERE made.tableName = '\(part.table)'
            UNION SELECT made.command, part.trip FROM made JOIN (\(part.before)) AS part
            ON part.id = made.id AND part.command > made.command WHERE made.tableName = '\(part.table)'
            """)
        for span in try spans(of: part.table, commands) {
            let made = try numbers(
                """
                SELECT trip FROM (\(part.present)) WHERE id > ?1 AND id <= ?2
                UNION SELECT trip FROM (\(part.before)) WHERE id > ?1 AND id <= ?2 AND command > ?3
                """, [span.after, span.upTo, span.command])
            found += made.map { (span.command, $0) }
        }
        return found
    }

    // MARK: - Trips themselves

    /// A trip as it was or is.
    private struct Version {
        let command: Int64
        let row: Int64
        let trip: TripID
        let isArchived: Bool
    }

    private func addTrips(
        to reaches: inout [Int64: HistoryReach], _ commands: [Int64], _ trips: [Int64: Set<TripID>]
    ) throws(StorageError) {
        // The present is after every command.
        let versions = try rows(
            """
            SELECT command, id, uuid, isArchived FROM tripBefore
            UNION ALL SELECT \(Int64.max), id, uuid, isArchived FROM trip ORDER BY 1
            """
        ) {
            Version(
                command: try $0.decode(Int64.self, atIndex: 0), row: try $0.decode(Int64.self, atIndex: 1),
                trip: TripID(try $0.decode(String.self, atIndex: 2)),
                isArchived: try $0.decode(Bool.self, atIndex: 3))
        }
        let own = versions.filter { $0.command == .max || reaches[$0.command] != nil }
        for version in own where version.command < .max {
            let next = own.first { $0.row == version.row && $0.command > version.command }
            reaches[version.command]?.trips.insert(version.trip)
            if next?.trip != version.trip || next?.isArchived != version.isArchived {
                reaches[version.command]?.wholeTrips.insert(version.trip)
            }
        }
        var made = try rows("SELECT command, id FROM made WHERE tableName = 'trip'") {
            (try $0.decode(Int64.self, atIndex: 0), try $0.decode(Int64.self, atIndex: 1))
        }
        for span in try spans(of: "trip", commands) {
            made += trips.keys.filter { span.after < $0 && $0 <= span.upTo }.map { (span.command, $0) }
        }
        for (command, row) in made {
            reaches[command]?.trips.formUnion(trips[row] ?? [])
            reaches[command]?.wholeTrips.formUnion(trips[row] ?? [])
        }
    }

    private func addSealedTrips(
        to reaches: inout [Int64: HistoryReach], _ commands: [Int64]
    ) throws(StorageError) {
        func add(_ uuid: String, _ command: Int64) {
            reaches[command]?.trips.insert(TripID(uuid))
            reaches[command]?.wholeTrips.insert(TripID(uuid))
        }
        let known = try rows(
            """
            SELECT command, id, uuid FROM sealedTripBefore
            UNION ALL SELECT \(Int64.max), id, uuid FROM sealedTrip
            """
        ) {
            (
                command: try $0.decode(Int64.self, atIndex: 0), row: try $0.decode(Int64.self, atIndex: 1),
                uuid: try $0.decode(String.self, atIndex: 2)
            )
        }
        for sealed in known { add(sealed.uuid, sealed.command) }
        let made = try rows("SELECT command, id FROM made WHERE tableName = 'sealedTrip'") {
            (try $0.decode(Int64.self, atIndex: 0), try $0.decode(Int64.self, atIndex: 1))
        }
        for (command, row) in made {
            for sealed in known where sealed.row == row { add(sealed.uuid, command) }
        }
        for span in try spans(of: "sealedTrip", commands) {
            for sealed in known where span.after < sealed.row && sealed.row <= span.upTo {
                add(sealed.uuid, span.command)
            }
        }
    }
}

/// A table whose rows belong to trips, and how to find of which.
private struct TripPart {
    let table: String
    /// Selects `id` and `trip` of the rows that there are.
    let present: String
    /// Selects `command`, `id` and `trip` of the rows before commands.
    let before: String

    /// A table that names the row of its trip.
    private init(_ table: String) {
        self.table = table
        present = "SELECT id, tripId AS trip FROM \(table)"
        before = "SELECT command, id, tripId AS trip FROM \(table)Before"
    }

    /// A table whose rows belong to those of another one, which may be gone.
    private init(_ table: String, of owner: String, by column: String) {
        self.table = table
        present = """
            SELECT part.id AS id, owner.tripId AS trip FROM \(table) AS part
            JOIN \(owner) AS owner ON owner.id = part.\(column)
            """
        before = [owner, owner + "Before"].map {
            """
            SELECT part.command AS command, part.id AS id, owner.tripId AS trip FROM \(table)Before AS part
            JOIN \($0) AS owner ON owner.id = part.\(column)
            """
        }.joined(separator: " UNION ")
    }

    static let all = [
        TripPart("traveller"), TripPart("budget"), TripPart("zone"), TripPart("activity"),
        TripPart("expense"),
        TripPart("todo"), TripPart("attachment"), TripPart("statement", of: "activity", by: "activityId"),
        TripPart("share", of: "expense", by: "expenseId"),
    ]
}
