import CivilTime
import GRDB
import Testing
import Trips

@testable import TripStorage

/// Stores of every older shape, with what such a program wrote.
@Suite("Store migration") struct MigrationTests {
    /// A store of the fourth shape with a trip, a zone, a flight, a stay and a changed occurrence.
    static let fourth = """
        INSERT INTO trip (uuid, name, home, notes, isArchived, source)
        VALUES ('00000000-0000-4000-8000-000000000001', 'Tokyo', 'Europe/Paris', 'n', 1, 'BEGIN:VCALENDAR');
        INSERT INTO trip (uuid, name, notes, isArchived)
        VALUES ('00000000-0000-4000-8000-000000000002', 'Alps', '', 0);
        INSERT INTO zone (tripId, position, zoneId, definition) VALUES (1, 1, 'File/B/x2', 'two');
        INSERT INTO zone (tripId, position, zoneId, definition) VALUES (1, 0, 'File/A/x1', 'one');
        INSERT INTO activity (
            tripId, uid, recurrenceId, kind, title, status, isTransparent, isAllDay,
            startLocal, startZone, startOffset, startRelease, endLocal, endZone, endOffset, endRelease,
            earliest, latest, isLong, placeName, placeCode, placeLatitude, placeLongitude, notes, carrier, sequence)
        VALUES (
            1, 'flight', '', 'flight', 'NH 106', 'tentative', 1, 0,
            '2027-03-14T17:00:00', 'Asia/Tokyo', 32400, '2026f',
            '2027-03-14T11:00:00', 'America/Los_Angeles', -25200, '2026f',
            1804842000, 1805137200, 0, 'Haneda', 'HND', 35.5523, 139.78, 'notes', 'ANA', 2);
        INSERT INTO activity (
            tripId, uid, recurrenceId, kind, title, status, isTransparent, isAllDay, startLocal, endLocal,
            earliest, latest, isLong, notes, sequence)
        VALUES (
            1, 'stay', '2027-07-17T10:00:00[]', 'lodging', 'Hotel', 'confirmed', 0, 1, '2027-03-14', '2027-03-17',
            1804800000, 1805300000, 0, '', 0);
        """

    @Test(arguments: 1..<Schema.newest)
    func `a store of any older shape is brought up to date`(shape: Int) throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try Self.make(path, shape: shape, "")
            let store = try FileTripStore.open(path, for: .writing)
            let trip = try Samples.fullTrip()
            try store.write {
                try Samples.fill($0)
                try $0.record("delete", at: Samples.instant())
                try $0.delete(trip.id)
                _ = try $0.undo()
            }
            try #expect(store.read { try $0.trip(trip.id) } == trip)
        }
    }

    /// Until the ninth shape a change of all later occurrences came along because its series had no end.
    @Test func `a change that an older program wrote touches all that comes after it`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try Self.make(path, shape: 4, Self.fourth)
            let store = try FileTripStore.open(path, for: .writing)
            let later = try Samples.window("2030-01-01T00:00:00Z", "2030-01-02T00:00:00Z")
            let found = try store.read { try $0.activities(of: Samples.tokyo, touching: later) }
            #expect(found.map(\.uid.text) == ["stay"])
        }
    }

    @Test func `a store of the fourth shape loses nothing`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try Self.make(path, shape: 4, Self.fourth)
            let store = try FileTripStore.open(path, for: .reading)
            try store.read { store in
                let trips = try store.trips()
                var tokyo = Trip(
                    id: Samples.tokyo, name: "Tokyo", home: try .init("Europe/Paris"), notes: "n",
                    isArchived: true,
                    source: "BEGIN:VCALENDAR")
                tokyo.zones = [
                    ZoneText(id: try .init("File/A/x1"), text: "one"),
                    ZoneText(id: try .init("File/B/x2"), text: "two"),
                ]
                #expect(trips == [tokyo, Trip(id: Samples.alps, name: "Alps")])
                let activities = try store.activities(of: Samples.tokyo)
                #expect(activities.map(\.uid.text).sorted() == ["flight", "stay"])
                let flight = try #require(activities.first { $0.uid.text == "flight" })
                #expect(
                    flight.place == Place(name: "Haneda", code: "HND", latitude: 35.5523, longitude: 139.78))
                #expect(flight.paid == .unpaid)
                #expect(flight.cost == nil)
                #expect(flight.organization == nil)
                #expect(flight.reminders == [])
                #expect(!flight.hidesPlace)
                #expect(flight.carrier == "ANA")
                let stay = try #require(activities.first { $0.uid.text == "stay" })
                #expect(stay.recurrenceClock == .floating)
                #expect(try store.history() == [])
            }
        }
    }

    /// A store of the ninth shape: three trips and those who travel in them.
    ///
    /// The first trip has two who share an address, and two of one name. The second has the same people in another order,
    /// and one who is known by the address alone. The third has a traveller under an identifier of the first.
    static let ninth = """
        INSERT INTO trip (uuid, name, notes, isArchived) VALUES ('00000000-0000-4000-8000-000000000001', 'One', '', 0);
        INSERT INTO trip (uuid, name, notes, isArchived) VALUES ('00000000-0000-4000-8000-000000000002', 'Two', '', 0);
        INSERT INTO trip (uuid, name, notes, isArchived) VALUES ('00000000-0000-4000-8000-000000000003', 'Three', '', 0);
        INSERT INTO traveller (tripId, uuid, position, name, email, role) VALUES
            (1, '00000000-0000-4000-8000-0000000000a1', 0, 'Ada', 'ada@example.org', 'owner'),
            (1, '00000000-0000-4000-8000-0000000000a2', 1, 'Ben', 'us@example.org', 'collaborator'),
            (1, '00000000-0000-4000-8000-0000000000a3', 2, 'Cleo', 'us@example.org', 'collaborator'),
            (1, '00000000-0000-4000-8000-0000000000a4', 3, 'Dan', NULL, 'collaborator'),
            (1, '00000000-0000-4000-8000-0000000000a5', 4, 'Dan', NULL, 'viewer'),
            (2, '00000000-0000-4000-8000-0000000000b1', 0, 'Dan', NULL, 'owner'),
            (2, '00000000-0000-4000-8000-0000000000b2', 1, 'Cleo', 'US@example.org', 'collaborator'),
            (2, '00000000-0000-4000-8000-0000000000b3', 2, 'Ada Lovelace', 'Ada@Example.org', 'collaborator'),
            (2, '00000000-0000-4000-8000-0000000000b4', 3, 'Eve', NULL, 'collaborator'),
            (3, '00000000-0000-4000-8000-0000000000a1', 0, 'Eve', 'eve@example.org', 'owner'),
            (3, '00000000-0000-4000-8000-0000000000c2', 1, 'eve', NULL, 'collaborator');
        INSERT INTO expense (tripId, uuid, title, category, amount, currency, date, payerId, notes, createdAt, updatedAt)
            VALUES (1, '00000000-0000-4000-8000-0000000000e1', 'Tea', 'other', '1', 'EUR', '2027-03-14', 1, '', 0, 0);
        """

    @Test func `each traveller of before becomes a person, the same in every trip`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try Self.make(path, shape: 9, Self.ninth)
            let store = try FileTripStore.open(path, for: .writing)
            let (persons, trips) = try store.read { try ($0.persons(), $0.trips()) }
            #expect(
                persons.map(\.names) == [
                    ["Ada", "Ada Lovelace"], ["Ben"], ["Cleo"], ["Dan"], ["Dan"], ["Eve"], ["Eve"],
                ])
            #expect(
                persons.map(\.emails) == [
                    ["ada@example.org"], ["us@example.org"], ["us@example.org"], [], [], [],
                    ["eve@example.org"],
                ])
            #expect(persons.allSatisfy { $0.awake == .usual && $0.home == nil && !$0.isMe })
            // The first traveller that is somebody gives the identifier.
            #expect(persons[0].id.text == "00000000-0000-4000-8000-0000000000a1")
            #expect(persons[5].id.text == "00000000-0000-4000-8000-0000000000b4")
            // It is Ada's, so that this one has got another, which is a UUID.
            #expect(persons[6].id != persons[0].id)
            #expect(try PersonID.validated(persons[6].id.text) == persons[6].id)
            func names(_ trip: Int) -> [Int?] {
                trips[trip].travellers.map { traveller in
                    persons.firstIndex { $0.id == traveller.person }
                }
            }
            #expect(names(0) == [0, 1, 2, 3, 4])
            #expect(names(1) == [3, 2, 0, 5])
            #expect(names(2) == [6, 5])
            try #expect(store.problems() == [])
            try #expect(
                store.read { try $0.expenses(of: trips[0].id) }.map(\.payer)
                    == [TravellerID("00000000-0000-4000-8000-0000000000a1")])
        }
    }

    /// What is done for each traveller does not look at all the others.
    @Test func `a store with thousands of travellers is brought up to date`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try Self.make(
                path, shape: 9,
                """
                INSERT INTO trip (uuid, name, notes, isArchived) VALUES ('00000000-0000-4000-8000-000000000001', 'One', '', 0);
                WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 19999)
                INSERT INTO traveller (tripId, uuid, position, name, email, role)
                    SELECT 1, 't-' || i, i, 'T ' || i, 't' || (i / 2) || '@example.org', 'viewer' FROM n;
                """)
            let store = try FileTripStore.open(path, for: .writing)
            try #expect(store.read { try $0.persons() }.count == 20_000)
        }
    }

    /// Makes a closed store as an older program would have.
    static func make(_ path: String, shape: Int, _ sql: String) throws {
        var configuration = Configuration()
        // As a store's own connection: SQLite 3.37 adds no column with a CHECK otherwise.
        configuration.acceptsDoubleQuotedStringLiterals = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.write { database in
            try database.execute(sql: "PRAGMA application_id = \(Schema.applicationID)")
            for (index, step) in Schema.steps.prefix(shape).enumerated() {
                try database.execute(sql: step.sql)
                try database.execute(
                    sql: "INSERT INTO shape (number, release) VALUES (?, ?)",
                    arguments: [index + 1, step.release])
            }
            try database.execute(sql: "PRAGMA user_version = \(shape)")
            try database.execute(sql: sql)
        }
        try queue.close()
    }
}
