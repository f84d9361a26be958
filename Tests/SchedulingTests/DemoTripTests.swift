import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// The values are those of docs/demo/README.md, which has them from Python.
@Suite("DemoTrip") struct DemoTripTests {
    @Test func `the findings are the three that are planted`() throws {
        let findings = try DemoTrip.itinerary().findings(by: TripRules.standard)
        #expect(
            findings.map(\.message) == [
                "Flight QJ 716 Tokyo - Los Angeles arrives on 12 March 2027 10:05 (America/Los_Angeles), when it is "
                    + "13 March 2027 03:05 (Asia/Tokyo): your clock goes back 17 h, and 12 March 2027 is that much longer.",
                "Anruf zu Hause and Train 581 Los Angeles to San Diego share 35 min: Anruf zu Hause ends on "
                    + "15 March 2027 19:45 (Europe/Berlin), which is 15 March 2027 11:45 (America/Los_Angeles), and "
                    + "Train 581 Los Angeles to San Diego starts on 15 March 2027 11:10 (America/Los_Angeles).",
                "Flight QJ 721 Los Angeles - Frankfurt leaves 30 min before Train 594 San Diego to Los Angeles "
                    + "arrives: it leaves on 15 March 2027 20:15 (America/Los_Angeles), but you arrive on "
                    + "15 March 2027 20:45 (America/Los_Angeles).",
            ])
        #expect(findings.map(\.rule) == [.gainedDay, .overlap, .impossibleConnection])
        #expect(findings.map(\.severity) == [.note, .error, .error])
        #expect(
            findings.map { "\($0.instant)" } == [
                "2027-03-12T18:05:00Z", "2027-03-15T18:10:00Z", "2027-03-16T03:15:00Z",
            ])
        #expect(
            findings.map { $0.items.map { "\($0)" } } == [
                ["qj716"], ["call@2027-03-17T19:00:00", "train581"], ["train594", "qj721"],
            ])
    }

    @Test(arguments: [
        ("qj714", "2027-03-08T11:40:00Z", "2027-03-09T00:55:00Z"),
        ("museum", "2027-03-10T05:00:00Z", "2027-03-10T07:30:00Z"),
        ("qj716", "2027-03-12T08:00:00Z", "2027-03-12T18:05:00Z"),
        ("dinner", "2027-03-14T03:30:00Z", "2027-03-14T05:30:00Z"),
        ("train581", "2027-03-15T18:10:00Z", "2027-03-15T21:05:00Z"),
        ("train594", "2027-03-16T00:50:00Z", "2027-03-16T03:45:00Z"),
        ("qj721", "2027-03-16T03:15:00Z", "2027-03-16T14:20:00Z"),
    ])
    func `every end is at its instant`(uid: String, start: String, end: String) throws {
        let scheduled = try DemoTrip.itinerary().first(uid)
        #expect("\(scheduled.start)" == start)
        #expect("\(scheduled.end)" == end)
    }

    @Test func `the clock is in Berlin, Tokyo, Los Angeles and Berlin`() throws {
        let clock = try DemoTrip.itinerary().clock
        #expect("\(clock.initialZone)" == "Europe/Berlin")
        #expect(
            clock.changes.map {
                "\($0.instant) \($0.after) \($0.evidence.key?.description ?? "") \($0.shift.components.seconds / 3600)"
            } == [
                "2027-03-09T00:55:00Z Asia/Tokyo qj714 8",
                "2027-03-12T18:05:00Z America/Los_Angeles qj716 -17",
                "2027-03-16T14:20:00Z Europe/Berlin qj721 8",
            ])
    }

    @Test func `12 March is one day of 41 hours`() throws {
        let trip = try DemoTrip.itinerary()
        let days = Agenda(trip, view: .traveller, dates: try date("2027-03-12")..<date("2027-03-14")).days
        #expect(
            days.map(\.stretches) == [
                [try instant("2027-03-12T00:00:00+09:00")..<instant("2027-03-13T00:00:00-08:00")],
                [try instant("2027-03-13T00:00:00-08:00")..<instant("2027-03-14T00:00:00-08:00")],
            ])
        #expect(days[0].length == .seconds(41 * 3600))
        #expect(days.map(\.isRepeated) == [false, false])
        #expect(days[0].clockChanges.map { "\($0.after)" } == ["America/Los_Angeles"])
        #expect(days[1].clockChanges == [])
        #expect(days[1].entries.map { $0.scheduled.activity.uid.text } == ["hotel-la", "dinner"])
    }

    @Test func `the traveller sees every activity on the dates that are lived`() throws {
        let trip = try DemoTrip.itinerary()
        let agenda = Agenda(trip, view: .traveller, dates: try date("2027-03-07")..<date("2027-03-18"))
        let lines = agenda.days.flatMap { day in
            day.entries.map { entry in
                "\(day.date) \(entry.scheduled.activity.uid) \(entry.span.shown[0])"
                    + (entry.continuesFromBefore ? " <" : "") + (entry.continuesAfter ? " >" : "")
            }
        }
        #expect(
            lines == [
                "2027-03-07 call 2027-03-07T19:00:00 Europe/Berlin",
                "2027-03-08 qj714 2027-03-08T12:40:00 Europe/Berlin >",
                "2027-03-09 hotel-tokyo 2027-03-09 >",
                "2027-03-09 qj714 2027-03-08T12:40:00 Europe/Berlin <",
                "2027-03-10 hotel-tokyo 2027-03-09 < >",
                "2027-03-10 museum 2027-03-10T14:00:00 Asia/Tokyo",
                "2027-03-11 hotel-tokyo 2027-03-09 <",
                "2027-03-12 hotel-la 2027-03-12 >",
                "2027-03-12 qj716 2027-03-12T17:00:00 Asia/Tokyo",
                "2027-03-13 hotel-la 2027-03-12 < >",
                "2027-03-13 dinner 2027-03-13T19:30:00 America/Los_Angeles",
                "2027-03-14 hotel-la 2027-03-12 <",
                "2027-03-14 call 2027-03-14T11:00:00 America/Los_Angeles",
                "2027-03-15 call 2027-03-15T11:00:00 America/Los_Angeles",
                "2027-03-15 train581 2027-03-15T11:10:00 America/Los_Angeles",
                "2027-03-15 train594 2027-03-15T17:50:00 America/Los_Angeles",
                "2027-03-15 qj721 2027-03-15T20:15:00 America/Los_Angeles >",
                "2027-03-16 qj721 2027-03-15T20:15:00 America/Los_Angeles <",
            ])
        #expect(
            agenda.days.map { Int($0.length.components.seconds / 60) }
                == [1440, 1440, 960, 1440, 1440, 2460, 1440, 1380, 1440, 960, 1440])
    }

    @Test func `the night of the change has 23 hours`() throws {
        let clock = try DemoTrip.itinerary().clock
        #expect(
            clock.stretches(of: try date("2027-03-14")) == [
                try instant("2027-03-14T00:00:00-08:00")..<instant("2027-03-15T00:00:00-07:00")
            ])
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `the order of the input does not matter`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let shuffled = try itinerary(DemoTrip.activities().shuffled(using: &random))
        let trip = try DemoTrip.itinerary()
        #expect(shuffled == trip)
        #expect(shuffled.findings(by: TripRules.standard) == trip.findings(by: TripRules.standard))
    }

    @Test func `the connections have their layover`() throws {
        let connections = try DemoTrip.itinerary().connections
        #expect(
            connections.map { "\($0.from.key) \($0.to.key) \($0.layover.components.seconds / 60)" } == [
                "qj714 qj716 4745", "qj716 train581 4325", "train581 train594 225", "train594 qj721 -30",
            ])
    }
}
