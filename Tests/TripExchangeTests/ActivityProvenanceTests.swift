import CivilTime
import ICalendar
import Merging
import Testing
import TripExchange
import Trips

/// Where each field of an activity comes from.
@Suite("Provenance of fields") struct ActivityProvenanceTests {
    typealias Samples = SenderSamples
    private static let feed = StatementSource.sender(ActivityUID("item-71@tripfeed.example"))
    private static let airline = StatementSource.sender(
        ActivityUID("LH0400-20270305-XK7P2Q@quellair.example"))

    private static func provenance(_ activity: Activity) throws -> ActivityProvenance {
        ActivityProvenance(of: activity, database: try Exchange.database())
    }

    private static func field(_ field: ActivityField, of activity: Activity) throws -> FieldProvenance {
        try #require(try provenance(activity).fields.first { $0.field == field })
    }

    private static func others(_ field: FieldProvenance) -> [StatementSource: String] {
        Dictionary(field.others.map { ($0.source, $0.value) }, uniquingKeysWith: { first, _ in first })
    }

    @Test func `an activity of one sender is from that one`() throws {
        let provenance = try Self.provenance(try HandEditTests.calendar().activities[0])
        #expect(provenance.onlySource == .sender(ActivityUID("a")) && provenance.senders.map(\.text) == ["a"])
        #expect(provenance.fields.map(\.field) == [.start, .end, .status, .title, .place, .notes])
        #expect(provenance.fields.allSatisfy { $0.reason == .onlySender && $0.others.isEmpty })
        #expect(
            provenance.fields.prefix(2).map(\.value) == [
                "2027-06-07T09:00:00+02:00[Europe/Berlin]", "2027-06-07T10:00:00+02:00[Europe/Berlin]",
            ])
        #expect(
            try provenance.fields.allSatisfy {
                try $0.since == Instant(parsing: "2027-01-01T00:00:00Z")
            })
    }

    @Test func `an activity that a person entered is from nobody else`() throws {
        let day = try ActivitySpan.days(from: CivilDate(2027, 3, 5), to: CivilDate(2027, 3, 6))
        let provenance = try Self.provenance(
            Activity(uid: ActivityUID("9"), kind: .tour, title: "Harbour", span: day))
        #expect(provenance.onlySource == .person && provenance.senders.isEmpty)
        #expect(provenance.fields.map(\.field) == [.start, .end, .status, .kind, .title])
        #expect(
            provenance.fields.map(\.value) == ["2027-03-05", "2027-03-06", "confirmed", "tour", "Harbour"])
        #expect(provenance.fields.allSatisfy { $0.source == .person && $0.reason == .entered })
    }

    @Test func `an edited field is a person's, and the sender's value stands beside it`() throws {
        let edited = try HandEditTests.edited(.seat("12A"), .title("My class"), .place(nil))
        #expect(try Self.provenance(edited).onlySource == nil)
        let title = try Self.field(.title, of: edited)
        #expect(title.value == "My class" && title.source == .person && title.reason == .edited)
        #expect(title.since == (try Instant(parsing: "2027-02-01T00:00:00Z")))
        #expect(Self.others(title) == [.sender(ActivityUID("a")): "Class"])
        let seat = try Self.field(.seat, of: edited)
        #expect(seat.value == "12A" && seat.reason == .edited && seat.others.isEmpty)
        // What a person removed.
        let place = try Self.field(.place, of: edited)
        #expect(place.value.isEmpty && Self.others(place) == [.sender(ActivityUID("a")): "Room 1"])
        #expect(try Self.field(.notes, of: edited).reason == .onlySender)
    }

    @Test func `of two senders the one whose value counts is named, with what the other says`() throws {
        var trip = try SenderUpdateTests.joined()
        try trip.take(
            SenderUpdateTests.airline([
                "SEQUENCE": "1", "DTSTAMP": "20270120T060000Z", "DTSTART": "20270305T111500Z",
                "DTEND": "20270305T201000Z", "X-MERIDIAN-PLACE-GATE": "B7",
            ]))
        let activity = trip.activities[0]
        let provenance = try Self.provenance(activity)
        #expect(provenance.onlySource == nil)
        #expect(
            provenance.senders.map(\.text) == [
                "item-71@tripfeed.example", "LH0400-20270305-XK7P2Q@quellair.example",
            ])
        let start = try Self.field(.start, of: activity)
        #expect(start.source == Self.airline && start.reason == .last)
        #expect(start.since == (try Instant(parsing: "2027-01-20T06:00:00Z")))
        #expect(Self.others(start) == [Self.feed: "2027-03-05T10:15:00+01:00[Europe/Berlin]"])
        let gate = try Self.field(.gate, of: activity)
        #expect(gate.value == "B7" && gate.source == Self.airline && gate.reason == .onlyValue)
        let title = try Self.field(.title, of: activity)
        #expect(title.source == Self.feed && title.reason == .first)
        #expect(Self.others(title) == [Self.airline: "Your flight to New York"])
        let kind = try Self.field(.kind, of: activity)
        #expect(
            kind.value == "flight" && kind.reason == .same && Self.others(kind) == [Self.airline: "flight"])
    }

    @Test func `every field has the value of the one it is said to come from`() throws {
        let trip = try SenderUpdateTests.joined()
        let provenance = try Self.provenance(trip.activities[0])
        let said = try trip.activities[0].statements.map { try Self.provenance($0.said) }
        for field in provenance.fields {
            let index = try #require(provenance.senders.firstIndex { .sender($0) == field.source })
            let own = said[index].fields.first { $0.field == field.field }
            #expect(own?.value == field.value || field.field == .place, "\(field.field)")
        }
    }

    @Test func `a cancellation, its series and a person's word each give a status a reason`() throws {
        let off = try Exchange.imported(
            event: ["UID:a", "DTSTAMP:20270115T000000Z", "SEQUENCE:1"], calendar: ["METHOD:CANCEL"])
        let cancelled = try #require(
            try HandEditTests.merge(try HandEditTests.calendar().activities[0], off).upserts.first)
        let own = try Self.field(.status, of: cancelled)
        #expect(own.value == "cancelled" && own.reason == .cancelled)
        #expect(own.since == (try Instant(parsing: "2027-01-15T00:00:00Z")))
        #expect(try Self.provenance(cancelled).onlySource == .sender(ActivityUID("a")))

        let series = try Exchange.merged([
            try MergeOrderTests.imported(MergeOrderTests.daily, MergeOrderTests.fourteenth),
            try MergeOrderTests.off(nil, sequence: 1),
        ])
        let override = try #require(series.first { $0.recurrenceID != nil })
        let along = try Self.field(.status, of: override)
        #expect(along.value == "cancelled" && along.reason == .cancelledWithSeries && along.since == nil)
        let revived = try ActivityEdit([.status(.tentative)]).applied(
            to: override, at: try Instant(parsing: "2027-02-01T00:00:00Z"), in: try Exchange.database()
        ) { try $0.resolved(by: .reject) }
        let byHand = try Self.field(.status, of: revived)
        #expect(byHand.value == "tentative" && byHand.reason == .edited)
        #expect(Self.others(byHand) == [.sender(ActivityUID("s")): "cancelled"])
    }

    @Test func `of two senders one cancels`() throws {
        var trip = try SenderUpdateTests.joined()
        try trip.take(
            SenderUpdateTests.airline([
                "SEQUENCE": "1", "DTSTAMP": "20270113T000000Z", "STATUS": "CANCELLED",
            ]))
        let status = try Self.field(.status, of: trip.activities[0])
        #expect(status.value == "cancelled" && status.reason == .cancelled && status.source == Self.airline)
        #expect(Self.others(status) == [Self.feed: "confirmed"])
        // The feed has no confirmation.
        trip = try SenderUpdateTests.joined()
        try trip.take(SenderUpdateTests.feed(["SEQUENCE": "5", "STATUS": "CANCELLED"]))
        let doubt = try Self.field(.status, of: trip.activities[0])
        #expect(doubt.value == "tentative" && doubt.reason == .doubtfulCancellation)
        #expect(doubt.source == Self.feed && Self.others(doubt) == [Self.airline: "confirmed"])
    }

    @Test(
        arguments: [
            ("12@mail.air.example", "air.example"), ("b7@air.co.uk", "air.co.uk"),
            ("6ba7b810-9dad-41d1-80b4-00c04fd430c8", nil), ("0f@uid.meridian", nil),
        ] as [(String, String?)])
    func `a sender is named by its domain`(_ uid: String, _ domain: String?) {
        #expect(StatementSource.sender(ActivityUID(uid)).domain == domain)
        #expect(StatementSource.person.domain == nil)
    }

    @Test func `the examples of the documentation`() throws {
        let trip = try SenderUpdateTests.joined()
        let (activity, database) = (trip.activities[0], try Exchange.database())

        // ActivityProvenance
        let provenance = ActivityProvenance(of: activity, database: database)
        #expect(
            provenance.senders.map(\.text) == [
                "item-71@tripfeed.example", "LH0400-20270305-XK7P2Q@quellair.example",
            ])
        #expect(provenance.fields.first?.field == .start)

        // FieldProvenance
        let seat = provenance.fields.first { $0.field == .seat }
        #expect(seat?.value == "12A" && seat?.reason == .onlyValue)

        // StatementSource
        #expect(StatementSource.sender(ActivityUID("12@mail.air.example")).domain == "air.example")
    }
}
