import CivilTime
import Documents
import Reservations
import StoreTestKit
import Synchronization
import TestKit
import Testing
import TripExchange
import TripStorage
import Trips

@testable import TripWorkflows

/// How often an import parses the JSON of a booking, from the file to the store.
@Suite("Reservations parsed once") struct ParsedReservationsTests {
    /// Counts the texts of JSON-LD that are parsed.
    private final class Counter: Sendable {
        private let number = Mutex(0)

        func add() { number.withLock { $0 += 1 } }

        /// The number since the last question.
        func taken() -> Int {
            number.withLock { number in
                defer { number = 0 }
                return number
            }
        }
    }

    private let now: Instant
    private let database: ZoneDatabase
    private let counter = Counter()

    init() throws {
        now = try Instant(parsing: "2027-04-01T00:00:00Z")
        database = try TestZones.database(.r2026f)
    }

    /// Imports a mail or a page, and returns how many texts were parsed for it.
    private func parses(_ text: String, into store: any TripStore) throws -> Int {
        let reading = CalendarImport(
            database: database, floatingTimes: .hintedByFile, readsTodos: true, readsAttachments: true)
        let texts = ReservationTexts(onParse: { [counter] in counter.add() })
        var calendars = ReadCalendars(reading.reading(texts), now: now)
        try calendars.read(CalendarSource(Array(text.utf8)), named: "booking.eml", stem: "trip")
        _ = try StoreImport(database: database, at: now, into: "trip").carryOut(calendars, in: store)
        return counter.taken()
    }

    private func activities(in store: any TripStore) throws -> [Activity] {
        try store.read { reading in
            try reading.trips().flatMap { try reading.activities(of: $0.id) }
        }
    }

    private func mail(_ json: String, day: Int = 1) -> String {
        ReservationSamples.mail(ReservationSamples.html(json), date: "Mon, \(day) Feb 2027 10:05:00 +0000")
    }

    @Test(arguments: StoreKind.allCases)
    func `a mail with one booking is parsed once`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let first = try parses(mail(ReservationSamples.flight()), into: store)
            // What is stored is the text that the second reading writes.
            let second = try parses(mail(ReservationSamples.flight()), into: store)
            #expect([first, second] == [1, 1])
            let there = try activities(in: store)
            #expect(there.map(\.number) == ["BA 123"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `beside a later mail the stored booking is parsed once`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let first = try parses(mail(ReservationSamples.flight()), into: store)
            let moved = "2027-03-05T19:30:00-05:00"
            let later = try parses(mail(ReservationSamples.flight(at: moved), day: 8), into: store)
            // The second traveller's object is put beside the first one's.
            let other = try parses(
                mail(ReservationSamples.flight(at: moved, name: "Bob Lee"), day: 9), into: store)
            #expect([first, later, other] == [1, 2, 2])
            let there = try activities(in: store)
            #expect(there.map { $0.notes.contains("Ann Lee, Bob Lee") } == [true])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a booking beside its event is parsed once`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let count = try parses(
                ReservationSamples.mail(
                    ReservationSamples.html(ReservationSamples.flight()), ReservationSamples.ics),
                into: store)
            #expect(count == 1)
            let there = try activities(in: store)
            #expect(there.map(\.confirmation) == ["ABC123"])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a reservation in an event is parsed once`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let json = ReservationSamples.flight().replacing(",", with: "\\,")
            let count = try parses(
                ReservationSamples.calendar([
                    "DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123",
                    "X-KDE-KITINERARY-RESERVATION:\(json)",
                ]), into: store)
            #expect(count == 1)
            let there = try activities(in: store)
            #expect(there.map(\.confirmation) == ["ABC123"])
        }
    }
}
