import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("MonthGrid") struct MonthGridTests {
    struct Month: Sendable, CustomTestStringConvertible {
        let day: String
        let first: Weekday
        let starts: [String]
        let iso: [Int]
        var testDescription: String { "\(day) from \(first)" }
    }

    static let months: [Month] = [
        // 1 March 2027 is a Monday, and so is 1 February.
        Month(
            day: "2027-02-14", first: .monday,
            starts: ["2027-02-01", "2027-02-08", "2027-02-15", "2027-02-22"], iso: [5, 6, 7, 8]),
        Month(
            day: "2027-02-28", first: .sunday,
            starts: ["2027-01-31", "2027-02-07", "2027-02-14", "2027-02-21", "2027-02-28"],
            iso: [5, 6, 7, 8, 9]),
        Month(
            day: "2027-03-31", first: .monday,
            starts: ["2027-03-01", "2027-03-08", "2027-03-15", "2027-03-22", "2027-03-29"],
            iso: [9, 10, 11, 12, 13]),
        // 1 August 2026 is a Saturday, 31 August a Monday.
        Month(
            day: "2026-08-01", first: .monday,
            starts: ["2026-07-27", "2026-08-03", "2026-08-10", "2026-08-17", "2026-08-24", "2026-08-31"],
            iso: [31, 32, 33, 34, 35, 36]),
        Month(
            day: "2026-08-31", first: .saturday,
            starts: ["2026-08-01", "2026-08-08", "2026-08-15", "2026-08-22", "2026-08-29"],
            iso: [32, 33, 34, 35, 36]),
        // 1 January 2027 is a Friday.
        Month(
            day: "2027-01-05", first: .monday,
            starts: ["2026-12-28", "2027-01-04", "2027-01-11", "2027-01-18", "2027-01-25"],
            iso: [53, 1, 2, 3, 4]),
    ]

    @Test(arguments: months) func `a month is the weeks that hold a day of it`(row: Month) throws {
        let grid = try monthGrid([], .home, row.day, first: row.first)
        #expect(grid.weeks.compactMap { $0.days.first }.map { "\($0.day.date)" } == row.starts)
        #expect(grid.weeks.map(\.isoWeek.week) == row.iso)
        let days = grid.weeks.flatMap(\.days)
        #expect(grid.weeks.allSatisfy { $0.days.count == 7 })
        let own = try date(row.day)
        #expect(grid.year == own.year && grid.month == own.month && grid.firstWeekday == row.first)
        for day in days {
            #expect(day.isInPeriod == (day.day.date.month == own.month))
        }
        #expect(days.count(where: \.isInPeriod) == CivilDate.daysInMonth(own.month, of: own.year))
    }

    @Test func `a stay is one bar in each week, with all its nights`() throws {
        let stay = try allDay("stay", .lodging, from: "2027-03-05", to: "2027-03-17")
        let grid = try monthGrid([stay], .traveller, "2027-03-01")
        #expect(
            grid.weeks.map(\.lines) == [
                ["stay 4..<7 line 0 > 12 nights"], ["stay 0..<7 line 0 < > 12 nights"],
                ["stay 0..<2 line 0 < 12 nights"], [], [],
            ])
    }

    @Test func `days outside the trip are marked in the weeks beside the month too`() throws {
        let trip = try date("2027-01-30")..<date("2027-02-03")
        let days = try monthGrid([], .home, "2027-02-10", first: .sunday, trip: trip).weeks.flatMap(\.days)
        #expect(
            days.filter { !$0.isOutsideTrip }.map { "\($0.day.date)" } == [
                "2027-01-31", "2027-02-01", "2027-02-02",
            ])
    }

    /// 31 December 9999 is a Friday. The calendar repeats after 400 years, so 1 January -9999 is the weekday of
    /// 1 January 0001, a Monday.
    @Test func `at its ends the calendar has weeks of fewer days`() throws {
        let stay = Activity(
            uid: ActivityUID("stay"), kind: .lodging, title: "stay",
            span: .allDay(start: try date("9999-12-30"), end: .latest))
        let last = Activity(
            uid: ActivityUID("last"), kind: .event, title: "last", span: .allDay(start: .latest, end: .latest)
        )
        let end = try monthGrid([stay, last], .home, "9999-12-31")
        let week = try #require(end.weeks.last)
        #expect(week.days.map(\.day.date.day) == [27, 28, 29, 30, 31])
        #expect(week.days.map(\.column) == [0, 1, 2, 3, 4])
        #expect(week.lines == ["stay 3..<4 line 0 1 nights", "last 4..<5 line 0"])
        let start = try #require(
            try monthGrid([], .home, "\(CivilDate.earliest)", first: .sunday).weeks.first)
        #expect(start.days.map(\.column) == [1, 2, 3, 4, 5, 6])
        #expect(start.days.map(\.day.date.day) == [1, 2, 3, 4, 5, 6])
        let friday = try weekGrid([], .home, "9999-12-31", first: .friday).week
        #expect(friday.days.map(\.column) == [0])
    }

    @Test func `ten thousand activities at one instant`() throws {
        let activities = try (0..<10_000).map { number in
            try activity("\(number)", .event, from: "2027-03-12 09:00 UTC", to: "2027-03-13 10:00 UTC")
        }
        let grid = try monthGrid(activities, .home, "2027-03-12", lines: 4)
        let week = try #require(grid.weeks.first { $0.laneCount > 0 })
        #expect(week.laneCount == 10_000)
        #expect(week.bars.count { !$0.isHidden } == 3)
        #expect(week.days.map(\.overflow) == [0, 0, 0, 0, 9997, 9997, 0])
    }

    @Test func `a stay of all the years there are`() throws {
        let stay = Activity(
            uid: ActivityUID("stay"), kind: .lodging, title: "stay",
            span: .allDay(start: .earliest, end: .latest))
        let grid = try monthGrid([stay], .home, "2027-03-12")
        // 20,000 years are 50 cycles of 146,097 days; the year 10000, of 366 days, and the last night are too much.
        #expect(grid.weeks.flatMap(\.lines) == (0..<5).map { _ in "stay 0..<7 line 0 < > 7304483 nights" })
    }
}
