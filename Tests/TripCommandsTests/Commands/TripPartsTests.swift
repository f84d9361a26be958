import Foundation
import TestKit
import Testing
import TripCommands

@Suite("To-dos, money, organizations and papers") struct TripPartsTests {
    private func trip() throws -> Workplace { try Workplace.withLisbon() }

    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 64)

    // MARK: - To-dos

    @Test func `a reminder of a to-do needs a due time, is shown, and counts from it`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Japan")
        let refused = try place.run("todo", "add", "Visa", "--remind", "1d")
        #expect(refused.status == .usage)
        #expect(
            refused.errors
                == "error: --remind: counts from the time by which it is due, and there is none; say --due too, or a time\n"
        )
        #expect(
            try place.run("todo", "add", "Call", "--remind", "2027-03-14 09:00 Asia/Tokyo").status == .success
        )
        #expect(try place.run("todo", "show", "Call").output.contains("  remind 2027-03-14T00:00:00Z\n"))
        #expect(
            try place.run("todo", "add", "Visa", "--due", "2027-03-20", "--remind", "1d", "--remind", "2h")
                .status
                == .success)
        let shown = try place.run("todo", "show", "Visa").output
        #expect(shown.contains("  remind 1 day before the time it is due\n"))
        #expect(shown.contains("  remind 2 h before the time it is due\n"))
        let left = try place.run("todo", "edit", "Visa", "--due", "")
        #expect(left.status == .usage && left.errors.contains("say --remind \"\" too"))
        #expect(try place.run("todo", "edit", "Visa", "--notes", "two photos").status == .success)
        #expect(try place.run("export").output.contains("TRIGGER;RELATED=END:-P1D\r\n"))
        #expect(try place.run("todo", "edit", "Visa", "--due", "", "--remind", "").status == .success)
        #expect(!(try place.run("todo", "show", "Visa").output.contains("remind")))
    }

    @Test func `a reminder that counts from the start of a to-do is told so`() throws {
        let place = try Workplace()
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:v", "SUMMARY:Visa",
            "DTSTART:20270201T100000Z",
            "DUE:20270310T100000Z", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT1H", "END:VALARM",
            "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:-PT2H", "END:VALARM", "END:VTODO",
            "END:VCALENDAR", "",
        ]
        let file = try place.file("visa.ics", lines.joined(separator: "\r\n"))
        #expect(try place.run("import", file, "--trip", "Japan").status == .success)
        let shown = try place.run("todo", "show", "Visa").output
        #expect(shown.contains("  remind 1 h before the start\n"))
        #expect(shown.contains("  remind 2 h before the time it is due\n"))
        #expect(try place.run("todo", "edit", "Visa", "--due", "").status == .usage)
        let alone = lines.filter { !$0.contains("RELATED") }.map { $0.replacing("UID:v", with: "UID:w") }
        let other = try place.file("other.ics", alone.joined(separator: "\r\n"))
        #expect(try place.run("import", other, "--trip", "Alps").status == .success)
        // What counts from the start needs no due time.
        #expect(try place.run("todo", "edit", "Visa", "--due", "", "--trip", "Alps").status == .success)
        #expect(try place.run("export", "Alps").output.contains("TRIGGER:-PT1H\r\n"))
    }

    @Test(arguments: ["VTODO", "VEVENT"])
    func `what is deleted is not exported in a version that could not be read`(_ name: String) throws {
        let place = try Workplace()
        func file(_ sequence: Int, _ zone: String, _ title: String) throws -> String {
            try place.file(
                "v\(sequence).ics",
                [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:\(name)", "UID:v",
                    "DTSTAMP:2027010\(sequence)T000000Z",
                    "SEQUENCE:\(sequence)", "SUMMARY:\(title)",
                    "\(name == "VTODO" ? "DUE" : "DTSTART");TZID=\(zone):20270310T100000", "END:\(name)",
                    "END:VCALENDAR", "",
                ].joined(separator: "\r\n"))
        }
        let (first, second) = (
            try file(1, "Europe/Berlin", "Visa"), try file(2, "Nowhere/At All", "Later")
        )
        #expect(try place.run("import", first, "--trip", "Japan").status == .success)
        let told = try place.run("import", second, "--trip", "Japan")
        #expect(told.output.contains("a newer version of \"Visa\" could not be read"))
        let exported = try place.run("export", "Japan")
        #expect(exported.output.contains("SUMMARY:Later") && exported.output.contains("SUMMARY:Visa"))
        #expect(exported.errors.contains("[unread-version]"))
        let delete = name == "VTODO" ? ["todo", "delete", "Visa", "--yes"] : ["delete", "Visa", "--yes"]
        #expect(try place.run(delete).status == .success)
        #expect(!(try place.run("export", "Japan").output.contains("SUMMARY")))
        #expect(try place.run("undo").status == .success)
        #expect(try place.run("export", "Japan").output.contains("SUMMARY:Later"))
    }

    @Test func `a due time that the clocks skip takes the fix that is offered`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Alps", "--zone", "Europe/Zurich")
        let refused = try place.run("todo", "add", "Visa", "--due", "2027-03-28 02:30")
        #expect(refused.status == .usage && refused.errors.contains("or say --disambiguate earlier or later"))
        let run = try place.run("todo", "add", "Visa", "--due", "2027-03-28 02:30", "--disambiguate", "later")
        #expect(run.status == .success)
        #expect(run.output.contains("due 2027-03-28T03:30:00+02:00[Europe/Zurich]"))
        #expect(run.errors.hasPrefix("note: 02:30 does not exist in Europe/Zurich on 2027-03-28"))
        #expect(
            try place.run(
                "todo", "edit", "Visa", "--due", "02:30", "--date", "2027-03-28", "--disambiguate", "earlier"
            )
            .output.contains("due 2027-03-28T01:30:00+01:00[Europe/Zurich]"))
    }

    @Test func `to-dos are added, listed by their due day, done, opened again and deleted`() throws {
        let place = try trip()
        _ = try place.run("todo", "add", "Pack")
        _ = try place.run(
            "todo", "add", "Check in", "--due", "2027-02-28 17:00 Europe/Lisbon", "--priority", "1")
        _ = try place.run("todo", "add", "Renew the passport", "--due", "2027-02-01")
        let list = try place.run("todo", "list", "--json").json()
        let todos = try #require(list["todos"] as? [[String: Any]])
        #expect(todos.map { $0["title"] as? String } == ["Renew the passport", "Check in", "Pack"])
        #expect(todos.map { $0["overdue"] as? Bool } == [true, true, false])
        #expect(todos[1]["due"] as? String == "2027-02-28T17:00:00+00:00[Europe/Lisbon]")
        #expect(try place.run("todo", "done", "passport").output.contains("[x] Renew the passport"))
        #expect(try place.run("todo", "list").output.contains("1 of 3 done"))
        #expect(!(try place.run("todo", "list").output.contains("passport")))
        #expect(
            try place.run("todo", "show", "passport", "--json").json()["completedAt"] as? String
                == "2027-03-01T09:00:00Z")
        #expect(try place.run("todo", "reopen", "passport").status == .success)
        #expect(
            try place.run("todo", "edit", "pack", "--title", "Pack it all", "--due", "fri").status == .success
        )
        // 1 March 2027 is a Monday.
        #expect(try place.run("todo", "show", "pack", "--json").json()["due"] as? String == "2027-03-05")
        #expect(try place.run("todo", "delete", "pack").status == .usage)
        #expect(try place.run("todo", "delete", "pack", "--yes").status == .success)
        #expect(try place.run("todo", "add", " ").status == .usage)
        #expect(try place.run("todo", "edit", "passport", "--priority", "10").status == .usage)
    }

    @Test(arguments: [
        ("due", ["passport", "Bags", "Zip", "adapter"]),
        ("priority", ["adapter", "Bags", "passport", "Zip"]),
        ("title", ["adapter", "Bags", "passport", "Zip"]),
        ("created", ["Zip", "adapter", "Bags", "passport"]),
    ])
    func `to-dos have an order by choice, and what is done stays behind`(order: String, titles: [String])
        throws
    {
        let place = try trip()
        let made = [
            ["passport", "--due", "2027-02-01"], ["Bags", "--due", "2027-02-02", "--priority", "5"],
            ["adapter", "--priority", "1"], ["Zip"], ["aaa", "--priority", "1"],
        ]
        for (hour, todo) in made.enumerated() {
            let run = try place.run(["todo", "add"] + todo + ["--now", "2027-03-01T0\(hour):00:00Z"])
            #expect(run.status == .success, "\(run.errors)")
        }
        _ = try place.run("todo", "done", "aaa")
        let list = try place.run("todo", "list", "--all", "--sort", order, "--json").json()
        let todos = try #require(list["todos"] as? [[String: Any]])
        #expect(todos.map { $0["title"] as? String } == titles + ["aaa"])
    }

    @Test func `when it was made outlives every change, and when it was changed moves`() throws {
        let place = try trip()
        _ = try place.run("todo", "add", "Pack", "--now", "2027-01-01T00:00:00Z")
        _ = try place.run("add", "event", "Fair", "--start", "2027-05-01", "--now", "2027-01-01T00:00:00Z")
        _ = try place.run("todo", "edit", "Pack", "--priority", "1", "--now", "2027-01-02T00:00:00Z")
        _ = try place.run("todo", "done", "Pack", "--now", "2027-01-03T00:00:00Z")
        _ = try place.run("edit", "Fair", "--notes", "x", "--now", "2027-01-02T00:00:00Z")
        let todo = try place.run("todo", "show", "Pack", "--json").json()
        #expect(todo["createdAt"] as? String == "2027-01-01T00:00:00Z")
        #expect(todo["completedAt"] as? String == "2027-01-03T00:00:00Z")
        let backup = try place.run("backup").output
        let created = backup.components(separatedBy: "\"createdAt\": \"2027-01-01T00:00:00Z\"").count - 1
        #expect(created == 2, "the to-do and the activity")
        #expect(backup.contains("\"lastModified\": \"2027-01-03T00:00:00Z\""), "the to-do")
        #expect(backup.contains("\"lastModified\": \"2027-01-02T00:00:00Z\""), "the activity")
    }

    // MARK: - Money

    @Test func `travellers are told apart by their names`() throws {
        let place = try Workplace()
        let twice = try place.run("trip", "new", "A", "--traveller", "Ada", "--traveller", "ada")
        #expect(twice.status == .usage && twice.errors.contains("is named twice"))
        let budgets = try place.run("trip", "new", "A", "--budget", "5 EUR", "--budget", "6 EUR")
        #expect(budgets.status == .usage && budgets.errors.contains("one budget for each currency"))
        let made = try place.run("trip", "new", "A", "--traveller", "Zo, e", "--traveller", "A=2")
        #expect(made.status == .success)
        #expect(try place.run("trip", "edit", "A", "--traveller", "").errors.contains("--no-traveller"))
        let split = try place.run(
            "expense", "add", "Taxi", "--amount", "6 EUR", "--split", "zo, e=2, A=2=1", "--json")
        let parts = try #require(split.json()["split"] as? [[String: Any]])
        #expect(parts.map { $0["traveller"] as? String } == ["Zo, e", "A=2"])
        #expect(parts.map { $0["amount"] as? String } == ["4.00 EUR", "2.00 EUR"])
        let again = try place.run("expense", "add", "T", "--amount", "6 EUR", "--split", "A=2,a=2")
        #expect(again.errors.contains("A=2 takes part twice"))
        let nobody = try place.run("expense", "add", "T", "--amount", "6 EUR", "--paid-by", "A=3")
        #expect(nobody.errors.contains("nobody of the trip is called so; did you mean A=2?"))
    }

    @Test func `who pays and bears is found by a first name, as a participant is`() throws {
        let place = try Workplace()
        _ = try place.run(
            "trip", "new", "A", "--traveller", "Ada Winter", "--traveller", "Ben Winter", "--traveller",
            "Ben Lind")
        let run = try place.run(
            "expense", "add", "Taxi", "--amount", "6 EUR", "--paid-by", "ada", "--split", "Ada=2,Lind=1",
            "--json")
        #expect(run.status == .success, "\(run.errors)")
        #expect(try run.json()["paidBy"] as? String == "Ada Winter")
        let parts = try #require(run.json()["split"] as? [[String: Any]])
        #expect(parts.map { $0["traveller"] as? String } == ["Ada Winter", "Ben Lind"])
        let two = try place.run("expense", "add", "Tea", "--amount", "6 EUR", "--split", "Ada,Ben")
        #expect(two.status == .usage)
        #expect(
            two.errors.contains(
                "--split Ben: 2 travellers are called so: Ben Winter, Ben Lind; say the whole name"))
        // No beginning of a word: that may be anybody's.
        let part = try place.run("expense", "add", "Tea", "--amount", "6 EUR", "--paid-by", "Ad")
        #expect(part.errors.contains("nobody of the trip is called so"))
    }

    @Test(arguments: [
        (["--amount", "30"], "names no currency"), (["--amount", "30 EUR", "--paid-by", "Cleo"], "Ada, Ben"),
        (["--amount", "30 EUR", "--split", "Ada=20 EUR,Ben=9 EUR"], "less than the whole"),
        (["--amount", "30 EUR", "--split", "Ada,Ada"], "twice"),
        (["--amount", "30 EUR", "--split", "Ada=1,Ben"], "every traveller a share"),
        (["--amount", "30 EUR", "--category", "Fun"], "foodAndDining"), ([], "say how much"),
        (["--amount", "30 EUR", "--for", "nothing"], "no activity"),
    ])
    func `an expense that cannot be is refused`(arguments: [String], says: String) throws {
        let place = try trip()
        let run = try place.run(["expense", "add", "Dinner"] + arguments)
        #expect([.usage, .noInput].contains(run.status))
        #expect(run.errors.contains(says), "\(run.errors)")
        #expect(try place.run("expense", "list").output.hasPrefix("nothing was spent"))
    }

    @Test func `expenses are changed and deleted`() throws {
        let place = try trip()
        _ = try place.run(
            "expense", "add", "Dinner", "--amount", "100 EUR", "--split", "all", "--date", "2027-05-02")
        let run = try place.run("expense", "edit", "dinner", "--split", "Ada=2,Ben=1", "--json")
        let split = try #require(run.json()["split"] as? [[String: Any]])
        #expect(split.map { $0["amount"] as? String } == ["66.67 EUR", "33.33 EUR"])
        #expect(try run.json()["date"] as? String == "2027-05-02")
        #expect(try place.run("expense", "delete", "dinner", "--yes").status == .success)
        #expect(try place.run("expense", "list", "--json").json()["sums"] as? [String] == [])
    }

    // MARK: - Organizations

    @Test func `an organization in use is not deleted unless its activities go to another`() throws {
        let place = try trip()
        let made = try place.run(
            "add", "flight", "--from", "BER", "--to", "LIS", "--depart", "2027-05-01 09:00", "--estimate",
            "--organization", "Quellair")
        #expect(made.errors.contains("the organization \"Quellair\" is new"))
        #expect(try place.run("organization", "add", "QUELLAIR").status == .badData)
        #expect(try place.run("organization", "add", "None").status == .usage)
        #expect(
            try place.run("organization", "add", "Other", "--website", "example.org").errors.contains(
                "https://"))
        let refused = try place.run("organization", "delete", "quellair", "--yes")
        #expect(refused.status == .badData)
        #expect(refused.errors.contains("runs 1 activity of Lisbon; give it to another with"))
        #expect(try place.run("organization", "add", "Quell Air", "--phone", "123").status == .success)
        #expect(try place.run("organization", "merge", "Quell Air", "Quellair").status == .success)
        let list = try place.run("organization", "list", "--json").json()["organizations"] as? [[String: Any]]
        #expect(list?.map { $0["name"] as? String } == ["Quellair"])
        #expect(list?.first?["phone"] as? String == "123")
        #expect(try place.run("organization", "show", "quellair").output.contains("Flight BER - LIS"))
        #expect(
            try place.run("organization", "delete", "quellair", "--reassign-to", "none", "--yes").status
                == .success)
        #expect(try place.run("show", "BER", "--json").json()["organization"] is NSNull)
    }

    // MARK: - Papers

    @Test func `a file is kept by its content and comes back as it was, never over another`() throws {
        let place = try trip()
        let file = try place.file("ticket.png", Self.png)
        let run = try place.run("attach", "--trip", "Lisbon", file, "--about", "Ticket", "--json")
        #expect(run.status == .success, "\(run.errors)")
        #expect(try run.json()["mediaType"] as? String == "image/png")
        for name in ["ticket.png", "ticket (2).png"] {
            let exported = try place.run(
                "attachments", "export", "ticket", "-o", "\(place.path)/out", "--json")
            let written = try #require((exported.json()["written"] as? [[String: Any]])?.first)
            #expect(written["file"] as? String == "\(place.path)/out/\(name)")
        }
        let path = "\(place.path)/out/ticket.png"
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(Self.png))
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try place.run("attachments", "list", "--type", "image").output.contains("Ticket"))
        #expect(try place.run("attachments", "list", "--type", "pdf").output.hasPrefix("nothing is attached"))
        #expect(try place.run("attachments", "delete", "ticket", "--yes").status == .success)
        #expect(try place.run("attachments", "list").output.hasPrefix("nothing is attached"))
    }

    @Test func `links and notes are attached to an activity and shown with it`() throws {
        let place = try trip()
        _ = try place.run("add", "lodging", "Hotel", "--start", "2027-05-01", "--nights", "3")
        #expect(try place.run("attach", "Hotel", "https://example.org/booking").status == .success)
        #expect(try place.run("attach", "Hotel", "--note", "door 4711", "--about", "Code").status == .success)
        #expect(try place.run("attach", "Hotel", "https://bit.ly/x").errors.contains("shortens links"))
        #expect(try place.run("show", "Hotel").output.contains("attached   Code"))
        let export = try place.run("attachments", "export", "code", "-o", "\(place.path)/out")
        #expect(export.output.contains("Note.txt"))
    }

    enum Paper: String, CaseIterable {
        case lie = "lie.pdf"
        case script = "run.txt"
        case program = "ticket.pdf"
        case empty = "empty.txt"
        case big = "big.bin"

        var bytes: [UInt8] {
            switch self {
            case .lie: TripPartsTests.png
            case .script: Array("#!/bin/sh\nrm -rf /\n".utf8)
            case .program: [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0] + [UInt8](repeating: 0, count: 64)
            case .empty: []
            case .big: [UInt8](repeating: 1, count: 10 * 1024 * 1024 + 1)
            }
        }

        var says: String {
            switch self {
            case .lie: "PNG image"
            case .script, .program: "programs are not attached"
            case .empty: "is empty"
            case .big: "at most"
            }
        }
    }

    @Test(arguments: Paper.allCases) func `a file that is not what it says is refused`(paper: Paper) throws {
        let place = try trip()
        let run = try place.run("attach", "--trip", "Lisbon", place.file(paper.rawValue, paper.bytes))
        #expect(run.status == .badData, "\(run.status)")
        #expect(run.errors.contains(paper.says), "\(run.errors)")
        #expect(try place.run("attach", "--trip", "Lisbon", "\(place.path)/none.pdf").status == .noInput)
        #expect(try place.run("attach", "--trip", "Lisbon", "javascript://x").status == .badData)
    }

    @Test(arguments: [
        "../../etc/passwd.txt", "..", ".bashrc", "-rf", "a\u{202E}gpj.txt",
        String(repeating: "ä", count: 300) + ".txt",
    ])
    func `a name cannot leave the directory`(name: String) throws {
        let place = try trip()
        let run = try place.run("attach", "--trip", "Lisbon", "--note", "x", "--name=\(name)")
        #expect(run.status == .success, "\(run.errors)")
        let out = "\(place.path)/out"
        #expect(try place.run("attachments", "export", "--trip", "Lisbon", "-o", out).status == .success)
        let files = try FileManager.default.contentsOfDirectory(atPath: out)
        #expect(files.count == 1)
        #expect(files.allSatisfy { !$0.hasPrefix(".") && !$0.hasPrefix("-") && $0.utf8.count <= 204 })
    }

    // MARK: - Search and places

    @Test func `a search finds all sorts of things by their words`() throws {
        let place = try trip()
        _ = try place.run(
            "add", "lodging", "Pensão Estrela", "--start", "2027-05-01", "--confirmation", "R7KQ2M")
        _ = try place.run("todo", "add", "Call the pensao")
        let hits = try place.run("search", "pensao", "--json").json()["hits"] as? [[String: Any]]
        #expect(Set(hits?.compactMap { $0["type"] as? String } ?? []) == ["activity", "todo"])
        #expect(try place.run("search", "R7KQ").output.contains("Pensão Estrela"))
        #expect(try place.run("search", "zzz").output == "nothing has these words\n")
        for text in ["'; DROP TABLE x", "\"", "*", "NEAR(", String(repeating: "a ", count: 5_000)] {
            #expect(try place.run("search", text).status == .success)
        }
    }

    @Test func `places are airports with their zones, the code first`() throws {
        let place = try Workplace()
        let found = try place.run("places", "HND", "--json").json()["places"] as? [[String: Any]]
        #expect(found?.first?["iata"] as? String == "HND")
        #expect(found?.first?["icao"] as? String == "RJTT")
        #expect(found?.first?["zone"] as? String == "Asia/Tokyo")
        #expect(found?.first?["country"] as? String == "JP")
        #expect(try place.run("places", "nowhere at all").output.hasPrefix("no airport"))
    }
}
