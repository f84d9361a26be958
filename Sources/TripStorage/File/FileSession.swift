import CivilTime
import GRDB
import Trips

/// One transaction on a store's file.
final class FileSession {
    let database: Database
    let connection: Connection
    private var rowIDs: [TripID: Int64] = [:]

    init(_ database: Database, _ connection: Connection) {
        self.database = database
        self.connection = connection
    }

    /// The row of a trip; an import asks for the same one again and again.
    func rowID(of trip: TripID) throws(StorageError) -> Int64 {
        if let id = rowIDs[trip] { return id }
        let found = try connection.attempt {
            try Int64.fetchOne(
                database.cachedStatement(sql: "SELECT id FROM trip WHERE uuid = ?"), arguments: [trip.text])
        }
        guard let found else { throw .unknownTrip(trip) }
        rowIDs[trip] = found
        return found
    }

    func forget(_ trip: TripID) { rowIDs[trip] = nil }

    func execute(_ sql: String, _ arguments: StatementArguments) throws(StorageError) {
        try connection.attempt {
            try database.cachedStatement(sql: sql).execute(arguments: arguments)
        }
    }
}

extension FileSession: TripWriting {
    func create(_ trip: Trip) throws(StorageError) {
        try Storable.check(trip)
        guard try self.trip(trip.id) == nil else { throw .duplicateTrip(trip.id) }
        try execute(
            "INSERT INTO trip (name, home, notes, isArchived, source, uuid) VALUES (?, ?, ?, ?, ?, ?)",
            Self.values(of: trip))
        try write(trip.zones, of: trip.id)
    }

    func update(_ trip: Trip) throws(StorageError) {
        _ = try rowID(of: trip.id)
        try Storable.check(trip)
        try execute(
            "UPDATE trip SET name = ?, home = ?, notes = ?, isArchived = ?, source = ? WHERE uuid = ?",
            Self.values(of: trip))
        try execute("DELETE FROM zone WHERE tripId = ?", [try rowID(of: trip.id)])
        try write(trip.zones, of: trip.id)
    }

    func delete(_ id: TripID) throws(StorageError) {
        try execute("DELETE FROM trip WHERE id = ?", [try rowID(of: id)])
        forget(id)
    }

    func save(_ activity: Activity, in trip: TripID) throws(StorageError) {
        let trip = try rowID(of: trip)
        try Storable.check(activity)
        try execute(ActivityRow.upsert, StatementArguments(ActivityRow.values(of: activity, trip: trip)))
    }

    func delete(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Bool {
        try execute(
            "DELETE FROM activity WHERE tripId = ? AND uid = ? AND recurrenceId = ?",
            [try rowID(of: trip), key.uid.text, ActivityRow.occurrence(of: key)])
        return database.changesCount > 0
    }

    private func write(_ zones: [ZoneText], of trip: TripID) throws(StorageError) {
        for (position, zone) in zones.enumerated() {
            try execute(
                "INSERT INTO zone (tripId, position, zoneId, definition) VALUES (?, ?, ?, ?)",
                [try rowID(of: trip), position, zone.id.name, zone.text])
        }
    }

    private static func values(of trip: Trip) -> StatementArguments {
        [trip.name, trip.home?.name, trip.notes, trip.isArchived, trip.source, trip.id.text]
    }
}
