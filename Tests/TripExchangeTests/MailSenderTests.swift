import CivilTime
import ICalendar
import Merging
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

/// A mail and a calendar that tell of one booking.
@Suite("A mail and a calendar of one booking") struct MailSenderTests {
    private static let event = [
        "UID": "item-9@tripfeed.example", "DTSTAMP": "20270110T060000Z",
        "DTSTART;TZID=America/New_York": "20270305T183000",
        "DTEND;TZID=Europe/London": "20270306T063000", "SUMMARY": "BA 123 JFK to LHR",
        "CATEGORIES": "FLIGHT", "LOCATION": "New York (JFK)", "X-MERIDIAN-NUMBER": "BA 123",
        "X-MERIDIAN-PLACE-CODE": "JFK", "X-MERIDIAN-DESTINATION": "London",
        "X-MERIDIAN-DESTINATION-CODE": "LHR", "X-MERIDIAN-CONFIRMATION": "ABC123",
    ]

    private func feed(_ stamp: String, _ changes: [String: String] = [:]) throws -> ImportedCalendar {
        try SenderSamples.calendar([
            SenderSamples.changed(Self.event, ["DTSTAMP": stamp].merging(changes) { $1 })
        ])
    }

    private func mail(
        _ date: String, at departure: String = "2027-03-05T18:30:00-05:00",
        status: String = "ReservationConfirmed"
    ) throws -> ImportedCalendar {
        try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight(at: departure, status: status)), date: date))
    }

    private let first = "Mon, 01 Feb 2027 10:05:00 +0000"
    private let second = "Sat, 20 Feb 2027 10:00:00 +0000"
    private let third = "Sun, 21 Feb 2027 10:00:00 +0000"

    private func start(_ trip: SenderTrip) throws -> String {
        #expect(trip.activities.count == 1)
        guard case .timed(let start, _) = try #require(trip.activities.first).span else { return "" }
        return "\(start.local)"
    }

    @Test(arguments: [true, false])
    func `a feed that is downloaded again takes nothing back that a mail said`(_ isMailFirst: Bool) throws {
        var trip = SenderTrip()
        let files = [try mail(first), try feed("20270110T060000Z")]
        for file in isMailFirst ? files : files.reversed() { try trip.take(file) }
        #expect(trip.told.count == 1)
        #expect(BookingSenders.otherUIDs(of: trip.activities[0]).count == 1)
        #expect(try start(trip) == "2027-03-05T18:30:00")
        // Moved by the airline.
        try trip.take(try mail(second, at: "2027-03-05T20:30:00-05:00"))
        #expect(try start(trip) == "2027-03-05T20:30:00")
        try trip.take(try feed("20270222T060000Z"))
        #expect(try start(trip) == "2027-03-05T20:30:00")
        // Cancelled by it.
        try trip.take(try mail(third, at: "2027-03-05T20:30:00-05:00", status: "ReservationCancelled"))
        #expect(trip.activities.map(\.status) == [.cancelled])
        try trip.take(try feed("20270223T060000Z"))
        #expect(trip.activities.map(\.status) == [.cancelled])
        // Old mails again change nothing, in any order.
        for file in [try mail(second, at: "2027-03-05T20:30:00-05:00"), try mail(first)] {
            try trip.take(file)
            #expect(trip.activities.map(\.status) == [.cancelled])
        }
        // The feed's own news still lands.
        try trip.take(try feed("20270224T060000Z", ["SUMMARY": "To London"]))
        #expect(trip.activities[0].title == "To London" || isMailFirst)
        #expect(trip.activities.map(\.status) == [.cancelled])
    }

    @Test func `a calendar, an airline's calendar and a mail are three senders`() throws {
        var trip = SenderTrip()
        try trip.take(try feed("20270110T060000Z"))
        try trip.take(
            try feed("20270111T060000Z", ["UID": "BA123@britair.example", "X-MERIDIAN-SEAT": "12A"]))
        try trip.take(try mail(first))
        #expect(trip.activities.count == 1)
        #expect(BookingSenders.otherUIDs(of: trip.activities[0]).count == 2)
        try trip.take(try mail(second, at: "2027-03-05T20:30:00-05:00"))
        #expect(try start(trip) == "2027-03-05T20:30:00")
        #expect(trip.told.contains { $0.contains("a mail about it changes what others say otherwise") })
        for stamp in ["20270222T060000Z", "20270223T060000Z"] {
            try trip.take(try feed(stamp))
            #expect(try start(trip) == "2027-03-05T20:30:00" && trip.fates == ["1 unchanged"])
        }
        let all = BookingSenders.split(trip.activities[0], database: try Exchange.database())
        #expect(all.map(\.seat) == [nil, "12A", nil])
    }

    @Test(arguments: [true, false]) func `others on the same flight keep theirs`(_ isMailFirst: Bool) throws {
        func item(_ uid: String, _ name: String, _ seat: String) -> [String: String] {
            SenderSamples.changed(
                Self.event,
                [
                    "UID": "\(uid)@tripfeed.example", "DESCRIPTION": "Passenger: \(name)\\nSeat: \(seat)",
                    "X-MERIDIAN-SEAT": seat,
                ])
        }
        let file = try SenderSamples.calendar([item("1", "Ann Lee", "12A"), item("2", "Bob Ray", "14C")])
        var trip = SenderTrip()
        for file in isMailFirst ? [try mail(first), file] : [file, try mail(first)] { try trip.take(file) }
        #expect(trip.activities.count == 2)
        #expect(Set(trip.activities.map(\.seat)) == ["12A", "14C"])
        let bob = try #require(trip.activities.first { $0.seat == "14C" })
        #expect(BookingSenders.otherUIDs(of: bob).isEmpty)
        // Another number of the same flight is another's, too.
        var other = SenderTrip()
        try other.take(try mail(first))
        try other.take(
            item("3", "Bob Ray", "14C").merging(["X-MERIDIAN-CONFIRMATION": ""]) { $1 }.filter {
                !$0.value.isEmpty
            })
        #expect(other.activities.count == 2)
    }

    @Test func `a flight that is rebooked to another day is not cancelled with the first one`() throws {
        let moved = [
            "DTSTART;TZID=America/New_York": "20270308T183000", "DTEND;TZID=Europe/London": "20270309T063000",
        ]
        var trip = SenderTrip()
        try trip.take(try feed("20270110T060000Z"))
        try trip.take(try mail(first))
        #expect(trip.activities.count == 1)
        try trip.take(try feed("20270220T060000Z", moved))
        #expect(trip.activities.count == 2 && trip.told.count == 1)
        try trip.take(try mail(second, status: "ReservationCancelled"))
        try trip.take(try mail(third, at: "2027-03-08T18:30:00-05:00"))
        let days = Set(trip.activities.map { "\($0.span.startDate) \($0.status)" })
        #expect(days == ["2027-03-05 cancelled", "2027-03-08 confirmed"])
    }

    @Test func `a feed that is read for the first time takes nothing back`() throws {
        for isMailFirst in [true, false] {
            var trip = SenderTrip()
            let mails = [try mail(first), try mail(second, at: "2027-03-05T20:30:00-05:00")]
            let feed = try feed("20270222T060000Z")
            for file in isMailFirst ? mails + [feed] : [feed] + mails { try trip.take(file) }
            #expect(try start(trip) == "2027-03-05T20:30:00")
        }
    }

    @Test(arguments: [true, false])
    func `a calendar that counts its versions is later than an older mail`(_ isMailFirst: Bool) throws {
        let moved = try feed(
            "20270210T060000Z",
            ["SEQUENCE": "1", "DTSTART;TZID=America/New_York": "20270305T193000"])
        var trip = SenderTrip()
        for file in isMailFirst ? [try mail(first), moved] : [moved, try mail(first)] { try trip.take(file) }
        #expect(try start(trip) == "2027-03-05T19:30:00")
    }

    @Test func `a calendar of which only its own zone tells when is joined with the mail`() throws {
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-TIMEZONE:America/New_York", "BEGIN:VEVENT"]
            + SenderSamples.changed(
                Self.event,
                [
                    "UID": "1@calendar.example", "DTSTART;TZID=America/New_York": "",
                    "DTSTART": "20270305T183000",
                    "DTEND;TZID=Europe/London": "",
                ]
            ).map { "\($0.key):\($0.value)" } + ["END:VEVENT", "END:VCALENDAR"]
        let calendar = try Exchange.imported(file: lines.map { $0 + "\r\n" }.joined())
        var trip = SenderTrip()
        for file in [calendar, try mail(first), try mail(second, status: "ReservationCancelled"), calendar] {
            try trip.take(file)
        }
        #expect(trip.activities.map(\.status) == [.cancelled])
    }

    @Test(arguments: [true, false]) func `a stay of a mail and of a calendar is one`(_ isMailFirst: Bool)
        throws
    {
        let mail = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.stay("2027-03-05T15:00:00+09:00", "2027-03-08T11:00:00+09:00")),
                date: first))
        let calendar = try SenderSamples.calendar([
            [
                "UID": "4711@agency.example", "DTSTAMP": "20270110T060000Z",
                "DTSTART;VALUE=DATE": "20270305", "DTEND;VALUE=DATE": "20270308",
                "SUMMARY": "Your stay", "CATEGORIES": "LODGING", "LOCATION": "Hotel Sora",
            ]
        ])
        var trip = SenderTrip()
        for file in isMailFirst ? [mail, calendar] : [calendar, mail] { try trip.take(file) }
        #expect(trip.activities.count == 1 && trip.activities[0].confirmation == "H1")
        #expect(trip.told.count == 1)
        for file in [mail, calendar] {
            try trip.take(file)
            #expect(trip.fates == ["1 unchanged"])
        }
    }
}
