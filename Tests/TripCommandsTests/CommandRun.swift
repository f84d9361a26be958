import CivilTime
import Foundation
import GRDB
import Sealing
import TestKit

@testable import TripCommands

/// One run of a command line in a world made for it: zones of a known release, a present that stands still, a directory
/// of its own.
struct CommandRun {
    let status: CommandStatus
    let output: String
    let bytes: [UInt8]
    let errors: String

    /// The lines of the output, without the last line's end.
    var lines: [String] {
        output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    /// The output as JSON.
    func json() throws -> [String: Any] {
        guard let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            throw NotAnObject(text: output)
        }
        return object
    }
}

/// A directory for one test, gone when the test is over.
final class Workplace: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/meridian-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    var store: String { path + "/store/meridian.db" }

    /// Writes a file and returns its path.
    func file(_ name: String, _ text: String) throws -> String {
        try file(name, Array(text.utf8))
    }

    func file(_ name: String, _ bytes: [UInt8]) throws -> String {
        let path = "\(self.path)/\(name)"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Changes the store's file as no version of the program does.
    func damage(_ sql: String) throws {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        let queue = try DatabaseQueue(path: store, configuration: configuration)
        try queue.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA ignore_check_constraints = ON")
            try database.execute(sql: sql)
        }
        try queue.close()
    }

    /// Runs a command line in this place.
    func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:], columns: Int? = nil,
        now: String = "2027-03-01T09:00:00Z"
    ) throws -> CommandRun {
        try run(arguments, input: Array(input.utf8), environment: environment, columns: columns, now: now)
    }

    func run(
        _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:], columns: Int? = nil,
        now: String = "2027-03-01T09:00:00Z", answers: [String]? = nil, system: [String] = [],
        programs: [String]? = nil, in change: (inout CommandContext) -> Void = { _ in }
    ) throws -> CommandRun {
        var variables = [
            "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": store,
            "MERIDIAN_HOME": "Europe/Berlin",
        ]
        variables.merge(environment) { _, new in new }
        let output = CapturedOutput()
        let errors = CapturedOutput()
        var context = CommandContext(
            environment: variables, standardInput: { _ in input }, output: output, errors: errors,
            columns: columns,
            clock: FixedNow(try Instant(parsing: now)))
        // No machine's own zones: without TZDIR a run has those of the program.
        context.zoneDirectories = system
        if let programs { context.programDirectories = programs }
        // A passphrase takes long to try, on purpose; not here.
        context.sealingCost = ScryptCost(exponent: 4, passes: 1)
        context.terminal = answers.map(ScriptedTerminal.saying)
        change(&context)
        let status = MeridianProgram.run(arguments, in: context)
        return CommandRun(status: status, output: output.text, bytes: output.contents, errors: errors.text)
    }
}

/// The sample bookings.
enum Demo {
    static let directory = Fixtures.path(for: "docs/demo")

    static var files: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: directory).filter { $0.hasSuffix(".ics") }
                .sorted()
                .map { "\(directory)/\($0)" }
        }
    }
}

/// An event of one hour in Tokyo, as a calendar file.
func calendar(
    uid: String = "one@example.org", title: String = "Tea",
    start: String = "DTSTART;TZID=Asia/Tokyo:20270310T090000",
    end: String = "DTEND;TZID=Asia/Tokyo:20270310T100000", more: [String] = [], name: String? = nil
) -> String {
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN"]
    let event = [
        "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20270101T000000Z", start, end, "SUMMARY:\(title)",
    ]
    let lines =
        head + (name.map { ["X-WR-CALNAME:\($0)"] } ?? []) + event + more + ["END:VEVENT", "END:VCALENDAR"]
    return lines.map { $0 + "\r\n" }.joined()
}

/// Output that should have been a JSON object.
struct NotAnObject: Error {
    let text: String
}
