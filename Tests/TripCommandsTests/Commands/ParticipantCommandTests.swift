import Foundation
import TestKit
import Testing
import TripCommands

@Suite("Who takes part") struct ParticipantCommandTests {
    private static func done(_ place: Workplace, _ commands: [String]...) throws {
        for command in commands {
            let run = try place.run(command)
            #expect(run.status == .success, "\(command): \(run.errors)")
        }
    }

    private static func lisbon(_ more: String...) throws -> Workplace {
        let place = try Workplace()
        try done(
            place,
            [
                "trip", "new", "Lisbon", "--traveller", "Ada <ada@example.org>", "--traveller", "Ben",
                "--traveller", "Cleo", "--viewer", "Grandma",
            ],
            [
                "add", "tour", "Kelp", "--start", "2027-05-02 09:00 Europe/Lisbon", "--length", "2h",
                "--trip",
                "Lisbon",
            ] + more)
        return place
    }

    private static func participants(_ place: Workplace, _ item: String = "Kelp") throws -> [String] {
        let shown = try place.run("show", item, "--json").json()
        return try #require(shown["participants"] as? [[String: Any]]).map { $0["name"] as? String ?? "" }
    }

    @Test func `who takes part is said, added, taken out and taken back`() throws {
        let place = try Self.lisbon("--traveller", "ben", "--traveller", "ada@example.org")
        #expect(try Self.participants(place) == ["Ben", "Ada"])
        #expect(try place.run("show", "Kelp").output.contains(#/\n  for +Ben, Ada\n/#))
        for (options, names) in [
            (["--traveller", "Cleo"], ["Ben", "Ada", "Cleo"]),
            (["--not-traveller", "Ada"], ["Ben", "Cleo"]),
            (["--traveller", ""], []), (["--not-traveller", "Ben"], ["Ada", "Cleo"]),
            (["--traveller", "", "--traveller", "Grandma"], ["Grandma"]),
            (["--traveller", "Ada", "--not-traveller", "Grandma"], ["Ada"]),
        ] {
            try Self.done(place, ["edit", "Kelp"] + options)
            #expect(try Self.participants(place) == names, "\(options)")
        }
        try Self.done(place, ["undo"])
        #expect(try Self.participants(place) == ["Grandma"])
        #expect(!(try place.run("show", "Kelp").output.contains("Ben")))
    }

    @Test func `JSON says and takes who takes part`() throws {
        let place = try Self.lisbon("--traveller", "Ben")
        let agenda = try place.run("agenda", "2027-05-02", "--home", "Europe/Berlin", "--json").json()
        let items = try #require(agenda["items"] as? [[String: Any]])
        let person = try #require((items[0]["participants"] as? [[String: String]])?.first)
        #expect(person["name"] == "Ben")
        let shown = try place.run("trip", "show", "Lisbon", "--json").json()
        let travellers = try #require(shown["travellers"] as? [[String: Any]])
        #expect(travellers[1]["person"] as? String == person["id"])
        #expect(
            ((shown["activities"] as? [[String: Any]])?[0]["participants"] as? [[String: String]])?.first
                == person)
        // A copy in another trip finds those of the same name there.
        let copy = try place.run("show", "Kelp", "--json").output
        try Self.done(place, ["trip", "new", "Rome", "--traveller", "Ben"])
        #expect(try place.run(["add", "-", "--trip", "Rome"], input: Array(copy.utf8)).status == .success)
        #expect(
            try place.run(
                ["edit", "Kelp", "-", "--trip", "Lisbon"],
                input: Array(#"{"participants": ["Cleo", {"name": "Ada"}]}"#.utf8)
            ).status
                == .success)
        let uid = try #require(shown["activities"] as? [[String: Any]])[0]["uid"] as? String ?? ""
        #expect(try Self.participants(place, uid) == ["Cleo", "Ada"])
        #expect(
            try place.run(["edit", uid, "-"], input: Array(#"{"participants": []}"#.utf8)).status == .success)
        #expect(try Self.participants(place, uid) == [])
    }

    @Test func `who is no traveller of the trip takes no part`() throws {
        let place = try Self.lisbon()
        try Self.done(
            place, ["person", "add", "Dan"], ["trip", "edit", "Lisbon", "--traveller", "Ben Dover"])
        let before = try place.run("backup").output
        for (command, status, text) in [
            (
                ["edit", "Kelp", "--traveller", "Cloe"], CommandStatus.noInput,
                "--traveller Cloe: is no traveller of Lisbon; the nearest is \"Cleo\"; meridian trip edit Lisbon --traveller Cloe lets them join"
            ),
            (
                ["edit", "Kelp", "--traveller", "Ada", "--not-traveller", "Ada"], .usage,
                "--traveller and --not-traveller Ada: say two things; choose one"
            ),
            (
                ["edit", "Kelp", "--not-traveller", "Grandma"], .usage,
                "--not-traveller Grandma: does not take part"
            ),
            (
                [
                    "trip", "edit", "Lisbon", "--traveller", "Ada <ada@example.org>", "--traveller",
                    "ADA@example.org",
                ], .usage,
                "--traveller ADA@example.org: travels already, as Ada"
            ),
        ] {
            let run = try place.run(command)
            #expect(run.status == status, "\(command)")
            #expect(run.errors == "error: \(text)\n")
        }
        #expect(try place.run("backup").output == before)
        try Self.done(place, ["edit", "Kelp", "--traveller", "Ben"])
        let leaving = try place.run("trip", "edit", "Lisbon", "--no-traveller", "Ben")
        #expect(leaving.status == .usage)
        #expect(
            leaving.errors.hasPrefix(
                "error: --no-traveller Ben: takes part in \"Kelp\"; meridian edit "))
        #expect(leaving.errors.hasSuffix(" --not-traveller Ben takes them out of it\n"))
        let alone = try place.run("edit", "Kelp", "--not-traveller", "Ben")
        #expect(
            alone.errors
                == "error: --not-traveller Ben: then nobody takes part; meridian delete or edit --status cancelled says that\n"
        )
    }

    @Test func `one word of a name is enough where it is one person's`() throws {
        let place = try Workplace()
        try Self.done(
            place, ["trip", "new", "Lisbon", "--traveller", "Ada Lind", "--traveller", "Ben Lind"],
            ["add", "tour", "Kelp", "--start", "2027-05-02 09:00 Europe/Lisbon", "--length", "2h"]
                + ["--trip", "Lisbon", "--traveller", "ada"])
        #expect(try Self.participants(place) == ["Ada Lind"])
        try Self.done(place, ["edit", "Kelp", "--traveller", "Ben", "--not-traveller", "ADA"])
        #expect(try Self.participants(place) == ["Ben Lind"])
        try Self.done(place, ["person", "edit", "ada", "--home", "America/Chicago"])
        #expect(
            try place.run("person", "show", "ada").output == place.run("person", "show", "Ada Lind").output)
        // Two are told as a view tells them, but for the option.
        let both = try place.run("edit", "Kelp", "--traveller", "lind")
        #expect(both.status == .usage)
        #expect(both.errors == (try place.run("agenda", "--traveller", "lind").errors))
        #expect(both.errors.hasPrefix("error: --traveller lind: 2 persons are called that: Ada Lind ("))
        // Who joins a trip may be another Ada.
        try Self.done(place, ["trip", "edit", "Lisbon", "--traveller", "Ada"])
        #expect(try place.run("person", "list", "--json").output.contains("\"Ada\""))
        try Self.done(place, ["edit", "Kelp", "--traveller", "Ada"])
        #expect(try Self.participants(place) == ["Ben Lind", "Ada"])
        let gone = try place.run("trip", "edit", "Lisbon", "--no-traveller", "Zoe")
        #expect(gone.status == .noInput)
        #expect(
            gone.errors
                == "error: --no-traveller Zoe: is no traveller of Lisbon; there are Ada Lind, Ben Lind, Ada\n"
        )
    }

    @Test func `an activity moves to another trip with all that belongs to it`() throws {
        let place = try Self.lisbon("--traveller", "Ben", "--remind", "1d")
        try Self.done(
            place, ["trip", "new", "Porto", "--traveller", "Ada"],
            ["attach", "Kelp", try place.file("pass.txt", "Gate 114")],
            [
                "expense", "add", "Boat", "--amount", "90 EUR", "--paid-by", "Cleo", "--split", "Ben,Cleo",
                "--trip", "Lisbon", "--for", "Kelp",
            ])
        let before = try place.run("backup").output
        let rehearsed = try place.run("edit", "Kelp", "--to-trip", "Porto", "--dry-run")
        #expect(rehearsed.status == .success, "\(rehearsed.errors)")
        #expect(rehearsed.output.hasPrefix("would be: Kelp · tour · Porto · "))
        #expect(try place.run("backup").output == before)
        let run = try place.run("edit", "Kelp", "--to-trip", "porto")
        #expect(run.status == .success)
        #expect(run.output.hasPrefix("moved: Kelp · tour · Porto · "))
        #expect(
            run.errors
                == "note: Ben, Cleo join Porto as viewers, who take part where named\nnote: moved along: 1 attachment, 1 expense\n"
        )
        #expect(try Self.participants(place) == ["Ben"])
        #expect(try place.run("trip", "show", "Porto").output.contains("Ada, Ben, Cleo"))
        let shown = try place.run("show", "Kelp", "--json").json()
        #expect((shown["attachments"] as? [Any])?.count == 1)
        #expect((shown["reminders"] as? [Any])?.count == 1)
        let expenses = try place.run("expense", "list", "--trip", "Porto").output
        #expect(expenses.contains("Boat") && expenses.contains("Cleo"))
        #expect(!(try place.run("expense", "list", "--trip", "Lisbon").output.contains("Boat")))
        #expect(try place.run("doctor").status == .success)
        try Self.done(place, ["undo"])
        func records(_ text: String) throws -> NSDictionary {
            let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
            return try #require(json as? NSDictionary)
        }
        #expect(try records(place.run("backup").output) == records(before))
        let same = try place.run("edit", "Kelp", "--to-trip", "Lisbon")
        #expect(
            same.status == .usage
                && same.errors == "error: --to-trip Lisbon: Kelp is in that trip already\n")
        #expect(try place.run("edit", "Kelp", "--to-trip", "Rome").status == .noInput)
        #expect(try place.run("edit", "Kelp", "--to-trip", "Porto", "--title", "x").status == .usage)
    }

    @Test func `what was exported comes back into an empty store with those who take part`() throws {
        let place = try Self.lisbon("--traveller", "Grandma", "--traveller", "Ben")
        let file = "\(place.path)/lisbon.ics"
        try Self.done(
            place, ["export", "Lisbon", "-o", file], ["export", "Lisbon", "-o", "\(place.path)/lisbon/"])
        for (name, source) in [("a", file), ("b", "\(place.path)/lisbon")] {
            let other = ["--db", "\(place.path)/\(name).db"]
            try Self.done(place, ["import", source, "--trip", "Lisbon"] + other)
            let mine = try place.run("show", "Kelp", "--json").json()["participants"] as? [[String: String]]
            let theirs =
                try place.run(["show", "Kelp", "--json"] + other).json()["participants"]
                as? [[String: String]]
            #expect(mine?.count == 2)
            #expect(mine == theirs, "\(source)")
            let again = try place.run(["import", source, "--trip", "Lisbon", "--json"] + other).json()
            #expect(again["unchanged"] as? Int == 1, "\(again)")
            #expect(
                try place.run(["show", "Kelp", "--json"] + other).json()["participants"]
                    as? [[String: String]]
                    == mine)
        }
        // Without a store, too.
        let shown = try place.run("trip", "show", "-f", file, "--json").json()
        let named = (shown["activities"] as? [[String: Any]])?[0]["participants"] as? [[String: String]]
        #expect(named?.map { $0["name"] } == ["Grandma", "Ben"])
    }

    @Test func `an import leaves who was taken out by hand`() throws {
        let place = try Workplace()
        let text = """
            BEGIN:VCALENDAR
            VERSION:2.0
            BEGIN:VEVENT
            UID:f@example.com
            DTSTAMP:20270101T000000Z
            DTSTART:20270502T090000Z
            DTEND:20270502T110000Z
            SUMMARY:Flight QJ 716
            CATEGORIES:FLIGHT
            ATTENDEE;CN=Ada Lovelace:mailto:ada@example.org
            ATTENDEE;CN=Ben Lovelace:mailto:ben@example.org
            END:VEVENT
            END:VCALENDAR

            """.replacing("\n", with: "\r\n")
        let file = try place.file("a.ics", text)
        try Self.done(place, ["import", file, "--trip", "Lisbon"])
        #expect(try Self.participants(place, "QJ 716") == ["Ada Lovelace", "Ben Lovelace"])
        #expect(try place.run("trip", "show", "Lisbon").output.contains("Ada Lovelace, Ben Lovelace"))
        try Self.done(
            place, ["edit", "QJ 716", "--not-traveller", "Ben Lovelace"],
            ["import", file, "--trip", "Lisbon"])
        #expect(try Self.participants(place, "QJ 716") == ["Ada Lovelace"])
        let newer = text.replacing("DTSTAMP:2027", with: "DTSTAMP:2028").replacing(
            "END:VEVENT", with: "ATTENDEE;CN=Cleo:mailto:cleo@example.org\r\nEND:VEVENT")
        try Self.done(place, ["import", try place.file("b.ics", newer), "--trip", "Lisbon"])
        #expect(try Self.participants(place, "QJ 716") == ["Ada Lovelace", "Cleo"])
        try Self.done(place, ["undo"])
        #expect(try Self.participants(place, "QJ 716") == ["Ada Lovelace"])
        #expect(!(try place.run("person", "list").output.contains("Cleo")))
    }

    /// A booking gives an address that no mail reaches, and we have none: nobody shall be shown twice for that.
    @Test func `somebody whom the event names by another address is exported once`() throws {
        let place = try Workplace()
        let theirs = "ATTENDEE;CN=Ada Lovelace:urn:uuid:aaaaaaaa-0000-4000-8000-000000000001"
        let file = try place.file("one.ics", calendar(more: [theirs]))
        try Self.done(place, ["import", file, "--trip", "Lisbon"])
        let lines = try place.run("export", "Lisbon").output.replacing("\r\n", with: "\n").split(
            separator: "\n")
        #expect(lines.filter { $0.hasPrefix("ATTENDEE") } == [theirs[...]])
        #expect(lines.count { $0.hasPrefix("X-MERIDIAN-PARTICIPANT") } == 1)
    }
}
