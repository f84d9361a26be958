import CivilTime
import Findings
import ICalendar
import Scheduling
import TestKit
import Testing
import TripExchange
import TripWorkflows
import Trips

@Suite("The front door") struct TripReaderTests {
    private let reader: TripReader

    init() throws {
        let zones = try TestZones.database(.r2026f)
        reader = TripReader(
            zones: zones, home: try zones.zone(named: "Europe/Berlin"),
            now: try Instant(parsing: "2027-03-01T09:00:00Z"))
    }

    private func demo(_ name: String) -> String { Fixtures.path(for: "docs/demo/\(name)") }

    @Test func `a file gives a trip that can be asked for its days`() throws {
        let trip = try reader.read(contentsOf: demo("flight-tokyo-los-angeles.ics"))
        let dates = try #require(trip.dates)
        #expect(dates == DateWindow(try CivilDate(2027, 3, 12), through: try CivilDate(2027, 3, 12)))
        let days = trip.days(dates, of: []).agenda(in: .traveller).days
        #expect(days.map(\.length) == [.seconds(41 * 3_600)])
        #expect(days.flatMap(\.entries).map(\.scheduled.activity.kind) == [.flight])
    }

    @Test func `bytes and the file that has them are read alike`() throws {
        let path = demo("hotel-tokyo.ics")
        let trip = try reader.read(try Fixtures.bytes(path), named: path)
        #expect(trip.activities == (try reader.read(contentsOf: path)).activities)
        #expect(trip.activities.map(\.kind) == [.lodging])
    }

    @Test func `a series is expanded over the dates that are asked for`() throws {
        let text = calendar(
            "UID:call", "SUMMARY:Call home", "DTSTART;TZID=Asia/Tokyo:20270301T190000", "DURATION:PT1H",
            "RRULE:FREQ=WEEKLY")
        let trip = try reader.read(Array(text.utf8), named: "call.ics")
        #expect(trip.dates == nil)
        #expect(trip.activities.count == 1)
        let month = DateWindow(try CivilDate(2027, 3, 8), through: try CivilDate(2027, 3, 22))
        let agenda = trip.days(month, of: []).agenda(in: .zone(try reader.zones.zone(named: "Asia/Tokyo")))
        #expect(
            agenda.days.filter { !$0.entries.isEmpty }.map(\.date.description)
                == ["2027-03-08", "2027-03-15", "2027-03-22"])
    }

    @Test func `what is wrong is what check says, of several files too`() throws {
        var calendars = ReadCalendars(database: reader.zones, now: reader.now, isForStore: false)
        for name in ["train-los-angeles-san-diego.ics", "flight-los-angeles-frankfurt.ics"] {
            try calendars.read(CalendarSource(try Fixtures.bytes(demo(name))), named: name)
        }
        let trip = reader.trip(of: calendars)
        let findings = trip.days(try #require(trip.dates), of: []).findings(by: .standard)
        #expect(findings.map(\.finding.rule) == [.impossibleConnection])
        var lenient = TripRules.standard
        lenient.switchedOff = [.impossibleConnection]
        #expect(trip.days(try #require(trip.dates), of: []).findings(by: lenient).isEmpty)
    }

    @Test func `a person is asked for by name`() throws {
        let trip = try reader.read(contentsOf: demo("family/family.ics"))
        #expect(
            trip.travellers.map(\.name)
                == ["Ada Winter", "Ben Winter", "Cleo Winter", "Dan Winter", "Rosa Winter"])
        #expect(trip.travellers.filter { $0.role == .viewer }.map(\.name) == ["Rosa Winter"])
        let dates = try #require(trip.dates)
        let cleo = try #require(trip.persons.first { $0.name == "Cleo Winter" })
        let days = trip.days(dates, of: [cleo.id])
        #expect(days.party.members.map(\.name) == ["Cleo Winter"])
        #expect(days.itinerary.activities.count < trip.days(dates, of: []).itinerary.activities.count)
    }

    @Test func `what nobody understands is written back`() throws {
        let text = calendar(
            "UID:dinner", "SUMMARY:Dinner", "DTSTART;TZID=Asia/Tokyo:20270301T190000", "DURATION:PT2H",
            "X-VENDOR;X-PARAMETER=1:kept", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Go",
            "TRIGGER:-PT1H",
            "END:VALARM")
        var trip = try reader.read(Array(text.utf8), named: "dinner.ics")
        trip.activities[0].title = "Late dinner"
        let written = try trip.calendar(productID: "-//Test//Test//EN", redaction: .full, stamp: reader.now)
        let lines = String(decoding: written.bytes, as: UTF8.self).split(separator: "\r\n")
        #expect(lines.contains("SUMMARY:Late dinner"))
        #expect(lines.contains("X-VENDOR;X-PARAMETER=1:kept"))
        #expect(lines.contains("TRIGGER:-PT1H"))
        #expect(lines.contains("SUMMARY:Pay the bill"))
        let again = try reader.read(written.bytes, named: "dinner.ics")
        #expect(again.activities.map(\.title) == ["Late dinner"])
        #expect(again.activities.map(\.span) == trip.activities.map(\.span))
    }

    @Test func `a flaw is a finding, and what holds no bookings is refused`() throws {
        let text = calendar("UID:late", "SUMMARY:Late", "DTSTART;TZID=Nowhere/Else:20270301T190000")
        let trip = try reader.read(Array(text.utf8), named: "late.ics")
        #expect(trip.findings.contains { $0.file == "late.ics" })
        let error = #expect(throws: CalendarError.self) {
            try reader.read([0, 1, 2, 3], named: "photo.jpg")
        }
        #expect(error?.subject == "photo.jpg")
    }

    /// A calendar with an event of some lines, and a to-do.
    private func calendar(_ lines: String...) -> String {
        let event = ["BEGIN:VEVENT"] + lines + ["END:VEVENT"]
        let todo = ["BEGIN:VTODO", "UID:bill", "SUMMARY:Pay the bill", "END:VTODO"]
        return (["BEGIN:VCALENDAR", "VERSION:2.0"] + event + todo + ["END:VCALENDAR"])
            .map { $0 + "\r\n" }.joined()
    }
}
