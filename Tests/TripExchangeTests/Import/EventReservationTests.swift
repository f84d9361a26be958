import CivilTime
import Findings
import Foundation
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

@Suite("Reservations in events") struct EventReservationTests {
    /// A flight as KDE's programs write it, with other things said by the event.
    private static func flight(_ change: (String) -> String = { $0 }) -> String {
        let text = """
            [{"@context":"http://schema.org","@type":"FlightReservation","reservationNumber":"K7XQ2P",\
            "airplaneSeat":"16E","underName":{"@type":"Person","name":"Ana Roth"},"totalPrice":"412.50",\
            "priceCurrency":"CHF","reservationStatus":"http://schema.org/ReservationConfirmed",\
            "reservationFor":{"@type":"Flight","flightNumber":"8075","airline":{"@type":"Airline",\
            "iataCode":"QJ","name":"Quarry Jet"},"departureGate":"16","departureTerminal":"2",\
            "departureAirport":{"@type":"Airport","iataCode":"HEL","name":"Helsinki"},\
            "departureTime":{"@type":"QDateTime","@value":"2027-09-20T15:05:00+03:00","timezone":"Europe/Helsinki"},\
            "arrivalAirport":{"@type":"Airport","iataCode":"BER","name":"Berlin"},\
            "arrivalTime":{"@type":"QDateTime","@value":"2027-09-20T16:00:00+02:00","timezone":"Europe/Berlin"}}}]
            """
        return Property(text: "X-KDE-KITINERARY-RESERVATION", change(text)).line
    }

    private static let times = [
        "DTSTART;TZID=Europe/Helsinki:20270920T150500", "DTEND;TZID=Europe/Berlin:20270920T160000",
    ]

    private func imported(_ lines: [String]) throws -> (
        activity: Activity, codes: [String], all: ImportedCalendar
    ) {
        let imported = try Exchange.imported(event: ["UID:1@test", "DTSTAMP:20270101T000000Z"] + lines)
        return (try #require(imported.activities.first), imported.findings.map(\.code.rawValue), imported)
    }

    @Test func `its fields fill what the event leaves open`() throws {
        let (flight, codes, _) = try imported(Self.times + ["SUMMARY:To Berlin", Self.flight()])
        #expect(flight.kind == .flight)
        #expect(flight.number == "QJ 8075")
        #expect(flight.carrier == "Quarry Jet")
        #expect(flight.confirmation == "K7XQ2P")
        #expect(flight.seat == "16E")
        #expect(flight.place?.code == "HEL")
        #expect(flight.place?.name == "Helsinki")
        #expect(flight.place?.gate == "16")
        #expect(flight.place?.terminal == "2")
        #expect(flight.destination?.code == "BER")
        #expect(flight.cost == (try Money("412.50 CHF")))
        #expect(codes == [])
    }

    @Test func `what the event says stays, and a contradiction is told`() throws {
        let (flight, codes, all) = try imported([
            "DTSTART;TZID=Europe/Helsinki:20270920T152000", "DTEND;TZID=Europe/Berlin:20270920T160000",
            "SUMMARY:Flight QJ 8076", "DESCRIPTION:Seat: 17A\\nBooking reference: K7XQ2P", "LOCATION:Vantaa",
            Self.flight(),
        ])
        #expect(try Exchange.ends(flight).start.local == (try CivilDateTime(2027, 9, 20, 15, 20)))
        #expect(flight.number == "QJ 8076")
        #expect(flight.seat == "17A")
        #expect(flight.place?.name == "Vantaa")
        #expect(flight.place?.code == "HEL")
        #expect(codes == Array(repeating: "contradicted-reservation", count: 3))
        #expect(
            all.findings.contains {
                $0.description.contains(
                    "the reservation's departureTime is 2027-09-20T15:05:00+03:00 Europe/Helsinki, and DTSTART "
                        + "2027-09-20T15:20:00 Europe/Helsinki; the calendar's own time was taken")
            })
    }

    @Test(arguments: [
        ["DTSTART:20270920T120500Z", "DTEND:20270920T140000Z"],
        ["DTSTART:20270920T150500", "DTEND:20270920T160000"],
    ])
    func `a time without a zone gets that of the reservation`(_ times: [String]) throws {
        let (flight, codes, _) = try imported(times + ["SUMMARY:To Berlin", Self.flight()])
        let ends = try Exchange.ends(flight)
        #expect(ends.start.zone?.name == "Europe/Helsinki")
        #expect(ends.start.local == (try CivilDateTime(2027, 9, 20, 15, 5)))
        #expect(ends.end.zone?.name == "Europe/Berlin")
        #expect(codes.contains("zone-from-place"))
        #expect(!codes.contains("contradicted-reservation"))
    }

    @Test func `a cancelled reservation cancels, unless the event says otherwise`() throws {
        let cancelled = Self.flight { $0.replacing("ReservationConfirmed", with: "ReservationCancelled") }
        #expect(try imported(Self.times + [cancelled]).activity.status == .cancelled)
        let (flight, codes, _) = try imported(Self.times + ["STATUS:CONFIRMED", cancelled])
        #expect(flight.status == .confirmed)
        #expect(codes == ["contradicted-reservation"])
    }

    @Test func `the event comes back as it came, and the fields with it`() throws {
        let (flight, _, _) = try imported(Self.times + ["SUMMARY:To Berlin", Self.flight()])
        let lines = try Exchange.eventLines(flight)
        #expect(lines.contains(Self.flight()))
        let again = try Exchange.imported(file: try Exchange.text([flight])).activities
        #expect(again.count == 1)
        #expect(again.first?.hasSameMeaning(as: flight) == true)
    }

    @Test func `what calendars cannot have is told, and stays where it came`() throws {
        let field = Self.flight { $0.replacing("Quarry Jet", with: "Quarry\\u0000 Jet") }
        let (flight, codes, all) = try imported(Self.times + ["SUMMARY:To Berlin", field])
        #expect(flight.carrier == "Quarry Jet")
        #expect(codes == ["control-characters"])
        #expect(all.findings.first?.message.contains("$[0].reservationFor.airline.name") == true)
        #expect(try Exchange.eventLines(flight).contains(field))
    }

    @Test(arguments: [
        "STRUCTURED-DATA;VALUE=TEXT;FMTTYPE=\"application/ld+json\";SCHEMA=\"https://schema.org/TrainReservation\":",
        "STRUCTURED-DATA;VALUE=BINARY;ENCODING=BASE64;FMTTYPE=\"application/ld+json\":",
    ])
    func `RFC 9073 has a field for it too`(_ head: String) throws {
        let json = """
            {"@type":"TrainReservation","reservationNumber":"77","reservationFor":{"@type":"TrainTrip",\
            "trainName":"ICE","trainNumber":"577","provider":{"name":"Bahn"},"departurePlatform":"14",\
            "departureStation":{"name":"Berlin Hbf"},"arrivalStation":{"name":"Hamburg Hbf"}},\
            "reservedTicket":{"ticketedSeat":{"seatNumber":"62","seatSection":"17"}}}
            """
        let value =
            head.contains("BASE64")
            ? Data(json.utf8).base64EncodedString() : Property(text: "X", json).rawValue
        let (train, codes, _) = try imported(Self.times + ["SUMMARY:North", head + value])
        #expect(train.kind == .train)
        #expect(train.number == "ICE 577")
        #expect(train.carrier == "Bahn")
        #expect(train.place?.terminal == "14")
        #expect(train.destination?.name == "Hamburg Hbf")
        #expect(train.seat == "coach 17, seat 62")
        #expect(codes == [])
    }

    @Test(arguments: [
        ("{\"@type\":\"FlightReservation\"", "a comma or the end of an object should stand"),
        (String(repeating: "[", count: 2_000), "nested more than 64 deep"),
        ("[{\"a\":1,\"a\" 2}]", "a colon should stand"),
        ("\\uD800", "no value begins so"),
    ])
    func `what is broken is told, and kept`(_ json: String, _ says: String) throws {
        let line = Property(text: "X-KDE-KITINERARY-RESERVATION", json).line
        let (event, codes, all) = try imported(Self.times + ["SUMMARY:x", line])
        #expect(event.kind == .event)
        #expect(codes == ["broken-reservation"])
        #expect(all.findings.first?.message.contains(says) == true)
        #expect(all.findings.first?.line == 9)
        #expect(try Exchange.eventLines(event).contains(line))
    }

    @Test func `travellers on one booking are one activity`() throws {
        let two = Self.flight {
            $0.dropLast() + "," + $0.dropFirst().replacing("16E", with: "16F").replacing("Ana", with: "Ben")
        }
        let (flight, codes, all) = try imported(Self.times + [two])
        #expect(flight.seat == "16E, 16F")
        #expect(flight.cost == (try Money("825 CHF")))
        #expect(codes == ["repaired-value"])
        #expect(
            all.findings.first?.message.contains("412.50 CHF, 412.50 CHF, were added up to 825.00 CHF")
                == true)
    }
}

extension Property {
    /// The content line, unfolded.
    fileprivate var line: String { "\(name):\(rawValue)" }
}
