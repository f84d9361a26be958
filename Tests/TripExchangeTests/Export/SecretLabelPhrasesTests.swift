import TestKit
import Testing

@testable import Bookings
@testable import TripExchange

/// What an import reads as a code, a ticket's number or a seat is not told to others under the same words.
@Suite("Secret label phrases") struct SecretLabelPhrasesTests {
    static let confirmations = LabelWords.confirmations.union(LabelWords.looseConfirmations).sorted()
    static let seats = LabelWords.seats.union(LabelWords.placeSeats).sorted()

    static func blotted(_ text: String) -> String { SecretCodes(of: []).blotted(text, of: nil) }

    /// The label as it is, with a capital, and in capitals.
    static func spellings(_ label: String) -> [String] {
        [label, label.prefix(1).uppercased() + label.dropFirst(), label.uppercased()]
    }

    @Test(arguments: [
        "Rezerwacja 19:30", "Rezerwacja 2027-03-05", "Lugar: LISBOA", "Lugar: 28013 Madrid",
        "Plats: 111 22 Stockholm",
        "Paikka: 00100 Helsinki", "Rezerwacja 19:30-21:00", "Rezerwacja 12.03.2027", "Reservation 3/12/2027",
        "Reservation 19:30 4 people", "Reservation 12.03.2027 19:30", "Booking 19:30/20:30",
    ])
    func `a time and an address are no code`(_ text: String) { #expect(Self.blotted(text) == text) }

    @Test(arguments: ["Booking: 4711-22-33", "Booking no. 4711-22-33", "Plats: 12A", "Lugar: 7"])
    func `a number that looks like a date is a code behind a mark`(_ text: String) {
        #expect(Self.blotted(text).hasSuffix("…"))
    }

    @Test(arguments: [
        "Booking: A-RES-123", "Voucher: VOUCHER-8812", "Booking: RES-88213", "Voucher: RES/88213",
        "Booking: 88213-RES",
    ])
    func `a label that is a part of a code goes with it`(_ text: String) {
        #expect(Self.blotted(text) == "\(text.prefix { $0 != ":" }): …")
    }

    @Test(arguments: [
        "BOOKING CONFIRMATION/REFERENCE: QX7RT2", "BOOKING/RESERVATION: QX7RT2",
        "BUCHUNG/RESERVIERUNG: QX7RT2",
        "RESERVATION/BOOKING NO. QX7RT2", "PNR/LOCATOR: QX7RT2", "Booking/Reservation: QX7RT2",
        "BOOKING/RESERVATION/CONFIRMATION NO: QX7RT2",
    ])
    func `of two labels that a mark joins neither is the code`(_ text: String) {
        #expect(Self.blotted(text) == "\(text.dropLast(6))…")
    }

    @Test(arguments: [
        "booking code 12-34-5678", "Booking reference is 12-34-5678", "Booking (code) 4711:22",
        "Booking ref 12:3456", "Pickup code 12:34", "Booking 88:1234567", "Reservation 123456:789",
        "Reservation 12-1234-56", "Booking 1-2-3456", "Booking 1234/56/78", "pin code 12:34",
        "Reservation 25:30", "Reservation 2027-13-05", "Reservation 2027-03.05",
    ])
    func `what is neither a time nor a date is a code`(_ text: String) {
        #expect(Self.blotted(text).hasSuffix(" …"))
    }

    @Test(arguments: [
        "PNR: XK7PNR", "PNR XKQPNR", "pnr: xkqpnr", "Booking: XK7PNR", "Booking code: QX7RNR",
        "Confirmation no. 4F7QNR", "Confirmation number: 7QXCODE", "Ref: AB12NR", "Reservation KLMNNR",
        "Order no. 88213NR", "Booking 123-456 NR 789", "Conf: 4711 COM 88", "Booking 4711 ID 12",
    ])
    func `a code may end or go on with the letters of a label`(_ text: String) {
        #expect(Self.blotted(text).hasSuffix(" …"))
    }

    @Test(arguments: [
        "PNR/Buchungscode: QX7RT2", "PNR (Buchungscode): QX7RT2", "PNR / Buchungsnummer: QX7RT2",
        "Flug LH 400 FRA-JFK PNR/Buchungscode: QX7RT2", "PNR/Ticketnummer 2201234567890",
        "PNR/Dossiernummer: 4711223", "PNR/Bokningsnummer: QX7RT2", "PNR / Numer rezerwacji: QX7RT2",
        "BOOKING/BUCHUNGSCODE: QX7RT2", "BUCHUNGSNUMMER/BOOKING NO: QX7RT2",
        "BESTÄTIGUNGSNUMMER/CONFIRMATION: QX7RT2", "RESERVIERUNG BUCHUNGSNUMMER: 4711223",
        "BEVESTIGING BOEKINGSNUMMER: 4711223", "REZERWACJA NUMER REZERWACJI: QX7RT2",
        "BUCHUNG BUCHUNGS-NR.: 4711223", "CONFIRMATION TICKET-NR: 4711223",
        "TICKETNUMMER/TICKET NUMBER: 2201234567890", "PNR: XKQPLM / TICKETNUMMER: 2201234567890",
        "BOOKING XKQPLM, KUNDENNUMMER: 2201234567890", "RESERVATION E-TICKET NO: 2201234567890",
        "BOOKING CONFIRMATION E-TICKET: 2201234567890", "Westbahnhof, PNR/Auftragsnummer: 8821399",
        "Booking 47 11 22 19:30", "Reservation 12 34 56 19:30",
    ])
    func `the code behind two labels is blotted out, and not the second label`(_ text: String) {
        let blotted = Self.blotted(text)
        #expect(blotted.hasSuffix(" …"))
        #expect(!["QX7RT2", "XKQPLM", "4711223", "2201234567890"].contains { blotted.contains($0) })
    }

    @Test(arguments: [
        "Reservation XKQPNR: Hotel Adler", "PNR XK7QNR: LH400 FRA-JFK", "PNR: XKQPNR, PIN: 4711",
        "Booking code: XKQPNR\nPIN: 4711", "PNR QX7TNR; No.: 2", "pnr qx7qnr 2 pax", "Booking: Qx7tnr 10:15",
        "Conf# 4711QNR: 2 guests", "Seat: 12ANR: x", "Booking HMXKQPZWNR: Adler", "PNR ABCDEFNR: x",
        "Reservation: RES-NR#ABCD", "Booking: TICKET#ABCD",
    ])
    func `a code that ends like a label is one before a mark, too`(_ text: String) {
        let blotted = Self.blotted(text)
        let codes = ["XKQPNR", "XK7QNR", "QX7TNR", "qx7qnr", "Qx7tnr", "4711QNR", "12ANR", "HMXK", "ABCD"]
        #expect(!codes.contains { blotted.contains($0) })
    }

    @Test(arguments: [
        "NR-A-", "NR.A/", "RES-", "CODE ", "BOOKING/RESERVATION/", "PLATZ:A-", "NO.A ", "12:34-",
    ])
    func `labels upon labels take time that grows with their number`(_ text: String) {
        func time(_ octets: Int) -> Duration {
            let repeated = String(repeating: text, count: octets / text.utf8.count)
            return ProcessorTime.spent { #expect(!Self.blotted(repeated).isEmpty) }
        }
        let few = time(20_000)
        let many = time(100_000)
        // With the square of the number it would be twenty-five times.
        #expect(many < few * 12 && many < .seconds(60), "\(few) and \(many)")
    }

    @Test(arguments: [
        "TGV voiture 5 place 112B-113B", "Voiture 12 places 064-065", "Wagon 12 miejsce 064-065",
        "Plaats: 12-064", "Platz: 21-64A", "Place: 021-064",
    ])
    func `seats that a mark joins are seats`(_ text: String) {
        #expect(Self.blotted(text).hasSuffix(" …"))
    }

    @Test(arguments: confirmations)
    func `a code behind each label that an import knows is blotted out`(_ label: String) {
        for label in Self.spellings(label) {
            #expect(Self.blotted("Lunch \(label): QX7RT2!") == "Lunch \(label): …!")
        }
    }

    @Test(arguments: LabelWords.ticketNumbers.sorted())
    func `a number behind each label of tickets is blotted out`(_ label: String) {
        for label in Self.spellings(label) {
            #expect(Self.blotted("Museum \(label): 40718823") == "Museum \(label): …")
        }
    }

    @Test(arguments: seats)
    func `a seat behind each label of seats is blotted out`(_ label: String) {
        for label in Self.spellings(label) {
            #expect(Self.blotted("Concert, \(label): 14C") == "Concert, \(label): …")
        }
    }

    @Test(arguments: [
        "Numer rezerwacji QX7RT2", "Číslo rezervace QX7RT2", "Bestillingsreferanse QX7RT2",
        "Bekreftelsesnummer QX7RT2", "Varausnumero QX7RT2", "Varaustunnus: QX7RT2", "Varauksen numero QX7RT2",
        "Bokningskod: QX7RT2", "Rezervasyon kodu QX7RT2", "Código da reserva: QX7RT2",
        "Bestilling nr. QX7RT2", "Kod din bokning QX7RT2", "Numer biletu 40718823",
    ])
    func `a label needs no colon, and may be made of parts`(_ text: String) {
        #expect(Self.blotted(text).hasSuffix(" …"))
    }

    @Test(arguments: [
        "Numer telefonu 22 555", "Číslo domu 12", "Rezerwacja stolika o 19", "Vagn 7 till Malmö",
        "Bord 4 i restaurangen", "Bokning av bord", "Plats i solen", "Bestilling av mat", "Kod na 2 osoby",
    ])
    func `words that are no label in front of a code stay`(_ text: String) {
        #expect(Self.blotted(text) == text)
    }
}
