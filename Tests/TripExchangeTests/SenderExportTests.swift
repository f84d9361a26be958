import CivilTime
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// A booking of which two senders tell, written and read again.
@Suite("Exports of two senders' bookings") struct SenderExportTests {
    typealias Samples = SenderSamples

    @Test func `an export has one event, and both are known after it`() throws {
        let trip = try SenderUpdateTests.joined()
        let text = try Exchange.text(trip.activities)
        #expect(text.split(separator: "BEGIN:VEVENT").count == 2)
        #expect(text.contains("X-FEED:71") && text.contains("X-MERIDIAN-STATEMENT"))
        var other = SenderTrip()
        try other.take(try Exchange.imported(file: text))
        #expect(BookingSenders.otherUIDs(of: other.activities[0]).count == 1)
        #expect(other.activities[0].seat == "12A")
        // Neither file adds anything, and updates of both land.
        for event in [Samples.feed, Samples.airline] {
            try other.take(event)
            #expect(other.fates == ["1 unchanged"], "\(event)")
        }
        try other.take(SenderUpdateTests.airline(["SEQUENCE": "1", "X-MERIDIAN-SEAT": "14C"]))
        #expect(other.activities.count == 1 && other.activities[0].seat == "14C")
        try other.take(SenderUpdateTests.feed(["SEQUENCE": "5", "SUMMARY": "To New York"]))
        #expect(other.activities[0].title == "To New York" && other.activities[0].seat == "14C")
        // The unknown properties of the second one are still there.
        let sources = other.activities.compactMap(\.source).joined()
        #expect(sources.contains("X-FEED:71"))
        #expect(try Self.components(other.activities[0]).contains { $0.contains("X-AIRLINE:gold") })
    }

    /// The components of both senders.
    static func components(_ activity: Activity) throws -> [String] {
        let lines = try Exchange.eventLines(activity).filter { $0.hasPrefix("X-MERIDIAN-STATEMENT") }
        return try lines.map { line in
            let value = try #require(line.split(separator: ":").last)
            return String(decoding: try #require(Base64Samples.bytes(of: String(value))), as: UTF8.self)
        }
    }

    @Test func `our own export changes nothing, also an old one`() throws {
        var trip = try SenderUpdateTests.joined()
        let before = trip.activities
        let first = try trip.exported()
        try trip.take(first)
        #expect(trip.fates == ["1 unchanged"] && trip.activities == before)
        try trip.take(
            SenderUpdateTests.airline([
                "SEQUENCE": "1", "DTSTAMP": "20270109T130000Z", "X-MERIDIAN-SEAT": "14C",
            ]))
        try trip.take(first)
        #expect(trip.fates == ["1 skipped"] && trip.activities[0].seat == "14C")
    }

    @Test func `an export brings what the senders said later`() throws {
        var trip = try SenderUpdateTests.joined()
        var other = trip
        try trip.take(SenderUpdateTests.airline(["SEQUENCE": "1", "X-MERIDIAN-SEAT": "14C"]))
        try other.take(SenderUpdateTests.feed(["SEQUENCE": "5", "SUMMARY": "To New York"]))
        try other.take(try trip.exported())
        #expect(other.activities[0].seat == "14C" && other.activities[0].title == "To New York")
        #expect(other.fates == ["1 updated"])
    }

    @Test func `an export brings what was changed by hand beside that`() throws {
        var trip = try SenderUpdateTests.joined()
        var other = trip
        try trip.take(SenderUpdateTests.airline(["SEQUENCE": "1", "X-MERIDIAN-SEAT": "14C"]))
        try trip.edit(.title("Home"), at: "2027-02-01T00:00:00Z")
        try other.take(try trip.exported())
        #expect(other.activities[0].seat == "14C" && other.activities[0].title == "Home")
        #expect(other.fates == ["1 updated"])
        try other.take(SenderUpdateTests.feed(["SEQUENCE": "5"]))
        #expect(other.activities[0].seat == "14C" && other.activities[0].title == "Home")
    }

    @Test func `one file with our export and a sender's event has one booking`() throws {
        let lines = try Exchange.eventLines(try SenderUpdateTests.joined().activities[0])
        let newer = SenderUpdateTests.airline(["SEQUENCE": "1", "X-MERIDIAN-SEAT": "14C"])
        let event = ["BEGIN:VEVENT"] + newer.map { "\($0.key):\($0.value)" } + ["END:VEVENT"]
        let export = ["BEGIN:VEVENT"] + lines + ["END:VEVENT"]
        for events in [event + export, export + event] {
            let all = ["BEGIN:VCALENDAR", "VERSION:2.0"] + events + ["END:VCALENDAR"]
            var trip = SenderTrip()
            try trip.take(try Exchange.imported(file: all.map { $0 + "\r\n" }.joined()))
            #expect(trip.activities.map(\.seat) == ["14C"])
        }
    }

    @Test func `an export of both meets a trip that knows one`() throws {
        let joined = try SenderUpdateTests.joined()
        for event in [Samples.feed, Samples.airline] {
            var trip = SenderTrip()
            try trip.take(event)
            try trip.take(try joined.exported())
            #expect(trip.activities.allSatisfy { $0.seat == "12A" })
        }
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.take(try joined.exported())
        try trip.take(Samples.airline)
        #expect(trip.activities.count == 1)
    }

    @Test func `a change by hand survives an export`() throws {
        var trip = try SenderUpdateTests.joined()
        try trip.edit(.seat("1A"), at: "2027-02-01T00:00:00Z")
        var other = SenderTrip()
        try other.take(try trip.exported())
        for event in [Samples.feed, Samples.airline] {
            try other.take(event)
            #expect(other.fates == ["1 unchanged"])
        }
        #expect(other.activities[0].seat == "1A")
        try other.take(SenderUpdateTests.feed(["SEQUENCE": "5", "SUMMARY": "To New York"]))
        #expect(other.activities[0].seat == "1A" && other.activities[0].title == "To New York")
    }

    @Test func `a program that drops our properties brings nothing new`() throws {
        var trip = try SenderUpdateTests.joined()
        let before = trip.activities
        let bare = try Exchange.text(trip.activities).replacing("\r\n ", with: "").split(separator: "\r\n")
            .filter { !$0.hasPrefix("X-") }.map { $0 + "\r\n" }.joined()
        try trip.take(try Exchange.imported(file: bare))
        #expect(trip.activities.count == 1)
        for (now, then) in zip(trip.activities, before) {
            #expect(now.seat == then.seat && now.confirmation == then.confirmation && now.title == then.title)
            #expect(BookingSenders.otherUIDs(of: now).count == 1)
        }
        try trip.take(SenderUpdateTests.feed(["SEQUENCE": "5", "SUMMARY": "To New York"]))
        #expect(trip.activities[0].title == "To New York" && trip.activities[0].seat == "12A")
    }

    @Test func `a redacted export tells of neither component`() throws {
        var trip = SenderTrip()
        try trip.take(SenderUpdateTests.feed(["SUMMARY": "LH 400 ABC99X seat 33K", "CLASS": "PUBLIC"]))
        try trip.take(
            SenderUpdateTests.airline([
                "CLASS": "CONFIDENTIAL", "X-MERIDIAN-CONFIRMATION": "ABC99X", "X-MERIDIAN-SEAT": "33K",
            ]))
        try trip.take(
            SenderUpdateTests.airline([
                "SEQUENCE": "1", "X-MERIDIAN-CONFIRMATION": "NEW77Z", "X-MERIDIAN-SEAT": "33K",
            ]))
        try trip.edit(.confirmation(nil), .seat(nil), at: "2027-02-01T00:00:00Z")
        for redaction in [Redaction.shared, .busy] {
            let text = try Exchange.text(trip.activities, redaction)
            #expect(!text.contains("X-MERIDIAN-STATEMENT") && !text.contains("NEW77Z"), "\(redaction)")
            #expect(!text.contains("33K") && !text.contains("X-AIRLINE"), "\(redaction)")
            #expect(!text.contains("quellair"), "\(redaction)")
        }
        let open = Activity.withoutCodes(trip.activities)
        #expect(open[0].source == nil && open[0].statements.isEmpty && !open[0].title.contains("33K"))
    }

    @Test func `a CLASS of the second sender counts in a shared export`() throws {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.take(SenderUpdateTests.airline(["CLASS": "CONFIDENTIAL"]))
        #expect(try Exchange.text(trip.activities, .shared).contains("CLASS:CONFIDENTIAL"))
    }

    @Test(arguments: [
        "X-MERIDIAN-STATEMENT:!!!", "X-MERIDIAN-STATEMENT:", "X-MERIDIAN-STATEMENT:QkVHSU46VkVWRU5U",
        "X-MERIDIAN-STATEMENT;X-COUNTS=NOTHING.START:QUFB",
    ])
    func `what is no version is passed over`(_ line: String) throws {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        var trip = SenderTrip()
        try trip.take(SenderUpdateTests.feed([parts[0]: parts[1]]))
        try trip.take(Samples.airline)
        #expect(trip.activities.count == 1 && BookingSenders.otherUIDs(of: trip.activities[0]).count == 1)
    }

    @Test(arguments: [
        ActivityChange.number("LH 401"), .confirmation("HAND12"),
        .destination(Place(name: "Newark", code: "EWR")),
    ])
    func `an export of what was changed by hand keeps its senders`(_ change: ActivityChange) throws {
        var trip = try SenderUpdateTests.joined()
        try trip.edit(change, at: "2027-02-01T00:00:00Z")
        var other = SenderTrip()
        try other.take(try trip.exported())
        #expect(other.told.isEmpty && other.activities[0].number == trip.activities[0].number)
        for var trip in [trip, other] {
            try trip.take(Samples.airline)
            #expect(trip.activities.count == 1)
            try trip.take(
                SenderUpdateTests.airline([
                    "SEQUENCE": "1", "DTSTAMP": "20270301T000000Z", "STATUS": "CANCELLED",
                ]))
            #expect(trip.activities.map(\.status) == [.cancelled])
        }
    }

    @Test func `a file that names another activity's UID takes nothing from that`() throws {
        let lines = try Exchange.eventLines(try SenderUpdateTests.joined().activities[0])
        var trip = SenderTrip()
        try trip.take(SenderUpdateTests.airline(["X-MERIDIAN-NUMBER": "XX 1"]))
        try trip.take(try Exchange.imported(event: lines))
        #expect(trip.activities.count == 2)
        try trip.take(SenderUpdateTests.airline(["SEQUENCE": "1", "X-MERIDIAN-NUMBER": "XX 2"]))
        #expect(trip.activities.map(\.number) == ["XX 2", "LH 400"])
    }
}

/// A booking that turns out to be two.
@Suite("Two bookings that were taken for one") struct SenderSplitTests {
    typealias Samples = SenderSamples

    static func split(_ trip: SenderTrip) throws -> SenderTrip {
        var trip = trip
        trip.activities = BookingSenders.split(trip.activities[0], database: try Exchange.database())
        return trip
    }

    @Test func `each is as its sender sent it, and stays so`() throws {
        var trip = try Self.split(try SenderUpdateTests.joined())
        #expect(trip.activities.count == 2)
        let (feed, airline) = (trip.activities[0], trip.activities[1])
        #expect(feed.seat == nil && feed.confirmation == nil && feed.title == "LH 400 FRA to JFK")
        #expect(airline.seat == "12A" && airline.title == "Your flight to New York")
        #expect(trip.activities.allSatisfy { BookingSenders.otherUIDs(of: $0).isEmpty })
        for event in [Samples.feed, Samples.airline] {
            try trip.take(event)
            #expect(trip.fates == ["1 unchanged"] && trip.told.isEmpty)
        }
        try trip.take(SenderUpdateTests.airline(["SEQUENCE": "1", "X-MERIDIAN-SEAT": "14C"]))
        #expect(trip.activities.count == 2)
        #expect(Set(trip.activities.map(\.seat)) == [nil, "14C"])
        // So do both of an export, in a trip that knows neither.
        var other = SenderTrip()
        try other.take(try trip.exported())
        #expect(other.activities.count == 2)
        for event in [Samples.feed, Samples.airline] { try other.take(event) }
        #expect(other.activities.count == 2)
    }

    @Test func `a change by hand stays with the first one`() throws {
        var trip = try SenderUpdateTests.joined()
        try trip.edit(.title("Home"), at: "2027-02-01T00:00:00Z")
        trip = try Self.split(trip)
        #expect(trip.activities.map(\.title) == ["Home", "Your flight to New York"])
        #expect(trip.activities[0].seat == nil)
        try trip.take(SenderUpdateTests.feed(["SEQUENCE": "5", "X-MERIDIAN-SEAT": "2B"]))
        let feed = trip.activities.first { $0.uid.text == Samples.feed["UID"] }
        #expect(feed?.title == "Home" && feed?.seat == "2B")
    }

    @Test func `what came back in an export is split likewise`() throws {
        var trip = SenderTrip()
        try trip.take(try SenderUpdateTests.joined().exported())
        trip = try Self.split(trip)
        #expect(trip.activities.map(\.seat) == [nil, "12A"])
        try trip.take(SenderUpdateTests.feed(["SEQUENCE": "5", "X-MERIDIAN-SEAT": "2B"]))
        #expect(Set(trip.activities.map(\.seat)) == ["2B", "12A"])
    }

    @Test func `what one sender tells of is not split`() throws {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        #expect(BookingSenders.split(trip.activities[0], database: try Exchange.database()).count == 1)
    }
}

/// Base64 for tests.
enum Base64Samples {
    static func bytes(of text: String) -> [UInt8]? {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for digit in text.utf8 where digit != UInt8(ascii: "=") {
            guard let value = alphabet.firstIndex(of: digit) else { return nil }
            (bits, count) = (bits << 6 | value, count + 6)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count & 255))
                bits &= (1 << count) - 1
            }
        }
        return bytes
    }
}
