import CivilTime
import Foundation
import StrictJSON
import Synchronization
import TestKit
import Testing

@testable import TripCommands

/// Inputs that never end, or are larger than anybody's.
@Suite("Endless and huge inputs") struct InputLimitTests {
    /// A file that has a size and takes no room.
    private func sparse(_ place: Workplace, _ size: UInt64) throws -> String {
        let path = try place.file("huge", "{")
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: size)
        try file.close()
        return path
    }

    @Test(arguments: [
        (["restore"], "is no JSON: it has zero bytes"), (["check", "--settings"], "has more than the 1 MiB"),
        (["protect", "Here", "--passphrase-file"], "its first line has more than 4096 bytes"),
    ])
    func `a file of three gibibytes is refused before it is read`(arguments: [String], reason: String) throws
    {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Here")
        let path = try sparse(place, 3 << 30)
        let start = ProcessorTime.now
        let run = try place.run(arguments + [path])
        #expect(![.success, .findings].contains(run.status))
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(ProcessorTime.now - start < .seconds(30))
    }

    @Test(arguments: [
        (["add", "-", "--trip", "Here"], 16 << 20), (["protect", "Here", "--passphrase-file", "-"], 4_096),
        (["attach", "--trip", "Here", "-", "--name", "x.pdf"], 10 << 20),
        (["check", "--settings", "-"], 1 << 20),
    ])
    func `of an input without an end one byte more than the limit is asked for`(
        arguments: [String], most: Int
    ) throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Here")
        let wasAsked = Mutex(false)
        let run = try place.run(arguments) { context in
            context.standardInput = { asked in
                #expect(asked == most)
                wasAsked.withLock { $0 = true }
                return [UInt8](repeating: UInt8(ascii: "y"), count: asked + 1)
            }
        }
        #expect(wasAsked.withLock { $0 })
        #expect(![.success, .findings].contains(run.status), "\(run.output)")
        #expect(!run.errors.isEmpty)
    }

    @Test func `a device without an end is read up to the limit`() throws {
        #expect(try InputFile(path: "/dev/zero").head(1 << 16, in: context(Workplace())).count == 1 << 16 + 1)
        #expect(throws: CommandFailure.self) {
            try InputFile(path: "/dev/zero").bytes(in: context(Workplace()), most: 1 << 16)
        }
    }

    private func context(_ place: Workplace) -> CommandContext {
        CommandContext(
            environment: [:], standardInput: { _ in [] }, output: CapturedOutput(), errors: CapturedOutput(),
            columns: nil, clock: FixedNow(.epoch))
    }

    @Test func `an attachment gets its name when it is whole, and never that of another file`() throws {
        let place = try Workplace()
        let first = try NewFile.write([1], named: "pass.pdf", in: place.path)
        let second = try NewFile.write([2], named: "pass.pdf", in: place.path)
        #expect(first.hasSuffix("/pass.pdf") && second.hasSuffix("/pass (2).pdf"))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == [
                "pass (2).pdf", "pass.pdf",
            ])
        for path in [first, second] {
            #expect(
                try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
        }
        #expect(throws: CommandFailure.self) { try NewFile.write([3], named: "a", in: place.path + "/none") }
    }

    @Test func `a new file with codes is its owner's, and one that is replaced keeps its permissions`() throws
    {
        let place = try Workplace()
        _ = try place.run("import", try Demo.files[0], "--trip", "Tokyo")
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        let shared = try place.file("shared.ics", "")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: shared)
        for (name, options, wanted) in [
            ("own.ics", [], 0o600), ("redacted.ics", ["--redact", "shared"], 0o644),
            ("shared.ics", [], 0o644),
        ] {
            let path = "\(place.path)/\(name)"
            #expect(try place.run(["export", "Tokyo", "-o", path] + options).status == .success)
            #expect(try mode(path) == wanted, "\(name)")
        }
    }
}
