import Foundation
import TestKit
import Testing
import TripCommands

@Suite("Trips made by hand") struct TripEditingTests {
    private func trips(_ place: Workplace, _ more: String...) throws -> [[String: Any]] {
        let run = try place.run(["trip", "list", "--json"] + more)
        return try #require(run.json()["trips"] as? [[String: Any]])
    }

    @Test func `who only looks at a trip is a viewer, until they travel`() throws {
        let place = try Workplace()
        func roles() throws -> [String] {
            let trip = try place.run("trip", "show", "T", "--json").json()
            let travellers = try #require(trip["travellers"] as? [[String: Any]])
            return travellers.map { "\($0["name"] ?? "") \($0["role"] ?? "")" }
        }
        #expect(
            try place.run("trip", "new", "T", "--viewer", "Eve <eve@example.org>", "--traveller", "Ada")
                .status
                == .success)
        #expect(try roles() == ["Ada owner", "Eve viewer"])
        #expect(try place.run("trip", "edit", "T", "--traveller", "Ben", "--viewer", "Cy").status == .success)
        #expect(try roles() == ["Ada owner", "Eve viewer", "Ben collaborator", "Cy viewer"])
        #expect(
            try place.run("trip", "edit", "T", "--traveller", "eve", "--viewer", "Ben").status == .success)
        #expect(try roles() == ["Ada owner", "eve collaborator", "Ben viewer", "Cy viewer"])
        let owner = try place.run("trip", "edit", "T", "--viewer", "Ada")
        #expect(owner.status == .usage && owner.errors.contains("--viewer Ada: owns the trip"))
        let twice = try place.run("trip", "edit", "T", "--viewer", "Dan", "--traveller", "dan")
        #expect(twice.status == .usage && twice.errors.contains("is named twice"))
    }

    @Test func `dates that leave activities outside are told, and so is a trip without me`() throws {
        let place = try Workplace()
        _ = try place.run("person", "add", "Ada Lind", "--me")
        let new = try place.run("trip", "new", "T", "--start", "2027-05-10", "--end", "2027-05-12")
        #expect(new.status == .success)
        _ = try place.run("add", "event", "Fair", "--start", "2027-05-12", "--trip", "T")
        #expect(try place.run("trip", "edit", "T", "--end", "2027-05-12").errors.isEmpty)
        #expect(
            try place.run("trip", "edit", "T", "--start", "2027-05-13", "--end", "2027-05-15").errors
                == "note: 1 activity is outside of these dates; the dates move nothing: edit --move moves one activity, trip copy --shift a copy of all\n"
        )
        #expect(
            try place.run("trip", "edit", "T", "--traveller", "Ben").errors
                == "note: Ada Lind, who is me, is not in this trip; --traveller 'Ada Lind' adds Ada Lind\n")
        #expect(try place.run("trip", "edit", "T", "--traveller", "Ada Lind").errors.isEmpty)
    }

    @Test func `an expense for all is borne by those who travel`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "T", "--viewer", "Eve", "--traveller", "Ada", "--traveller", "Ben")
        let paid = try place.run(
            "expense", "add", "Dinner", "--amount", "80 EUR", "--paid-by", "Ada", "--split", "all")
        #expect(paid.output.contains("for Ada 40.00 EUR, Ben 40.00 EUR"), "\(paid.output)\(paid.errors)")
        #expect(!paid.output.contains("Eve"))
        _ = try place.run("trip", "new", "Seen", "--viewer", "Eve")
        let nobody = try place.run(
            "expense", "add", "Tea", "--amount", "8 EUR", "--split", "all", "--trip", "Seen")
        #expect(nobody.status == .usage)
        #expect(nobody.errors.contains("--split all: everybody in the trip only views it"))
    }

    @Test func `who joins those of an imported trip does not own it`() throws {
        let place = try Workplace()
        let file = try place.file(
            "a.ics",
            ReservationSamples.calendar([
                "SUMMARY:Flight QJ 1 Frankfurt - Tokyo", "CATEGORIES:FLIGHT",
                "DTSTART;TZID=Europe/Berlin:20270310T120000", "DTEND;TZID=Asia/Tokyo:20270311T090000",
                "ATTENDEE;CN=Ada:mailto:ada@example.org",
            ]))
        _ = try place.run("import", file)
        let trip = try #require(try trips(place).first?["name"] as? String)
        #expect(try place.run("trip", "edit", trip, "--traveller", "Ben").status == .success)
        let travellers = try #require(try trips(place).first?["travellers"] as? [[String: Any]])
        #expect(travellers.compactMap { $0["name"] as? String } == ["Ada", "Ben"])
        #expect(travellers.compactMap { $0["role"] as? String } == ["collaborator", "collaborator"])
    }

    @Test func `a trip keeps all that is said of it`() throws {
        let place = try Workplace()
        let run = try place.run(
            "trip", "new", "Tokyo", "--start", "2027-03-08", "--end", "2027-03-16", "--zone", "hnd", "--kind",
            "Family", "--traveller", "Ada", "--traveller", "Ben <ben@example.org>", "--budget", "2000 EUR",
            "--budget", "90000 JPY", "--country", "jp", "--notes", "cherry blossom", "--json")
        #expect(run.status == .success, "\(run.errors)")
        let trip = try #require(try trips(place).first)
        #expect(NSDictionary(dictionary: try run.json()) == NSDictionary(dictionary: trip))
        #expect(trip["start"] as? String == "2027-03-08")
        // The last day belongs to the trip, and JSON has the day after it.
        #expect(trip["end"] as? String == "2027-03-17")
        #expect(trip["zone"] as? String == "Asia/Tokyo")
        #expect(trip["home"] as? String == "Europe/Berlin")
        #expect(trip["kind"] as? String == "family")
        #expect(trip["budget"] as? [String] == ["2000.00 EUR", "90000 JPY"])
        #expect(trip["countries"] as? [String] == ["JP"])
        let travellers = try #require(trip["travellers"] as? [[String: Any]])
        #expect(travellers.map { $0["name"] as? String } == ["Ada", "Ben"])
        #expect(travellers.map { $0["role"] as? String } == ["owner", "collaborator"])
        #expect(travellers.last?["email"] as? String == "ben@example.org")
    }

    @Test func `what is not named stays, and an empty text takes away`() throws {
        let place = try Workplace()
        _ = try place.run(
            "trip", "new", "Tokyo", "--start", "2027-03-08", "--zone", "Asia/Tokyo", "--traveller", "Ada",
            "--notes", "x")
        let run = try place.run(
            "trip", "edit", "tokyo", "--name", "Kyoto", "--zone", "", "--no-start", "--traveller", "Ben",
            "--no-traveller", "ada", "--json")
        #expect(run.status == .success, "\(run.errors)")
        let trip = try run.json()
        #expect(trip["name"] as? String == "Kyoto")
        #expect(trip["start"] is NSNull)
        #expect(trip["zone"] is NSNull)
        #expect(trip["notes"] as? String == "x")
        #expect((trip["travellers"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Ben"])
    }

    @Test(arguments: [
        (["--start", "2027-03-16", "--end", "2027-03-08"], "is before the first"),
        (["--kind", "famly"], "family"),
        (["--budget", "20 EURO"], "EUR"),
        (["--budget", "20"], "names no currency"),
        (["--budget", String(repeating: "9", count: 40) + " EUR"], "digits"),
        (["--zone", "Asia/Tokio"], "Asia/Tokyo"),
        (["--country", "Japan"], "did you mean JP? A country is two letters"),
        (["--start", "next week"], "one date is needed"),
        (["--traveller", "Ben <ben>"], "mail address"),
    ])
    func `what cannot be is refused with what would be right`(options: [String], says: String) throws {
        let place = try Workplace()
        let run = try place.run(["trip", "new", "Tokyo"] + options)
        #expect(run.status == .usage)
        #expect(run.errors.contains(says), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: place.store))
    }

    @Test(arguments: ["", "  ", "a\nb", "a\u{1B}[31mb"])
    func `a name is one line that can be seen`(name: String) throws {
        let run = try Workplace().run("trip", "new", name)
        #expect(run.status == .usage)
        #expect(!run.errors.contains("\u{1B}"))
    }

    @Test(arguments: [
        String(repeating: "x", count: 10_000), "東京 🗼 ‏שלום", "'; DROP TABLE trips; --",
        String(repeating: "👩‍👩‍👧‍👦", count: 500),
    ])
    func `any other name is kept as it is`(name: String) throws {
        let place = try Workplace()
        #expect(try place.run("trip", "new", name).status == .success)
        #expect(try trips(place).map { $0["name"] as? String } == [name])
        #expect(try place.run("trip", "edit", name, "--notes", name).status == .success)
        #expect(try trips(place).map { $0["notes"] as? String } == [name])
        #expect(try place.run("trip", "delete", name, "--yes").status == .success)
        #expect(try trips(place).isEmpty)
    }

    @Test func `deleting says what goes, asks, and can be undone`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar()), "--trip", "Tokyo")
        _ = try place.run("todo", "add", "Pack", "--trip", "Tokyo")
        let asked = try place.run("trip", "delete", "Tokyo")
        #expect(asked.status == .usage)
        #expect(asked.errors.contains("Delete the trip \"Tokyo\" with its 1 activity and 1 to-do?"))
        #expect(try trips(place).count == 1)
        #expect(try place.run("trip", "delete", "Tokyo", "--yes").status == .success)
        #expect(try trips(place).isEmpty)
        #expect(try place.run("undo").output.contains("delete the trip Tokyo"))
        #expect(try trips(place).map { $0["activities"] as? Int } == [1])
        #expect(try place.run("todo", "list").output.contains("Pack"))
    }

    @Test(arguments: [
        (["--start", "2027-03-02", "--end", "2027-03-09"], "T · 2027-03-02 to 2027-03-09 · 0 activities"),
        (["--start", "2027-03-02", "--end", "2027-03-02"], "T · 2027-03-02 · 0 activities"),
        (["--start", "2027-03-02"], "T · starts 2027-03-02 · 0 activities"),
        (["--end", "2027-03-09"], "T · ends 2027-03-09 · 0 activities"),
        ([], "T · no dates · 0 activities"),
    ])
    func `a trip's line says its dates, and which one is missing`(dates: [String], line: String) throws {
        let place = try Workplace()
        _ = try place.run(["trip", "new", "T"] + dates)
        #expect(try place.run("trip", "list").output.hasPrefix(line))
        #expect(try place.run("trip", "show").output.hasPrefix(line))
    }

    @Test func `the page of a trip has costs, what is paid, and how many attachments there are`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "T")
        _ = try place.run(
            "add", "lodging", "Hotel", "--start", "2027-05-01", "--cost", "100 EUR", "--paid", "deposit")
        _ = try place.run("attach", "Hotel", "--note", "Late key", "--name", "Key")
        _ = try place.run("attach", "Hotel", "https://example.org/page")
        let page = try place.run("trip", "show").output
        #expect(page.contains("  cost: 100.00 EUR · deposit paid\n"))
        #expect(page.contains("  attachments: 2\n"))
    }

    /// On 1 March 2027, as these runs are.
    @Test(arguments: [
        ("all", ["archived", "current", "open end", "past", "undated", "upcoming"]),
        ("upcoming", ["upcoming"]),
        ("current", ["current", "open end"]), ("past", ["past"]), ("undated", ["undated"]),
        ("archived", ["archived"]),
    ])
    func `trips are filtered by their dates`(filter: String, names: [String]) throws {
        let place = try Workplace()
        let made = [
            ["upcoming", "--start", "2027-03-02", "--end", "2027-03-09"],
            ["current", "--start", "2027-02-20", "--end", "2027-03-01"],
            ["past", "--start", "2027-02-01", "--end", "2027-02-28"], ["undated"],
            ["open end", "--start", "2027-02-01"], ["archived", "--start", "2027-03-02"],
        ]
        for arguments in made { #expect(try place.run(["trip", "new"] + arguments).status == .success) }
        _ = try place.run("trip", "archive", "archived")
        let found = try trips(place, "--filter", filter, "--sort", "name").map { $0["name"] as? String }
        #expect(found == names)
        #expect(try trips(place, "--search", "PAS").map { $0["name"] as? String } == ["past"])
    }

    /// The clocks of Los Angeles go from 02:00 to 03:00 on 2027-03-14 (zdump -v).
    @Test func `a copy onto a skipped reading asks about the activity and the to-do`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Spring")
        _ = try place.run(
            "add", "event", "Walk", "--start", "2027-03-07 02:30 America/Los_Angeles", "--end", "04:00")
        _ = try place.run("todo", "add", "Lamps", "--due", "2027-03-07 02:30 America/Los_Angeles")
        let arguments = ["trip", "copy", "Spring", "--name", "Later", "--shift", "7d"]
        let refused = try place.run(arguments)
        #expect(refused.status == .usage)
        #expect(refused.errors.contains("Walk would be at 2027-03-14T02:30:00 in America/Los_Angeles"))
        #expect(try !place.run("trip", "list").output.contains("Later"))
        let copied = try place.run(arguments + ["--disambiguate", "later"])
        #expect(copied.status == .success)
        #expect(copied.errors.contains("note: Walk: 02:30 does not exist"))
        #expect(copied.errors.contains("note: Lamps: 02:30 does not exist"))
        #expect(
            try place.run("agenda", "2027-03-14", "--trip", "Later", "--view", "place").output
                .contains("03:30–04:00"))
    }

    @Test func `a copy keeps the readings of the clocks, and no bookings`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Spring", "--start", "2027-03-10", "--end", "2027-03-20")
        _ = try place.run(
            "add", "restaurant", "Dinner", "--start", "2027-03-13 19:30", "--zone", "America/New_York",
            "--confirmation", "R7KQ2M", "--paid", "full", "--cost", "80 USD")
        let run = try place.run("trip", "copy", "Spring", "--name", "Later", "--shift", "7d", "--json")
        #expect(run.status == .success, "\(run.errors)")
        let trip = try run.json()
        #expect(trip["start"] as? String == "2027-03-17" && trip["end"] as? String == "2027-03-28")
        let dinner = try place.run("show", "Dinner", "--trip", "Later", "--json").json()
        // New York goes from -05:00 to -04:00 on 14 March.
        #expect(dinner["start"] as? String == "2027-03-20T19:30:00-04:00[America/New_York]")
        #expect(dinner["confirmation"] is NSNull)
        #expect(dinner["paid"] as? String == "none")
        #expect(dinner["cost"] as? String == "80.00 USD")
        let old = try place.run("show", "Dinner", "--trip", "Spring", "--json").json()
        #expect(old["start"] as? String == "2027-03-13T19:30:00-05:00[America/New_York]")
        #expect(old["uid"] as? String != dinner["uid"] as? String)
        let other = try place.run("trip", "copy", "Spring", "--name", "S", "--start", "2028-03-10", "--json")
            .json()
        #expect(other["end"] as? String == "2028-03-21")
    }

    @Test func `check holds activities against the dates that were said`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Tokyo", "--start", "2027-03-11", "--end", "2027-03-16")
        _ = try place.run("import", place.file("a.ics", calendar()), "--trip", "Tokyo")
        let run = try place.run("check", "Tokyo", "--json")
        let findings = try #require(run.json()["findings"] as? [[String: Any]])
        #expect(findings.contains { $0["rule"] as? String == "outside-trip" })
        _ = try place.run("trip", "edit", "Tokyo", "--start", "2027-03-10")
        #expect(!(try place.run("check", "Tokyo").output.contains("outside-trip")))
    }

    @Test func `a traveller of an expense is not taken away`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Tokyo", "--traveller", "Ada", "--traveller", "Ben")
        _ = try place.run(
            "expense", "add", "Tea", "--amount", "800 JPY", "--paid-by", "Ada", "--split", "all")
        let run = try place.run("trip", "edit", "Tokyo", "--no-traveller", "Ben")
        #expect(run.status == .usage)
        #expect(run.errors.contains("1 expense names them"))
    }
}

extension TripEditingTests {
    @Test func `several trips become one, and undo brings them back`() throws {
        let place = try Workplace()
        for name in ["Tokyo", "Hotel", "Museum"] {
            #expect(try place.run("trip", "new", name).status == .success)
            #expect(
                try place.run(
                    "add", "event", "Tea in \(name)", "--start", "2027-03-14 15:00", "--zone", "Asia/Tokyo",
                    "--trip", name
                )
                .status == .success)
        }
        let merged = try place.run("trip", "merge", "Tokyo", "Hotel", "Museum")
        #expect(merged.status == .success)
        #expect(merged.output.hasPrefix("merged: Tokyo"))
        #expect(try trips(place).compactMap { $0["name"] as? String } == ["Tokyo"])
        #expect(try place.run("agenda", "2027-03-14", "--trip", "Tokyo").output.contains("Tea in Museum"))
        #expect(try place.run("undo").output.contains("merge Hotel, Museum into the trip Tokyo"))
        #expect(try trips(place).compactMap { $0["name"] as? String }.count == 3)
        let same = try place.run("trip", "merge", "Tokyo", "Tokyo")
        #expect(same.status == .usage && same.errors.contains("Tokyo: is the trip that stays"))
        #expect(try place.run("trip", "merge", "Tokyo", "Osaka").status != .success)
    }

    @Test func `a trip becomes two on a day, and undo makes it one again`() throws {
        let place = try Workplace()
        #expect(try place.run("trip", "new", "Asia").status == .success)
        for (title, day) in [("Tea", "2027-03-10"), ("Museum", "2027-03-12"), ("Bath", "2027-03-14")] {
            #expect(
                try place.run(
                    "add", "event", title, "--start", "\(day) 15:00", "--zone", "Asia/Tokyo", "--trip", "Asia"
                ).status == .success)
        }
        let split = try place.run("trip", "split", "Asia", "--from", "12 March 2027", "--name", "Japan")
        #expect(split.status == .success)
        #expect(split.output.hasPrefix("split off: Japan"))
        #expect(try place.run("agenda", "--trip", "Japan").output.contains("Museum"))
        #expect(try !place.run("agenda", "--trip", "Japan").output.contains("Tea"))
        #expect(try !place.run("agenda", "--trip", "Asia").output.contains("Bath"))
        #expect(try place.run("undo").output.contains("split the trip Asia on Fri 12 March 2027"))
        #expect(try trips(place).compactMap { $0["name"] as? String } == ["Asia"])
        let all = try place.run("trip", "split", "Asia", "--from", "2027-03-01", "--name", "Japan")
        #expect(all.status == .badData)
        #expect(all.errors.contains("nothing of it begins before Mon 1 March 2027; name a later day"))
        let none = try place.run("trip", "split", "Asia", "--from", "2027-03-15", "--name", "Japan")
        #expect(none.errors.contains("nothing of it begins on Mon 15 March 2027 or later"))
        #expect(try trips(place).count == 1)
    }
}
