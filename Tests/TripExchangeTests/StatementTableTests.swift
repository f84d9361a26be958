import CivilTime
import Findings
import ICalendar
import Merging
import Testing
import TripExchange
import Trips

/// The examples by which statements were designed, each through import, merge and export.
///
/// Examples 9 and 11 need a store and stand in `StatementStoreTests` of the workflows.
@Suite("Examples of statements") struct StatementTableTests {
    typealias Orders = MergeOrderTests

    private static let flight = [
        "DTSTART;TZID=Europe/Berlin": "20270505T100000", "DTEND;TZID=Europe/Berlin": "20270505T121500",
        "SUMMARY": "QJ 12 to Rome", "CATEGORIES": "FLIGHT", "LOCATION": "Berlin (BER)",
        "X-MERIDIAN-NUMBER": "QJ 12", "X-MERIDIAN-PLACE-CODE": "BER", "X-MERIDIAN-DESTINATION": "Rome",
        "X-MERIDIAN-DESTINATION-CODE": "FCO",
    ]

    /// The flight as the airline has it, under a SEQUENCE and the DTSTAMP of a day.
    private static func airline(_ sequence: Int, _ day: String, _ changes: [String: String] = [:]) -> [String:
        String]
    {
        let revision = [
            "UID": "12@air.example", "SEQUENCE": "\(sequence)", "DTSTAMP": "2027\(day)T000000Z",
        ]
        return flight.merging(revision) { $1 }.merging(changes) { $1 }.filter { !$0.value.isEmpty }
    }

    /// The flight as a travel feed has it, downloaded on a day.
    private static func feed(_ day: String, _ changes: [String: String] = [:]) -> [String: String] {
        let revision = ["UID": "71@feed.example", "DTSTAMP": "2027\(day)T000000Z"]
        return flight.merging(revision) { $1 }.merging(changes) { $1 }.filter { !$0.value.isEmpty }
    }

    private static func times(_ start: String, _ end: String) -> [String: String] {
        [
            "DTSTART;TZID=Europe/Berlin": "20270505T\(start)00",
            "DTEND;TZID=Europe/Berlin": "20270505T\(end)00",
        ]
    }

    private static func span(_ start: String, _ end: String) throws -> ActivityChange {
        let zone = try Exchange.database().zone(named: "Europe/Berlin").id
        func time(_ text: String) throws -> ActivityTime {
            ActivityTime(local: try CivilDateTime(parsing: "2027-05-05T\(text):00"), zone: zone)
        }
        return .span(.timed(start: try time(start), end: try time(end)))
    }

    private static func start(_ activity: Activity) throws -> String {
        try Exchange.ends(activity).start.local.description
    }

    private static func trip(_ events: [String: String]...) throws -> SenderTrip {
        var trip = SenderTrip()
        for event in events { try trip.take(event) }
        return trip
    }

    // MARK: - Edits

    @Test func `example 1: a seat by hand stays when the feed comes again with a new DTSTAMP`() throws {
        var trip = try Self.trip(Self.feed("0401"))
        try trip.edit(.seat("12A"), at: "2027-04-10T08:00:00Z")
        try trip.take(Self.feed("0420"))
        #expect(trip.activities.map(\.seat) == ["12A"])
        #expect(trip.fates == ["1 unchanged"] && trip.findings.isEmpty)
    }

    @Test func `example 2: a new gate of the airline and a seat by hand stand side by side`() throws {
        var trip = try Self.trip(Self.airline(0, "0401", ["X-MERIDIAN-PLACE-GATE": "A1"]))
        try trip.edit(.seat("12A"), at: "2027-04-10T08:00:00Z")
        try trip.take(Self.airline(1, "0420", ["X-MERIDIAN-PLACE-GATE": "B7"]))
        #expect(trip.activities.map(\.place?.gate) == ["B7"] && trip.activities.map(\.seat) == ["12A"])
        #expect(trip.fates == ["1 updated"] && trip.findings.isEmpty)
    }

    @Test func `example 3: a time that the airline changes after a person did counts, and both are told`()
        throws
    {
        var trip = try Self.trip(Self.airline(0, "0401"))
        try trip.edit(try Self.span("10:15", "12:30"), at: "2027-04-10T08:00:00Z")
        try trip.take(Self.airline(1, "0420", Self.times("1040", "1255")))
        #expect(try trip.activities.map(Self.start) == ["2027-05-05T10:40:00"])
        #expect(trip.findings.map(\.code) == [.conflictingEdit])
        let told = trip.findings[0].message
        #expect(told.contains("2027-05-05T10:15:00") && told.contains("2027-05-05T10:40:00"))
        #expect(told.hasSuffix("the calendar's is newer and counts"))
    }

    // MARK: - Revisions and cancellations

    @Test func `example 4: an old mail with an older version changes nothing, and is counted`() throws {
        let versions = [Self.airline(3, "0403", ["X-MERIDIAN-SEAT": "3C"]), Self.airline(2, "0402")]
        var trip = try Self.trip(versions[0], versions[1])
        #expect(trip.activities.map(\.seat) == ["3C"] && trip.fates == ["1 skipped"])
        #expect(
            trip.findings.map(\.message) == [
                "1 event is no newer than what is there, by SEQUENCE, DTSTAMP and LAST-MODIFIED, and changed nothing; the first is \"QJ 12 to Rome\""
            ])
        trip = try Self.trip(versions[1], versions[0])
        #expect(trip.activities.map(\.seat) == ["3C"] && trip.fates == ["1 updated"])
    }

    @Test func `example 5: a cancellation that came first counts until a newer version comes`() throws {
        let off = try SenderSamples.calendar([Self.airline(2, "0403")], method: "CANCEL")
        let (old, new) = (Self.airline(1, "0402"), Self.airline(3, "0404"))
        var trip = SenderTrip()
        try trip.take(off)
        try trip.take(old)
        #expect(trip.activities.map(\.status) == [.cancelled])
        try trip.take(new)
        #expect(trip.activities.map(\.status) == [.confirmed])
        let files = try [off, SenderSamples.calendar([old]), SenderSamples.calendar([new])]
        for order in ChangedOccurrenceTests.orders([0, 1, 2]) {
            let merged = try Exchange.merged(order.map { files[$0] })
            #expect(merged.map(\.status) == [.confirmed] && merged.map(\.sequence) == [3], "\(order)")
        }
    }

    @Test func `example 6: an override that is confirmed beside its cancelled series stands`() throws {
        let first = try Orders.imported(Orders.daily, Orders.fourteenth)
        let off = try Orders.imported(
            SweptChangeTests.versioned(Orders.daily, 1, status: "CANCELLED"), SweptChangeTests.makeup)
        let seen = (10...13).map { "03-\($0)T10:00:00 cancelled" } + ["03-20T12:00:00 Late"]
        for files in [[off], [first, off], [off, first]] {
            #expect(try ChangedOccurrenceTests.seen(try Exchange.merged(files)) == seen)
        }
    }

    /// Daily at 10:00 in Berlin from 28 April to 14 May 2027, and an override of one day.
    private static let series = Orders.event(
        0, "Daily",
        [
            "DTSTART;TZID=Europe/Berlin:20270428T100000", "DTEND;TZID=Europe/Berlin:20270428T110000",
            "RRULE:FREQ=DAILY;COUNT=17",
        ])

    private static func override(_ day: String, _ sequence: Int) -> [String] {
        Orders.event(
            sequence, "Late",
            [
                "RECURRENCE-ID;TZID=Europe/Berlin:2027\(day)T100000",
                "DTSTART;TZID=Europe/Berlin:2027\(day)T180000", "DTEND;TZID=Europe/Berlin:2027\(day)T190000",
            ])
    }

    @Test func `example 7: a cancellation from a day on reaches older overrides, and no newer one`() throws {
        let files = try [
            Orders.imported(Self.series, Self.override("0505", 0)),
            Orders.off(";RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270501T100000", sequence: 1),
            Orders.imported(Self.override("0512", 2)),
        ]
        for order in ChangedOccurrenceTests.orders([0, 1, 2]) {
            let merged = try Exchange.merged(order.map { files[$0] })
            let overrides = merged.filter { $0.title == "Late" }
            #expect(overrides.map(\.span.startDate.description) == ["2027-05-05", "2027-05-12"], "\(order)")
            #expect(overrides.map(\.status) == [.cancelled, .confirmed], "\(order)")
            let on = try ChangedOccurrenceTests.seen(merged).filter { !$0.hasSuffix("cancelled") }
            #expect(
                on == [
                    "04-28T10:00:00 Daily", "04-29T10:00:00 Daily", "04-30T10:00:00 Daily",
                    "05-12T18:00:00 Late",
                ], "\(order)")
        }
    }

    // MARK: - Several senders

    @Test func `example 8: a feed that is read again with its old time does not undo the airline's`() throws {
        let old = ["LAST-MODIFIED": "20270301T000000Z"]
        let airline = Self.airline(
            0, "0401", Self.times("1030", "1245").merging(["LAST-MODIFIED": "20270401T000000Z"]) { $1 })
        let events = [Self.feed("0302", old), airline, Self.feed("0420", old)]
        for order in ChangedOccurrenceTests.orders([0, 1, 2]) {
            var trip = SenderTrip()
            for index in order { try trip.take(events[index]) }
            #expect(try trip.activities.map(Self.start) == ["2027-05-05T10:30:00"], "\(order)")
            #expect(
                Set(trip.activities[0].statements.map(\.uid.text)) == ["71@feed.example", "12@air.example"])
        }
    }

    @Test func `example 10: a feed that has another flight now parts, and edits stay with the first flight`()
        throws
    {
        var trip = try Self.trip(Self.feed("0401"), Self.airline(0, "0402"))
        #expect(trip.activities.count == 1)
        try trip.edit(.notes("with Ada"), .seat("12A"), at: "2027-04-10T08:00:00Z")
        let other = [
            "SUMMARY": "QJ 14 to Rome", "X-MERIDIAN-NUMBER": "QJ 14",
            "DTSTART;TZID=Europe/Berlin": "20270507T100000", "DTEND;TZID=Europe/Berlin": "20270507T121500",
        ]
        try trip.take(Self.feed("0420", other))
        let parted = trip.activities.sorted { ($0.number ?? "") < ($1.number ?? "") }
        #expect(parted.map(\.number) == ["QJ 12", "QJ 14"])
        #expect(parted.map(\.uid.text) == ["12@air.example", "71@feed.example"])
        #expect(parted.map(\.seat) == ["12A", nil] && parted.map(\.notes) == ["with Ada", ""])
        #expect(parted.map { $0.edit != nil } == [true, false])
        // And so does what belongs to the activity: participants, attachments, expenses.
        #expect(trip.moves == [parted[1].key: parted[0].key])
    }

    // MARK: - Other stores and other programs

    /// Two senders of one flight, and a seat by hand.
    private static func edited() throws -> SenderTrip {
        var trip = try trip(feed("0401"), airline(1, "0402", ["X-MERIDIAN-PLACE-GATE": "A1"]))
        try trip.edit(.seat("12A"), at: "2027-04-10T08:00:00Z")
        return trip
    }

    @Test func `example 12: a full export gives an empty store the same statements, and the same of them`()
        throws
    {
        let trip = try Self.edited()
        var other = SenderTrip()
        try other.take(try trip.exported())
        let (here, there) = (try #require(trip.activities.first), try #require(other.activities.first))
        #expect(there.statements.map(\.uid.text) == ["71@feed.example", "12@air.example"])
        #expect(there.statements.map(\.counts) == here.statements.map(\.counts))
        #expect(there.statements.map(\.said.place?.gate) == [nil, "A1"])
        #expect(there.statements.map(\.said.seat) == [nil, nil])
        #expect(there.statements.map(\.said.sequence) == [0, 1] && there.edit == here.edit)
        #expect(there.seat == "12A" && there.place?.gate == "A1" && there.hasSameMeaning(as: here))
        // And the next version means the same to both.
        for var store in [trip, other] {
            try store.take(Self.airline(2, "0420", ["X-MERIDIAN-PLACE-GATE": "B7"]))
            #expect(store.activities.map(\.place?.gate) == ["B7"] && store.activities.map(\.seat) == ["12A"])
        }
    }

    @Test func `example 13: an export that another program moved is moved, and all else stands`() throws {
        let trip = try Self.edited()
        let lines = try Exchange.text(trip.activities).replacing("\r\n ", with: "").split(separator: "\r\n")
        let moved = lines.map { line -> String in
            switch true {
            case line.hasPrefix("DTSTART;TZID=Europe/Berlin:2027"):
                "DTSTART;TZID=Europe/Berlin:20270505T143000"
            case line.hasPrefix("DTEND;TZID=Europe/Berlin:2027"): "DTEND;TZID=Europe/Berlin:20270505T164500"
            case line.hasPrefix("SEQUENCE:"): "SEQUENCE:7"
            case line.hasPrefix("DTSTAMP:"): "DTSTAMP:20270415T000000Z"
            default: String(line)
            }
        }
        let file = try Exchange.imported(file: moved.joined(separator: "\r\n") + "\r\n")
        for var store in [trip, SenderTrip()] {
            try store.take(file)
            let activity = try #require(store.activities.first)
            #expect(store.activities.count == 1)
            #expect(try Self.start(activity) == "2027-05-05T14:30:00")
            #expect(activity.seat == "12A" && activity.place?.gate == "A1" && activity.sequence == 7)
            #expect(activity.statements.map(\.uid.text) == ["71@feed.example", "12@air.example"])
        }
    }

    // MARK: - What cannot be read

    @Test func `example 14: a newer version without a readable start is told and exported, not shown`()
        throws
    {
        let broken = UnreadVersionTests.component("VEVENT", "Broken", 2, ["DTSTART:soon"])
        var kept = try UnreadVersionTests.kept([UnreadVersionTests.read("VEVENT", "Sound", 1)])
        try kept.take(broken)
        #expect(kept.activities.values.map(\.title) == ["Sound"])
        #expect(kept.findings.map { "\($0.code)" }.contains("unread-version"))
        #expect(try kept.titles().sorted() == ["Broken", "Sound"])
        #expect(try kept.exported().calendar.events.contains { $0.text("DTSTART") == "soon" })
    }
}
