import Messages
import Rendering
import Scheduling

/// The findings of a trip as text: one line each, and a last line that counts them.
enum TripFindingText {
    static func text(
        _ findings: [TripFinding], of itinerary: Itinerary, _ name: String?, _ session: Session
    ) -> String {
        let style = session.style
        var text = ""
        for finding in findings {
            let mark: TextStyle.Mark =
                switch finding.severity {
                case .note: .cyan
                case .warning: .yellow
                case .error: .red
                }
            let severity = style.marked(finding.severity.word, mark)
            text += "\(severity): \(Printable.line(finding.message)) [\(finding.rule)]\n"
        }
        let about = name.map { "\(Printable.line($0)): " } ?? ""
        let activities = TripText.activities(itinerary.activities.count)
        guard !findings.isEmpty else {
            return about + tr("\(activities), nothing to report (\(session.rules))\n")
        }
        let counts = TripFinding.Severity.allCases.reversed().compactMap { severity -> String? in
            let number = findings.count { $0.severity == severity }
            return number == 0 ? nil : severity.counted(number)
        }
        return text
            + "\(about)\(activities), \(counts.joined(separator: ", ")) (\(session.rules))\n"
    }
}
