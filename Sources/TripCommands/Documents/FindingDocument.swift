import Findings
import ICalendar

/// A finding about a file, for `--json`.
struct FindingDocument: Encodable, Sendable {
    let code: String
    let severity: String
    @Nullable var file: String?
    let line: Int
    @Nullable var component: String?
    let message: String

    init(_ finding: Finding) {
        code = finding.code.rawValue
        severity = finding.severity.rawValue
        file = finding.file
        line = finding.line
        component = finding.component
        message = finding.message
    }
}
