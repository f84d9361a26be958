import Foundation
import TestKit
import Testing
import TripStorage

@testable import TripCommands

/// The filter as a process: threads, pipes that close, and disks that are full.
@Suite("meridian fleet as a process", .serialized) struct FleetProcessTests {
    private let place: Workplace
    private let file: String
    private let lines = 3_000
    private var environment: [String: String] {
        ["TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_NOW": FleetLines.now, "HOME": place.path]
    }

    init() throws {
        place = try Workplace()
        let store = place.path + "/life.db"
        var life = RandomLife(seed: 7)
        try life.write(to: FileTripStore.open(store, for: .writing))
        let backup = try place.run("backup", "--db", store).json()
        let trips = try #require(backup["trips"] as? [[String: Any]])
        var text = ""
        for number in 0..<lines {
            // Every hundredth line is cut off.
            let line = try FleetLines.text([
                ["v": 1, "id": "\(number)", "home": "Europe/Berlin", "trip": trips[number % trips.count]]
            ])
            text += number % 100 == 99 ? line.prefix(line.count / 2) + "\n" : line
        }
        file = try place.file("trips.ndjson", text)
    }

    private func shell(_ command: String) throws -> BuiltProgram.Result {
        let program = "'\(BuiltProgram.path)' fleet check '\(file)'"
        return try BuiltProgram.run(
            program: "/bin/sh", ["-c", command.replacing("CHECK", with: program)], in: place.path,
            environment: environment)
    }

    @Test func `several threads give the bytes of one, in the order of the lines`() throws {
        let one = try shell("CHECK")
        #expect(one.status == 0, "\(one.errors)")
        let ends = one.output.split(separator: "\n").filter {
            $0.hasPrefix("{\"done\"") || $0.hasPrefix("{\"error\"")
        }
        #expect(ends.count == lines)
        #expect(ends.count { $0.contains("\"notJSON\"") } == lines / 100)
        for threads in [2, 3, 8] {
            let many = try shell("CHECK --threads \(threads)")
            #expect(many.status == 0)
            #expect(Golden.firstDifference(of: many.output, from: one.output) == nil)
        }
        let piped = try shell("cat '\(file)' | '\(BuiltProgram.path)' fleet check --threads 2")
        #expect(piped.output == one.output)
    }

    @Test(arguments: [1, 2]) func `a reader that goes away ends it quietly`(_ threads: Int) throws {
        let run = try shell("{ CHECK --threads \(threads); echo $? >&2; } | head -n 1")
        #expect(run.output.split(separator: "\n").count == 1)
        // 141 is SIGPIPE.
        #expect(run.errors == "141\n")
    }

    @Test(arguments: [1, 2]) func `a full disk is an error`(_ threads: Int) throws {
        let run = try shell("CHECK --threads \(threads) > /dev/full")
        #expect(run.status == 74)
        #expect(run.errors == "error: standard output cannot be written\n")
    }

    @Test func `an endless line costs no memory, and the next one has its answer`() throws {
        // 1 GiB without a line feed, by a process that may have no more than 256 MiB of data.
        let run = try shell(
            "{ head -c 1073741824 /dev/zero | tr '\\0' x; echo; head -n 1 '\(file)'; } | "
                + "{ ulimit -d 262144; '\(BuiltProgram.path)' fleet check; }")
        #expect(run.status == 0, "\(run.errors)")
        let first = run.output.split(separator: "\n").first.map(String.init)
        let begins = String(repeating: "x", count: 80) + "…"
        #expect(
            first
                == #"{"error":{"begins":"\#(begins)","code":"tooLong","reason":"the line has 1073741824 bytes; at most 8388608 are read"},"id":null,"line":1,"v":1}"#
        )
        // The answers to the line after it are those after any other bad line.
        let short = try shell("{ echo x; head -n 1 '\(file)'; } | '\(BuiltProgram.path)' fleet check")
        let (found, expected) = (run.output.drop { $0 != "\n" }, short.output.drop { $0 != "\n" })
        #expect(found == expected)
        #expect(expected.count > 10)
    }
}
