import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

/// Bookings in UTC whose text tells the readings at their places: of all that a name may mean, the one that shows them.
@Suite("Zones that the text tells") struct ToldZoneTests {
    private static func times(_ lines: [String]) throws -> [String] {
        guard case .timed(let start, let end) = try Exchange.activity(lines).span else { return [] }
        return [start, end].map { "\($0.local) \($0.zone?.name ?? "-")" }
    }

    private static func train(_ title: String, _ description: String) -> [String] {
        [
            "DTSTART:20270306T102400Z", "DTEND:20270306T124700Z", "SUMMARY:Train 9024 \(title)",
            "DESCRIPTION:Booking reference: RSVQPN\\n\(description)",
        ]
    }

    /// There are cities called London and Paris in Ontario and Texas, too.
    @Test func `the readings at both ends tell which cities are meant`() throws {
        let lines = Self.train(
            "London St Pancras - Paris Gare du Nord",
            "Departs: London St Pancras\\, 10:24\\nArrives: Paris Gare du Nord\\, 13:47")
        let both = ["2027-03-06T10:24:00 Europe/London", "2027-03-06T13:47:00 Europe/Paris"]
        #expect(try Self.times(lines) == both)
        #expect(try Self.times(Self.train("London - Paris", "10:24 London\\n13:47 Paris")) == both)
    }

    @Test(arguments: [
        "", "Departs: 10:24", "Arrives: 13:47", "10:24 11:00 11:20 11:40 12:00 12:20 13:47",
    ])
    func `both names and the length of the way are enough`(description: String) throws {
        let lines = Self.train("London St Pancras - Paris Gare du Nord", description)
        #expect(
            try Self.times(lines) == [
                "2027-03-06T10:24:00 Europe/London", "2027-03-06T13:47:00 Europe/Paris",
            ])
    }

    /// The reading that the file has in UTC, and one of neither.
    @Test(arguments: ["12:47", "14:47"])
    func `another reading beside an end leaves both in UTC`(time: String) throws {
        let lines = Self.train(
            "London St Pancras - Paris Gare du Nord", "Departs: 10:24\\nArrives: \(time)")
        #expect(try Exchange.activity(lines).kind == .train)
        #expect(try Self.times(lines).allSatisfy { $0.hasSuffix(" UTC") })
    }

    /// Readings of Ontario and Texas would need a train of 700 km/h.
    @Test func `a way that cannot be made is not believed`() throws {
        let lines = Self.train("London - Paris", "Departs: 05:24\\nArrives: 06:47")
        #expect(try Self.times(lines).allSatisfy { $0.hasSuffix(" UTC") })
    }

    private static func rental(_ description: String) -> [String] {
        [
            "DTSTART:20270809T090000Z", "DTEND:20270813T150000Z",
            "SUMMARY:Avis car pick-up\\, Edinburgh Airport",
            "LOCATION:Avis\\, Jubilee Road\\, Edinburgh EH12 9FZ",
            "DESCRIPTION:Reservation number: 31774402GB6\\nDriver: Margit Sørensen\\n\(description)",
        ]
    }

    @Test func `a rented car is brought back elsewhere`() throws {
        let lines = Self.rental(
            "Pick-up: Edinburgh Airport\\, 9 Aug 2027 10:00\\nReturn: Inverness Airport\\, 13 Aug 2027 16:00")
        #expect(
            try Self.times(lines) == [
                "2027-08-09T10:00:00 Europe/London", "2027-08-13T16:00:00 Europe/London",
            ])
    }

    private static func table(_ location: String, _ description: String) -> [String] {
        [
            "DTSTART:20270809T183000Z", "DTEND:20270809T203000Z",
            "SUMMARY:Dinner reservation: The Sample Grill",
            "LOCATION:\(location)", "DESCRIPTION:Confirmation: 4K7Q2X\\n\(description)",
        ]
    }

    @Test(arguments: [
        ("1 High Street\\, London", "Table for 2 at 19:30", "Europe/London"),
        ("1 High Street\\, London", "Table for 2 at 14:30", "UTC"),
        ("1 High Street\\, London", "Table for 2 at 19:30\\nOpen from 12:00", "UTC"),
        ("1 High Street\\, London", "Table for 2 at 18:30", "UTC"),
        ("1 High Street\\, London", "Table for 2 at 20:30", "UTC"),
        ("The Sample Grill", "Table for 2 at 19:30", "UTC"),
    ])
    func `of what stays at one place one reading is enough`(
        location: String, description: String, zone: String
    ) throws {
        let lines = Self.table(location, description)
        #expect(try Exchange.activity(lines).kind == .restaurant)
        #expect(try Self.times(lines).map { $0.split(separator: " ")[1] } == [zone[...], zone[...]])
    }

    @Test func `a repair that rests on readings says so`() throws {
        let event =
            ["BEGIN:VEVENT", "UID:1@test", "DTSTAMP:20270101T000000Z"]
            + Self.table("1 High Street\\, London", "Table for 2 at 19:30") + ["END:VEVENT"]
        let text = ["BEGIN:VCALENDAR", "VERSION:2.0"] + event + ["END:VCALENDAR", ""]
        let findings = try Exchange.imported(file: text.joined(separator: "\r\n")).findings
        #expect(findings.map(\.code) == [.zoneFromPlace, .zoneFromPlace])
        #expect(findings.first?.message.contains("names London and tells its clock") == true)
    }
}
