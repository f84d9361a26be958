import CivilTime
import GRDB
import Trips

extension FileSession: TripReading {
    func trips() throws(StorageError) -> [Trip] {
        try trips(where: "TRUE", [])
    }

    func trip(_ id: TripID) throws(StorageError) -> Trip? {
        try trips(where: "uuid = ?", [id.text]).first
    }

    func activityCount(of trip: TripID) throws(StorageError) -> Int {
        try rows("SELECT count(*) FROM activity WHERE tripId = ?", [try rowID(of: trip)]) {
            try $0.decode(Int.self, atIndex: 0)
        }.first ?? 0
    }

    func activity(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Activity? {
        try activities(
            where: "tripId = ? AND uid = ? AND recurrenceId = ?",
            [try rowID(of: trip), key.uid.text, ActivityRow.occurrence(of: key)]
        ).first
    }

    func activities(withUID uid: ActivityUID, of trip: TripID) throws(StorageError) -> [Activity] {
        try activities(
            where: "tripId = ? AND uid = ? ORDER BY recurrenceId", [try rowID(of: trip), uid.text])
    }

    func activities(of trip: TripID, touching window: Range<Instant>?) throws(StorageError) -> [Activity] {
        let order = "ORDER BY earliest, uid, recurrenceId"
        let id = try rowID(of: trip)
        guard let window else { return try activities(where: "tripId = ? \(order)", [id]) }
        // The "+" keeps the trip's own index out: a narrow window has fewer rows than a long trip.
        return try activities(
            where: "+tripId = ? AND (\(Self.touches)) \(order)", [id] + Self.arguments(of: window))
    }

    func activities(
        touching window: Range<Instant>?, includingArchived: Bool
    ) throws(StorageError) -> [TripActivity] {
        var conditions = includingArchived ? [] : ["NOT trip.isArchived"]
        if window != nil { conditions.append("(\(Self.touches))") }
        return try rows(
            """
            SELECT \(ActivityRow.selection), trip.uuid
            FROM activity CROSS JOIN trip ON trip.id = activity.tripId
            \(conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND "))
            ORDER BY earliest, uid, recurrenceId, trip.uuid
            """,
            window.map(Self.arguments) ?? []
        ) { row in
            let uuid = try row.decode(String.self, atIndex: ActivityRow.columns.count)
            return TripActivity(trip: TripID(uuid), activity: try ActivityRow.activity(from: row))
        }
    }
}

extension FileSession {
    /// The condition of ``ActivityBounds/touch(_:)``, in two parts that the index by bounds serves: the short
    /// stretches by where they start, and the few long ones.
    private static let touches = """
        isLong = 0 AND earliest > ? AND earliest < ? AND latest > ? OR isLong = 1 AND earliest < ? AND latest > ?
        """

    private static func arguments(of window: Range<Instant>) -> StatementArguments {
        let from = window.lowerBound.secondsSinceEpoch
        let until = window.upperBound.secondsSinceEpoch
        return [from - ActivityBounds.shortLength, until, from, until, from]
    }

    private func trips(where condition: String, _ arguments: StatementArguments) throws(StorageError)
        -> [Trip]
    {
        let sql = """
            SELECT uuid, name, home, notes, isArchived, source FROM trip WHERE \(condition) ORDER BY id
            """
        var trips = try rows(sql, arguments) { row in
            var reader = RowReader(row)
            return try reader.trip()
        }
        let zones = try rows(
            """
            SELECT trip.uuid, zoneId, definition FROM zone JOIN trip ON trip.id = zone.tripId
            WHERE \(condition) ORDER BY tripId, position
            """, arguments
        ) { row in
            var reader = RowReader(row)
            return (trip: TripID(try reader.next(String.self)), zone: try reader.definedZone())
        }
        let byTrip = Dictionary(grouping: zones, by: \.trip)
        for index in trips.indices { trips[index].zones = byTrip[trips[index].id, default: []].map(\.zone) }
        return trips
    }

    private func activities(
        where condition: String, _ arguments: StatementArguments
    ) throws(StorageError) -> [Activity] {
        try rows(
            "SELECT \(ActivityRow.selection) FROM activity WHERE \(condition)", arguments,
            ActivityRow.activity)
    }

    /// Runs a query; a row that cannot be read says that the file is damaged.
    private func rows<Value>(
        _ sql: String, _ arguments: StatementArguments, _ decode: (Row) throws -> Value
    ) throws(StorageError) -> [Value] {
        try connection.attempt {
            let cursor = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments)
            var values: [Value] = []
            while let row = try cursor.next() {
                do {
                    values.append(try decode(row))
                } catch  where !(error is DatabaseError) {
                    throw StorageError(
                        .corrupt, subject: connection.path,
                        reason: "has a row that cannot be read (\(error)); restore it from a backup")
                }
            }
            return values
        }
    }
}
