import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// Input that must neither trap nor take long.
@Suite("Robustness") struct RobustnessTests {
    private func everything(_ trip: Itinerary, from first: String, to end: String) throws -> [TripFinding] {
        let window = try date(first)..<date(end)
        for view in [AgendaView.place, .traveller, .home, .zone(try TestZones.zone("Pacific/Apia"))] {
            #expect(
                Agenda(trip, view: view, dates: window).days.count
                    == window.lowerBound.days(until: window.upperBound))
        }
        return trip.findings(by: TripRules.standard)
    }

    @Test func `no activities`() throws {
        let trip = try itinerary([])
        #expect(try everything(trip, from: "2027-03-01", to: "2027-03-10") == [])
        #expect(trip.connections == [])
    }

    @Test func `one activity, whole days only, floating only`() throws {
        let event = try activity("a", .event, from: "2027-03-03 10:00 UTC", to: "2027-03-03 11:00 UTC")
        let stay = try allDay("b", .lodging, from: "2027-03-02", to: "2027-03-05")
        let floating = try activity("c", .car, from: "2027-03-03 10:00", to: "2027-03-03 11:00")
        for one in [event, stay, floating] {
            let trip = try itinerary([one])
            #expect(try everything(trip, from: "2027-03-01", to: "2027-03-10") == [])
            #expect(trip.activities.count == 1)
        }
    }

    @Test func `whole days that end before they start stand on one date`() throws {
        let wrong = try allDay("w", .lodging, from: "2027-03-05", to: "2027-03-01")
        let trip = try itinerary([wrong])
        #expect(try everything(trip, from: "2027-02-25", to: "2027-03-10") == [])
        let scheduled = try trip.first("w")
        #expect(trip.dates(of: scheduled, in: .home, within: nil) == [try date("2027-03-05")])
        #expect("\(scheduled.start) \(scheduled.end)" == "2027-03-04T23:00:00Z 2027-03-05T23:00:00Z")
    }

    @Test(arguments: [
        ("0001-01-01", "0001-01-03"), ("9999-12-29", "9999-12-31"), ("0000-01-01", "9999-12-31"),
    ])
    func `the ends of the calendar`(first: String, end: String) throws {
        let activities = [
            try activity(
                "a", .flight, from: "\(first) 00:00 Pacific/Kiritimati", to: "\(end) 23:59 Pacific/Pago_Pago"),
            try activity("b", .event, from: "\(first) 00:00", to: "\(end) 23:59"),
            try activity(
                "c", .flight, from: "\(end) 23:59 Pacific/Pago_Pago", to: "\(first) 00:00 Pacific/Kiritimati"),
            try allDay("d", .lodging, from: first, to: end),
            try allDay("e", .lodging, from: end, to: first),
        ]
        let trip = try itinerary(activities)
        #expect(trip.activities.count == 5)
        for (from, until) in [(first, try date(first).adding(days: 2)), (end, try date(end))] {
            let findings = try everything(trip, from: from, to: "\(until)")
            #expect(findings.contains { $0.rule == .endsBeforeStart })
        }
    }

    @Test(arguments: [CivilDate.earliest, .latest])
    func `the last dates that there are`(day: CivilDate) throws {
        let clock = TravellerClock(zone: try TestZones.zone("Asia/Tokyo"))
        // An instant keeps two days away from the ends, so the clock never shows them.
        #expect(clock.stretches(of: day) == [])
        #expect(clock.readings(of: CivilDateTime(day, .midnight)) == [])
        let stay = Activity(
            uid: ActivityUID("stay"), kind: .lodging, title: "stay", span: .allDay(start: day, end: day))
        let trip = try itinerary([
            stay, activity("a", .event, from: "2027-03-03 10:00", to: "2027-03-03 11:00"),
        ])
        #expect(trip.dates(of: try trip.first("stay"), in: .home, within: nil) == [day])
    }

    @Test func `a stay of all the years there are`() throws {
        let stay = Activity(
            uid: ActivityUID("stay"), kind: .lodging, title: "stay",
            span: .allDay(start: .earliest, end: .latest))
        let trip = try itinerary([
            stay, activity("long", .event, from: "0001-01-01 00:00 UTC", to: "9999-12-31 00:00 Asia/Tokyo"),
        ])
        let window = try date("2027-03-01")..<date("2027-03-03")
        for view in [AgendaView.place, .traveller, .home] {
            let days = Agenda(trip, view: view, dates: window).days
            #expect(
                days.map {
                    $0.entries.map { "\($0.scheduled.key) \($0.continuesFromBefore) \($0.continuesAfter)" }
                }
                    == [["stay true true", "long true true"], ["stay true true", "long true true"]])
        }
    }

    /// The findings grow with the activities, not with their pairs: there are 50 million.
    @Test func `ten thousand activities at one instant`() throws {
        let kinds: [ActivityKind] = [.flight, .event]
        let activities = try (0..<10_000).map { number in
            try activity(
                "\(number)", kinds[number % 2], from: "2027-03-12 17:00 Asia/Tokyo",
                to: "2027-03-12 10:05 America/Los_Angeles")
        }
        let findings = try everything(itinerary(activities), from: "2027-03-10", to: "2027-03-15")
        // Each activity with at most four others, each flight with the next, and the date line once.
        #expect(findings.filter { $0.rule == .overlap }.count <= 40_000)
        #expect(findings.filter { $0.rule == .overlap }.count >= 9999)
        #expect(findings.filter { $0.rule == .impossibleConnection }.count == 4999)
        #expect(findings.filter { $0.rule == .gainedDay }.count == 1)
    }

    /// Of every kind, with all that makes two of them alike: no rule may look at all pairs.
    @Test(arguments: [ActivityKind.flight, .train, .lodging, .restaurant, .carRental, .tour])
    func `two thousand alike at one instant`(kind: ActivityKind) throws {
        let place = Place(name: "Tokyo", code: "HND", latitude: 35.55, longitude: 139.78)
        let activities = try (0..<2000).map { number in
            try activity(
                "\(number)", kind, "One", from: "2027-03-12 17:00 Asia/Tokyo",
                to: "2027-03-13 10:05 Asia/Tokyo",
                place: place, destination: place, number: "QJ 1")
        }
        let found = try itinerary(activities).findings(by: .standard)
        // Each repeats one before; events and tours are tickets.
        #expect(found.filter { $0.rule == .duplicateBooking }.count == (kind == .tour ? 0 : 1999))
        #expect(found.count <= 2000)
    }

    /// A flight over the date line and back every half an hour of one day, and as many dates to read on that clock.
    @Test func `a thousand flights between zones, and a thousand stays and whole days`() throws {
        let activities = try (0..<1000).flatMap { number -> [Activity] in
            let time = "\(number / 60 % 24):\(number % 60)".split(separator: ":")
                .map { $0.count < 2 ? "0\($0)" : "\($0)" }.joined(separator: ":")
            let isOut = number.isMultiple(of: 2)
            return [
                try activity(
                    "f\(number)", .flight,
                    from: "2027-03-12 \(time) \(isOut ? "Asia/Tokyo" : "Pacific/Honolulu")",
                    to: "2027-03-12 \(time) \(isOut ? "Pacific/Honolulu" : "Asia/Tokyo")"),
                try allDay("s\(number)", .lodging, from: "2027-03-\(10 + number % 5)", to: "2027-03-17"),
                try allDay("d\(number)", .event, from: "2027-03-\(10 + number % 5)", to: "2027-03-16"),
            ]
        }
        let found = try itinerary(activities).findings(by: .standard)
        #expect(found.filter { $0.rule == .doubleLodging }.count <= 4000)
        #expect(found.filter { $0.rule == .overlap }.count <= 4000)
    }

    @Test func `rules of one's own run beside the others`() throws {
        struct NoFlightsRule: TripRule {
            let id = RuleID(rawValue: "no-flights")
            var severity = TripFinding.Severity.note
            let summary = "an activity is a flight"
            func findings(in itinerary: Itinerary) -> [TripFinding] {
                itinerary.activities.filter { $0.activity.kind == .flight }.map {
                    TripFinding(
                        rule: id, severity: severity, items: [$0.key], instant: $0.start,
                        message: "\($0.key) flies.")
                }
            }
        }
        let findings = try DemoTrip.itinerary().findings(by: TripRules.standard.all + [NoFlightsRule()])
        #expect(
            findings.map { "\($0.rule)" } == [
                "no-flights", "no-flights", "gained-day", "overlap", "impossible-connection", "no-flights",
            ])
    }

    @Test func `the standard rules have a name and a summary each`() {
        let names = TripRules.standard.all.map { "\($0.id)" }
        #expect(
            names == [
                "overlap", "impossible-connection", "tight-connection", "elsewhere", "ends-before-start",
                "implausible-speed", "night-without-bed", "double-lodging", "duplicate-booking", "lost-day",
                "gained-day", "skipped-time", "repeated-time", "skipped-date", "outside-trip",
                "unplaced-transport", "zone-drift",
            ])
        #expect(Set(TripRules.standard.all.map(\.summary)).count == names.count)
        #expect(TripFinding.Severity.allCases.sorted() == [.note, .warning, .error])
    }
}
