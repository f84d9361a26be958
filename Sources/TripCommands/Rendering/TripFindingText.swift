import Messages
import Rendering
import Scheduling
import TripWorkflows

/// The findings of a trip as text: one line each, then the counts.
enum TripFindingText {
    /// The word for a severity in its colour.
    static func severity(_ severity: TripFinding.Severity, _ style: TextStyle) -> String {
        let mark: TextStyle.Mark =
            switch severity {
            case .note: .settled
            case .warning: .caution
            case .error: .alarm
            }
        return style.marked(severity.word, mark)
    }

    /// Returns one line for each finding, after a common word or its severity.
    static func lines(_ findings: [PartyFinding], _ style: TextStyle, calledAll word: String? = nil) -> String
    {
        findings.map { found in
            let finding = found.finding
            let word = word ?? severity(finding.severity, style)
            let whose = found.isForAll ? "" : " " + tr("for \(names(found.members))", as: "persons")
            return "\(word): \(Printable.line(finding.message)) [\(finding.rule)]\(whose)\n"
        }.joined()
    }

    /// The most names in a line.
    private static let namesInLine = 6

    static func names(_ members: [PartyMember]) -> String {
        let shown = members.prefix(namesInLine).map { Printable.line($0.name) }.joined(separator: ", ")
        return members.count > namesInLine
            ? shown + tr(" and \(members.count - namesInLine) more") : shown
    }

    static func text(
        _ findings: [PartyFinding], of itinerary: Itinerary, _ name: String?, _ session: Session
    ) -> String {
        let text = lines(findings, session.style)
        let about = name.map { "\(Printable.line($0)): " } ?? ""
        let activities = TripFacts.activities(itinerary.activities.count)
        guard !findings.isEmpty else {
            return about + tr("\(activities), nothing to report (\(session.rules))\n")
        }
        let counts = TripFinding.Severity.allCases.reversed().compactMap { severity -> String? in
            let number = findings.count { $0.finding.severity == severity }
            return number == 0 ? nil : severity.counted(number)
        }
        return text
            + "\(about)\(activities), \(counts.joined(separator: ", ")) (\(session.rules))\n"
    }
}
