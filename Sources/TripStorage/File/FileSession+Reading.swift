import CivilTime
import GRDB
import Trips

extension FileSession: TripReading {
    func trips() throws(StorageError) -> [Trip] {
        try trips(where: "TRUE", [])
    }

    func trip(_ id: TripID) throws(StorageError) -> Trip? {
        try trips(where: "trip.uuid = ?", [id.text]).first
    }

    func activityCount(of trip: TripID) throws(StorageError) -> Int {
        try rows("SELECT count(*) FROM activity WHERE tripId = ?", [try rowID(of: trip)]) {
            try $0.decode(Int.self, atIndex: 0)
        }.first ?? 0
    }

    func activity(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Activity? {
        try activities(
            of: trip, where: "tripId = ? AND uid = ? AND recurrenceId = ?",
            [try rowID(of: trip), key.uid.text, ActivityRow.occurrence(of: key)]
        ).first
    }

    func activities(withUID uid: ActivityUID, of trip: TripID) throws(StorageError) -> [Activity] {
        try activities(
            of: trip, where: "tripId = ? AND uid = ? ORDER BY recurrenceId",
            [try rowID(of: trip), uid.text])
    }

    func activities(of trip: TripID, touching window: Range<Instant>?) throws(StorageError) -> [Activity] {
        let order = "ORDER BY earliest, uid, recurrenceId"
        let id = try rowID(of: trip)
        guard let window else { return try activities(of: trip, where: "tripId = ? \(order)", [id]) }
        // The "+" disables the trip's own index: a narrow window has fewer rows than a long trip.
        return try activities(
            of: trip, where: "+tripId = ? AND (\(Self.touches)) \(order)", [id] + Self.arguments(of: window))
    }

    func activities(
        touching window: Range<Instant>?, includingArchived: Bool
    ) throws(StorageError) -> [TripActivity] {
        var conditions = includingArchived ? [] : ["NOT trip.isArchived"]
        if window != nil { conditions.append("(\(Self.touches))") }
        return try tripActivities(
            where: conditions.isEmpty ? "TRUE" : conditions.joined(separator: " AND "),
            window.map(Self.arguments) ?? [])
    }

    func recordedReleases() throws(StorageError) -> Set<String> {
        Set(
            try rows(
                """
                SELECT startRelease FROM activity WHERE startRelease IS NOT NULL
                UNION SELECT endRelease FROM activity WHERE endRelease IS NOT NULL
                UNION SELECT dueRelease FROM todo WHERE dueRelease IS NOT NULL
                """, []
            ) { try $0.decode(String.self, atIndex: 0) })
    }
}

extension FileSession {
    /// The condition of ``ActivityBounds/touch(_:)``, in two parts for the index by bounds.
    ///
    /// They select short periods by their start, and the few long ones.
    private static let touches = """
        isLong = 0 AND earliest > ? AND earliest < ? AND latest > ? OR isLong = 1 AND earliest < ? AND latest > ?
        """

    static func arguments(of window: Range<Instant>) -> StatementArguments {
        let from = window.lowerBound.secondsSinceEpoch
        let until = window.upperBound.secondsSinceEpoch
        return [from - ActivityBounds.shortLength, until, from, until, from]
    }

    func trips(where condition: String, _ arguments: StatementArguments) throws(StorageError) -> [Trip] {
        var trips = try rows(
            "SELECT \(TripRow.selection) FROM trip WHERE \(condition) ORDER BY trip.id", arguments,
            TripRow.trip)
        let travellers = try parts(
            ["uuid", "person", "name", "email", "role"], of: "traveller", condition, arguments
        ) { try $0.traveller() }
        let budgets = try parts(["amount", "currency"], of: "budget", condition, arguments) { try $0.money() }
        let zones = try parts(["zoneId", "definition"], of: "zone", condition, arguments) {
            try $0.definedZone()
        }
        for index in trips.indices {
            let id = trips[index].id
            trips[index].travellers = travellers[id, default: []]
            trips[index].budget = budgets[id, default: []].compactMap(\.self)
            trips[index].zones = zones[id, default: []]
        }
        return trips
    }

    /// Reads the rows of trips in another table, by trip.
    private func parts<Part>(
        _ columns: [String], of table: String, _ condition: String, _ arguments: StatementArguments,
        _ decode: (inout RowReader) throws -> Part
    ) throws(StorageError) -> [TripID: [Part]] {
        let found = try rows(
            """
            SELECT trip.uuid, \(columns.map { "\(table).\($0)" }.joined(separator: ", ")) FROM trip JOIN \(table) ON \(table).tripId = trip.id
            WHERE \(condition) ORDER BY tripId, position, \(table).id
            """, arguments
        ) { row in
            var reader = RowReader(row)
            return (trip: TripID(try reader.next(String.self)), part: try decode(&reader))
        }
        return Dictionary(grouping: found, by: \.trip).mapValues { $0.map(\.part) }
    }

    func tripActivities(
        from table: String = "activity", where condition: String, _ arguments: StatementArguments
    ) throws(StorageError) -> [TripActivity] {
        let found = try rows(
            """
            SELECT \(ActivityRow.selection), trip.uuid, activity.id
            FROM \(table) CROSS JOIN trip ON trip.id = activity.tripId
            WHERE \(condition) ORDER BY earliest, activity.uid, recurrenceId, trip.uuid
            """, arguments, of: "activity"
        ) { row in
            let uuid = try row.decode(String.self, atIndex: ActivityRow.selectionCount)
            return TripActivity(
                trip: TripID(uuid), activity: try ActivityRow.activity(from: row, extras(of:)))
        }
        return withoutLostOccurrences(found)
    }

    private func activities(
        of trip: TripID, where condition: String, _ arguments: StatementArguments
    ) throws(StorageError) -> [Activity] {
        let found = try rows(
            "SELECT \(ActivityRow.selection), activity.id FROM activity WHERE \(condition)", arguments,
            of: "activity"
        ) { TripActivity(trip: trip, activity: try ActivityRow.activity(from: $0, extras(of:))) }
        return withoutLostOccurrences(found).map(\.activity)
    }

    /// Reads the extra columns of an activity's row and its statements; most have none.
    func extras(of row: Int64) throws -> (row: Row, statements: [Row])? {
        guard
            let extras = try Row.fetchOne(
                database.cachedStatement(sql: ActivityRow.selectExtras), arguments: [row])
        else { return nil }
        guard try extras.decode(Int.self, atIndex: extras.count - 1) > 0 else { return (extras, []) }
        let statements = try Row.fetchAll(
            database.cachedStatement(sql: StatementRow.select), arguments: [row])
        return (extras, statements)
    }
}
