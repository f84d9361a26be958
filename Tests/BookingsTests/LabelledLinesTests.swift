import TestKit
import Testing
import Trips

@testable import Bookings

/// Labels with a colon, between bars, and on a line of their own above what they name.
@Suite("Labelled lines") struct LabelledLinesTests {
    private static func values(_ text: String) -> [String] {
        LabelledLines(text, text.withOctets { LineMarks.all(of: $0) }).values.map { String($0.value) }
    }

    @Test(arguments: [
        ("Seat: 34K", ["34K"]), ("Order #: 12", ["12"]), ("Order # 12", ["12"]), ("Agenda: 12", []),
        ("Coche: 5  Plaza: 9C", ["5", "9C"]), ("Seat: 3A  window", ["3A  window"]),
        ("PNR: KLT9QB | Status: Confirmed | Seat: 3A", ["KLT9QB", "3A"]), ("PNR: KLT9QB |", ["KLT9QB |"]),
        ("PNR: KLT9QB | ", ["KLT9QB |"]), ("| PNR: KLT9QB", []), ("Seats: 2", []),
        ("Seats: 2 | PNR: A1B2C3", ["A1B2C3"]),
        // A label above its value, with a colon or beside another one.
        ("Passengers:\nAda Lovelace", ["Ada Lovelace"]), ("Passenger\nAda Lovelace", []),
        ("Passenger\nAda Lovelace\n\nSeat\n9A", ["Ada Lovelace", "9A"]),
        ("Seat\nPassenger\nAda Lovelace\nGate\nB12", ["Ada Lovelace", "B12"]), ("Seat\nGate", []),
        ("Seat", []),
        ("Subject: Trip\nFrom: Ada\nSeat: 3A", ["3A"]),
    ])
    func `values of labels`(text: String, values: [String]) {
        #expect(Self.values(text) == values)
    }

    /// Each of these has more labels than any line of a booking.
    @Test func `a line of nothing but labels ends`() {
        let line = Array(repeating: "Seat: 1A", count: 50_000).joined(separator: " | ")
        #expect(Self.values(line).count == 16)
        let stacked = Array(repeating: "Seat\n1A", count: 50_000).joined(separator: "\n")
        #expect(Self.values(stacked).count == 50_000)
    }

    @Test func `a mail in HTML is read with its references`() throws {
        let facts = try Recognised.facts([
            "SUMMARY:Vuelo IB3166 a Londres",
            "DESCRIPTION:<p>Madrid (MAD) T4 &rarr\\; Londres Heathrow (LHR)<br>C&oacute\\;digo de reserva: <b>KX9ZJD</b>"
                + "<br>Importe total: 187\\,40&nbsp\\;&euro\\;</p>",
        ])
        #expect(facts.kind == .flight)
        #expect(facts.confirmation == "KX9ZJD")
        #expect(facts.price.map { "\($0)" } == "187.40 EUR")
    }

    @Test(arguments: [
        ("Shinkansen Hikari 637 Tokyo → Kyoto", "Car 9\\nSeat: 4E\\nBooking reference: X4K7Q2", "637"),
        ("Southwest Airlines Flight 1482 - Denver to Oakland", "Confirmation # 2VTQ8J", "1482"),
    ])
    func `a number stands before the route`(title: String, description: String, number: String) throws {
        let facts = try Recognised.facts([
            "SUMMARY:\(title)", "DESCRIPTION:\(description)",
        ])
        #expect(facts.number == number)
    }
}
