package import Documents
package import StrictJSON

/// An object of JSON-LD in the subset that senders use: plain names of schema.org.
///
/// Contexts are neither resolved nor fetched, so a private `@context` is ignored.
package struct LinkedData: Hashable, Sendable {
    /// The object, verbatim.
    package let value: JSONValue
    private let members: [JSONMember]

    /// Makes an object; `nil` for any other value.
    package init?(_ value: JSONValue) {
        guard case .object(let members) = value else { return nil }
        self.value = value
        self.members = members
    }

    /// The types without namespaces: `FlightReservation` for `http://schema.org/FlightReservation`.
    var types: [String] {
        values("@type", "type").compactMap { value in
            guard case .string(let name) = value else { return nil }
            return LocalName.of(name)
        }
    }

    /// Returns the values of the first name that has any, with lists flattened and nulls dropped.
    package func values(_ names: String...) -> [JSONValue] { values(names) }

    package func values(_ names: [String]) -> [JSONValue] {
        for name in names {
            for member in members where Self.isNamed(member.name, name) {
                let found = Self.flat(member.value)
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    /// Returns the objects of the first name that has any.
    package func nodes(_ names: String...) -> [LinkedData] { values(names).compactMap { LinkedData($0) } }

    /// Returns the first object of some names.
    package func node(_ names: String...) -> LinkedData? {
        values(names).lazy.compactMap { LinkedData($0) }.first
    }

    /// Returns the first non-empty text of some names: a text, a number, or an object's name.
    package func text(_ names: String...) -> String? {
        for name in names {
            for value in values([name]) {
                if let text = Self.text(of: value) { return text }
            }
        }
        return nil
    }

    /// Returns the text of a value.
    package static func text(of value: JSONValue) -> String? {
        switch value {
        case .string(let text):
            let trimmed = asCalendarsHave(text).trimmed
            return trimmed.isEmpty ? nil : Self.bounded(trimmed, mostCharacters)
        case .number(let number): return number
        case .object:
            guard let node = LinkedData(value) else { return nil }
            return node.text("@value", "name", "@id")
        case .null, .bool, .array: return nil
        }
    }

    /// Returns a text as calendars can hold it: without control characters, with uniform line breaks.
    ///
    /// So the same text is read again from a calendar (RFC 5545 §3.1).
    private static func asCalendarsHave(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else {
            return text
        }
        var kept = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where isAfterReturn: break
            case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": kept.append("\n")
            case "\t": kept.append(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
            default: kept.append(scalar)
            }
            isAfterReturn = scalar == "\r"
        }
        return String(kept)
    }

    /// Returns the start of a text, counted in scalars.
    ///
    /// A character may have any number of marks.
    package static func bounded(_ text: some StringProtocol, _ most: Int) -> String {
        guard text.utf8.count > most else { return String(text) }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(most)))
    }

    /// Returns the object with another value for a present name, or without it.
    func replacing(_ name: String, with value: JSONValue?) -> LinkedData {
        var copy = members
        let index = copy.firstIndex { Self.isNamed($0.name, name) }
        copy.removeAll { Self.isNamed($0.name, name) }
        if let index, let value {
            copy.insert(JSONMember(name: members[index].name, value: value), at: min(index, copy.count))
        }
        return LinkedData(members: copy)
    }

    /// Returns the object with a value for a name, present or not.
    func setting(_ name: String, to value: JSONValue) -> LinkedData {
        let others = members.filter { !Self.isNamed($0.name, name) }
        return LinkedData(members: others + [JSONMember(name: name, value: value)])
    }

    private init(members: [JSONMember]) {
        value = .object(members)
        self.members = members
    }

    private static func isNamed(_ name: String, _ wanted: String) -> Bool {
        if name == wanted { return true }
        return name.utf8.count > wanted.utf8.count && name.hasPrefix("http") && LocalName.of(name) == wanted
    }

    private static func flat(_ value: JSONValue) -> [JSONValue] {
        switch value {
        case .null: []
        case .array(let values): values.flatMap { flat($0) }
        case .bool, .number, .string, .object: [value]
        }
    }

    /// The most characters of one text in JSON-LD or microdata.
    private static let mostCharacters = 4_096
}

// MARK: - Microdata

extension JSONValue {
    /// Converts an item of microdata to equivalent JSON-LD.
    package init(_ item: PageItem) {
        var members: [JSONMember] = []
        if let first = item.types.first {
            let value =
                item.types.count == 1 ? JSONValue.string(first) : .array(item.types.map { .string($0) })
            members.append(JSONMember(name: "@type", value: value))
        }
        for property in item.properties where property.name != "@type" {
            let values = property.values.map { value -> JSONValue in
                switch value {
                case .text(let text): .string(text)
                case .item(let item): JSONValue(item)
                }
            }
            members.append(
                JSONMember(name: property.name, value: values.count == 1 ? values[0] : .array(values)))
        }
        self = .object(members)
    }
}
