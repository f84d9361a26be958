import CivilTime
import Foundation
import Sealing
import Synchronization
import TestKit
import Testing
import TripStorage
import Trips

@testable import TripCommands

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Trips under a passphrase") struct ProtectionTests {
    static let passphrase = "correct horse battery"
    /// What is in the trip, and must not be readable in the file: one word for each sort of text.
    static let secrets = [
        "Zirkonreise", "Quarzflug", "Opalhotel", "Granatnotiz", "Jaspisliste", "Achatkosten", "Topasbeleg",
        "Amethystgruppe", "Rubinkind", "Saphirplatz",
    ]

    /// A store with a secret trip and another one; both use an organization, the secret one also one of its own.
    private func place() throws -> Workplace {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Zirkonreise", "--traveller", "Ada", "--traveller", "Rubinkind")
        _ = try place.run("trip", "new", "Office")
        for command in [
            [
                "add", "flight", "Quarzflug", "--trip", "Zirkonreise", "--start",
                "2027-05-01 10:00 Europe/Berlin", "--end", "2027-05-01 12:00 Europe/Berlin", "--notes",
                "Granatnotiz", "--organization", "Amethystgruppe", "--place", "Saphirplatz",
            ],
            [
                "add", "lodging", "Opalhotel", "--trip", "Zirkonreise", "--start", "2027-05-01", "--nights",
                "2", "--organization", "Shared Hotels",
            ],
            [
                "add", "lodging", "Work hotel", "--trip", "Office", "--start", "2027-06-01", "--nights", "2",
                "--organization", "Shared Hotels",
            ],
            ["todo", "add", "Jaspisliste", "--trip", "Zirkonreise"],
            [
                "expense", "add", "Achatkosten", "--trip", "Zirkonreise", "--amount", "12 EUR", "--paid-by",
                "Rubinkind",
            ],
            ["attach", "Quarzflug", try place.file("Topasbeleg.txt", "Topasbeleg")],
            ["edit", "Quarzflug", "--notes", "Granatnotiz 2"],
        ] {
            let run = try place.run(command)
            try #require(run.status == .success, "\(command): \(run.errors)")
        }
        return place
    }

    private func file(_ place: Workplace, _ text: String = passphrase + "\n") throws -> String {
        try place.file("passphrase", text)
    }

    /// The secrets that the store's files show, in their letters or in lower case, as UTF-8.
    private func readable(_ place: Workplace) throws -> [String] {
        let directory = "\(place.path)/store"
        let files = try FileManager.default.contentsOfDirectory(atPath: directory)
        return try files.flatMap { name in
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(directory)/\(name)"))
            return Self.secrets.filter {
                bytes.range(of: Data($0.utf8)) != nil || bytes.range(of: Data($0.lowercased().utf8)) != nil
            }
        }
    }

    @Test func `a protected trip leaves nothing readable in the store, and comes back whole`() throws {
        let place = try place()
        let before = try place.run("backup").output
        #expect(try Set(readable(place)) == Set(Self.secrets))
        let run = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        #expect(run.status == .success, "\(run.errors)")
        #expect(try readable(place).isEmpty)
        #expect(try place.run("doctor").status == .success)
        #expect(try place.run("organization", "list").output.contains("Shared Hotels"))
        let back = try place.run("unprotect", "--passphrase-file", file(place))
        #expect(back.output.hasPrefix("unprotected: Zirkonreise"), "\(back.errors)")
        let after = try place.run("backup").output
        // Only the order of what was made differs.
        #expect(after.count == before.count)
        #expect(
            Set(after.split(separator: "\n").map { $0.trimmingCharacters(in: [" ", ","]) })
                == Set(before.split(separator: "\n").map { $0.trimmingCharacters(in: [" ", ","]) }))
    }

    @Test(arguments: [[], ["--json"]]) func `where a trip stays readable is told`(more: [String]) throws {
        let place = try place()
        let store = try FileTripStore.open(place.store, for: .writing)
        let trip = try #require(try store.read { try $0.trips(named: "Zirkonreise") }.first)
        let office = try #require(try store.read { try $0.trips(named: "Office") }.first)
        try store.write { writing in
            let now = try Instant(secondsSinceEpoch: 1_800_000_000)
            try writing.save(
                SyncAccount(
                    name: "home", address: "https://dav.example/", user: "", password: .none,
                    preference: .ask, createdAt: now))
            for (id, trip, label) in [("1", trip, "Trips"), ("2", office, "Work")] {
                try writing.save(
                    SyncedCalendar(
                        id: SyncedCalendarID(id), account: "home", address: "https://dav.example/\(label)/",
                        label: label, trip: trip.id))
            }
            try writing.save(
                Subscription(
                    id: SubscriptionID("s"), address: "https://feeds.example/TOKEN/a.ics", trip: trip.id,
                    every: nil, allowsPrivate: false, missing: .keep, createdAt: now))
        }
        let run = try place.run(["protect", trip.name, "--passphrase-file", file(place)] + more)
        #expect(run.status == .success)
        #expect(
            run.errors == """
                warning: the calendar Trips of home still has a readable copy (https://dav.example/Trips/); it is no longer kept in step: delete it there
                warning: the calendar at feeds.example still has its events, readable by whoever has the address; it is no longer followed: end it there if it is yours

                """)
        #expect(!run.output.contains("warning"))
        #expect(
            try place.run("protect", "Office", "--passphrase-file", file(place)).errors.contains(
                "Work of home"))
    }

    /// Standard output whose reader lets a command wait, and does something else first.
    private final class SlowReader: TextOutput {
        private let meanwhile: @Sendable () -> Void
        private let isWaiting = Mutex(true)

        init(_ meanwhile: @escaping @Sendable () -> Void) { self.meanwhile = meanwhile }

        func write(_ text: String) { write(Array(text.utf8)) }

        func write(_ bytes: [UInt8]) {
            let isFirst = isWaiting.withLock { isWaiting in
                defer { isWaiting = false }
                return isWaiting
            }
            if isFirst { meanwhile() }
        }
    }

    @Test(arguments: [
        ["backup"], ["backup", "-o", "OUT"], ["export", "Zirkonreise"],
        ["export", "Zirkonreise", "--redact", "busy"], ["export", "Zirkonreise", "-o", "OUT", "--json"],
        ["agenda"],
        ["trip", "list"], ["search", "Quarz"], ["trip", "show", "Zirkonreise"], ["history"],
    ])
    func `what waits for its reader keeps nothing of a trip that is protected meanwhile`(
        _ command: [String]
    ) throws {
        let place = try place()
        let passphrase = try file(place)
        let told = CapturedOutput()
        let command = command.map { $0 == "OUT" ? "\(place.path)/out" : $0 }
        let run = try place.run(command) { context in
            context.output = SlowReader {
                let run = try? place.run("protect", "Zirkonreise", "--passphrase-file", passphrase)
                told.write("\(run?.errors ?? "no run") \((try? readable(place)) ?? ["no file"])")
            }
        }
        #expect(run.status == .success, "\(run.errors)")
        #expect(told.text == " []")
    }

    @Test func `a protected trip is in nothing that others see, but told as what it is`() throws {
        let place = try place()
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        let list = try place.run("trip", "list")
        #expect(list.lines.count == 2)
        let line = try #require(list.lines.first { $0.hasPrefix("protected trip · since 2027-03-01 · ") })
        let id = String(line.suffix(8))
        let json = try place.run("trip", "list", "--json").json()
        let protected = try #require((json["protected"] as? [[String: Any]])?.first)
        #expect((protected["id"] as? String)?.hasPrefix(id) == true)
        #expect(protected["protectedAt"] as? String == "2027-03-01T09:00:00Z")
        for command in [
            ["agenda", "2027-05-01..2027-06-05"], ["search", "Quarz"], ["export", "Office"], ["check"],
            ["cost"],
            ["todo", "list"], ["attachments", "list"], ["organization", "list"], ["history"], ["backup"],
            ["export", "Zirkonreise"], ["trip", "show", id],
        ] {
            let run = try place.run(command)
            let text = (run.output + run.errors).replacing("Zirkonreise: there", with: "")
            #expect(!Self.secrets.contains { text.contains($0) }, "\(command): \(text)")
        }
        #expect(try place.run("export", "Zirkonreise").errors.contains("1 is protected"))
        #expect(try place.run("trip", "show", id).errors.contains("meridian unprotect \(id)"))
        #expect(try place.run("undo").status == .noInput)
    }

    @Test func `another passphrase opens nothing and changes nothing`() throws {
        let place = try place()
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        let before = try place.run("backup").output
        for text in ["correct horse batterY", "x"] {
            let run = try place.run("unprotect", "--passphrase-file", file(place, text))
            #expect(run.status == .badData)
            #expect(run.errors.contains("this passphrase does not open"), "\(run.errors)")
        }
        #expect(try place.run("unprotect", "--passphrase-file", file(place, "")).status == .usage)
        #expect(try place.run("unprotect", "--passphrase-file", "\(place.path)/none").status == .noInput)
        #expect(try place.run("backup").output == before)
        // The line break, and what is behind it, is no part of the passphrase; standard input is a file too.
        let run = try place.run(
            ["unprotect", "--passphrase-file", "-"], input: Array("\(Self.passphrase)\r\nmore".utf8))
        #expect(run.status == .success, "\(run.errors)")
    }

    @Test func `where all trips are protected, a command that needs one says so`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Zirkonreise")
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        let told = "the store has no trip that can be seen; 1 is protected, which meridian trip list tells\n"
        #expect(try place.run("export").errors == "error: " + told)
        #expect(try place.run("cost").output == told)
    }

    @Test func `a passphrase is typed twice to protect, and once to open`() throws {
        let place = try place()
        func run(_ command: String, _ answers: String...) throws -> CommandRun {
            try place.run([command] + (command == "protect" ? ["Zirkonreise"] : []), answers: answers)
        }
        #expect(try place.run("protect", "Zirkonreise").status == .usage)
        #expect(try run("protect", Self.passphrase, "another horse").errors.contains("not the same"))
        #expect(try run("protect", "short").errors.contains("8 or more"))
        #expect(try run("protect").status == .usage)
        #expect(try place.run("trip", "show", "Zirkonreise").status == .success)
        let done = try run("protect", Self.passphrase, Self.passphrase)
        #expect(done.status == .success)
        #expect(!(done.output + done.errors).contains(Self.passphrase))
        #expect(try run("unprotect", Self.passphrase).status == .success)
    }

    @Test func `with --unlock a protected trip is read, and stays protected`() throws {
        let place = try place()
        let secret = try file(place)
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", secret)
        let words = ["--unlock", "--passphrase-file", secret]
        let agenda = try place.run(["agenda", "2027-05-01..2027-06-05"] + words)
        #expect(agenda.output.contains("Quarzflug"))
        #expect(!agenda.output.contains("Work hotel"))
        let export = try place.run(["export"] + words)
        #expect(export.output.contains("SUMMARY:Quarzflug"), "\(export.errors)")
        #expect(export.output.contains("ATTACH"))
        #expect(try place.run(["trip", "show"] + words).output.contains("Opalhotel"))
        #expect(try place.run(["trip", "list"]).output.contains("protected trip"))
        #expect(try readable(place).isEmpty)
        #expect(
            try place.run("export", "--unlock", "--passphrase-file", file(place, "wrong")).status == .badData)
        #expect(try place.run("export", "Office", "--passphrase-file", secret).status == .usage)
        #expect(try place.run(["agenda", "-f", try Demo.files[0]] + words).status == .usage)
    }

    @Test func `of several protected trips the one is meant that is named`() throws {
        let place = try place()
        let other = try place.file("other", "another passphrase")
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        _ = try place.run("protect", "Office", "--passphrase-file", other)
        #expect(try place.run("unprotect", "--passphrase-file", other).status == .usage)
        #expect(try place.run("unprotect", "Zirkonreise", "--passphrase-file", other).status == .noInput)
        #expect(try place.run("unprotect", "office", "--passphrase-file", other).status == .success)
        #expect(try place.run("trip", "list").output.contains("Office"))
    }

    @Test func `what was opened can be taken back into its box, and leaves nothing readable`() throws {
        let place = try place()
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        _ = try place.run("unprotect", "--passphrase-file", file(place))
        #expect(try !readable(place).isEmpty)
        #expect(try place.run("undo").status == .success)
        #expect(try readable(place).isEmpty)
        #expect(try place.run("unprotect", "--passphrase-file", file(place)).status == .success)
    }

    @Test func `a trip whose passphrase is lost can be deleted, and undo brings its box back`() throws {
        let place = try place()
        let run = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place), "--json")
        let id = try #require(try run.json()["id"] as? String)
        #expect(try place.run("trip", "delete", id).status == .usage)
        #expect(try place.run("trip", "delete", id, "--yes").status == .success)
        #expect(!(try place.run("trip", "list").output.contains("protected")))
        _ = try place.run("undo")
        #expect(try place.run("unprotect", "--passphrase-file", file(place)).status == .success)
    }

    @Test func `a backup carries the box, and the trip opens in another store`() throws {
        let place = try place()
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        let (backup, other) = ("\(place.path)/b.json", "\(place.path)/other.db")
        #expect(try place.run("backup", "-o", backup).output.contains(", 1 protected\n"))
        #expect(try place.run("restore", backup, "--db", other).status == .success)
        let run = try place.run("unprotect", "--passphrase-file", file(place), "--db", other)
        #expect(run.output.contains("Zirkonreise"), "\(run.errors)")
        #expect(try place.run("attachments", "list", "--db", other).output.contains("Topasbeleg"))
    }

    @Test func `an older backup does not take a newer box's place`() throws {
        let place = try place()
        let (old, new) = ("\(place.path)/old.json", "\(place.path)/new.json")
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        _ = try place.run("backup", "-o", old)
        _ = try place.run("unprotect", "--passphrase-file", file(place))
        _ = try place.run("todo", "add", "Turmalin", "--trip", "Zirkonreise")
        let later = "2027-03-01T09:00:01Z"
        _ = try place.run(
            ["protect", "Zirkonreise", "--passphrase-file", file(place)], now: later)
        _ = try place.run("backup", "-o", new)
        let run = try place.run("restore", old, "--yes")
        #expect(run.status == .findings)
        #expect(run.output.contains("whose box in the store is another and not the older one"))
        let json = try place.run("restore", old, "--yes", "--json").json()
        #expect((json["newerBoxes"] as? [String])?.count == 1)
        _ = try place.run("unprotect", "--passphrase-file", file(place))
        #expect(try place.run("todo", "list").output.contains("Turmalin"))
        // The other way round the newer one comes, and the older one is back after undo.
        let other = "\(place.path)/other.db"
        _ = try place.run("restore", old, "--db", other)
        #expect(try place.run("restore", new, "--db", other).status == .usage)
        #expect(try place.run("restore", new, "--db", other, "--yes").status == .success)
        func hasTurmalin() throws -> Bool {
            let run = try place.run(
                "trip", "show", "Zirkonreise", "--unlock", "--passphrase-file", file(place), "--db", other)
            try #require(run.status == .success, "\(run.errors)")
            let box = try place.run("backup", "--db", other).output
            return try box.contains(#require(Fixtures.text(new).firstMatch(of: /"box": "[^"]+"/)?.0))
        }
        #expect(try hasTurmalin())
        #expect(try place.run("undo", "--db", other).status == .success)
        #expect(try !hasTurmalin())
    }

    @Test func `restoring a box leaves what undo remembers`() throws {
        let place = try place()
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        let (backup, other) = ("\(place.path)/b.json", "\(place.path)/other.db")
        _ = try place.run("backup", "-o", backup)
        _ = try place.run("trip", "new", "Kept", "--db", other)
        #expect(try place.run("restore", backup, "--db", other, "--yes").status == .success)
        #expect(try place.run("undo", "--db", other).output.contains("restore"))
        #expect(!(try place.run("trip", "list", "--db", other).output.contains("protected")))
        #expect(try place.run("undo", "--db", other).output.contains("Kept"))
    }

    @Test func `what would not come out of a box again is not put into one`() throws {
        let place = try place()
        _ = try place.run("attach", "Quarzflug", "https://example.org/booking")
        let before = try place.run("backup").output
        for (damage, words) in [
            (
                "UPDATE attachment SET text = 'javascript:alert(1)' WHERE kind = 'link'",
                "javascript:alert(1) is a link that is not kept"
            ),
            ("UPDATE activity SET uid = char(1) WHERE title = 'Quarzflug'", "control character"),
        ] {
            try place.damage(damage)
            let run = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
            #expect(run.status == .badData)
            #expect(run.errors.contains(words), "\(run.errors)")
            #expect(run.errors.contains("it is not protected, and nothing was changed"))
            #expect(try place.run("trip", "list").output.contains("Zirkonreise"))
        }
        #expect(!before.contains("javascript"))
    }

    @Test func `what is not taken out of a box is told, and undo puts the trip back into it`() throws {
        let place = try place()
        _ = try place.run("attach", "Quarzflug", "https://example.org/booking")
        let document = try place.run("backup").output.replacing(
            "https://example.org/booking", with: "javascript:alert(1)")
        // A box holds its trip alone.
        var json = try #require(
            try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
        let trips = try #require(json["trips"] as? [[String: Any]]).filter {
            $0["name"] as? String == "Zirkonreise"
        }
        json["trips"] = trips
        let id = try #require(trips.first?["id"] as? String)
        var random = SystemRandomNumberGenerator()
        let box = try SealedBox.seal(
            Array(JSONSerialization.data(withJSONObject: json)), under: Passphrase(Self.passphrase),
            context: Array(id.utf8), cost: ScryptCost(exponent: 4, passes: 1), using: &random)
        let backup = try place.file(
            "box.json",
            """
            {"format": "meridian-backup", "version": "1.2", "createdAt": "2027-01-01T00:00:00Z", "sealedTrips": [
            {"id": "\(id)", "sealedAt": "2027-01-01T00:00:00Z", "box": "\(Data(box.bytes).base64EncodedString())"}]}
            """)
        let other = "\(place.path)/other.db"
        #expect(try place.run("restore", backup, "--db", other).status == .success)
        let run = try place.run("unprotect", "--passphrase-file", file(place), "--db", other)
        #expect(run.status == .badData)
        #expect(run.output.hasPrefix("unprotected: Zirkonreise"))
        #expect(run.errors.contains("javascript:alert(1) is a link that is not kept"), "\(run.errors)")
        #expect(try place.run("undo", "--db", other).status == .success)
        #expect(try place.run("trip", "list", "--db", other).output.contains("protected"))
    }

    @Test func `a damaged box is told, and left`() throws {
        let place = try place()
        _ = try place.run("protect", "Zirkonreise", "--passphrase-file", file(place))
        let backup = try place.run("backup").output
        let start = try #require(backup.range(of: "TXJkblNlYWw"))
        var damaged = backup
        damaged.replaceSubrange(start, with: "TXJkblNlYWx")
        let other = "\(place.path)/other.db"
        _ = try place.run("restore", place.file("b.json", damaged), "--db", other)
        let run = try place.run("unprotect", "--passphrase-file", file(place), "--db", other)
        #expect(run.status == .badData)
        #expect(try place.run("trip", "list", "--db", other).output.contains("protected trip"))
    }

    // MARK: - The terminal

    #if canImport(Glibc)
        @Test(arguments: [
            ("geheim\n", "geheim"), ("gex\u{7F}heim\n", "geheim"), ("weg\u{15}geheim\r", "geheim"),
            ("gé\u{7F}eheim\n", "geheim"), ("\u{4}", nil), ("mit Leer \n", "mit Leer "),
        ])
        func `a line is read from a terminal that does not show it`(typed: String, read: String?) throws {
            var (master, slave): (Int32, Int32) = (0, 0)
            try #require(openpty(&master, &slave, nil, nil, nil) == 0)
            defer {
                close(master)
                close(slave)
            }
            var before = termios()
            tcgetattr(slave, &before)
            let writer = Thread { [master] in
                // Only when the terminal has been made silent; what comes before is thrown away.
                var now = termios()
                repeat {
                    usleep(1_000)
                    tcgetattr(master, &now)
                } while now.c_lflag & tcflag_t(ECHO) != 0
                usleep(20_000)
                _ = Array(typed.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            }
            writer.start()
            #expect(SecretLine.read(from: slave) == read)
            var after = termios()
            tcgetattr(slave, &after)
            #expect(after.c_lflag == before.c_lflag)
            _ = fcntl(master, F_SETFL, O_NONBLOCK)
            var shown = [UInt8](repeating: 0, count: 64)
            #expect(Glibc.read(master, &shown, 64) <= 0)
        }
    #endif
}
