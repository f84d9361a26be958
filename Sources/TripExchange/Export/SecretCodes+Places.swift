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
    ///
    /// A street may stand in the name: each part with letters and digits counts as one.
    static func names(of place: Place) -> [String] {
        let parts = place.name.split { ",;(\n\r\r\n".contains($0) }.map(String.init)
        let streets = parts.dropFirst().filter {
            $0.contains(where: \.isLetter) && $0.contains(where: \.isNumber)
        }
        let street = place.address?.street
        // A whole address may have been typed as the street.
        let line = street?.split { ",;\n\r\r\n".contains($0) }.first.map(String.init)
        return ([place.name, parts.first, street, line].compactMap(\.self) + streets)
            .map { folded($0) }.filter { $0.count >= leastName }
    }

    /// Whether a name is found within a word: it is long, or in a script without blanks.
    static func isCut(_ name: String) -> Bool {
        name.count >= leastJoined || !name.allSatisfy(\.isASCII)
    }
}
