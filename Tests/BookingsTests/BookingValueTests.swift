import TestKit
import Testing
import Trips

@testable import Bookings

/// A value is stored only in the form of what its label names.
@Suite("Values of bookings") struct BookingValueTests {
    private static func facts(_ line: String) throws -> BookingFacts {
        try Recognised.facts(["SUMMARY:Flight UA 901 SFO-LHR", "DESCRIPTION:\(line)"])
    }

    @Test(arguments: [
        "Réservation: 19h30", "Reservation: 20.30", "Reservation: 20270615", "Booking: 20h",
        "Reservation: 01715551234", "Reservation: 0171/5551234", "Reservation: 0171 555 1234",
        "Reservation: 555-123-4567",
    ])
    func `a time, a date and a telephone number are no codes`(line: String) throws {
        #expect(try Self.facts(line).confirmation == nil)
    }

    @Test(arguments: ["Seats 2", "2 adults, seats 2", "Places: 3", "Seats: 4"])
    func `a count of seats is no seat`(line: String) throws {
        #expect(try Self.facts(line).seat == nil)
    }

    @Test(arguments: [
        "Price: EUR 45 (per day)", "Price: EUR 45 (per person)", "Total EUR 300 (deposit only)",
        "Amount paid: EUR 50\\nBalance due: EUR 250",
    ])
    func `a part of what is paid is no price`(line: String) throws {
        #expect(try Self.facts(line).price == nil)
    }

    @Test(arguments: [
        "Total: EUR 45 (VAT included)", "Amount paid: EUR 45", "Price: EUR 45",
    ])
    func `the whole is one`(line: String) throws {
        #expect(try Self.facts(line).price?.description == "45.00 EUR")
    }

    @Test(arguments: ["a°", "flight ", "to A ", "LH 1 - ", "Coach 3 "])
    func `a title or a text without end is read at once`(part: String) throws {
        let long = String(repeating: part, count: 500_000 / part.utf8.count)
        let lines = (0..<9_999).map { "Flight: LH \($0)" }.joined(separator: "\\n")
        for text in [
            ["SUMMARY:\(long)"], ["SUMMARY:Flight", "DESCRIPTION:\(long)"], ["DESCRIPTION:\(lines)"],
        ] {
            let time = try ProcessorTime.spent { _ = try Recognised.facts(text) }
            // Without bounds it is minutes.
            #expect(time < .seconds(20))
        }
    }

    /// The look at bytes only passes over what the reading of the line finds nothing in.
    @Test(arguments: [
        "Booking reference 7JMP5X", "conf 8RTQ4W, seats 31H + 31K", "Coach F, Seat 27", "car 11 seat 3E",
        "Total JPY 88,400", "Depart Melbourne (MEL) Terminal 2, Tue 16 Nov", "Reservation Number - 4C8A1F",
        "Hotel · Buchungsnummer 4711AB", "Nº de reserva ABC123", "Bestellnummer 123456", "x | Seat 12A",
    ])
    func `a line that tells something is looked at`(line: String) {
        #expect(!LeadingLabels.all(in: line[...]).isEmpty)
        #expect(line.withOctets { LeadingLabels.mayBe($0) })
    }

    @Test func `a plain line is not`() {
        for line in [
            "minutes of the last meeting at 12", "next steps", "Call Anna at 10", "room 12, floor 3",
        ] {
            #expect(!line.withOctets { LeadingLabels.mayBe($0) })
        }
    }
}
