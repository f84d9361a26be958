import CivilTime
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

/// A mail and a calendar that tell of one booking.
@Suite("A mail and a calendar of one booking") struct MailSenderTests {
    private func feed(_ stamp: String, _ changes: [String: String] = [:]) throws -> ImportedCalendar {
        try SenderSamples.calendar([
            SenderSamples.changed(
                [
                    "UID": "item-9@tripfeed.example", "DTSTAMP": stamp,
                    "DTSTART;TZID=America/New_York": "20270305T183000",
                    "DTEND;TZID=Europe/London": "20270306T063000", "SUMMARY": "BA 123 JFK to LHR",
                    "CATEGORIES": "FLIGHT", "LOCATION": "New York (JFK)", "X-MERIDIAN-NUMBER": "BA 123",
                    "X-MERIDIAN-PLACE-CODE": "JFK", "X-MERIDIAN-DESTINATION": "London",
                    "X-MERIDIAN-DESTINATION-CODE": "LHR", "X-MERIDIAN-CONFIRMATION": "ABC123",
                ], changes)
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
