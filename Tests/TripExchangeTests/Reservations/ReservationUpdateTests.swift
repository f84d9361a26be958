import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

@Suite("Updates and cancellations of reservations") struct ReservationUpdateTests {
    private func merge(_ files: ImportedCalendar...) throws -> (activities: [Activity], findings: [Finding]) {
        try Sample.merge(files)
    }

    private let cancelled = "ReservationCancelled"
    private let later = "Sat, 20 Feb 2027 10:00:00 +0000"

    @Test func `when it was booked is no version`() throws {
        let first = try Sample.readMail(Sample.mail(Sample.html(Sample.flight())))
        let second = try Sample.readMail(
            Sample.mail(
                Sample.html(
                    Sample.flight(status: cancelled, #""bookingTime":"2027-02-01T10:00:00Z","#)),
                date: later))
        #expect(second.activities.map(\.stamp) == [try Instant(parsing: "2027-02-20T10:00:00Z")])
        #expect(try merge(first, second).activities.map(\.status) == [.cancelled])
    }

    @Test func `no version is later than its mail`() throws {
        let read = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight(#""modifiedTime":"2099-01-01T00:00:00Z","#))))
        #expect(read.activities.map(\.stamp) == [try Instant(parsing: "2027-02-01T10:05:00Z")])
        #expect(read.findings.map(\.message).contains { $0.contains("2099-01-01T00:00:00Z") })
    }

    @Test(arguments: ["", "SEQUENCE:2"])
    func `a cancellation without a calendar cancels what came in one`(_ line: String) throws {
        let ics = Sample.calendar(
            ["DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123"]
                + [line].filter { !$0.isEmpty })
        let first = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight()), ("text/calendar", ics)))
        #expect(first.activities.map(\.uid.text) == ["u1@x"])
        let off = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight(status: cancelled)), date: later))
        let merged = try merge(first, off)
        #expect(merged.activities.map(\.uid.text) == ["u1@x"])
        #expect(merged.activities.map(\.status) == [.cancelled])
        #expect(merged.findings.map(\.code.rawValue) == ["same-booking"])
        // Read again, it changes nothing.
        #expect(try merge(first, off, off).activities == merged.activities)
        // The confirmation is older.
        #expect(try merge(first, off, first).activities.map(\.status) == [.cancelled])
    }

    @Test func `a calendar after the reservation is the same booking`() throws {
        let first = try Sample.readMail(Sample.mail(Sample.html(Sample.flight())))
        let second = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.flight()),
                (
                    "text/calendar",
                    Sample.calendar([
                        "DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123",
                    ]).replacing("DTSTAMP:20270101", with: "DTSTAMP:20270210")
                ), date: later))
        let merged = try merge(first, second)
        #expect(merged.activities.count == 1)
        // The calendar alone, later.
        let moved = try Exchange.imported(
            file: Sample.calendar([
                "DTSTART:20270305T235500Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123",
            ]).replacing("DTSTAMP:20270101", with: "DTSTAMP:20270301"))
        let again = try merge(first, second, moved)
        #expect(again.activities.count == 1)
        #expect(
            try Exchange.instant(Exchange.ends(again.activities[0]).start)
                == Instant(parsing: "2027-03-05T23:55:00Z"))
    }

    @Test func `a table under one confirmation moves, and without one there are two`() throws {
        func mail(_ time: String, _ code: String?, _ date: String) throws -> ImportedCalendar {
            try Sample.readMail(
                Sample.mail(
                    Sample.html(Sample.table(at: "2027-03-05T\(time):00+01:00", code: code)), date: date))
        }
        let early = "Mon, 1 Feb 2027 10:05:00 +0000"
        let moved = try merge(mail("19:00", "R9", early), mail("20:30", "R9", later))
        #expect(moved.activities.map(Sample.start) == ["2027-03-05T20:30:00 Europe/Berlin"])
        #expect(try merge(mail("12:00", nil, early), mail("20:30", nil, later)).activities.count == 2)
    }

    @Test func `where several may be it, none is taken`() throws {
        let calendars = try ["u1@x", "u2@x"].map { uid in
            try Exchange.imported(
                file: Sample.calendar(
                    [
                        "DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123",
                        "DESCRIPTION:Booking reference: ABC123",
                    ], uid: uid))
        }
        let off = try Sample.readMail(Sample.mail(Sample.html(Sample.flight(status: cancelled)), date: later))
        let one = try merge(calendars[0], off)
        #expect(one.activities.map(\.uid.text) == ["u1@x"])
        #expect(one.activities.map(\.status) == [.cancelled])
        #expect(try merge(calendars[0], calendars[1], off).activities.count == 3)
    }

    @Test func `another flight under the same code is another activity`() throws {
        let first = try Sample.readMail(Sample.mail(Sample.html(Sample.flight()), Sample.ics))
        let other = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight(from: "BOS", status: cancelled)), date: later))
        #expect(try merge(first, other).activities.count == 2)
    }

    @Test func `a page without a date undoes nothing that has one`() throws {
        let first = try Sample.readMail(Sample.mail(Sample.html(Sample.flight())))
        let off = try Sample.readMail(Sample.mail(Sample.html(Sample.flight(status: cancelled)), date: later))
        let page = try Sample.read(Sample.flight(at: "2027-03-05T17:00:00-05:00"))
        let merged = try merge(first, page)
        #expect(merged.activities.map(Sample.start) == ["2027-03-05T18:30:00 America/New_York"])
        let told = try #require(merged.findings.first)
        #expect(told.code.rawValue == "undated-version")
        #expect(
            told.message.contains(
                "2027-03-05T18:30:00 America/New_York → 2027-03-05T17:00:00 America/New_York"))
        let undone = try merge(first, off, page)
        #expect(undone.activities.map(\.status) == [.cancelled])
        #expect(undone.findings.last?.message.contains("cancelled → confirmed") == true)
    }

    @Test func `of pages without a date the last one counts, which is told; a cancellation stays`() throws {
        let first = try Sample.read(Sample.flight())
        let moved = try Sample.read(Sample.flight(at: "2027-03-05T17:00:00-05:00"))
        let merged = try merge(first, moved)
        #expect(merged.activities.map(Sample.start) == ["2027-03-05T17:00:00 America/New_York"])
        #expect(merged.findings.map(\.code.rawValue) == ["undated-version"])
        let off = try Sample.read(Sample.flight(status: cancelled))
        #expect(try merge(first, off, first).activities.map(\.status) == [.cancelled])
        #expect(try merge(first, first).findings == [])
    }
}
