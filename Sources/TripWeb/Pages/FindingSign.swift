import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// The sign beside an activity that something is wrong with: it leads to the finding.
struct FindingSign: Sendable {
    let href: String
    /// `error` or `warning`.
    let severity: String
    /// What is seen: it differs also without its colour.
    let mark: String
    /// What is heard: `1 warning`.
    let spoken: String

    /// The signs of a trip, by activity; a note says what is so, and has none.
    ///
    /// - Parameters:
    ///   - findings: The findings in the order of their page.
    ///   - page: The address of that page.
    /// - Returns: One sign for each activity, which leads to the worst of its findings.
    static func signs(_ findings: [PartyFinding], on page: PageAddress) -> [ActivityKey: FindingSign] {
        var found: [ActivityKey: (index: Int, severity: TripFinding.Severity, count: Int)] = [:]
        for (index, item) in findings.enumerated() where item.finding.severity != .note {
            for key in Set(item.finding.items) {
                // The worst comes first.
                let known = found[key] ?? (index, item.finding.severity, 0)
                found[key] = (
                    known.index, known.severity,
                    known.count + (item.finding.severity == known.severity ? 1 : 0)
                )
            }
        }
        let text = page.text
        return found.mapValues { first in
            FindingSign(
                href: first.index < Limits.mostInList ? "\(text)#\(FindingItem.id(first.index))" : text,
                severity: first.severity.rawValue,
                mark: first.severity == .error ? "!!" : "!", spoken: first.severity.counted(first.count))
        }
    }
}
