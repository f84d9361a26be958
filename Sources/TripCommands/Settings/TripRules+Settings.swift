import CivilTime
import Messages
import Places
import Scheduling
import Trips

extension TripRules {
    /// Makes the standard rules, with the changes of a settings file.
    ///
    /// - Parameter settings: The top of the file; nil changes nothing.
    /// - Throws: A ``CommandFailure`` that names the file, the key, the value and what would be right.
    init(_ settings: SettingsNode?) throws {
        self.init()
        guard let check = try settings?.members(["check"])["check"] else { return }
        let members = try check.members(["connectionParts", "connections", "severities"])
        if let severities = members["severities"] { try take(severities: severities) }
        if let connections = members["connections"] {
            connectionTimes.minimums = try connections.elements().map(ConnectionTimes.minimum)
        }
        if let parts = members["connectionParts"] { try connectionTimes.take(parts) }
    }

    private mutating func take(severities: SettingsNode) throws {
        let words: [(String, TripFinding.Severity?)] =
            TripFinding.Severity.allCases.reversed().map { ($0.rawValue, $0) } + [("off", nil)]
        for (name, node) in try severities.members(
            all.map(\.id.rawValue), each: tr("rule", as: "kind of a key"))
        {
            let rule = RuleID(rawValue: name)
            if let severity = try node.choice(tr("severity"), of: words) {
                setSeverity(severity, of: rule)
            } else {
                switchedOff.insert(rule)
            }
        }
    }
}
