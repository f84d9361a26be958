import ICalendar

/// A field of a component, as it stands in a text.
struct ObjectField: Sendable {
    /// One value of a field.
    struct Entry: Sendable {
        /// The value in one spelling: equal for equal meaning.
        let meaning: String
        /// The lines of the text that hold it; members of a list share them.
        let lines: Range<Int>
        /// The property; `nil` for a component and for lines that are no properties.
        let property: Property?
        /// The zones that it names.
        let zoneNames: [String]
        /// The text of the member where the lines hold further ones.
        let member: String?
    }

    /// The values in the order of the text.
    var entries: [Entry] = []
    /// What the whole field means; a group differs from the list of its values.
    private var groupMeaning: [String]?

    /// What the field means, independent of order.
    var meaning: [String] { groupMeaning ?? entries.map(\.meaning).sorted() }

    /// Whether each value is one of another field, perhaps escaped as a server does with what it does not know.
    func isRespelled(_ other: ObjectField) -> Bool {
        entries.allSatisfy { entry in
            guard let property = entry.property else { return false }
            return other.entries.contains { before in
                before.property.map { PropertyMeaning.isRespelled(property, $0) } ?? false
            }
        }
    }

    /// Sets what a group of properties means.
    mutating func setMeaning(_ meaning: [String]) { groupMeaning = meaning }
}
