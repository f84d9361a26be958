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
