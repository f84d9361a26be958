import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("WeekGrid") struct WeekGridTests {
    private func utc(
        _ uid: String, _ start: String, _ end: String, _ kind: ActivityKind = .event
    ) throws -> Activity {
        try activity(uid, kind, from: "\(start) UTC", to: "\(end) UTC")
    }

    @Test func `the week of the demo trip over the date line`() throws {
        // Monday the 8th to Sunday the 14th. The first flight leaves on the 8th and lands at 00:55Z of the 9th; the
        // second is on the 12th alone. The call of the 14th is
        // at 11:00 in Los Angeles.
        let grid = try weekGrid(DemoTrip.activities(), .traveller, "2027-03-12")
        #expect("\(grid.week.isoWeek)" == "2027-W10")
        #expect(grid.week.days.map(\.day.date.day) == [8, 9, 10, 11, 12, 13, 14])
        #expect(grid.week.days.map(\.day.isRepeated) == [false, false, false, false, false, false, false])
        #expect(
            grid.week.lines == [
                "qj714 0..<2 line 0", "hotel-tokyo 1..<4 line 1 3 nights", "museum 2..<3 line 0",
                "hotel-la 4..<7 line 0 3 nights", "qj716 4..<5 line 1", "dinner 5..<6 line 1",
                "call 6..<7 line 1",
            ])
        #expect(grid.week.laneCount == 2)
        #expect(grid.week.bars.map(\.spansDays) == [true, true, false, true, false, false, false])
    }

    @Test func `a stay with hours is one bar, and its nights are dates`() throws {
        let hotel = try activity(
            "hotel", .lodging, from: "2027-03-12 15:00 America/New_York",
            to: "2027-03-15 11:00 America/New_York")
        let first = try weekGrid([hotel], .zone("America/New_York"), "2027-03-12").week
        #expect(first.lines == ["hotel 4..<7 line 0 > 3 nights"])
        let second = try weekGrid([hotel], .zone("America/New_York"), "2027-03-15").week
        #expect(second.lines == ["hotel 0..<1 line 0 < 3 nights"])
    }

    @Test func `a date that the clock skips does not break a bar`() throws {
        // Monday 26 December 2011 to Sunday 1 January 2012; column 4 is the 30th, which Apia skips.
        let activities = [
            try activity(
                "event", .event, from: "2011-12-29 12:00 Pacific/Apia", to: "2011-12-31 12:00 Pacific/Apia"),
            try allDay("stay", .lodging, from: "2011-12-29", to: "2011-12-31"),
            try activity(
                "room", .lodging, from: "2011-12-28 15:00 Pacific/Apia", to: "2011-12-31 11:00 Pacific/Apia"),
        ]
        let week = try weekGrid(activities, .home, "2011-12-30", home: "Pacific/Apia").week
        #expect(week.days.map(\.day.isSkipped) == [false, false, false, false, true, false, false])
        // The stay's own dates are the 29th and the 30th; nobody can sleep on a 30th that is not there.
        #expect(
            week.lines == [
                "room 2..<6 line 0 2 nights", "event 3..<6 line 1", "stay 3..<5 line 2 1 nights",
            ])
        #expect(week.days[4].day.entries.map { "\($0.scheduled.activity.uid)" } == ["stay"])
    }

    @Test func `a date that is lived at another time breaks a bar`() throws {
        // The ferry lands at midnight of 2 July in Pago Pago, which is 3 July in Apia; the flight goes back to the
        // 2nd. The event is over before that, so it is on the 1st and on the 3rd.
        let activities = [
            try activity(
                "ferry", .ferry, from: "2025-07-01 23:00 Pacific/Pago_Pago",
                to: "2025-07-03 00:00 Pacific/Apia"),
            try activity(
                "back", .flight, from: "2025-07-03 06:00 Pacific/Apia",
                to: "2025-07-02 06:35 Pacific/Pago_Pago"),
            try activity(
                "event", .event, from: "2025-07-01 22:00 Pacific/Pago_Pago",
                to: "2025-07-03 05:00 Pacific/Apia"),
        ]
        let lines = try weekGrid(activities, .traveller, "2025-07-01").week.lines
        #expect(lines.filter { $0.hasPrefix("event") } == ["event 1..<2 line 1 >", "event 3..<4 line 2 <"])
    }

    @Test func `a crowded day gives its last line to the count`() throws {
        var activities = [try allDay("tent", .lodging, from: "2027-03-09", to: "2027-03-12")]
        activities.append(try allDay("fair", .event, from: "2027-03-10", to: "2027-03-13"))
        activities.append(try utc("a", "2027-03-10 09:00", "2027-03-10 10:00"))
        // Two bars and a line on Wednesday: with three lines all fit.
        let roomy = try weekGrid(activities, .zone(.utc), "2027-03-10", lines: 3).week
        #expect(roomy.bars.map(\.isHidden) == [false, false, false])
        #expect(roomy.days.map(\.overflow) == [0, 0, 0, 0, 0, 0, 0])
        // With two, Wednesday's second line says "+2": the fair and the event. So the fair has no line on any day.
        let narrow = try weekGrid(activities, .zone(.utc), "2027-03-10", lines: 2).week
        #expect(
            narrow.lines == [
                "tent 1..<4 line 0 3 nights", "fair 2..<5 line 1 hidden", "a 2..<3 line 2 hidden",
            ])
        #expect(narrow.days.map(\.overflow) == [0, 0, 2, 1, 1, 0, 0])
        // With one line, only what is alone on all its days has it.
        let single = try weekGrid(activities, .zone(.utc), "2027-03-10", lines: 1).week
        #expect(single.bars.map(\.isHidden) == [true, true, true])
        #expect(single.days.map(\.overflow) == [0, 1, 3, 2, 1, 0, 0])
    }

    @Test(arguments: [
        // 12 March 2027 is a Friday; its Thursday is the 11th, of week 10, or the 18th, of week 11.
        (Weekday.monday, "2027-03-08", "2027-W10"), (.tuesday, "2027-03-09", "2027-W10"),
        (.wednesday, "2027-03-10", "2027-W10"), (.thursday, "2027-03-11", "2027-W10"),
        (.friday, "2027-03-12", "2027-W11"), (.saturday, "2027-03-06", "2027-W10"),
        (.sunday, "2027-03-07", "2027-W10"),
    ])
    func `a week begins on the day that was asked for`(first: Weekday, start: String, iso: String) throws {
        let grid = try weekGrid([], .home, "2027-03-12", first: first)
        #expect(grid.firstWeekday == first)
        #expect("\(try #require(grid.week.days.first).day.date)" == start)
        #expect(grid.week.days.map(\.column) == [0, 1, 2, 3, 4, 5, 6])
        #expect(grid.week.days.map(\.day.date.weekday).first == first)
        #expect("\(grid.week.isoWeek)" == iso)
    }

    @Test(arguments: [
        // 1 January 2027 is a Friday, so the Thursday of its week is 31 December, of week 53 of 2026.
        ("2027-01-01", Weekday.monday, "2026-W53"), ("2027-01-01", .sunday, "2026-W53"),
        ("2027-01-02", .saturday, "2027-W01"), ("2027-01-03", .sunday, "2027-W01"),
        ("2027-01-03", .monday, "2026-W53"), ("1969-12-31", .monday, "1970-W01"),
        ("1969-12-28", .monday, "1969-W52"),
    ])
    func `the number of a week around New Year`(day: String, first: Weekday, iso: String) throws {
        #expect("\(try weekGrid([], .home, day, first: first).week.isoWeek)" == iso)
    }

    @Test func `days outside the trip are marked`() throws {
        let trip = try date("2027-03-09")..<date("2027-03-12")
        #expect(
            try weekGrid([], .home, "2027-03-12", trip: trip).week.days.map(\.isOutsideTrip) == [
                true, false, false, false, true, true, true,
            ])
        #expect(try weekGrid([], .home, "2027-03-12").week.days.allSatisfy { !$0.isOutsideTrip })
        let empty = try date("2027-03-09")..<date("2027-03-09")
        #expect(try weekGrid([], .home, "2027-03-12", trip: empty).week.days.allSatisfy(\.isOutsideTrip))
    }

    @Test func `the days of a week can be laid out by the hour`() throws {
        let trip = try DemoTrip.itinerary()
        let grid = WeekGrid(
            trip, view: .traveller, containing: try date("2027-03-12"), firstWeekday: .monday, lines: nil,
            tripDates: nil)
        for day in grid.week.days {
            let column = DayGrid(day.day, of: trip, view: .traveller, rowMinutes: 30)
            #expect(column == DayGrid(trip, view: .traveller, date: day.day.date, rowMinutes: 30))
        }
    }

    @Test func `a day has at least one line`() async {
        await #expect(processExitsWith: .failure) {
            _ = try weekGrid([], .home, "2027-03-12", lines: 0)
        }
    }
}
