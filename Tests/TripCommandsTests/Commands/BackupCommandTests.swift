import Foundation
import TestKit
import Testing
import TripCommands

@Suite("Backup and restore") struct BackupCommandTests {
    @Test func `what a backup holds comes back whole, once, and can be undone`() throws {
        let place = try Workplace()
        _ = try place.run(["import", "--trip", "Demo"] + Demo.files)
        _ = try place.run("todo", "add", "Pack", "--trip", "Demo")
        let (first, second, other) = (
            "\(place.path)/a.json", "\(place.path)/b.json", "\(place.path)/other.db"
        )
        #expect(try place.run("backup", "-o", first).status == .success)
        #expect(try place.run("restore", first, "--db", other, "--dry-run").output.contains("1 added"))
        #expect(!FileManager.default.fileExists(atPath: other))
        #expect(try place.run("restore", first, "--db", other).status == .success)
        #expect(try place.run("backup", "-o", second, "--db", other).status == .success)
        #expect(try Fixtures.text(first) == Fixtures.text(second))
        #expect(!(try place.run("restore", first, "--db", other).output.contains("1 added")))
        #expect(try place.run("undo", "--db", other).output.contains("restore"))
        #expect(try place.run("trip", "list", "--db", other).output.hasPrefix("no trips"))
    }

    /// A store with a trip of Ada's, a hotel, an organization and an expense, and the backup of it.
    private static func filled() throws -> (place: Workplace, backup: String) {
        let place = try Workplace()
        let commands = [
            ["trip", "new", "Japan", "--traveller", "Ada"], ["organization", "add", "Garden"],
            ["organization", "add", "Desk"],
            [
                "add", "lodging", "Stay", "--start", "2027-04-01", "--nights", "2", "--zone", "Asia/Tokyo",
                "--organization", "Garden",
            ],
            ["expense", "add", "Tea", "--amount", "10 EUR", "--paid-by", "Ada"],
        ]
        for command in commands { try #require(try place.run(command).status == .success) }
        let backup = "\(place.path)/a.json"
        try #require(try place.run("backup", "-o", backup).status == .success)
        return (place, backup)
    }

    @Test func `over a store that was changed since, what came since stays`() throws {
        let (place, backup) = try Self.filled()
        for command in [
            ["trip", "edit", "Japan", "--traveller", "Dan", "--notes", "since"],
            ["expense", "add", "Later", "--amount", "30 EUR", "--paid-by", "Dan", "--split", "Dan,Ada"],
            ["organization", "edit", "Garden", "--name", "Swap"],
            ["organization", "edit", "Desk", "--name", "Garden"],
            ["organization", "edit", "Swap", "--name", "Desk"],
        ] {
            #expect(try place.run(command).status == .success, "\(command)")
        }
        let asked = try place.run("restore", backup)
        #expect(asked.status == .usage)
        #expect(asked.errors.contains("Make 3 records of the store what the backup says?"))
        let told = """
              trips: 0 added, 1 changed, 0 unchanged
              activities: 0 added, 0 changed, 1 unchanged
              expenses: 0 added, 0 changed, 1 unchanged
              organizations: 0 added, 2 changed, 0 unchanged
              persons: 0 added, 0 changed, 1 unchanged

            """
        #expect(try place.run("restore", backup, "--dry-run").output == "would be restored:\n" + told)
        #expect(try place.run("show", "Stay").output.contains("Desk"))
        #expect(try place.run("restore", backup, "--yes").output == "restored:\n" + told)
        #expect(try place.run("show", "Stay").output.contains("Garden"))
        let expenses = try place.run("expense", "list").output
        #expect(expenses.contains("Later") && expenses.contains("Dan"))
        // The trip keeps Dan, and is as the backup says in all else.
        #expect(try place.run("restore", backup).output.contains("trips: 0 added, 0 changed, 1 unchanged"))
        #expect(try place.run("undo").status == .success)
        #expect(try place.run("show", "Stay").output.contains("Desk"))
    }

    @Test(arguments: [true, false])
    func `a backup that changes while the question waits is not mixed with what it was`(isMoved: Bool) throws
    {
        let (place, backup) = try Self.filled()
        let text = try Fixtures.text(backup)
        let first = Array(text.replacing("\"Stay\"", with: "\"Inn\"").utf8)
        let second = Array(text.replacing("\"Stay\"", with: "\"Hut\"").utf8)
        let file = try place.file("a.json", first)
        let run = try place.run(["restore", file]) { context in
            context.terminal = Terminal {
                // Another file takes its place, or the file itself is written anew.
                let url = URL(fileURLWithPath: file)
                try? Data(second).write(to: url, options: isMoved ? .atomic : [])
                return "y"
            }
        }
        #expect(try Fixtures.text(file).contains("\"Hut\""))
        #expect(run.status == (isMoved ? .success : .badData))
        #expect(run.errors.contains("is not what it was when it was read first") == !isMoved)
        #expect(try place.run("show", isMoved ? "Inn" : "Stay").status == .success)
    }

    @Test(arguments: [("\"activities\"", #""activ\u0069ties""#), ("\"trips\"", #""tr\u0069ps""#)])
    func `names with escapes are names`(_ name: String, _ escaped: String) throws {
        let (place, backup) = try Self.filled()
        let file = try place.file("e.json", try Fixtures.text(backup).replacing(name, with: escaped))
        let other = "\(place.path)/other.db"
        #expect(try place.run("restore", file, "--db", other).output.contains("activities: 1 added"))
        #expect(try place.run("show", "Stay", "--db", other).status == .success)
    }

    @Test func `an organization alone is asked for, too`() throws {
        let (place, backup) = try Self.filled()
        #expect(try place.run("organization", "edit", "Garden", "--phone", "+41 1").status == .success)
        let asked = try place.run("restore", backup)
        #expect(asked.status == .usage)
        #expect(asked.errors.contains("Make 1 record of the store what the backup says?"))
        #expect(try place.run("organization", "show", "Garden").output.contains("+41 1"))
    }

    @Test func `a name that another organization has since is told`() throws {
        let (place, backup) = try Self.filled()
        #expect(try place.run("organization", "edit", "Garden", "--name", "Park").status == .success)
        #expect(try place.run("organization", "add", "Garden").status == .success)
        for _ in 1...2 {
            #expect(
                try place.run("restore", backup, "--yes").output.contains(
                    "called Garden (2): the organization Garden, since another one has that name now"))
        }
        #expect(try place.run("show", "Stay").output.contains("Garden (2)"))
    }

    @Test func `a dry run refuses what a restore refuses, and changes nothing`() throws {
        let (place, backup) = try Self.filled()
        // The same expense in a trip of another identifier: a part belongs to one trip.
        let text = try Fixtures.text(backup)
        let id = try #require(text.firstMatch(of: /"trips": \[\s+\{\s+"id": "([0-9a-f-]{36})"/)?.1)
        let moved = try place.file(
            "moved.json", text.replacing(id, with: "6ba7b810-9dad-41d1-80b4-00c04fd430c8"))
        let before = try Fixtures.text(backup)
        for options in [["--dry-run"], ["--yes"]] {
            let run = try place.run(["restore", moved] + options)
            #expect(run.status == .badData)
            #expect(run.errors.contains("is the identifier of an expense of another trip"))
        }
        #expect(try place.run("backup", "-o", backup).status == .success)
        #expect(try Fixtures.text(backup) == before)
        let other = "\(place.path)/other.db"
        #expect(try place.run("restore", moved, "--dry-run", "--db", other).status == .success)
        #expect(!FileManager.default.fileExists(atPath: other))
    }

    // MARK: - Damaged bytes

    /// The filled store with a file at the hotel and a note, its backup, and what the bytes are damaged by.
    private static func damaged(_ change: String) throws -> (place: Workplace, backup: String) {
        let (place, backup) = try filled()
        let file = try place.file("pass.txt", "Gate 114")
        #expect(try place.run("attach", "Stay", file).status == .success)
        #expect(try place.run("attach", "Stay", "--note", "Code 4711").status == .success)
        #expect(try place.run("backup", "-o", backup).status == .success)
        try place.damage(change)
        return (place, backup)
    }

    static let damages = ["UPDATE content SET bytes = x'00'", "DELETE FROM content"]

    @Test(arguments: damages) func `a backup has all but what is damaged, and names that`(_ change: String)
        throws
    {
        let (place, whole) = try Self.damaged(change)
        let partial = "\(place.path)/partial.json"
        let run = try place.run("backup", "-o", partial, "--json")
        #expect(run.status == .badData)
        #expect(run.errors.hasPrefix("error: \"pass.txt\" of Japan ("))
        #expect(run.errors.contains("its bytes are damaged; the backup is not everything"))
        let missing = try #require(try run.json()["missing"] as? [[String: Any]])
        #expect(missing.map { $0["name"] as? String } == ["pass.txt"])
        let other = "\(place.path)/other.db"
        let restored = try place.run("restore", partial, "--db", other, "--json")
        #expect(restored.status == .badData)
        #expect(
            try restored.json()["missing"] as? [String]
                == run.errors.split(separator: "\n").map {
                    String($0.dropFirst("error: ".count).prefix { $0 != ";" })
                })
        let papers = try place.run("attachments", "list", "--db", other).output
        #expect(papers.contains("Note") && !papers.contains("pass.txt"))
        // What may be the only good copy is not written over.
        let before = try Fixtures.text(whole)
        let over = try place.run("backup", "-o", whole)
        #expect(over.status == .cannotCreate)
        #expect(over.errors.contains("is there already and is not written over"))
        #expect(try Fixtures.text(whole) == before)
        // To standard output it goes in any case.
        let piped = try place.run("backup")
        #expect(piped.status == .badData && piped.output.contains("4711"))
    }

    @Test(arguments: damages) func `a restore, and attaching again, mend damaged bytes`(_ change: String)
        throws
    {
        for mend in ["restore", "attach"] {
            let (place, backup) = try Self.damaged(change)
            if mend == "restore" {
                #expect(try place.run("restore", backup, "--dry-run").output.contains("files: 1 mended"))
                #expect(try place.run("doctor").status == .findings)
                let run = try place.run("restore", backup)
                #expect(run.output.contains("files: 1 mended"))
                #expect(run.errors.contains("there is nothing for undo to take back"))
                #expect(!(try place.run("restore", backup).output.contains("mended")))
            } else {
                #expect(try place.run("attach", "Stay", "\(place.path)/pass.txt").status == .success)
            }
            #expect(try place.run("doctor").status == .success)
            #expect(try place.run("backup", "-o", "\(place.path)/b.json").status == .success)
        }
    }

    // MARK: - Read back

    @Test func `alarms and sequences beyond all measure come back from a backup`() throws {
        let place = try Workplace()
        let file = try place.file(
            "far.ics",
            calendar(more: [
                "SEQUENCE:2147483647", "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-P99999999W",
                "DESCRIPTION:Tea", "END:VALARM",
            ]))
        _ = try place.run("import", file, "--trip", "Tokyo")
        let edited = try place.run("edit", "Tea", "--start", "2027-05-01 12:00 Asia/Tokyo")
        #expect(edited.status == .success, "\(edited.errors)")
        let (first, second) = ("\(place.path)/a.json", "\(place.path)/b.json")
        #expect(try place.run("backup", "-o", first).status == .success)
        let other = "\(place.path)/other.db"
        #expect(try place.run("restore", first, "--db", other, "--yes").status == .success)
        #expect(try place.run("backup", "-o", second, "--db", other).status == .success)
        #expect(try Fixtures.text(first) == Fixtures.text(second))
        #expect(try Fixtures.text(first).contains("\"sequence\": 2147483647"))
        #expect(try Fixtures.text(first).contains("-699999993"))
    }

    @Test func `what restore would leave out is told when the backup is made`() throws {
        let (place, backup) = try Self.filled()
        _ = try place.run("attach", "Stay", "https://example.org/booking")
        try place.damage("UPDATE attachment SET text = 'javascript:alert(1)' WHERE kind = 'link'")
        let run = try place.run("backup", "-o", backup)
        #expect(run.status == .badData)
        #expect(run.errors.contains("javascript:alert(1) is a link that is not kept"))
        #expect(run.errors.contains("it is in the backup, and restore leaves it out"))
        #expect(try Fixtures.text(backup).contains("javascript:alert(1)"))
    }

    @Test func `a link that nobody should follow is neither restored nor typed`() throws {
        let (place, backup) = try Self.filled()
        #expect(try place.run("attach", "Stay", "https://example.org/booking").status == .success)
        #expect(try place.run("backup", "-o", backup).status == .success)
        let bad = try place.file(
            "bad.json",
            try Fixtures.text(backup).replacing("https://example.org/booking", with: "javascript:alert(1)"))
        let other = "\(place.path)/other.db"
        let run = try place.run("restore", bad, "--db", other)
        #expect(run.status == .badData)
        #expect(
            run.errors.hasPrefix(
                "error: $.trips[0].attachments[0]: javascript:alert(1) is a link that is not kept"))
        #expect(try place.run("show", "Stay", "--db", other).status == .success)
        let edited = try place.run("edit", "Stay", "--url", "javascript:alert(1)")
        #expect(edited.status == .usage)
        #expect(edited.errors.hasPrefix("error: --url javascript:alert(1): is not kept: "))
        #expect(
            try place.run("edit", "Stay", "-", input: #"{"url": "javascript:alert(1)"}"#).status == .badData)
        #expect(
            try place.run("edit", "Stay", "--url", " https://example.org/ ").output.contains(
                "https://example.org/"))
    }

    @Test func `a backup is its owner's alone, also in the place of a file that was not`() throws {
        let (place, backup) = try Self.filled()
        let old = try place.file("old.json", "old")
        for path in [backup, old] {
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
            #expect(try place.run("backup", "-o", path).status == .success)
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
        }
        #expect(try Fixtures.text(old) == Fixtures.text(backup))
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
        #expect(!names.contains { $0.hasSuffix("-new") })
        #expect(try place.run("backup", "-o", "\(place.path)/none/a.json").status == .cannotCreate)
    }

    @Test func `what is no backup is refused and changes nothing`() throws {
        let place = try Workplace()
        for text in ["", "{}", "[1]", String(repeating: "[", count: 10_000)] {
            #expect(try place.run("restore", place.file("x.json", text)).status == .badData)
        }
        #expect(try place.run("restore", "\(place.path)/none.json").status == .noInput)
        #expect(!FileManager.default.fileExists(atPath: place.store))
    }
}
