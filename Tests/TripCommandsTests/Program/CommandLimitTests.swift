import CivilTime
import Foundation
import GRDB
import TestKit
import Testing

@testable import TripCommands

/// The bounds of the command line and of what commands read, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of commands") struct CommandLimitTests {
    private func trip() throws -> Workplace {
        let place = try Workplace()
        #expect(
            try place.run("trip", "new", "T", "--start", "2027-03-01", "--end", "2027-03-20").status
                == .success)
        return place
    }

    @Test(arguments: ["search", "places"]) func `10,000 results are listed at most`(_ command: String) throws
    {
        let place = try trip()
        #expect(try place.run(command, "lon", "--limit", "10000").status == .success)
        let above = try place.run(command, "lon", "--limit", "10001")
        #expect(above.status == .usage)
        #expect(above.errors.hasPrefix("error: --limit 10001: is 1 to 10000"))
    }

    @Test func `a picture has 400 days at most`() throws {
        let place = try trip()
        let file = try place.file("a.ics", calendar())
        // 2027 has 365 days, January 2028 has 31, and four more are 400.
        #expect(try place.run("month", "2027-01-01..2028-02-04", "-f", file).status == .success)
        let above = try place.run("month", "2027-01-01..2028-02-05", "-f", file)
        #expect(above.status == .usage)
        #expect(above.errors.contains("401 days") && above.errors.contains("at most 400"), "\(above.errors)")
    }

    @Test func `a stay has 3,650 nights at most`() throws {
        let place = try trip()
        func added(_ nights: String) throws -> CommandRun {
            try place.run(
                "add", "lodging", "H", "--start", "2027-03-01", "--nights", nights, "--zone", "Asia/Tokyo",
                "--dry-run")
        }
        #expect(try added("3650").status == .success)
        let above = try added("3651")
        #expect(above.status == .usage)
        #expect(above.errors.contains("--nights 3651: a stay has 1 to 3650 nights"))
    }

    @Test func `a typed time has 300 bytes at most`() throws {
        let place = try trip()
        func added(_ size: Int) throws -> CommandRun {
            let (date, clock) = ("2027-03-12", "19:00")
            let blanks = String(repeating: " ", count: size - date.count - clock.count)
            return try place.run(
                "add", "event", "X", "--start", date + blanks + clock, "--zone", "Asia/Tokyo", "--dry-run")
        }
        #expect(try added(300).status == .success)
        let above = try added(301)
        #expect(above.status == .usage)
        #expect(above.errors.contains("--start"))
    }

    @Test func `a number in JSON is a hundred years of seconds at most`() throws {
        let place = try trip()
        func added(_ seconds: Int) throws -> CommandRun {
            try place.run(
                "add", "-", "--dry-run",
                input: """
                    {"kind": "event", "title": "X", "start": "2027-03-12T19:00[Asia/Tokyo]", "reminders": [{"seconds": \(seconds)}]}
                    """)
        }
        let most = try added(-3_155_760_000)
        #expect(most.status == .success, "\(most.errors)")
        let above = try added(-3_155_760_001)
        #expect(above.status == .badData)
        #expect(above.errors.contains("3155760001"), "\(above.errors)")
    }

    @Test(arguments: [(1 << 20, true), (1 << 20 + 1, false)])
    func `a text comes back from the editor with a mebibyte at most`(_ size: Int, _ isRead: Bool) throws {
        let place = try Workplace()
        let script = try place.file("editor", "head -c \(size) /dev/zero | tr '\\0' x > \"$1\"\n")
        let context = CommandContext(
            environment: ["PATH": "/usr/bin:/bin", "TMPDIR": place.path, "EDITOR": "sh \(script)"],
            standardInput: { _ in [] }, output: CapturedOutput(), errors: CapturedOutput(), columns: nil,
            clock: FixedNow(.epoch))
        let editor = TextEditor(context: context)
        if isRead {
            #expect(try editor.edited("old", named: "a.json") { $0.utf8.count } == size)
        } else {
            let error = #expect(throws: CommandFailure.self) {
                try editor.edited("old", named: "a.json") { $0 }
            }
            #expect(error?.message == "the text has more than 1 MiB; nothing is changed")
        }
    }

    @Test(arguments: [(16 << 20, ""), (16 << 20 + 1, "has more than 16 MiB")])
    func `a catalogue has 16 MiB at most`(_ size: Int, _ reason: String) throws {
        let place = try Workplace()
        let text = #"{"language":"qps","messages":{}}"#
        let path = try place.file("qps.json", text + String(repeating: " ", count: size - text.utf8.count))
        let run = try BuiltProgram.run(
            ["when", "@0", "--in", "Asia/Tokyo"], in: place.path,
            environment: [
                "TZDIR": TestZones.Release.r2026f.directory, "LANG": "qps_XX.UTF-8",
                "MERIDIAN_LOCALES": place.path, "HOME": place.path,
            ])
        #expect(run.status == 0)
        #expect(
            run.errors == (reason.isEmpty ? "" : "warning: \(path): \(reason); messages are in English\n"))
    }

    @Test func `the extractor is waited for, and then stopped`() throws {
        let place = try Workplace()
        let program = try place.file("kitinerary-extractor", "#!/bin/sh\nexec sleep 30\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        var extractor = try KitineraryExtractor(environment: ["PATH": "\(place.path):/usr/bin:/bin"])
        #expect(extractor.patience == 60)
        extractor.patience = 0.2
        let error = #expect(throws: CommandFailure.self) {
            try extractor.reservations(in: [], named: "a.pdf", environment: ["PATH": "/usr/bin:/bin"])
        }
        #expect(error?.message.contains("took more than") == true)
    }

    @Test(arguments: [(16 << 20, true), (16 << 20 + 1, false)])
    func `an answer of the extractor has 16 MiB at most`(_ size: Int, _ isRead: Bool) throws {
        let place = try Workplace()
        let program = try place.file(
            "kitinerary-extractor", "#!/bin/sh\nprintf '[]'\nhead -c \(size - 2) /dev/zero | tr '\\0' ' '\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let extractor = try KitineraryExtractor(environment: ["PATH": "\(place.path):/usr/bin:/bin"])
        func answer() throws -> [UInt8] {
            try extractor.reservations(in: [], named: "a.pdf", environment: ["PATH": "/usr/bin:/bin"])
        }
        if isRead {
            #expect(try answer().count == size)
        } else {
            let error = #expect(throws: CommandFailure.self) { try answer() }
            #expect(error?.code == "extractor-failed")
        }
    }

    @Test func `an attachment is written under 200 bytes of its name, beside 999 others`() throws {
        let place = try Workplace()
        #expect(NewFile.safeName(String(repeating: "a", count: 196) + ".pdf").utf8.count == 200)
        let cut = NewFile.safeName(String(repeating: "a", count: 197) + ".pdf")
        #expect(cut == String(repeating: "a", count: 196) + ".pdf")
        for number in 1...999 {
            _ = try place.file(number == 1 ? "a.pdf" : "a (\(number)).pdf", "")
        }
        #expect(try NewFile.write([1], named: "a.pdf", in: place.path) == "\(place.path)/a (1000).pdf")
        let error = #expect(throws: CommandFailure.self) {
            try NewFile.write([1], named: "a.pdf", in: place.path)
        }
        #expect(error?.message == "\(place.path)/a.pdf: there are 1000 files of this name")
    }

    @Test(arguments: [(0, true), (1, false)])
    func `commands with 64 MiB of rows can be taken back`(_ more: Int, _ isKept: Bool) throws {
        let place = try trip()
        func rename(_ name: String, to new: String) throws {
            #expect(try place.run("trip", "edit", name, "--name", new).status == .success)
        }
        try rename("T", to: "U")
        try rename("U", to: "T")
        let queue = try DatabaseQueue(path: place.store)
        let bytes = try queue.read {
            try Int.fetchOne($0, sql: "SELECT bytes FROM command ORDER BY number DESC") ?? 0
        }
        try queue.close()
        #expect(bytes > 0)
        // The two newer ones have as many bytes as the last one.
        try place.damage(
            """
            UPDATE command SET bytes = \(64 << 20 - 2 * bytes + more)
            WHERE number = (SELECT number FROM command ORDER BY number LIMIT 1 OFFSET 1)
            """)
        try rename("T", to: "U")
        let commands = try place.run("history", "--json").json()["history"] as? [[String: Any]]
        #expect(commands?.count == (isKept ? 4 : 2))
    }
}
