import Messages
import Rendering
import StrictJSON
import TripStorage
import TypedInput

/// A problem of the store in JSON.
struct ProblemDocument: Encodable, Sendable {
    let code: String
    let severity: String
    let message: String
    /// The command that resolves it, or what to do.
    let mend: String
    /// The commands in it for a POSIX shell, each of which resolves it; capitals are placeholders.
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

    /// Makes the problem of a record that a backup drops, with the command that deletes it.
    init(code: String, message: String, restoring: Bool, deletion: String) {
        let restore = "meridian restore BACKUP"
        self.init(
            code: code, severity: "error", message: message,
            mend: restoring
                ? tr("\(restore), of one that has it; to do without it: \(deletion)")
                : tr("\(deletion); then \(restore), of one that has it"),
            commands: restoring ? [restore, deletion] : [deletion])
    }

    /// Makes the problem of a store that cannot be backed up.
    init(noBackupSince error: StorageError) {
        let restore = "meridian restore BACKUP --db NEW"
        self.init(
            code: "noBackup", severity: "error", message: tr("no backup can be made: \("\(error)")"),
            mend: tr("\(restore), which makes a sound store"), commands: [restore])
    }

    /// Makes the problem of a store whose backup nobody could restore.
    init(tooLarge error: DocumentError) {
        let delete = "meridian attachments delete ATTACHMENT"
        self.init(
            code: "noBackup", severity: "error",
            message: tr("no backup can be made: \(error.subject) \(error.reason)"),
            mend: tr("\(delete), for large files that can be kept elsewhere"), commands: [delete])
    }

    /// Makes the problem of a machine that cannot write calendars.
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

    /// Returns two lines: the problem and its resolution.
    func text(_ style: TextStyle) -> String {
        let mark: TextStyle.Mark = severity == "error" ? .alarm : .caution
        return
            tr(
                "\(style.marked(severity == "error" ? tr("error") : tr("warning"), mark)): \(Printable.line(message)) [\(code)]\n  mend: \(mend)\n"
            )
    }
}
