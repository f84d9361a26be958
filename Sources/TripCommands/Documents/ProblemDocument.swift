import Rendering
import TripStorage

/// Something that is wrong in the store, as JSON has it.
struct ProblemDocument: Encodable, Sendable {
    let code: String
    let severity: String
    let message: String
    /// The command that mends it, or what to do.
    let mend: String

    init(code: String, severity: String, message: String, mend: String) {
        (self.code, self.severity, self.message, self.mend) = (code, severity, message, mend)
    }

    init(_ problem: StoreProblem) {
        code = problem.code.rawValue
        severity = problem.severity.rawValue
        message = problem.description
        mend =
            switch problem.mend {
            case .repair: "meridian doctor --fix"
            case .restore: "meridian restore BACKUP --db NEW, which makes a sound store"
            case .replace:
                "meridian restore BACKUP, of one that has it, or attach the same file again; to do without it: "
                    + "meridian attachments delete \(problem.record ?? problem.subject)"
            }
    }

    /// Two lines: what is wrong, and what mends it.
    func text(_ style: TextStyle) -> String {
        let mark: TextStyle.Mark = severity == "error" ? .red : .yellow
        return
            "\(style.marked(severity, mark)): \(Printable.line(message)) [\(code)]\n  mend: \(Printable.line(mend))\n"
    }
}
