import CivilTime
import Foundation
import TestKit
import Testing

@testable import TripCommands

#if canImport(Glibc)
    import Glibc
#endif

/// What happens to people's data when the machine around the program fails; docs/faults.md lists it.
@Suite("Faults of the machine", .serialized) struct FaultTests {
    private func environment(_ place: Workplace) -> [String: String] {
        [
            "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": place.store,
            "MERIDIAN_HOME": "Europe/Berlin", "MERIDIAN_NOW": "2027-03-01T09:00:00Z",
        ]
    }

    /// A calendar of many events with long texts.
    private func manyEvents(_ count: Int) -> String {
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//Test//EN\r\n"
        for index in 0..<count {
            text += "BEGIN:VEVENT\r\nUID:\(index)@example.org\r\nDTSTAMP:20270101T000000Z\r\n"
            text +=
                "DTSTART;TZID=Asia/Tokyo:202703\(10 + index % 18)T\(10 + index % 12)0000\r\nDURATION:PT30M\r\n"
            text += "SUMMARY:Zürich 東京 \(index)\r\nEND:VEVENT\r\n"
        }
        return text + "END:VCALENDAR\r\n"
    }

    /// Runs a line of the shell, in which $M is the program.
    private func shell(_ line: String, _ place: Workplace, _ more: [String: String] = [:]) throws
        -> BuiltProgram.Result
    {
        var variables = environment(place).merging(more) { _, new in new }
        variables["M"] = BuiltProgram.path
        return try BuiltProgram.run(program: "/bin/sh", ["-c", line], in: place.path, environment: variables)
    }

    /// How many activities the store has, which must be sound.
    private func activities(_ place: Workplace, _ store: String) throws -> Int {
        let doctor = try place.run("doctor", environment: ["MERIDIAN_DB": store])
        #expect(doctor.status == .success, "\(doctor.output)")
        #expect(doctor.output.hasPrefix("nothing is wrong (tz 2026f)\n"))
        let list = try place.run("trip", "list", "--json", environment: ["MERIDIAN_DB": store]).json()
        let trips = try #require(list["trips"] as? [[String: Any]])
        return trips.reduce(0) { $0 + ($1["activities"] as? Int ?? -1) }
    }

    // MARK: - Stores that cannot be opened

    @Test func `a store that cannot be made or written is said`() throws {
        let place = try Workplace()
        let file = try place.file("file", "x")
        for (store, named) in [("\(file)/m.db", file), ("/proc/no/m.db", "/proc/no")] {
            let run = try place.run("trip", "new", "Tokyo", "--db", store)
            #expect(run.status == .cannotCreate, "\(run.status) \(run.errors)")
            #expect(run.errors.contains(named), "\(run.errors)")
        }
        let missing = try place.run("show", "tea", "--db", "\(place.path)/none/m.db")
        #expect(missing.status == .noInput)
        #expect(!FileManager.default.fileExists(atPath: "\(place.path)/none"))
    }

    // MARK: - Signals

    @Test(arguments: [(SIGINT, 2), (SIGTERM, 2), (SIGHUP, 1)])
    func `a signal in a long import ends it as such, and leaves all or nothing`(
        _ signal: Int32, _ rounds: Int
    )
        throws
    {
        let count = 1_000
        let place = try Workplace()
        let file = try place.file("many.ics", manyEvents(count))
        var met = 0
        for round in 0..<rounds {
            let store = "\(place.path)/\(round).db"
            let process = Process()
            // Threads that run tests have signals blocked, and whoever runs the tests may ignore some: both is inherited.
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = [
                "--default-signal=INT,TERM,HUP", BuiltProgram.path, "import", file, "--trip", "Many",
            ]
            process.environment = BuiltProgram.inherited.merging(
                environment(place).merging(["MERIDIAN_DB": store]) { _, new in new }
            ) { _, new in new }
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            // The log of the store appears when the first page is written; from then on the signal meets it at work.
            while process.isRunning, !FileManager.default.fileExists(atPath: store + "-wal") { usleep(500) }
            usleep(UInt32(round * 15_000))
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            if process.terminationReason == .uncaughtSignal {
                met += 1
                // A shell says 128 more: 130 for an interrupt, 143 for a request to end.
                #expect(process.terminationStatus == signal)
            } else {
                #expect(process.terminationStatus == 0)
            }
            let found = try activities(place, store)
            #expect(found == 0 || found == count, "round \(round): \(found)")
        }
        #expect(met > 0, "every import was over before the signal came")
    }

    // MARK: - Standard streams

    /// Commands that print, each after what makes it print much.
    private static let printing = [
        "agenda -f many.ics", "agenda -f many.ics --json", "export -f many.ics", "check -f many.ics",
        "timeline -f many.ics", "itinerary -f many.ics", "week -f many.ics", "zones --json", "manual",
        "completions bash", "backup", "search e", "trip show Many", "--help",
    ]

    private func printingPlace() throws -> Workplace {
        let place = try Workplace()
        let file = try place.file("many.ics", manyEvents(400))
        #expect(try place.run("import", file, "--trip", "Many").status == .success)
        return place
    }

    @Test func `a reader that goes away ends every command quietly`() throws {
        let place = try printingPlace()
        let lines = Self.printing.map { command in
            // 141 is SIGPIPE; who had said all before is done.
            """
            { "$M" \(command) 2>errors; echo $? >status; } | head -n 1 >/dev/null
            read status <status
            case $status in 0|1|141) ;; *) echo "\(command): status $status" ;; esac
            [ -s errors ] && { echo "\(command):"; cat errors; }
            """
        }
        let run = try shell(lines.joined(separator: "\n"), place)
        #expect(run.output == "")
    }

    @Test func `a parent that ignores a broken pipe changes nothing of that`() throws {
        let place = try printingPlace()
        let run = try shell(
            """
            { (trap '' PIPE; exec "$M" export -f many.ics) 2>errors; echo $? >status; } | head -n 1 >/dev/null
            cat status errors
            """, place)
        #expect(run.output == "141\n")
    }

    @Test func `a closed standard output is an error of every command, and others are missed by none`() throws
    {
        let place = try printingPlace()
        let lines = Self.printing.map { command in
            """
            "$M" \(command) 2>errors >&-; status=$?
            [ $status = 74 ] || echo "\(command) >&-: status $status"
            [ "$(cat errors)" = "error: standard output cannot be written" ] || cat errors
            "$M" \(command) >output 2>&- <&-; status=$?
            [ $status -le 1 ] && [ -s output ] || echo "\(command) 2>&- <&-: status $status"
            """
        }
        let run = try shell(lines.joined(separator: "\n"), place)
        #expect(run.output == "")
    }

    @Test func `a message goes into no file that is open in the place of a closed stream`() throws {
        let place = try Workplace()
        _ = try place.file("one.ics", calendar() + "no line\r\n")
        let run = try shell(
            """
            "$M" import one.ics --trip T >&- 2>&- <&-; echo $?
            "$M" export T -o out.ics >&- 2>&- <&-; echo $?
            "$M" import - --trip T <&-; echo $?
            """, place)
        // What is stored is stored, though nobody could be told.
        #expect(run.output == "74\n0\n66\n")
        #expect(run.errors == "error: standard input: cannot be read\n")
        #expect(try activities(place, place.store) == 1)
        let exported = try Fixtures.text(place.path + "/out.ics")
        #expect(exported.hasPrefix("BEGIN:VCALENDAR\r\n") && exported.hasSuffix("END:VCALENDAR\r\n"))
    }

    // MARK: - Limits of the system

    @Test func `past the limit of a file's size nothing is written, and that is told`() throws {
        let place = try Workplace()
        _ = try place.file("many.ics", manyEvents(600))
        let run = try shell(
            """
            ulimit -f 100
            "$M" import many.ics --trip Many; echo $?
            "$M" export -f many.ics -o out.ics; echo $?
            "$M" export -f many.ics >other.ics; echo $?
            ls
            """, place)
        #expect(run.output == "74\n73\n74\nmany.ics\nother.ics\nstore\n")
        let told = run.errors.split(separator: "\n")
        #expect(told.count == 3)
        #expect(
            told.first == "error: \(place.store): cannot be written (disk I/O error); nothing was changed")
        #expect(
            told.dropFirst().first?.hasPrefix("error: out.ics: cannot be written: File too large") == true)
        #expect(told.last == "error: standard output cannot be written")
        #expect(try activities(place, place.store) == 0)
    }

    @Test func `where no file may have a byte a store can be read and backed up, and is not changed`() throws
    {
        let place = try Workplace()
        _ = try place.run("import", place.file("tea.ics", calendar()), "--trip", "Tokyo")
        let run = try shell(
            """
            (ulimit -f 0; "$M" agenda 2027-03-10; "$M" backup -o -; "$M" trip new Other) 2>&1 | cat
            """, place)
        #expect(run.output.contains("  Tea"), "\(run.output)")
        #expect(run.output.contains(#""title": "Tea""#), "\(run.output)")
        #expect(run.output.contains("cannot be written"))
        #expect(try activities(place, place.store) == 1)
    }

    @Test(arguments: [(16, 0), (15, 69)]) func `sixteen open files are enough, and fewer are refused`(
        _ files: Int, _ status: Int
    ) throws {
        let place = try Workplace()
        _ = try place.file("many.ics", manyEvents(300))
        let run = try shell("ulimit -n \(files); \"$M\" import many.ics --trip Many", place)
        #expect(run.status == Int32(status))
        #expect(
            run.errors
                == (status == 0
                    ? ""
                    : "error: a process may have 15 files open here; at least 16 are needed (ulimit -n)\n"))
        #expect(try activities(place, place.store) == (status == 0 ? 300 : 0))
    }

    // MARK: - The environment

    @Test(arguments: ["C", "POSIX", "nowhere.UTF-8", ""])
    func `names in UTF-8 come out right under every locale`(_ locale: String) throws {
        let place = try Workplace()
        let file = try place.file("Zürich 東京.ics", calendar(title: "Café 東京"))
        let run = try shell(
            """
            "$M" import "Zürich 東京.ics" --trip "Köln ❄️" && "$M" export "Köln ❄️" -o "Übung.ics" &&
            "$M" agenda 2027-03-10 --trip "Köln ❄️" && "$M" search cafe
            """, place, ["LC_ALL": locale])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Köln ❄️ (new trip): 1 added"))
        #expect(run.output.components(separatedBy: "Café 東京").count == 3)
        #expect(try Fixtures.text(place.path + "/Übung.ics").contains("SUMMARY:Café 東京"))
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test(arguments: [
        ([:], 64, "error: no place for the store: HOME is not set; name a file with --db or MERIDIAN_DB\n"),
        (
            ["HOME": ""], 64,
            "error: no place for the store: HOME is not set; name a file with --db or MERIDIAN_DB\n"
        ),
        (
            ["HOME": "/dev/null"], 73,
            "error: /dev/null/.local/share/meridian/meridian.db: cannot be opened: not a directory\n"
        ),
    ])
    func `without a home nothing is made, and files are read all the same`(
        _ variables: [String: String], _ status: Int32, _ message: String
    ) throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar())
        // Nothing else is inherited: no TERM, no HOME.
        let all = variables.merging(["MERIDIAN_NOW": "2027-03-01T09:00:00Z", "TZ": "Europe/Berlin"]) {
            own, _ in own
        }
        let stored = try BuiltProgram.run(["trip", "new", "T"], in: place.path, environment: all)
        #expect(stored.status == status)
        #expect(stored.errors == message)
        let read = try BuiltProgram.run(["agenda", "-f", file], in: place.path, environment: all)
        #expect(read.status == 0, "\(read.errors)")
        #expect(read.output.contains("Tea"))
    }

    @Test func `a home that is not there yet is made for its owner alone, and only to write`() throws {
        let place = try Workplace()
        let variables = [
            "HOME": place.path + "/new/home", "MERIDIAN_HOME": "Europe/Berlin",
            "MERIDIAN_NOW": "2027-03-01T09:00:00Z",
        ]
        let list = try BuiltProgram.run(["trip", "list"], in: place.path, environment: variables)
        #expect(list.status == 0)
        #expect(!FileManager.default.fileExists(atPath: place.path + "/new"))
        let made = try BuiltProgram.run(["trip", "new", "T"], in: place.path, environment: variables)
        #expect(made.status == 0, "\(made.errors)")
        let attributes = try FileManager.default.attributesOfItem(atPath: place.path + "/new")
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }

    @Test func `no directory for temporary files is needed to read and write`() throws {
        let place = try Workplace()
        _ = try place.file("one.ics", calendar())
        let run = try shell(
            """
            "$M" import one.ics --trip T && "$M" export T -o out.ics && "$M" backup -o all.json && "$M" undo &&
            "$M" restore all.json && EDITOR='sed -i s/Tea/Coffee/' "$M" edit Tea --trip T --edit && "$M" trip show T
            """, place, ["TMPDIR": "/no/such", "XDG_RUNTIME_DIR": "/no/such"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Coffee"))
    }

    @Test func `where libical cannot be loaded what needs it ends with 69, and the rest goes on`() throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar())
        #expect(try place.run("import", file, "--trip", "T").status == .success)
        let series = try place.file(
            "series.ics", calendar(end: "DURATION:PT90M\r\nRRULE:FREQ=WEEKLY;COUNT=5\r\nEXDATE:2027-03-11"))
        #expect(
            try place.run("import", series, "--trip", "S", "--db", place.path + "/s.db").status == .success)
        let plain = try place.file(
            "plain.ics", calendar(end: "DURATION:PT1H30M\r\nRRULE:FREQ=WEEKLY;COUNT=4"))
        #expect(
            try place.run("import", plain, "--trip", "P", "--db", place.path + "/p.db").status == .success)
        let before = try place.run("backup").output
        // What libical reads: the plainest dates and durations are read without it.
        _ = try place.file(
            "long.ics", calendar(end: "DURATION:+P1DT2H"))
        // The loader takes the first file of the name, and refuses it.
        try FileManager.default.createDirectory(
            atPath: place.path + "/lib", withIntermediateDirectories: true)
        _ = try place.file("lib/libical.so.3", "no library")
        let broken = ["LD_LIBRARY_PATH": place.path + "/lib"]
        for line in [
            "import long.ics --trip U", "export T -o out.ics", "export T -o folder/", "agenda -f long.ics",
            "check -f long.ics",
            "agenda 2027-03-10 --db s.db",
        ] {
            let run = try shell("\"$M\" \(line)", place, broken)
            #expect(run.status == 69 && run.output == "", "\(line): \(run.status) \(run.output)")
            let words = run.errors.split(separator: "\n")
            #expect(words.count == 1 && words.first?.hasPrefix("error: ") == true, "\(run.errors)")
            #expect(run.errors.contains("libical.so.3") && run.errors.contains("libical3"), "\(run.errors)")
        }
        for name in ["out.ics", "folder"] {
            #expect(!FileManager.default.fileExists(atPath: "\(place.path)/\(name)"))
        }
        // What is read late: an EXDATE in UTC, when a series is expanded.
        _ = try place.file(
            "late.ics",
            calendar(end: "DURATION:PT90M\r\nRRULE:FREQ=WEEKLY;COUNT=5\r\nEXDATE:2027-03-17T10:00:00Z"))
        #expect(
            try place.run("import", place.path + "/late.ics", "--trip", "L", "--db", place.path + "/l.db")
                .status
                == .success)
        // And a zone of the file's own, whenever its times are read.
        let own = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTIMEZONE", "TZID:Ship", "BEGIN:STANDARD",
            "DTSTART:19700101T000000", "TZOFFSETFROM:+0117", "TZOFFSETTO:+0117", "END:STANDARD",
            "END:VTIMEZONE",
            "BEGIN:VEVENT", "UID:cruise@x.example", "DTSTAMP:20270101T000000Z",
            "DTSTART;TZID=Ship:20270310T100000",
            "DTEND;TZID=Ship:20270310T110000", "SUMMARY:Cruise", "END:VEVENT", "END:VCALENDAR", "",
        ]
        let ship = try place.file("ship.ics", own.joined(separator: "\r\n"))
        #expect(
            try place.run("import", ship, "--trip", "Z", "--db", place.path + "/l.db").status == .success)
        let late = try place.run("backup", "--db", place.path + "/l.db").output
        for line in [
            "check --db l.db", "drift --db l.db", "check -f late.ics", "show Cruise --db l.db",
            "trip show Z --db l.db", "edit Cruise --move +1h --db l.db",
            "trip copy Z --name M --shift 7d --db l.db",
        ] {
            let run = try shell("\"$M\" \(line)", place, broken)
            #expect(
                run.status == 69 && run.errors.contains("libical3"), "\(line): \(run.status) \(run.errors)")
        }
        #expect(try place.run("backup", "--db", place.path + "/l.db").output == late)
        #expect(try place.run("backup").output == before)
        for store in ["", " --db s.db"] {
            let doctor = try shell("\"$M\" doctor --json\(store)", place, broken)
            #expect(doctor.status == 1 && doctor.output.contains("noLibical"), "\(doctor.output)")
            #expect(doctor.output.contains("libical.so.3"), "\(doctor.output)")
        }
        for line in [
            "agenda 2027-03-10", "agenda 2027-03-10 --db p.db", "trip show T", "search Tea", "when @0",
            "--version",
        ] {
            let run = try shell("\"$M\" \(line)", place, broken)
            #expect(run.status == 0 && run.errors == "", "\(line): \(run.status) \(run.errors)")
        }
    }

    // MARK: - The clock

    @Test func `a clock that is set back refuses nothing, and a change stays newer than what it changed`()
        throws
    {
        let (place, other) = (try Workplace(), try Workplace())
        func here(_ now: String, _ arguments: String...) throws {
            let run = try place.run(arguments, now: now)
            #expect(run.status == .success, "\(run.errors)")
        }
        /// Exports, and says what another store makes of it.
        func carriedOver() throws -> String {
            try here("2020-01-01T00:00:00Z", "export", "T", "-o", place.path + "/out.ics")
            return try other.run(
                "import", place.path + "/out.ics", "--trip", "T", now: "2021-01-01T00:00:00Z"
            ).output
        }
        try here("2027-01-01T09:00:00Z", "trip", "new", "T")
        try here(
            "2027-01-02T09:00:00Z", "add", "event", "Tea", "--start", "2027-03-10 09:00 Asia/Tokyo",
            "--length", "1h")
        try here("2027-01-02T09:00:00Z", "todo", "add", "Pack", "--trip", "T")
        #expect(try carriedOver().hasPrefix("T (new trip): 1 added"))
        // A title changes no SEQUENCE, so that DTSTAMP alone tells the newer one.
        try here("2026-01-01T09:00:00Z", "edit", "Tea", "--title", "Coffee")
        try here("2026-01-01T09:00:00Z", "todo", "edit", "Pack", "--title", "Pack less")
        let carried = try carriedOver()
        #expect(carried.hasPrefix("T: 1 updated"), "\(carried)")
        #expect(!carried.contains("older-version"))
        try here("2025-01-01T09:00:00Z", "edit", "Coffee", "--title", "Water")
        try here("2025-01-01T09:00:00Z", "todo", "done", "less")
        #expect(try carriedOver().hasPrefix("T: 1 updated"))
        #expect(try other.run("trip", "show", "T").output.contains("Water"))
        #expect(try other.run("todo", "list", "--all").output.contains("[x] Pack less"))
        let activity = try place.run("show", "Water", "--json").json()
        #expect(activity["lastModified"] as? String == "2027-01-02T09:00:02Z")
        // What was done is taken back in the order in which it was done, whatever the clock said.
        for title in ["finish", "Coffee", "Pack", "Tea"] {
            let undone = try place.run("undo", now: "2019-01-01T00:00:00Z")
            #expect(undone.status == .success && undone.output.contains(title), "\(undone.output)")
        }
        #expect(try place.run("trip", "show", "T").output.contains("Tea"))
        #expect(try place.run("doctor").lines.first == "nothing is wrong (tz 2026f)")
    }

    // MARK: - The zone database

    /// Runs a command that reads its input from what is called, with the zones in a directory that can be changed.
    private func run(
        _ arguments: [String], _ place: Workplace, input: @escaping @Sendable () throws -> [UInt8]
    )
        -> (status: CommandStatus, output: String, errors: String)
    {
        let (output, errors) = (CapturedOutput(), CapturedOutput())
        var context = CommandContext(
            environment: [
                "TZDIR": place.path + "/zones", "MERIDIAN_DB": place.store, "MERIDIAN_HOME": "Europe/Berlin",
            ],
            standardInput: { _ in try input() }, output: output, errors: errors, columns: nil,
            clock: FixedNow(.epoch))
        context.zoneDirectories = []
        let status = MeridianProgram.run(arguments, in: context)
        return (status, output.text, errors.text)
    }

    @Test func `one command sees one release of the zones, and stores nothing of two`() throws {
        let place = try Workplace()
        let link = place.path + "/zones"
        @Sendable func put(_ release: TestZones.Release) throws {
            try? FileManager.default.removeItem(atPath: link)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: release.directory)
        }
        let input = Array(calendar().utf8)
        let refusal =
            "error: \(link): the time zones were replaced while this was worked out by 2025b; run it again\n"
        for arguments in [["import", "-", "--trip", "T"], ["agenda", "-f", "-"]] {
            try put(.r2025b)
            let during = run(arguments, place) {
                try put(.r2026f)
                return input
            }
            #expect(during.status == .temporary)
            #expect(during.errors == refusal)
            #expect(try activities(place, place.store) == 0)
        }
        try put(.r2025b)
        #expect(run(["import", "-", "--trip", "T"], place) { input }.status == .success)
        // Between two commands it is an update like any other.
        try put(.r2026f)
        let after = run(["drift", "T"], place) { [] }
        #expect(after.status == .success, "\(after.errors)")
        #expect(after.output == "T: nothing moved; 2 ends compared (tz 2026f)\n")
    }
}
