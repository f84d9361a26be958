import Foundation
import TestKit
import Testing
import TripCommands

@Suite("meridian agenda") struct AgendaCommandTests {
    /// The event is on 10 March 2027 from 09:00 to 10:00 in Tokyo.
    @Test(arguments: [
        ["2027-03-10", "-f", "FILE"], ["-f", "FILE", "2027-03-10"], ["-f", "FILE", "--", "2027-03-10"],
        ["-3d", "-f", "FILE"], ["-f", "FILE", "-3d"], ["-1w..today", "-f", "FILE"],
        ["--file", "FILE", "--view", "place", "wed..fri"], ["-f", "FILE"],
    ])
    func `dates and files may come in any order`(arguments: [String]) throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar())
        let now = arguments.contains("wed..fri") ? "2027-03-08T12:00:00Z" : "2027-03-13T12:00:00Z"
        let run = try place.run(
            ["--home", "Asia/Tokyo", "agenda"] + arguments.map { $0 == "FILE" ? file : $0 }, now: now)
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.lines.count { $0.contains("09:00–10:00  Tea") } == 1, "\(run.output)")
    }

    /// Each of these letters takes two columns; counted as one each, title and details would fit in a line.
    @Test(arguments: [("会", 44), ("a", 44)])
    func `a wide title leaves its details a line of their own`(letter: String, count: Int) throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar(title: String(repeating: letter, count: count)))
        let run = try place.run("agenda", "2027-03-10", "-f", file, "--view", "place", columns: 80)
        #expect(run.status == .success, "\(run.errors)")
        let details = try #require(run.lines.first { $0.contains("Asia/Tokyo") })
        #expect(details.contains(letter) == (letter == "a"), "\(run.output)")
    }

    /// 09:00 in Tokyo is 01:00 in Berlin, and 19:00 of the day before in New York.
    @Test(arguments: [
        ("place", "2027-03-10", "09:00–10:00"), ("traveller", "2027-03-10", "01:00–02:00"),
        ("home", "2027-03-10", "01:00–02:00"), ("America/New_York", "2027-03-09", "19:00–20:00"),
        ("america/new_york", "2027-03-09", "19:00–20:00"),
    ])
    func `each view shows the one instant on its own clock and date`(
        view: String, date: String, times: String
    ) throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar())
        let run = try place.run("agenda", date, "--view", view, "-f", file)
        #expect(run.output.contains(times + "  Tea"), "\(run.output)")
        let whole = try place.run("agenda", "--view", view, "-f", file, "--json").json()
        #expect(whole["from"] as? String == date)
        let items = try #require(whole["items"] as? [[String: Any]])
        #expect(items.count == 1)
        #expect(items[0]["startInstant"] as? String == "2027-03-10T00:00:00Z")
        #expect(items[0]["start"] as? String == "2027-03-10T09:00:00+09:00[Asia/Tokyo]")
    }

    @Test func `the keys of the document are those that are promised`() throws {
        let place = try Workplace()
        let document = try place.run("agenda", "-f", place.file("one.ics", calendar()), "--json").json()
        #expect(
            document.keys.sorted() == [
                "clock", "from", "home", "items", "travellers", "tzdb", "tzdbSource", "until", "view",
            ])
        #expect(document["tzdb"] as? String == "2026f")
        #expect(document["until"] as? String == "2027-03-11")
        let items = try #require(document["items"] as? [[String: Any]])
        let promised = [
            "uid", "kind", "title", "start", "end", "startInstant", "endInstant", "allDay", "status", "view",
        ]
        #expect(Set(promised).isSubset(of: items[0].keys))
        #expect((items[0]["view"] as? [String: Any])?.keys.sorted() == ["end", "start"])
    }

    @Test func `all days are dates with an exclusive end`() throws {
        let place = try Workplace()
        let stay = calendar(
            title: "Hotel", start: "DTSTART;VALUE=DATE:20270310", end: "DTEND;VALUE=DATE:20270313",
            more: ["CATEGORIES:LODGING"])
        let file = try place.file("stay.ics", stay)
        let items = try #require(
            try place.run("agenda", "-f", file, "--json").json()["items"] as? [[String: Any]])
        #expect(items[0]["start"] as? String == "2027-03-10")
        #expect(items[0]["end"] as? String == "2027-03-13")
        #expect(items[0]["allDay"] as? Bool == true)
        let text = try place.run("agenda", "-f", file).output
        #expect(text.contains("night 1 of 3") && text.contains("night 3 of 3"))
        #expect(text.contains("night 3 of 3 · check-out Sat 13 March"))
        #expect(!text.contains("night 2 of 3 ·"))
        #expect(text.components(separatedBy: "13 March").count == 2)
    }

    @Test func `a series is expanded where it is looked at`() throws {
        let place = try Workplace()
        let file = try place.file("weekly.ics", calendar(more: ["RRULE:FREQ=WEEKLY"]))
        let run = try place.run("agenda", "2030-01-01..2030-01-31", "--view", "place", "-f", file)
        #expect(run.lines.count { $0.contains("09:00–10:00  Tea") } == 5)  // Wednesdays 2, 9, 16, 23 and 30
    }

    @Test func `an activity whose zone is gone is told, never dropped in silence`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("one.ics", calendar()), "--trip", "T")
        // A tree with UTC alone: the zone that the store names is not in it.
        try FileManager.default.createDirectory(
            atPath: place.path + "/zones", withIntermediateDirectories: true)
        _ = try place.file("zones/UTC", Fixtures.bytes(TestZones.Release.r2026f.directory + "/UTC"))
        let run = try place.run("agenda", "2027-03-10", "--tzdir", place.path + "/zones", "--home", "UTC")
        #expect(run.status == .badData)
        #expect(run.errors.contains("Tea: Asia/Tokyo: the time zone database unknown has no such zone"))
    }
}

@Suite("Options in odd places") struct OptionTests {
    @Test(arguments: [
        ["--home", "Asia/Tokyo", "trip", "list"], ["trip", "--home", "Asia/Tokyo", "list"],
        ["trip", "list", "--home=Asia/Tokyo"], ["trip", "--home=Asia/Tokyo", "list"],
    ])
    func `global options may stand anywhere`(arguments: [String]) throws {
        #expect(try Workplace().run(arguments).status == .success)
    }

    @Test func `an event until the end of time does not flood the agenda`() throws {
        let place = try Workplace()
        let file = try place.file("forever.ics", calendar(end: "DTEND;TZID=Asia/Tokyo:99991201T000000"))
        let run = try place.run("agenda", "-f", file)
        #expect(run.status == .success)
        #expect(run.lines.count < 1_300)
        #expect(run.errors.contains("there is more after 400 days"))
        #expect(try place.run("agenda", "-f", file, "9999-11-30").output.contains("Tea"))
    }

    /// The last instant is 9999-12-29T23:59:59Z, which is on the 30th in Berlin and Tokyo.
    @Test func `what is left out up to the end of the calendar is told as well`() throws {
        let place = try Workplace()
        let file = try place.file("forever.ics", calendar(end: "DTEND:99991231T235959Z"))
        for command in ["agenda", "month"] {
            let run = try place.run(command, "-f", file)
            #expect(run.errors.contains("there is more after 4"), "\(run.errors)")
            #expect(run.errors.contains(" days, up to 9999-12-30; say which dates to show"), "\(run.errors)")
        }
    }

    @Test(arguments: [
        (["import", "x.ics", "--trip", ""], CommandStatus.usage, "--trip"),
        (["check", "--json", "--ndjson"], .usage, "choose one"),
    ])
    func `an option that makes no sense is a wrong command line`(
        arguments: [String], status: CommandStatus, part: String
    ) throws {
        let run = try Workplace().run(arguments)
        #expect(run.status == status)
        #expect(run.errors.contains(part), "\(run.errors)")
    }

    /// New York shows 01:30 twice on 7 November 2027, at 05:30Z and at 06:30Z (zdump). The series is at the first, the
    /// RDATE at the second: two occurrences of one reading. The same file twice adds none.
    @Test(arguments: [
        ["RDATE:20271107T063000Z"], ["RDATE;TZID=Europe/London:20271107T063000"],
        ["RDATE;VALUE=PERIOD:20271107T063000Z/PT10M"],
    ])
    func `occurrences at both passes of a repeated hour are two`(added: [String]) throws {
        let place = try Workplace()
        let text = calendar(
            start: "DTSTART;TZID=America/New_York:20271105T013000", end: "DURATION:PT10M",
            more: ["RRULE:FREQ=DAILY;COUNT=4"] + added)
        let files = [try place.file("one.ics", text), try place.file("two.ics", text)]
        for given in [[files[0]], files] {
            let run = try place.run(
                ["agenda", "2027-11-07", "--view", "America/New_York", "--json", "-f"] + given)
            let items = try #require(try run.json()["items"] as? [[String: Any]])
            #expect(
                items.compactMap { $0["startInstant"] as? String } == [
                    "2027-11-07T05:30:00Z", "2027-11-07T06:30:00Z",
                ], "\(run.output)")
        }
    }

    @Test func `a title from right to left keeps its direction to itself`() throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar(title: "פגישה 12"))
        let agenda = try place.run("agenda", "2027-03-10", "--home", "Asia/Tokyo", "-f", file)
        #expect(agenda.lines.last == "  09:00–10:00  \u{2068}פגישה 12\u{2069}")
        let next = try place.run("next", "-f", file)
        #expect(next.output.contains("\u{2068}פגישה 12\u{2069} · "), "\(next.output)")
    }

    @Test func `the name of a trip in place of dates is told how to be said`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Japan in May")
        let named = try place.run("agenda", "japan in may")
        #expect(named.status == .usage)
        #expect(named.errors.hasSuffix("; that is a trip: --trip 'Japan in May'\n"), "\(named.errors)")
        #expect(try place.run("week", "Japan in May").errors.contains("--trip 'Japan in May'"))
        #expect(try !place.run("agenda", "Korea").errors.contains("--trip"))
        #expect(try !place.run("agenda", "Japan in May", "--traveller", "Zed").errors.contains("--trip"))
        // A trip that is called as a day is one takes nothing away from the day.
        _ = try place.run("trip", "new", "today")
        #expect(try place.run("agenda", "today").status == .success)
    }
}
