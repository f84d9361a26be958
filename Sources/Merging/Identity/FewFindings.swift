package import Findings
import ICalendar

/// Findings of kinds that a file can have by the thousand: the first of each kind, and the count of the others.
package struct FewFindings {
    /// Those that are told one by one.
    package private(set) var findings: [Finding] = []
    private var tally: FindingTally

    /// Goes on where a tally stands.
    package init(_ tally: FindingTally) {
        self.tally = tally
    }

    /// Whether the next finding of a kind will be told, so that it is worth its words.
    package func hasRoom(_ code: FindingCode, _ severity: FindingSeverity) -> Bool {
        tally.hasRoom(code, severity)
    }

    /// Tells a finding, or counts it.
    package mutating func add(_ finding: Finding) {
        if tally.admits(finding.code, finding.severity) { findings.append(finding) }
    }

    /// A word about the rest of each kind.
    package func rest(file: String?) -> [Finding] { tally.rest(file: file) }
}
