import Foundation
import TestKit
import Testing
import TripCommands

/// A row of the store that cannot be read costs itself and nothing else.
@Suite("Rows that cannot be read") struct UnreadableRowTests {
    /// A store with tea, dinner and a ticket for tea, a backup of it, and then a row that cannot be read.
    private static func store(
        _ change: String = "UPDATE activity SET startLocal = 'garbage' WHERE title = 'Tea'"
    ) throws -> (place: Workplace, backup: String) {
        let place = try Workplace()
        let backup = "\(place.path)/before.json"
        for command in [
            ["import", try place.file("a.ics", calendar()), "--trip", "Tokyo"],
            ["add", "restaurant", "Dinner", "--start", "2027-03-10 19:00 Asia/Tokyo", "--length", "2h"],
            ["attach", "Tea", try place.file("pass.txt", "Gate 114")],
            ["expense", "add", "Cake", "--amount", "5 EUR", "--for", "Tea"],
            ["todo", "add", "Pack"], ["backup", "-o", backup],
        ] {
            let run = try place.run(command)
            try #require(run.status == .success, "\(command): \(run.errors)")
        }
        try place.damage(change)
        return (place, backup)
    }

    private static let told =
        #"error: activity 1, "Tea" of Tokyo: startLocal cannot be read (garbage: a civil time is written"#

    @Test(arguments: [
        ["agenda", "--trip", "Tokyo"], ["agenda", "2027-03-10"], ["trip", "show"], ["trip", "list"],
        ["day", "2027-03-10"], ["check"], ["export"], ["itinerary"], ["cost"],
        ["timeline", "2027-03-10"], ["backup"],
    ])
    func `what can be read is shown, and what cannot is named`(command: [String]) throws {
        let (place, _) = try Self.store()
        let run = try place.run(command)
        #expect(run.status == .badData)
        #expect(run.errors.hasPrefix(Self.told), "\(run.errors)")
        #expect(run.errors.contains("meridian doctor says what mends it"))
        #expect(run.errors.components(separatedBy: "activity 1,").count == 2)
        #expect(run.output.contains(["check", "cost", "list"].contains(command.last) ? "Tokyo" : "Dinner"))
        #expect(!run.output.contains("\"Tea\""))
    }

    @Test(arguments: ["one@example.org", "one@", "TEA"])
    func `who names it hears what is wrong with it`(name: String) throws {
        let (place, _) = try Self.store()
        for command in [["show", name], ["edit", name, "--title", "x"], ["attach", name, "--note", "x"]] {
            let run = try place.run(command)
            #expect(run.status == .badData)
            #expect(run.errors.hasPrefix(Self.told), "\(command): \(run.errors)")
        }
    }

    @Test func `another activity is never taken for one that cannot be read`() throws {
        // Its title is within that of the other one, and its UID in all titles.
        let (place, _) = try Self.store("UPDATE activity SET kind = 'xx' WHERE title = 'Tea'")
        try place.damage("UPDATE activity SET title = 'Tea with Ann' WHERE title = 'Dinner'")
        for command in [["show", "Tea"], ["edit", "Tea", "--title", "x"]] {
            let run = try place.run(command)
            #expect(run.status == .badData && run.errors.contains("kind"), "\(run.errors)")
        }
        let deleted = try place.run("delete", "Tea", "-y")
        #expect(deleted.status == .success, "\(deleted.errors)")
        #expect(try place.run("show", "Tea with Ann").status == .success)
    }

    @Test func `of two of one title one of which cannot be read none is taken`() throws {
        let (place, _) = try Self.store("UPDATE activity SET kind = 'xx' WHERE title = 'Tea'")
        try place.damage("UPDATE activity SET title = 'Tea' WHERE title = 'Dinner'")
        for command in [["show", "Tea"], ["delete", "Tea", "-y"]] {
            let run = try place.run(command)
            #expect(run.status == .noInput && run.errors.contains("may be meant"), "\(run.errors)")
        }
    }

    @Test func `one whose occurrence cannot be read is known by its UID`() throws {
        let (place, _) = try Self.store("UPDATE activity SET recurrenceId = 'garbage' WHERE title = 'Tea'")
        try place.damage(
            "UPDATE activity SET title = 'With one@example.org' WHERE title = 'Dinner'")
        let run = try place.run("show", "one@example.org")
        #expect(run.status == .badData && run.errors.contains("recurrenceId"), "\(run.errors)")
    }

    @Test func `a search tells what it would have found`() throws {
        let (place, _) = try Self.store()
        #expect(try place.run("search", "Dinner").status == .success)
        let run = try place.run("search", "te")
        #expect(run.status == .badData)
        #expect(run.errors.hasPrefix(Self.told))
    }

    @Test(arguments: [
        ["edit", "Dinner", "--notes", "new"], ["show", "Dinner"], ["todo", "done", "Pack"],
        ["trip", "edit", "Tokyo", "--notes", "n"],
        ["trip", "archive", "Tokyo"],
        ["add", "walk", "Park", "--start", "2027-03-11 09:00 Asia/Tokyo", "--length", "1h"],
        ["delete", "Dinner", "--yes"],
    ])
    func `what has nothing to do with it is done without a word`(command: [String]) throws {
        let (place, _) = try Self.store()
        let run = try place.run(command)
        #expect(run.status == .success)
        #expect(!run.errors.contains("cannot be read"))
    }

    @Test func `a backup has what can be read, and is not taken for everything`() throws {
        let (place, before) = try Self.store()
        let held = try Fixtures.text(before)
        let refused = try place.run("backup", "-o", before)
        #expect(refused.status == .cannotCreate)
        #expect(try Fixtures.text(before) == held)
        let after = "\(place.path)/after.json"
        let run = try place.run("backup", "-o", after, "--json")
        #expect(run.status == .badData)
        let unreadable = try #require(try run.json()["unreadable"] as? [[String: Any]])
        #expect(unreadable.map { $0["row"] as? String } == ["activity 1"])
        #expect(unreadable.map { $0["id"] as? String } == ["one@example.org"])
        let other = ["--db", "\(place.path)/other.db"]
        let restored = try place.run(["restore", after] + other)
        #expect(restored.status == .badData)
        #expect(restored.errors.contains(Self.told))
        #expect(restored.errors.contains("is not everything"))
        #expect(try place.run(["show", "Dinner"] + other).status == .success)
        // The papers of what is missing are there.
        #expect(try place.run(["attachments", "list"] + other).output.contains("pass.txt"))
        #expect(try place.run(["expense", "list"] + other).output.contains("Cake"))
        #expect(try place.run(["doctor"] + other).status == .success)
        #expect(try place.run(["backup"] + other).status == .success)
    }

    @Test func `a backup of before brings it back where it was`() throws {
        let (place, before) = try Self.store()
        let run = try place.run("restore", before, "--yes")
        #expect(run.status == .success, "\(run.errors)")
        #expect(try place.run("doctor").status == .success)
        #expect(try place.run("show", "Tea").output.contains("pass.txt"))
    }

    @Test func `it is deleted alone, with its series, and with its trip`() throws {
        for name in ["one@example.org", "one@", "tea"] {
            let (place, _) = try Self.store()
            let asked = try place.run("delete", name)
            #expect(
                asked.errors.contains(#"Delete activity 1, "Tea" of Tokyo: startLocal"#), "\(asked.errors)")
            let run = try place.run("delete", name, "--yes")
            #expect(run.status == .success)
            #expect(run.output.hasPrefix(#"deleted: activity 1, "Tea" of Tokyo"#))
            #expect(try place.run("doctor").status == .success)
            #expect(try place.run("backup").status == .success)
            #expect(try place.run("undo").status == .success)
            #expect(try place.run("agenda", "2027-03-10").errors.hasPrefix(Self.told))
        }
        let (place, _) = try Self.store()
        let asked = try place.run("trip", "delete", "Tokyo")
        #expect(
            asked.errors.contains(
                "1 activity, 1 to-do, 1 expense, 1 attachment and 1 row that cannot be read"))
        #expect(try place.run("trip", "delete", "Tokyo", "--yes").status == .success)
        #expect(try place.run("doctor").status == .success)
    }

    @Test func `a changed occurrence goes with its series, and a series with its changed occurrences`() throws
    {
        for broken in ["recurrenceId <> ''", "recurrenceId = ''"] {
            let place = try Workplace()
            let series = calendar(more: ["RRULE:FREQ=DAILY;COUNT=3"]).replacing(
                "END:VEVENT",
                with: """
                    END:VEVENT\r
                    BEGIN:VEVENT\r
                    UID:one@example.org\r
                    DTSTAMP:20270101T000000Z\r
                    RECURRENCE-ID;TZID=Asia/Tokyo:20270311T090000\r
                    DTSTART;TZID=Asia/Tokyo:20270311T110000\r
                    DTEND;TZID=Asia/Tokyo:20270311T120000\r
                    SUMMARY:Late tea\r
                    END:VEVENT
                    """)
            try #require(
                try place.run("import", place.file("a.ics", series), "--trip", "Tokyo").status == .success)
            try place.damage("UPDATE activity SET kind = 'teleport' WHERE \(broken)")
            let run = try place.run("delete", "one@example.org", "--yes")
            #expect(run.status == .success, "\(run.errors)")
            #expect(try place.run("trip", "list").output.contains("0 activities"))
            #expect(try place.run("doctor").status == .success)
        }
    }

    @Test func `a trip that would lose it is not sealed, and no folder is written without it`() throws {
        let (place, _) = try Self.store()
        let pass = try place.file("pass", "correct horse battery\n")
        let run = try place.run("protect", "Tokyo", "--passphrase-file", pass)
        #expect(run.status == .badData)
        #expect(run.errors.contains("startLocal cannot be read"))
        #expect(try place.run("trip", "list").output.hasPrefix("Tokyo"))
        let folder = try place.run("export", "-o", "\(place.path)/folder/")
        #expect(folder.status == .badData)
        #expect(!FileManager.default.fileExists(atPath: "\(place.path)/folder"))
        let other = try place.run(
            "import", place.file("b.ics", calendar(title: "Green tea")), "--trip", "Tokyo")
        #expect(other.status == .badData)
        #expect(try place.run("doctor").output.contains("meridian delete one@example.org --trip"))
    }

    @Test(arguments: [
        (
            "UPDATE activity SET placeName = 'Hill', placeLatitude = 1e9, placeLongitude = 5 WHERE title = 'Tea'",
            #"activity 1, "Tea" of Tokyo: placeLatitude cannot be read (1000000000.0, 5.0: is not on the globe"#
        ),
        (
            "UPDATE activity SET uid = '' WHERE title = 'Tea'",
            #"activity 1, "Tea" of Tokyo: uid cannot be read ("" is no UID"#
        ),
        ("UPDATE todo SET uid = ''", #"todo 1, "Pack" of Tokyo: uid cannot be read ("" is no UID"#),
        ("UPDATE todo SET reminders = 'soon'", "todo 1, \"Pack\" of Tokyo: reminders cannot be read"),
        ("UPDATE expense SET amount = 'much'", "expense 1, \"Cake\" of Tokyo: amount cannot be read"),
        (
            "UPDATE attachment SET createdAt = 9223372036854775807",
            "attachment 1, \"pass.txt\" of Tokyo: createdAt cannot be read"
        ),
        (
            "UPDATE activity SET startOffset = 99999999 WHERE title = 'Tea'",
            #"activity 1, "Tea" of Tokyo: startOffset cannot be read (99999999"#
        ),
        (
            "UPDATE activity SET endLocal = '2027-03-10' WHERE title = 'Tea'",
            #"activity 1, "Tea" of Tokyo: endLocal cannot be read (2027-03-10"#
        ),
    ])
    func `of every kind of record one costs no other`(change: String, told: String) throws {
        let (place, _) = try Self.store(change)
        let run = try place.run("backup")
        #expect(run.status == .badData)
        #expect(run.errors.contains("error: " + told), "\(run.errors)")
        #expect(run.output.contains("Dinner"))
        #expect(try place.run("doctor").output.contains(told.split(separator: ",")[0]))
        #expect(
            try place.run("restore", place.file("c.json", run.output), "--db", "\(place.path)/n.db").status
                == .badData)
    }
}
