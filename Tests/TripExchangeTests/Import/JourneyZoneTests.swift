import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

/// Transports in UTC or without a zone, between places whose names several cities have.
@Suite("Zones of journeys") struct JourneyZoneTests {
    private static func imported(_ lines: [String]) throws -> ImportedCalendar {
        let event = ["BEGIN:VEVENT", "UID:1@test", "DTSTAMP:20270101T000000Z"] + lines + ["END:VEVENT"]
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + event + ["END:VCALENDAR", ""]).joined(
            separator: "\r\n")
        return try Exchange.imported(file: text)
    }

    private static func ends(_ lines: [String]) throws -> [String] {
        guard case .timed(let start, let end) = try #require(try imported(lines).activities.first).span else {
            return []
        }
        return [start, end].map { "\($0.local) \($0.zone?.name ?? "floating")" }
    }

    /// The times are those of the timetables of 2024, the dates are moved.
    static let journeys: [(summary: String, description: String, utc: String, expected: [String])] = [
        (
            "Train 9024 London to Paris", "Confirmation: QRX4TZ\\nCoach: 5\\nSeat: 61",
            "20270312T103100Z 20270312T124700Z",
            ["2027-03-12T10:31:00 Europe/London", "2027-03-12T13:47:00 Europe/Paris"]
        ),
        (
            "TGV 6607 Paris Gare de Lyon → Lyon Part-Dieu", "Confirmation: QRX4TZ\\nVoiture: 5\\nPlace: 61",
            "20270312T065800Z 20270312T085600Z",
            ["2027-03-12T07:58:00 Europe/Paris", "2027-03-12T09:56:00 Europe/Paris"]
        ),
        (
            "Nightjet 468 Wien Hbf - Paris Est", "Buchungscode: QRX4TZ\\nWagen: 5\\nPlatz: 61",
            "20270312T184000Z 20270313T084200Z",
            ["2027-03-12T19:40:00 Europe/Vienna", "2027-03-13T09:42:00 Europe/Paris"]
        ),
        (
            "Train Hikari 503 Shin-Osaka to Hiroshima", "Confirmation: QRX4TZ\\nCar: 5\\nSeat: 6A",
            "20270312T000000Z 20270312T012500Z",
            ["2027-03-12T09:00:00 Asia/Tokyo", "2027-03-12T10:25:00 Asia/Tokyo"]
        ),
    ]

    @Test(arguments: journeys.indices)
    func `a train in UTC is on the clocks of its cities`(index: Int) throws {
        let journey = Self.journeys[index]
        let utc = journey.utc.split(separator: " ")
        let lines = [
            "DTSTART:\(utc[0])", "DTEND:\(utc[1])", "SUMMARY:\(journey.summary)",
            "DESCRIPTION:\(journey.description)",
        ]
        #expect(try Self.ends(lines) == journey.expected)
        let told = try Self.imported(lines).findings.filter { $0.code == .zoneFromPlace }
        #expect(told.map(\.severity) == [.repaired, .repaired])
    }

    @Test(arguments: journeys.indices)
    func `the same train without a zone has that of its cities`(index: Int) throws {
        let journey = Self.journeys[index]
        let local = journey.expected.map { text in
            text.prefix(19).filter { $0 != "-" && $0 != ":" }
        }
        let lines = [
            "DTSTART:\(local[0])", "DTEND:\(local[1])", "SUMMARY:\(journey.summary)",
            "DESCRIPTION:\(journey.description)",
        ]
        #expect(try Self.ends(lines) == journey.expected)
    }

    /// Eighty kilometres in Ontario, or ninety in England: both are possible.
    @Test func `a journey between names of two countries stays in UTC`() throws {
        let lines = [
            "DTSTART:20270312T103000Z", "DTEND:20270312T113000Z", "SUMMARY:Train 75 Cambridge to London",
            "DESCRIPTION:Confirmation: QRX4TZ\\nCoach: 5\\nSeat: 61",
        ]
        #expect(try Self.ends(lines) == ["2027-03-12T10:30:00 UTC", "2027-03-12T11:30:00 UTC"])
    }

    /// Perth in Scotland is too near for a flight of seventeen hours, and has none.
    @Test func `a flight between the names of two cities is on their clocks`() throws {
        let lines = [
            "DTSTART:20270702T105000Z", "DTEND:20270703T033000Z", "SUMMARY:Flight QF 10",
            "DESCRIPTION:From: London (Heathrow)\\nTo: Perth\\nConfirmation: QRX4TZ",
        ]
        #expect(
            try Self.ends(lines) == [
                "2027-07-02T11:50:00 Europe/London", "2027-07-03T11:30:00 Australia/Perth",
            ])
    }

    /// Read on their own clocks, Barcelona to Santiago de los Caballeros would be a flight of eight hours.
    @Test func `a flight without a zone between names of cities stays without one`() throws {
        let lines = [
            "DTSTART:20270528T172000", "DTEND:20270528T190500", "SUMMARY:Flight QJ 1662",
            "DESCRIPTION:From: Barcelona\\nTo: Santiago\\nConfirmation: QRX4TZ",
        ]
        #expect(try Self.ends(lines) == ["2027-05-28T17:20:00 floating", "2027-05-28T19:05:00 floating"])
    }

    @Test func `a code as a name is an airport`() throws {
        let lines = [
            "DTSTART:20270521T002500Z", "DTEND:20270521T062000Z",
            "SUMMARY:QJ 614 New York (JFK) - Keflavik (KEF)",
            "LOCATION:JFK Terminal 7", "DESCRIPTION:Booking reference: 6TX2LQ",
        ]
        #expect(
            try Self.ends(lines) == [
                "2027-05-20T20:25:00 America/New_York", "2027-05-21T06:20:00 Atlantic/Reykjavik",
            ])
    }

    /// The ends of a title that the rules do not read in this order.
    @Test func `codes that were not read say nothing by their cities`() throws {
        let lines = [
            "DTSTART:20270312T080000Z", "DTEND:20270312T180500Z",
            "SUMMARY:Flight QF 1 to London (LHR) from Sydney (SYD)",
        ]
        #expect(try Self.ends(lines) == ["2027-03-12T08:00:00 UTC", "2027-03-12T18:05:00 UTC"])
    }

    /// Trains and ferries of New England, whose towns are not in the table, and a way with one name.
    @Test(arguments: [
        "Train 681 Dover to Boston North Station", "Train 681 Exeter to Boston",

        "Train 4 Perth to Perth",
    ])
    func `a way that may be one of towns in no table stays in UTC`(summary: String) throws {
        let lines = [
            "DTSTART:20270312T103000Z", "DTEND:20270312T114500Z", "SUMMARY:\(summary)",
            "DESCRIPTION:Confirmation: QRX4TZ\\nCoach: 5\\nSeat: 61",
        ]
        #expect(try Self.ends(lines) == ["2027-03-12T10:30:00 UTC", "2027-03-12T11:45:00 UTC"])
        #expect(try Self.imported(lines).findings.map(\.code) == [.unplacedTransport])
    }

    /// Santiago de Compostela is meant, which is no Santiago in the table of cities.
    @Test func `a flight to a city whose name goes on stays in UTC`() throws {
        let lines = [
            "DTSTART:20270528T152000Z", "DTEND:20270528T170500Z", "SUMMARY:Flight QJ 1662",
            "DESCRIPTION:From: Barcelona\\nTo: Santiago\\nConfirmation: QRX4TZ",
        ]
        let ends = try Self.ends(lines)
        #expect(ends == ["2027-05-28T15:20:00 UTC", "2027-05-28T17:05:00 UTC"])
    }

    /// Of both clocks the text tells more than the people of two cities do.
    @Test func `readings at both ends go before the cities with more people`() throws {
        let lines = [
            "DTSTART:20270312T152400Z", "DTEND:20270312T164000Z", "SUMMARY:Train 75 London to Toronto",
            "DESCRIPTION:Confirmation: QRX4TZ\\nDeparts: London\\, 10:24\\nArrives: Toronto\\, 11:40",
        ]
        #expect(
            try Self.ends(lines) == [
                "2027-03-12T10:24:00 America/Toronto", "2027-03-12T11:40:00 America/Toronto",
            ])
    }

    @Test func `an airport that is named without its code gives the zone`() throws {
        let lines = [
            "DTSTART:20270312T080000", "DTEND:20270312T161500", "SUMMARY:Flight QJ 716",
            "DESCRIPTION:From: Seattle-Tacoma International Airport\\nTo: Newark Liberty International Airport\\nConfirmation: QRX4TZ",
        ]
        #expect(
            try Self.ends(lines) == [
                "2027-03-12T08:00:00 America/Los_Angeles", "2027-03-12T16:15:00 America/New_York",
            ])
    }
}
