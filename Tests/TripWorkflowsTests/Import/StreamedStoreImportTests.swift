import CivilTime
import Findings
import StoreTestKit
import Synchronization
import TestKit
import Testing
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// A large calendar that is written while it is read.
@Suite("Importing while reading") struct StreamedStoreImportTests {
    private let now: Instant
    private let database: ZoneDatabase

    init() throws {
        now = try Instant(parsing: "2027-01-01T00:00:00Z")
        database = try TestZones.database(.r2026f)
    }

    private static func event(_ uid: String?, _ day: Int, _ lines: String...) -> [String] {
        ["BEGIN:VEVENT"] + (uid.map { ["UID:\($0)"] } ?? []) + [
            "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Asia/Tokyo:202703\(day)T150000", "DURATION:PT1H",
        ] + lines + ["END:VEVENT"]
    }

    /// 2,500 plain events, and one of each kind that has to wait for others.
    private static let mixed: [UInt8] = {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "X-WR-CALNAME:Tokyo", "X-OWN:1",
        ]
        for number in 0..<2_500 {
            lines += event("\(number)@example.org", 10 + number % 20, "SUMMARY:Event \(number)")
        }
        lines += event("s@example.org", 10, "SUMMARY:Class", "RRULE:FREQ=DAILY;COUNT=5")
        lines += event(
            "s@example.org", 12, "SUMMARY:Class moved", "RECURRENCE-ID;TZID=Asia/Tokyo:20270311T150000")
        lines += event("a@example.org", 14, "SUMMARY:Tea", "ATTENDEE;CN=Ada Lovelace:mailto:ada@example.org")
        lines += event("f@air.example", 15, "SUMMARY:Flight QJ 716 Tokyo to Lisbon", "CATEGORIES:FLIGHT")
        lines += event("g@feed.example", 15, "SUMMARY:Flight QJ 716 Tokyo to Lisbon", "CATEGORIES:FLIGHT")
        lines += event(nil, 16, "SUMMARY:Without a UID")
        lines +=
            event("d@example.org", 17, "SUMMARY:Twice") + event("d@example.org", 18, "SUMMARY:Twice, later")
        lines += event("c@example.org", 19, "SUMMARY:Cancelled", "STATUS:CANCELLED")
        lines += event(
            "n@example.org", 20, "SUMMARY:Map", "ATTACH;VALUE=BINARY;ENCODING=BASE64;FILENAME=a.txt:SGVsbG8=")
        lines += event("b@example.org", 21, "SUMMARY:Bad sequence", "SEQUENCE:x")
        lines += [
            "BEGIN:VTODO", "UID:t@example.org", "DTSTAMP:20270101T000000Z", "SUMMARY:Pack", "END:VTODO",
        ]
        return Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }()

    private var calendars: ReadCalendars { ReadCalendars(database: database, now: now, isForStore: true) }

    private func streamed(
        _ bytes: [UInt8], threads: Int = 1, into trip: String? = nil, in store: any TripStore
    ) throws -> StoreImport.Streamed? {
        func carryOut(_ store: some TripStore) throws -> StoreImport.Streamed? {
            try StoreImport(database: database, at: now, into: trip).carryOut(
                streaming: CalendarSource(bytes), named: "tokyo.ics", stem: "tokyo", with: calendars,
                threads: threads, atLeast: 0, in: { store })
        }
        return try carryOut(store)
    }

    /// All that a store has, without the identifiers that an import makes at random, and their order.
    private static func contents(
        of store: any TripStore, orderingTravellers: Bool = true
    ) throws -> [String] {
        try store.read { reading in
            let persons = Dictionary(uniqueKeysWithValues: try reading.persons().map { ($0.id, $0.name) })
            return try reading.trips().flatMap { trip in
                let activities = try reading.activities(of: trip.id).map { activity in
                    var bare = activity
                    bare.participants = []
                    return "\(bare) \(activity.participants.map { persons[$0] ?? "?" })"
                }
                let names = trip.travellers.map(\.name)
                return ["\(trip.name) \(trip.source ?? "") \(orderingTravellers ? names : names.sorted())"]
                    + activities.sorted()
                    + (try reading.todos(of: trip.id)).map { "\($0)" }
                    + (try reading.attachments(of: trip.id)).map { "\($0.name) \($0.owner) \($0.content)" }
                    .sorted()
            }
        }
    }

    @Test(arguments: StoreKind.allCases, [1, 3])
    func `it becomes what it is when it is read whole, and undo takes it back`(
        _ kind: StoreKind, _ threads: Int
    ) throws {
        let whole = MemoryTripStore()
        var read = calendars
        try read.read(CalendarSource(Self.mixed), named: "tokyo.ics", stem: "tokyo")
        let expected = try StoreImport(database: database, at: now).carryOut(read, in: whole)
        try kind.withStore { store in
            let found = try #require(try streamed(Self.mixed, threads: threads, in: store))
            #expect(found.result.trips == expected.trips)
            #expect(found.result.findings == expected.findings)
            #expect(found.calendars.findings == read.findings)
            #expect(try Self.contents(of: store) == Self.contents(of: whole))
            let titles = try store.read { try $0.history().map(\.title) }
            #expect(titles == ["import tokyo.ics into Tokyo"])
            _ = try store.write { try $0.undo() }
            #expect(try store.read { try $0.trips() }.isEmpty)
        }
    }

    /// Lines that random events have, or not.
    private static let extras = [
        "STATUS:CANCELLED", "STATUS:TENTATIVE", "SEQUENCE:2", "SEQUENCE:x", "RRULE:FREQ=DAILY;COUNT=3",
        "RDATE;TZID=Asia/Tokyo:20270401T150000", "EXDATE;TZID=Asia/Tokyo:20270311T150000",
        "RECURRENCE-ID;TZID=Asia/Tokyo:20270311T150000", "ATTENDEE;CN=Ada Lovelace:mailto:ada@example.org",
        "attendee;CN=Bob:mailto:bob@example.org", "ATTEN\r\n DEE;CN=Eve:mailto:eve@example.org",
        "ORGANIZER;CN=Bob:mailto:bob@example.org", "CONTACT:Bob",
        "ATTACH;VALUE=BINARY;ENCODING=BASE64;FILENAME=a.txt:SGVsbG8=", "Attach:https://example.org/a.pdf",
        "X-MERIDIAN-KIND:lodging", "X-MERIDIAN-CARRIER:QJ", "x-meridian-traveller:Zoe", "X-OWN:1",
        "DESCRIPTION:Booking reference: ABC123", "DESCRIPTION:Passenger: Zoe\\nSeat 12A", "LOCATION:Tokyo",
        "LOCATION:Garden Hotel\\, Tokyo", "CATEGORIES:FLIGHT", "CATEGORIES:HOTEL", "TRANSP:TRANSPARENT",
        "GEO:35.68;139.76", "LAST-MODIFIED:20270102T000000Z", "URL:https://example.org/",
        "X-KDE-KITINERARY-RESERVATION:[]", "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT1H\r\nEND:VALARM",
    ]

    private static let titles = [
        "Tea", "Flight QJ 716 Tokyo to Lisbon", "QJ716 NRT-LIS", "Garden Hotel", "Check-in Garden Hotel",
        "Train to Kyoto", "Booking ABC123", "", "Dinner with Zoe",
    ]

    /// A calendar whose events share UIDs, titles and times, name people and bookings, and break rules, or do not.
    private static func calendar(_ seed: UInt64) -> [UInt8] {
        var random = SplitMix64(seed: seed)
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "X-WR-CALNAME:Tokyo",
        ]
        for _ in 0..<60 {
            let number = Int.random(in: 0..<120, using: &random)
            let host = ["example.org", "air.example", "reservation.meridian"].randomElement(using: &random)
            var uid: String? = "\(number)@\(host ?? "")"
            if number % 20 == 0 { uid = [nil, "", "same"].randomElement(using: &random) ?? nil }
            let count = [0, 0, 1, 1, 2, 4].randomElement(using: &random) ?? 0
            var chosen = (0..<count).compactMap { _ in extras.randomElement(using: &random) }
            chosen.append("SUMMARY:\(titles.randomElement(using: &random) ?? "")")
            let event = event(uid, Int.random(in: 10..<14, using: &random), chosen.joined(separator: "\r\n"))
            if number % 15 == 0 {
                lines += ["BEGIN:VTODO", "UID:\(number)@example.org", "SUMMARY:Pack", "END:VTODO"]
            }
            lines += event
        }
        return Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `a random calendar becomes what it is when it is read whole`(_ seed: UInt64) throws {
        let bytes = Self.calendar(seed)
        let (whole, store) = (MemoryTripStore(), MemoryTripStore())
        var read = calendars
        try read.read(CalendarSource(bytes), named: "tokyo.ics", stem: "tokyo")
        let expected = try StoreImport(database: database, at: now).carryOut(read, in: whole)
        let found = try #require(try streamed(bytes, in: store))
        #expect(found.result.trips == expected.trips)
        #expect(found.result.findings == expected.findings)
        // New travellers come in the order in which events that name them are merged: series last, where they were held.
        let (one, other) = try (
            Self.contents(of: store, orderingTravellers: false),
            Self.contents(of: whole, orderingTravellers: false)
        )
        #expect(one.difference(from: other).isEmpty, "\(one.difference(from: other))")
        // Some events are written at once, and some are held.
        let held = try #require(found.calendars.entries.first).calendar.activities.count
        let count = try store.read { reading in
            try reading.trips().reduce(0) { $0 + (try reading.activities(of: $1.id).count) }
        }
        #expect(held > 0 && held < count)
    }

    @Test func `only events that may concern others are held`() throws {
        let found = try #require(try streamed(Self.mixed, in: MemoryTripStore()))
        #expect(found.calendars.entries.map(\.calendar.activities.count) == [10])
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `a random calendar that a trip has just so does what it does when it is read whole`(
        _ seed: UInt64
    ) throws {
        let bytes = Self.calendar(seed)
        let (whole, store) = (MemoryTripStore(), MemoryTripStore())
        var read = calendars
        try read.read(CalendarSource(bytes), named: "tokyo.ics", stem: "tokyo")
        for target in [whole, store] {
            _ = try StoreImport(database: database, at: now).carryOut(read, in: target)
        }
        let before = try Self.contents(of: store)
        let expected = try StoreImport(database: database, at: now).carryOut(read, in: whole)
        guard let found = try streamed(bytes, in: store) else {
            return #expect(try Self.contents(of: store) == before)
        }
        #expect(found.result.trips == expected.trips)
        #expect(found.result.findings == expected.findings)
        #expect(try Self.contents(of: store) == before)
        #expect(try Self.contents(of: whole) == before)
    }

    /// A calendar of series with overrides, bookings and plain events, without a to-do, a file or a broken event.
    private static let sound: [UInt8] = {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "X-WR-CALNAME:Tokyo"]
        for number in 0..<50 {
            lines += event("\(number)@example.org", 10 + number % 20, "SUMMARY:Event \(number)")
        }
        lines += event("s@example.org", 10, "SUMMARY:Class", "RRULE:FREQ=DAILY;COUNT=5")
        lines += event(
            "s@example.org", 12, "SUMMARY:Class moved", "RECURRENCE-ID;TZID=Asia/Tokyo:20270311T150000")
        lines += event("f@air.example", 15, "SUMMARY:Flight QJ 716 Tokyo to Lisbon", "CATEGORIES:FLIGHT")
        lines += event("a@example.org", 14, "SUMMARY:Tea", "ATTENDEE;CN=Ada Lovelace:mailto:ada@example.org")
        return Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }()

    @Test(arguments: StoreKind.allCases, [1, 3])
    func `a calendar that a trip has just so is only counted`(_ kind: StoreKind, _ threads: Int) throws {
        try kind.withStore { store in
            _ = try streamed(Self.sound, in: store)
            let before = try Self.contents(of: store)
            let again = try #require(try streamed(Self.sound, threads: threads, in: store))
            #expect(again.calendars.entries.map(\.calendar.activities.count) == [0])
            #expect(again.result.trips.map(\.unchanged) == [54])
            #expect(again.result.trips.map(\.isNew) == [false])
            #expect(try Self.contents(of: store) == before)
        }
    }

    @Test(arguments: [
        ("SUMMARY:Event 7\r\n", "SUMMARY:Event seven\r\n"), ("UID:7@", "UID:new@"),
        ("SUMMARY:Class moved\r\n", "SUMMARY:Class moved\r\nLOCATION:Hall\r\n"),
        ("X-WR-CALNAME", "X-WR-CALDESC"),
        ("SUMMARY:Tea\r\n", "SUMMARY:Tea\r\nSTATUS:CANCELLED\r\n"),
    ])
    func `a calendar that says something new to a trip is read whole`(_ old: String, _ new: String) throws {
        let store = MemoryTripStore()
        _ = try streamed(Self.sound, in: store)
        let before = try Self.contents(of: store)
        let edited = String(decoding: Self.sound, as: UTF8.self).replacing(old, with: new)
        #expect(!edited.utf8.elementsEqual(Self.sound))
        #expect(try streamed(Array(edited.utf8), into: "Tokyo", in: store) == nil)
        #expect(try Self.contents(of: store) == before)
        #expect(try store.read { try $0.history().count } == 1)
    }

    @Test func `zones of its own and a file without events are read whole`() throws {
        let text = String(decoding: Self.mixed, as: UTF8.self)
        let zone = """
            BEGIN:VTIMEZONE\r\nTZID:Own\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0117\r
            TZOFFSETTO:+0117\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT
            """
        let other = text.replacing("Asia/Tokyo", with: "Own").replacing(
            "BEGIN:VEVENT", with: zone, maxReplacements: 1)
        for text in [other, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n", "no calendar"] {
            let fresh = MemoryTripStore()
            #expect(try streamed(Array(text.utf8), in: fresh) == nil)
            #expect(try fresh.read { try $0.trips() }.isEmpty)
        }
    }

    @Test(arguments: 0..<5)
    func `a file that cannot be read to its end changes nothing`(_ count: Int) throws {
        struct Gone: Error {}
        let bytes = Self.mixed
        let reads = Counter()
        let source = CalendarSource(byteCount: bytes.count) { range in
            // Its form, the survey in two pieces, and the first segment.
            guard reads.next() < count else { throw Gone() }
            return Array(bytes[range])
        }
        let store = MemoryTripStore()
        let workflow = try StoreImport(database: database, at: now)
        #expect(throws: Gone.self) {
            try workflow.carryOut(
                streaming: source, named: "a.ics", stem: "a", with: calendars, atLeast: 0, in: { store })
        }
        #expect(try store.read { try $0.trips() }.isEmpty)
    }
}

/// Counts calls, also of several threads.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}
