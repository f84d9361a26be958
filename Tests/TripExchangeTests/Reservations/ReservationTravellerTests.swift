import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

@Suite("Travellers of reservations") struct ReservationTravellerTests {
    private func ticket(
        _ name: String, _ seat: String, at departure: String = "2027-03-05T18:30:00-05:00",
        status: String = "ReservationConfirmed"
    ) -> String {
        Sample.flight(
            at: departure, name: name, status: status,
            #""airplaneSeat":"\#(seat)","totalPrice":"100","priceCurrency":"EUR","#)
    }

    private func mail(_ day: Int, _ json: String...) throws -> ImportedCalendar {
        let text = "[\(json.joined(separator: ","))]"
        return try Sample.readMail(
            Sample.mail(Sample.html(text), date: "\(day) Feb 2027 10:00:00 +0000"))
    }

    @Test(arguments: [false, true])
    func `travellers of two mails are on one flight`(_ isReversed: Bool) throws {
        let (ann, bob) = try (mail(1, ticket("Ann Lee", "12A")), mail(2, ticket("Bob Lee", "12B")))
        let merged = try isReversed ? Sample.merge(bob, ann) : Sample.merge(ann, bob)
        let flight = try #require(merged.activities.first)
        #expect(merged.activities.count == 1)
        #expect(flight.seat.map { Set($0.split(separator: ", ")) } == ["12A", "12B"])
        #expect(flight.notes.contains("Ann Lee"))
        #expect(flight.notes.contains("Bob Lee"))
        #expect(flight.cost == (try Money("200 EUR")))
        #expect(merged.findings.contains { $0.message.contains("they were put together") })
        // Read again, either changes nothing.
        let again = try isReversed ? Sample.merge(bob, ann, ann, bob) : Sample.merge(ann, bob, bob, ann)
        #expect(again.activities.map(\.seat) == merged.activities.map(\.seat))
        #expect(again.activities.map(\.notes) == merged.activities.map(\.notes))
    }

    @Test func `one traveller's cancellation in a mail leaves the others`() throws {
        let both = try mail(1, ticket("Ann Lee", "12A"), ticket("Bob Lee", "12B"))
        let off = try mail(3, ticket("Ann Lee", "12A", status: "ReservationCancelled"))
        let merged = try Sample.merge(both, off)
        #expect(merged.activities.map(\.status) == [.confirmed])
        #expect(merged.activities.map(\.seat) == ["12B"])
        #expect(merged.findings.contains { $0.message.contains("Ann Lee is cancelled") })
        let last = try mail(4, ticket("Bob Lee", "12B", status: "ReservationCancelled"))
        #expect(try Sample.merge(both, off, last).activities.map(\.status) == [.cancelled])
    }

    @Test func `each traveller's mails are ordered by their own dates`() throws {
        let off = "ReservationCancelled"
        let ann = try mail(4, ticket("Ann Lee", "12A"))
        let bob = try mail(5, ticket("Bob Lee", "12B"))
        let bobMoves = try mail(6, ticket("Bob Lee", "14B"))
        let bobOff = try mail(7, ticket("Bob Lee", "14B", status: off))
        let annOff = try mail(8, ticket("Ann Lee", "12A", status: off))
        let annAgain = try mail(8, ticket("Ann Lee", "12A"))
        for order in [
            [ann, bob, bobOff, annOff], [ann, bob, annOff, bobOff], [bob, ann, annOff, bobMoves, bobOff],
        ] {
            var trip = SenderTrip()
            for mail in order { try trip.take(mail) }
            #expect(trip.activities.map(\.status) == [.cancelled])
            // Read again, none of them brings anything back.
            for mail in order {
                try trip.take(mail)
                #expect(trip.activities.map(\.status) == [.cancelled])
            }
        }
        for order in [
            [ann, bob, annAgain, bobOff], [bob, ann, bobOff, annAgain], [annAgain, bobOff, bob, ann],
        ] {
            var trip = SenderTrip()
            for mail in order { try trip.take(mail) }
            #expect(trip.activities.map(\.status) == [.confirmed])
            #expect(trip.activities.map(\.seat) == ["12A"])
        }
        for order in [
            [ann, bob, annAgain, bobMoves], [annAgain, bobMoves, bob, ann], [bob, annAgain, bobMoves, ann],
        ] {
            var trip = SenderTrip()
            for mail in order { try trip.take(mail) }
            var other = SenderTrip()
            try other.take(try trip.exported())
            for mail in order { try other.take(mail) }
            for trip in [trip, other] {
                let seats = Set((trip.activities[0].seat ?? "").split(separator: ", ").map(String.init))
                #expect(trip.activities.count == 1 && seats == ["12A", "14B"])
            }
        }
    }

    @Test func `a mail that says the same once more is a later one`() throws {
        let off = "ReservationCancelled"
        let bob = try mail(2, ticket("Bob Lee", "12B"))
        let annOff = ticket("Ann Lee", "12A", status: off)
        for first in [bob, try mail(4, ticket("Bob Lee", "12B", status: off))] {
            var trip = SenderTrip()
            for mail in [try mail(3, annOff), first, try mail(9, annOff)] { try trip.take(mail) }
            let before = trip.activities
            try trip.take(try mail(7, ticket("Ann Lee", "12A")))
            #expect(trip.activities.map(\.status) == before.map(\.status))
            #expect(trip.activities.map(\.seat) == before.map(\.seat))
        }
    }

    @Test func `the date of a change by hand is no mail's`() throws {
        var trip = SenderTrip()
        try trip.take(try mail(10, ticket("Ann Lee", "12A")))
        try trip.edit(.notes("mine"), at: "2027-02-15T13:00:00Z")
        try trip.take(try mail(12, ticket("Bob Lee", "12B")))
        try trip.take(try mail(14, ticket("Ann Lee", "12A", status: "ReservationCancelled")))
        #expect(trip.activities.map(\.seat) == ["12B"] && trip.activities[0].notes == "mine")
    }

    @Test func `one traveller's new seat or hour leaves the others, and is told`() throws {
        let both = try mail(1, ticket("Ann Lee", "12A"), ticket("Bob Lee", "12B"))
        let moved = try mail(3, ticket("Bob Lee", "14C", at: "2027-03-05T19:00:00-05:00"))
        let merged = try Sample.merge(both, moved)
        let flight = try #require(merged.activities.first)
        #expect(flight.seat.map { Set($0.split(separator: ", ")) } == ["12A", "14C"])
        #expect(Sample.start(flight) == "2027-03-05T19:00:00 America/New_York")
        #expect(merged.findings.contains { $0.message.contains("`12B` and `14C`") })
        #expect(merged.findings.contains { $0.message.contains("the later version was taken") })
    }

    @Test func `travellers of two mails are in the event of the calendar`() throws {
        let ics = ("text/calendar", Sample.ics.text)
        func mail(_ name: String, _ seat: String, _ date: String) throws -> ImportedCalendar {
            try Sample.readMail(Sample.mail(Sample.html(ticket(name, seat)), ics, date: date))
        }
        let merged = try Sample.merge(
            mail("Ann Lee", "12A", "1 Feb 2027 10:00:00 +0000"),
            mail("Bob Lee", "12B", "2 Feb 2027 10:00:00 +0000"))
        #expect(merged.activities.map(\.uid.text) == ["u1@x"])
        #expect(merged.activities.first?.seat?.contains("12A") == true)
        #expect(merged.activities.first?.seat?.contains("12B") == true)
    }

    @Test func `two rooms or seats under one name are two`() throws {
        func room(_ name: String, _ price: String) -> String {
            Sample.stay("2027-03-05", "2027-03-08").replacing(
                #""checkinTime""#,
                with:
                    #""underName":{"name":"Ann Lee"},"lodgingUnitDescription":"\#(name)","totalPrice":"\#(price)","priceCurrency":"EUR","checkinTime""#
            )
        }
        let rooms = try Sample.read(room("Double", "300"), room("Single", "200"))
        #expect(rooms.activities.map(\.seat) == ["Double, Single"])
        #expect(rooms.activities.map(\.cost) == [try Money("500 EUR")])
        let seats = try Sample.read(ticket("Ann Lee", "1A"), ticket("Ann Lee", "1B"))
        #expect(seats.activities.map(\.seat) == ["1A, 1B"])
        // Two rooms that are alike, or one that stands twice.
        let twins = try Sample.read(room("Double", "300"), room("Double", "300"))
        #expect(twins.activities.map(\.cost) == [try Money("300 EUR")])
        #expect(twins.findings.contains { $0.message.contains("stands twice, Double") })
        // A room that is cancelled by a mail of its own.
        let both = try mail(1, room("Double", "300"), room("Single", "200"))
        let off = try mail(
            2,
            room("Single", "200").replacing(
                "{\"@type\":\"Lod", with: #"{"reservationStatus":"Cancelled","@type":"Lod"#))
        let merged = try Sample.merge(both, off)
        #expect(merged.activities.map(\.status) == [.confirmed])
        #expect(merged.activities.map(\.seat) == ["Double"])
    }

    @Test func `a name is one however it is written`() throws {
        let read = try Sample.read(ticket("LEE/ANN MS", "12A"), ticket("Ann Lee", "12A"))
        #expect(read.activities.map(\.cost) == [try Money("100 EUR")])
        #expect(read.activities.map(\.seat) == ["12A"])
    }

    @Test func `the travellers of tickets are named beside that of the reservation`() throws {
        let read = try Sample.read(
            Sample.flight(
                #""reservedTicket":[{"underName":{"name":"Ann Lee"}},{"underName":{"name":"Bob Lee"}}],"#))
        #expect(read.activities.first?.notes.contains("Traveller: Ann Lee, Bob Lee") == true)
    }
}
