import CivilTime
import ICalendar
import Testing
import Trips

@testable import TripExchange

@Suite("Hostile mails and pages") struct HostileReservationTests {
    @Test func `parts without an end that stand in one another are searched once`() {
        let deep = (0..<14).map { "Content-Type: multipart/mixed; boundary=x\($0)\r\n\r\n--x\($0)\r\n" }
        let lines = String(repeating: "--y\r\n", count: 20_000)
        let parts = MailParts(Array((deep.joined() + "Content-Type: text/html\r\n\r\n" + lines).utf8))
        #expect(parts.parts.count == 1)
        #expect(parts.parts.first?.body.count == lines.utf8.count)
    }

    @Test func `lines are counted forwards and back`() {
        let text = Array(String(repeating: "abc\n", count: 5_000).utf8)
        var lines = LineCount(text)
        for index in [0, 3, 4, 9_000, 4_095, 4_096, 19_999, 12, 20_000] {
            #expect(lines.line(at: index) == 1 + text[..<index].count { $0 == 0x0A })
        }
    }

    @Test func `what calendars cannot have is no part of a name or an address`() throws {
        let json = """
            {"@type": "LodgingReservation", "reservationNumber": "HX\\u00011", "checkinTime": "2027-06-11", "checkoutTime": "2027-06-13",
            "underName": {"name": "Ana\\u001b[2J Roth"}, "lodgingUnitDescription": "Double\\r\\nwith view",
            "reservationFor": {"name": "Café\\u007f Hotel", "address": "12 rue\\u0006 de l'Église"}}
            """
        let imported = try ReservationSamples.read(json)
        let stay = try #require(imported.activities.first)
        #expect(stay.confirmation == "HX1")
        #expect(stay.place?.name == "Café Hotel, 12 rue de l'Église")
        #expect(stay.place?.address?.street == "12 rue de l'Église")
        #expect(stay.seat == "Double\nwith view")
        #expect(stay.notes.contains("Ana[2J Roth"))
        #expect(
            imported.findings.first { $0.code == .controlCharacters }?.message
                == "control characters stand in $.reservationNumber, which no calendar may contain "
                + "(RFC 5545 §3.1); they were left out")
    }

    @Test func `a refusal steers no terminal`() throws {
        let imported = try ReservationPageTests.read(
            Array("[{\"@type\":\"\u{1B}[2J\u{7}\"}]".utf8), as: .linkedData)
        #expect(imported.findings.last?.code == .noReservation)
        #expect(
            imported.findings.last?.message.contains("begins with `[{\"@type\":\"\\u{1B}[2J\\u{7}\"}]`")
                == true)
    }
}
