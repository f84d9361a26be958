import Trips

// MARK: - Places that are kept from others

extension SecretCodes {
    /// A name has at least this many letters.
    static let leastName = 2

    /// Returns the places of the activities that keep them from others, whoever names them.
    static func hiddenPlaces(of activities: [Activity]) -> [Place] {
        activities.filter(\.hidesPlace).flatMap { activity in
            ([activity] + activity.statements.map(\.said)).flatMap { [$0.place, $0.destination] }
        }
        .compactMap(\.self)
    }

    /// Returns what a place is called: its name, the name before its address, and its street.
    static func names(of place: Place) -> [String] {
        let short = place.name.split { ",;(\n\r\r\n".contains($0) }.first.map(String.init)
        return [place.name, short, place.address?.street].compactMap(\.self).map { folded($0) }
            .filter { $0.count >= leastName }
    }

    /// Whether a name is found within a word: it is long, or in a script without blanks.
    static func isCut(_ name: String) -> Bool {
        name.count >= leastJoined || !name.allSatisfy(\.isASCII)
    }
}
