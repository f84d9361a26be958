import CivilTime
import GRDB
import Trips

extension FileSession: WindowReading {
    func families(
        touching window: Range<Instant>, in scope: TripScope
    ) throws(StorageError) -> [TripActivity] {
        try families(of: Self.touching("activityByBounds"), Self.arguments(of: window), in: scope)
    }

    func clockFamilies(
        deciding window: Range<Instant>, in scope: TripScope, where isKnown: (ZoneID) -> Bool
    ) throws(StorageError) -> [TripActivity] {
        let last = try boundsOfTransport(
            "isLong = 0 AND earliest < ?1 AND latest <= ?1", [window.lowerBound.secondsSinceEpoch], "DESC",
            in: scope, where: isKnown)
        var first: ActivityBounds?
        if last == nil {
            first = try boundsOfTransport("isLong = 0", [], "ASC", in: scope, where: isKnown)
        }
        let next = try boundsOfTransport(
            "isLong = 0 AND earliest >= ?1", [window.upperBound.secondsSinceEpoch], "ASC", in: scope,
            where: isKnown)
        let wide = ActivityBounds.window(deciding: window, last: last, first: first, next: next)
        let transports = try families(
            of: Self.touching("transportByBounds", Self.isTransport), Self.arguments(of: wide), in: scope)
        let located = try families(
            of: Self.touching("activityByBounds", Self.isLocated), Self.arguments(of: window), in: scope)
        let known = Set(transports)
        return transports + located.filter { !known.contains($0) }
    }
}

extension FileSession {
    /// Selects single activities that can set the traveller's clock.
    ///
    /// All but the last condition is that of the index `transportByBounds`.
    static let isTransport = """
        \(Schema.isTransport) AND status <> 'cancelled' AND isAllDay = 0
        AND startZone IS NOT NULL AND endZone IS NOT NULL AND recurrence IS NULL
        AND status = 'confirmed'
        """

    /// Selects activities that can locate the traveller without a transport, and some others.
    static let isLocated = """
        NOT \(Schema.isTransport) AND status = 'confirmed' AND isAllDay = 0
        AND startZone IS NOT NULL AND endZone IS NOT NULL AND recurrence IS NULL
        AND (activity.kind NOT IN ('event', 'other') OR placeCode IS NOT NULL OR placeLatitude IS NOT NULL)
        """

    /// Selects the trips and UIDs of activities that can touch a window (``ActivityBounds/touch(_:)``).
    ///
    /// They are the short periods by their start, and the few long ones.
    private static func touching(_ index: String, _ condition: String = "TRUE") -> String {
        """
        SELECT tripId, uid FROM activity INDEXED BY \(index)
        WHERE \(condition) AND isLong = 0 AND earliest > ? AND earliest < ? AND latest > ?
        UNION SELECT tripId, uid FROM activity INDEXED BY \(index)
        WHERE \(condition) AND isLong = 1 AND earliest < ? AND latest > ?
        """
    }

    /// Reads all that share trip and UID with a selected activity.
    private func families(
        of chosen: String, _ arguments: StatementArguments, in scope: TripScope
    ) throws(StorageError) -> [TripActivity] {
        let (condition, trip) = try self.condition(of: scope)
        return try tripActivities(
            from: """
                (\(chosen)) AS chosen
                CROSS JOIN activity ON activity.tripId = chosen.tripId AND activity.uid = chosen.uid
                """, where: condition, arguments + trip)
    }

    private func condition(
        of scope: TripScope
    ) throws(StorageError) -> (sql: String, arguments: StatementArguments) {
        switch scope {
        case .unarchived: ("NOT trip.isArchived", [])
        case .trip(let id): ("trip.id = ?", [try rowID(of: id)])
        }
    }

    /// Selects transports with a unique UID, from the last or the first one on.
    static func lastTransport(_ condition: String, _ order: String, inScope: String) -> String {
        """
        SELECT earliest, latest, startZone, endZone FROM activity CROSS JOIN trip ON trip.id = activity.tripId
        WHERE \(isTransport) AND \(condition) AND \(inScope) AND recurrenceId = ''
        AND NOT EXISTS (
            SELECT 1 FROM activity AS other
            WHERE other.tripId = activity.tripId AND other.uid = activity.uid AND other.recurrenceId > '')
        ORDER BY earliest \(order), latest \(order)
        """
    }

    /// Returns the bounds of the first certain transport in some order.
    ///
    /// Its UID is unique and its zones are known.
    private func boundsOfTransport(
        _ condition: String, _ arguments: StatementArguments, _ order: String, in scope: TripScope,
        where isKnown: (ZoneID) -> Bool
    ) throws(StorageError) -> ActivityBounds? {
        let (inScope, trip) = try self.condition(of: scope)
        let sql = Self.lastTransport(condition, order, inScope: inScope)
        return try connection.attempt {
            let cursor = try Row.fetchCursor(
                database.cachedStatement(sql: sql), arguments: arguments + trip)
            var known: [String: Bool] = [:]
            while let row = try cursor.next() {
                let names = [row[2] as String, row[3] as String]
                let areKnown = names.allSatisfy { name in
                    if let answer = known[name] { return answer }
                    let answer = (try? ZoneID(name)).map(isKnown) ?? false
                    known[name] = answer
                    return answer
                }
                if areKnown { return ActivityBounds(earliest: row[0], latest: row[1]) }
            }
            return nil
        }
    }
}
