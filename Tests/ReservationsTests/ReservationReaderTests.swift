import CivilTime
import Documents
import Findings
import StrictJSON
import TestKit
import Testing
import Trips

@testable import Reservations

private typealias Sample = ReservationSamples

@Suite("Reservations of files") struct ReservationReaderTests {
    private func read(_ text: String, as form: DocumentForm = .mail) throws -> ReservationGathering {
        let reader = ReservationReader(
            try TestZones.database(.r2026f), now: try Instant(parsing: "2028-01-01T00:00:00Z"),
            limits: ReservationLimits(), texts: ReservationTexts())
        return reader.bookings(in: Array(text.utf8), as: form, file: "a")
    }

    @Test func `a mail gives the booking as values`() throws {
        var read = try read(Sample.mail(Sample.html(Sample.flight())))
        let all = read.merged()
        #expect(all.count == 1)
        #expect(read.calendars.isEmpty)
        let flight = try #require(all.first)
        #expect(flight.type == .flight)
        #expect(flight.number == "BA 123")
        #expect(flight.confirmation == "ABC123")
        #expect(flight.travellers == ["Ann Lee"])
        #expect(flight.place?.code == "JFK")
        #expect(flight.start?.time.text == "2027-03-05T18:30:00-05:00")
        #expect(flight.sent == (try Instant(parsing: "2027-02-01T10:05:00Z")))
        #expect(flight.data == (try JSONParser.value(of: Array(Sample.flight().utf8))))
    }

    @Test func `a booking is the same in a mail, on a page and in JSON-LD`() throws {
        let json = Sample.flight(number: "0123")
        let identities = try [
            read(Sample.mail(Sample.html(Sample.flight()))), read(Sample.page(json), as: .page),
            read(json, as: .linkedData),
        ].map { try #require($0.bookings.first).identity }
        #expect(Set(identities.map(\.parts)).count == 1)
        #expect(identities[0].isSame(as: identities[1]))
    }

    @Test func `travellers with an object each are of one booking`() throws {
        var read = try read(
            Sample.page(Sample.flight(), Sample.flight(name: "Bob Lee"), Sample.flight(number: "9")),
            as: .page)
        let all = read.merged()
        #expect(all.map(\.travellers) == [["Ann Lee", "Bob Lee"], ["Ann Lee"]])
        #expect(read.bookings.map(\.group.data.count) == [2, 1])
    }

    @Test func `a calendar is handed on as it came, a copy once`() throws {
        let read = try read(Sample.mail(Sample.ics, Sample.html(Sample.flight()), Sample.ics))
        #expect(read.bookings.count == 1)
        #expect(read.calendars.map { String(decoding: $0.bytes, as: UTF8.self) } == [Sample.ics.text])
        // Four header lines, a blank one, then the boundary, the part's type and a blank line.
        #expect(read.calendars.map(\.line) == [9])
        #expect(read.calendars.map(\.isPlain) == [true])
    }

    @Test func `what is no JSON is told on its line`() throws {
        let read = try read(Sample.page("{", Sample.flight()), as: .page)
        #expect(read.bookings.count == 1)
        #expect(read.findings.map(\.code) == [.brokenReservation])
        #expect(read.findings.map(\.line) == [2])
    }

    @Test(arguments: [
        ("JFK", "QJ714 to Lima", "QJ 714"), ("JFK", "QJ 714A", "QJ 714A"), ("JFK", "714", "BA 714"),
        ("JFK", "QJ71455", "BA QJ71455"), ("JFK", "- QJ 714", "BA - QJ 714"),
    ])
    func `a flight has its airline's code once`(_ from: String, _ text: String, _ number: String) throws {
        var read = try read(Sample.flight(number: text, from: from), as: .linkedData)
        #expect(read.merged().map(\.number) == [number])
    }

    @Test(arguments: [("U2 0012", "U212"), ("ICE 100", "ICE100"), ("000", "0")])
    func `zeros before a number do not count`(_ text: String, _ plain: String) {
        #expect(ReservationIdentity.number(text) == plain)
    }

    @Test func `a text is read as calendars can hold it`() {
        let text = "a\u{1}b\tc\r\nd\u{2028}e\u{7F}f\ng\u{85}h"
        #expect(LinkedData.text(of: .string(text)) == "ab\tc\nd\nef\ng\nh")
    }

    @Test(arguments: [
        ("35.5493999999", "139.7798", 35.5494, 139.7798), ("91", "139.7", nil, nil), ("0", "0", nil, nil),
    ])
    func `positions have six decimals`(
        _ north: String, _ east: String, _ latitude: Double?, _ longitude: Double?
    ) throws {
        let text = #"{"name":"X","geo":{"latitude":\#(north),"longitude":"\#(east)"}}"#
        let place = Place(schema: LinkedData(try JSONParser.value(of: Array(text.utf8))))
        #expect(place?.latitude == latitude)
        #expect(place?.longitude == longitude)
    }
}
