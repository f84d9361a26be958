import CivilTime
import Documents
import Findings
import ICalendar
import Reservations
import TestKit
import Testing
import Trips

@testable import TripExchange

@Suite("Hostile mails and pages") struct HostileReservationTests {
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
