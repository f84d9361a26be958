import Testing
import Trips

@testable import Bookings

/// Labels are known by their form.
@Suite("Labels of bookings") struct BookingLabelTests {
    private static func kinds(_ label: String) -> LabelKinds? {
        label.withOctets { BookingLabels.kinds(of: $0) }
    }

    @Test(arguments: [
        "Bestillingsreferanse", "Bookingnummer", "BOKNINGSKOD", "Réf. dossier", "Numéro de la réservation",
        "Nº de la reserva", "Online booking ref. no.", "Codice della prenotazione", "Ticket reference",
        "Hotel confirmation number", "Boekingsnummer (DNR)", "Buchungsnummer (PNR)", "Ordrenummer",
    ])
    func `a word for a booking and one for a number are a code's label`(label: String) {
        #expect(Self.kinds(label)?.contains(.confirmation) == true)
    }

    @Test(arguments: [
        "Order date", "Booking office", "Number", "Reference letter", "Ticket price", "Room code",
        "Candidate number",
        "Case number", "Bookkeeping", "Orderly", "", "()", "(PNR)",
    ])
    func `other labels are not`(label: String) {
        #expect(Self.kinds(label)?.contains(.confirmation) != true)
    }

    private static func found(_ line: String) -> [String] {
        LeadingLabels.all(in: line[...]).map { found in
            let names: [(LabelKinds, String)] = [
                (.confirmation, "code"), (.looseConfirmation, "loose"), (.ticketNumber, "ticket"),
                (.seat, "seat"),
                (.seatOrPlace, "place"), (.coach, "coach"), (.flight, "flight"), (.flightNumber, "flight"),
                (.trainNumber, "train"), (.total, "total"), (.traveller, "traveller"),
                (.departure, "departure"),
                (.arrival, "arrival"),
            ]
            let name = names.first { found.kinds.contains($0.0) }?.1 ?? "?"
            return "\(name)=\(found.value)"
        }
    }

    @Test(arguments: [
        ("Booking reference 7JMP5X", ["code=7JMP5X"]),
        ("conf 8RTQ4W, seats 31H + 31K", ["loose=8RTQ4W", "seat=31H"]),
        ("Coach F, Seat 27", ["coach=F", "seat=27"]), ("Coach 3 Seat 11", ["coach=3", "seat=11"]),
        ("car 11 seat 3E (Fuji side)", ["coach=11", "seat=3E"]), ("Seat No. 24K", ["seat=24K"]),
        ("Flight QF35 - Airbus A330", ["flight=QF35"]),
        ("Total JPY 88,400 (tax)", ["total=JPY 88,400 (tax)"]),
        ("Depart Melbourne (MEL) Terminal 2, Tue 16 Nov", ["departure=Melbourne (MEL) Terminal 2"]),
        ("Passenger Mr Callum Brightwell 1", []), ("Reservation Number - 4C8A1F", ["code=4C8A1F"]),
        ("locator HGLKQP", ["loose=HGLKQP"]),
    ])
    func `a line without a colon tells what has its form`(line: String, expected: [String]) {
        #expect(Self.found(line) == expected)
    }

    @Test(arguments: [
        "Booking email sent 2 days ago", "Order 66", "Reservation 2027", "seat belts in row 12",
        "Total 12 people",
        "Flight training 5", "Passenger lists for 12 people", "train 5 new hires",
        "reference letters by 12 May",
        "Depart at 12", "conf call at 10:30", "Platform team 2", "car 2 go", "confirmation 12",
    ])
    func `sentences tell nothing`(line: String) {
        #expect(Self.found(line).filter { !$0.hasPrefix("coach") } == [])
    }

    /// A program that forwards a mail puts its head before it.
    @Test func `who wrote a mail to whom is no route`() throws {
        let facts = try Recognised.facts([
            "SUMMARY:FW: UA 901 SFO-LHR",
            "DESCRIPTION:From: Travel Desk\\nTo: Daniel Achterberg\\nSubject: UA 901\\n\\nRecord locator: MZ7T2K",
        ])
        #expect(facts.kind == .flight)
        #expect(facts.destination?.name == "LHR")
    }

    @Test(arguments: [
        ("Total: US$ 12.50", "12.50 USD"), ("Total: R$ 1.380,00", "1380.00 BRL"), ("Total: $12.50", nil),
        ("Total JPY 88,400 (bathing tax not included)", "88400 JPY"),
        ("Total: 268,00 EUR (taxe comprise)", "268.00 EUR"),
    ])
    func `prices`(line: String, price: String?) throws {
        let facts = try Recognised.facts([
            "SUMMARY:Flight UA 901 SFO-LHR",
            "DESCRIPTION:\(line.replacing(",", with: "\\,"))\\nRecord locator: MZ7T2K",
        ])
        #expect(facts.price?.description == price)
    }
}
