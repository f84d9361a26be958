import Rendering
import Testing

@testable import TripCommands

/// Text on terminals of three widths, and in a pipe.
@Suite("Screens") struct TerminalScreenTests {
    private static let utf8 = ["LC_ALL": "C.UTF-8"]

    private func trip() throws -> Workplace {
        let place = try Workplace()
        _ = try place.run(["import"] + Demo.files + ["--trip", "Tokyo and California"])
        return place
    }

    @Test(arguments: [60, 80, 120])
    func `no line is wider than the terminal, and no word is broken`(columns: Int) throws {
        let place = try trip()
        let files = try Demo.files
        for arguments in [
            ["agenda", "--trip", "Tokyo"], ["check"], ["free", "2027-03-10..2027-03-14"], ["show", "QJ 716"],
            ["trip", "show", "Tokyo"], ["next"], ["history"], ["search", "Tokyo"],
            ["import", "--dry-run"] + files,
            ["show", "nothing of this name is in the store at all, or is it"],
        ] {
            let wide = try place.run(arguments, environment: Self.utf8)
            let run = try place.run(
                arguments + ["--color", "never"], environment: Self.utf8, columns: columns
            ) {
                $0.errorColumns = columns
            }
            for line in (run.output + run.errors).split(separator: "\n") {
                let isOneWord = !line.drop { $0 == " " }.contains(" ")
                #expect(DisplayWidth.columns(of: line) <= columns || isOneWord, "\(arguments): \(line)")
            }
            // A pipe is not wrapped, and has the same words.
            let words = Set((run.output + run.errors).split(whereSeparator: \.isWhitespace))
            for word in (wide.output + wide.errors).split(whereSeparator: \.isWhitespace) where word.count > 3
            {
                #expect(words.contains(word), "\(arguments): \(word)")
            }
        }
    }

    @Test(arguments: [60, 80, 120])
    func `no line of any other command is wider than the terminal`(columns: Int) throws {
        let place = try trip()
        for arguments in [
            [
                "expense", "add", "Ramen in the small place behind the station", "--amount", "4000 JPY",
                "--trip", "Tokyo",
            ],
            [
                "todo", "add", "Ask the hotel whether they keep the luggage on the last day", "--trip",
                "Tokyo",
            ],
            ["feed", "add", "Tokyo and California"],
            ["person", "add", "Maximiliane Freifrau von und zu Hohenstein-Waldburg"],
        ] { #expect(try place.run(arguments).status == .success, "\(arguments)") }
        for arguments in [
            [], ["today"], ["agenda", "2027-03-09..2027-03-20"], ["day", "2027-03-14"],
            ["week", "2027-03-14"],
            ["month", "2027-03"], ["timeline", "Tokyo"], ["itinerary", "Tokyo"], ["who", "--trip", "Tokyo"],
            ["trip", "list"], ["person", "list"], ["organization", "list"], ["todo", "list"],
            ["expense", "list"],
            ["cost", "Tokyo"], ["stats", "Tokyo"], ["attachments", "list"], ["feed", "list"],
            ["account", "list"],
            ["places", "San Francisco"], ["when", "tomorrow 9:00 Berlin", "--in", "Tokyo"], ["zones"],
            ["doctor"],
            ["drift"],
            ["undo"], ["redo"], ["sync", "status"], ["check", "--home", "Asia/Tokyo"],
        ] {
            let run = try place.run(
                arguments + ["--color", "never"], environment: Self.utf8, columns: columns,
                now: "2027-03-09T12:00:00Z"
            ) {
                $0.errorColumns = columns
            }
            #expect([.success, .findings].contains(run.status), "\(arguments): \(run.errors)")
            for line in (run.output + run.errors).split(separator: "\n") {
                let isOneWord = !line.drop { $0 == " " }.contains(" ")
                #expect(DisplayWidth.columns(of: line) <= columns || isOneWord, "\(arguments): \(line)")
            }
        }
    }

    @Test func `kinds have signs on a terminal, words where it has no UTF-8, and nothing in a pipe`() throws {
        let place = try trip()
        let arguments = ["agenda", "2027-03-09", "--trip", "Tokyo", "--color", "never"]
        let pictures = try place.run(arguments, environment: Self.utf8, columns: 100)
        #expect(pictures.output.contains("🛫 Flight"))
        let words = try place.run(arguments, environment: ["LC_ALL": "C"], columns: 100)
        #expect(words.output.contains("flight  Flight"))
        for run in [
            try place.run(arguments, environment: Self.utf8),
            try place.run(arguments + ["--plain"], environment: Self.utf8, columns: 100),
            try place.run(["--plain"] + arguments, environment: Self.utf8, columns: 100),
        ] {
            #expect(!run.output.contains("🛫") && !run.output.contains("flight  Flight"))
            #expect(run.output.contains("  Flight"))
        }
    }

    @Test func `documents for programs are never wrapped`() throws {
        let place = try trip()
        for arguments in [
            ["agenda", "--json"], ["export", "Tokyo"], ["week", "2027-03-09", "--svg"], ["manual"],
        ] {
            #expect(try place.run(arguments, columns: 60).bytes == place.run(arguments).bytes, "\(arguments)")
        }
    }
}

/// What `import` says.
@Suite("A quiet import") struct QuietImportTests {
    @Test func `slips of form are counted, and what matters has one line for each cause`() throws {
        let place = try Workplace()
        let run = try place.run(["import"] + Demo.files + ["--trip", "Tokyo and California"])
        #expect(run.lines[0].hasPrefix("Tokyo and California (new trip): "))
        #expect(run.lines.count <= 6, "\(run.output)")
        #expect(!run.output.contains("DTSTAMP") && !run.output.contains("RFC 5545"))
        #expect(
            run.lines.last?.contains("slips of form were put right, and no time moved; --verbose") == true)
        let all = try Workplace().run(["import", "-v"] + Demo.files + ["--trip", "Tokyo and California"])
        #expect(all.output.contains("[stamp-not-utc]"))
        let json = try Workplace().run(["import", "--json"] + Demo.files).json()
        #expect(
            (json["repairs"] as? [[String: Any]])?.contains { $0["code"] as? String == "stamp-not-utc" }
                == true)
    }

    @Test func `what is left out is told, also where the rest is sound`() throws {
        let place = try Workplace()
        let file = try place.file(
            "two.ics", calendar(more: ["STATUS:CONFIRMED", "STATUS:CANCELLED", "LOCATION:A", "LOCATION:B"]))
        let run = try place.run("import", file)
        #expect(run.output.contains("STATUS") && run.output.contains("LOCATION"), "\(run.output)")
        let series = try place.file(
            "series.ics", calendar(uid: "s@x", more: ["RRULE:FREQ=DAILY;COUNT=10;UNTIL=20270312T000000Z"]))
        #expect(try place.run("import", series).output.contains("RRULE"))
    }

    @Test func `a cause that comes often is told once, with its count`() throws {
        let place = try Workplace()
        let events = (1...9).map { number in
            calendar(
                uid: "\(number)@x", start: "DTSTART:20270310T0\(number)0000",
                end: "DTEND:20270310T0\(number)3000")
        }
        let files = try events.enumerated().map { try place.file("\($0.offset).ics", $0.element) }
        let run = try place.run(["import"] + files + ["--trip", "Floating"])
        let lines = run.lines.filter { $0.contains("[floating-time]") }
        #expect(lines.count == 1)
        #expect(lines.first?.hasSuffix("[floating-time] and 8 more like it") == true, "\(run.output)")
        #expect(run.lines.last?.hasPrefix("--verbose") == true)
    }

    @Test func `what an update moves or cancels is told, with the times before and now`() throws {
        let place = try Workplace()
        func imported(_ more: [String], start: String = "090000", _ options: String...) throws -> CommandRun {
            let file = try place.file(
                "tea.ics", calendar(start: "DTSTART;TZID=Asia/Tokyo:20270310T\(start)", more: more))
            return try place.run(["import", file, "--trip", "Tokyo"] + options)
        }
        _ = try imported([])
        let moved = try imported(["SEQUENCE:1"], start: "080000", "--dry-run")
        #expect(
            moved.lines[1]
                == "  moved: Tea, from Wed 10 March 2027 09:00 Asia/Tokyo to Wed 10 March 2027 08:00 Asia/Tokyo"
        )
        #expect(try imported(["SEQUENCE:1"], start: "080000").lines[1] == moved.lines[1])
        #expect(try imported(["SEQUENCE:2", "LOCATION:Ueno"], start: "080000").lines.count == 1)
        let off = try imported(["SEQUENCE:3", "STATUS:CANCELLED"], start: "080000", "--json").json()
        let trip = try #require((off["trips"] as? [[String: Any]])?.first)
        let change = try #require((trip["changes"] as? [[String: Any]])?.first)
        #expect(change["cancelled"] as? Bool == true && change["uid"] as? String == "one@example.org")
        #expect((change["before"] as? [String: Any])?["start"] as? String == "2027-03-10T08:00:00")
    }

    @Test func `what two files of one import move away and back is not told`() throws {
        let place = try Workplace()
        func file(_ name: String, _ hour: String, _ version: Int) throws -> String {
            try place.file(
                name,
                calendar(start: "DTSTART;TZID=Asia/Tokyo:20270310T\(hour)0000", more: ["SEQUENCE:\(version)"])
            )
        }
        _ = try place.run("import", file("0.ics", "09", 0), "--trip", "Tokyo")
        let there = try file("1.ics", "08", 1)
        let back = try file("2.ics", "09", 2)
        let elsewhere = try file("3.ics", "10", 2)
        func told(_ files: String...) throws -> [String] {
            try place.run(["import"] + files + ["--trip", "Tokyo", "--dry-run"]).lines.filter {
                $0.hasPrefix("  moved: ")
            }
        }
        #expect(try told(there).count == 1)
        #expect(try told(there, back) == [])
        let moved = try told(there, elsewhere)
        #expect(
            moved.count == 1
                && moved.first?.contains("09:00 Asia/Tokyo to Wed 10 March 2027 10:00") == true, "\(moved)")
    }

    @Test func `the times of what moved are told as every view shows them`() throws {
        let place = try Workplace()
        func moved(_ zone: String, _ old: String, _ new: String) throws -> String? {
            let files = try [(0, old), (1, new)].map { version, start in
                try place.file(
                    "\(version).ics",
                    calendar(start: "DTSTART;TZID=\(zone):\(start)", more: ["SEQUENCE:\(version)"]))
            }
            _ = try place.run("import", files[0], "--trip", zone)
            let run = try place.run(
                ["import", files[1], "--trip", zone], environment: ["LC_ALL": "en_US.UTF-8"])
            return run.lines.first { $0.hasPrefix("  moved: ") }
        }
        #expect(
            try moved("Europe/Berlin", "20261025T013000", "20261025T023000")
                == "  moved: Tea, from Sun 25 October 2026 1:30 am Europe/Berlin to "
                + "Sun 25 October 2026 2:30 am +02 Europe/Berlin")
        #expect(
            try moved("America/New_York", "20270314T013000", "20270314T023000")
                == "  moved: Tea, from Sun 14 March 2027 1:30 am America/New_York to "
                + "Sun 14 March 2027 3:30 am America/New_York (2:30 am does not exist)")
    }

    @Test func `no line of a file is said to float and to have a zone`() throws {
        let place = try Workplace()
        let file = try place.file(
            "flight.ics",
            calendar(
                title: "Flight LX 160 Zurich - Tokyo", start: "DTSTART:20270310T130000",
                end: "DTEND:20270311T090000",
                more: ["LOCATION:Zurich (ZRH)", "DESCRIPTION:Departure ZRH 13:00\\nArrival NRT 09:00"]))
        let run = try place.run("import", "-v", file)
        #expect(run.output.contains("[zone-from-place]"), "\(run.output)")
        #expect(!run.output.contains("[floating-time]"), "\(run.output)")
    }
}

/// Errors for programs.
@Suite("Errors in JSON") struct ErrorLineTests {
    @Test(arguments: [
        (["show", "nothing", "--json"], "", CommandStatus.noInput),
        (["agenda", "--json", "--no-such"], "usage", .usage),
        (["agneda", "--json"], "no-such-command", .usage), (["add", "banana", "--json"], "", .usage),
    ])
    func `an error is one object on standard error`(
        arguments: [String], code: String, status: CommandStatus
    ) throws {
        let run = try Workplace().run(arguments)
        #expect(run.status == status)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix(#"{"error":{"code":"\#(code)"#), "\(run.errors)")
        #expect(run.errors.hasSuffix("\"status\":\(status.rawValue)}}\n"))
        #expect(run.errors.filter { $0 == "\n" }.count == 1)
    }

    @Test func `whoever reads the status alone is told where to look`() throws {
        let place = try Workplace()
        let file = try place.file("broken.ics", calendar(start: "DTSTART;TZID=Middle/Earth:20270310T090000"))
        let run = try place.run("import", file, "--json")
        #expect(run.status == .badData)
        #expect(run.errors.contains(#""code":"incomplete""#), "\(run.errors)")
    }

    @Test func `an export on a terminal has nothing that it obeys, and in a pipe every byte`() throws {
        let place = try Workplace()
        let file = try place.file("evil.ics", calendar(title: "Tea\u{202E}\u{9B}31m\u{2066} 茶"))
        let shown = try place.run(["export", "-f", file], columns: 80)
        #expect(shown.output.contains("SUMMARY:Tea\u{FFFD}\u{FFFD}31m\u{FFFD} 茶\r\n"))
        #expect(try place.run("export", "-f", file).output.contains("Tea\u{202E}\u{9B}31m\u{2066} 茶"))
    }

    @Test func `a character that comes in two parts is shown whole`() {
        let screen = CapturedOutput()
        let shown = ScreenOutput(screen)
        for byte in "a茶é😀\u{9B}\r\nz\r!".utf8 { shown.write([byte]) }
        shown.write([0xE8, 0x8C])
        shown.write("end")
        #expect(screen.text == "a茶é😀\u{FFFD}\r\nz\u{FFFD}!\u{FFFD}end")
    }

    @Test func `what a terminal obeys is escaped in JSON`() throws {
        let place = try Workplace()
        let file = try place.file("evil.ics", calendar(title: "Tea\u{202E}\u{9B}31m\u{2066}"))
        let run = try place.run("agenda", "2027-03-10", "-f", file, "--json")
        #expect(run.status == .success)
        for scalar in run.output.unicodeScalars {
            #expect(!(0x80...0x9F).contains(scalar.value) && scalar != "\u{202E}" && scalar != "\u{2066}")
        }
    }
}
