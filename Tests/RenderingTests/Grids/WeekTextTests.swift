import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing
import Trips

@Suite("WeekText and MonthText") struct WeekTextTests {
    private func week(
        _ trip: Itinerary, _ view: AgendaView, _ date: String, first: Weekday = .monday, lines: Int = 4,
        trip dates: Range<CivilDate>? = nil, now: Instant? = nil, _ style: TextSetting = columns(64)
    ) throws -> [String] {
        let grid = WeekGrid(
            trip, view: view, containing: try CivilDate(parsing: date), firstWeekday: first, lines: lines,
            tripDates: dates)
        var setting = plain
        setting.now = now
        return WeekText(grid, of: trip, setting, style).text.shownLines
    }

    private func month(
        _ trip: Itinerary, _ view: AgendaView, _ date: String, first: Weekday = .monday, lines: Int = 4,
        trip dates: Range<CivilDate>? = nil, _ style: TextSetting = columns(69)
    ) throws -> [String] {
        let grid = MonthGrid(
            trip, view: view, containing: try CivilDate(parsing: date), firstWeekday: first, lines: lines,
            tripDates: dates)
        return MonthText(grid, of: trip, plain, style).text.shownLines
    }

    @Test func `a week has seven columns, a bar runs over its days, and a date that is lost is named`() throws
    {
        let trip = try trip([
            try item("Fale", .lodging, "2011-12-28", "2012-01-01"),
            try item("Lagoon", .tour, "2011-12-29 10:00 Pacific/Apia", "2011-12-29 12:00 Pacific/Apia"),
        ])
        // 64 columns are seven days of eight, six lines between them and two sides.
        #expect(
            try week(trip, .zone("Pacific/Apia"), "2011-12-30") == [
                "╭─ Week 52 of 2011 ────────────────────────────────────────────╮",
                "│ Mon 26 December 2011 – Sun 1 January 2012 · clock of Pacifi… │",
                "├────────┬────────┬────────┬────────┬────────┬────────┬────────┤",
                "│Mon 26  │Tue 27  │Wed 28  │Thu 29  │Fri 30  │Sat 31  │Sun 1   │",
                "│        │        │        │        │lost    │        │        │",
                "│        │        │┣Fale · 4 nights━━━━━━━━━━━━━━━━━━┫│        │",
                "│        │        │        │10:00   │        │        │        │",
                "│        │        │        │Lagoon  │        │        │        │",
                "├────────┴────────┴────────┴────────┴────────┴────────┴────────┤",
                "│ Fri 30 December is lost: after Thu 29 December comes Sat 31  │",
                "│ December                                                     │",
                "╰───────────────────────────────────────── home Europe/Berlin ─╯",
            ])
    }

    /// 8 March 2027 is a Monday; the trip is from Tuesday to Friday.
    @Test func `dates outside the trip have a mark without colour, which the foot explains`() throws {
        let trip = try trip([try item("Stay", .lodging, "2027-03-09", "2027-03-12")])
        let dates = try CivilDate(2027, 3, 9)..<CivilDate(2027, 3, 13)
        let lines = try week(trip, .home, "2027-03-10", trip: dates)
        #expect(
            lines[3...] == [
                "│·Mon 8  │Tue 9   │Wed 10  │Thu 11  │Fri 12  │·Sat 13 │·Sun 14 │",
                "│        │┣Stay · 3 nights━━━━━━━━━┫│        │        │        │",
                "├────────┴────────┴────────┴────────┴────────┴────────┴────────┤",
                "│ · outside the trip                                           │",
                "╰───────────────────────────────────────── home Europe/Berlin ─╯",
            ])
        #expect(
            try week(trip, .home, "2027-03-10", trip: dates, columns(64, isASCII: true))[3]
                == "|.Mon 8  |Tue 9   |Wed 10  |Thu 11  |Fri 12  |.Sat 13 |.Sun 14 |")
        // The mark of today comes first.
        let sunday = try Instant(parsing: "2027-03-14T12:00:00Z")
        #expect(try week(trip, .home, "2027-03-10", trip: dates, now: sunday)[3].hasSuffix("│▸·Sun 14│"))
        let month = try month(trip, .home, "2027-03-10", trip: dates)
        #expect(month.contains { $0.hasPrefix("│W10 │·8") && $0.contains("│9 ") && $0.contains("│·13") })
        // Dates of another month have brackets, and no mark beside them.
        #expect(month.contains { $0.contains("│(1)") } && !month.joined().contains("·("))
        #expect(month.contains { $0.hasPrefix("│ · outside the trip ") })
        // Without dates of a trip there is none.
        #expect(try !week(trip, .home, "2027-03-10").joined().contains("outside"))
    }

    @Test func `a bar says where it began earlier and goes on, and what has no line is counted`() throws {
        let trip = try trip(
            [try item("Cruise", .lodging, "2027-03-01", "2027-03-31")]
                + (0..<5).map {
                    try item("E\($0)", .event, "2027-03-10 0\($0 + 1):00", "2027-03-10 0\($0 + 2):00")
                })
        let lines = try week(trip, .traveller, "2027-03-10", lines: 3)
        #expect(lines[4] == "│←Cruise · 30 nights━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━→│")
        #expect(lines[5] == "│        │        │01:00 E0│        │        │        │        │")
        #expect(lines[6] == "│        │        │+4 more │        │        │        │        │")
    }

    @Test func `a month has its weeks, with those of its neighbours in brackets`() throws {
        let lines = try month(try trip([]), .home, "2027-02-10", first: .sunday)
        #expect(lines[0].hasPrefix("╭─ February 2027 ─"))
        #expect(lines[3] == "│    │  Sun   │  Mon   │  Tue   │  Wed   │  Thu   │  Fri   │  Sat   │")
        // 1 February 2027 is a Monday, and the Thursday of its week is in ISO week 5.
        #expect(lines[5] == "│W5  │(31)    │1       │2       │3       │4       │5       │6       │")
        #expect(lines.filter { $0.hasPrefix("│W") }.count == 5)
    }

    @Test func `days of other lengths are marked and explained`() throws {
        let lines = try month(try trip([]), .zone("Europe/Berlin"), "2027-03-10")
        #expect(lines.contains { $0.hasPrefix("│W12 │22      ") && $0.hasSuffix("│28   23h│") })
        #expect(lines.contains { $0.hasPrefix("│ Sun 28 March: Europe/Berlin · 23 h long ") })
    }

    @Test func `a crowd is counted, not drawn`() throws {
        let crowd = try trip(
            try (0..<10_000).map {
                try item("N\($0)", .event, "2027-01-13 09:00 Europe/Berlin", "2027-01-13 10:00 Europe/Berlin")
            })
        let week = try week(crowd, .home, "2027-01-13")
        // Three of four lines have room, the last one counts.
        #expect(week.contains { $0.contains("│+9997 m…│") })
        #expect(week.count < 20)
        let month = try month(crowd, .home, "2027-01-13", columns(200))
        #expect(month.contains { $0.contains("│+9997 more ") })
        let first = try CivilDate(2027, 1, 11)
        let timeline = Timeline(crowd, view: .home, dates: first..<(try first.adding(days: 7)))
        let text = TimelineText(timeline, of: crowd, plain, columns(60)).text
        #expect(text.contains("│ │   +9960 more "))
        #expect(text.shownLines.count < 50)
    }

    @Test func `the first and the last month of the calendar have a picture`() throws {
        for date in ["0001-01-15", "9999-12-15"] {
            let lines = try month(try trip([]), .zone("Asia/Tokyo"), date)
            #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) == 69 })
            #expect(lines.count > 10)
        }
    }
}
