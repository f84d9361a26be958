import CivilTime
import Findings
import ICalendar
import Reservations
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

@Suite("Versions of reservations in a file") struct ReservationVersionTests {
    @Test func `the later version counts, and what it changes is told`() throws {
        let old = Sample.flight(at: "2027-03-05T10:00:00-05:00", status: "ReservationCancelled")
        let new = Sample.flight(#""modifiedTime":"2027-02-01T00:00:00Z","#)
        let read = try Sample.read(old, new)
        let flight = try #require(read.activities.first)
        #expect(read.activities.count == 1)
        #expect(Sample.start(flight) == "2027-03-05T18:30:00 America/New_York")
        #expect(flight.status == .confirmed)
        #expect(flight.stamp == (try Instant(parsing: "2027-02-01T00:00:00Z")))
        let told = try #require(read.findings.first { $0.code == .olderVersion })
        #expect(told.line == 3)
        #expect(told.message.contains("`2027-03-05T10:00:00-05:00` and `2027-03-05T18:30:00-05:00`"))
        #expect(told.message.contains("`cancelled` and `confirmed`"))
    }

    @Test func `an earlier version that stands behind the later one changes nothing`() throws {
        let new = Sample.flight(#""modifiedTime":"2027-02-02T00:00:00Z","#)
        let old = Sample.flight(at: "2027-03-05T10:00:00-05:00", #""modifiedTime":"2027-02-01T00:00:00Z","#)
        let read = try Sample.read(new, old)
        #expect(read.activities.map(Sample.start) == ["2027-03-05T18:30:00 America/New_York"])
        #expect(Sample.codes(read) == ["older-version"])
    }

    @Test func `a cancellation behind a confirmation cancels`() throws {
        let read = try Sample.read(Sample.flight(), Sample.flight(status: "ReservationCancelled"))
        #expect(read.activities.map(\.status) == [.cancelled])
        #expect(Sample.codes(read) == ["older-version"])
    }

    @Test func `where nothing tells which is later the first counts, and the contradiction is told`() throws {
        let read = try Sample.read(
            Sample.flight(flight: #""departureGate":"A1","#),
            Sample.flight(
                at: "2027-03-05T10:00:00-05:00", flight: #""departureGate":"B2","departureTerminal":"7","#))
        let flight = try #require(read.activities.first)
        #expect(read.activities.count == 1)
        #expect(Sample.start(flight) == "2027-03-05T18:30:00 America/New_York")
        #expect(flight.place?.gate == "A1")
        // What only one of them says is no contradiction.
        #expect(flight.place?.terminal == "7")
        let told = read.findings.filter { $0.code == .contradictedReservation }
        #expect(told.count == 1)
        #expect(told.first?.line == 2)
        for value in ["`2027-03-05T18:30:00-05:00` and `2027-03-05T10:00:00-05:00`", "`A1` and `B2`"] {
            #expect(told.first?.message.contains(value) == true)
        }
    }

    @Test func `the same twice is no contradiction`() throws {
        let read = try Sample.read(Sample.flight(), Sample.flight(at: "2027-03-05T23:30:00Z"))
        #expect(read.activities.count == 1)
        #expect(!Sample.codes(read).contains("contradicted-reservation"))
    }

    @Test func `the prices of two travellers are added up, and told`() throws {
        func ticket(_ name: String, _ seat: String, _ price: String) -> String {
            Sample.flight(
                name: name, #""airplaneSeat":"\#(seat)","totalPrice":"\#(price)","priceCurrency":"EUR","#)
        }
        let read = try Sample.read(ticket("Ann Lee", "12A", "100.00"), ticket("Bob Lee", "12B", "110.50"))
        let flight = try #require(read.activities.first)
        #expect(flight.cost == (try Money("210.50 EUR")))
        #expect(flight.seat == "12A, 12B")
        #expect(flight.notes.contains("Traveller: Ann Lee, Bob Lee"))
        #expect(
            read.findings.map(\.message) == [
                "the prices of 2 travellers, 100.00 EUR, 110.50 EUR, were added up to 210.50 EUR"
            ])
    }

    @Test func `prices that make no sum are left out, and that of one traveller is told`() throws {
        func ticket(_ name: String, _ price: String) -> String { Sample.flight(name: name, price) }
        let mixed = try Sample.read(
            ticket("Ann Lee", #""totalPrice":"100","priceCurrency":"EUR","#),
            ticket("Bob Lee", #""totalPrice":"90","priceCurrency":"USD","#))
        #expect(mixed.activities.map(\.cost) == [nil])
        #expect(mixed.findings.map(\.message).contains { $0.contains("100.00 EUR, 90.00 USD, make no sum") })
        let one = try Sample.read(
            ticket("Ann Lee", #""totalPrice":"100","priceCurrency":"EUR","#), ticket("Bob Lee", ""))
        #expect(one.activities.map(\.cost) == [try Money("100 EUR")])
        #expect(Sample.codes(one) == ["contradicted-reservation"])
    }

    @Test func `what differs for two travellers of one journey is told`() throws {
        let read = try Sample.read(
            Sample.flight(name: "Ann Lee", flight: #""departureGate":"A1","#),
            Sample.flight(name: "Bob Lee", flight: #""departureGate":"B2","#))
        #expect(read.activities.map { $0.place?.gate } == ["A1"])
        #expect(Sample.codes(read) == ["contradicted-reservation"])
        #expect(read.findings.first?.message.contains("`A1` and `B2`") == true)
    }

    @Test func `one traveller's cancellation does not cancel the other's, and is told`() throws {
        let read = try Sample.read(
            Sample.flight(name: "Ann Lee", status: "ReservationCancelled", #""airplaneSeat":"12A","#),
            Sample.flight(name: "Bob Lee", #""airplaneSeat":"12B","#))
        #expect(read.activities.map(\.status) == [.confirmed])
        #expect(read.activities.map(\.seat) == ["12B"])
        #expect(read.findings.contains { $0.message.contains("Ann Lee is cancelled") })
    }
}

@Suite("Identity of reservations") struct ReservationIdentityTests {
    @Test func `legs of one flight under one code are two`() throws {
        let read = try Sample.read(
            Sample.flight(
                number: "77", airline: "WN", from: "BWI", to: "MDW", at: "2027-03-05T08:00:00-05:00",
                until: "2027-03-05T09:00:00-06:00"),
            Sample.flight(
                number: "77", airline: "WN", from: "MDW", to: "LAX", at: "2027-03-05T09:45:00-06:00",
                until: "2027-03-05T12:00:00-08:00"))
        #expect(read.activities.map { $0.destination?.code } == ["MDW", "LAX"])
        #expect(Set(read.activities.map(\.uid)).count == 2)
    }

    @Test(arguments: [
        // Lunch and dinner.
        (Sample.table(at: "2027-03-05T12:00:00+01:00"), Sample.table(at: "2027-03-05T20:00:00+01:00")),
        (
            Sample.table(at: "2027-03-05T12:00:00+01:00", code: nil),
            Sample.table(at: "2027-03-05T20:00:00+01:00", code: nil)
        ),
        // Matinee and evening.
        (show("14:00"), show("20:00")),
        // A shuttle out and back.
        (shuttle("Zermatt", "Täsch", "08:00"), shuttle("Täsch", "Zermatt", "17:00")),
        // Seats for two legs on one train.
        (ice("Berlin Hbf", "Hannover Hbf"), ice("Hannover Hbf", "Köln Hbf")),
        // Two who get out at different stations.
        (ice("Berlin Hbf", "Köln"), ice("Berlin Hbf", "Köln Messe/Deutz")),
        // Two hotels and two cinemas of one name.
        (hotel("Paris"), hotel("Lyon")), (cinema("London"), cinema("Leeds")),
        // A class of trains and a line are no numbers.
        (ride(#""trainName":"ICE""#, 10), ride(#""trainName":"ICE""#, 18)),
        (ride(#""trainNumber":"S1""#, 10), ride(#""trainNumber":"S1""#, 18)),
    ])
    func `what is not one is two`(_ one: String, _ other: String) throws {
        let together = try Sample.read(one, other)
        #expect(together.activities.count == 2)
        #expect(Set(together.activities.map(\.uid)).count == 2)
        #expect(!Sample.codes(together).contains("contradicted-reservation"))
        // The UIDs do not depend on what stands beside.
        let apart = try [one, other].map { try Sample.read($0).activities.map(\.uid) }
        #expect(apart.flatMap { $0 } == together.activities.map(\.uid))
    }

    @Test(arguments: [
        (hotel("München", "DE"), hotel("Munich", "Germany")), (hotel("London", "UK"), hotel("London", "GB")),
        (hotel("Paris"), hotel("Paris 15e")), (hotel("Paris"), hotel("", "France")),
    ])
    func `a city by another name is the same`(_ one: String, _ other: String) throws {
        #expect(try Sample.read(one, other).activities.count == 1)
        let mails = try [one, other].map { try Sample.read($0) }
        #expect(try Sample.merge(mails).activities.count == 1)
    }

    static func hotel(_ city: String, _ country: String = "FR") -> String {
        """
        {"@type":"LodgingReservation","reservationNumber":"A7","checkinDate":"2027-07-01","checkoutDate":"2027-07-02",\
        "reservationFor":{"@type":"Hotel","name":"ibis","address":{"addressLocality":"\(city)","addressCountry":"\(country)"}}}
        """
    }

    static func cinema(_ city: String) -> String {
        """
        {"@type":"EventReservation","reservationFor":{"@type":"Event","name":"Dune","startDate":"2027-07-01T20:00:00",\
        "location":{"name":"Odeon","address":{"addressLocality":"\(city)","addressCountry":"GB"}}}}
        """
    }

    static func ride(_ name: String, _ hour: Int) -> String {
        """
        {"@type":"TrainReservation","reservationNumber":"T1","underName":{"name":"Ann Lee"},\
        "reservationFor":{"@type":"TrainTrip",\(name),"departureStation":{"name":"Berlin Hbf"},\
        "arrivalStation":{"name":"Potsdam Hbf"},"departureTime":"2027-03-05T\(hour):00:00+01:00",\
        "arrivalTime":"2027-03-05T\(hour + 1):00:00+01:00"}}
        """
    }

    static func show(_ time: String) -> String {
        """
        {"@type":"EventReservation","reservationNumber":"E1","reservationFor":{"@type":"Event","name":"Tosca",\
        "startDate":"2027-03-05T\(time):00+01:00","location":{"name":"Oper","address":{"addressCountry":"DE"}}}}
        """
    }

    static func shuttle(_ from: String, _ to: String, _ time: String) -> String {
        """
        {"@type":"BusReservation","reservationNumber":"S1","reservationFor":{"@type":"BusTrip","busNumber":"Shuttle",\
        "departureBusStop":{"name":"\(from)","address":{"addressCountry":"CH"}},\
        "arrivalBusStop":{"name":"\(to)","address":{"addressCountry":"CH"}},"departureTime":"2027-03-05T\(time):00+01:00"}}
        """
    }

    static func ice(_ from: String, _ to: String) -> String {
        """
        {"@type":"TrainReservation","reservationNumber":"T1","reservationFor":{"@type":"TrainTrip","trainNumber":"ICE 577",\
        "departureStation":{"name":"\(from)","address":{"addressCountry":"DE"}},\
        "arrivalStation":{"name":"\(to)","address":{"addressCountry":"DE"}},"departureTime":"2027-03-05T10:00:00+01:00"}}
        """
    }

    @Test func `a moment is the same however it is written`() throws {
        let one = try Sample.read(
            Sample.flight(
                number: "3", from: "LAX", to: "JFK", at: "2027-03-05T18:30:00-08:00",
                until: "2027-03-06T03:00:00-05:00"))
        let other = try Sample.read(
            Sample.flight(
                number: "3", from: "LAX", to: "JFK", at: "2027-03-06T02:30:00Z",
                until: "2027-03-06T08:00:00Z",
                status: "ReservationCancelled"))
        #expect(one.activities.map(\.uid) == other.activities.map(\.uid))
        #expect(try Exchange.merged([one, other]).map(\.status) == [.cancelled])
    }

    @Test func `a moment is the same in one file at a place that nobody knows`() throws {
        func bus(_ time: String) -> String {
            #"{"@type":"BusReservation","reservationNumber":"B1","reservationFor":{"busNumber":"N12","departureTime":"\#(time)"}}"#
        }
        #expect(
            try Sample.read(bus("2027-03-05T18:30:00-08:00"), bus("2027-03-06T02:30:00Z")).activities.count
                == 1)
    }

    @Test func `a place that one object leaves out does not make two`() throws {
        let bare = Sample.flight().replacing(
            #""arrivalAirport":{"@type":"Airport","iataCode":"LHR"},"#, with: "")
        let named = Sample.flight().replacing(#""iataCode":"LHR""#, with: #""name":"London Heathrow""#)
        #expect(try Sample.read(Sample.flight(), bare, named).activities.count == 1)
        let first = try Sample.read(Sample.flight())
        let off = try Sample.read(bare.replacing("ReservationConfirmed", with: "ReservationCancelled"))
        #expect(try Exchange.merged([first, off]).map(\.status) == [.cancelled])
    }
}
