import CivilTime
import GRDB
import Trips

extension FileSession {
    func persons() throws(StorageError) -> [Person] {
        try persons(where: "TRUE ORDER BY id", [])
    }

    func person(_ id: PersonID) throws(StorageError) -> Person? {
        try persons(where: "uuid = ?", [id.text]).first
    }

    private func persons(
        where condition: String, _ arguments: StatementArguments
    ) throws(StorageError) -> [Person] {
        try rows(
            "SELECT \(PersonRow.selection), id FROM person WHERE \(condition)", arguments, of: "person",
            PersonRow.person)
    }

    func save(_ person: Person) throws(StorageError) {
        try Storable.check(person)
        if person.isMe {
            try execute("UPDATE person SET isMe = 0 WHERE isMe = 1 AND uuid <> ?", [person.id.text])
        }
        try execute(PersonRow.upsert, StatementArguments(PersonRow.values(of: person)))
    }

    func delete(_ id: PersonID) throws(StorageError) {
        guard let person = try person(id) else { throw .unknownPerson(id) }
        let names = try rows(
            """
            SELECT trip.name FROM trip JOIN traveller ON traveller.tripId = trip.id
            WHERE traveller.person = ? ORDER BY trip.id
            """, [id.text]
        ) { try $0.decode(String.self, atIndex: 0) }
        guard names.isEmpty else { throw .personInUse(person, names) }
        try execute("DELETE FROM person WHERE uuid = ?", [id.text])
    }

    /// Creates the unknown persons of travellers.
    func makePersons(of travellers: [Traveller]) throws(StorageError) {
        for traveller in travellers {
            guard try number("SELECT 1 FROM person WHERE uuid = ?", [traveller.person.text]) == nil else {
                continue
            }
            try execute(PersonRow.upsert, StatementArguments(PersonRow.values(of: Person(traveller))))
        }
    }

    /// Refuses participants who are not travellers of the trip.
    func checkParticipants(of activity: Activity, row: Int64) throws(StorageError) {
        guard !activity.participants.isEmpty else { return }
        let known = try travellingPersons(of: row)
        for person in activity.participants where !known.contains(person) {
            throw .unknownParticipant(person, of: activity)
        }
    }

    /// Returns who travels in a trip, cached, since an import asks repeatedly.
    private func travellingPersons(of row: Int64) throws(StorageError) -> Set<PersonID> {
        if let known = travellingPersons[row] { return known }
        let found = Set(try travellers(of: row).map(\.person))
        travellingPersons[row] = found
        return found
    }

    /// Returns the titles of a trip's activities with a person as participant.
    func titles(of row: Int64, with person: PersonID) throws(StorageError) -> [String] {
        try rows(
            """
            SELECT title FROM activity WHERE tripId = ? AND participants IS NOT NULL
            AND instr(char(10) || participants || char(10), char(10) || ? || char(10)) > 0
            ORDER BY earliest, uid, recurrenceId
            """, [row, person.text]
        ) { try $0.decode(String.self, atIndex: 0) }
    }
}

/// Converts a person to the columns of its row and back.
enum PersonRow {
    static let columns = ["uuid", "names", "emails", "home", "awakeFrom", "awakeUntil", "isMe"]

    static let upsert = RowSQL.upsert(into: "person", columns, key: ["uuid"])

    static let selection = columns.joined(separator: ", ")

    static func values(of person: Person) -> RowValues {
        var values: RowValues = []
        values.add(person.id.text)
        values.add(person.names.joined(separator: "\n"))
        values.add(person.emails.joined(separator: "\n"))
        values.add(person.home?.name)
        values.add(Int64(person.awake.from.secondsSinceMidnight))
        values.add(Int64(person.awake.until.secondsSinceMidnight))
        values.add(person.isMe)
        return values
    }

    static func person(from row: Row) throws -> Person {
        var reader = RowReader(row)
        let id = PersonID(try reader.next(String.self))
        let names = try reader.lines()
        let emails = try reader.lines()
        var person = Person(id: id, name: "", emails: emails, home: try reader.zone())
        person.names = names
        person.awake = WakingHours(from: try reader.timeOfDay(), until: try reader.timeOfDay())
        person.isMe = try reader.next()
        return person
    }
}
