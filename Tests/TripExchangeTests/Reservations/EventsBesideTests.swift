import CivilTime
import Findings
import ICalendar
import Reservations
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

@Suite("Reservations beside calendars") struct EventsBesideTests {
    @Test func `a calendar that is shown and attached is one event`() throws {
        let read = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.flight()), Sample.ics, ("application/ics; name=i.ics", Sample.ics.text)))
        #expect(read.activities.map(\.uid.text) == ["u1@x"])
        #expect(read.activities.map(\.confirmation) == ["ABC123"])
        #expect(!Sample.codes(read).contains("duplicate-uid"))
        // The lines are those of the mail.
        #expect(read.findings.map(\.line) == [19, 20])
    }

    @Test func `a time without an offset is on the clocks of its airport`() throws {
        let read = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.flight(at: "2027-03-05T18:30:00", until: "2027-03-06T06:30:00")),
                Sample.ics))
        #expect(read.activities.map(\.uid.text) == ["u1@x"])
        #expect(read.activities.map(Sample.start) == ["2027-03-05T18:30:00 America/New_York"])
    }

    @Test(arguments: [
        ["DTSTART;VALUE=DATE:20270306", "DTEND;VALUE=DATE:20270307", "SUMMARY:Mum's birthday"],
        ["DTSTART;VALUE=DATE:20270306", "DTEND;VALUE=DATE:20270308", "SUMMARY:Hotel Umi"],
    ])
    func `another event on the day of a hotel stays another`(_ lines: [String]) throws {
        let read = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.stay("2027-03-06", "2027-03-08")),
                ("text/calendar", Sample.calendar(lines))))
        #expect(read.activities.count == 2)
        let own = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.stay("2027-03-06", "2027-03-08")),
                (
                    "text/calendar",
                    Sample.calendar([
                        "DTSTART;VALUE=DATE:20270306", "DTEND;VALUE=DATE:20270308",
                        "SUMMARY:Stay at Hotel Sora",
                    ])
                )))
        #expect(own.activities.map(\.uid.text) == ["u1@x"])
    }

    @Test(arguments: [("Paris", 2), ("Lyon", 1), ("Presqu'île, 69002 Lyon, France", 1)])
    func `a hotel of the name in another city is another`(_ city: String, _ count: Int) throws {
        let ics = Sample.calendar([
            "DTSTART;VALUE=DATE:20270701", "DTEND;VALUE=DATE:20270702", "SUMMARY:Stay at ibis",
            "LOCATION:ibis\\, \(city.replacing(",", with: "\\,"))",
        ])
        let read = try Sample.readMail(
            Sample.mail(Sample.html(ReservationIdentityTests.hotel("Lyon")), ("text/calendar", ics)))
        #expect(read.activities.count == count)
    }

    /// The flight of both is in the calendar under the code of one of them.
    @Test func `an event goes to the reservation whose code it has`() throws {
        let ics = Sample.calendar([
            "DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123",
            "DESCRIPTION:Booking reference: ABC123",
        ])
        let json = "[\(Sample.flight(code: "XYZ789", name: "Bob")),\(Sample.flight())]"
        let read = try Sample.readMail(Sample.mail(Sample.html(json), ("text/calendar", ics)))
        #expect(read.activities.map(\.confirmation).compactMap(\.self).sorted() == ["ABC123", "XYZ789"])
        #expect(read.activities.first { $0.uid.text == "u1@x" }?.notes.contains("Bob") == false)
        #expect(!Sample.codes(read).contains("contradicted-reservation"))
    }

    @Test(arguments: ["Team meeting", "Flight BA 124", "Train ICE 577 from Berlin to Bonn"])
    func `another event at the same moment stays another`(_ title: String) throws {
        let ics = Sample.calendar(["DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:\(title)"])
        let read = try Sample.readMail(Sample.mail(Sample.html(Sample.flight()), ("text/calendar", ics)))
        #expect(read.activities.count == 2)
        #expect(read.activities.first { $0.uid.text == "u1@x" }?.confirmation == nil)
    }

    private func mail(_ json: String, _ events: [String]...) throws -> ImportedCalendar {
        let parts = events.enumerated().map { index, lines in
            (type: "text/calendar", text: Sample.calendar(lines, uid: "u\(index + 1)@x"))
        }
        let head = Sample.mail(Sample.html(json))
        let body = parts.map { "--b\r\nContent-Type: \($0.type)\r\n\r\n\($0.text)\r\n" }.joined()
        return try Sample.readMail(head.replacing("--b--\r\n", with: body + "--b--\r\n"))
    }

    @Test func `an event without a zone is the reservation's at its place`() throws {
        let read = try mail(
            Sample.flight(), ["DTSTART:20270305T183000", "DTEND:20270306T063000", "SUMMARY:Flight BA 123"])
        #expect(read.activities.map(\.uid.text) == ["u1@x"])
        #expect(read.activities.map(Sample.start) == ["2027-03-05T18:30:00 America/New_York"])
        #expect(read.activities.map(Sample.end) == ["2027-03-06T06:30:00 Europe/London"])
    }

    @Test func `an event of the same number and confirmation at another hour is the same, which is told`()
        throws
    {
        let read = try mail(
            Sample.flight(),
            [
                "DTSTART:20270305T223000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123",
                "DESCRIPTION:Booking reference: ABC123",
            ])
        #expect(read.activities.map(\.uid.text) == ["u1@x"])
        let told = try #require(read.findings.first { $0.code == .contradictedReservation })
        #expect(told.message.contains("2027-03-05T18:30:00-05:00"))
        #expect(told.message.contains("2027-03-05T17:30:00 America/New_York"))
        // Without the confirmation it may be anything.
        let other = try mail(
            Sample.flight(),
            ["DTSTART:20270305T223000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123"])
        #expect(other.activities.count == 2)
    }

    @Test func `travellers with an event each are in these`() throws {
        func event(_ name: String) -> [String] {
            [
                "DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123",
                "DESCRIPTION:Booking reference: ABC123\\nTraveller: \(name)",
            ]
        }
        let json = "[\(Sample.flight(name: "Ann Lee")),\(Sample.flight(name: "Bob Lee"))]"
        let read = try mail(json, event("Ann Lee"), event("Bob Lee"))
        #expect(read.activities.map(\.uid.text) == ["u1@x", "u2@x"])
        #expect(read.activities.map(\.confirmation) == ["ABC123", "ABC123"])
        // A later version of one of them.
        let off = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.flight(name: "Bob Lee", status: "ReservationCancelled")),
                date: "Sat, 20 Feb 2027 10:00:00 +0000"))
        let merged = try Sample.merge(read, off)
        #expect(merged.activities.map(\.status) == [.confirmed, .cancelled])
    }

    @Test func `zeros before a number do not count`() throws {
        let read = try mail(
            Sample.flight(number: "0123"),
            ["DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123"])
        #expect(read.activities.count == 1)
        let first = try Sample.read(Sample.flight(number: "0123"))
        let second = try Sample.read(Sample.flight())
        #expect(first.activities.map(\.uid) == second.activities.map(\.uid))
    }

    @Test func `events and reservations without end are compared so far only`() throws {
        let words = String(repeating: "abcdefg ", count: 1_800)
        let events = (0..<40).map { index in
            """
            BEGIN:VEVENT\r\nUID:e\(index)\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270305T233000Z\r\nDTEND:20270306T063000Z\r\n\
            SUMMARY:\(words)\r\nLOCATION:\(words)\r\nDESCRIPTION:\(words)\r\nEND:VEVENT\r\n
            """
        }
        let ics =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n\(events.joined())END:VCALENDAR\r\n"
        let all = (0..<250).map { Sample.flight(number: "\(1_000 + $0)", code: "ZQ\(10_000 + $0)") }
        let read = try Sample.readMail(
            Sample.mail(Sample.html("[\(all.joined(separator: ","))]"), ("text/calendar", ics)))
        #expect(read.activities.count == 290)
        #expect(read.findings.contains { $0.message.contains("than are compared") })
    }
}
