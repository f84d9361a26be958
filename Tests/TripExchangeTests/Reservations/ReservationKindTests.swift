import CivilTime
import Documents
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

/// One reservation of each type, written after what schema.org and senders' guides for mails show.
@Suite("Kinds of reservations") struct ReservationKindTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let json: String
        let kind: ActivityKind
        let title: String
        /// Number, carrier, confirmation, seat, place, destination; a dash for none.
        let fields: String
        let start: String
        let end: String
        var testDescription: String { title }
    }

    static let cases = [
        Case(
            json: """
                {"@type": "TrainReservation", "reservationNumber": "XXX007", "reservedTicket": {"@type": "Ticket",
                  "ticketedSeat": {"@type": "Seat", "seatNumber": "62", "seatSection": "17"}},
                 "reservationFor": {"@type": "TrainTrip", "trainName": "TGV", "trainNumber": "5186",
                  "provider": {"@type": "Organization", "name": "SNCF"}, "departurePlatform": "4",
                  "departureStation": {"@type": "TrainStation", "name": "Nîmes", "address": {"addressCountry": "FR"}},
                  "arrivalStation": {"@type": "TrainStation", "name": "Lyon", "address": {"addressCountry": "FR"}},
                  "departureTime": {"@type": "QDateTime", "@value": "2027-09-29T18:26:00+02:00", "timezone": "Europe/Paris"},
                  "arrivalTime": {"@type": "QDateTime", "@value": "2027-09-29T19:52:00+02:00", "timezone": "Europe/Paris"}}}
                """, kind: .train, title: "Train TGV 5186 from Nîmes to Lyon",
            fields: "TGV 5186 | SNCF | XXX007 | coach 17, seat 62 | Nîmes | Lyon",
            start: "2027-09-29T18:26:00 Europe/Paris",
            end: "2027-09-29T19:52:00 Europe/Paris"),
        Case(
            json: """
                {"@type": "BusReservation", "reservationNumber": "B1", "reservationFor": {"@type": "BusTrip", "busNumber": "N12",
                  "busCompany": {"name": "Coachline"}, "departureBusStop": {"name": "Bern PP", "address": {"addressCountry": "CH"}},
                  "arrivalBusStop": {"name": "Milano Lampugnano", "address": {"addressCountry": "IT"}},
                  "departureTime": "2027-07-01T22:00:00+02:00", "arrivalTime": "2027-07-02T03:30:00+02:00"}}
                """, kind: .bus, title: "Bus N12 from Bern PP to Milano Lampugnano",
            fields: "N12 | Coachline | B1 | - | Bern PP | Milano Lampugnano",
            start: "2027-07-01T22:00:00 Europe/Zurich",
            end: "2027-07-02T03:30:00 Europe/Rome"),
        Case(
            json: """
                {"@type": "BusReservation", "reservationNumber": "B2", "reservationFor": {"@type": "BusTrip", "busNumber": "42",
                  "busName": "Bus 42", "departureBusStop": {"name": "Bern PP", "address": {"addressCountry": "CH"}},
                  "arrivalBusStop": {"name": "Thun", "address": {"addressCountry": "CH"}},
                  "departureTime": "2027-07-01T22:00:00+02:00", "arrivalTime": "2027-07-01T22:30:00+02:00"}}
                """, kind: .bus, title: "Bus 42 from Bern PP to Thun",
            fields: "Bus 42 | - | B2 | - | Bern PP | Thun",
            start: "2027-07-01T22:00:00 Europe/Zurich",
            end: "2027-07-01T22:30:00 Europe/Zurich"),
        Case(
            json: """
                {"@type": "http://schema.org/BoatReservation", "reservationId": "F-9", "reservationFor": {"@type": "BoatTrip",
                  "name": "Silja Serenade", "provider": {"name": "Silja"},
                  "departureBoatTerminal": {"name": "Helsinki", "address": {"addressCountry": {"@type": "Country", "name": "FI"}}},
                  "arrivalBoatTerminal": {"name": "Stockholm", "address": {"addressCountry": "SE"}},
                  "departureTime": "2027-07-01T17:00", "arrivalTime": "2027-07-02T09:45"}}
                """, kind: .ferry, title: "Ferry Silja Serenade from Helsinki to Stockholm",
            fields: "Silja Serenade | Silja | F-9 | - | Helsinki | Stockholm",
            start: "2027-07-01T17:00:00 Europe/Helsinki",
            end: "2027-07-02T09:45:00 Europe/Stockholm"),
        Case(
            json: """
                {"@type": ["RentalCarReservation"], "reservationNumber": 546323, "pickupTime": "2027-08-05T16:00:00-07:00",
                 "dropoffTime": "2027-08-06T20:00:00-07:00", "reservationFor": {"@type": "RentalCar", "name": "Economy Class Car",
                  "rentalCompany": {"name": "Hertz"}}, "pickupLocation": {"name": "Hertz SAN", "iataCode": "SAN"},
                 "dropoffLocation": {"name": "Hertz LAX", "iataCode": "LAX"}}
                """, kind: .carRental, title: "Hertz rental car (Economy Class Car)",
            fields: "- | Hertz | 546323 | - | Hertz SAN | Hertz LAX",
            start: "2027-08-05T16:00:00 America/Los_Angeles",
            end: "2027-08-06T20:00:00 America/Los_Angeles"),
        Case(
            json: """
                {"@type": "EventReservation", "reservationNumber": "E1", "reservedTicket": {"ticketedSeat": {"seatRow": "C",
                  "seatNumber": "12"}}, "reservationFor": {"@type": "MusicEvent", "name": "Concert", "startDate":
                  "2027-05-15T20:00:00+09:00", "endDate": "2027-05-15T22:00:00+09:00", "location": {"name": "Hall",
                  "geo": {"latitude": "35.6", "longitude": 139.7}, "address": {"addressCountry": "jp"}}}}
                """, kind: .event, title: "Concert", fields: "- | - | E1 | C12 | Hall, jp | -",
            start: "2027-05-15T20:00:00 Asia/Tokyo",
            end: "2027-05-15T22:00:00 Asia/Tokyo"),
    ]

    @Test(arguments: cases) func `each is read`(_ expected: Case) throws {
        let read = try ReservationPageTests.read(expected.json, as: .linkedData)
        let activity = try #require(read.activities.first)
        #expect(activity.kind == expected.kind)
        #expect(activity.title == expected.title)
        let fields: [String?] = [
            activity.number, activity.carrier, activity.confirmation, activity.seat, activity.place?.name,
            activity.destination?.name,
        ]
        #expect(fields.map { $0 ?? "-" }.joined(separator: " | ") == expected.fields)
        let ends = try Exchange.ends(activity)
        #expect("\(ends.start.local) \(ends.start.zone?.name ?? "")" == expected.start)
        #expect("\(ends.end.local) \(ends.end.zone?.name ?? "")" == expected.end)
        let again = try Exchange.imported(file: try Exchange.text(read.activities)).activities
        #expect(again.first?.hasSameMeaning(as: activity) == true)
    }
}

@Suite("Damaged mails") struct DamagedMailTests {
    private static let fixtures = [
        "airline-quoted-printable.eml", "hotel-base64-forwarded.eml", "table-with-calendar.eml",
    ]

    @Test(arguments: 0..<150) func `whatever is read comes back from an export`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let name = Self.fixtures[Int(seed) % Self.fixtures.count]
        var bytes = Array(try Fixtures.text(Fixtures.path(besideTest: "reservations/\(name)")).utf8)
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            let index = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(bytes[Int.random(in: bytes.indices, using: &random)], at: index)
            default:
                let end = min(bytes.count, index + Int.random(in: 1...200, using: &random))
                bytes.insert(
                    contentsOf: bytes[index..<end], at: Int.random(in: bytes.indices, using: &random))
            }
        }
        let read = try ReservationPageTests.read(bytes, as: .mail)
        guard !read.activities.isEmpty else { return }
        let again = try Exchange.imported(file: try Exchange.text(read.activities)).activities
        #expect(again.count == read.activities.count)
        for (one, other) in zip(read.activities, again) { #expect(one.hasSameMeaning(as: other)) }
    }
}
