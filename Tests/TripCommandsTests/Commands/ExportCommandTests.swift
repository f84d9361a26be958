import Foundation
import ICalendar
import TestKit
import Testing
import TripCommands

@Suite("meridian export") struct ExportCommandTests {
    @Test func `a stateless round trip keeps the meaning, once and twice`() throws {
        let place = try Workplace()
        for file in try Demo.files {
            let once = try place.run("export", "-f", file)
            let twice = try place.run(["export", "-f", "-"], input: once.bytes)
            let thrice = try place.run(["export", "-f", "-"], input: twice.bytes)
            let read = try [once, twice, thrice].map { try CalendarReader().read($0.bytes) }
            for result in read {
                #expect(result.findings.isEmpty, "\(file): \(result.findings)")
                #expect(result.calendars.count == 1)
            }
            let calendars = read.compactMap(\.calendars.first)
            try #require(calendars.count == 3)
            #expect(calendars[0].isSameMeaning(as: calendars[1]), "\(file)")
            #expect(twice.bytes == thrice.bytes, "\(file)")
            // And the answers to the traveller are the same from the sender's file and from ours.
            let own = try place.run("agenda", "-f", file, "2027-03-01..2027-03-31", "--json")
            let back = try place.run(
                ["agenda", "-f", "-", "2027-03-01..2027-03-31", "--json"], input: twice.bytes)
            #expect(own.output == back.output, "\(file)")
        }
    }

    @Test func `what leaves the store is what came in, with the senders' own fields`() throws {
        let place = try Workplace()
        _ = try place.run(["import", "--trip", "T"] + Demo.files)
        let direct = try place.run(["export", "-f"] + Demo.files)
        let stored = try place.run("export", "T")
        let one = try #require(try CalendarReader().read(direct.bytes).calendars.first)
        let other = try #require(try CalendarReader().read(stored.bytes).calendars.first)
        func events(_ calendar: CalendarObject) -> Set<String> {
            Set(
                calendar.events.map {
                    $0.properties.map { "\($0.name)=\($0.rawValue)" }.sorted().joined(separator: "\n")
                })
        }
        #expect(events(one) == events(other))
        #expect(one.timeZones.count == other.timeZones.count)
        #expect(stored.output.contains("X-MICROSOFT-CDO-BUSYSTATUS"))
        #expect(stored.output.contains("BEGIN:VALARM"))
        for identifier in ["Asia/Tokyo", "America/Los_Angeles", "Europe/Berlin"] {
            #expect(other.timeZones.contains { $0.text("TZID") == identifier })
        }
    }

    /// Tokyo to San Francisco crosses the antimeridian: a line in two pieces, which is 8,286 km by the haversine of both airports.
    @Test func `legs and places are written as GeoJSON`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Pacific", "--start", "2027-03-10", "--end", "2027-03-12")
        _ = try place.run(
            "add", "flight", "Flight XK7P2Q", "--from", "HND", "--to", "SFO", "--depart", "2027-03-12 17:00",
            "--arrive",
            "2027-03-12 09:30", "--confirmation", "XK7P2Q", "--trip", "Pacific")
        _ = try place.run(
            "add", "event", "Tea", "--start", "2027-03-11 09:00", "--zone", "Asia/Tokyo", "--place", "Kyoto",
            "--trip", "Pacific")
        _ = try place.run(
            "add", "event", "Somewhere", "--start", "2027-03-11 12:00", "--zone", "Asia/Tokyo", "--trip",
            "Pacific")
        let run = try place.run("export", "Pacific", "--geojson")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.errors == "note: 1 activity is left out, since it has no place that is known\n")
        let features = try #require(run.json()["features"] as? [[String: Any]])
        let properties = features.compactMap { $0["properties"] as? [String: Any] }
        #expect(properties.map { $0["title"] as? String } == ["Tea", "Flight XK7P2Q"])
        #expect(properties.last?["start"] as? String == "2027-03-12T17:00:00+09:00[Asia/Tokyo]")
        #expect(properties.last?["end"] as? String == "2027-03-12T09:30:00-08:00[America/Los_Angeles]")
        #expect((8285...8287).contains(properties.last?["kilometres"] as? Int ?? 0))
        let shapes = features.compactMap { $0["geometry"] as? [String: Any] }
        #expect(shapes.map { $0["type"] as? String } == ["Point", "MultiLineString"])
        let kyoto = try #require(shapes.first?["coordinates"] as? [Double])
        #expect(abs(kyoto[0] - 135.75) < 0.1 && abs(kyoto[1] - 35.02) < 0.1)
        #expect((shapes.last?["coordinates"] as? [[[Double]]])?.count == 2)
        // To a file by its name; shared without codes; busy tells no places.
        let shared = try place.run("export", "Pacific", "-o", "\(place.path)/p.geojson", "--redact", "shared")
        #expect(shared.status == .success && shared.output == "")
        let text = try String(contentsOfFile: "\(place.path)/p.geojson", encoding: .utf8)
        #expect(!text.contains("XK7P2Q") && text.contains("Flight …"))
        #expect(try place.run("export", "Pacific", "--geojson", "--redact", "busy").status == .usage)
        #expect(try place.run("export", "Pacific", "--geojson", "--json").status == .usage)
    }

    @Test func `what a calendar holds besides events goes through the store`() throws {
        let place = try Workplace()
        let todo =
            "BEGIN:VTODO\r\nUID:t\r\nDTSTAMP:20270101T000000Z\r\nSUMMARY:Pack\r\nX-LIST:blue\r\nEND:VTODO\r\n"
        let file = try place.file(
            "one.ics",
            calendar(name: "Tea").replacing(
                "END:VCALENDAR", with: "\(todo)END:VCALENDAR"
            ).replacing("BEGIN:VEVENT", with: "COLOR:red\r\nBEGIN:VEVENT"))
        _ = try place.run("import", file)
        let stored = try place.run("export", "Tea")
        #expect(stored.output.contains(todo))
        #expect(stored.output.contains("COLOR:red\r\n"))
        // The trip has the home that the run named; a file by itself has none.
        let home = "X-MERIDIAN-HOME:Europe/Berlin\r\n"
        #expect(stored.output.contains(home))
        #expect(stored.output.replacing(home, with: "") == (try place.run("export", "-f", file)).output)
        let newer = try place.file(
            "two.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nCOLOR:blue\r\nEND:VCALENDAR\r\n")
        #expect(try place.run("import", newer, "--trip", "Tea").output.hasPrefix("Tea: no events\n"))
        let again = try place.run("export", "Tea").output
        #expect(again.contains("COLOR:blue\r\n") && again.contains(todo))
    }

    @Test func `a trip by hand comes back whole from its calendar, in another store`() throws {
        let place = try Workplace()
        func run(_ arguments: String...) throws { #expect(try place.run(arguments).status == .success) }
        try run(
            "trip", "new", "Japan", "--start", "2027-03-08", "--end", "2027-03-20", "--budget", "2000 EUR",
            "--traveller", "Ada", "--country", "JP", "--zone", "Asia/Tokyo")
        try run(
            "add", "restaurant", "Sushi", "--start", "2027-03-10 19:30", "--length", "2h", "--cost",
            "9000 JPY", "--organization", "Kan", "--remind", "1d")
        try run("todo", "add", "Pack", "--due", "2027-03-07")
        let file = place.path + "/japan.ics"
        try run("export", "Japan", "-o", file)
        let other = place.path + "/other.db"
        let report = try place.run("import", file, "--db", other)
        #expect(report.output == "Japan (new trip): 1 added, 1 to-do added\n")
        #expect(report.errors.isEmpty)
        let calendar = try place.run("export", "Japan")
        #expect(try place.run("export", "Japan", "--db", other).bytes == calendar.bytes)
        let again = try place.run("import", file, "--db", other)
        #expect(again.output == "Japan: 1 unchanged, 1 to-do unchanged\n")
        #expect(try place.run("search", "kan", "--db", other).output.contains("Sushi"))
        for level in ["shared", "busy"] {
            let told = try place.run("export", "Japan", "--redact", level).output
            for secret in ["JPY", "Kan", "Pack", "2000", "Ada", "VALARM"] { #expect(!told.contains(secret)) }
        }
    }

    @Test func `a newer file of ours leaves what was hidden and paid by hand`() throws {
        let place = try Workplace()
        let (file, other) = (place.path + "/stay.ics", place.path + "/other.db")
        func run(_ arguments: String..., now: String) throws -> CommandRun {
            let run = try place.run(arguments, now: now)
            #expect(run.status == .success)
            return run
        }
        let (first, second, third) = ("2027-03-01T09:00:00Z", "2027-03-02T09:00:00Z", "2027-03-03T09:00:00Z")
        _ = try run("trip", "new", "T", now: first)
        _ = try run(
            "add", "lodging", "Stay", "--place", "Shelter Rose", "--start", "2027-04-01", "--nights", "2",
            "--cost", "100 EUR", now: first)
        _ = try run("export", "T", "-o", file, now: first)
        _ = try run("import", file, "--trip", "T", "--db", other, now: first)
        _ = try run(
            "edit", "Stay", "--hide-place", "--cost", "120 EUR", "--paid", "full", "--remind", "5d",
            "--organization", "OrgB", "--db", other, now: second)
        _ = try run("edit", "Stay", "--notes", "hello", now: third)
        _ = try run("export", "T", "-o", file, now: third)
        _ = try run("import", file, "--trip", "T", "--db", other, now: third)
        let shown = try run("show", "Stay", "--db", other, now: third).output
        for word in ["hello", "120.00 EUR", "paid", "5 d", "OrgB"] { #expect(shown.contains(word)) }
        let told = try run("export", "T", "--redact", "shared", "--db", other, now: third).output
        #expect(!told.contains("Shelter"))
        // What the sender changes is taken: nothing was changed here since.
        _ = try run("edit", "Stay", "--cost", "90 EUR", now: "2027-03-04T09:00:00Z")
        _ = try run("export", "T", "-o", file, now: "2027-03-04T09:00:00Z")
        _ = try run("import", file, "--trip", "T", "--db", other, now: "2027-03-04T09:00:00Z")
        #expect(try run("show", "Stay", "--db", other, now: third).output.contains("90.00 EUR"))
    }

    @Test func `no command writes over a store, whatever it is called by`() throws {
        let place = try Workplace()
        #expect(try place.run("trip", "new", "Japan").status == .success)
        let link = place.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: place.store)
        let before = try Data(contentsOf: URL(fileURLWithPath: place.store))
        for target in [place.store, link, place.store + "-wal", place.store + "-shm"] {
            for command in [["backup"], ["export", "Japan"]] {
                let run = try place.run(command + ["-o", target])
                #expect(run.status == .cannotCreate)
                #expect(run.errors.contains("is a database, which a store is too, and is not written over"))
            }
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: place.store)) == before)
        #expect(try place.run("doctor").status == .success)
    }

    @Test func `a file without events makes a trip only under a name`() throws {
        let place = try Workplace()
        let file = try place.file(
            "todo.ics",
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nUID:t\r\nEND:VTODO\r\nEND:VCALENDAR\r\n")
        _ = try place.run("import", file)
        #expect(try place.run("trip", "list", "--json").json()["trips"] as? [String] == [])
        _ = try place.run("import", file, "--trip", "Lists")
        #expect(try place.run("export", "Lists").output.contains("BEGIN:VTODO"))
    }

    @Test(arguments: ["shared", "busy"])
    func `a redacted export tells no secret`(level: String) throws {
        let place = try Workplace()
        let full = try place.run(["export", "-f"] + Demo.files).output
        let run = try place.run(["export", "--redact", level, "-f"] + Demo.files)
        #expect(run.status == .success)
        // The booking code of the flights, which is in their UIDs and texts.
        for secret in ["R7KQ2M"] {
            #expect(full.contains(secret))
            #expect(!run.output.contains(secret))
        }
        #expect(run.output.contains("SUMMARY:Busy") == (level == "busy"))
        #expect(!run.output.contains("X-MICROSOFT"))
    }

    @Test(arguments: ["shared", "busy"], [true, false])
    func `what is printed beside a redacted export hides as much`(level: String, json: Bool) throws {
        let place = try Workplace()
        let file = try place.file(
            "SECRETFILE.ics",
            [
                "BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Trip SEC123", "BEGIN:VTIMEZONE",
                "TZID:SECRETZONE", "COMMENT:SECRETCOMMENT", "TZURL:http://secreturl",
                "X-LIC-LOCATION:Secret/Place",
                "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0537", "TZOFFSETTO:+0537",
                "TZNAME:SECRETNAME", "COMMENT:SECRETCOMMENT", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT",
                "UID:SEC123-1@secret.example", "DTSTAMP:20270101T000000", "SUMMARY:Talk",
                "DESCRIPTION:Booking code: SEC123", "DTSTART;TZID=SECRETZONE:20270312T100000",
                "DTEND;TZID=SECRETZONE:20270312T090000", "STATUS:SECRETSTATUS", "END:VEVENT", "BEGIN:VEVENT",
                "UID:SEC123-2@secret.example", "DTSTART;TZID=SECRETNOWHERE:20270312T100000", "END:VEVENT",
                "BEGIN:VTODO", "UID:SECRETTODO", "SUMMARY:SECRETTODO", "END:VTODO",
                "END:VCALENDAR", "",
            ].joined(separator: "\r\n"))
        let run = try place.run(["export", "-f", file, "--redact", level] + (json ? ["--json"] : []))
        #expect(run.status == .badData)
        #expect(run.output.contains("BEGIN:VEVENT"))
        let all = (run.output + run.errors).lowercased()
        #expect(!all.contains("secret") && !all.contains("sec123"), "\(run.output)\n\(run.errors)")
        if json {
            let findings = try run.json()["findings"] as? [[String: Any]]
            #expect(findings?.compactMap { $0["code"] as? String } == ["hidden", "hidden", "hidden"])
            #expect(findings?.compactMap { $0["severity"] as? String } == ["error", "warning", "repaired"])
        } else {
            #expect(run.errors.contains("an export with --redact full tells them [hidden]"))
        }
    }

    @Test func `the JSON of an export holds the calendar, or names its file`() throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar(name: "Tea time"))
        let whole = try place.run("export", "-f", file, "--json").json()
        #expect((whole["calendar"] as? String)?.hasPrefix("BEGIN:VCALENDAR\r\n") == true)
        #expect(whole["trip"] as? String == "Tea time")
        let named = try place.run("export", "-f", file, "-o", place.path + "/out.ics", "--json").json()
        #expect(named["calendar"] is NSNull)
        #expect(named["file"] as? String == place.path + "/out.ics")
    }

    @Test func `a file that cannot be made is refused in plain words`() throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar(name: "Tea time"))
        let path = place.path + "/missing/out.ics"
        let run = try place.run("export", "-f", file, "-o", path)
        #expect(run.status == .cannotCreate)
        #expect(run.errors == "error: \(path): cannot be written: No such file or directory\n")
        let nameless = try place.run("export", "-f", file, "-o", "")
        #expect(nameless.status == .usage)
        #expect(nameless.errors == "error: -o: names no file; - is standard output\n")
    }

    @Test func `an export says how much of a trip it leaves out`() throws {
        let place = try Workplace()
        let file = place.path + "/t.ics"
        for command in [
            ["trip", "new", "T", "--traveller", "Ada", "--traveller", "Ben"],
            [
                "add", "train", "--trip", "T", "--start", "2027-05-01 09:00 Europe/Paris", "--length", "2h",
                "--confirmation",
                "QZ7PLM", "--seat", "61", "--notes", "Bring tea", "--cost", "80 EUR", "--traveller", "Ada",
            ],
            [
                "add", "tour", "Walk", "--trip", "T", "--start", "2027-05-02 09:00 Europe/Paris", "--length",
                "2h", "--notes", "Shoes",
            ],
            ["todo", "add", "Pack", "--trip", "T"],
            ["expense", "add", "Cake", "--amount", "5 EUR", "--trip", "T"],
            ["expense", "add", "Tea", "--amount", "2 EUR", "--trip", "T"],
        ] {
            let run = try place.run(command)
            try #require(run.status == .success, "\(run.errors)")
        }
        let shared =
            "left out: 1 confirmation code, 1 seat, the notes of 2 activities, 1 cost, who takes part in 1 activity, "
            + "1 to-do, 2 expenses\n"
        #expect(try place.run("export", "T", "--redact", "shared", "-o", file).errors == shared)
        #expect(try place.run("export", "T", "--redact", "shared", "-o", place.path + "/t/").errors == shared)
        #expect(
            try place.run("export", "T", "--redact", "busy").errors
                == "left out: all but when somebody is busy\n")
        let full = place.path + "/full.ics"
        #expect(
            try place.run("export", "T", "-o", full).errors
                == "left out: 2 expenses; a calendar has no place for them, and meridian backup keeps them\n")
        let json = try place.run("export", "T", "--redact", "shared", "--json", "-o", file).json()
        #expect(
            json["leftOut"] as? [String: Int] == [
                "confirmations": 1, "seats": 1, "notes": 2, "costs": 1, "travellers": 1, "todos": 1,
                "expenses": 2,
            ])
        // Who gets the document with the calendar in it learns nothing of what that hides.
        let passed = try place.run("export", "T", "--redact", "shared", "--json").json()
        #expect(passed["leftOut"] is NSNull)
        _ = try place.run("attach", "--trip", "T", "--note", "Code of the door")
        #expect(
            try place.run("export", "T", "-o", full, "--json").json()["leftOut"] as? [String: Int]
                == ["expenses": 2, "attachments": 1])
        // Of a file only what its activities have is known.
        #expect(
            try place.run("export", "-f", full, "--redact", "shared").errors.hasPrefix(
                "left out: 1 confirmation code, 1 seat, the notes of 2 activities, 1 cost"))
    }
}
