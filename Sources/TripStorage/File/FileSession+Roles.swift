import GRDB
import Trips

extension FileSession {
    func roles() throws(StorageError) -> [TripRole] {
        try rows("SELECT trip, account, role FROM tripRole ORDER BY id", []) { row in
            var reader = RowReader(row)
            let (trip, account) = (try reader.next(String.self), try reader.next(String.self))
            return TripRole(trip: TripID(trip), account: account, role: try reader.word(Role.self))
        }
    }

    func save(_ role: TripRole) throws(StorageError) {
        let trip = try number(
            "SELECT 1 FROM trip WHERE uuid = ?1 UNION ALL SELECT 1 FROM sealedTrip WHERE uuid = ?1",
            [role.trip.text])
        guard trip != nil else { throw .unknownTrip(role.trip) }
        guard try number("SELECT 1 FROM account WHERE name = ?", [role.account]) != nil else {
            throw .unknownAccount(role.account)
        }
        try executeBesideHistory(
            RowSQL.upsert(into: "tripRole", ["trip", "account", "role"], key: ["trip", "account"]),
            [role.trip.text, role.account, role.role.rawValue])
    }

    func deleteRole(of account: String, in trip: TripID) throws(StorageError) -> Bool {
        let count = database.totalChangesCount
        try executeBesideHistory("DELETE FROM tripRole WHERE account = ? AND trip = ?", [account, trip.text])
        return database.totalChangesCount > count
    }

    /// Deletes the roles in trips that neither undo nor a passphrase can bring back.
    func forgetUnusedRoles() throws(StorageError) {
        let places = ["trip", "sealedTrip", "tripBefore", "sealedTripBefore"].map {
            "NOT EXISTS (SELECT 1 FROM \($0) WHERE uuid = tripRole.trip)"
        }
        try execute("DELETE FROM tripRole WHERE \(places.joined(separator: " AND "))")
    }
}
