extension Component {
    /// Properties that a comparison by meaning ignores.
    public struct Disregard: OptionSet, Hashable, Sendable {
        /// One bit per member.
        public let rawValue: Int

        /// Makes a set from its bits.
        ///
        /// - Parameter rawValue: One bit per member.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The program that wrote the file.
        public static let productID = Disregard(rawValue: 1)
        /// When the component was written down.
        public static let stamp = Disregard(rawValue: 2)
    }

    /// Returns whether two components have the same meaning.
    ///
    /// The comparison ignores the order of properties, parameters and subcomponents, the case of names, line
    /// numbers, and an explicit `VALUE=DATE-TIME`, which is the default.
    ///
    /// - Parameters:
    ///   - other: The component to compare with.
    ///   - disregard: Properties to ignore.
    /// - Returns: `true` when both say the same.
    public func isSameMeaning(as other: Component, disregarding disregard: Disregard = []) -> Bool {
        meaning(disregard) == other.meaning(disregard)
    }

    private struct PropertyMeaning: Hashable {
        let name: String
        let parameters: Set<[String]>
        let value: String
    }

    private struct Meaning: Hashable {
        let name: String
        let properties: [PropertyMeaning: Int]
        let components: [Meaning: Int]
    }

    private func meaning(_ disregard: Disregard) -> Meaning {
        var counts: [PropertyMeaning: Int] = [:]
        for property in properties {
            if disregard.contains(.productID) && property.name == "PRODID" { continue }
            if disregard.contains(.stamp) && property.name == "DTSTAMP" { continue }
            var parameters = Set<[String]>()
            for parameter in property.parameters {
                if parameter.name == "VALUE" && Token.capitals(parameter.value) == "DATE-TIME" { continue }
                parameters.insert([parameter.name] + parameter.values)
            }
            let meaning = PropertyMeaning(
                name: property.name, parameters: parameters, value: property.rawValue)
            counts[meaning, default: 0] += 1
        }
        var inner: [Meaning: Int] = [:]
        for component in components { inner[component.meaning(disregard), default: 0] += 1 }
        return Meaning(name: name, properties: counts, components: inner)
    }
}

extension CalendarObject {
    /// Returns whether two calendars have the same meaning.
    ///
    /// - Parameters:
    ///   - other: The calendar to compare with.
    ///   - disregard: Properties to ignore.
    /// - Returns: `true` when both say the same.
    public func isSameMeaning(as other: CalendarObject, disregarding disregard: Component.Disregard = [])
        -> Bool
    {
        component.isSameMeaning(as: other.component, disregarding: disregard)
    }
}
