import CivilTime
import TestKit
import Testing
import Trips

@testable import Bookings

/// Mails of which nothing may be stored without a question: what looks like a sure booking is none, or another one.
@Suite struct MailDoubtsTests {
    static let flight = "Flight LH 400\nFri 14 May 2027\nFrankfurt (FRA) 10:55\nNew York (JFK) 13:30\n"
    static let code = "Booking reference: XK7P4M\n"

    /// The starts of what is sure.
    static func sure(_ text: String, subject: String = "Your booking confirmation") throws -> [String] {
        try MailBookingsTests.read(text, subject: subject, sent: "2027-01-04").found.filter(\.doubts.isEmpty)
            .map {
                "\($0.start.date) \($0.start.time.map { "\($0)".prefix(5) } ?? "")"
            }
    }

    @Test func `the same without a doubt is sure`() throws {
        #expect(try Self.sure(Self.code + Self.flight) == ["2027-05-14 10:55"])
    }

    @Test(arguments: [
        // The date stands elsewhere, or cannot be read.
        "Reisetermin: 14.05.2027 bis 21.05.2027\nHinflug\nDE 1504 Frankfurt (FRA) nach Palma (PMI)\n06:05 - 08:20\nRückflug\nDE 1505 Palma (PMI) nach Frankfurt (FRA)\n21:10 - 23:30\n",
        "Order of 4 January 2027\nMegabus bus M20\nDate: 05/06/2027\nLondon 10:30\nBirmingham 13:15\nHave fun on your trip and enjoy the ride with us.\n",
        "Kaufdatum: 04.01.2027\nFlixBus 047\nam 14.05.\nBerlin ZOB 10:30\nHamburg ZOB 13:45\n",
        "Booked Mon 4 January 2027\nFlight LH 400\nSat 14 May 2027\nFrankfurt (FRA) 10:55\nNew York (JFK) 13:30\n",
        "14 May 2027\nFlight LS 1\n07:10 London Gatwick (LGW)\n10:35 Palma (PMI)\nReturn flight\n07:30 Palma (PMI)\n09:00 London Gatwick (LGW)\n",
        "United UA 220\n05/06/2027\nChicago (ORD) 8:15 AM\nBoston (BOS) 11:35 AM\nSeat 12A\n",
        "Train to Leeds, your seat is booked\n04-06-2027\n10:36 London Kings Cross\n12:50 Leeds\n",
        "Vielen Dank für Ihren Aufenthalt!\nHotel Adler, Marktplatz 3, 79098 Freiburg\nAnreise: 1. Januar\nAbreise: 3. Januar\n2 Nächte\n",
        // The table is not at the time of the order.
        "Eingegangen am 04.01.2027 um 18:15 Uhr\nRestaurant Lindenhof, Hauptstr. 5, 10117 Berlin\nTisch für 2 am 14.05.2027 um 19:30 Uhr\noder am 15.05.2027 um 19:30 Uhr\n",
        // Old beside new.
        "Old flight\nLH 400, Fri 14 May 2027\nFrankfurt (FRA) 10:55\nNew York (JFK) 13:30\nNew flight\nLH 404, Fri 14 May 2027\nFrankfurt (FRA) 17:05\nNew York (JFK) 19:40\n",
        "Flight LH 400, Fri 14 May 2027\nFrankfurt (FRA) to New York (JFK)\nDeparture: 10:55 now 12:10\nArrival: 13:30 now 14:45\n",
        // A train that stops on the way.
        "Zug RE 1\nFr. 14.05.2027\n08:01 Magdeburg Hbf\n09:20 Potsdam Hbf\n09:50 Berlin Hbf\n",
    ])
    func `what may be another time is a draft`(_ text: String) throws {
        #expect(try Self.sure(Self.code + text) == [])
    }

    @Test(arguments: [
        "We regret that your flight will not operate.", "We had to cancel your flight.", "Status: CANCELLED",
        "Ihr Flug entfällt.",
        "Ihr Flug wurde gestrichen.", "Die Fahrt wurde abgesagt.", "Votre vol est supprimé.",
        "Din resa är inställd.", "Volo soppresso.",
        "Your booking was successfully cancelled.", "Your ticket has been refunded.",
        "Your hold has expired.", "You are on the wait list.",
        "You are on standby, a seat is not guaranteed.", "Your card was declined.",
        "It is not confirmed yet.", "Leider können wir nicht bestätigen.",
    ])
    func `what is not booked, or no longer, is not sure`(_ sentence: String) throws {
        #expect(try Self.sure(sentence + "\n" + Self.code + Self.flight) == [])
        #expect(try Self.sure(Self.code + Self.flight, subject: sentence) == [])
    }

    @Test func `what would be does not make a booking doubtful`() throws {
        let sentence = "Free cancellation until 10 May 2027. It can be cancelled for a fee.\n"
        #expect(try Self.sure(Self.code + sentence + Self.flight).count == 1)
    }

    @Test(arguments: [
        "> " + (code + flight).replacing("\n", with: "\n> "),
        "-----Original Message-----\nFrom: a\nSubject: b\n" + code + flight,
    ])
    func `what an answer quotes is not sure`(_ quoted: String) throws {
        #expect(
            try Self.sure("we changed it, you now leave at noon\n" + quoted, subject: "Re: Your booking")
                == [])
    }

    @Test func `what an advert below offers is no booking`() throws {
        let advert =
            "You may also like\nGlasgow Central to Manchester Piccadilly\nSat 15 May 2027\nTrain 09:10 - 12:25 from 19 GBP\n"
        #expect(try Self.sure(Self.code + Self.flight + advert) == ["2027-05-14 10:55"])
    }

    @Test(arguments: [
        ("오후 2:40", "14:40"), ("下午 2:40", "14:40"), ("2:40 de la tarde", "14:40"),
        ("9:00 de la noche", "21:00"), ("오전 9:10", "09:10"),
    ])
    func `words beside a time tell the half of the day`(_ text: String, _ time: String) throws {
        #expect(try MailDatesTests.lines(text)[0].times == [time])
    }

    @Test func `each of two flights has its own code`() throws {
        let text =
            "Confirmation: AAAA11\n" + Self.flight + "Confirmation: BBBB22\n"
            + Self.flight.replacing("14 May", with: "21 May").replacing("LH 400", with: "LH 404")
        #expect(try MailBookingsTests.read(text).found.map(\.confirmation) == ["AAAA11", "BBBB22"])
    }
}
