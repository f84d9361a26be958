import CivilTime
import Documents
import Findings
import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

@Suite("Reservations in web pages") struct ReservationPageTests {
    static func read(_ text: String, as form: DocumentForm = .page) throws -> ImportedCalendar {
        try read(Array(text.utf8), as: form)
    }

    static func read(_ bytes: [UInt8], as form: DocumentForm) throws -> ImportedCalendar {
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
        return ReservationImport(reading, now: try Instant(parsing: "2028-01-01T00:00:00Z"))
            .calendar(of: bytes, as: form, file: "page.html")
    }

    static func flight(
        from: String = "2027-03-04T20:15:00-08:00", to: String = "2027-03-05T06:30:00-05:00",
        status: String = "ReservationConfirmed", seat: String = "12A", name: String = "Ana Roth"
    ) -> String {
        """
        {"@context": "http://schema.org", "@type": "FlightReservation", "reservationNumber": "RXJ34P",
         "reservationStatus": "http://schema.org/\(status)", "airplaneSeat": "\(seat)",
         "underName": {"@type": "Person", "name": "\(name)"},
         "reservationFor": {"@type": "Flight", "flightNumber": "110", "airline": {"@type": "Airline", "iataCode": "QJ"},
          "departureAirport": {"@type": "Airport", "iataCode": "SFO", "name": "San Francisco"},
          "departureTime": "\(from)", "departureTerminal": "2", "departureGate": "52B",
          "arrivalAirport": {"@type": "Airport", "iataCode": "JFK", "name": "New York"}, "arrivalTime": "\(to)"}}
        """
    }

    private func page(_ json: String...) -> String {
        "<!DOCTYPE html>\n<html><head><title>x</title>\n"
            + json.map { "<script type=\"application/ld+json\">\n\($0)\n</script>\n" }.joined()
            + "</head></html>"
    }

    @Test(arguments: ["//<![CDATA[\n@\n//]]>", "<![CDATA[@]]>", "<!--\n@\n-->", "@;"])
    func `what stands around JSON-LD for old browsers is no part of it`(_ wrap: String) throws {
        let script = wrap.replacing("@", with: Self.flight())
        let read = try Self.read("<script type=\"application/ld+json\">\(script)</script>")
        #expect(read.activities.map(\.number) == ["QJ 110"])
        #expect(read.findings.isEmpty)
    }

    @Test func `objects that a graph names by their identifier are looked for in it`() throws {
        let booked =
            #"{"@type":"Flight","@id":"_:f","flightNumber":"110","airline":{"@id":"_:a"},"departureAirport":{"iataCode":"SFO"},"arrivalAirport":{"iataCode":"JFK"},"departureTime":"2027-03-04T20:15:00-08:00","arrivalTime":"2027-03-05T06:30:00-05:00"}"#
        let read = try Self.read(
            #"<script type="application/ld+json">{"@graph":[{"@type":"FlightReservation","reservationNumber":"R1","reservationFor":{"@id":"_:f"}},"#
                + booked + #",{"@type":"Airline","@id":"_:a","iataCode":"QJ"}]}</script>"#)
        #expect(read.activities.map(\.number) == ["QJ 110"])
        // A circle ends.
        let circle = #"{"@graph":[{"@type":"FlightReservation","@id":"_:r","reservationFor":{"@id":"_:r"}}]}"#
        #expect(try Self.read("<script type=\"application/ld+json\">\(circle)</script>").activities == [])
    }

    @Test func `a flight`() throws {
        let read = try Self.read(page(Self.flight()))
        let flight = try #require(read.activities.first)
        #expect(read.findings.isEmpty)
        #expect(flight.title == "Flight QJ 110 from SFO to JFK")
        #expect(flight.kind == .flight)
        #expect(flight.number == "QJ 110")
        #expect(flight.confirmation == "RXJ34P")
        #expect(flight.seat == "12A")
        #expect(flight.place?.terminal == "2")
        #expect(flight.place?.gate == "52B")
        #expect(flight.notes.contains("Traveller: Ana Roth"))
        let ends = try Exchange.ends(flight)
        #expect(ends.start.zone?.name == "America/Los_Angeles")
        #expect(ends.start.local == (try CivilDateTime(2027, 3, 4, 20, 15)))
        #expect(ends.end.zone?.name == "America/New_York")
        #expect(ends.end.local == (try CivilDateTime(2027, 3, 5, 6, 30)))
    }

    @Test(arguments: [
        // The offset agrees with the airport's clocks.
        ("2027-03-04T20:15:00-08:00", "America/Los_Angeles", 20, []),
        // UTC, of which the airport tells the clocks.
        ("2027-03-05T04:15:00Z", "America/Los_Angeles", 20, ["zone-from-place"]),
        // Another offset: the instant counts, and it is told.
        ("2027-03-05T05:15:00+01:00", "America/Los_Angeles", 20, ["zone-from-place"]),
        // No offset at all.
        ("2027-03-04T20:15:00", "America/Los_Angeles", 20, ["zone-from-place"]),
    ])
    func `times stand on the clocks of the airport`(
        _ from: String, _ zone: String, _ hour: Int, _ codes: [String]
    ) throws {
        let read = try Self.read(page(Self.flight(from: from)))
        let start = try Exchange.ends(try #require(read.activities.first)).start
        #expect(start.zone?.name == zone)
        #expect(start.local.time.hour == hour)
        #expect(read.findings.map(\.code.rawValue) == codes)
        #expect(read.findings.allSatisfy { $0.line == 4 })
    }

    @Test
    func `a table in a country with one zone is on its clocks, and one that nobody places keeps its offset`()
        throws
    {
        func table(_ country: String, _ time: String) -> String {
            """
            {"@type": "FoodEstablishmentReservation", "reservationNumber": "T1", "startTime": "\(time)", "partySize": 4,
             "reservationFor": {"@type": "FoodEstablishment", "name": "Tule",
              "address": {"@type": "PostalAddress", "streetAddress": "Rua 1", "addressCountry": "\(country)"}}}
            """
        }
        let finland = try Self.read(page(table("FI", "2027-05-01T19:00:00+03:00")))
        #expect(
            try Exchange.ends(try #require(finland.activities.first)).start.zone?.name == "Europe/Helsinki")
        #expect(finland.activities.first?.kind == .restaurant)
        #expect(finland.activities.first?.notes.contains("Party size: 4") == true)
        let states = try Self.read(page(table("US", "2027-05-01T19:00:00-05:00")))
        #expect(try Exchange.ends(try #require(states.activities.first)).start.local.time.hour == 19)
        #expect(states.findings.map(\.code.rawValue) == ["unknown-zone", "missing-end-time"])
        let floating = try Self.read(page(table("US", "2027-05-01T19:00:00")))
        #expect(try Exchange.ends(try #require(floating.activities.first)).start.zone == nil)
        #expect(floating.findings.contains { $0.code.rawValue == "floating-time" })
    }

    @Test func `a stay is whole days`() throws {
        let read = try Self.read(
            page(
                """
                [{"@type": "LodgingReservation", "reservationNumber": "1234567890", "checkinDate": "2027-09-19T15:00:00+03:00",
                  "checkoutDate": "2027-09-21T12:00:00+03:00", "totalPrice": 210, "priceCurrency": "EUR",
                  "lodgingUnitDescription": "Double room", "underName": {"@type": "Person", "name": "Ana Roth"},
                  "reservationFor": {"@type": "LodgingBusiness", "name": "Hotel Sello", "telephone": "+358 10 1234567",
                   "address": {"@type": "PostalAddress", "streetAddress": "Katu 1", "addressLocality": "Espoo",
                    "postalCode": "02600", "addressCountry": "FI"}}}]
                """))
        let stay = try #require(read.activities.first)
        #expect(read.findings.isEmpty)
        #expect(stay.kind == .lodging)
        #expect(
            stay.span == (try ActivitySpan.days(from: CivilDate(2027, 9, 19), to: CivilDate(2027, 9, 21))))
        #expect(stay.title == "Hotel Sello")
        #expect(stay.place?.name == "Hotel Sello, Katu 1, 02600 Espoo, FI")
        #expect(stay.place?.address?.city == "Espoo")
        #expect(stay.cost == (try Money("210 EUR")))
        #expect(stay.seat == "Double room")
        #expect(stay.notes.contains("Check-in: 15:00"))
        #expect(stay.isTransparent)
    }

    @Test func `microdata says the same`() throws {
        let read = try Self.read(
            """
            <html><body>
            <div itemscope itemtype="http://schema.org/EventReservation">
              <meta itemprop="reservationNumber" content="IO12345"/>
              <link itemprop="reservationStatus" href="http://schema.org/Confirmed"/>
              <div itemprop="underName" itemscope itemtype="http://schema.org/Person"><span itemprop="name">Ana &amp; Ben</span></div>
              <div itemprop="reservationFor" itemscope itemtype="http://schema.org/Event">
                <p itemprop="name">Caf&eacute;   concert
                <p>of <time itemprop="startDate" datetime="2027-05-15T08:30:00+02:00">May</time>
                <div itemprop="location" itemscope itemtype="http://schema.org/Place">
                  <b itemprop="name">Hall 4</b>
                  <div itemprop="address" itemscope itemtype="http://schema.org/PostalAddress">
                    <meta itemprop="addressLocality" content="Bern"><meta itemprop="addressCountry" content="CH">
                  </div>
                </div>
              </div>
            </div></body></html>
            """)
        let event = try #require(read.activities.first)
        #expect(event.kind == .event)
        #expect(event.title == "Café concert")
        #expect(event.confirmation == "IO12345")
        #expect(event.place?.name == "Hall 4, Bern, CH")
        #expect(try Exchange.ends(event).start.zone?.name == "Europe/Zurich")
        #expect(event.notes.contains("Traveller: Ana & Ben"))
        #expect(read.findings.map { "\($0.line) \($0.code)" } == ["2 missing-end-time"])
    }

    @Test func `what is read again updates, and is not doubled`() throws {
        let first = try Self.read(page(Self.flight()))
        let second = try Self.read(page(Self.flight(from: "2027-03-04T21:00:00-08:00", seat: "14C")))
        let third = try Self.read(
            page(Self.flight(from: "2027-03-04T21:00:00-08:00", status: "ReservationCancelled", seat: "14C")))
        #expect(first.activities.map(\.uid) == second.activities.map(\.uid))
        #expect(try Exchange.merged([first, first]).count == 1)
        let merged = try Exchange.merged([first, second])
        #expect(merged.map(\.seat) == ["14C"])
        #expect(try Exchange.merged([first, second, third]).map(\.status) == [.cancelled])
    }

    @Test func `travellers, microdata and JSON-LD of one booking are one activity`() throws {
        let read = try Self.read(
            page(Self.flight(), Self.flight(seat: "12B", name: "Ben Roth"), "[\(Self.flight())]"))
        #expect(read.activities.count == 1)
        #expect(read.activities.first?.seat == "12A, 12B")
        #expect(read.activities.first?.notes.contains("Traveller: Ana Roth, Ben Roth") == true)
    }

    @Test func `a graph, lists in lists and what is no reservation`() throws {
        let read = try Self.read(
            page(
                "{\"@context\": \"https://schema.org\", \"@graph\": [{\"@type\": \"Organization\", \"name\": \"x\"}, [[\(Self.flight())]]]}",
                "{\"@type\": \"NewsArticle\"}"))
        #expect(read.activities.count == 1)
        #expect(read.findings.isEmpty)
    }

    @Test func `what is exported comes back`() throws {
        let read = try Self.read(page(Self.flight()))
        let again = try Exchange.imported(file: try Exchange.text(read.activities)).activities
        #expect(again.count == 1)
        #expect(again.first?.hasSameMeaning(as: read.activities[0]) == true)
        #expect(
            try Exchange.eventLines(read.activities[0]).contains {
                $0.contains("\"departureGate\":\"52B\"".replacing(",", with: "\\,"))
            })
    }
}

@Suite("Hostile pages") struct HostilePageTests {
    private func codes(_ text: String) throws -> [String] {
        try ReservationPageTests.read(text).findings.map { "\($0.line) \($0.severity.rawValue) \($0.code)" }
    }

    private func script(_ json: String) -> String {
        "<html>\n<script type='application/ld+json'>\(json)</script>"
    }

    @Test func `broken JSON-LD is told with its line, and the rest is read`() throws {
        let page = script("\n\n{\"@type\": \"FlightReservation\",, }") + script(ReservationPageTests.flight())
        let read = try ReservationPageTests.read(page)
        #expect(read.activities.count == 1)
        #expect(read.findings.map { "\($0.line) \($0.code)" } == ["4 broken-reservation"])
    }

    @Test func `line breaks in texts are repaired`() throws {
        let page = script(ReservationPageTests.flight(name: "Ana\nRoth"))
        let read = try ReservationPageTests.read(page)
        #expect(read.activities.count == 1)
        #expect(read.findings.map(\.code.rawValue) == ["repaired-value"])
    }

    @Test func `nesting, size and number have limits`() throws {
        #expect(
            try codes(script(String(repeating: "[", count: 100_000))) == [
                "2 warning broken-reservation", "0 error no-reservation",
            ])
        #expect(
            try codes(script("{\"@type\":\"x\",\"a\":\"" + String(repeating: "a", count: 2 << 20) + "\"}"))
                == ["2 warning broken-reservation", "0 error no-reservation"])
        let many = (0..<1_100).map { number in
            "{\"@type\":\"EventReservation\",\"reservationNumber\":\"\(number)\",\"reservationFor\":{\"startDate\":\"2027-01-01\"}}"
        }.joined(separator: ",")
        let read = try ReservationPageTests.read(script("[\(many)]"))
        #expect(read.activities.count == 1_000)
        #expect(read.findings.contains { $0.code.rawValue == "broken-reservation" })
    }

    @Test(arguments: [
        String(repeating: "<div itemscope itemprop=a>", count: 50_000),
        "<div itemscope>" + String(repeating: "<b itemprop=x>y", count: 50_000),
        String(repeating: "<p", count: 200_000),
        "<" + String(repeating: "a ", count: 200_000),
        "<div itemscope itemtype=http://schema.org/FlightReservation>"
            + (0..<5_000).map { "<meta itemprop=n\($0) content=1>" }.joined(),
        "<!--" + String(repeating: "-", count: 500_000),
        "<script type=application/ld+json>" + String(repeating: "<", count: 500_000),
        "<b>" + String(repeating: "&#x110000;&bogus;&", count: 50_000),
        "<!DOCTYPE html [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]><html>&b;</html>",
        String(repeating: "</div>", count: 100_000) + String(repeating: "<div>", count: 100_000),
    ])
    func `no page costs more than its length`(_ page: String) throws {
        let start = ProcessorTime.now
        let read = try ReservationPageTests.read(page)
        #expect(read.activities.isEmpty)
        #expect(
            read.findings.last?.code.rawValue == "no-reservation"
                || read.findings.last?.code.rawValue == "missing-start")
        #expect(ProcessorTime.now - start < .seconds(20))
    }

    @Test func `a reservation without a time is refused by name`() throws {
        let read = try ReservationPageTests.read(
            script(
                "{\"@type\":\"LodgingReservation\",\"checkinTime\":\"tomorrow\",\"reservationFor\":{\"name\":\"x\"}}"
            ))
        #expect(read.activities.isEmpty)
        #expect(
            read.findings.map(\.description) == [
                "page.html:2: error: a LodgingReservation does not say when it begins; it was not read; the reservation's "
                    + "checkinTime: tomorrow is no time of ISO 8601; it was left out [missing-start]"
            ])
    }
}
