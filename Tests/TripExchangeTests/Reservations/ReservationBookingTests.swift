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

@Suite("Bookings of reservations") struct ReservationBookingTests {
    private func mail(_ day: Int, _ json: String) throws -> ImportedCalendar {
        try Sample.readMail(Sample.mail(Sample.html(json), date: "\(day) Feb 2027 10:00:00 +0000"))
    }

    @Test func `a reservation within a reservation is one of its own`() throws {
        let inner = Sample.flight(
            number: "456", from: "LHR", to: "CDG", at: "2027-03-06T09:00:00+00:00",
            until: "2027-03-06T11:15:00+01:00")
        let read = try Sample.read(Sample.flight(#""subReservation":[\#(inner)],"#))
        #expect(read.activities.map(\.number) == ["BA 123", "BA 456"])
        // Neither has the other in it.
        #expect(read.activities.allSatisfy { !($0.source ?? "").contains("subReservation") })
        #expect(read.findings == [])
    }

    @Test func `one without a confirmation is the same flight of the same traveller`() throws {
        let bare = Sample.flight(code: nil)
        let read = try Sample.read(bare, Sample.flight())
        #expect(read.activities.count == 1)
        #expect(read.activities.map(\.uid) == (try Sample.read(Sample.flight())).activities.map(\.uid))
        #expect(try Sample.read(Sample.flight(), bare).activities.count == 1)
        #expect(
            try Sample.read(Sample.flight(), Sample.flight(code: nil, name: "Eve Doe")).activities.count == 2)
        #expect(try Sample.merge(mail(1, Sample.flight()), mail(2, bare)).activities.count == 1)
    }

    static func taxi(_ time: String) -> String {
        """
        {"@type":"TaxiReservation","reservationNumber":"T1","pickupTime":"2027-03-05T\(time):00+01:00",\
        "pickupLocation":{"name":"Hotel X","address":{"addressCountry":"FR"}}}
        """
    }

    @Test func `two taxis under one code are two, which is told`() throws {
        let merged = try Sample.merge(mail(1, Self.taxi("09:00")), mail(2, Self.taxi("18:00")))
        #expect(merged.activities.count == 2)
        let told = try #require(merged.findings.first { $0.code == .sameBooking })
        #expect(told.severity == .warning)
        #expect(told.message.contains("2027-03-05T09:00:00 Europe/Paris → 2027-03-05T18:00:00 Europe/Paris"))
    }

    @Test func `a train that is cancelled under other names of stations is told`() throws {
        let train = ReservationIdentityTests.ice("Berlin Hbf", "München Hbf")
        let off = ReservationIdentityTests.ice("Berlin Hauptbahnhof (tief)", "Munich Central")
            .replacing(
                #""reservationNumber""#,
                with: #""reservationStatus":"ReservationCancelled","reservationNumber""#)
        let merged = try Sample.merge(mail(1, train), mail(2, off))
        #expect(merged.activities.count == 2)
        #expect(
            merged.findings.contains {
                $0.code == .sameBooking && $0.message.contains("confirmed → cancelled")
            })
    }

    @Test func `a time that loses its zone keeps that which is known`() throws {
        func table(_ time: String) -> String {
            Sample.table(at: time, country: "US")
        }
        let merged = try Sample.merge(
            mail(1, table("2027-03-05T19:30:00-05:00")), mail(2, table("2027-03-05T19:30:00")))
        let table1 = try #require(merged.activities.first)
        #expect(merged.activities.count == 1)
        #expect(Sample.start(table1) == "2027-03-05T19:30:00 Etc/GMT+5")
        #expect(merged.findings.contains { $0.code == .zoneFromPlace })
    }

    @Test func `what a later mail moves is told`() throws {
        let merged = try Sample.merge(
            mail(1, Sample.flight(at: "2027-03-05T20:00:00-05:00")), mail(2, Sample.flight()))
        #expect(merged.activities.map(Sample.start) == ["2027-03-05T18:30:00 America/New_York"])
        #expect(
            merged.findings.contains {
                $0.message.contains(
                    "2027-03-05T20:00:00 America/New_York → 2027-03-05T18:30:00 America/New_York")
            })
    }

    @Test func `no version is written after now`() throws {
        // Now is the beginning of 2028.
        let page = try Sample.read(Sample.flight(#""modifiedTime":"2099-01-01T00:00:00Z","#))
        #expect(page.activities.map(\.stamp) == [try Instant(parsing: "2028-01-01T00:00:00Z")])
        #expect(page.findings.contains { $0.message.contains("2099-01-01T00:00:00Z is after now") })
        let mail = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight()), date: "1 Feb 2099 10:00:00 +0000"))
        #expect(mail.activities.map(\.stamp) == [try Instant(parsing: "2028-01-01T00:00:00Z")])
        #expect(mail.findings.contains { $0.message.contains("2099-02-01T10:00:00Z, is after now") })
    }

    @Test func `a second mail of a mailbox is told`() throws {
        let mail = Sample.mail(Sample.html(Sample.flight()))
        let other = Sample.mail(Sample.html(Sample.flight(number: "456")))
        let read = try Sample.readMail("From a@b Mon Jan\r\n\(mail)\r\nFrom a@b Tue Jan\r\n\(other)")
        #expect(read.activities.map(\.number) == ["BA 123"])
        let told = try #require(read.findings.first)
        #expect(told.message == "a mailbox has more than one mail; those from here on were not read")
        #expect(told.line == 13)
    }

    @Test(arguments: [
        ("Reservation Cancelled", ActivityStatus.cancelled), ("canceled", .cancelled),
        ("http://schema.org/ReservationPending", .tentative), ("ReservationConfirmed", .confirmed),
    ])
    func `a state is read in any spelling`(_ text: String, _ status: ActivityStatus) throws {
        let read = try Sample.read(
            Sample.flight().replacing("http://schema.org/ReservationConfirmed", with: text))
        #expect(read.activities.map(\.status) == [status])
        #expect(read.findings == [])
    }

    @Test func `a state that nobody knows is told, and a flight that is cancelled is`() throws {
        let odd = try Sample.read(Sample.flight(status: "Waiting"))
        #expect(odd.findings.map(\.message).contains { $0.contains("`http://schema.org/Waiting`") })
        let off = try Sample.read(Sample.flight(flight: #""flightStatus":"Cancelled","#))
        #expect(off.activities.map(\.status) == [.cancelled])
        #expect(off.findings.map(\.message).count { $0.contains("flightStatus `Cancelled`") } == 1)
    }

    @Test func `a reservation is recognised by its own field`() throws {
        let read = try Sample.read(Sample.flight())
        let source = try #require(read.activities.first?.source)
        #expect(!source.contains("CATEGORIES"))
        #expect(read.activities.map(\.kind) == [.flight])
    }

    @Test func `many reservations of one name are told apart`() throws {
        let all = (0..<600).map { index in
            Sample.flight(code: "ABC123", name: nil).replacing(
                #""iataCode":"LHR""#, with: #""name":"Field \#(index)""#)
        }
        let read = try Sample.read("[\(all.joined(separator: ","))]")
        #expect(read.activities.count == 600)
    }
}
