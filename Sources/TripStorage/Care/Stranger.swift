import GRDB
import Trips

/// A participant of an activity who is not a traveller of its trip.
struct Stranger: Hashable {
    let activity: Int64
    let trip: Int64
    let person: PersonID

    static func all(in database: Database) throws -> [Stranger] {
        let travelling = Set(
            try Row.fetchAll(database, sql: "SELECT tripId, coalesce(person, uuid) FROM traveller").map {
                Membership(
                    trip: try $0.decode(Int64.self, atIndex: 0),
                    person: PersonID(try $0.decode(String.self, atIndex: 1)))
            })
        let cursor = try Row.fetchCursor(
            database,
            sql: "SELECT id, tripId, participants FROM activity WHERE participants IS NOT NULL ORDER BY id")
        var strangers: [Stranger] = []
        while let row = try cursor.next() {
            // A value of another type is reported as unreadable.
            guard let text = try? row.decode(String.self, atIndex: 2) else { continue }
            let (activity, trip) = try (
                row.decode(Int64.self, atIndex: 0), row.decode(Int64.self, atIndex: 1)
            )
            for person in text.split(separator: "\n").map({ PersonID($0) })
            where !travelling.contains(Membership(trip: trip, person: person)) {
                strangers.append(Stranger(activity: activity, trip: trip, person: person))
            }
        }
        return strangers
    }

    private struct Membership: Hashable {
        let trip: Int64
        let person: PersonID
    }
}
