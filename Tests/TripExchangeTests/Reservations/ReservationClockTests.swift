import CivilTime
import Findings
import ICalendar
import Merging
import Reservations
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

@Suite("Clocks of reservations") struct ReservationClockTests {
    @Test func `when a table was booked is not its start`() throws {
        let read = try Sample.read(
            """
            {"@type":"FoodEstablishmentReservation","reservationNumber":"R9","bookingTime":"2027-01-02T22:14:00+01:00",\
            "reservationFor":{"@type":"FoodEstablishment","name":"Borchardt","address":{"addressCountry":"DE"}}}
            """)
        #expect(read.activities == [])
        #expect(Sample.codes(read) == ["missing-start"])
    }

    @Test(arguments: [
        // RFC 9557: Z is the instant, shown on the clocks of the zone.
        ("2027-03-05T10:00:00Z[Europe/Berlin]", "2027-03-05T11:00:00 Europe/Berlin", []),
        ("2027-03-05T10:00:00-00:00[Europe/Berlin]", "2027-03-05T11:00:00 Europe/Berlin", []),
        ("2027-03-05T10:00:00.000Z[Europe/Berlin][u-ca=gregory]", "2027-03-05T11:00:00 Europe/Berlin", []),
        ("2027-07-05T10:00:00Z[!Europe/Berlin]", "2027-07-05T12:00:00 Europe/Berlin", []),
        ("2027-03-05T10:00:00+01:00[Europe/Berlin]", "2027-03-05T10:00:00 Europe/Berlin", []),
        // An offset that the zone does not have is told.
        (
            "2027-03-05T10:00:00+02:00[Europe/Berlin]", "2027-03-05T10:00:00 Europe/Berlin",
            ["contradicted-zone"]
        ),
        (
            "2027-03-05T10:00:00+00:00[Europe/Berlin]", "2027-03-05T10:00:00 Europe/Berlin",
            ["contradicted-zone"]
        ),
        // An offset in brackets is no zone; the airport's clocks count.
        ("2027-03-05T10:00:00[-05:00]", "2027-03-05T10:00:00 America/New_York", []),
        (
            "2027-03-05T10:00:00[Nowhere/Land]", "2027-03-05T10:00:00 America/New_York", ["unknown-zone"]
        ),
    ])
    func `zones in brackets`(_ text: String, _ start: String, _ codes: [String]) throws {
        let read = try Sample.read(Sample.flight(at: text, until: "2027-07-06T06:30:00+01:00"))
        #expect(read.activities.map(Sample.start) == [start])
        #expect(Sample.codes(read) == codes)
        for finding in read.findings { #expect(finding.message.contains(text.prefix(19))) }
    }

    /// The table has towns of these names elsewhere, and Newport of Rhode Island.
    @Test(arguments: [
        (#""addressLocality":"Newport","addressRegion":"OR","addressCountry":"US""#, "-"),
        (#""addressLocality":"Park City","addressRegion":"UT","addressCountry":"US""#, "-"),
        (#""addressLocality":"Sion""#, "-"), (#""addressLocality":"Killarney""#, "-"),
        (#""addressLocality":"Adelaide","addressRegion":"SA","addressCountry":"AU""#, "Australia/Adelaide"),
        (
            #""addressLocality":"Los Angeles","addressCountry":"United States of America""#,
            "America/Los_Angeles"
        ),
        (#""addressLocality":"Denver","addressCountry":"Vereinigte Staaten""#, "America/Denver"),
        (#""addressLocality":"London","addressCountry":"UK""#, "Europe/London"),
        (#""addressCountry":"Deutschland""#, "Europe/Berlin"),
        (#""addressLocality":"Portland","addressRegion":"OR","addressCountry":"US""#, "America/Los_Angeles"),
        (#""addressLocality":"Portland","addressRegion":"ME","addressCountry":"US""#, "America/New_York"),
        (#""addressLocality":"Denver","addressCountry":"US""#, "America/Denver"),
        (#""addressLocality":"Sion","addressCountry":"CH""#, "Europe/Zurich"),
    ])
    func `a city is looked for where the address says`(address: String, zone: String) throws {
        let read = try Sample.read(
            """
            {"@type":"EventReservation","reservationNumber":"R9","reservationFor":{"@type":"Event","name":"Show",\
            "startDate":"2027-07-01T20:00:00","endDate":"2027-07-01T22:00:00",\
            "location":{"@type":"Place","name":"Hall","address":{"@type":"PostalAddress",\(address)}}}}
            """)
        guard case .timed(let start, _)? = read.activities.first?.span else {
            Issue.record("no times")
            return
        }
        #expect("\(start.local) \(start.zone?.name ?? "-")" == "2027-07-01T20:00:00 \(zone)")
    }

    /// An offset that the city of that name does not have shows that another one is meant.
    @Test func `an offset stands against the name of a city`() throws {
        let read = try Sample.read(
            """
            {"@type":"EventReservation","reservationNumber":"R9","reservationFor":{"@type":"Event","name":"Show",\
            "startDate":"2027-07-01T20:00:00-06:00","location":{"@type":"Place","name":"Hall",\
            "address":{"@type":"PostalAddress","addressLocality":"Chicago","addressCountry":"US"}}}}
            """)
        guard case .timed(let start, _)? = read.activities.first?.span else {
            Issue.record("no times")
            return
        }
        #expect("\(start.local)" == "2027-07-01T20:00:00")
        #expect(Sample.codes(read).contains("contradicted-zone"))
    }

    @Test func `KDE's UTC with a zone is an instant too`() throws {
        let time = Sample.zoned("2027-03-05T10:00:00Z", "Europe/Berlin")
        let read = try Sample.read(
            Sample.flight(at: "X", until: "2027-03-06T06:30:00+00:00").replacing(#""X""#, with: time))
        #expect(read.activities.map(Sample.start) == ["2027-03-05T11:00:00 Europe/Berlin"])
    }

    @Test(arguments: [
        ("2027-03-05T23:30:00Z", "2027-03-08T02:00:00Z", "2027-03-06/2027-03-08", ["zone-from-place"]),
        ("2027-03-05T06:00:00Z", "2027-03-08T02:00:00Z", "2027-03-05/2027-03-08", []),
        ("2027-03-05T15:00:00", "2027-03-08T11:00:00", "2027-03-05/2027-03-08", []),
        ("2027-03-05T15:00:00+09:00", "2027-03-08T11:00:00+09:00", "2027-03-05/2027-03-08", []),
        (
            "2027-03-05T23:30:00Z[Asia/Tokyo]", "2027-03-08T02:00:00Z[Asia/Tokyo]", "2027-03-06/2027-03-08",
            []
        ),
    ])
    func `the days of a stay are those of its place`(
        _ checkin: String, _ checkout: String, _ days: String, _ codes: [String]
    ) throws {
        let read = try Sample.read(Sample.stay(checkin, checkout))
        #expect(read.activities.map(Sample.start) == [days])
        #expect(Sample.codes(read) == codes)
    }

    @Test func `the hours in the notes are on the clocks of the place`() throws {
        let read = try Sample.read(Sample.stay("2027-03-05T23:30:00Z", "2027-03-08T02:00:00Z"))
        #expect(read.activities.first?.notes.contains("Check-in: 08:30\nCheck-out: 11:00") == true)
        let flight = try Sample.read(
            Sample.flight(
                from: "LAX", to: "JFK", at: "2027-03-06T02:30:00Z", until: "2027-03-06T08:00:00Z",
                flight: #""boardingTime":"2027-03-06T01:50:00Z","#))
        #expect(flight.activities.first?.notes.contains("Boarding: 17:50") == true)
        #expect(flight.findings.contains { $0.message.contains("Boarding 2027-03-06T01:50:00Z") })
    }

    @Test func `UTC at a place that nobody knows is never read as local`() throws {
        let read = try Sample.read(Sample.stay("2027-03-05T23:30:00Z", "2027-03-08T02:00:00Z", country: ""))
        #expect(read.activities.map(Sample.start) == ["2027-03-05/2027-03-08"])
        #expect(Sample.codes(read) == ["unknown-zone", "unknown-zone"])
        #expect(read.activities.first?.notes.contains("Check-in: 23:30 UTC") == true)
    }

    // MARK: Repeated and skipped hours

    @Test(arguments: [
        ("2027-11-07T01:30:00-05:00", -5), ("2027-11-07T01:30:00-04:00", -4), ("2027-11-07T06:30:00Z", -5),
    ])
    func `the offset tells the pass of an hour that comes twice`(_ time: String, _ hours: Int) throws {
        for zone in [nil, "America/New_York"] {
            let text = zone.map { Sample.zoned(time, $0) } ?? "\"\(time)\""
            let read = try Sample.read(
                Sample.flight(at: "X", until: "2027-11-07T12:30:00+00:00").replacing(#""X""#, with: text))
            let flight = try #require(read.activities.first)
            #expect(Sample.start(flight) == "2027-11-07T01:30:00 America/New_York")
            let start = try Exchange.ends(flight).start
            #expect(start.recorded?.offset.totalSeconds == hours * 3_600)
            // Other programs see the same moment.
            let lines = try Exchange.eventLines(flight)
            #expect(lines.contains("DTSTART:20271107T0\(1 - hours)3000Z"))
            let back = try #require(try Exchange.imported(file: try Exchange.text([flight])).activities.first)
            #expect(try Exchange.ends(back).start.recorded?.offset.totalSeconds == hours * 3_600)
        }
    }

    @Test func `a skipped hour is told`() throws {
        let read = try Sample.read(
            Sample.flight(from: "CDG", to: "MUC", at: "2027-03-28T02:30:00", until: "2027-03-28T04:30:00"))
        #expect(read.activities.count == 1)
        #expect(read.findings.contains { $0.message.contains("2027-03-28T02:30:00") })
    }
}

@Suite("Times of an event and of the reservation in it") struct SettledTimesTests {
    private func imported(_ times: [String], _ json: String) throws -> ImportedCalendar {
        let line = Property(text: ReservationField.kde, "[\(json)]")
        return try Exchange.imported(
            event: ["UID:1@test", "DTSTAMP:20270101T000000Z", "SUMMARY:x"] + times + [
                "\(line.name):\(line.rawValue)"
            ])
    }

    private func train(_ departure: String, _ arrival: String) -> String {
        """
        {"@type":"TrainReservation","reservationNumber":"T1","reservationFor":{"@type":"TrainTrip","trainNumber":"577",\
        "departureTime":\(departure),"arrivalTime":\(arrival)}}
        """
    }

    @Test func `ends in UTC get the zone of the reservation, where no code says it`() throws {
        let read = try imported(
            ["DTSTART:20270920T120500Z", "DTEND:20270920T140000Z"],
            train(
                Sample.zoned("2027-09-20T15:05:00+03:00", "Europe/Helsinki"),
                Sample.zoned("2027-09-20T16:00:00+02:00", "Europe/Berlin")))
        #expect(read.activities.map(Sample.start) == ["2027-09-20T15:05:00 Europe/Helsinki"])
        #expect(try Exchange.ends(read.activities[0]).end.zone?.name == "Europe/Berlin")
        #expect(Sample.codes(read) == ["zone-from-place", "zone-from-place"])
    }

    @Test(arguments: ["DTSTART:20271107T013000", "DTSTART;TZID=America/New_York:20271107T013000"])
    func `the offset of the reservation tells the pass`(_ line: String) throws {
        let time = Sample.zoned("2027-11-07T01:30:00-05:00", "America/New_York")
        let end = Sample.zoned("2027-11-07T07:30:00-05:00", "America/New_York")
        let read = try imported([line, "DTEND\(line.dropFirst(7).dropLast(6))073000"], train(time, end))
        let start = try Exchange.ends(read.activities[0]).start
        #expect(start.zone?.name == "America/New_York")
        #expect(start.recorded?.offset.totalSeconds == -18_000)
        #expect(
            read.findings.contains {
                $0.code == .zoneFromPlace && $0.message.contains("2027-11-07T01:30:00-05:00")
            })
        #expect(!Sample.codes(read).contains("contradicted-reservation"))
    }

    @Test func `a zone that the file suggests yields to that of the reservation`() throws {
        let json = train(
            Sample.zoned("2027-09-20T15:05:00+03:00", "Europe/Helsinki"),
            Sample.zoned("2027-09-20T16:00:00+02:00", "Europe/Berlin"))
        let line = Property(text: ReservationField.kde, "[\(json)]")
        let read = try Exchange.imported(
            event: [
                "UID:1@test", "DTSTAMP:20270101T000000Z", "SUMMARY:x", "DTSTART:20270920T150500",
                "DTEND:20270920T160000", "\(line.name):\(line.rawValue)",
            ], calendar: ["X-WR-TIMEZONE:Europe/Berlin"])
        #expect(read.activities.map(Sample.start) == ["2027-09-20T15:05:00 Europe/Helsinki"])
        #expect(try Exchange.ends(read.activities[0]).end.zone?.name == "Europe/Berlin")
        #expect(Sample.codes(read).filter { $0 == "zone-from-place" }.count == 1)
        #expect(!Sample.codes(read).contains("contradicted-reservation"))
    }

    @Test func `other times are told, with both values`() throws {
        let read = try imported(
            ["DTSTART:20270920T120500Z", "DTEND:20270920T140000Z"],
            train(
                Sample.zoned("2027-09-20T15:15:00+03:00", "Europe/Helsinki"),
                Sample.zoned("2027-09-20T17:00:00+03:00", "Europe/Berlin")))
        #expect(read.activities.map(Sample.start) == ["2027-09-20T12:05:00 UTC"])
        #expect(
            Sample.codes(read).sorted() == [
                "contradicted-reservation", "contradicted-reservation", "contradicted-zone",
            ])
        #expect(
            read.findings.contains {
                $0.message.contains("2027-09-20T15:15:00+03:00")
                    && $0.message.contains("2027-09-20T12:05:00 UTC")
            })
    }

    @Test func `the days of a stay in UTC are compared at its place`() throws {
        let stay = Sample.stay("2027-03-05T23:30:00Z", "2027-03-08T02:00:00Z")
        let read = try imported(["DTSTART;VALUE=DATE:20270306", "DTEND;VALUE=DATE:20270308"], stay)
        #expect(Sample.codes(read) == [])
    }
}

@Suite("Legs of reservations") struct ReservationLegTests {
    private static func trip(_ members: String) -> String {
        """
        {"@type":"TrainReservation","reservationNumber":"T1","totalPrice":"80","priceCurrency":"EUR",\(members)\
        "reservationFor":[{"@type":"TrainTrip","trainNumber":"ICE 577","departurePlatform":"7","departureStation":\
        {"name":"Berlin Hbf","geo":{"latitude":52.525,"longitude":13.369},"address":{"addressCountry":"DE"}},"arrivalStation":\
        {"name":"Hannover Hbf","address":{"addressCountry":"DE"}},"departureTime":"2027-03-05T10:00:00+01:00",\
        "arrivalTime":"2027-03-05T11:40:00+01:00"},{"@type":"TrainTrip","trainNumber":"ICE 643","departureStation":\
        {"name":"Hannover Hbf","address":{"addressCountry":"DE"}},"arrivalStation":{"name":"Köln Hbf",\
        "address":{"addressCountry":"DE"}},"departureTime":"2027-03-05T12:10:00+01:00",\
        "arrivalTime":"2027-03-05T14:50:00+01:00"}]}
        """
    }

    private static func ticket(_ seat: String, _ name: String = "Ann Lee") -> String {
        #"{"@type":"Ticket","underName":{"name":"\#(name)"},"ticketedSeat":{"seatNumber":"\#(seat)","seatSection":"21"}}"#
    }

    @Test func `each leg is its own`() throws {
        let read = try Sample.read(Self.trip(#""reservedTicket":\#(Self.ticket("62")),"#))
        #expect(read.activities.map(\.number) == ["ICE 577", "ICE 643"])
        #expect(read.activities.map(\.seat) == ["coach 21, seat 62", nil])
        #expect(read.activities.map { $0.place?.terminal } == ["7", nil])
        #expect(read.activities.map { $0.place?.latitude } == [52.525, nil])
        #expect(read.activities.map(\.cost) == [try Money("80 EUR"), nil])
        #expect(read.activities.allSatisfy { $0.notes.contains("Traveller: Ann Lee") })
        // One word about what stands once, and none about contradictions.
        #expect(Sample.codes(read) == ["repaired-value"])
        #expect(read.findings.first?.message.contains("is for 2 legs and says 80, 62 once") == true)
        let again = try Exchange.imported(file: try Exchange.text(read.activities)).activities
        #expect(again.map(\.number).sorted { ($0 ?? "") < ($1 ?? "") } == ["ICE 577", "ICE 643"])
        let second = try Exchange.eventLines(read.activities[1]).joined()
        #expect(!second.contains("Berlin Hbf"))
    }

    @Test func `a ticket for each leg, and several for one`() throws {
        let each = try Sample.read(
            Self.trip(#""reservedTicket":[\#(Self.ticket("62")),\#(Self.ticket("11"))],"#))
        #expect(each.activities.map(\.seat) == ["coach 21, seat 62", "coach 21, seat 11"])
        let train = ReservationIdentityTests.ice("Berlin Hbf", "Hannover Hbf").replacing(
            #""reservationNumber":"T1""#,
            with:
                #""reservationNumber":"T1","reservedTicket":[\#(Self.ticket("62")),\#(Self.ticket("63", "Bob Lee"))]"#
        )
        let several = try Sample.read(train)
        #expect(several.activities.map(\.seat) == ["coach 21, seat 62, coach 21, seat 63"])
        #expect(several.activities.first?.notes.contains("Traveller: Ann Lee, Bob Lee") == true)
    }

    @Test func `an event takes the leg that begins with it`() throws {
        let line = Property(text: ReservationField.kde, "[\(Self.trip(""))]")
        let read = try Exchange.imported(event: [
            "UID:1@test", "DTSTAMP:20270101T000000Z", "SUMMARY:x",
            "DTSTART;TZID=Europe/Berlin:20270305T121000",
            "DTEND;TZID=Europe/Berlin:20270305T145000", "\(line.name):\(line.rawValue)",
        ])
        #expect(read.activities.map(\.number) == ["ICE 643"])
        #expect(Sample.codes(read) == ["broken-reservation"])
    }
}
