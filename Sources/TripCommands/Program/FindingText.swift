import Findings
import ICalendar
import Messages
import Rendering

/// Findings about files as text: one line each, place first.
enum FindingText {
    static func lines(_ findings: [Finding], _ style: TextStyle) -> String {
        findings.map { line($0, style) + "\n" }.joined()
    }

    static func line(_ finding: Finding, _ style: TextStyle) -> String {
        let mark: TextStyle.Mark =
            switch finding.severity {
            case .repaired: .green
            case .warning: .yellow
            case .error: .red
            }
        var place = Printable.line(finding.file ?? tr("calendar"))
        if finding.line > 0 { place += ":\(finding.line)" }
        let severity = style.marked(finding.severity.word, mark)
        return "\(place): \(severity): \(Printable.line(finding.message)) [\(finding.code)]"
    }
}
