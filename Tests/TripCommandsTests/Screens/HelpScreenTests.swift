import ArgumentParser
import Rendering
import Testing

@testable import TripCommands

/// The help of each command.
@Suite("Help on a screen") struct HelpScreenTests {
    /// The names of all commands that do something, each with those above it.
    static let commands = leaves(of: Meridian.self, named: [])

    private static func leaves(of command: any ParsableCommand.Type, named path: [String]) -> [[String]] {
        let below = command.configuration.subcommands
        guard !below.isEmpty else { return [path] }
        return below.flatMap { leaves(of: $0, named: path + [$0.configuration.commandName ?? ""]) }
    }

    @Test(arguments: commands)
    func `it fits the screen, begins with two examples, and names no option of every command`(
        _ command: [String]
    ) throws {
        for columns in [60, 80, 120] {
            let run = try Workplace().run(command + ["--help"], columns: columns)
            #expect(run.status == .success && run.errors.isEmpty)
            for line in run.lines { #expect(DisplayWidth.columns(of: line) <= columns, "\(line)") }
            guard columns == 120 else { continue }
            // These two have the options of all kinds; help add KIND has those of one.
            let most = [["add"], ["edit"]].contains(command) ? 80 : 52
            #expect(run.lines.count <= most, "\(run.lines.count) lines")
            let usage = try #require(run.lines.firstIndex { $0.hasPrefix("USAGE: meridian ") })
            let examples = run.lines[..<usage].filter { $0.contains("meridian ") && $0 != run.lines[0] }
            #expect(examples.count >= 2, "\(run.output)")
            #expect(!run.lines[usage].contains("--tzdir"))
        }
    }
}
