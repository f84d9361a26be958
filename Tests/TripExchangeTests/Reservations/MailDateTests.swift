import CivilTime
import TestKit
import Testing
import TripExchange
import Trips

private typealias Sample = ReservationSamples

/// Mails are ordered by what they say of themselves: neither by the order in which they are read, nor by a change by hand.
@Suite("Dates of mails") struct MailDateTests {
    private static let late = "2027-03-05T20:30:00-05:00"
    private static let off = "ReservationCancelled"

    /// The reservation of one traveller; nobody is named where the name is empty, and no seat likewise.
    private static func ticket(
        _ name: String, _ seat: String = "", at departure: String = "2027-03-05T18:30:00-05:00",
        status: String = "ReservationConfirmed"
    ) -> String {
        Sample.flight(
            at: departure, name: name.isEmpty ? nil : name, status: status,
            seat.isEmpty ? "" : #""airplaneSeat":"\#(seat)","#)
    }

    private static func mail(_ day: Int, _ json: String...) throws -> ImportedCalendar {
        try Sample.readMail(
            Sample.mail(
                Sample.html("[\(json.joined(separator: ","))]"), date: "\(day) Feb 2027 10:00:00 +0000"))
    }

    private static func start(_ trip: SenderTrip) throws -> String {
        let clock = try Exchange.ends(try #require(trip.activities.first)).start.local
        return "\(clock.time)"
    }

    @Test func `a change by hand keeps no mail out that was sent before it`() throws {
        for (second, change) in [
            (Self.ticket("Ann Lee"), Self.ticket("Ann Lee", "12A", at: Self.late)),
            (
                Self.ticket("Bob Lee", "12B"),
                "\(Self.ticket("Ann Lee", "12A", at: Self.late)),\(Self.ticket("Bob Lee", "12B", at: Self.late))"
            ),
        ] {
            let (first, later) = try (Self.mail(10, Self.ticket("Ann Lee", "12A")), Self.mail(12, second))
            for mails in [[first, later], [first, later, first, later]] {
                var trip = SenderTrip()
                try trip.take(mails[0])
                try trip.edit(.notes("mine"), at: "2027-02-15T13:00:00Z")
                for mail in mails.dropFirst() { try trip.take(mail) }
                try trip.take(try Self.mail(14, change))
                #expect(try Self.start(trip).hasPrefix("20:30"))
                #expect(trip.activities.map(\.notes) == ["mine"])
            }
        }
    }

    @Test func `nor a cancellation`() throws {
        var trip = SenderTrip()
        try trip.take(try Self.mail(10, Self.ticket("Ann Lee", "12A")))
        try trip.edit(.notes("mine"), at: "2027-02-15T13:00:00Z")
        try trip.take(try Self.mail(12, Self.ticket("Bob Lee", "12B")))
        try trip.take(
            try Self.mail(
                13, Self.ticket("Ann Lee", "12A", status: Self.off),
                Self.ticket("Bob Lee", "12B", status: Self.off)))
        #expect(trip.activities.map(\.status) == [.cancelled])
    }

    @Test func `a page has no date, also when it was changed by hand`() throws {
        let page = try Sample.read(Self.ticket("Ann Lee", "12A"))
        for isEdited in [false, true] {
            var trip = SenderTrip()
            try trip.take(page)
            if isEdited { try trip.edit(.notes("mine"), at: "2027-02-15T13:00:00Z") }
            var moved = trip
            try moved.take(try Sample.read(Self.ticket("Ann Lee", "12A", at: Self.late)))
            #expect(try Self.start(moved).hasPrefix("20:30"))
            try trip.take(try Self.mail(12, Self.ticket("Ann Lee", status: Self.off)))
            #expect(trip.activities.map(\.status) == [.cancelled])
        }
    }

    @Test func `what was changed by hand stays where a booking was called off by hand`() throws {
        var trip = SenderTrip()
        try trip.take(try Self.mail(10, Self.ticket("Ann Lee", "12A")))
        try trip.edit(.status(.cancelled), .notes("mine"), .seat("1A"), at: "2027-02-15T13:00:00Z")
        try trip.take(try Self.mail(12, Self.ticket("Bob Lee", "12B")))
        #expect(trip.activities.map(\.notes) == ["mine"])
        #expect(trip.activities.map(\.seat) == ["1A"])
        #expect(trip.activities.map(\.status) == [.cancelled])
    }

    @Test func `a mail that names nobody is about all, whoever comes later`() throws {
        let mails = [
            try Self.mail(3, Self.ticket("Bob Lee", "12B")), try Self.mail(4, Self.ticket("Ann Lee", "12A")),
            try Self.mail(9, Self.ticket("", status: Self.off)),
        ]
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            var trip = SenderTrip()
            for index in order {
                try trip.take(mails[index])
                var other = SenderTrip()
                try other.take(try trip.exported())
                #expect(other.activities.map(\.status) == trip.activities.map(\.status))
            }
            #expect(trip.activities.map(\.status) == [.cancelled], "\(order)")
            // In one mailbox it is the same.
            try trip.take(try Self.mail(11, Self.ticket("Bob Lee", "12B")))
            #expect(trip.activities.map(\.status) == [.confirmed], "again \(order)")
        }
        let moved = try Self.mail(9, Self.ticket("", at: Self.late))
        for order in [
            [mails[1], moved, mails[0]], [moved, mails[1], mails[0]], [mails[0], mails[1], moved],
        ] {
            var trip = SenderTrip()
            for mail in order { try trip.take(mail) }
            #expect(try Self.start(trip).hasPrefix("20:30"))
            #expect(Set((trip.activities[0].seat ?? "").split(separator: ", ")) == ["12A", "12B"])
            #expect(
                trip.activities[0].notes.contains("Ann Lee") && trip.activities[0].notes.contains("Bob Lee"))
        }
    }

    @Test func `a mail about all counts for those of whom no later one was read`() throws {
        let all = try Self.mail(1, Self.ticket("Ann Lee", "12A"), Self.ticket("Bob Lee", "12B"))
        let annOff = try Self.mail(10, Self.ticket("Ann Lee", "12A", status: Self.off))
        let moved = try Self.mail(
            9, Self.ticket("Ann Lee", "12A", at: Self.late), Self.ticket("Bob Lee", "12B", at: Self.late))
        for order in [[all, annOff, moved], [all, moved, annOff]] {
            var trip = SenderTrip()
            for mail in order { try trip.take(mail) }
            #expect(try Self.start(trip).hasPrefix("20:30"))
            #expect(trip.activities.map(\.seat) == ["12B"])
        }
    }

    @Test func `a mail that names nobody and has a seat is about that seat`() throws {
        let mails = [
            try Self.mail(3, Self.ticket("Ann Lee", "12A")), try Self.mail(4, Self.ticket("Bob Lee", "12B")),
            try Self.mail(9, Self.ticket("", "12A", status: Self.off)),
        ]
        for order in [[0, 1, 2], [0, 2, 1]] {
            var trip = SenderTrip()
            for index in order { try trip.take(mails[index]) }
            #expect(trip.activities.map(\.status) == [.confirmed], "\(order)")
            #expect(trip.activities.map(\.seat) == ["12B"], "\(order)")
        }
    }

    @Test func `an older mail with an event of its own brings nothing back`() throws {
        func mail(_ day: Int, _ status: String, _ tickets: String...) throws -> ImportedCalendar {
            let text = Sample.calendar([
                "DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123",
                "STATUS:\(status)",
            ]).replacing("DTSTAMP:20270101", with: "DTSTAMP:202702\(day < 10 ? "0" : "")\(day)")
            return try Sample.readMail(
                Sample.mail(
                    Sample.html("[\(tickets.joined(separator: ","))]"), ("text/calendar", text),
                    date: "\(day) Feb 2027 10:00:00 +0000"))
        }
        let (ann, bob) = (Self.ticket("Ann Lee", "12A"), Self.ticket("Bob Lee", "12B"))
        var trip = SenderTrip()
        try trip.take(try mail(1, "CONFIRMED", ann, bob))
        try trip.take(try mail(10, "CONFIRMED", Self.ticket("Ann Lee", "12A", at: Self.late)))
        try trip.take(
            try mail(
                5, "CANCELLED", Self.ticket("Ann Lee", "12A", status: Self.off),
                Self.ticket("Bob Lee", "12B", status: Self.off)))
        #expect(trip.activities.map(\.status) == [.confirmed])
    }
}
