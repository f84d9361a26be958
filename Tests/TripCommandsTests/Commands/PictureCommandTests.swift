import Foundation
import TestKit
import Testing
import TripCommands

@Suite("meridian day, week, month and timeline") struct PictureCommandTests {
    static let commands = ["day", "week", "month", "timeline"]
    private static let utf8 = ["LC_ALL": "C.UTF-8"]
    private static let demo = "2027-03-12T08:00:00Z"

    private func run(
        _ arguments: [String], environment: [String: String] = utf8, columns: Int? = nil
    ) throws -> CommandRun {
        try Workplace().run(
            arguments + ["-f"] + Demo.files, environment: environment, columns: columns, now: Self.demo)
    }

    /// Characters of a line; the demo's titles have none of two columns or none.
    private func width(_ run: CommandRun) -> Set<Int> { Set(run.lines.map(\.count)) }

    @Test(arguments: commands)
    func `a picture is as wide as the terminal, as COLUMNS or --width says, and at least 60`(command: String)
        throws
    {
        let plain = ["--color", "never"]
        #expect(try width(run([command] + plain)) == [80])
        #expect(try width(run([command] + plain, columns: 111)) == [111])
        let narrow = Self.utf8.merging(["COLUMNS": "70"]) { _, new in new }
        #expect(try width(run([command] + plain, environment: narrow, columns: 111)) == [70])
        #expect(
            try width(run([command, "--width", "99"] + plain, environment: narrow, columns: 111)) == [99])
        #expect(try width(run([command] + plain, columns: 20)) == [60])
        let nonsense = Self.utf8.merging(["COLUMNS": "wide"]) { _, new in new }
        #expect(try width(run([command] + plain, environment: nonsense)) == [80])
    }

    @Test(arguments: [
        ([:], true), (["LANG": "de_DE.UTF-8"], false), (["LANG": "de_DE.utf8@euro"], false),
        (["LANG": "de_DE"], true), (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], true),
        (["LANG": "C", "LC_CTYPE": "C.UTF-8"], false), (["LC_TIME": "en_US.UTF-8"], true),
    ])
    func `frames are ASCII where the locale is not of UTF-8`(environment: [String: String], isASCII: Bool)
        throws
    {
        let run = try run(["week", "2027-03-01"], environment: environment)
        #expect(run.output.utf8.allSatisfy { $0 < 0x80 } == isASCII)
        let asked = try self.run(["week", "2027-03-01", "--ascii"])
        #expect(asked.output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test func `colour is for terminals, unless somebody says otherwise`() throws {
        let code = "\u{1B}["
        #expect(try !run(["day"]).output.contains(code))
        #expect(try run(["day"], columns: 80).output.contains(code))
        #expect(try !run(["day", "--color", "never"], columns: 80).output.contains(code))
        #expect(try run(["day", "--color", "always"]).output.contains(code))
        let plain = Self.utf8.merging(["NO_COLOR": "1"]) { _, new in new }
        #expect(try !run(["day"], environment: plain, columns: 80).output.contains(code))
    }

    @Test func `hours and weeks follow the territory, and options go before it`() throws {
        let american = ["LC_ALL": "en_US.UTF-8"]
        #expect(try run(["day", "2027-03-10"], environment: american).output.contains("2:00 pm–4:30 pm"))
        #expect(
            try run(["day", "2027-03-10", "--24h"], environment: american).output.contains("14:00–16:30"))
        #expect(try run(["day", "2027-03-10", "--12h"]).output.contains("2:00 pm–4:30 pm"))
        let weekday = ["LANG": "de_DE.UTF-8", "LC_TIME": "en_US.UTF-8"]
        #expect(try run(["week", "2027-03-12"], environment: weekday).lines[3].hasPrefix("│·Sun 7 Mar"))
        #expect(try run(["week", "2027-03-12"]).lines[3].hasPrefix("│Mon 8 Mar"))
        let saturday = try run(["month", "2027-03", "--first-weekday", "sat"], environment: american)
        #expect(saturday.lines[3].hasPrefix("│    │   Sat"))
    }

    @Test(arguments: [
        (["day", "--rows", "7"], "rows of a day fill an hour"), (["day", "--rows", "0"], "fill an hour"),
        (["week", "--width", "59"], "60 to 1000 columns"), (["month", "--lines", "0"], "at least 1 line"),
        (["day", "--12h", "--24h"], "choose one"), (["timeline", "--json", "--svg"], "choose one"),
        (["week", "--first-weekday", "someday"], "someday"), (["next", "--count", "0"], "at least 1"),
        (["day", "2020-01-01..2026-01-01"], "at most 400"), (["day", "noday"], "noday"),
    ])
    func `what makes no sense is refused with the rule`(arguments: [String], words: String) throws {
        let run = try run(arguments)
        #expect(run.status == .usage)
        #expect(run.errors.contains(words), "\(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test func `without dates a day is today, or the trip's first when today is none of its days`() throws {
        #expect(try run(["day"]).lines[0].hasPrefix("╭─ Fri 12 March 2027 ─"))
        let early = try Workplace().run(
            ["day", "-f"] + Demo.files, environment: Self.utf8, now: "2027-01-01T00:00:00Z")
        #expect(early.lines[0].hasPrefix("╭─ Mon 8 March 2027 ─"))
        let store = try Workplace()
        let empty = try store.run(["day"], environment: Self.utf8, now: "2027-01-01T12:00:00Z")
        #expect(empty.lines[0].hasPrefix("╭─ Fri 1 January 2027 ─"))
        #expect(empty.status == .success)
    }

    @Test func `without dates weeks and months are those of the trip`() throws {
        #expect(try run(["week"]).lines.filter { $0.hasPrefix("╭─ Week 1") }.count == 2)
        #expect(try run(["month"]).lines.filter { $0.hasPrefix("╭─ March 2027") }.count == 1)
        let empty = try Workplace().run("month", environment: Self.utf8, now: "2027-01-31T23:30:00Z")
        // It is 1 February in Berlin.
        #expect(empty.lines[0].hasPrefix("╭─ February 2027 ─"))
    }

    @Test(arguments: commands)
    func `a trip of more than 400 days is shown as far as that, and the rest is named`(command: String) throws
    {
        let place = try Workplace()
        let long = try place.file(
            "long.ics",
            calendar(
                title: "Stay", start: "DTSTART;VALUE=DATE:20270105", end: "DTEND;VALUE=DATE:20280501",
                more: ["CATEGORIES:LODGING"]))
        let run = try place.run([command, "-f", long], environment: Self.utf8, now: "2026-01-01T00:00:00Z")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.output.contains("Stay"))
        if command != "day" {
            #expect(run.errors.contains("up to 2028-04-30; say which dates"), "\(run.errors)")
        }
    }

    @Test func `the last month of the calendar is drawn, however it is typed`() throws {
        let days = try run(["month", "9999-12-01"])
        #expect(days.lines[0].hasPrefix("╭─ December 9999 ─"))
        for typed in ["9999-12", "9999-12-31", "9999-12-01..9999-12-31"] {
            #expect(try run(["month", typed]).output == days.output)
        }
        #expect(try run(["month", "2027-13"]).errors.contains("2027-13: months run from 1 to 12"))
    }

    /// The last instant is on 29 December, so that the two dates after it have no hour.
    @Test func `the last date of the calendar can be asked for, and has no times`() throws {
        let place = try Workplace()
        let file = try place.file(
            "eve.ics",
            calendar(title: "Eve", start: "DTSTART;VALUE=DATE:99991230", end: "DTEND;VALUE=DATE:99991231"))
        func run(_ arguments: String...) throws -> CommandRun {
            let run = try place.run(
                arguments + ["--home", "UTC", "-f", file], environment: Self.utf8, now: Self.demo)
            #expect(run.status == .success && run.errors.isEmpty, "\(arguments): \(run.errors)")
            return run
        }
        let agenda = try run("agenda", "9999-12-29..9999-12-31")
        #expect(
            agenda.output.contains(
                "Thu 30 December 9999 · no times: the last instant is 9999-12-29T23:59:59Z"))
        #expect(agenda.output.contains("Eve"))
        #expect(try run("agenda", "9999-12-31").lines.last == "nothing on 9999-12-31")
        #expect(try run("free", "9999-12-31").lines.last == "no such time on 9999-12-31")
        let day = try run("day", "9999-12-31").lines
        #expect(day[0].hasPrefix("╭─ Fri 31 December 9999 ─"))
        #expect(day[1].hasPrefix("│ no times: the last instant is 9999-12-29T23:59:59Z · "))
        let week = try run("week", "9999-12-31")
        #expect(week.lines[0].hasPrefix("╭─ Week 52 of 9999 ─"))
        #expect(week.lines[3].contains("│Thu 30") && week.lines[3].contains("│·Fri 31"))
        #expect(week.output.contains("Eve"))
        #expect(try run("week", "9999-W52").output == week.output)
        #expect(try run("timeline", "9999-12-31").output.contains("Fri 31 December 9999 · no times"))
        for command in ["agenda", "day", "timeline", "free"] {
            let json = try run(command, "9999-12-31", "--json").json()
            #expect(json["from"] as? String == "9999-12-31")
            #expect(json["until"] is NSNull)
        }
    }

    /// Honolulu 15 March 13:00 -10:00 is 23:00Z, 16 March 08:00 in Tokyo.
    @Test func `without dates the date of an arrival is shown too`() throws {
        let place = try Workplace()
        let file = try place.file(
            "flight.ics",
            calendar(
                title: "NH 183", start: "DTSTART;TZID=Pacific/Honolulu:20270315T130000",
                end: "DTEND;TZID=Asia/Tokyo:20270316T170000", more: ["CATEGORIES:FLIGHT"]))
        let timeline = try place.run(["timeline", "-f", file], environment: Self.utf8)
        #expect(timeline.lines[0].hasPrefix("╭─ Mon 15 March 2027 – Tue 16 March 2027 ─"))
        #expect(timeline.output.contains("17:00 on Tue 16 March, clock forward 19 h"))
        #expect(timeline.output.contains("Tokyo +09 · Asia/Tokyo"))
        let agenda = try place.run("agenda", "-f", file)
        #expect(agenda.output.contains("Tue 16 March 2027 · Asia/Tokyo"), "\(agenda.output)")
        let home = try place.run("agenda", "-f", file, "--json", "--view", "America/New_York").json()
        #expect(home["until"] as? String == "2027-03-17")
    }

    @Test func `a timeline takes a trip or dates`() throws {
        let place = try Workplace()
        _ = try place.run(["import", "--trip", "Pacific"] + Demo.files)
        let named = try place.run("timeline", "Pacific", environment: Self.utf8)
        #expect(named.lines[0].contains("Pacific ─╮"))
        #expect(try place.run("timeline", "--trip", "Pacific", environment: Self.utf8).output == named.output)
        let dates = try place.run("timeline", "2027-03-12", environment: Self.utf8)
        #expect(dates.lines[0].hasPrefix("╭─ Fri 12 March 2027 ─"))
        #expect(try place.run("timeline", "Atlantic").status == .noInput)
    }

    @Test(arguments: commands)
    func `a file that is not there, or cannot be read, ends as everywhere`(command: String) throws {
        let place = try Workplace()
        #expect(try place.run([command, "-f", place.path + "/none.ics"]).status == .noInput)
        let bad = try place.file("bad.ics", calendar(start: "DTSTART;TZID=Asia/Tokyo:20271310T090000"))
        #expect(try place.run([command, "-f", bad]).status == .badData)
    }

    @Test(arguments: commands, ["--html", "--svg"])
    func `pages and drawings hold what the files say, and no script`(command: String, form: String) throws {
        let place = try Workplace()
        let title = "</title><script>alert(1)</script>\u{1B}[31m"
        let file = try place.file("a.ics", calendar(title: title))
        let run = try place.run([command, "2027-03-10", form, "-f", file])
        #expect(run.status == .success)
        #expect(run.output.contains("&lt;script&gt;alert(1)"))
        #expect(!run.output.contains("<script"))
        #expect(!run.output.contains("\u{1B}"))
        #expect(run.output.hasPrefix(form == "--html" ? "<!DOCTYPE html>\n" : "<svg "))
    }

    @Test func `the grid of a day is there as data`() throws {
        let run = try run(["day", "2027-03-14", "--json"])
        let days = try #require(try run.json()["days"] as? [[String: Any]])
        #expect(days.count == 1)
        // Los Angeles loses an hour.
        #expect(days[0]["minutes"] as? Int == 1380)
        #expect((days[0]["rows"] as? [Any])?.count == 23)
        #expect((days[0]["banners"] as? [Any])?.count == 1)
        let blocks = try #require(days[0]["blocks"] as? [[String: Any]])
        // 11:00 -07:00 is ten hours after a midnight at -08:00.
        #expect(blocks.map { $0["fromMinute"] as? Int } == [600])
    }

    @Test func `the hours of the trip's other zones stand below the day`() throws {
        let run = try run(["day", "2027-03-14", "--world"])
        let strip = run.lines.suffix(4)
        #expect(strip.map { String($0.dropFirst(2).prefix(6)) }.prefix(3) == ["Berlin", "Tokyo ", "Los An"])
        // Midnight in Los Angeles, at -08:00, is 09:00 in Berlin and 17:00 in Tokyo.
        let data = try self.run(["day", "2027-03-14", "--world", "--json"]).json()
        let day = try #require((data["days"] as? [[String: Any]])?.first)
        let world = try #require(day["world"] as? [[String: Any]])
        let starts = try world.map { zone in
            let rows = try #require(zone["rows"] as? [[String: Any]])
            return "\(zone["zone"] ?? "") \(rows.first?["start"] ?? "")"
        }
        #expect(
            starts == [
                "Europe/Berlin 2027-03-14T09:00:00+01:00[Europe/Berlin]",
                "Asia/Tokyo 2027-03-14T17:00:00+09:00[Asia/Tokyo]",
                "America/Los_Angeles 2027-03-14T00:00:00-08:00[America/Los_Angeles]",
            ])
        #expect(try !self.run(["day", "2027-03-14"]).output.contains("elsewhere"))
    }

    @Test func `the grids of weeks and months are there as data`() throws {
        let week = try run(["week", "2027-03-12", "--json"]).json()
        #expect(week["firstWeekday"] as? String == "monday")
        let weeks = try #require(week["weeks"] as? [[String: Any]])
        #expect(weeks.map { $0["isoWeek"] as? String } == ["2027-W10"])
        let days = try #require(weeks[0]["days"] as? [[String: Any]])
        #expect(days.map { $0["passes"] as? Int } == [1, 1, 1, 1, 1, 1, 1])
        let month = try run(["month", "2027-03", "--json"]).json()
        let months = try #require(month["months"] as? [[String: Any]])
        #expect(months.map { $0["month"] as? String } == ["2027-03"])
        #expect((months[0]["weeks"] as? [Any])?.count == 5)
    }

    @Test func `the timeline is there as data, in the order in which it is lived`() throws {
        let passes = try #require(
            try run(["timeline", "2027-03-12..2027-03-13", "--json"]).json()["passes"] as? [[String: Any]])
        let order = passes.map { "\($0["date"] ?? "") \($0["pass"] ?? "")" }
        #expect(order == ["2027-03-12 1", "2027-03-13 1"])
        let changes = try #require(passes[0]["changes"] as? [[String: Any]])
        #expect(changes.map { $0["shiftMinutes"] as? Int } == [-17 * 60])
        #expect(changes.map { $0["evidence"] as? String } == ["transport"])
    }
}

@Suite("meridian today and next") struct NextCommandTests {
    private func run(_ arguments: [String], now: String) throws -> CommandRun {
        try Workplace().run(arguments + ["-f"] + Demo.files, now: now)
    }

    @Test func `today is the agenda of the date on the clock that is shown`() throws {
        // 20:00Z on 9 March is 10 March in Tokyo, where the traveller is, and still the 9th at home.
        let now = "2027-03-09T20:00:00Z"
        #expect(try run(["today"], now: now).output == run(["agenda", "today"], now: now).output)
        #expect(try run(["today", "--json"], now: now).json()["from"] as? String == "2027-03-10")
        #expect(
            try run(["today", "--view", "home", "--json"], now: now).json()["from"] as? String == "2027-03-09"
        )
    }

    @Test func `next says what is on and what comes, with the time until then`() throws {
        // One hour into the flight over the date line; the room in Los Angeles is not there yet.
        let run = try run(["next", "--count", "2"], now: "2027-03-12T09:00:00Z")
        #expect(run.lines.count == 4)
        #expect(
            run.lines[0].hasPrefix("now 18:00 on Fri 12 March · Asia/Tokyo · 10:00 on Fri 12 March at home"))
        #expect(run.lines[1].contains("on now") && run.lines[1].contains("QJ 716"))
        #expect(run.lines[1].hasSuffix("until 10:05 on Fri 12 March, America/Los_Angeles"))
        // 15:00 in Los Angeles, on a Friday that Tokyo has had; the dinner is on 14 March at 03:30Z.
        #expect(run.lines[2].hasPrefix("  in 14 h"))
        #expect(run.lines[2].contains("Hotel Alta Mira"))
        #expect(run.lines[2].hasSuffix("Fri 12 March, check-in usually from 15:00"))
        #expect(run.lines[3].hasPrefix("  in 1 d 18 h 30 min"))
        #expect(run.lines[3].contains("19:30 on Sat 13 March, America/Los_Angeles"))
    }

    @Test func `a stay of whole days is on from its check-in to its check-out`() throws {
        func lines(_ now: String) throws -> [String] { try run(["next"], now: now).lines.map { String($0) } }
        // 14:00 and 15:00 in Los Angeles.
        #expect(try lines("2027-03-12T22:00:00Z")[1].hasPrefix("  in 1 h"))
        let there = try lines("2027-03-12T23:00:00Z")[1]
        #expect(there.contains("on now") && there.contains("Hotel Alta Mira"))
        #expect(there.hasSuffix("until Mon 15 March, check-out usually by 11:00"))
        // 10:59 and 11:00 there, in summer time.
        #expect(try lines("2027-03-15T17:59:00Z")[1].contains("Hotel Alta Mira"))
        #expect(try !lines("2027-03-15T18:00:00Z")[1].contains("Hotel Alta Mira"))
    }

    @Test func `next is there as data, and a start that has come is no next`() throws {
        let run = try run(["next", "--count", "2", "--json"], now: "2027-03-14T03:30:00Z")
        let json = try run.json()
        #expect((json["current"] as? [[String: Any]])?.count == 2)
        let next = try #require(json["next"] as? [[String: Any]])
        // The calls home on 14 and 15 March at 18:00Z.
        #expect(next.map { $0["inMinutes"] as? Int } == [14 * 60 + 30, 38 * 60 + 30])
    }

    @Test func `an empty store has nothing next`() throws {
        let run = try Workplace().run("next")
        #expect(run.status == .success)
        #expect(run.output.contains("nothing comes in the next 366 days"))
    }
}
