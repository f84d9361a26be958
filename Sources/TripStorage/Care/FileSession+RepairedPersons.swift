import GRDB
import Trips

extension FileSession {
    /// Creates missing persons of travellers, and missing travellers of participants.
    func recoverPersons() throws {
        try recognizeTravellers()
        let missing = try Row.fetchAll(
            database,
            sql: """
                SELECT \(RowReader.travellerColumns) FROM traveller
                WHERE person IS NULL OR person NOT IN (SELECT uuid FROM person) ORDER BY id
                """)
        for row in missing {
            var reader = RowReader(row)
            guard let traveller = try? reader.traveller() else { continue }
            try makePersons(of: [traveller])
        }
        // A traveller without a person is read as the one with the same identifier.
        try database.execute(
            sql: """
                UPDATE traveller SET person = uuid
                WHERE person IS NULL AND uuid IN (SELECT uuid FROM person)
                """)
        var random = SystemRandomNumberGenerator()
        var seen: Set<Stranger> = []
        for stranger in try Stranger.all(in: database) {
            // One person may take part in several activities of a trip.
            guard seen.insert(Stranger(activity: 0, trip: stranger.trip, person: stranger.person)).inserted
            else { continue }
            let traveller = Traveller(
                id: .random(using: &random), person: stranger.person,
                name: try person(stranger.person)?.name ?? "Recovered \(seen.count)", role: .collaborator)
            try makePersons(of: [traveller])
            try database.execute(
                sql: """
                    INSERT INTO traveller (tripId, uuid, person, position, name, role)
                    SELECT ?1, ?2, ?3, coalesce(max(position) + 1, 0), ?4, ?5 FROM traveller WHERE tripId = ?1
                    """,
                arguments: [
                    stranger.trip, traveller.id.text, traveller.person.text, traveller.name,
                    traveller.role.rawValue,
                ])
        }
        travellingPersons = [:]
    }

    /// Identifies the only unknown traveller of a trip with its only missing participant.
    private func recognizeTravellers() throws {
        let strangers = Dictionary(grouping: try Stranger.all(in: database), by: \.trip)
        for (trip, all) in strangers.sorted(by: { $0.key < $1.key }) {
            guard let person = all.first?.person, all.allSatisfy({ $0.person == person }) else { continue }
            try makePersons(of: [
                Traveller(id: TravellerID(""), person: person, name: "Recovered", role: .collaborator)
            ])
            try database.execute(
                sql: """
                    UPDATE traveller SET person = ?1 WHERE tripId = ?2 AND person IS NULL
                    AND (SELECT count(*) FROM traveller WHERE tripId = ?2 AND person IS NULL) = 1
                    """, arguments: [person.text, trip])
        }
    }
}
