import Findings
import ICalendar

/// What is said once for each calendar, when its events are read in several scopes that know nothing of each other.
///
/// Findings have to come in the order of the file; of each such kind the first one counts.
struct ToldOnce {
    /// Whether there are several scopes; one alone sees to it itself.
    let isShared: Bool
    /// What the scopes of other threads found about the calendar as a whole.
    private(set) var hints: [Finding] = []
    private var told: Set<String> = []

    init(isShared: Bool) { self.isShared = isShared }

    /// Tells whether a finding is one to be reported.
    mutating func isNew(_ finding: Finding) -> Bool {
        guard isShared else { return true }
        switch finding.code {
        case .stampNotUTC: return told.insert(finding.code.rawValue).inserted
        case .windowsZone, .prefixedZone, .fixedOffsetZone, .fileZone, .newerZone:
            return told.insert(finding.message).inserted
        case .contradictedZone, .duplicateZone:
            // Two threads may meet different times of one contradiction; the name stands between the first quotes.
            let name =
                finding.message.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
                .dropFirst().first ?? ""
            return told.insert("\(finding.code) \(name)").inserted
        default: return true
        }
    }

    /// Takes what another scope found about the calendar as a whole.
    mutating func add(hints found: [Finding]) {
        for finding in found where isNew(finding) { hints.append(finding) }
    }
}
