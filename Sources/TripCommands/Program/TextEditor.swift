import Foundation
import Messages
import Rendering

/// The user's text editor.
///
/// It is the one of `VISUAL`, unless `TERM` is `dumb`, else that of `EDITOR`, each with optional arguments;
/// else the first available of `sensible-editor`, `nano` and `vi`.
struct TextEditor: Sendable {
    let context: CommandContext

    /// The default editors: Debian's choice, the one that explains itself, POSIX's.
    private static let usual = ["sensible-editor", "nano", "vi"]
    /// The most bytes of an edited text.
    private static let mostBytes = 1 << 20

    /// Lets the text be edited until it can be parsed.
    ///
    /// An unparsable text goes back to the editor on request; without a terminal it ends the command.
    ///
    /// - Parameters:
    ///   - text: The initial text.
    ///   - name: The name of the file, whose extension shows the editor its format.
    ///   - reading: Parses the edited text; its error is shown.
    /// - Returns: The result of `reading`; nil for an unchanged text.
    /// - Throws: A ``CommandFailure`` when there is no editor, when it ends with a status other than 0, or
    ///   the error of `reading`.
    func edited<Value>(_ text: String, named name: String, _ reading: (String) throws -> Value) throws
        -> Value?
    {
        let directory = try PrivateDirectory(in: context)
        defer { directory.remove() }
        let file = try directory.write(text, to: name)
        let command = try command()
        while true {
            try run(command, on: file)
            let changed = try contents(of: file)
            guard changed != text else { return nil }
            do {
                return try reading(changed)
            } catch {
                guard context.terminal != nil else { throw error }
                context.errors.line(tr("error: \(Printable.line(CommandFailure(error).message))"))
                guard let answer = context.ask(tr("Edit it again?") + " [Y/n]"),
                    answer.isEmpty || CommandContext.isYes(answer)
                else { throw error }
            }
        }
    }

    /// Returns the editor's command, in shell syntax.
    private func command() throws -> String {
        let isDumb = context.variable("TERM") == "dumb"
        if let stated = (isDumb ? nil : context.variable("VISUAL")) ?? context.variable("EDITOR") {
            return stated
        }
        guard context.terminal != nil else {
            throw CommandFailure(
                "no-editor", tr("no editor can be shown here; set EDITOR, or say what to change by options"),
                status: .usage)
        }
        let directories = (context.variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
        let found = TextEditor.usual.first { name in
            directories.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
        }
        guard let found else {
            throw CommandFailure(
                "no-editor", tr("there is no editor; set EDITOR to one that is installed"),
                status: .unavailable)
        }
        return found
    }

    private func run(_ command: String, on file: String) throws {
        // The shell parses the command, which may have arguments, and never the file's name.
        let child = ChildProcess(
            arguments: ["sh", "-c", command + " \"$@\"", command, file], environment: context.environment)
        let reason: String
        switch child.run() {
        case .exited(0): return
        case .exited(127): reason = tr("is not installed (status 127)")
        // A shell reports signals of its children this way.
        case .exited(let status) where status > 128: reason = tr("was ended by signal \(status - 128)")
        case .exited(let status): reason = tr("ended with status \(status)")
        case .killed(let signal): reason = tr("was ended by signal \(signal)")
        case nil: reason = tr("cannot be started")
        }
        throw CommandFailure(
            "editor-failed", tr("the editor \(Printable.name(command)) \(reason); nothing is changed"),
            status: .unavailable)
    }

    private func contents(of file: String) throws -> String {
        guard let open = FileHandle(forReadingAtPath: file),
            let bytes = try? open.read(upToCount: TextEditor.mostBytes + 1) ?? Data()
        else { throw unreadable(tr("the editor left no file")) }
        guard bytes.count <= TextEditor.mostBytes else {
            throw unreadable(tr("the text has more than 1 MiB"))
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw unreadable(tr("the text is not written in UTF-8"))
        }
        return text
    }

    private func unreadable(_ reason: String) -> CommandFailure {
        CommandFailure("editor-failed", tr("\(reason); nothing is changed"), status: .badData)
    }
}
