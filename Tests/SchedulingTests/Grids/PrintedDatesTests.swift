import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// The dates of transports and how long they are, as CPython's zoneinfo has them: from midnight before to midnight after.
@Suite("Printed dates") struct PrintedDatesTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let from: String
        let to: String
        let standing: [String]
        let lengths: [String: Int]
        let order: [String]
        var testDescription: String { "\(from) to \(to)" }
    }

    static let rows = [
        Row(
            from: "2027-07-01 11:10 America/Los_Angeles", to: "2027-07-02 14:25 Asia/Tokyo",
            standing: ["2027-07-01", "2027-07-02"],
            lengths: ["2027-07-01": 22 * 60 + 25, "2027-07-02": 9 * 60 + 35],
            order: ["2027-07-01", "2027-07-02"]),
        Row(
            from: "2027-03-18 16:00 Europe/London", to: "2027-03-18 19:10 America/Los_Angeles",
            standing: ["2027-03-18"], lengths: ["2027-03-18": 31 * 60, "2027-03-19": 24 * 60],
            order: ["2027-03-18", "2027-03-19"]),
        Row(
            from: "2027-05-08 17:00 Europe/Lisbon", to: "2027-05-08 20:05 America/New_York",
            standing: ["2027-05-08"], lengths: ["2027-05-08": 29 * 60, "2027-05-09": 24 * 60],
            order: ["2027-05-08", "2027-05-09"]),
        Row(
            from: "2027-03-19 22:30 America/Los_Angeles", to: "2027-03-21 07:30 Pacific/Auckland",
            standing: ["2027-03-19", "2027-03-20", "2027-03-21"],
            lengths: ["2027-03-19": 24 * 60, "2027-03-20": 11 * 60 + 30, "2027-03-21": 16 * 60 + 30],
            order: ["2027-03-19", "2027-03-20", "2027-03-21"]),
        Row(
            from: "2027-03-12 17:00 Asia/Tokyo", to: "2027-03-12 10:05 America/Los_Angeles",
            standing: ["2027-03-12"], lengths: ["2027-03-12": 41 * 60, "2027-03-13": 24 * 60],
            order: ["2027-03-12", "2027-03-13"]),
        Row(
            from: "2027-03-13 00:30 Asia/Tokyo", to: "2027-03-12 13:00 Pacific/Honolulu",
            standing: ["2027-03-12", "2027-03-13"], lengths: ["2027-03-12": 35 * 60, "2027-03-13": 32 * 60],
            order: ["2027-03-12", "2027-03-13", "2027-03-12", "2027-03-13"]),
        Row(
            from: "2025-07-02 07:00 Pacific/Apia", to: "2025-07-01 07:35 Pacific/Pago_Pago",
            standing: ["2025-07-01", "2025-07-02"],
            lengths: ["2025-07-01": 40 * 60 + 25, "2025-07-02": 31 * 60 + 35],
            order: ["2025-07-01", "2025-07-02", "2025-07-01", "2025-07-02"]),
        Row(
            from: "2027-03-15 20:15 America/Los_Angeles", to: "2027-03-16 15:20 Europe/Berlin",
            standing: ["2027-03-15", "2027-03-16"], lengths: ["2027-03-15": 24 * 60, "2027-03-16": 16 * 60],
            order: ["2027-03-15", "2027-03-16"]),
    ]

    private func trip(_ row: Row) throws -> Itinerary {
        try itinerary([activity("f", .flight, from: row.from, to: row.to)])
    }

    @Test(arguments: rows)
    func `a transport stands on its printed dates in every picture`(row: Row) throws {
        let trip = try trip(row)
        let first = try date(String(row.from.prefix(10)))
        let window = try first.adding(days: -3)..<first.adding(days: 4)
        for view in [AgendaView.traveller, .place] {
            let agenda = Agenda(trip, view: view, dates: window)
            #expect(agenda.days.filter { !$0.entries.isEmpty }.map { "\($0.date)" } == row.standing)
            let grids = agenda.days.map { DayGrid($0, of: trip, view: view, rowMinutes: 60) }
            #expect(grids.filter { !$0.blocks.isEmpty }.map { "\($0.day.date)" } == row.standing)
            let passes = Timeline(trip, view: view, dates: window).passes
            #expect(passes.filter { !$0.entries.isEmpty }.map { "\($0.day.date)" }.sorted() == row.standing)
            let weeks = WeekHours(agenda.days, of: trip, view: view).columns
            #expect(
                weeks.filter { $0.strips.contains { !$0.blocks.isEmpty } }.map { "\($0.day.date)" }
                    == row.standing)
        }
    }

    @Test(arguments: rows)
    func `each minute is counted once, and dates come in their order`(row: Row) throws {
        let trip = try trip(row)
        let dates = try row.lengths.keys.sorted().map { try date($0) }
        for day in dates {
            let length = trip.clock.stretches(of: day).reduce(Duration.zero) {
                $0 + $1.upperBound.duration(since: $1.lowerBound)
            }
            #expect(Int(length.components.seconds / 60) == row.lengths["\(day)"], "\(day)")
        }
        let window = try dates[0]..<dates[dates.count - 1].adding(days: 1)
        let order = Timeline(trip, view: .traveller, dates: window).passes.map { "\($0.day.date)" }
        #expect(order == row.order)
    }

    @Test func `a train whose clocks go back over midnight has the date of its departure until it arrives`()
        throws
    {
        // 00:00 to 23:45 of the evening before, 45 minutes later: at 00:01 the clocks of St. John's went back to 23:01.
        let trip = try itinerary([
            activity(
                "t", .train, from: "2006-10-29 00:00 America/St_Johns -9000",
                to: "2006-10-28 23:45 America/St_Johns -12600")
        ])
        let passes = Timeline(
            trip, view: .traveller, dates: try date("2006-10-28")..<date("2006-10-30")
        ).passes
        #expect(passes.map { "\($0.day.date)" } == ["2006-10-28", "2006-10-29", "2006-10-28", "2006-10-29"])
        let ends = passes.compactMap { $0.range?.upperBound }
        #expect(
            try ends
                == [
                    "2006-10-29T02:30:00Z", "2006-10-29T03:15:00Z", "2006-10-29T03:30:00Z",
                    "2006-10-30T03:30:00Z",
                ].map { try instant($0) })
        #expect(passes.map(\.entries.count) == [0, 1, 1, 0])
    }

    @Test func `on a date between, a transport is in the pass of the date in which it is under way`() throws {
        let trip = try itinerary([
            activity(
                "a", .flight, from: "2031-11-30 20:45 Pacific/Honolulu",
                to: "2031-12-02 00:40 Pacific/Auckland"),
            activity(
                "b", .flight, from: "2031-12-02 02:15 Pacific/Auckland",
                to: "2031-12-01 19:50 America/Los_Angeles"),
        ])
        let passes = Timeline(
            trip, view: .traveller, dates: try date("2031-11-30")..<date("2031-12-03")
        ).passes
        let shown = passes.map { pass in
            "\(pass.day.date) \(pass.entries.map(\.scheduled.activity.uid.text).joined(separator: " "))"
        }
        #expect(
            shown == ["2031-11-30 a", "2031-12-01 a", "2031-12-02 a b", "2031-12-01 b", "2031-12-02 "])
    }

    @Test func `a printed departure stands where the ticket before contradicts it, also inside one zone`()
        throws
    {
        // It is 5 February in Kuwait, and the ticket from Brazzaville says the 4th: how one came there is not known.
        let trip = try itinerary([
            activity(
                "a", .flight, from: "2029-02-03 19:00 America/Tegucigalpa", to: "2029-02-05 00:00 Asia/Kuwait"
            ),
            activity(
                "b", .flight, from: "2029-02-04 23:10 Africa/Brazzaville",
                to: "2029-02-05 03:45 Africa/Brazzaville"),
        ])
        #expect(try trip.clock.date(at: instant("2029-02-04T22:09:59Z")) == date("2029-02-05"))
        #expect(try trip.clock.date(at: instant("2029-02-04T22:10:00Z")) == date("2029-02-04"))
        let grid = DayGrid(trip, view: .traveller, date: try date("2029-02-04"), rowMinutes: 60)
        #expect(grid.blocks.map(\.entry.scheduled.activity.uid.text) == ["a", "b"])
        #expect(grid.offAxis.isEmpty)
    }

    @Test func `a printed arrival inside one zone stands where the next ticket contradicts it`() throws {
        // In Noumea it is 21 December, and the ticket from Bangkok says the 20th.
        let trip = try itinerary([
            activity(
                "a", .bus, from: "2024-12-21 00:30 Pacific/Noumea", to: "2024-12-21 01:20 Pacific/Noumea"),
            activity(
                "b", .train, from: "2024-12-20 22:20 Asia/Bangkok",
                to: "2024-12-20 18:15 Africa/Lubumbashi"),
        ])
        let grid = DayGrid(trip, view: .traveller, date: try date("2024-12-21"), rowMinutes: 60)
        #expect(grid.blocks.map(\.entry.scheduled.activity.uid.text) == ["a"])
        #expect(try trip.clock.date(at: instant("2024-12-20T15:20:00Z")) == date("2024-12-20"))
    }

    @Test
    func `a departure at the moment the clocks go back over midnight leaves the minute before as it is`()
        throws
    {
        // At 00:01 on 26 October 2003 the clocks of St. John's went back to 23:01 on the 25th.
        let trip = try itinerary([
            activity(
                "f", .flight, from: "2003-10-25 23:01 America/St_Johns -12600",
                to: "2003-10-26 03:56 America/Thunder_Bay")
        ])
        #expect(try trip.clock.date(at: instant("2003-10-26T02:30:30Z")) == date("2003-10-26"))
        #expect(try trip.clock.date(at: instant("2003-10-26T02:31:00Z")) == date("2003-10-25"))
    }

    @Test func `the day one lands shows the landing, and names the departure`() throws {
        let trip = try trip(Self.rows[0])
        let grid = DayGrid(trip, view: .traveller, date: try date("2027-07-02"), rowMinutes: 60)
        #expect(grid.items == ["f 0..<1 0/1 <"])
        #expect("\(grid.axis.rows[0].start)" == "2027-07-02T14:25:00+09:00[Asia/Tokyo]")
        // At home in Berlin the flight is from 20:10 on 1 July to 07:25 on 2 July.
        let home = trip.dates(of: try trip.first("f"), in: .home, within: nil)
        #expect(home.map { "\($0)" } == ["2027-07-01", "2027-07-02"])
    }

    @Test func `the hours of a week stand at the same height, and a day with a jump is torn`() throws {
        let trip = try trip(Self.rows[4])
        let days = Agenda(trip, view: .traveller, dates: try date("2027-03-11")..<date("2027-03-14")).days
        let columns = WeekHours(days, of: trip, view: .traveller).columns
        #expect(columns.map(\.isTorn) == [false, true, false])
        #expect(columns[1].strips.map { $0.parts.map(\.minutes) } == [[0..<1440], [605..<1440]])
        #expect(columns[1].strips.map { $0.blocks.map(\.minutes) } == [[1020..<1440], [605..<606]])
        // Summer time begins in Los Angeles on the 14th: the skipped hour stays empty.
        let sunday = Agenda(trip, view: .traveller, dates: try date("2027-03-14")..<date("2027-03-15")).days
        let torn = WeekHours(sunday, of: trip, view: .traveller).columns[0]
        #expect(torn.strips.map { $0.parts.map(\.minutes) } == [[0..<120, 180..<1440]])
    }
}
