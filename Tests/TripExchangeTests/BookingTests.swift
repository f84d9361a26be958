import CivilTime
import TestKit
import Testing
import Trips

@testable import TripExchange

@Suite("Booking recognition") struct BookingTests {
    struct Case: CustomTestStringConvertible {
        let lines: [String]
        let expected: String
        var allDay = false
        var testDescription: String { lines.joined(separator: " ") }
    }

    static func found(_ lines: [String], allDay: Bool) throws -> String {
        let span =
            allDay
            ? ["DTSTART;VALUE=DATE:20270309", "DTEND;VALUE=DATE:20270312"]
            : ["DTSTART;TZID=Asia/Tokyo:20270312T170000", "DTEND;TZID=Asia/Tokyo:20270312T190000"]
        let activity = try Exchange.activity(span + lines)
        let facts = [
            activity.carrier, activity.number, activity.confirmation, activity.seat, activity.place?.code,
            activity.destination?.code,
        ]
        return ([activity.kind.rawValue] + facts.map { $0 ?? "-" }).joined(separator: " ")
    }

    @Test(arguments: [
        ("XK7 P2Q", true), ("123 456 789", true), ("12 34 56 78", true), ("XK7-P2Q", true),
        ("ALL 3 NIGHTS", false), ("TWO ROOMS", false), ("XK7 P2Q for two", false), ("xk7 p2q", false),
        ("AB CD EF GH", false), ("2027 03 12 10 00", false), ("ABC1 DEF2", false),
    ])
    func `a code may stand in groups`(_ text: String, _ isCode: Bool) throws {
        let activity = try Exchange.activity([
            "DTSTART:20270312T080000Z", "SUMMARY:x", "DESCRIPTION:Booking reference: \(text)",
        ])
        #expect(activity.confirmation == (isCode ? text : nil))
    }

    // kind, carrier, number, confirmation, seat, departure, arrival
    static let cases = [
        // Flights.
        Case(
            lines: [
                "SUMMARY:Flight AB 8075 from HEL to TXL", "DESCRIPTION:Seat: 16E\\nBooking reference: XXX007",
            ],
            expected: "flight AB AB 8075 XXX007 16E HEL TXL"),
        Case(
            lines: [
                "SUMMARY:Flug nach TOULOUSE FR",
                "DESCRIPTION:Buchungscode: XYZ123\\nFlugnr.: LH 2218\\ndurchgeführt von: LUFTHANSA\\nVon: MUNICH\\nNach: TOULOUSE",
            ],
            expected: "flight LUFTHANSA LH 2218 XYZ123 - - -"),
        Case(
            lines: ["SUMMARY:Vol Toulouse-Paris", "DESCRIPTION:Vol: AF 6147\\nRéf. de réservation: ABC12D"],
            expected: "flight AF AF 6147 ABC12D - - -"),
        Case(
            lines: ["SUMMARY:Vol Toulouse-Paris", "DESCRIPTION:Bonjour\\nVol n°AF 6147\\nVol retour AF 9"],
            expected: "flight AF AF 6147 - - - -"),
        // The title tells the arrival where LOCATION tells the same departure, and not where it tells another one.
        Case(
            lines: ["SUMMARY:Flight AY 1331 from HEL to LHR", "LOCATION:Helsinki (HEL)"],
            expected: "flight AY AY 1331 - - HEL LHR"),
        Case(
            lines: ["SUMMARY:Flight AY 1331 from HEL to LHR", "LOCATION:Turku (TKU)"],
            expected: "flight AY AY 1331 - - TKU -"),
        Case(lines: ["SUMMARY:US403 PHX to SFO"], expected: "flight US US 403 - - PHX SFO"),
        Case(lines: ["SUMMARY:XX 123 HEL-JFK"], expected: "flight XX XX 123 - - HEL JFK"),
        Case(lines: ["SUMMARY:My flight HEL - JFK"], expected: "flight - - - - HEL JFK"),
        Case(lines: ["SUMMARY:Booked", "CATEGORIES:FLIGHT"], expected: "flight - - - - - -"),
        Case(
            lines: [
                "SUMMARY:Flight 9W 12",
                "DESCRIPTION:From: A (MUC)\\nTo: B (TLS)\\nFrom: B (TLS)\\nTo: C (CDG)",
            ],
            expected: "flight 9W 9W 12 - - - -"),
        // Trains.
        Case(
            lines: [
                "SUMMARY:Train 5186 from Nîmes Gare to Lyon Part-Dieu", "DESCRIPTION:Coach: 17\\nSeat: 62",
            ],
            expected: "train - 5186 - coach 17, seat 62 - -"),
        Case(lines: ["SUMMARY:ICE 577 Berlin Hbf -> Stuttgart Hbf"], expected: "train - ICE 577 - - - -"),
        Case(
            lines: ["SUMMARY:Praha hl.n. -> Wien Hbf", "DESCRIPTION:odj. 11:56 Praha hl.n.  (RJ    79)"],
            expected: "train - RJ 79 - - - -"),
        // Stays.
        Case(
            lines: ["SUMMARY:Glo Hotel Sello", "DESCRIPTION:Check-in: 3:00 PM\\nCheck-out: 12:00 PM"],
            expected: "lodging - - - - - -", allDay: true),
        Case(
            lines: [
                "SUMMARY:Seehof",
                "DESCRIPTION:1 Zimmer\\, 3 Nächte\\nAnreise: Freitag\\nBuchungsnummer: 3097.551",
            ],
            expected: "lodging - - 3097.551 - - -", allDay: true),
        // Tables.
        Case(lines: ["SUMMARY:Dinner reservation: Tule"], expected: "restaurant - - - - - -"),
        Case(
            lines: ["SUMMARY:Tule", "DESCRIPTION:Tisch für 2 Personen"], expected: "restaurant - - - - - -"),
        // Fields that senders write for programs.
        Case(
            lines: ["SUMMARY:Drive", "X-KDE-KITINERARY-RESERVATION:[{\"@type\":\"RentalCarReservation\"}]"],
            expected: "carRental - - - - - -"),
        Case(lines: ["SUMMARY:Somewhere", "CATEGORIES:Bahn"], expected: "train - - - - - -"),
    ]

    // Words that look like a booking and are none.
    static let traps = [
        Case(
            lines: ["SUMMARY:Pick up Ana", "DESCRIPTION:Flight AF 6147 lands at six"],
            expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:LAX policy review"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:Flight of fancy: a reading"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:Room B2 101 is booked"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:Train the trainers"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:Quarterly IC review of 2027"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:Multiplication table for kids"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:Meet at ABC to XYZ"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:Hotel tech conference"], expected: "event - - - - - -", allDay: true),
        Case(lines: ["SUMMARY:Hotel bar"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:x", "DESCRIPTION:Confirmation: sent by mail"], expected: "event - - - - - -"),
        Case(
            lines: ["SUMMARY:x", "DESCRIPTION:Confirmation: AB1234\\nBooking code: CD5678"],
            expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:x", "DESCRIPTION:Seat: by the window"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:Holiday", "CATEGORIES:FLIGHT,HOTEL"], expected: "event - - - - - -"),
        Case(lines: ["SUMMARY:Flight QJ 1", "CATEGORIES:EVENT"], expected: "event - - - - - -"),
    ]

    @Test(arguments: cases) func `a booking is recognised`(_ example: Case) throws {
        #expect(try Self.found(example.lines, allDay: example.allDay) == example.expected)
    }

    @Test(arguments: traps) func `a word that looks like a booking is none`(_ example: Case) throws {
        #expect(try Self.found(example.lines, allDay: example.allDay) == example.expected)
    }

    @Test func `a place with a code gets the airport's coordinates`() throws {
        let activity = try Exchange.activity([
            "DTSTART:20270312T080000Z", "DTEND:20270312T180500Z", "SUMMARY:Flight QJ 716",
            "DESCRIPTION:From: Tokyo Haneda (HND)\\nTo: Los Angeles (LAX)",
        ])
        #expect(activity.place?.name == "Tokyo Haneda (HND)")
        #expect((35.5...35.6).contains(activity.place?.latitude ?? 0))
        #expect((-118.5 ... -118.3).contains(activity.destination?.longitude ?? 0))
    }
}
