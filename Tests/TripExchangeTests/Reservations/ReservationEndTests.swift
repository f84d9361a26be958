import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

@Suite("Ends of reservations") struct ReservationEndTests {
    static func event(_ start: String, _ end: String) -> String {
        """
        {"@type":"EventReservation","reservationNumber":"E1","reservationFor":{"@type":"Event","name":"Jazz",\
        "startDate":"\(start)","endDate":"\(end)","location":{"name":"Palais","address":{"addressCountry":"FR"}}}}
        """
    }

    static func car(_ start: String, _ end: String) -> String {
        """
        {"@type":"RentalCarReservation","reservationNumber":"C1","pickupTime":"\(start)","dropoffTime":"\(end)",\
        "reservationFor":{"name":"VW Golf"},"pickupLocation":{"name":"Hertz","address":{"addressCountry":"FR"}}}
        """
    }

    @Test(arguments: [
        (event("2027-03-05", "2027-03-07"), "2027-03-05/2027-03-08"),
        (event("2027-03-05", "2027-03-05"), "2027-03-05/2027-03-06"),
        (car("2027-03-05", "2027-03-07"), "2027-03-05/2027-03-08"),
        (Sample.flight(at: "2027-03-05", until: "2027-03-06"), "2027-03-05/2027-03-07"),
        // That of a stay is the day of departure.
        (Sample.stay("2027-03-05", "2027-03-07"), "2027-03-05/2027-03-07"),
    ])
    func `the last day is a part of it`(_ json: String, _ days: String) throws {
        let read = try Sample.read(json)
        #expect(read.activities.map(Sample.start) == [days])
        #expect(!Sample.codes(read).contains("end-before-start"))
        #expect(!Sample.codes(read).contains("contradicted-reservation"))
    }

    @Test func `an arrival without an hour is no end`() throws {
        let read = try Sample.read(Sample.flight(until: "2027-03-06"))
        let flight = try #require(read.activities.first)
        #expect(Sample.end(flight) == Sample.start(flight))
        #expect(flight.notes.contains("Arrival: 2027-03-06"))
        #expect(read.findings.map(\.message).contains { $0.contains("arrivalTime 2027-03-06 is a day") })
    }

    @Test func `what is booked from an hour to a day lasts to the end of that day, which is told`() throws {
        let read = try Sample.read(Self.car("2027-03-05T09:00:00+01:00", "2027-03-07"))
        #expect(read.activities.map(Sample.start) == ["2027-03-05T09:00:00 Europe/Paris"])
        #expect(read.activities.map(Sample.end) == ["2027-03-08T00:00:00 Europe/Paris"])
        #expect(Sample.codes(read).contains("mixed-date-types"))
        let same = try Sample.read(Self.event("2027-03-05T19:30:00+01:00", "2027-03-05"))
        #expect(same.activities.map(Sample.end) == ["2027-03-05T19:30:00 Europe/Paris"])
        #expect(same.activities.first?.notes.contains("End: 2027-03-05") == true)
    }

    private static func flight(_ from: String, _ to: String, _ start: String, _ end: String) -> String {
        Sample.flight(from: "AAA1", to: "BBB1", at: start, until: end)
            .replacing(#""iataCode":"AAA1""#, with: from).replacing(#""iataCode":"BBB1""#, with: to)
    }

    @Test func `an end that floats is not read in the zone of the other`() throws {
        let nowhere = #""name":"Terminal Five""#
        let end = try Sample.read(
            Self.flight(#""iataCode":"JFK""#, nowhere, "2027-03-05T18:30:00", "2027-03-06T06:30:00"))
        let flight = try #require(end.activities.first)
        #expect(Sample.start(flight) == "2027-03-05T18:30:00 America/New_York")
        #expect(Sample.end(flight) == "2027-03-06T06:30:00 -")
        #expect(end.findings.filter { $0.code == .floatingTime }.count == 1)
        let start = try Sample.read(
            Self.flight(nowhere, #""iataCode":"LHR""#, "2027-03-05T18:30:00", "2027-03-06T06:30:00+00:00"))
        #expect(start.activities.map(Sample.start) == ["2027-03-05T18:30:00 -"])
        #expect(start.activities.map(Sample.end) == ["2027-03-06T06:30:00 Europe/London"])
        // What an export says of it is read in the same way.
        let again = try Exchange.imported(file: Exchange.text(end.activities))
        #expect(again.activities.map(Sample.end) == ["2027-03-06T06:30:00 -"])
    }
}

@Suite("Countries and cities of reservations") struct ReservationPlaceTests {
    private func stay(_ address: String, _ from: String, _ to: String) throws -> ImportedCalendar {
        try Sample.read(
            Sample.stay(from, to).replacing(#"{"addressCountry":"JP"}"#, with: "{\(address)}"))
    }

    @Test(arguments: [
        #""addressCountry":"Japan""#, #""addressCountry":"JPN""#, #""addressCountry":"jp""#,
        #""addressLocality":"Tokyo""#,
    ])
    func `a country is known by its name, and a zone by the city`(_ address: String) throws {
        let read = try stay(address, "2027-03-05T23:30:00Z", "2027-03-08T02:00:00Z")
        #expect(read.activities.map(Sample.start) == ["2027-03-06/2027-03-08"])
    }

    @Test func `a city of a name that others have in other zones tells nothing`() throws {
        let unknown = try stay(#""addressLocality":"Paris""#, "2027-03-05T23:30:00Z", "2027-03-08T02:00:00Z")
        #expect(Sample.codes(unknown).contains("unknown-zone"))
        let known = try stay(
            #""addressLocality":"Paris","addressCountry":"FRA""#, "2027-03-05T23:30:00Z",
            "2027-03-08T02:00:00Z")
        #expect(known.activities.map(Sample.start) == ["2027-03-06/2027-03-08"])
    }

    @Test func `a city tells the zone in a country of many`() throws {
        let read = try Sample.read(
            Sample.table(at: "2027-03-05T19:30:00").replacing(
                #""addressCountry":"DE""#, with: #""addressLocality":"Los Angeles","addressCountry":"US""#))
        #expect(read.activities.map(Sample.start) == ["2027-03-05T19:30:00 America/Los_Angeles"])
    }

    @Test func `zones that agree on a time without an offset are one`() throws {
        let read = try Sample.read(Sample.table(at: "2027-03-05T19:30:00"))
        #expect(read.activities.map(Sample.start) == ["2027-03-05T19:30:00 Europe/Berlin"])
        #expect(Sample.codes(read).filter { $0 == "floating-time" } == [])
    }

    @Test(arguments: ["Z", "+00:00"])
    func `midnights in UTC are the days of a stay`(_ offset: String) throws {
        let read = try stay(
            #""addressCountry":"PE""#, "2027-03-05T00:00:00\(offset)", "2027-03-08T00:00:00\(offset)")
        #expect(read.activities.map(Sample.start) == ["2027-03-05/2027-03-08"])
        #expect(read.activities.first?.notes.contains("Check-in") == false)
        #expect(read.findings.contains { $0.message.contains("both ends of the stay are midnight in UTC") })
    }
}
