import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// What the documentation comments show.
@Suite("Documentation examples") struct DocExamplesTests {
    @Test func `docExample: the clock over the date line`() throws {
        let itinerary = try DemoTrip.itinerary()
        let landing = try itinerary.first("qj716").end
        #expect(itinerary.clock.civil(at: landing).description == "2027-03-12T10:05:00")
        #expect(itinerary.clock.stretches(of: try CivilDate(2027, 3, 12)).count == 1)
    }

    @Test func `docExample: the date that Apia skipped`() throws {
        let database = try TestZones.database(.r2026f)
        let apia = TravellerClock(zone: try database.zone(named: "Pacific/Apia"))
        #expect(apia.stretches(of: try CivilDate(2011, 12, 30)) == [])
    }

    @Test func `docExample: a flight over the date line in two views`() throws {
        let trip = try itinerary([
            activity(
                "f", .flight, from: "2025-07-02 07:00 Pacific/Apia", to: "2025-07-01 07:35 Pacific/Pago_Pago")
        ])
        let flight = try trip.first("f")
        let july = try date("2025-07-01")..<date("2025-08-01")
        let newYork = try TestZones.zone("America/New_York")
        #expect(
            trip.dates(of: flight, in: .place, within: july).map { "\($0)" } == ["2025-07-01", "2025-07-02"])
        #expect(trip.dates(of: flight, in: .zone(newYork), within: july).map { "\($0)" } == ["2025-07-01"])
    }

    @Test func `docExample: an itinerary`() throws {
        let berlin = try TestZones.zone("Europe/Berlin")
        let database = try TestZones.database(.r2026f)
        let trip = Itinerary(
            try DemoTrip.activities(), home: berlin, database: database)
        let dinner = try trip.first("dinner").start
        #expect("\(trip.clock.zone(at: dinner))" == "America/Los_Angeles")
        let week = try date("2027-03-08")..<date("2027-03-15")
        #expect(Agenda(trip, view: .traveller, dates: week).days.count == 7)
        #expect(trip.findings(by: TripRules.standard).count == 3)
    }

    @Test func `docExample: the days of an agenda that are skipped`() throws {
        let apia = try TestZones.zone("Pacific/Apia")
        let trip = Itinerary(
            [], home: apia, database: try TestZones.database(.r2026f))
        let (first, dayAfterLast) = (try date("2011-12-29"), try date("2012-01-01"))
        let agenda = Agenda(trip, view: .traveller, dates: first..<dayAfterLast)
        #expect(agenda.days.filter(\.isSkipped).map { "\($0.date)" } == ["2011-12-30"])
    }

    @Test func `docExample: the axis of a day of 23 hours`() throws {
        let trip = try DemoTrip.itinerary()
        let newYork = try TestZones.zone("America/New_York")
        let day = DayGrid(trip, view: .zone(newYork), date: try CivilDate(2027, 3, 14), rowMinutes: 60)
        #expect(day.axis.length == 1380)
        #expect("\(day.axis.rows[2].start)" == "2027-03-14T03:00:00-04:00[America/New_York]")
    }

    @Test func `docExample: the grid of a day of 41 hours`() throws {
        let trip = try DemoTrip.itinerary()
        let grid = DayGrid(trip, view: .traveller, date: try CivilDate(2027, 3, 12), rowMinutes: 30)
        // 24 hours in Tokyo, three more in the air, then the landing at 10:05 and 13 full hours in Los Angeles.
        #expect(grid.axis.rows.filter(\.isLabelled).count == 24 + 4 + 14)
        #expect(grid.blocks.map { "\($0.entry.scheduled.activity.uid)" } == ["qj716"])
    }

    @Test func `docExample: a week and a month`() throws {
        let trip = try DemoTrip.itinerary()
        let week = WeekGrid(
            trip, view: .traveller, containing: try CivilDate(2027, 3, 12), firstWeekday: .monday, lines: 4,
            tripDates: nil)
        #expect("\(week.week.isoWeek)" == "2027-W10")
        let month = MonthGrid(
            trip, view: .home, containing: try CivilDate(2027, 3, 12), firstWeekday: .sunday, lines: 4,
            tripDates: nil)
        #expect(month.weeks.count == 5)
        #expect("\(month.weeks[0].days[0].day.date)" == "2027-02-28")
    }

    @Test func `docExample: the dates that Apia's clock skips`() throws {
        let apia = TravellerClock(zone: try TestZones.zone("Pacific/Apia"))
        let year = try CivilDate(2011, 1, 1)..<CivilDate(2012, 1, 1)
        #expect("\(apia.skippedDates(in: year))" == "[2011-12-30]")
    }

    @Test func `docExample: the clock of a person and what they take part in`() throws {
        let trip = try DemoTrip.itinerary()
        let flight = try #require(trip.activities.first { $0.activity.kind == .flight })
        let ada = AgendaPerson(
            PartyMember(
                id: try .validated("6ba7b810-9dad-41d1-80b4-00c04fd430c8"), name: "Ada", home: trip.home,
                awake: .usual), clock: trip.clock, isTravelling: true)
        #expect(ada.takesPart(in: flight.activity))
        let dates = trip.dates(of: flight, in: .person(ada), within: nil)
        #expect(dates == trip.dates(of: flight, in: .traveller, within: nil))
        #expect(
            trip.span(of: flight, in: .person(ada)) == trip.span(of: flight, in: .traveller))
    }

    @Test func `docExample: a rule of one's own`() throws {
        struct NoFlightsRule: TripRule {
            let id = RuleID(rawValue: "no-flights")
            var severity = TripFinding.Severity.note
            let summary = "an activity is a flight"
            func findings(in itinerary: Itinerary) -> [TripFinding] {
                itinerary.activities.filter { $0.activity.kind == .flight }.map {
                    TripFinding(
                        rule: id, severity: severity, items: [$0.key], instant: $0.start, message: "A flight."
                    )
                }
            }
        }
        let trip = try DemoTrip.itinerary()
        let found = trip.findings(by: TripRules.standard.all + [NoFlightsRule()])
        let flights = trip.activities.count { $0.activity.kind == .flight }
        #expect(flights > 0)
        #expect(found.count { "\($0.rule)" == "no-flights" } == flights)
    }
}
