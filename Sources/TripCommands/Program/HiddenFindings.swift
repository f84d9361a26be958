import Findings
import ICalendar
import Messages

/// Counts findings beside a redacted export without their contents.
///
/// Messages quote what the redaction hides: UIDs with booking codes, names of zones, titles, names of files.
/// Even a code such as `zone-from-place` reveals a flight.
enum HiddenFindings {
    /// Returns one finding for each severity found, the gravest first.
    static func counted(_ findings: [Finding]) -> [Finding] {
        [FindingSeverity.error, .warning, .repaired].compactMap { severity in
            let count = findings.count { $0.severity == severity }
            guard count > 0 else { return nil }
            let flaws = count == 1 ? tr("1 flaw is") : tr("\(count) flaws are")
            return Finding(
                .hidden, severity,
                message: tr(
                    "\(flaws) not told beside a redacted export, since they quote what it hides; "
                        + "an export with --redact full tells them"))
        }
    }
}

extension FindingCode {
    /// The code of findings that are counted only, beside a redacted export.
    static let hidden = FindingCode(rawValue: "hidden")
}
