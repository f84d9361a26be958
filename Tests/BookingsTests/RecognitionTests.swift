import CivilTime
import TestKit
import Testing
import Trips

@testable import Bookings

@Suite("Booking recognition") struct RecognitionTests {
    struct Case: CustomTestStringConvertible {
        let lines: [String]
        let expected: String
        var allDay = false
        var testDescription: String { lines.joined(separator: " ") }
    }

    static func found(_ lines: [String], allDay: Bool) throws -> String {
        let span =
            allDay
            ? try Recognised.days("2027-03-09", "2027-03-12")
            : try Recognised.timed("2027-03-12T17:00:00", "2027-03-12T19:00:00", zone: "Asia/Tokyo")
        let facts = try Recognised.facts(lines, in: span)
        let texts = [
            facts.carrier, facts.number, facts.confirmation, facts.seat, facts.place?.code,
            facts.destination?.code,
        ]
        return ([facts.kind.rawValue] + texts.map { $0 ?? "-" }).joined(separator: " ")
    }

    @Test(arguments: [
        ("XK7 P2Q", true), ("123 456 789", true), ("12 34 56 78", true), ("XK7-P2Q", true),
        ("ALL 3 NIGHTS", false), ("TWO ROOMS", false), ("XK7 P2Q for two", false), ("xk7 p2q", false),
        ("AB CD EF GH", false), ("2027 03 12 10 00", false), ("ABC1 DEF2", false),
    ])
    func `a code may stand in groups`(_ text: String, _ isCode: Bool) throws {
        let facts = try Recognised.facts(["SUMMARY:x", "DESCRIPTION:Booking reference: \(text)"])
        #expect(facts.confirmation == (isCode ? text : nil))
    }

    @Test func `a train may stand behind its platform`() throws {
        let facts = try Recognised.facts([
            "SUMMARY:Berlin Hbf - München Hbf",
            "DESCRIPTION:Berlin Hbf\\nab 10:26 Gl. 1 ICE 275\\nMünchen Hbf\\nan 14:02 Gl. 23\\nAuftragsnummer: QRX4TZ",
        ])
        #expect(facts.kind == .train)
        #expect(facts.number == "ICE 275")
        #expect(facts.place?.terminal == "1")
        #expect(facts.destination?.terminal == "23")
    }

    @Test func `each of several travellers is named without a title`() throws {
        let facts = try Recognised.facts([
            "SUMMARY:Flight AB 8075 from HEL to TXL",
            "DESCRIPTION:Passengers: Mr Ben Keller\\, Ms Anna Keller and Dr Li",
        ])
        #expect(facts.traveller == "Ben Keller, Anna Keller and Li")
    }

    @Test func `a number between two zones is a flight, and one in UTC or in one zone is none`() throws {
        let title = "SUMMARY:ANA NH106便 東京(羽田)→ロサンゼルス"
        func span(_ from: String, _ to: String) throws -> ActivitySpan {
            .timed(
                start: ActivityTime(
                    local: try CivilDateTime(parsing: "2027-09-08T22:55"), zone: try ZoneID(from)),
                end: ActivityTime(local: try CivilDateTime(parsing: "2027-09-08T17:00"), zone: try ZoneID(to))
            )
        }
        let facts = try Recognised.facts([title], in: span("Asia/Tokyo", "America/Los_Angeles"))
        #expect(facts.kind == .flight && facts.number == "NH 106")
        for zone in ["UTC", "Asia/Tokyo"] {
            #expect(try Recognised.facts([title], in: span(zone, zone)).rule == nil)
        }
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
            expected: "flight AY AY 1331 - - - -"),
        Case(lines: ["SUMMARY:US403 PHX to SFO"], expected: "flight US US 403 - - PHX SFO"),
        Case(lines: ["SUMMARY:XX 123 HEL-JFK"], expected: "flight XX XX 123 - - HEL JFK"),
        Case(lines: ["SUMMARY:My flight HEL - JFK"], expected: "flight - - - - HEL JFK"),
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
    ]

    @Test(arguments: cases) func `a booking is recognised`(_ example: Case) throws {
        #expect(try Self.found(example.lines, allDay: example.allDay) == example.expected)
    }

    @Test(arguments: traps) func `a word that looks like a booking is none`(_ example: Case) throws {
        #expect(try Self.found(example.lines, allDay: example.allDay) == example.expected)
    }

    @Test(
        arguments: [
            ("ICE 77 Hamburg - Frankfurt - Basel", nil),
            ("UA 901 - San Francisco - London", "San Francisco|London"),
            ("Flight Rio de Janeiro to Lisbon", "Rio de Janeiro|Lisbon"),
            ("Flight to Lisbon from Porto", "Porto|Lisbon"),
            ("Tren Santiago de Compostela a Madrid", nil), ("Paris → Lyon → Nice", "Paris|Nice"),
            ("Vlucht Hoek van Holland naar Harwich", "Hoek van Holland|Harwich"),
            ("IC 3 review - design to production", nil),
            ("Life coach 60 minutes - Zoom", nil), ("Flight training - Room B12", nil),
            ("Reis van Utrecht Centraal naar Köln Hbf", "Utrecht Centraal|Köln Hbf"),
        ] as [(String, String?)])
    func `a title tells one route, or none`(_ title: String, _ ends: String?) {
        #expect(TitleRoute(title).map { "\($0.departure)|\($0.arrival)" } == ends)
    }

    @Test(
        arguments: [
            ("KWD 145.500", "145.500 KWD"), ("KWD 1,250", nil), ("TND 1.250,75", "1250.750 TND"),
            ("BHD 1,145.500", "1145.500 BHD"), ("HUF 25,990", "25990.00 HUF"), ("1.249,90 €", "1249.90 EUR"),
            ("3 129,00 EUR", "3129.00 EUR"), ("2 PAX", nil), ("2 x 49,00 EUR", nil),
            ("120 EUR per night", nil),
        ] as [(String, String?)])
    func `a price has the places of its currency`(_ text: String, _ money: String?) {
        #expect(PriceText.money(text)?.description == money)
    }

    @Test(
        arguments: [
            ("XK7P2Q.", "XK7P2Q"), ("AB12CD — 3 guests.", "AB12CD"), ("2nd", nil), ("12/06/2027", nil),
            ("2027-06-12", nil),
            ("PENDING", nil), ("3097.551.824", "3097.551.824"), ("12-34567/NYC", "12-34567/NYC"),
        ] as [(String, String?)])
    func `a code is no date, number in a row or state`(_ text: String, _ code: String?) {
        #expect(BookingLabels.code(text) == code)
    }

    @Test func `of prices the total counts, and that of a night is not the whole`() throws {
        let span = try Recognised.days("2027-03-09", "2027-03-12")
        func price(_ lines: String) throws -> Money? {
            let text = "DESCRIPTION:Check-in: 15:00\\nCheck-out: 12:00\\n\(lines)"
            return try Recognised.facts(["SUMMARY:Glo Hotel", text], in: span).price
        }
        #expect(try price("Price: 90 EUR\\nTotal: 270 EUR") == Money("270 EUR"))
        #expect(try price("Price: 90 EUR") == nil)
    }

    @Test func `long texts of half a form are read in one go`() throws {
        let spent = try ProcessorTime.spent {
            for part in ["(IC 1)\\n", "<", "<a ", "((", "Seat:"] {
                let text = String(repeating: part, count: 300_000 / part.utf8.count)
                let facts = try Recognised.facts([
                    "SUMMARY:Köln Hbf - Basel SBB", "DESCRIPTION:\(text)",
                ])
                // One train is told there, however often.
                #expect(facts.number == (part.contains("IC") ? "IC 1" : nil))
            }
            let legs = (0..<40_000).map { "10:00 (IC \($0))" }.joined(separator: "\\n")
            let facts = try Recognised.facts([
                "SUMMARY:Köln Hbf - Basel SBB", "DESCRIPTION:\(legs)",
            ])
            #expect(facts.number == nil)
        }
        #expect(spent < .seconds(60))
    }
}
