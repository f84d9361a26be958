import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

@Suite("What a mail about a part of a booking leaves as it is") struct ReservationRemainderTests {
    private let off = "ReservationCancelled"

    private func ticket(
        _ name: String?, _ seat: String?, gate: String? = nil, price: String? = "100",
        status: String = "ReservationConfirmed"
    ) -> String {
        Sample.flight(
            name: name, status: status, flight: gate.map { #""departureGate":"\#($0)","# } ?? "",
            (seat.map { #""airplaneSeat":"\#($0)","# } ?? "")
                + (price.map { #""totalPrice":"\#($0)","priceCurrency":"EUR","# } ?? ""))
    }

    private func mail(_ day: Int, _ json: String..., ics: String? = nil) throws -> ImportedCalendar {
        let html = Sample.html("[\(json.joined(separator: ","))]")
        let date = "\(day) Feb 2027 10:00:00 +0000"
        return try Sample.readMail(
            ics.map { Sample.mail(html, ("text/calendar", $0), date: date) } ?? Sample.mail(html, date: date))
    }

    private func seats(_ activity: Activity?) -> Set<String> {
        Set((activity?.seat ?? "").split(separator: ", ").map(String.init))
    }

    // MARK: A mail that names nobody

    @Test(arguments: [false, true])
    func `a mail that names nobody leaves the travellers and their seats`(_ hasCalendar: Bool) throws {
        let both = try mail(
            1, ticket("Ann Lee", "12A"), ticket("Bob Ray", "12B"),
            ics: hasCalendar ? Sample.ics.text : nil)
        let gate = try mail(2, ticket(nil, nil, gate: "B7", price: nil))
        let merged = try Sample.merge(both, gate)
        let flight = try #require(merged.activities.first)
        #expect(merged.activities.count == 1)
        #expect(seats(flight) == ["12A", "12B"])
        #expect(flight.place?.gate == "B7")
        #expect(flight.cost == (try Money("200 EUR")))
        for name in ["Ann Lee", "Bob Ray"] { #expect(flight.notes.contains(name)) }
        // So the cancellation of one is not that of all.
        let left = try Sample.merge(both, gate, mail(3, ticket("Bob Ray", "12B", status: off)))
        #expect(left.activities.map(\.status) == [.confirmed])
        #expect(left.activities.map { seats($0) } == [["12A"]])
        #expect(left.findings.contains { $0.message.contains("Bob Ray is cancelled") })
        // In any order.
        let turned = try Sample.merge(gate, both)
        #expect(seats(turned.activities.first) == ["12A", "12B"])
    }

    @Test func `a cancellation that names nobody is of all`() throws {
        let both = try mail(1, ticket("Ann Lee", "12A"), ticket("Bob Ray", "12B"))
        let merged = try Sample.merge(both, mail(2, ticket(nil, nil, price: nil, status: off)))
        #expect(merged.activities.map(\.status) == [.cancelled])
        let turned = try Sample.merge(mail(2, ticket(nil, nil, price: nil, status: off)), both)
        #expect(turned.activities.map(\.status) == [.cancelled])
        let file = try Sample.read(
            ticket("Ann Lee", "12A"), ticket("Bob Ray", "12B"), ticket(nil, nil, status: off))
        #expect(file.activities.map(\.status) == [.cancelled])
    }

    @Test func `an object that names nobody before two that do hides neither`() throws {
        let read = try Sample.read(
            ticket(nil, nil, price: nil), ticket("Ann Lee", "12A"), ticket("Bob Ray", "12B"))
        #expect(seats(read.activities.first) == ["12A", "12B"])
        #expect(read.activities.first?.notes.contains("Bob Ray") == true)
    }

    // MARK: A mail without a seat

    @Test(arguments: [false, true])
    func `a mail without a seat leaves it`(_ isReversed: Bool) throws {
        let (with, without) = try (
            mail(1, ticket("Ann Lee", "12A")), mail(3, ticket("Ann Lee", nil, price: nil))
        )
        let merged = try isReversed ? Sample.merge(without, with) : Sample.merge(with, without)
        #expect(merged.activities.map(\.seat) == ["12A"])
        #expect(merged.activities.map(\.cost) == [try Money("100 EUR")])
    }

    @Test func `another seat is told with both values`() throws {
        let merged = try Sample.merge(mail(1, ticket("Ann Lee", "12A")), mail(3, ticket("Ann Lee", "14C")))
        #expect(merged.activities.map(\.seat) == ["14C"])
        #expect(merged.findings.contains { $0.message.contains("seat 12A → 14C") })
    }

    // MARK: Two of one surname

    @Test(arguments: [
        ("Mr Smith", "Mrs Smith"), ("Herr Schmidt", "Frau Schmidt"), ("Smith", "Smith"),
        ("Lee Martin", "Martin Lee"), ("SMITH/A MR", "SMITH/A MRS"),
    ])
    func `two of one surname are two`(_ one: String, _ other: String) throws {
        let (first, second) = try (mail(1, ticket(one, "12A")), mail(2, ticket(other, "12B", price: "120")))
        let merged = try Sample.merge(first, second)
        #expect(merged.activities.map { seats($0) } == [["12A", "12B"]])
        #expect(merged.activities.map(\.cost) == [try Money("220 EUR")])
        #expect(merged.findings.contains { $0.message.contains("they were put together") })
        let off = try mail(3, ticket(other, "12B", status: off))
        #expect(try Sample.merge(first, second, off).activities.map(\.status) == [.confirmed])
    }

    @Test func `one of two Smiths who is cancelled in the same file does not cancel the other`() throws {
        let read = try Sample.read(
            ticket("Mr Smith", nil), ticket("Mrs Smith", nil, status: off))
        #expect(read.activities.map(\.status) == [.confirmed])
        // Nothing tells which of them is cancelled.
        let mails = try Sample.merge(
            mail(1, ticket("Mr Smith", nil), ticket("Mrs Smith", nil)),
            mail(2, ticket("Smith", nil, status: off)))
        #expect(mails.activities.map(\.status) == [.confirmed])
        #expect(mails.findings.contains { $0.message.contains("Smith is cancelled") })
    }

    // MARK: An older mail

    @Test func `an older mail adds those whom the newer one does not name`() throws {
        let both = try mail(1, ticket("Ann Lee", "12A"), ticket("Bob Ray", "12B"))
        let off = try mail(3, ticket("Bob Ray", "12B", status: off))
        let merged = try Sample.merge(off, both)
        #expect(merged.activities.map(\.status) == [.confirmed])
        #expect(merged.activities.map { seats($0) } == [["12A"]])
        #expect(merged.activities.first?.notes.contains("Ann Lee") == true)
        // Once more changes nothing.
        #expect(try Sample.merge(off, both, both, off).activities == merged.activities)
        let moved = try mail(3, ticket("Bob Ray", "14C"))
        #expect(try Sample.merge(moved, both).activities.map { seats($0) } == [["12A", "14C"]])
    }

    @Test(arguments: [false, true])
    func `two in one object are told apart by a mail about one of them`(_ isReversed: Bool) throws {
        func tickets(_ names: String...) -> String {
            names.map {
                #"{"underName":{"name":"\#($0)"},"ticketedSeat":{"seatNumber":"\#($0.prefix(1))1"}}"#
            }
            .joined(separator: ",")
        }
        let both = try mail(
            1, Sample.flight(name: nil, #""reservedTicket":[\#(tickets("Ann Lee", "Bob Ray"))],"#))
        let off = try mail(
            2, Sample.flight(name: nil, status: off, #""reservedTicket":[\#(tickets("Bob Ray"))],"#))
        let merged = try isReversed ? Sample.merge(off, both) : Sample.merge(both, off)
        #expect(merged.activities.map(\.status) == [.confirmed])
        #expect(merged.activities.map(\.seat) == ["A1"])
        #expect(merged.findings.contains { $0.message.contains("Bob Ray is cancelled") })
    }

    // MARK: Rooms

    @Test func `a room in a mail of its own is one more, and its cancellation leaves the other`() throws {
        func room(_ name: String, _ status: String = "ReservationConfirmed") -> String {
            Sample.stay("2027-03-05", "2027-03-08").replacing(
                #""checkinTime""#,
                with:
                    #""underName":{"name":"Ann Lee"},"reservationStatus":"\#(status)","lodgingUnitDescription":"\#(name)","checkinTime""#
            )
        }
        let (double, single) = try (mail(1, room("Double")), mail(2, room("Single")))
        let merged = try Sample.merge(double, single)
        #expect(merged.activities.map { seats($0) } == [["Double", "Single"]])
        #expect(
            merged.findings.contains {
                $0.message.contains("is here for Ann Lee (Double), and what came is for Ann Lee (Single)")
            })
        let left = try Sample.merge(double, single, mail(3, room("Single", off)))
        #expect(left.activities.map(\.status) == [.confirmed])
        #expect(left.activities.map(\.seat) == ["Double"])
    }
}
