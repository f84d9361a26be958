import CivilTime
import Findings
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// What becomes of a booking of which two senders tell.
@Suite("Updates of two senders") struct SenderUpdateTests {
    typealias Samples = SenderSamples

    static func joined() throws -> SenderTrip {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.take(Samples.airline)
        #expect(trip.activities.count == 1)
        return trip
    }

    static func airline(_ changes: [String: String]) -> [String: String] {
        Samples.changed(Samples.airline, changes)
    }

    static func feed(_ changes: [String: String]) -> [String: String] {
        Samples.changed(Samples.feed, changes)
    }

    @Test func `the second one fills what the first one leaves open`() throws {
        let trip = try Self.joined()
        let activity = trip.activities[0]
        #expect(activity.uid.text == "item-71@tripfeed.example" && activity.title == "LH 400 FRA to JFK")
        #expect(activity.confirmation == "XK7P2Q" && activity.seat == "12A")
        #expect(
            BookingSenders.otherUIDs(of: activity).map(\.text) == ["LH0400-20270305-XK7P2Q@quellair.example"])
        #expect(trip.fates == ["1 updated"] && trip.told.count == 1)
        #expect(trip.told[0].contains("came under the UID LH0400-20270305-XK7P2Q@quellair.example"))
        #expect(trip.told[0].contains("under item-71@tripfeed.example, by number, start"))
        #expect(trip.told[0].contains("title LH 400 FRA to JFK → Your flight to New York"))
        // What only one of them says is no difference.
        #expect(!trip.told[0].contains("seat"))
    }

    @Test func `both files again change nothing`() throws {
        var trip = try Self.joined()
        let before = trip.activities
        for event in [Samples.feed, Samples.airline, Samples.feed] {
            try trip.take(event)
            #expect(trip.fates == ["1 unchanged"] && trip.findings.isEmpty)
        }
        try trip.take(Samples.airline, Samples.feed)
        #expect(trip.fates == ["2 unchanged"] && trip.activities == before)
    }

    @Test func `a version with a smaller SEQUENCE than the other sender's lands`() throws {
        var trip = try Self.joined()
        try trip.take(
            Self.airline(["SEQUENCE": "1", "DTSTAMP": "20270109T130000Z", "X-MERIDIAN-SEAT": "14C"]))
        #expect(trip.fates == ["1 updated"] && trip.activities[0].seat == "14C")
        // The older one does not come back.
        try trip.take(Samples.airline)
        #expect(trip.fates == ["1 skipped"] && trip.activities[0].seat == "14C")
    }

    @Test func `what a sender did not change leaves what the other one said`() throws {
        var trip = try Self.joined()
        // The airline moves it to the next day.
        try trip.take(
            Self.airline([
                "SEQUENCE": "1", "DTSTART": "20270306T091500Z", "DTEND": "20270306T181000Z",
            ]))
        #expect(trip.activities.count == 1 && trip.activities[0].span.startDate.description == "2027-03-06")
        #expect(trip.told.count == 1 && trip.told[0].contains("(item-71@tripfeed.example)"))
        // The feed has it as it was, and another title.
        try trip.take(Self.feed(["SEQUENCE": "5", "SUMMARY": "To New York"]))
        #expect(trip.activities[0].title == "To New York")
        #expect(trip.activities[0].span.startDate.description == "2027-03-06")
        // Then it knows, too.
        try trip.take(
            Self.feed([
                "SEQUENCE": "6", "DTSTART;TZID=Europe/Berlin": "20270306T101500", "SUMMARY": "To New York",
                "DTEND;TZID=America/New_York": "20270306T131000",
            ]))
        #expect(trip.fates == ["1 unchanged"])
        #expect(trip.told.isEmpty && trip.activities[0].span.startDate.description == "2027-03-06")
    }

    @Test func `of a field that both changed the last one counts, and both are told`() throws {
        var trip = try Self.joined()
        try trip.take(Self.feed(["SEQUENCE": "5", "X-MERIDIAN-SEAT": "14C"]))
        #expect(trip.activities[0].seat == "14C")
        try trip.take(Self.airline(["SEQUENCE": "1", "X-MERIDIAN-SEAT": "20F"]))
        #expect(trip.activities[0].seat == "20F")
        #expect(trip.told.count == 1 && trip.told[0].contains("seat 14C → 20F (item-71@tripfeed.example)"))
        try trip.take(Self.feed(["SEQUENCE": "6", "X-MERIDIAN-SEAT": "21A"]))
        #expect(trip.activities[0].seat == "21A")
    }

    @Test func `a change by hand stays, and a later one of a sender counts`() throws {
        var trip = try Self.joined()
        try trip.edit(.seat("1A"), .title("Home"), at: "2027-02-01T00:00:00Z")
        for event in [Samples.feed, Samples.airline] { try trip.take(event) }
        #expect(trip.activities[0].seat == "1A" && trip.activities[0].title == "Home")
        try trip.take(Self.airline(["SEQUENCE": "1", "X-MERIDIAN-CONFIRMATION": "NEW123"]))
        #expect(trip.activities[0].seat == "1A" && trip.activities[0].confirmation == "NEW123")
        try trip.take(
            Self.airline([
                "SEQUENCE": "2", "DTSTAMP": "20270301T000000Z", "X-MERIDIAN-CONFIRMATION": "NEW123",
                "X-MERIDIAN-SEAT": "30K",
            ]))
        #expect(trip.activities[0].seat == "30K" && trip.activities[0].title == "Home")
        #expect(trip.findings.contains { $0.code == .conflictingEdit })
    }

    @Test func `a change by hand before the second sender came stays`() throws {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.edit(.title("Home"), .seat("1A"), at: "2027-02-01T00:00:00Z")
        try trip.take(Self.airline(["X-MERIDIAN-SEAT": ""]))
        #expect(trip.activities.count == 1 && trip.activities[0].title == "Home")
        #expect(trip.activities[0].confirmation == "XK7P2Q" && trip.activities[0].seat == "1A")
        try trip.take(Self.feed(["SEQUENCE": "5"]))
        #expect(trip.activities[0].title == "Home" && trip.activities[0].seat == "1A")
    }

    @Test(arguments: [true, false]) func `what one calls off is off until the same one says otherwise`(
        _ isMethod: Bool
    ) throws {
        var trip = try Self.joined()
        if isMethod {
            try trip.take(
                ["UID": Samples.airline["UID"] ?? "", "SEQUENCE": "1", "DTSTAMP": "20270120T000000Z"],
                method: "CANCEL")
        } else {
            try trip.take(
                Self.airline(["SEQUENCE": "1", "DTSTAMP": "20270120T000000Z", "STATUS": "CANCELLED"]))
        }
        #expect(trip.fates == ["1 cancelled"] && trip.activities[0].status == .cancelled)
        #expect(trip.told.count == 1 && trip.told[0].contains("item-71@tripfeed.example"))
        // An older version, and the other sender's newer one, do not bring it back.
        try trip.take(Samples.airline)
        #expect(trip.activities[0].status == .cancelled)
        try trip.take(Self.feed(["SEQUENCE": "5", "DTSTAMP": "20270125T000000Z", "SUMMARY": "To New York"]))
        #expect(trip.activities[0].status == .cancelled && trip.activities[0].title == "To New York")
        let exported = try trip.exported()
        #expect(exported.activities.map(\.status) == [.cancelled] && exported.activities.count == 1)
        try trip.take(Self.airline(["SEQUENCE": "2", "DTSTAMP": "20270126T000000Z"]))
        #expect(trip.activities[0].status == .confirmed && trip.activities.count == 1)
    }

    @Test func `the first sender's METHOD:CANCEL counts likewise`() throws {
        var trip = SenderTrip()
        try trip.take(Self.feed(["X-MERIDIAN-CONFIRMATION": "XK7P2Q"]))
        try trip.take(Samples.airline)
        #expect(trip.activities.count == 1)
        try trip.take(
            ["UID": Samples.feed["UID"] ?? "", "SEQUENCE": "5", "DTSTAMP": "20270120T000000Z"],
            method: "CANCEL")
        #expect(trip.fates == ["1 cancelled"] && trip.activities[0].status == .cancelled)
        try trip.take(Self.airline(["SEQUENCE": "1", "X-MERIDIAN-SEAT": "14C"]))
        #expect(trip.activities[0].status == .cancelled && trip.activities[0].seat == "14C")
    }

    @Test func `a series under the second UID is an activity of its own`() throws {
        var trip = try Self.joined()
        try trip.take(Self.airline(["SEQUENCE": "1", "RRULE": "FREQ=DAILY;COUNT=2"]))
        #expect(trip.activities.map { $0.recurrence == nil } == [false, true])
        #expect(trip.told.count == 1 && trip.told[0].contains("it repeats"))
    }

    @Test func `what is deleted comes back as any activity does`() throws {
        var trip = try Self.joined()
        trip.activities = []
        try trip.take(Samples.airline)
        #expect(trip.activities.map(\.uid.text) == ["LH0400-20270305-XK7P2Q@quellair.example"])
    }
}
