import CivilTime
import StoreTestKit
import TestKit
import Testing
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// The examples by which statements were designed that need a store; the others stand in `StatementTableTests`.
@Suite("Examples of statements in a store") struct StatementStoreTests {
    private static func carryOut(_ text: String, _ file: String, in store: any TripStore) throws {
        let (database, now) = (
            try TestZones.database(.r2026f), try Instant(parsing: "2027-04-01T00:00:00Z")
        )
        var calendars = ReadCalendars(database: database, now: now, isForStore: true)
        try calendars.read(CalendarSource(Array(text.utf8)), named: file, stem: "rome")
        _ = try StoreImport(database: database, at: now, into: "Rome").carryOut(calendars, in: store)
    }

    private static func activities(in store: any TripStore) throws -> [Activity] {
        try store.read { reading in
            try reading.trips().flatMap { try reading.activities(of: $0.id) }
        }
    }

    /// One traveller's mail of one flight, which names a seat.
    private static func mail(_ day: Int, _ name: String, _ seat: String, off: Bool = false) -> String {
        ReservationSamples.mail(
            ReservationSamples.html(
                ReservationSamples.flight(
                    name: name, status: off ? "ReservationCancelled" : "ReservationConfirmed",
                    #""airplaneSeat":"\#(seat)","#)),
            date: "\(day) Feb 2027 10:00:00 +0000")
    }

    @Test(arguments: [[0, 1, 2], [1, 0, 2], [1, 2, 0], [0, 2, 1], [2, 1, 0], [2, 0, 1]])
    func `example 9: of two travellers' mails of one flight, one that is cancelled leaves the other`(
        _ order: [Int]
    ) throws {
        let mails = [
            Self.mail(1, "Ada Lovelace", "12A"), Self.mail(2, "Ben Miller", "12B"),
            Self.mail(3, "Ben Miller", "12B", off: true),
        ]
        let store = MemoryTripStore()
        for index in order { try Self.carryOut(mails[index], "\(index).eml", in: store) }
        let activities = try Self.activities(in: store)
        #expect(activities.map(\.status) == [.confirmed] && activities.map(\.seat) == ["12A"])
        let persons = try store.read { try $0.persons() }
        let taking = activities.flatMap(\.participants).map { id in persons.first { $0.id == id }?.name }
        // A participant stays until a person takes them out (decisions 0065 and 0077).
        #expect(Set(taking) == ["Ada Lovelace", "Ben Miller"])
    }

    private static func calendar(_ sequence: Int, gate: String) -> String {
        [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "BEGIN:VEVENT",
            "UID:12@air.example",
            "SEQUENCE:\(sequence)", "DTSTAMP:2027030\(sequence + 1)T000000Z",
            "DTSTART;TZID=Europe/Berlin:20270505T100000", "DTEND;TZID=Europe/Berlin:20270505T121500",
            "SUMMARY:QJ 12 to Rome", "LOCATION:Berlin", "X-MERIDIAN-PLACE-GATE:\(gate)", "END:VEVENT",
            "END:VCALENDAR", "",
        ].joined(separator: "\r\n")
    }

    @Test func `participants and attachments stay with the flight that a feed leaves`() throws {
        func event(_ uid: String, _ day: Int, _ number: String, on date: Int) -> String {
            Self.calendar(day, gate: "A1").replacing("UID:12@air.example", with: "UID:\(uid)")
                .replacing("20270505", with: "2027050\(date)").replacing("QJ 12", with: number)
        }
        let store = MemoryTripStore()
        try Self.carryOut(event("71@feed.example", 0, "QJ 12", on: 5), "feed.ics", in: store)
        try Self.carryOut(event("12@air.example", 0, "QJ 12", on: 5), "air.ics", in: store)
        let now = try Instant(parsing: "2027-03-10T00:00:00Z")
        let ada = Person(id: PersonID("ada"), name: "Ada")
        try store.write { writing in
            try writing.record("edit", at: now)
            var trip = try #require(try writing.trips().first)
            try writing.save(ada)
            trip.travellers = [Traveller(id: TravellerID("ada"), person: ada.id, name: "Ada", role: .owner)]
            try writing.update(trip)
            var flight = try #require(try writing.activities(of: trip.id).first)
            flight.participants = [ada.id]
            try writing.save(flight, in: trip.id)
            let note = Attachment(
                id: AttachmentID("note"), owner: .activity(flight.key), name: "Note",
                content: .link("https://example.org/4711"), createdAt: now)
            try writing.save(note, bytes: nil, in: trip.id)
        }
        try Self.carryOut(event("71@feed.example", 1, "QJ 14", on: 7), "feed.ics", in: store)
        let parted = try Self.activities(in: store).sorted { $0.title < $1.title }
        #expect(parted.map(\.title) == ["QJ 12 to Rome", "QJ 14 to Rome"])
        #expect(parted.map(\.participants) == [[ada.id], []])
        let attached = try store.read { reading in
            try reading.trips().flatMap { try reading.attachments(of: $0.id) }
        }
        #expect(attached.map(\.owner) == [.activity(parted[0].key)])
    }

    @Test(arguments: StoreKind.allCases)
    func `example 11: undo takes an import back with its statements`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            try Self.carryOut(Self.calendar(0, gate: "A1"), "old.ics", in: store)
            let database = try TestZones.database(.r2026f)
            let edited = try ActivityEdit([.seat("12A")]).applied(
                to: try #require(try Self.activities(in: store).first),
                at: try Instant(parsing: "2027-03-10T00:00:00Z"), in: database
            ) { try $0.resolved(by: .reject) }
            try store.write { writing in
                try writing.record("edit", at: try Instant(parsing: "2027-03-10T00:00:00Z"))
                try writing.save(edited, in: try #require(try writing.trips().first).id)
            }
            let before = try Self.activities(in: store)
            #expect(before.flatMap(\.statements).map(\.said.place?.gate) == ["A1"])
            try Self.carryOut(Self.calendar(1, gate: "B7"), "new.ics", in: store)
            let after = try Self.activities(in: store)
            #expect(after.map(\.place?.gate) == ["B7"] && after.map(\.seat) == ["12A"])
            #expect(after.flatMap(\.statements).map(\.said.place?.gate) == ["B7"])
            _ = try store.write { try $0.undo() }
            #expect(try Self.activities(in: store) == before)
        }
    }
}
