import CivilTime
import Messages
import Places
import Scheduling
import Trips
import TypedInput

extension ConnectionTimes {
    private static let transports = ActivityKind.allCases.filter(\.isTransport).map { ($0.rawValue, $0) }

    /// Changes the parts of the minimum that a settings file names.
    ///
    /// - Parameter node: The object `check.connectionParts`.
    /// - Throws: A ``CommandFailure`` that names the file, the key, the value and what would be right.
    mutating func take(_ node: SettingsNode) throws {
        let members = try node.members([
            "border", "change", "checkIn", "cityKilometres", "cityKilometresPerHour", "detour",
            "kilometresOfOnePlace", "kilometresPerHour", "terminal",
        ])
        if let lines = members["change"] {
            // The first matching line is used, so these precede the standard ones.
            changes.insert(contentsOf: try lines.elements().map(Self.minimum), at: 0)
        }
        if let time = members["terminal"] { anotherTerminal = try Self.length(time) }
        try Self.take(members["border"], into: &border)
        try Self.take(members["checkIn"], into: &checkIn)
        for (key, path, range) in Self.numbers {
            guard let node = members[key] else { continue }
            self[keyPath: path] = try Self.number(node, in: range)
        }
    }

    /// The numbers that can be set, with their bounds.
    private static var numbers: [(String, WritableKeyPath<ConnectionTimes, Double>, ClosedRange<Double>)] {
        [
            ("cityKilometres", \.cityKilometres, 0...1000),
            ("cityKilometresPerHour", \.cityKilometresPerHour, 1...500),
            ("detour", \.detour, 1...10),
            ("kilometresOfOnePlace", \.kilometresOfOnePlace, 0...100),
            ("kilometresPerHour", \.kilometresPerHour, 1...500),
        ]
    }

    private static func take(_ node: SettingsNode?, into times: inout [ActivityKind: Duration]) throws {
        guard let node else { return }
        for (name, time) in try node.members(
            transports.map(\.0), each: tr("kind of transport"))
        {
            guard let kind = ActivityKind(rawValue: name) else { continue }
            times[kind] = try length(time)
        }
    }

    private static func number(_ node: SettingsNode, in range: ClosedRange<Double>) throws -> Double {
        guard case .number(let number) = node.value, range.contains(number) else {
            throw node.failure(
                tr("a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)) is expected"))
        }
        return number
    }

    /// Parses a line of a table of times.
    static func minimum(_ node: SettingsNode) throws -> ConnectionMinimum {
        let members = try node.members(["at", "from", "time", "to"])
        guard let time = members["time"] else {
            throw node.failure(tr("a connection needs a time, such as \"time\": \"90min\""))
        }
        return ConnectionMinimum(
            try members["from"]?.choice(tr("kind of transport"), of: transports),
            try members["to"]?.choice(tr("kind of transport"), of: transports), try length(time),
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
