import Foundation
import TestKit
import Testing
import TripCommands

@Suite("import of mails and pages") struct ReservationCommandTests {
    static let flight = """
        <!DOCTYPE html>
        <html><script type="application/ld+json">
        {"@context": "http://schema.org", "@type": "FlightReservation", "reservationNumber": "RXJ34P",
         "reservationStatus": "http://schema.org/ReservationConfirmed", "airplaneSeat": "12A",
         "reservationFor": {"@type": "Flight", "flightNumber": "110", "airline": {"@type": "Airline", "iataCode": "QJ"},
          "departureAirport": {"@type": "Airport", "iataCode": "SFO"}, "departureTime": "2027-03-04T20:15:00-08:00",
          "arrivalAirport": {"@type": "Airport", "iataCode": "JFK"}, "arrivalTime": "2027-03-05T06:30:00-05:00"}}
        </script></html>

        """

    @Test func `a page becomes a trip under its name, and a second reading changes nothing`() throws {
        let place = try Workplace()
        let page = try place.file("New York.html", Self.flight)
        let first = try place.run("import", page)
        #expect(first.status == .success)
        #expect(first.output.contains("New York (new trip): 1 added"))
        #expect(try place.run("import", page).output.contains("1 unchanged"))
        let agenda = try place.run("agenda", "2027-03-04", "--view", "place")
        #expect(agenda.output.contains("20:15"))
        #expect(agenda.output.contains("QJ 110"))
        let moved = try place.file("New York.html", Self.flight.replacing("20:15", with: "21:40"))
        #expect(try place.run("import", moved).output.contains("1 updated"))
        let cancelled = try place.file(
            "New York.html", Self.flight.replacing("ReservationConfirmed", with: "ReservationCancelled"))
        #expect(try place.run("import", cancelled).output.contains("1 cancelled"))
    }

    @Test func `a mail is read from standard input, and by every command that reads files`() throws {
        let place = try Workplace()
        let mail = "From: x@example.com\nContent-Type: text/html\n\n" + Self.flight
        #expect(try place.run("import", "-", "--trip", "York", input: mail).output.contains("1 added"))
        let file = try place.file("booking.eml", mail)
        let agenda = try place.run("agenda", "2027-03-04", "-f", file, "--json")
        #expect(agenda.status == .success)
        #expect(agenda.output.contains("QJ 110") && !agenda.output.contains("RXJ34P"))
        let again = try place.run("export", "-f", file)
        #expect(again.output.contains("X-KDE-KITINERARY-RESERVATION:[{"))
    }

    @Test func `JSON-LD is read as it is`() throws {
        let place = try Workplace()
        let json = String(Self.flight.split(separator: "json\">\n")[1].split(separator: "\n</script>")[0])
        let file = try place.file("booking.json", "[\(json)]")
        #expect(try place.run("import", file).output.contains("booking (new trip): 1 added"))
        let single = try place.file("single.json", json)
        let again = try place.run("import", single).output
        #expect(again.hasPrefix("booking: 1 unchanged\n  single.json has bookings of this trip; "))
    }

    @Test(arguments: [
        ("page.html", "<html><p>Hello</html>", "no-reservation", "<html><p>Hello</html>"),
        ("mail.eml", "Subject: Hello\n\nHello", "no-reservation", "Subject: Hello"),
        ("list.json", "[1, 2]", "no-reservation", "[1, 2]"),
    ])
    func `what has no booking is refused by name`(
        _ name: String, _ text: String, _ code: String, _ says: String
    ) throws {
        let place = try Workplace()
        let run = try place.run("import", try place.file(name, text))
        #expect(run.status == .badData)
        let said = run.output + run.errors
        #expect(said.contains(name))
        #expect(said.contains(says))
        #expect(said.contains(code))
    }
}
