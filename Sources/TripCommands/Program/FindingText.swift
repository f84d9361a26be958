import Findings
import ICalendar
import Messages
import Rendering

/// Findings about files as text: one line each, place first.
enum FindingText {
    /// Slips of form: where they are repaired, no time moved, and nothing was left out or joined.
    private static let slips: Set<String> = [
        "bare-line-feed", "byte-order-mark", "missing-stamp", "missing-uid", "prefixed-zone", "stamp-not-utc",
        "weak-etag", "windows-zone", "wrong-charset",
    ]

    /// Returns findings for people: each error, a line for each other cause, and the number of slips of form.
    ///
    /// - Parameters:
    ///   - findings: The findings, in the order of the files.
    ///   - style: The style.
    /// - Returns: The lines.
    static func summary(_ findings: [Finding], _ style: TextStyle) -> String {
        let told = findings.filter { $0.severity != .repaired || !slips.contains($0.code.rawValue) }
        let errors = told.filter { $0.severity == .error }
        var (causes, counts) = ([Finding](), [[String]: Int]())
        // What differs in values and numbers alone is one cause.
        // Of bookings that were read from a text each is told.
        let single: Set = ["booking-from-text", "draft-booking"]
        func cause(_ finding: Finding) -> [String] {
            if single.contains(finding.code.rawValue) { return [finding.message] }
            let words = finding.message.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
            return [finding.code.rawValue, finding.severity.rawValue, words.filter { !$0.isNumber }]
        }
        for severity in [FindingSeverity.warning, .repaired] {
            for finding in told where finding.severity == severity {
                if counts[cause(finding)] == nil { causes.append(finding) }
                counts[cause(finding), default: 0] += 1
            }
        }
        let lines = causes.map { finding in
            let more = (counts[cause(finding)] ?? 1) - 1
            return line(finding, style) + (more > 0 ? tr(" and \(more) more like it") : "") + "\n"
        }
        let text = self.lines(errors, style) + lines.joined()
        let (rest, left) = (findings.count - told.count, told.count - errors.count - causes.count)
        guard rest > 0 || left > 0 else { return text }
        let more =
            switch rest {
            case 0: tr("--verbose lists them all")
            case 1: tr("1 slip of form was put right, and no time moved; --verbose lists it")
            default: tr("\(rest) slips of form were put right, and no time moved; --verbose lists them")
            }
        return text + style.marked(more, .faint) + "\n"
    }

    static func lines(_ findings: [Finding], _ style: TextStyle) -> String {
        findings.map { line($0, style) + "\n" }.joined()
    }

    static func line(_ finding: Finding, _ style: TextStyle) -> String {
        let mark: TextStyle.Mark =
            switch finding.severity {
            case .repaired: .settled
            case .warning: .caution
            case .error: .alarm
            }
        var place = Printable.line(finding.file ?? tr("calendar"))
        if finding.line > 0 { place += ":\(finding.line)" }
        let severity = style.marked(finding.severity.word, mark)
        return "\(place): \(severity): \(Printable.line(finding.message)) [\(finding.code)]"
    }
}
