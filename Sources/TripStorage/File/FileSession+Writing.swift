import CivilTime
import GRDB
import Trips

extension FileSession: TripWriting {
    func create(_ trip: Trip) throws(StorageError) {
        try Storable.check(trip)
        let known = try number(
            "SELECT 1 FROM trip WHERE uuid = ?1 UNION ALL SELECT 1 FROM sealedTrip WHERE uuid = ?1",
            [trip.id.text])
        guard known == nil else { throw .duplicateTrip(trip.id) }
        try execute(TripRow.insert, StatementArguments(TripRow.values(of: trip)))
        try writeParts(of: trip)
    }

    func update(_ trip: Trip) throws(StorageError) {
        let id = try rowID(of: trip.id)
        try Storable.check(trip)
        try checkTravellersLeaving(trip, row: id)
        var values = Array(TripRow.values(of: trip).dropFirst())
        values.add(id)
        try execute(TripRow.update, StatementArguments(values))
        try writeParts(of: trip)
    }

    func delete(_ id: TripID) throws(StorageError) {
        try execute("DELETE FROM trip WHERE id = ?", [try rowID(of: id)])
        forget(id)
    }

    func save(_ activity: Activity, in trip: TripID) throws(StorageError) {
        let trip = try rowID(of: trip)
        try Storable.check(activity)
        if let organization = activity.organization { try checkKnown(organization) }
        try checkParticipants(of: activity, row: trip)
        try write(activity, trip: trip)
    }

    func delete(_ key: ActivityKey, of trip: TripID) throws(StorageError) -> Bool {
        try execute(
            "DELETE FROM activity WHERE tripId = ? AND uid = ? AND recurrenceId = ?",
            [try rowID(of: trip), key.uid.text, ActivityRow.occurrence(of: key)])
        return database.changesCount > 0
    }
}

// MARK: - Travellers, budgets and zones

extension FileSession {
    /// Writes the parts that differ from the stored ones.
    private func writeParts(of trip: Trip) throws(StorageError) {
        let row = try rowID(of: trip.id)
        let old = try trips(where: "trip.id = ?", [row]).first
        if old?.travellers != trip.travellers { try write(trip.travellers, of: row) }
        if old?.budget != trip.budget {
            try execute("DELETE FROM budget WHERE tripId = ?", [row])
            for (position, money) in trip.budget.enumerated() {
                try execute(
                    "INSERT INTO budget (tripId, position, amount, currency) VALUES (?, ?, ?, ?)",
                    [row, position, money.amount.description, money.currency.code])
            }
        }
        guard old?.zones != trip.zones else { return }
        try execute("DELETE FROM zone WHERE tripId = ?", [row])
        for (position, zone) in trip.zones.enumerated() {
            try execute(
                "INSERT INTO zone (tripId, position, zoneId, definition) VALUES (?, ?, ?, ?)",
                [row, position, zone.id.name, zone.text])
        }
    }

    /// Travellers keep their rows, which expenses refer to.
    private func write(_ travellers: [Traveller], of row: Int64) throws(StorageError) {
        travellingPersons[row] = nil
        try makePersons(of: travellers)
        let kept = Set(travellers.map(\.id))
        for traveller in try self.travellers(of: row) where !kept.contains(traveller.id) {
            try execute("DELETE FROM traveller WHERE tripId = ? AND uuid = ?", [row, traveller.id.text])
        }
        for (position, traveller) in travellers.enumerated() {
            try execute(
                """
                INSERT INTO traveller (tripId, uuid, position, name, email, role, person)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (tripId, uuid) DO UPDATE
                SET position = excluded.position, name = excluded.name, email = excluded.email,
                    role = excluded.role, person = excluded.person
                """,
                [
                    row, traveller.id.text, position, traveller.name, traveller.email,
                    traveller.role.rawValue, traveller.person.text,
                ])
        }
    }

    /// Refuses to remove a traveller with an expense or an activity.
    private func checkTravellersLeaving(_ trip: Trip, row: Int64) throws(StorageError) {
        let kept = Set(trip.travellers.map(\.id))
        for traveller in try travellers(of: row) where !kept.contains(traveller.id) {
            let titles = try rows(
                """
                SELECT title FROM expense JOIN traveller ON traveller.tripId = expense.tripId
                WHERE expense.tripId = ? AND traveller.uuid = ?
                AND (payerId = traveller.id OR EXISTS (
                    SELECT 1 FROM share WHERE share.expenseId = expense.id AND share.travellerId = traveller.id))
                ORDER BY expense.date, expense.uuid
                """, [row, traveller.id.text]
            ) { try $0.decode(String.self, atIndex: 0) }
            if !titles.isEmpty { throw .travellerInUse(traveller, titles) }
        }
        let persons = Set(trip.travellers.map(\.person))
        for traveller in try travellers(of: row) where !persons.contains(traveller.person) {
            let titles = try titles(of: row, with: traveller.person)
            if !titles.isEmpty { throw .participantInUse(traveller, titles) }
        }
    }

    func travellers(of row: Int64) throws(StorageError) -> [Traveller] {
        try rows(
            "SELECT \(RowReader.travellerColumns) FROM traveller WHERE tripId = ? ORDER BY position, id",
            [row]
        ) { row in
            var reader = RowReader(row)
            return try reader.traveller()
        }
    }
}
