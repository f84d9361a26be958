import CivilTime
import Foundation
import GRDB
import Trips

extension FileSession {
    func sealedTrips() throws(StorageError) -> [SealedTrip] {
        try rows("SELECT uuid, sealedAt, box FROM sealedTrip ORDER BY id") { row in
            SealedTrip(
                id: TripID(try row.decode(String.self, atIndex: 0)),
                sealedAt: try Instant(secondsSinceEpoch: row.decode(Int64.self, atIndex: 1)),
                box: [UInt8](try row.decode(Data.self, atIndex: 2)))
        }
    }

    func seal(_ sealed: SealedTrip) throws(StorageError) {
        let row = try rowID(of: sealed.id)
        try execute("DELETE FROM trip WHERE id = ?", [row])
        // Its items have the trip's texts.
        try executeBesideHistory("DELETE FROM syncCalendar WHERE trip = ?", [sealed.id.text])
        try executeBesideHistory("DELETE FROM subscription WHERE trip = ?", [sealed.id.text])
        forget(sealed.id)
        try execute(
            "INSERT INTO sealedTrip (uuid, sealedAt, box) VALUES (?, ?, ?)",
            [sealed.id.text, sealed.sealedAt.secondsSinceEpoch, Data(sealed.box)])
        try forgetHistory()
        hasSealed = true
    }

    func save(_ sealed: SealedTrip) throws(StorageError) {
        guard try number("SELECT 1 FROM trip WHERE uuid = ?", [sealed.id.text]) == nil else {
            throw .duplicateTrip(sealed.id)
        }
        try execute(
            """
            INSERT INTO sealedTrip (uuid, sealedAt, box) VALUES (?1, ?2, ?3)
            ON CONFLICT (uuid) DO UPDATE SET sealedAt = ?2, box = ?3
            """, [sealed.id.text, sealed.sealedAt.secondsSinceEpoch, Data(sealed.box)])
    }

    func deleteSealed(_ id: TripID) throws(StorageError) {
        try execute("DELETE FROM sealedTrip WHERE uuid = ?", [id.text])
        if database.changesCount == 0 { throw .unknownSealedTrip(id) }
    }
}
