import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

@Suite("Reservations beside METHOD:CANCEL") struct ReservationCancelTests {
    private let cancelled = "ReservationCancelled"
    private let later = "Sat, 20 Feb 2027 10:00:00 +0000"
    private let times = ["DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123"]
    private let off = ["DTSTART:20270305T233000Z", "SUMMARY:Flight BA 123", "STATUS:CANCELLED"]

    @Test func `a cancelled calendar beside the reservation cancels what came without one`() throws {
        let first = try Sample.readMail(Sample.mail(Sample.html(Sample.flight())))
        let second = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight(status: cancelled)), Sample.cancel(off), date: later))
        let merged = try Sample.merge(first, second)
        #expect(merged.activities.map(\.status) == [.cancelled])
        #expect(merged.activities.map(\.uid) == first.activities.map(\.uid))
        #expect(try Sample.merge(first, second, second).activities == merged.activities)
    }

    @Test(arguments: [true, false])
    func `a calendar that was taken under the UID here is cancelled under it`(_ saysWhen: Bool) throws {
        let first = try Sample.readMail(Sample.mail(Sample.html(Sample.flight())))
        let second = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.flight(at: "2027-03-05T20:00:00-05:00")),
                (
                    "text/calendar",
                    Sample.calendar(["DTSTART:20270306T010000Z", "SUMMARY:Flight BA 123"])
                        .replacing("DTSTAMP:20270101", with: "DTSTAMP:20270210")
                ), date: "Wed, 10 Feb 2027 10:00:00 +0000"))
        let gone = try Exchange.imported(file: Sample.cancel(saysWhen ? off : []).text)
        let merged = try Sample.merge(first, second, gone)
        #expect(merged.activities.map(\.status) == [.cancelled])
    }

    @Test(arguments: [
        ["DTSTART:20270401T100000Z", "SUMMARY:Old", "STATUS:CANCELLED"], ["SUMMARY:Old", "STATUS:CANCELLED"],
    ])
    func `a page without a date undoes nothing beside the cancellation of something else`(
        _ lines: [String]
    ) throws {
        let first = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight(at: "2027-03-05T20:00:00-05:00"))))
        let second = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight()), Sample.cancel(lines, uid: "other@x"), date: nil))
        let merged = try Sample.merge(first, second)
        let flight = try #require(merged.activities.first { $0.uid == first.activities[0].uid })
        #expect(Sample.start(flight) == "2027-03-05T20:00:00 America/New_York")
        #expect(merged.findings.contains { $0.code.rawValue == "undated-version" })
    }

    @Test func `a cancellation that does not say when cancels the calendar's event`() throws {
        let first = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight()), ("text/calendar", Sample.calendar(times))))
        let second = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.flight(at: "2027-03-05T20:00:00-05:00", status: cancelled)),
                Sample.cancel([]), date: later))
        let merged = try Sample.merge(first, second)
        #expect(merged.activities.map(\.uid.text) == ["u1@x"])
        #expect(merged.activities.map(\.status) == [.cancelled])
    }

    @Test func `a reservation that stands beside the cancellation of its calendar stands`() throws {
        let first = try Sample.readMail(
            Sample.mail(Sample.html(Sample.flight()), ("text/calendar", Sample.calendar(times))))
        let second = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.flight(at: "2027-03-05T21:00:00-05:00")), Sample.cancel([]), date: later))
        let merged = try Sample.merge(first, second)
        #expect(merged.activities.map(\.status) == [.confirmed])
        #expect(merged.activities.map(Sample.start) == ["2027-03-05T21:00:00 America/New_York"])
        #expect(merged.findings.contains { $0.message.contains("the booking stands") })
    }
}
