import CivilTime
import Messages
import Places
import Scheduling
import Trips

extension TripRules {
    /// The standard rules, with what a settings file changes.
    ///
    /// - Parameter settings: The top of the file; nil changes nothing.
    /// - Throws: A ``CommandFailure`` that names the file, the key, the value and what would be right.
    init(_ settings: SettingsNode?) throws {
        self.init()
        guard let check = try settings?.members(["check"])["check"] else { return }
        let members = try check.members(["connections", "severities"])
        if let severities = members["severities"] { try take(severities: severities) }
        if let connections = members["connections"] {
            // The first line that covers a connection counts, so these come before the standard ones.
            tightConnection.minimums.insert(contentsOf: try connections.elements().map(Self.minimum), at: 0)
        }
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

    private static func minimum(_ node: SettingsNode) throws -> ConnectionMinimum {
        let members = try node.members(["at", "from", "time", "to"])
        let kinds = ActivityKind.allCases.filter(\.isTransport).map { ($0.rawValue, $0) }
        guard let time = members["time"] else {
            throw node.failure(tr("a connection needs a time, such as \"time\": \"90min\""))
        }
        return ConnectionMinimum(
            try members["from"]?.choice(tr("kind of transport"), of: kinds),
            try members["to"]?.choice(tr("kind of transport"), of: kinds), try length(time),
            at: try members["at"].map(code))
    }

    private static func length(_ node: SettingsNode) throws -> Duration {
        let text = try node.text()
        if text == "0" { return .zero }
        do {
            return try TypedLength.parse(text)
        } catch {
            throw node.failure(tr("a time is written like 2h, 90min or 1h30; 0 asks for none"))
        }
    }

    private static func code(_ node: SettingsNode) throws -> String {
        let text = try node.text()
        guard text.utf8.count == 3, text.allSatisfy({ $0.isASCII && $0.isLetter }) else {
            throw node.failure(tr("a place is an airport's code of three letters, such as \"CDG\""))
        }
        let code = text.uppercased()
        guard AirportTable.airport(iata: code) != nil else {
            let nearest = NameDistance.nearest(to: code, among: AirportTable.all().map(\.iata), count: 3)
            let cities = nearest.compactMap { AirportTable.airport(iata: $0) }.map {
                "\($0.iata) (\($0.city))"
            }
            let hint = cities.isEmpty ? "" : tr("; the nearest are \(cities.joined(separator: ", "))")
            throw node.failure(tr("no airport has this code\(hint)"))
        }
        return code
    }
}
