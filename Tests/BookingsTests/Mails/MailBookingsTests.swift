import CivilTime
import TestKit
import Testing
import Trips

@testable import Bookings

/// The forms in which mails tell bookings.
@Suite struct MailBookingsTests {
    static func read(
        _ text: String, subject: String = "Booking confirmation", sender: String = "",
        sent: String = "2027-02-10"
    ) throws -> MailBookings {
        MailBookings(
            text, subject: subject, sender: sender, sent: try CivilDate(parsing: sent),
            among: KnownPlaces(try TestZones.database(.r2026f)))
    }

    static func lines(_ read: MailBookings) -> [String] {
        read.found.map { booking in
            func moment(_ moment: MailBooking.Moment?) -> String {
                guard let moment else { return "-" }
                return ["\(moment.date)", moment.time.map { String("\($0)".prefix(5)) }, moment.zone?.name]
                    .compactMap(\.self)
                    .joined(separator: " ")
            }
            let ends = [booking.place, booking.destination].compactMap { $0.map { $0.code ?? $0.name } }
            let head = ["\(booking.kind)", booking.number, booking.name, booking.confirmation].compactMap(
                \.self)
            return
                (head + ends + [moment(booking.start), moment(booking.end)] + booking.doubts.map { "?\($0)" })
                .joined(separator: " | ")
        }
    }

    @Test func `times stand before their places, one below the other`() throws {
        let text = """
            Bokningsnummer: BQT7714M
            Torsdag 8 april 2027
            06.30  Göteborg C
            09.36  Stockholm C
            SJ Snabbtåg 422, vagn 2, plats 14
            """
        #expect(
            Self.lines(try Self.read(text)) == [
                "train | Snabbtåg 422 | BQT7714M | Göteborg C | Stockholm C | 2027-04-08 06:30 Europe/Stockholm | 2027-04-08 09:36 Europe/Stockholm"
            ])
    }

    @Test func `labels stand before times, and the route above them`() throws {
        let text = """
            Buchungsnummer: K3ZP8WT
            London Gatwick (North Terminal) to Geneva
            Flight EZY8519
            Depart: Wed 24 Mar 2027 07:05
            Arrive: Wed 24 Mar 2027 09:45
            Bag drop closes at 06:25. Gate closes at 06:35.
            """
        #expect(
            Self.lines(try Self.read(text)) == [
                "flight | EZY 8519 | K3ZP8WT | London Gatwick | Geneva | 2027-03-24 07:05 Europe/London | 2027-03-24 09:45 Europe/Zurich"
            ])
    }

    @Test func `cells of a table stand on lines of their own`() throws {
        let text = """
            Confirmation Number: PL0X3R
            UA863
            Mon, Feb 28, 2028
            Wed, Mar 01, 2028
            10:40 PM
            08:50 AM
            San Francisco, CA, US (SFO)
            Sydney, AU (SYD)
            """
        #expect(
            Self.lines(try Self.read(text, sent: "2027-11-19")) == [
                "flight | UA 863 | PL0X3R | SFO | SYD | 2028-02-28 22:40 America/Los_Angeles | 2028-03-01 08:50 Australia/Sydney"
            ])
    }

    @Test func `a journey with changes has a booking for each leg, and the night ends a day later`() throws {
        let text = """
            Référence du dossier : SVPLXK
            ALLER : mercredi 14 juillet 2027
            09h38  Paris Gare de Lyon
                   TGV INOUI n° 6109
            12h44  Marseille Saint-Charles
                   47 min de correspondance
            22h31  Marseille Saint-Charles
                   TER 86037
            01h10  Nice Ville
            """
        #expect(
            Self.lines(try Self.read(text)) == [
                "train | INOUI 6109 | SVPLXK | Paris Gare de Lyon | Marseille Saint-Charles | 2027-07-14 09:38 Europe/Paris | 2027-07-14 12:44 Europe/Paris",
                "train | TER 86037 | SVPLXK | Marseille Saint-Charles | Nice Ville | 2027-07-14 22:31 Europe/Paris | 2027-07-15 01:10 Europe/Paris",
            ])
    }

    @Test func `a flight over the date line lands on the day on which it can`() throws {
        let text = """
            Booking reference: NQ7F4D
            Saturday 25 September 2027
            NZ6 Auckland (AKL) to Los Angeles (LAX)
            Departs 7:30pm, arrives 12:30pm
            """
        #expect(
            Self.lines(try Self.read(text)) == [
                "flight | NZ 6 | NQ7F4D | AKL | LAX | 2027-09-25 19:30 Pacific/Auckland | 2027-09-25 12:30 America/Los_Angeles"
            ])
    }

    @Test func `a stay has its days, its hours and its house`() throws {
        let text = """
            Reference number: 83115-602214475
            Azulejo Social Hostel
            Rua dos Fanqueiros 112, 1100-232 Lisbon, Portugal
            Check-in:   Wed 23rd Jun 2027, 15:00 - 23:00
            Check-out:  Sat 26th Jun 2027, before 11:00
            Free cancellation until Tue 22nd Jun 2027.
            """
        let read = try Self.read(text)
        #expect(
            Self.lines(read) == [
                "lodging | Azulejo Social Hostel | 83115-602214475 | Azulejo Social Hostel, Rua dos Fanqueiros 112, 1100-232 Lisbon, Portugal | 2027-06-23 15:00 | 2027-06-26 11:00"
            ])
    }

    @Test func `a rented car has both its ends`() throws {
        let text = """
            Reservierungsnummer: 9941077235
            ABHOLUNG
            Freitag, 24.09.2027 - 16:30 Uhr
            München Flughafen
            RÜCKGABE
            Montag, 27.09.2027 - 08:00 Uhr
            Wien Hauptbahnhof
            """
        #expect(
            Self.lines(try Self.read(text, sender: "SIXT")) == [
                "carRental | 9941077235 | München Flughafen | Wien Hauptbahnhof | 2027-09-24 16:30 Europe/Berlin | 2027-09-27 08:00 Europe/Vienna"
            ])
    }

    @Test func `without a code, or with places that are not known, it is a draft`() throws {
        let text = "Fri 12 March 2027\n08:15 Holyhead\n11:30 Dublin Port\nVessel: Ulysses\n"
        #expect(try Self.read(text).found.map(\.doubts) == [[.code, .place]])
        #expect(try Self.read("Booking reference: 51880264\n" + text).found.map(\.doubts) == [[.place]])
    }

    @Test(arguments: [
        // A cancellation, an offer, and what lies behind the mail.
        ("Your booking has been cancelled", "2027-02-10"), ("Complete your booking", "2027-02-10"),
        ("How was your trip?", "2027-04-20"),
    ])
    func `a mail that books nothing tells none`(_ subject: String, _ sent: String) throws {
        let text =
            "Booking reference: BQT7714M\nThursday 8 April 2027\n06:30  Göteborg C\n09:36  Stockholm C\nTrain 422\n"
        #expect(try Self.read(text, subject: subject, sent: sent).found.isEmpty)
        #expect(try Self.read(text).found.count == 1)
    }

    @Test func `a mail of a change is a draft, since old times stand beside new ones`() throws {
        let text =
            "Booking reference: BQT7714M\nThursday 8 April 2027\n06:30  Göteborg C\n09:36  Stockholm C\nTrain 422\n"
        #expect(
            try Self.read(text, subject: "Schedule change of your train").found.map(\.doubts) == [[.change]])
        #expect(try Self.read(text).found.map(\.doubts) == [[]])
    }

    @Test func `a date between slashes that may be either of two is told and not read`() throws {
        let read = try Self.read(
            "Thank you for your booking. Your reference: BQT7714M\nTrain 422, 05/04/2027\n06:30  Manchester Piccadilly\n08:36  London Euston\n"
        )
        #expect(read.found.isEmpty)
        #expect(read.ambiguousDates == ["05/04/2027"])
    }

    @Test func `of an answer what is quoted below it is not read, and of a forwarded mail it is`() throws {
        let booked = "Buchungscode: XK7P4M\n12. März 2027\n08:00 Berlin Hbf\n10:00 Hamburg Hbf\nICE 700\n"
        let quoted = booked.split(separator: "\n").map { "> \($0)" }.joined(separator: "\n")
        let answer = booked.replacing("12. März", with: "19. März") + "\nAm 1. März schrieb Ada:\n" + quoted
        #expect(try Self.read(answer).found.map { "\($0.start.date)" } == ["2027-03-19"])
        #expect(
            try Self.read("schau mal\n\nBetreff: Fahrt\nDatum: 1. März 2027 um 9:41\n" + quoted).found.map {
                "\($0.start.date)"
            } == ["2027-03-12"])
    }

    @Test func `a long text of times takes no longer than its length`() throws {
        let line = "06:30  Göteborg C  09:36  Stockholm C  BQT7714M SJ 422 torsdag 8 april 2027\n"
        let read = { (count: Int) in
            try ProcessorTime.spent { _ = try Self.read(String(repeating: line, count: count)) }
        }
        _ = try read(10)
        let (few, many) = (try read(800), try read(20_000))
        // What is behind the limit of lines is not looked at.
        #expect(many < few * 4 + .milliseconds(500))
    }
}
