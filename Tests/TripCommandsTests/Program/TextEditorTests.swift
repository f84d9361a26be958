import CivilTime
import Foundation
import TestKit
import Testing

@testable import TripCommands

#if canImport(Glibc)
    import Glibc
#endif

/// Scripts stand for the editor; each runs as a process of its own.
@Suite("TextEditor") struct TextEditorTests {
    /// A place with an editor in it.
    private struct Desk {
        let place: Workplace
        let errors = CapturedOutput()
        var context: CommandContext

        init(_ script: String?, variable: String = "EDITOR", arguments: String = "", answers: [String]? = nil)
            throws
        {
            place = try Workplace()
            try FileManager.default.createDirectory(
                atPath: place.path + "/run", withIntermediateDirectories: true)
            var variables = ["PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": place.path + "/run"]
            if let script {
                // Run by a shell: to run a file that was just written fails where another thread starts a program
                // that inherits it open for writing.
                let editor = try place.file("my-editor", script + "\n")
                variables[variable] = "sh \(editor)\(arguments)"
            }
            context = CommandContext(
                environment: variables, standardInput: { _ in [] }, output: CapturedOutput(), errors: errors,
                columns: nil, clock: FixedNow(.epoch))
            context.terminal = answers.map(ScriptedTerminal.saying)
        }

        /// Whether nothing is left of the text.
        var isClean: Bool {
            (try? FileManager.default.contentsOfDirectory(atPath: place.path + "/run").isEmpty) == true
        }

        func edited(_ text: String, _ reading: (String) throws -> String = { $0 }) throws -> String? {
            try TextEditor(context: context).edited(text, named: "trip.json", reading)
        }

        func failure(_ text: String = "old\n") -> CommandFailure? {
            do {
                _ = try edited(text)
                return nil
            } catch {
                return CommandFailure(error)
            }
        }

        func note(_ name: String) throws -> String { try Fixtures.text("\(place.path)/\(name)") }
    }

    @Test(arguments: ["EDITOR", "VISUAL"]) func `the edited text comes back`(variable: String) throws {
        let desk = try Desk("printf 'new 🗼\\n' > \"$1\"", variable: variable)
        #expect(try desk.edited("old\n") == "new 🗼\n")
        #expect(desk.isClean)
    }

    @Test func `an editor may have arguments, and the file's name is one word`() throws {
        let desk = try Desk(
            "echo \"$# $1 $(basename \"$2\")\" > \"$0.seen\"; echo new > \"$2\"", arguments: " --wait")
        #expect(try desk.edited("old\n") == "new\n")
        #expect(try desk.note("my-editor.seen") == "2 --wait trip.json\n")
    }

    @Test func `nobody else can read the file, and the text is in it`() throws {
        let desk = try Desk(
            "stat -c '%a' \"$1\" \"$(dirname \"$1\")\" > \"$0.seen\"; cat \"$1\" >> \"$0.seen\"")
        #expect(try desk.edited("old 'x' $(id)\n") == nil)
        #expect(try desk.note("my-editor.seen") == "600\n700\nold 'x' $(id)\n")
    }

    @Test func `a text that is left as it was changes nothing`() throws {
        let desk = try Desk("touch \"$1\"")
        #expect(try desk.edited("old\n") { _ in throw NotAnObject(text: "read") } == nil)
        #expect(desk.isClean)
    }

    @Test(arguments: [
        ("exit 1", "ended with status 1"), ("exit 127", "is not installed (status 127)"),
        ("kill -9 $$", "was ended by signal 9"), ("echo new > \"$1\"; exit 3", "ended with status 3"),
    ])
    func `an editor that fails changes nothing and leaves nothing`(script: String, reason: String) throws {
        let desk = try Desk("exec sh -c '\(script)' sh \"$1\"")
        let failure = try #require(desk.failure())
        #expect(failure.status == .unavailable)
        #expect(failure.message.hasSuffix(" \(reason); nothing is changed"), "\(failure.message)")
        #expect(desk.isClean)
    }

    @Test func `an editor that does not exist is named`() throws {
        var desk = try Desk(nil)
        desk.context.environment["EDITOR"] = "no-such-editor\u{1B}[31m --wait"
        let failure = try #require(desk.failure())
        #expect(failure.message.contains("status 127"))
        #expect(!failure.message.contains("\u{1B}"))
    }

    @Test(arguments: [
        ("rm \"$1\"", "the editor left no file; nothing is changed"),
        ("printf '\\377\\376' > \"$1\"", "the text is not written in UTF-8; nothing is changed"),
        ("head -c 2000000 /dev/zero > \"$1\"", "the text has more than 1 MiB; nothing is changed"),
    ])
    func `what comes back must be a text`(script: String, message: String) throws {
        let desk = try Desk(script)
        let failure = desk.failure()
        #expect(failure?.status == .badData)
        #expect(failure?.message == message)
        #expect(desk.isClean)
    }

    @Test func `backups and other files of the editor go too`() throws {
        let desk = try Desk("cp \"$1\" \"$1~\"; mkdir \"$1.d\"; echo new > \"$1.new\"; mv \"$1.new\" \"$1\"")
        #expect(try desk.edited("old\n") == "new\n")
        #expect(desk.isClean)
    }

    @Test func `what cannot be read is edited again, with what was typed`() throws {
        let desk = try Desk("echo more >> \"$1\"", answers: ["", "y"])
        let text = try desk.edited("old\n") { text in
            guard text.hasSuffix("more\nmore\nmore\n") else {
                throw CommandFailure("x", "line 1: \u{1B}not yet", status: .badData)
            }
            return text
        }
        #expect(text == "old\nmore\nmore\nmore\n")
        #expect(
            desk.errors.text
                == String(repeating: "error: line 1: \u{FFFD}not yet\nEdit it again? [Y/n] ", count: 2))
    }

    @Test(arguments: [nil, [], ["n"]] as [[String]?])
    func `else what is wrong with it ends the command`(answers: [String]?) throws {
        let desk = try Desk("echo more >> \"$1\"", answers: answers)
        let error = #expect(throws: CommandFailure.self) {
            try desk.edited("old\n") { _ in throw CommandFailure("x", "not yet", status: .badData) }
        }
        #expect(error?.message == "not yet")
        #expect(desk.isClean)
    }

    @Test func `VISUAL goes before EDITOR, but not on a dumb terminal`() throws {
        var desk = try Desk("echo new > \"$1\"")
        desk.context.environment["VISUAL"] = "false"
        #expect(desk.failure()?.code == "editor-failed")
        desk.context.environment["TERM"] = "dumb"
        #expect(try desk.edited("old\n") == "new\n")
    }

    @Test func `without an editor and without a person there is nothing to show`() throws {
        let desk = try Desk(nil)
        #expect(
            desk.failure()?.message
                == "no editor can be shown here; set EDITOR, or say what to change by options")
        #expect(desk.failure()?.status == .usage)
        var empty = try Desk(nil, answers: [])
        empty.context.environment["PATH"] = empty.place.path
        #expect(empty.failure()?.message == "there is no editor; set EDITOR to one that is installed")
        #expect(empty.failure()?.status == .unavailable)
    }

    @Test func `the usual editor is found in PATH`() throws {
        let desk = try Desk(nil, answers: [])
        // Whatever `nano` is, it is what edits: here it removes the file.
        try FileManager.default.createSymbolicLink(
            atPath: desk.place.path + "/nano", withDestinationPath: "/bin/rm")
        var context = desk.context
        context.environment["PATH"] = desk.place.path
        let failure = #expect(throws: CommandFailure.self) {
            try TextEditor(context: context).edited("old\n", named: "trip.json") { $0 }
        }
        #expect(failure?.message == "the editor left no file; nothing is changed")
    }

    /// A terminal stops a program of another group as soon as it reads or draws.
    @Test func `the editor is in our process group`() throws {
        // A small machine has no `ps`.
        let group = "{ ps -o pgid= -p $$ 2> /dev/null || cut -d ' ' -f 5 /proc/$$/stat; }"
        let desk = try Desk("\(group) | tr -d ' ' > \"$0.seen\"")
        _ = try desk.edited("old\n")
        #expect(try desk.note("my-editor.seen") == "\(getpgrp())\n")
    }

    @Test func `an interrupt from the keyboard is for the editor`() throws {
        let desk = try Desk("kill -INT $PPID; kill -INT $$; echo new > \"$1\"")
        let failure = desk.failure()
        #expect(
            failure?.message.hasSuffix("was ended by signal 2; nothing is changed") == true,
            "\(String(describing: failure))")
        #expect(desk.isClean)
    }

    @Test func `no place for the file is an error`() throws {
        var desk = try Desk("echo new > \"$1\"")
        desk.context.environment["XDG_RUNTIME_DIR"] = "/no/such/place"
        desk.context.environment["TMPDIR"] = desk.place.path + "/run"
        #expect(try desk.edited("old\n") == "new\n")
        #expect(desk.isClean)
    }
}
