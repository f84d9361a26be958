import Messages
import Rendering
import TripStorage

/// Something that is wrong in the store, as JSON has it.
struct ProblemDocument: Encodable, Sendable {
    let code: String
    let severity: String
    let message: String
    /// The command that mends it, or what to do.
    let mend: String
    /// The commands in it, each of which mends it, as a POSIX shell takes them; a word in capitals is for a person to say.
    let commands: [String]

    init(code: String, severity: String, message: String, mend: String, commands: [String]) {
        (self.code, self.severity, self.message) = (code, severity, message)
        (self.mend, self.commands) = (mend, commands)
    }

    init(_ problem: StoreProblem) {
        code = problem.code.rawValue
        severity = problem.severity.rawValue
        message = problem.description
        let restore = "meridian restore BACKUP"
        let record = problem.record ?? problem.subject
        switch problem.mend {
        case .repair:
            commands = ["meridian doctor --fix"]
            mend = commands[0]
        case .restore:
            commands = [restore + " --db NEW"]
            mend = commands[0] + tr(", which makes a sound store")
        case .delete:
            commands = [Self.deletion(of: problem)]
            mend = tr("\(commands[0]); then \(restore), of one that has it")
        case .replace where [.unreadableRow, .damagedText].contains(problem.code):
            commands = [restore, Self.deletion(of: problem)]
            mend = tr("\(restore), of one that has it; to do without it: \(commands[1])")
        case .replace:
            commands = [restore, ShellWord.command("meridian attachments delete", record)]
            mend =
                tr(
                    "\(restore), of one that has it, or attach the same file again; to do without it: \(commands[1])"
                )
        }
    }

    /// A record that a backup leaves out, and the command that deletes it.
    init(code: String, message: String, restoring: Bool, deletion: String) {
        let restore = "meridian restore BACKUP"
        self.init(
            code: code, severity: "error", message: message,
            mend: restoring
                ? tr("\(restore), of one that has it; to do without it: \(deletion)")
                : tr("\(deletion); then \(restore), of one that has it"),
            commands: restoring ? [restore, deletion] : [deletion])
    }

    /// A store of which no backup can be made, and why.
    init(noBackupSince error: StorageError) {
        let restore = "meridian restore BACKUP --db NEW"
        self.init(
            code: "noBackup", severity: "error", message: tr("no backup can be made: \("\(error)")"),
            mend: tr("\(restore), which makes a sound store"), commands: [restore])
    }

    /// A machine on which no calendar can be written, and why.
    init(withoutLibical problem: String) {
        self.init(
            code: "noLibical", severity: "error",
            message: tr("libical, with which calendars are read and written, cannot be loaded: \(problem)"),
            mend: tr("install libical 3: on Debian the package libical3"), commands: [])
    }

    private static func deletion(of problem: StoreProblem) -> String {
        let trip = problem.trip.map { ["--trip", ShellWord.quoted($0)] } ?? []
        return ShellWord.command("meridian delete", options: trip, problem.record ?? problem.subject)
    }

    /// Two lines: what is wrong, and what mends it.
    func text(_ style: TextStyle) -> String {
        let mark: TextStyle.Mark = severity == "error" ? .red : .yellow
        return
            tr(
                "\(style.marked(severity == "error" ? tr("error") : tr("warning"), mark)): \(Printable.line(message)) [\(code)]\n  mend: \(mend)\n"
            )
    }
}
