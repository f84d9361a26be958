import Foundation
import TestKit
import Testing

@testable import TripCommands

@Suite("The manual and the help") struct ManualTests {
    private static let page = Fixtures.path(for: "docs/meridian.1")

    /// Every command by its path, and the groups of commands too.
    private static func commands(
        _ command: HelpDump.Command, _ parents: [String] = []
    ) -> [(path: [String], command: HelpDump.Command)] {
        let children = (command.subcommands ?? []).filter { $0.commandName != "help" }
        return [(parents, command)] + children.flatMap { commands($0, parents + [$0.commandName]) }
    }

    @Test func `every command's help shows it at work`() throws {
        let commands = Self.commands(try HelpDump.read())
        #expect(commands.count >= 15)
        let place = try Workplace()
        for (path, _) in commands {
            let help = try place.run(path + ["--help"])
            let shown = help.lines.filter { $0.trimmingCharacters(in: .whitespaces).hasPrefix("meridian ") }
            #expect(
                shown.contains { $0.contains("meridian " + path.joined(separator: " ")) },
                "\(path): \(help.output)")
            #expect(help.status == .success)
        }
    }

    @Test func `the manual page in docs is that of these commands`() throws {
        let page = try Workplace().run("manual")
        #expect(page.status == .success)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(page.bytes).write(to: URL(fileURLWithPath: Self.page))
        }
        #expect(page.output == (try Fixtures.text(Self.page)), "make docs writes it anew")
    }

    @Test func `the manual page tells every command, option and exit status`() throws {
        let page = try Workplace().run("manual").output
        for (path, command) in Self.commands(try HelpDump.read()) {
            let isGroup =
                command.subcommands?.contains { $0.commandName != "help" } == true
                && command.arguments?.contains { $0.shouldDisplay && $0.kind == "positional" } != true
            #expect(page.contains(".SS \"meridian \(path.joined(separator: " "))\"\n") == !isGroup)
            for argument in command.arguments ?? [] where argument.shouldDisplay {
                for name in argument.names ?? [] {
                    #expect(page.contains(Roff.bold(name.text)), "\(path) \(name.text)")
                }
            }
        }
        for status in CommandStatus.allCases { #expect(page.contains(".TP\n\\fB\(status.rawValue)\\fR\n")) }
    }

    /// `.` and `'` begin a request, and `\` an escape (groff_man(7)).
    @Test(arguments: [
        (".SH x", "\\&.SH x\n"), ("'x", "\\(aqx\n"), ("a\\fBb", "a\\efBb\n"), ("--json", "\\-\\-json\n"),
        ("a – b", "a \\[u2013] b\n"), ("✈", "\\[u2708]\n"), ("", ""),
        ("🛫", "\\[u1F6EB]\n"),
    ])
    func `no text is taken for a request`(text: String, roff: String) {
        var page = Roff()
        page.line(text)
        #expect(page.text == roff)
    }

    @Test func `long text is broken between words`() {
        var page = Roff()
        page.line(String(repeating: ".word ", count: 2_000))
        #expect(
            page.text.split(separator: "\n").allSatisfy { $0.utf8.count <= 82 && $0.hasPrefix("\\&.word") })
    }

    @Test func `man's own programs find no fault in the page`() throws {
        let place = try Workplace()
        let checks = [
            ("groff", ["-ww", "-man", "-Tutf8", "-z", Self.page]),
            ("mandoc", ["-Tlint", "-Wwarning", Self.page]),
        ]
        for (name, arguments) in checks {
            let program = "/usr/bin/\(name)"
            guard FileManager.default.isExecutableFile(atPath: program) else { continue }
            let run = try BuiltProgram.run(program: program, arguments, in: place.path, environment: [:])
            // The page is as old as the program; a date of its own would say nothing.
            let told = (run.errors + run.output).split(separator: "\n").filter {
                !$0.contains("missing date")
            }
            #expect(told.isEmpty, "\(name): \(told)")
        }
    }
}
