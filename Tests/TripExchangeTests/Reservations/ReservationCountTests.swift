import CivilTime
import Documents
import Findings
import ICalendar
import Reservations
import StrictJSON
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

/// The bounds of how many reservations and travellers are read, each as it is and one above; docs/limits.md lists them.
@Suite("Counts of reservations") struct ReservationCountTests {
    private func read(_ json: String, _ change: (inout ReservationLimits) -> Void = { _ in }) throws
        -> ImportedCalendar
    {
        var limits = ReservationLimits()
        change(&limits)
        return ReservationImport(
            CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile),
            now: try Instant(parsing: "2028-01-01T00:00:00Z"), limits: limits
        ).calendar(of: Array(json.utf8), as: .linkedData, file: "a.json")
    }

    /// What is said of something that is more than is read.
    private func told(_ imported: ImportedCalendar) -> [String] {
        imported.findings.filter { $0.code == .tooManyParts }.map(\.description)
    }

    @Test func `a file has 1,000 reservations at most`() throws {
        #expect(ReservationLimits().reservations == 1_000)
        let text =
            "[" + Sample.table(at: "2027-03-05T19:00:00+01:00") + ","
            + Sample.stay("2027-03-05", "2027-03-06") + "]"
        #expect(try read(text) { $0.reservations = 2 }.activities.count == 2)
        #expect(try told(read(text) { $0.reservations = 2 }) == [])
        let above = try read(text) { $0.reservations = 1 }
        #expect(above.activities.count == 1)
        #expect(
            told(above) == [
                "a.json:1: warning: there are more than 1 reservations; the others were not read [too-many-parts]"
            ])
    }

    @Test func `a reservation has 128 KiB at most`() throws {
        #expect(ReservationLimits().reservationBytes == 128 << 10)
        let text = Sample.table(at: "2027-03-05T19:00:00+01:00")
        let size = JSONWriter.compactBytes(of: try JSONParser.value(of: Array(text.utf8))).count
        #expect(try read(text) { $0.reservationBytes = size }.activities.count == 1)
        let above = try read(text) { $0.reservationBytes = size - 1 }
        #expect(above.activities.isEmpty)
        #expect(Exchange.codes(above.findings) == ["1 broken-reservation", "0 no-reservation"])
        #expect(above.findings.first?.message.contains("has more than \(size - 1) bytes") == true)
    }

    @Test(arguments: [(32, []), (33, ["1 too-many-parts"])])
    func `a booking has 32 travellers at most`(_ count: Int, _ told: [String]) throws {
        let all = (1...count).map { number in
            Sample.table(at: "2027-03-05T19:00:00+01:00", #""underName":"Guest \#(number)","#)
        }
        let imported = try read("[" + all.joined(separator: ",") + "]")
        #expect(imported.activities.count == 1)
        #expect(Exchange.codes(imported.findings.filter { $0.code == .tooManyParts }) == told)
        #expect(imported.activities.first?.notes.contains("Guest 32") == true)
        #expect(imported.activities.first?.notes.contains("Guest 33") == false)
    }

    @Test(arguments: [(32, false), (33, true)]) func `a reservation has 32 legs at most`(
        _ count: Int, _ isTold: Bool
    )
        throws
    {
        let legs = (1...count).map { number in
            """
            {"@type":"Flight","flightNumber":"\(100 + number)","airline":{"@type":"Airline","iataCode":"QJ"},\
            "departureAirport":{"@type":"Airport","iataCode":"JFK"},"arrivalAirport":{"@type":"Airport",\
            "iataCode":"LHR"},"departureTime":"2027-03-\(number < 10 ? "0" : "")\(number % 28 + 1)T0\(number / 28):30:00-05:00"}
            """
        }
        let imported = try read(
            #"{"@type":"FlightReservation","reservationNumber":"A1","reservationFor":[\#(legs.joined(separator: ","))]}"#
        )
        #expect(imported.findings.contains { $0.message.contains("at most 32 are read") } == isTold)
        #expect(!imported.activities.contains { $0.number == "QJ 133" })
    }

    @Test(arguments: [(64, "L"), (65, "C1")]) func `an event has 64 reservations at most`(
        _ count: Int, _ code: String
    )
        throws
    {
        // The last one begins with the event.
        let all = (1...count).map { number in
            Sample.table(
                at: number == count ? "2027-09-20T19:00:00+02:00" : "2027-01-05T12:00:00+01:00",
                code: number == count ? "L" : "C\(number)")
        }
        let text = "[\(all.joined(separator: ","))]".replacing(",", with: "\\,")
        let imported = try Exchange.imported(event: [
            "UID:1@test", "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Europe/Berlin:20270920T190000",
            "DTEND;TZID=Europe/Berlin:20270920T210000", "SUMMARY:x",
            "X-KDE-KITINERARY-RESERVATION:\(text)",
        ])
        #expect(imported.activities.first?.confirmation == code)
        let told = try #require(imported.findings.first { $0.code == .brokenReservation })
        #expect(told.message.contains("has \(count - 1) further reservations"))
    }

    @Test(arguments: [(32, 32), (33, 32)]) func `32 versions of a reservation are kept`(
        _ count: Int, _ kept: Int
    ) throws {
        let all = (1...count).map { number in
            Sample.flight(flight: #""departureGate":"G\#(number)","#)
        }
        let imported = try read("[" + all.joined(separator: ",") + "]")
        let activity = try #require(imported.activities.first)
        let lines = try Exchange.eventLines(activity).joined()
        #expect(lines.ranges(of: "departureGate").count == kept)
    }
}
