import Foundation
import TestKit
import Testing
import TripCommands

/// What is refused, and what is told beside an answer, in the words that a person reads.
@Suite("Refusals and notes") struct RefusalTests {
    private static func place(_ commands: [String]...) throws -> Workplace {
        let place = try Workplace()
        for command in commands {
            let run = try place.run(command)
            try #require(run.status == .success, "\(command): \(run.errors)")
        }
        return place
    }

    @Test func `an organization that nobody knows is told with the nearest`() throws {
        let place = try Self.place()
        func asked(_ name: String) throws -> String {
            let run = try place.run("organization", "show", name)
            #expect(run.status == .noInput)
            return run.errors
        }
        #expect(try asked("Kan") == "error: Kan: there is no such organization; the store has none yet\n")
        _ = try place.run("organization", "add", "Kanda Hotel")
        #expect(
            try asked("Kanda Hotl")
                == "error: Kanda Hotl: there is no such organization; the nearest are \"Kanda Hotel\"\n")
        #expect(try asked("Qqqqqqqqqqq").hasSuffix("meridian organization list has all\n"))
    }

    @Test func `a trip of a name that two have is named by its id`() throws {
        let place = try Self.place(["trip", "new", "Rome"], ["trip", "new", "Rome"])
        let run = try place.run("trip", "show", "Rome")
        #expect(run.status == .noInput)
        #expect(
            run.errors.hasPrefix("error: Rome: 2 trips have this name; say which by its id: "),
            "\(run.errors)")
        let empty = try Workplace().run("trip", "show", "Rome")
        #expect(
            empty.errors
                == "error: Rome: there is no such trip; the store has none yet; meridian trip new Rome makes one\n"
        )
    }

    @Test func `a calendar is no backup, and the command that takes it is named`() throws {
        let file = try #require(try Demo.files.first)
        let run = try Workplace().run("restore", file)
        #expect(run.status == .badData)
        #expect(
            run.errors.hasSuffix(
                ": is a calendar and no backup; meridian import \(file) brings it in\n"),
            "\(run.errors)")
    }

    @Test(arguments: ["+1h", "+2d", "+90min"])
    func `an amount for the start of what is there is a move, and is refused`(amount: String) throws {
        let place = try Self.place(
            ["trip", "new", "Rome"],
            ["add", "restaurant", "Dinner", "--trip", "Rome", "--start", "2027-05-01 19:00 Europe/Rome"])
        let run = try place.run("edit", "Dinner", "--start", amount)
        #expect(run.status == .usage)
        #expect(
            run.errors
                == "error: --start \(amount): would count from now; --move \(amount) moves the activity\n")
        // For what is new it does count from now, and for an end from the start.
        _ = try place.run("edit", "Dinner", "--end", "+3h")
        #expect(try place.run("show", "Dinner").output.contains("Sat 1 May 2027 22:00"))
    }

    @Test func `the name of a city for a place is told where it has another clock`() throws {
        let place = try Self.place(
            ["trip", "new", "Japan"],
            [
                "add", "lodging", "Inn", "--trip", "Japan", "--start", "2027-05-01", "--nights", "3",
                "--zone", "Asia/Tokyo",
            ])
        func note(_ name: String, at zone: String...) throws -> String {
            let run = try place.run(
                ["add", "restaurant", "Dinner", "--trip", "Japan", "--start"]
                    + [
                        (["2027-05-02 19:00"] + zone).joined(separator: " "), "--length", "1h", "--place",
                        name,
                    ])
            #expect(run.status == .success, "\(run.errors)")
            return run.errors
        }
        #expect(
            try note("Lisbon", at: "Asia/Tokyo")
                == "note: --place Lisbon: was taken for a place on the clock of Asia/Tokyo; for the city say "
                + "\"Lisbon, PT\" (Europe/Lisbon)\n")
        #expect(try note("Osaka", at: "Asia/Tokyo") == "")
        // Seoul has another zone, and its clocks show the same.
        #expect(try note("Seoul", at: "Asia/Tokyo") == "")
        #expect(try note("Lisbon, PT") == "")
        #expect(try note("Nobu", at: "Asia/Tokyo") == "")
    }

    @Test func `where no clock is known, the city of a place is named with its country`() throws {
        let place = try Self.place(["trip", "new", "Japan"])
        let run = try place.run(
            "add", "restaurant", "Dinner", "--trip", "Japan", "--start", "2027-05-02 19:00", "--place",
            "Lisbon")
        #expect(run.status == .usage)
        #expect(
            run.errors
                == "error: --place Lisbon: may be the name of any place; for the city say \"Lisbon, PT\" "
                + "(Europe/Lisbon), else name a zone\n")
    }

    @Test(arguments: [
        (["todo", "add", "Pack"], ["todo", "done", "Pack"], "2 to-dos are meant; say which by its id: "),
        (
            ["expense", "add", "Cake", "--amount", "5 EUR"], ["expense", "delete", "Cake", "--yes"],
            "2 expenses are meant; say which by its id: "
        ),
        (
            ["attach", "--trip", "Rome", "--note", "Code"], ["attachments", "delete", "Note", "--yes"],
            "2 attachments are meant; say which by its id: "
        ),
    ])
    func `of two parts of one name none is taken`(add: [String], take: [String], told: String) throws {
        let place = try Self.place(["trip", "new", "Rome"], add, add)
        let run = try place.run(take)
        #expect(run.status == .noInput)
        #expect(run.errors.contains(told) && run.errors.contains("Rome"), "\(run.errors)")
    }

    @Test func `of two activities that cannot be read none is taken`() throws {
        let place = try Workplace()
        let file = try place.file("a.ics", calendar())
        for trip in ["A", "B"] { _ = try place.run("import", file, "--trip", trip) }
        try place.damage("UPDATE activity SET kind = 'x'")
        let run = try place.run("delete", "one@example.org", "--yes")
        #expect(run.status == .noInput)
        #expect(
            run.errors.contains("2 activities that cannot be read are meant; say --trip or the whole UID: "),
            "\(run.errors)")
        #expect(try place.run("delete", "one@example.org", "--trip", "A", "--yes").status == .success)
    }

    @Test(arguments: [
        (
            ["flight", "--from", "HND", "--to", "LAX", "--depart", "2027-03-10"],
            "2027-03-10: a flight leaves at a time"
        ),
        (["event", "X", "--start", "2027-03-10 10:00", "--all-day"], "--all-day: the start has a time"),
        (
            ["lodging", "X", "--start", "2027-03-10 15:00", "--nights", "2"],
            "--nights 2: the check-in has a time, so the check-out needs one"
        ),
        (
            ["lodging", "X", "--start", "2027-03-10 15:00", "--nights", "2", "--end", "2027-03-14 11:00"],
            "--nights and --end say two things"
        ),
        (["event", "X", "--start", "2027-03-10", "--length", "2h"], "--length: the start is a whole day"),
    ])
    func `times that do not go together are refused`(options: [String], told: String) throws {
        let place = try Self.place(["trip", "new", "Rome", "--zone", "Europe/Rome"])
        let run = try place.run(["add"] + options)
        #expect(run.status == .usage)
        #expect(run.errors.contains(told), "\(run.errors)")
        #expect(try place.run("agenda", "2027-03-10").output.contains("X") == false)
    }

    @Test(arguments: [
        (["flight", "X", "--depart", "12 March 17:00"], "error: --depart 12 March: has no year"),
        (
            ["flight", "--from", "HND", "--to", "LAX", "--depart", "2027-03-10 17:00", "--arrive", "25:05"],
            "error: --arrive 25:05: "
        ),
        (["lodging", "X", "--check-in=2027-03-32"], "error: --check-in 2027-03-32: "),
        (["lodging", "X", "--start", "2027-03-10", "--check-out", "mai"], "error: --check-out mai: "),
        (
            ["lodging", "X", "--check-in", "2027-03-10 15:00", "--nights", "2", "--check-out", "2027-03-14"],
            "--nights and --check-out say two things; with --nights, --check-out is"
        ),
        (
            ["flight", "X", "--depart", "2027-03-10 17:00", "--arrive", "19:00", "--length", "2h"],
            "--length and --arrive say two things; choose one"
        ),
        (["event", "X", "--start", "2027-03-10 25:00"], "error: --start 25:00: "),
    ])
    func `an option is named as it was typed`(options: [String], told: String) throws {
        let place = try Self.place(["trip", "new", "Rome", "--zone", "Europe/Rome"])
        let run = try place.run(["add"] + options)
        #expect(run.status == .usage)
        #expect(run.errors.contains(told), "\(run.errors)")
    }

    @Test func `a number of days ago may stand behind each name of an option`() throws {
        let place = try Self.place(["trip", "new", "Rome", "--zone", "Europe/Rome"])
        let run = try place.run("add", "lodging", "X", "--check-in", "-3d", "--check-out", "-1d")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.output.contains("Fri 26 February 2027"), "\(run.output)")
    }

    @Test func `an airport that nobody knows is told, and no other clock is taken for its`() throws {
        let times = ["--depart", "2027-03-12 17:00", "--arrive", "2027-03-12 20:00"]
        for commands in [["trip", "new", "Rome"], ["trip", "new", "Rome", "--zone", "Europe/Rome"]] {
            let place = try Self.place(commands)
            let from = try place.run(["add", "flight", "--from", "XXX", "--to", "LAX"] + times)
            #expect(from.status == .usage)
            #expect(
                from.errors.hasPrefix(
                    "error: --from XXX: no airport has this code and no city this name; the nearest are "),
                "\(from.errors)")
            #expect(from.errors.contains("as in 09:00 Asia/Tokyo, or with --zone"))
            let to = try place.run(["add", "flight", "--from", "HND", "--to", "QXQ"] + times)
            #expect(to.errors.hasPrefix("error: --to QXQ: no airport has this code"), "\(to.errors)")
            // Who says the zone may fly from a field that is in no table.
            let said = try place.run([
                "add", "flight", "--from", "XXX", "--depart", "2027-03-12 17:00 Asia/Tokyo", "--arrive",
                "2027-03-12 20:00 Asia/Tokyo",
            ])
            #expect(said.status == .success, "\(said.errors)")
        }
        // A quay is no code.
        let place = try Self.place(["trip", "new", "Rome", "--zone", "Europe/Rome"])
        let ferry = try place.run(["add", "ferry", "--from", "Molo Beverello", "--to", "Marina"] + times)
        #expect(ferry.status == .success, "\(ferry.errors)")
        let bare = try Self.place(["trip", "new", "Rome"])
        let none = try bare.run(["add", "ferry", "--from", "Molo Beverello"] + times)
        #expect(none.errors.hasPrefix("error: --from Molo Beverello: no airport has"), "\(none.errors)")
    }

    @Test(arguments: [
        (["zones", "--search", "Qqqqqq"], "zones", "no zone has this in its name\n"),
        (
            ["zones", "--search", "tokio"], "zones",
            "no zone has this in its name; the nearest are Asia/Tokyo\n"
        ),
        (["places", "Qqqqqqqq"], "places", "no airport and no city has these words ("),
        (["search", "Qqqqqq"], "hits", "nothing has these words\n"),
    ])
    func `a search that finds nothing has done its work`(
        command: [String], list: String, told: String
    ) throws {
        let place = try Self.place(["trip", "new", "Rome"])
        let text = try place.run(command)
        #expect(text.status == .success && text.errors.isEmpty, "\(text.errors)")
        #expect(text.output.hasPrefix(told), "\(text.output)")
        let json = try place.run(command + ["--json"])
        #expect(json.status == .success && json.errors.isEmpty, "\(json.errors)")
        #expect(try #require(json.json()[list] as? [Any]).isEmpty)
    }

    @Test(arguments: [["zones", "--search", ""], ["places", " "], ["search", ""], ["search", " ", "\t"]])
    func `a search for nothing is refused`(command: [String]) throws {
        let run = try Self.place(["trip", "new", "Rome"]).run(command)
        #expect(run.status == .usage)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("(nothing): say what to search for"), "\(run.errors)")
    }

    @Test(arguments: [
        (["agenda", "tomorow"], "error: dates tomorow: did you mean tomorrow? a date is written like "),
        (["agenda", "fryday"], "did you mean friday? "),
        (["agenda", "next weak"], "did you mean next week? "),
        (["todo", "add", "Pack", "--due", "tomorow"], "--due tomorow: did you mean tomorrow? "),
        (["trip", "new", "X", "--start", "1.3.27"], "tomorrow, fri or +3d\n"),
        (
            ["timeline", "2027-03-12..2027-03-10"],
            "the range ends on 2027-03-10, before it starts on 2027-03-12"
        ),
        (
            ["trip", "new", "X", "--country", "Germany"],
            "--country Germany: did you mean DE? A country is two letters of ISO 3166-1, like JP or CH"
        ),
        (["trip", "new", "X", "--country", "Qqqqq"], "--country Qqqqq: A country is two letters"),
        (["backup", "x.json"], "x.json: the file of a backup is named by -o, as in -o x.json"),
        (
            ["check", "--fail-on", "warn"],
            "error: --fail-on warn: did you mean warning? There are note, warning, error\n"
        ),
    ])
    func `what was mistyped is told with what is nearest`(command: [String], told: String) throws {
        let run = try Self.place(["trip", "new", "Rome"]).run(command)
        #expect(run.status == .usage)
        #expect(run.errors.contains(told), "\(run.errors)")
    }

    @Test func `a key that stands twice is refused, and where`() throws {
        let place = try Self.place(["trip", "new", "Rome", "--zone", "Europe/Rome"])
        let twice =
            "{\"kind\": \"event\",\n\"title\": \"A\", \"title\": \"B\", \"start\": \"2027-03-12 17:00\"}"
        let run = try place.run(["add", "-"], input: Array(twice.utf8))
        #expect(run.status == .badData)
        #expect(run.errors.contains("line 2: byte "), "\(run.errors)")
        #expect(run.errors.contains("the name \"title\" stands twice"), "\(run.errors)")
        let huge =
            "{\"kind\": \"event\", \"place\": {\"name\": \"A\", \"latitude\": 1e999, \"longitude\": 1}}"
        #expect(try place.run(["add", "-"], input: Array(huge.utf8)).status == .badData)
    }

    @Test func `a copy tells what it leaves behind`() throws {
        let place = try Workplace()
        let rest = [
            "RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT", "BEGIN:VEVENT", "UID:two@example.org",
            "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Asia/Tokyo:20270312T110000",
            "DTEND;TZID=Asia/Tokyo:20270312T120000", "SUMMARY:Late tea", "STATUS:CANCELLED",
        ]
        _ = try place.run("import", place.file("a.ics", calendar(more: rest)), "--trip", "Tokyo")
        let run = try place.run("trip", "copy", "Tokyo", "--name", "Again", "--shift", "52w")
        #expect(run.status == .success)
        #expect(run.errors.contains("1 activity of a series is not copied; its rule names dates of its own"))
        #expect(run.errors.contains("1 cancelled activity is not copied"))
        let hours = try place.run("trip", "copy", "Tokyo", "--name", "Again", "--shift", "2h")
        #expect(hours.status == .usage)
        #expect(hours.errors.contains("--shift 2h: a trip moves by days, like 365d or 52w"))
    }

    @Test func `a copy from a first day needs one`() throws {
        let place = try Self.place(["trip", "new", "Rome"])
        let none = try place.run("trip", "copy", "Rome", "--name", "Again", "--start", "2028-05-01")
        #expect(none.status == .usage)
        #expect(none.errors.contains("Rome: has no first day that --start could move; use --shift"))
        _ = try place.run("trip", "edit", "Rome", "--start", "2027-05-03", "--end", "2027-05-05")
        let run = try place.run("trip", "copy", "Rome", "--name", "Again", "--start", "2028-05-01", "--json")
        #expect(try run.json()["start"] as? String == "2028-05-01")
    }

    @Test func `airports are told in lines`() throws {
        let place = try Workplace()
        let run = try place.run("places", "HND")
        #expect(run.status == .success)
        #expect(
            run.output.hasPrefix("HND · RJTT · ") && run.output.hasSuffix(" · Asia/Tokyo +09:00\n"),
            "\(run.output)")
        #expect(try place.run("places", "tokyo", "--limit", "0").status == .usage)
    }

    @Test func `a search finds the trip, what was spent and what is attached`() throws {
        let place = try Self.place(
            ["trip", "new", "Zebra", "--start", "2027-03-08"], ["todo", "add", "Zebra book"],
            ["expense", "add", "Zebra ride", "--amount", "5 EUR"],
            ["attach", "--trip", "Zebra", "--note", "zebra", "--about", "Zebra code"])
        let heads = try place.run("search", "zebra").lines.map { line in
            line.split(separator: " · ").prefix(2).joined(separator: " · ")
        }
        #expect(
            heads == [
                "trip · Zebra", "todo · Zebra book", "expense · Zebra ride", "attachment · Zebra code",
            ])
    }

    @Test func `the home is that of the trips, else of the machine, else it has to be said`() throws {
        let place = try Self.place(
            ["trip", "new", "A", "--home", "Europe/Paris"],
            ["add", "tour", "Walk", "--trip", "A", "--start", "2027-03-10 12:00 UTC", "--length", "1h"])
        func agenda(_ tz: String) throws -> CommandRun {
            try place.run(
                "agenda", "2027-03-10", "--view", "home", environment: ["MERIDIAN_HOME": "", "TZ": tz])
        }
        #expect(try agenda("Asia/Tokyo").output.contains("13:00"))
        _ = try place.run("trip", "new", "B", "--home", "Asia/Seoul")
        let several = try agenda("Asia/Tokyo")
        #expect(several.output.contains("21:00"), "\(several.output)")
        #expect(
            several.errors.contains(
                "the trips have different homes (Asia/Seoul, Europe/Paris); Asia/Tokyo of this machine is used"
            ),
            "\(several.errors)")
        let none = try agenda("JST-9")
        #expect(none.status == .usage)
        #expect(none.errors.contains("no home zone: TZ is JST-9, which names no zone"), "\(none.errors)")
    }

    @Test func `the store is where the data of programs is`() throws {
        let place = try Workplace()
        func list(_ variables: [String: String]) throws -> CommandRun {
            try place.run(
                ["trip", "new", "A"], environment: ["MERIDIAN_DB": ""].merging(variables) { _, new in new })
        }
        #expect(try list(["XDG_DATA_HOME": "\(place.path)/data"]).status == .success)
        #expect(FileManager.default.fileExists(atPath: "\(place.path)/data/meridian/meridian.db"))
        #expect(try list(["XDG_DATA_HOME": "data", "HOME": "\(place.path)/home"]).status == .success)
        #expect(
            FileManager.default.fileExists(atPath: "\(place.path)/home/.local/share/meridian/meridian.db"))
        let none = try list(["XDG_DATA_HOME": "", "HOME": ""])
        #expect(none.status == .usage)
        #expect(none.errors.contains("no place for the store: HOME is not set"), "\(none.errors)")
    }

    @Test(arguments: [
        ["-\u{1D}|"], ["agenda", "--\u{1B}[31mfoo"], ["day", "--width", "\u{1B}[2J"], ["-\u{85}\u{7F}"],
        ["check", "--fail-on=warn\nerror: nothing"], ["agenda", "--view", "home", "--x\r\nerror: nothing"],
        ["day", "today", "\u{202E}x"],
    ])
    func `what the parser repeats of a command line steers no terminal and begins no line`(
        command: [String]
    ) throws {
        let run = try Workplace().run(command)
        #expect(run.status == .usage)
        let steering = run.errors.unicodeScalars.filter {
            $0 != "\n" && $0.properties.generalCategory == .control || $0 == "\u{202E}"
        }
        #expect(steering.isEmpty, "\(run.errors.debugDescription)")
        #expect(!run.errors.contains("\nerror: nothing"), "\(run.errors.debugDescription)")
    }

    @Test func `an export of no attachment is a document too`() throws {
        let place = try Self.place(
            ["trip", "new", "Rome"], ["attach", "https://example.org/menu", "--trip", "Rome"])
        let run = try place.run("attachments", "export", "--trip", "Rome", "-o", place.path, "--json")
        #expect(run.status == .success)
        #expect(run.errors == "there is no file or note to write\n")
        #expect(try #require(run.json()["written"] as? [Any]).isEmpty)
    }
}
