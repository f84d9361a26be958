import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing
import Trips

@Suite("DayText") struct DayTextTests {
    private static let hours = (0..<24).map { ($0 < 10 ? "0" : "") + "\($0):00" }

    @Test func `New York's day of 23 hours has 23 rows`() throws {
        let text = try dayText(try trip([]), .zone("America/New_York"), "2027-03-14")
        // 02:00 does not come.
        #expect(text.rowLabels == Self.hours.filter { $0 != "02:00" })
        #expect(text.contains("╞═ clocks go forward 1 h: 02:00 is 03:00 (-04) ═"))
    }

    @Test func `New York's day of 25 hours has the repeated one twice, with its offsets`() throws {
        let text = try dayText(try trip([]), .zone("America/New_York"), "2027-11-07")
        #expect(text.rowLabels == ["00:00", "01:00 -04", "01:00 -05"] + Self.hours[2...])
        #expect(text.contains("╞═ clocks go back 1 h: 02:00 is 01:00 again (-05) ═"))
    }

    @Test func `Apia's lost day is named with its neighbours`() throws {
        let text = try dayText(
            try trip([try item("Fale", .lodging, "2011-12-29", "2012-01-01")]), .zone("Pacific/Apia"),
            "2011-12-30")
        #expect(text.rowLabels.isEmpty)
        #expect(text.contains("│ Fri 30 December is lost: after Thu 29 December comes Sat 31 December "))
        #expect(text.contains("│ ↕ Fale "))
    }

    @Test func `Lord Howe's half hour has a row of its own`() throws {
        let forward = try dayText(try trip([]), .zone("Australia/Lord_Howe"), "2026-10-04")
        #expect(forward.rowLabels == ["00:00", "01:00", "02:30"] + Self.hours[3...])
        #expect(forward.contains("clocks go forward 30 min: 02:00 is 02:30 (+11)"))
        let back = try dayText(try trip([]), .zone("Australia/Lord_Howe"), "2026-04-05")
        #expect(back.rowLabels == ["00:00", "01:00", "01:30"] + Self.hours[2...])
        #expect(back.contains("clocks go back 30 min: 02:00 is 01:30 again (+10:30)"))
    }

    @Test func `from Tokyo to Honolulu on one date is one long day`() throws {
        // 10 May 20:00 +09:00 is 11:00Z, 10 May 08:00 -10:00 is 18:00Z: seven hours later, 03:00 of the 11th in Tokyo.
        let trip = try trip([
            try item("JL 784", .flight, "2027-05-10 20:00 Asia/Tokyo", "2027-05-10 08:00 Pacific/Honolulu")
        ])
        let text = try dayText(trip, .traveller, "2027-05-10")
        let twice = Self.hours[8...]
        let air = ["Tue 00:00", "Tue 01:00", "Tue 02:00"]
        #expect(
            text.rowLabels
                == Self.hours[..<8] + twice.map { "\($0) +09" } + air + twice.map { "\($0) -10" })
        #expect(text.contains("Honolulu (-10), clock back 19 h: Tue 03:00 is Mon 08:00"))
        #expect(text.contains("Asia/Tokyo, then Pacific/Honolulu · 43 h long"))
        // In the air both clocks are shown: 21:00 in Tokyo is 02:00 in Honolulu.
        #expect(text.contains("│ 21:00 +09 │     14:00 │ ┃ 7 h · Asia/Tokyo to Pacific/Honolulu "))
        #expect(text.contains("│ 22:00 +09 │     15:00 │ ┃ 03:00 Honolulu "))
    }

    @Test func `from Tokyo to Honolulu after midnight a day comes twice`() throws {
        // 13 March 00:30 +09:00 is 12 March 15:30Z; 12 March 13:00 -10:00 is 23:00Z.
        let trip = try trip([
            try item("QJ 72", .flight, "2027-03-13 00:30 Asia/Tokyo", "2027-03-12 13:00 Pacific/Honolulu")
        ])
        let text = try dayText(trip, .traveller, "2027-03-12")
        #expect(text.contains("Fri 12 March again, in Honolulu (-10): Sat 08:00 is Fri 13:00"))
        #expect(text.contains("comes twice · 35 h long"))
        #expect(text.contains("–13:00 QJ 72"))
    }

    @Test func `from Los Angeles to Auckland a day is lost`() throws {
        // 10 May 22:00 -07:00 is 11 May 05:00Z; 12 May 06:00 +12:00 is 11 May 18:00Z.
        let trip = try trip([
            try item(
                "NZ 5", .flight, "2027-05-10 22:00 America/Los_Angeles", "2027-05-12 06:00 Pacific/Auckland")
        ])
        // 11 May is lived in the air up to 11:00 on the clock of Los Angeles, when it is 06:00 of 12 May.
        let day = try dayText(trip, .traveller, "2027-05-11")
        #expect(day.rowLabels == Array(Self.hours[..<11]))
        #expect(day.contains("11 h long"))
        #expect(day.contains("│ ↑ in transit NZ 5 "))
    }

    @Test func `the home clock stands beside, with the weekday where it is a new one`() throws {
        let text = try dayText(try trip([]), .zone("Asia/Tokyo"), "2027-01-10")
        // Berlin is eight hours behind: midnight in Tokyo is 16:00 of Saturday.
        #expect(text.contains("│ 00:00 │ Sat 16:00 │"))
        #expect(text.contains("│ 01:00 │     17:00 │"))
        #expect(text.contains("│ 08:00 │ Sun 00:00 │"))
        let home = try dayText(try trip([]), .home, "2027-01-10")
        #expect(home.contains("│ 00:00  │    "))
        #expect(home.rowLabels == Self.hours)
    }

    @Test func `the row of the present has a mark`() throws {
        var setting = plain
        setting.now = try Instant(parsing: "2027-01-10T08:30:00Z")
        let text = try dayText(try trip([]), .home, "2027-01-10", setting)
        #expect(text.contains("│▸09:00  │"))
        #expect(text.shownLines.filter { $0.contains("▸") }.count == 1)
    }

    @Test func `what shares time stands side by side, what goes past midnight says so`() throws {
        let trip = try trip([
            try item("Fair", .event, "2027-01-10 09:00 Europe/Berlin", "2027-01-10 12:00 Europe/Berlin"),
            try item("Call", .other, "2027-01-10 10:00 Europe/Berlin", "2027-01-10 11:00 Europe/Berlin"),
            try item("Party", .event, "2027-01-10 22:00 Europe/Berlin", "2027-01-11 02:00 Europe/Berlin"),
        ])
        let lines = try dayText(trip, .home, "2027-01-10", plain, columns(60)).shownLines
        #expect(lines.contains("│ 09:00  │ ┏ 09:00–12:00 Fair                              │"))
        #expect(lines.contains("│ 10:00  │ ┃                      ╺ 10:00 Call             │"))
        #expect(lines.contains("│ 11:00  │ ┗                                               │"))
        #expect(lines.contains("│ 23:00  │ ↓                                               │"))
        let next = try dayText(trip, .home, "2027-01-11", plain, columns(60)).shownLines
        #expect(next.contains("│ 00:00  │ ↑ –02:00 Party                                  │"))
        #expect(next.contains("│ 01:00  │ ┗                                               │"))
    }

    @Test func `what stands on the date by another clock alone is listed below`() throws {
        // 12 March 23:30 in Los Angeles is 13 March 07:30Z, 08:30 in Berlin, where the traveller is.
        let trip = try trip([
            try item(
                "Call", .event, "2027-03-12 23:30 America/Los_Angeles", "2027-03-12 23:45 America/Los_Angeles"
            )
        ])
        let lines = try dayText(trip, .place, "2027-03-12", plain, columns(60)).shownLines
        #expect(
            lines.suffix(4) == [
                "├────────┴─────────────────────────────────────────────────┤",
                "│ on this date by the clock of its own place:              │",
                "│ ╺ Call 23:30–23:45 · America/Los_Angeles · 08:30 on Sat… │",
                "╰───────────────────────────────────── home Europe/Berlin ─╯",
            ])
        #expect(!lines.contains { $0.contains("nothing on this date") })
        // On the traveller's clock it is on the next date.
        #expect(try dayText(trip, .traveller, "2027-03-12").contains("nothing on this date"))
        #expect(try dayText(trip, .traveller, "2027-03-13").contains("│ 08:00  │ ╺ 08:30–08:45 Call "))
    }

    @Test func `ASCII is enough for all but the titles`() throws {
        let trip = try trip([
            try item("Hotel", .lodging, "2027-03-13", "2027-03-15"),
            try item("AB 1", .flight, "2027-03-14 01:00 America/New_York", "2027-03-14 09:00 Europe/London"),
        ])
        let text = try dayText(trip, .traveller, "2027-03-14", plain, columns(70, isASCII: true))
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
        #expect(text.contains("| ^ Hotel"))
    }

    @Test func `ten thousand things at one instant are counted`() throws {
        let many = try (0..<10_000).map { number in
            try item("N\(number)", .event, "2027-01-10 09:00 Europe/Berlin", "2027-01-10 10:00 Europe/Berlin")
        }
        let trip = try trip(many)
        let text = try dayText(trip, .home, "2027-01-10")
        // At 80 columns there is room for five lanes, of which the last one counts.
        #expect(text.contains("+9996 more"))
        #expect(text.shownLines.count == 29)
    }

    @Test func `an empty trip, whole days alone, and the ends of the calendar have a picture`() throws {
        #expect(try dayText(try trip([]), .traveller, "2027-01-10").contains("nothing on this date"))
        let days = try trip([try item("Holiday", .other, "2027-01-10", "2027-01-11")])
        let whole = try dayText(days, .traveller, "2027-01-10")
        #expect(whole.contains("│ ╺ Holiday "))
        #expect(!whole.contains("nothing on this date"))
        for date in ["0001-01-01", "9999-12-31"] {
            let text = try dayText(try trip([]), .zone("Asia/Tokyo"), date)
            #expect(text.shownLines.allSatisfy { DisplayWidth.columns(of: $0) == 80 })
        }
    }
}
