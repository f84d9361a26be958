import Findings
import ICalendar

/// The findings that are reported once for each calendar, although its events are read in several independent scopes.
///
/// Findings are in the order of the file; of each such kind the first is kept.
struct ToldOnce {
    /// Whether there are several scopes; a single one needs no help.
    let isShared: Bool
    /// The findings of other threads' scopes about the whole calendar.
    private(set) var hints: [Finding] = []
    private var told: Set<String> = []

    init(isShared: Bool) { self.isShared = isShared }

    /// Returns whether a finding is to be reported.
    mutating func isNew(_ finding: Finding) -> Bool {
        guard isShared else { return true }
        switch finding.code {
        case .stampNotUTC: return told.insert(finding.code.rawValue).inserted
        case .windowsZone, .prefixedZone, .fixedOffsetZone, .fileZone, .newerZone:
            return told.insert(finding.message).inserted
        case .contradictedZone, .duplicateZone:
            // Two threads may find different times of one contradiction; the name is between the first quotes.
            let name =
                finding.message.split(separator: "`", maxSplits: 2, omittingEmptySubsequences: false)
                .dropFirst().first ?? ""
            return told.insert("\(finding.code) \(name)").inserted
        default: return true
        }
    }

    /// Adds the findings of another scope about the whole calendar.
    mutating func add(hints found: [Finding]) {
        for finding in found where isNew(finding) { hints.append(finding) }
    }
}
