import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// An end that nobody said is shown, and no rule takes it for a fact. Each case is first held against a said end, with which
/// the rule does speak.
@Suite("Estimated ends") struct EstimatedEndTests {
    private func rules(_ activities: [Activity], estimated: Bool) throws -> [String] {
        var activities = activities
        activities[0].span = activities[0].span.withEnd(estimated: estimated)
        let dates = try date("2027-03-08")..<date("2027-03-14")
        return Itinerary(
            activities, home: try TestZones.zone("Europe/Berlin"), database: try TestZones.database(.r2026f),
            tripDates: dates
        ).findings(by: .standard).map(\.rule.rawValue)
    }

    private func flight(
        _ from: String, _ to: String, _ zones: (String, String) = ("Europe/Berlin", "Europe/Berlin"),
        places: (String, String)? = nil
    ) throws -> Activity {
        try activity(
            "QJ 1", .flight, from: "2027-03-\(from) \(zones.0)", to: "2027-03-\(to) \(zones.1)",
            place: places.flatMap { RuleExample.places[$0.0] },
            destination: places.flatMap { RuleExample.places[$0.1] })
    }

    @Test func `no arrival is too late or too soon`() throws {
        let early = try activity(
            "ICE 1", .train, from: "2027-03-10 10:30 Europe/Berlin", to: "2027-03-10 12:00 Europe/Berlin")
        let late = try flight("10 09:00", "10 11:00")
        #expect(try rules([late, early], estimated: false) == ["impossible-connection"])
        #expect(try rules([late, early], estimated: true) == [])
        let tight = try flight("10 09:00", "10 10:10")
        #expect(try rules([tight, early], estimated: false) == ["tight-connection"])
        #expect(try rules([tight, early], estimated: true) == [])
    }

    @Test func `another airport is another airport, whenever one arrives`() throws {
        let first = try flight("10 09:00", "10 10:10", places: ("FRA", "LHR"))
        let next = try activity(
            "QJ 2", .flight, from: "2027-03-10 15:00 Europe/London", to: "2027-03-10 18:00 Europe/Berlin",
            place: RuleExample.places["LGW"], destination: RuleExample.places["FRA"])
        var activities = [first, next]
        activities[0].span = first.span.withEnd(estimated: true)
        #expect(
            try itinerary(activities).messages(.impossibleConnection) == [
                "QJ 2 leaves from London Gatwick (LGW) on 10 March 2027 15:00 (Europe/London), later and with no transfer "
                    + "after QJ 1, which arrives at London Heathrow (LHR) on 10 March 2027 10:10 (Europe/Berlin), as is "
                    + "estimated; LHR to LGW is 41 km as the crow flies."
            ])
    }

    @Test func `no speed is implausible, and no night or day is counted`() throws {
        let fast = try flight("10 09:00", "10 10:00", places: ("FRA", "JFK"))
        #expect(try rules([fast], estimated: false) == ["implausible-speed"])
        #expect(try rules([fast], estimated: true) == [])
        let over = try flight("12 17:00", "12 10:05", ("Asia/Tokyo", "America/Los_Angeles"))
        #expect(try rules([over], estimated: false) == ["gained-day"])
        #expect(try rules([over], estimated: true) == [])
        let outside = try flight("13 23:00", "14 02:00")
        #expect(try rules([outside], estimated: false) == ["outside-trip"])
        #expect(try rules([outside], estimated: true) == [])
        let away = try flight("08 12:40", "09 09:55", ("Europe/Berlin", "Asia/Tokyo"), places: ("FRA", "HND"))
        let back = try activity(
            "QJ 2", .flight, from: "2027-03-11 11:30 Asia/Tokyo", to: "2027-03-11 18:20 Europe/Berlin",
            place: RuleExample.places["HND"], destination: RuleExample.places["FRA"])
        #expect(try rules([away, back], estimated: false) == ["night-without-bed"])
        #expect(try rules([away, back], estimated: true) == [])
    }

    @Test func `a start is a fact, and what it falls into is told`() throws {
        let dinner = try activity(
            "Dinner", .restaurant, from: "2027-03-10 19:00 Europe/Berlin",
            to: "2027-03-10 21:00 Europe/Berlin")
        let show = try activity(
            "Show", .event, from: "2027-03-10 20:00 Europe/Berlin", to: "2027-03-10 22:00 Europe/Berlin")
        #expect(try rules([dinner, show], estimated: false) == ["overlap"])
        #expect(try rules([dinner, show], estimated: true) == [])
        var late = try activity(
            "Late dinner", .restaurant, from: "2027-03-10 21:00 Europe/Berlin",
            to: "2027-03-10 23:00 Europe/Berlin")
        late.span = late.span.withEnd(estimated: true)
        #expect(
            try itinerary([show, late]).messages(.overlap) == [
                "Late dinner starts on 10 March 2027 21:00 (Europe/Berlin) while Show lasts, until 10 March 2027 22:00 "
                    + "(Europe/Berlin)."
            ])
    }

    @Test func `one flight is one, whoever estimated its arrival`() throws {
        var mine = try flight("10 09:00", "10 10:10")
        var theirs = try activity(
            "b", .flight, "QJ 1", from: "2027-03-10 09:00 Europe/Berlin", to: "2027-03-10 10:25 Europe/Berlin"
        )
        (mine.number, theirs.number) = ("QJ 1", "QJ 1")
        #expect(try rules([mine, theirs], estimated: true) == ["duplicate-booking"])
    }

    /// By hand from the table: 45 min and 9583/800 h are 12 h 3.7 min more, to five minutes 12 h 45 min.
    @Test(arguments: [
        (ActivityKind.flight, 9583.0, 765), (.flight, 0, 45), (.train, 500, 395), (.bus, 100, 140),
        (.car, 30, 60), (.transfer, 100, 145), (.ferry, 35, 85), (.bicycle, 15, 80), (.walk, 1, 20),
        (.walk, 0, 5),
    ])
    func `a distance gives a time`(kind: ActivityKind, kilometres: Double, minutes: Int) {
        #expect(kind.estimatedTime(overKilometres: kilometres) == .seconds(minutes * 60))
    }

    @Test func `nothing but a transport has a distance`() {
        #expect(ActivityKind.lodging.estimatedTime(overKilometres: 10) == nil)
        #expect(ActivityKind.flight.estimatedTime(overKilometres: .nan) == nil)
        #expect(ActivityKind.flight.estimatedTime(overKilometres: -1) == nil)
    }
}
