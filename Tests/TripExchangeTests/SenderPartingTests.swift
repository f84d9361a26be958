import CivilTime
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// When two senders no longer tell of one booking, and what was never one.
@Suite("Two senders that part") struct SenderPartingTests {
    typealias Samples = SenderSamples

    private static let feedUID = "item-71@tripfeed.example"
    private static let airlineUID = "LH0400-20270305-XK7P2Q@quellair.example"

    private func activity(_ trip: SenderTrip, _ uid: String) throws -> Activity {
        try #require(trip.activities.first { $0.uid.text == uid })
    }

    @Test(arguments: [
        ["X-MERIDIAN-NUMBER": "LH 402"], ["X-MERIDIAN-CONFIRMATION": "ZZ9ZZ9"],
        ["X-MERIDIAN-DESTINATION": "Newark", "X-MERIDIAN-DESTINATION-CODE": "EWR"],
        ["CATEGORIES": "TRAIN"],
    ])
    func `a feed that has another flight under its UID is of another booking`(
        _ changes: [String: String]
    ) throws {
        var trip = try SenderUpdateTests.joined()
        try trip.take(
            SenderUpdateTests.feed(
                ["SEQUENCE": "5", "DTSTAMP": "20270112T060000Z"].merging(changes) { $1 }))
        #expect(trip.activities.count == 2 && trip.told.count == 1)
        #expect(trip.told.first?.contains("is no longer of that booking") == true)
        // Nothing of the airline's flight stays with it, and what the airline says goes to its own.
        #expect(try activity(trip, Self.feedUID).seat == nil)
        #expect(try activity(trip, Self.airlineUID).seat == "12A")
        try trip.take(
            SenderUpdateTests.airline(
                ["SEQUENCE": "1", "DTSTAMP": "20270113T000000Z", "STATUS": "CANCELLED"]))
        #expect(try activity(trip, Self.feedUID).status == .confirmed)
        #expect(try activity(trip, Self.airlineUID).status == .cancelled)
        #expect(trip.activities.count == 2)
    }

    @Test(arguments: [false, true]) func `a version that names another traveller is of another booking`(
        _ isMethod: Bool
    ) throws {
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.take(SenderUpdateTests.airline(["DESCRIPTION": "Passenger: Ann Lee"]))
        #expect(trip.activities.count == 1)
        let news = ["SEQUENCE": "5", "DTSTAMP": "20270112T060000Z", "DESCRIPTION": "Passenger: Bob Ray"]
        if isMethod {
            try trip.take(SenderUpdateTests.feed(news), method: "CANCEL")
        } else {
            try trip.take(SenderUpdateTests.feed(news.merging(["STATUS": "CANCELLED"]) { $1 }))
        }
        #expect(try activity(trip, Self.feedUID).status == .cancelled)
        #expect(try activity(trip, Self.airlineUID).status == .confirmed)
        #expect(trip.told.contains { $0.contains("it names another traveller") })
        // The family of which only some are named is no other one.
        var family = SenderTrip()
        try family.take(Samples.feed)
        try family.take(SenderUpdateTests.airline(["DESCRIPTION": "Passengers: Ann Lee, Bob Ray"]))
        try family.take(SenderUpdateTests.feed(news))
        #expect(family.activities.count == 1)
    }

    @Test func `the airline's new flight leaves the feed's as it was`() throws {
        var trip = try SenderUpdateTests.joined()
        try trip.take(
            SenderUpdateTests.airline([
                "SEQUENCE": "1", "DTSTAMP": "20270112T060000Z", "X-MERIDIAN-NUMBER": "LH 402",
            ]))
        #expect(trip.activities.map(\.number) == ["LH 402", "LH 400"])
        #expect(trip.fates == ["2 updated"])
        // An older version of it parts nothing and changes nothing.
        try trip.take(Samples.airline)
        #expect(trip.activities.map(\.number) == ["LH 402", "LH 400"] && trip.fates == ["1 skipped"])
    }

    @Test func `an older version with another number parts nothing`() throws {
        var trip = try SenderUpdateTests.joined()
        try trip.take(SenderUpdateTests.feed(["SEQUENCE": "3", "X-MERIDIAN-NUMBER": "LH 402"]))
        #expect(trip.activities.count == 1 && trip.fates == ["1 skipped"])
    }

    @Test func `a first sender that becomes a series leaves the other one's booking`() throws {
        var trip = try SenderUpdateTests.joined()
        try trip.take(SenderUpdateTests.feed(["SEQUENCE": "5", "RRULE": "FREQ=DAILY;COUNT=3"]))
        #expect(trip.activities.count == 2 && trip.told.count == 1)
        #expect(try activity(trip, Self.feedUID).recurrence != nil)
        #expect(try activity(trip, Self.airlineUID).seat == "12A")
    }

    @Test func `one UID of two legs is told apart as ever`() throws {
        var trip = try SenderUpdateTests.joined()
        let back = SenderUpdateTests.airline([
            "SEQUENCE": "1", "X-MERIDIAN-NUMBER": "LH 401", "LOCATION": "New York",
            "X-MERIDIAN-PLACE-CODE": "JFK",
            "X-MERIDIAN-DESTINATION": "Frankfurt", "X-MERIDIAN-DESTINATION-CODE": "FRA",
            "DTSTART": "20270312T210000Z", "DTEND": "20270313T050000Z", "X-MERIDIAN-SEAT": "20A",
        ])
        try trip.take(SenderUpdateTests.airline(["SEQUENCE": "1"]), back)
        #expect(trip.activities.count == 3)
        #expect(
            Set(trip.activities.map { "\($0.number ?? "") \($0.seat ?? "-")" })
                == ["LH 400 -", "LH0400 12A", "LH 401 20A"])
        // Neither is an event put together with one of two that share a UID.
        var other = SenderTrip()
        try other.take(Samples.feed)
        try other.take(SenderUpdateTests.airline(["SEQUENCE": "1"]), back)
        #expect(other.activities.count == 3)
    }

    @Test func `a component that nobody can read alone is not kept beside another one`() throws {
        func file(_ event: [String: String]) throws -> ImportedCalendar {
            let lines =
                [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTIMEZONE", "TZID:Customized Time Zone",
                    "BEGIN:STANDARD", "DTSTART:16010101T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
                    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "END:STANDARD", "BEGIN:DAYLIGHT",
                    "DTSTART:16010101T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
                    "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE", "BEGIN:VEVENT",
                ]
                + event.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
                + ["END:VEVENT", "END:VCALENDAR"]
            return try Exchange.imported(file: lines.map { $0 + "\r\n" }.joined())
        }
        let zoned = SenderUpdateTests.airline([
            "DTSTART": "", "DTEND": "", "DTSTART;TZID=Customized Time Zone": "20270305T101500",
        ])
        var trip = SenderTrip()
        try trip.take(Samples.feed)
        try trip.take(try file(zoned))
        let count = trip.activities.count
        try trip.take(try file(zoned))
        #expect(trip.fates == ["1 unchanged"] && trip.activities.count == count)
        // A newer one parts them, where they were one.
        trip = try SenderUpdateTests.joined()
        try trip.take(try file(zoned.merging(["SEQUENCE": "1"]) { $1 }))
        #expect(trip.activities.allSatisfy { $0.span.startDate.description == "2027-03-05" })
        try trip.take(try file(zoned.merging(["SEQUENCE": "1"]) { $1 }))
        #expect(trip.fates == ["1 unchanged"])
    }

    @Test func `anybody's claim that two bookings are one is left out`() throws {
        let hotel = try #require(
            try Samples.calendar([Samples.hotel]).activities.first?.source)
        let claim = Base64Lines.text(of: hotel)
        var trip = SenderTrip()
        try trip.take(SenderUpdateTests.feed(["X-MERIDIAN-STATEMENT": claim]))
        #expect(trip.activities.count == 1 && trip.told.count == 1)
        #expect(trip.told.first?.contains("is not of one booking") == true)
        try trip.take(Samples.hotel)
        #expect(trip.activities.count == 2)
        // One that names a UID, and tells of its own flight under that.
        let flight = try #require(
            try Samples.calendar([SenderUpdateTests.airline(["UID": "b-99@hotel.example"])]).activities.first?
                .source)
        let other = SenderUpdateTests.feed(["X-MERIDIAN-STATEMENT": Base64Lines.text(of: flight)])
        for order in [[[other], [Samples.hotel]], [[other, Samples.hotel]], [[Samples.hotel], [other]]] {
            trip = SenderTrip()
            for events in order { try trip.take(try Samples.calendar(events)) }
            #expect(Set(trip.activities.map(\.kind)) == [.flight, .lodging] && trip.activities.count == 2)
        }
    }

    @Test func `eight senders tell of one booking, and a ninth of its own`() throws {
        var trip = SenderTrip()
        for number in 1...9 {
            try trip.take(SenderUpdateTests.airline(["UID": "\(number)@sender\(number).example"]))
            #expect(trip.activities.count == (number < 9 ? 1 : 2))
        }
        #expect(trip.activities.map { BookingSenders.otherUIDs(of: $0).count }.sorted() == [0, 7])
    }

    @Test func `a component of 256 KiB is kept beside another one`() throws {
        func bytes(_ event: [String: String]) throws -> Int {
            try #require(try Samples.calendar([event]).activities.first?.source).utf8.count
        }
        // Each 74 letters more are a line, with a blank before and a line break behind them.
        var event = SenderUpdateTests.airline(["X-LONG": String(repeating: "x", count: 250_000)])
        let lines = (256 << 10) - (try bytes(event))
        event["X-LONG", default: ""] += String(repeating: "x", count: lines * 74 / 77)
        while try bytes(event) < 256 << 10 { event["X-LONG", default: ""] += "x" }
        while try bytes(event) > 256 << 10 { event["X-LONG", default: ""].removeLast() }
        for more in ["", "xxxx"] {
            var longer = event
            longer["X-LONG", default: ""] += more
            var trip = SenderTrip()
            try trip.take(Samples.feed)
            try trip.take(longer)
            #expect(trip.activities.count == (try bytes(longer) <= 256 << 10 ? 1 : 2))
            #expect(more.isEmpty == (try bytes(longer) <= 256 << 10))
        }
    }

    @Test func `what one calls off and another one does not is told where both come anew`() throws {
        let off = SenderUpdateTests.airline(["STATUS": "CANCELLED"])
        for order in [[off, Samples.feed], [Samples.feed, off]] {
            var trip = SenderTrip()
            for event in order { try trip.take(event) }
            #expect(trip.activities.count == 2 && trip.told.count == 1)
            #expect(trip.told.first?.contains("cancels the same booking") == true)
        }
        var trip = SenderTrip()
        try trip.take(Samples.feed, off)
        #expect(trip.told.count == 1)
        try trip.take(Samples.feed, off)
        #expect(trip.told.isEmpty)
    }
}

/// Base64 in one line, for properties of tests.
private enum Base64Lines {
    static func text(of text: String) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var result = ""
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let part = bytes[start..<min(start + 3, bytes.count)]
            let number = (0..<3).reduce(0) { $0 << 8 | Int(start + $1 < bytes.count ? bytes[start + $1] : 0) }
            for place in 0..<4 {
                result.append(place <= part.count ? alphabet[number >> (18 - 6 * place) & 63] : "=")
            }
        }
        return result
    }
}
