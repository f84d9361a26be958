import Messages

/// A JSON value (RFC 8259), with numbers and the order of members as written.
///
/// A number stays text, so that 19.99 is never rounded to the nearest binary fraction.
package enum JSONValue: Hashable, Sendable {
    /// The word `null`.
    case null
    /// The word `true` or `false`.
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    /// A text.
    case string(String)
    /// The values of a list.
    case array([JSONValue])
    /// The members of an object, in their order.
    case object([JSONMember])

    /// An object with its members in the order of their names.
    ///
    /// - Parameter members: The values by their names.
    /// - Returns: The object.
    package static func sorted(_ members: [String: JSONValue]) -> JSONValue {
        .object(members.sorted { $0.key < $1.key }.map { JSONMember(name: $0.key, value: $0.value) })
    }

    /// The name of the type, for a message.
    package var typeName: String {
        switch self {
        case .null: "null"
        case .bool: tr("a truth value")
        case .number: tr("a number")
        case .string: tr("a text")
        case .array: tr("a list")
        case .object: tr("an object")
        }
    }

    /// The value itself, or its type where it is long.
    package var shown: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let text): text.utf8.count > 40 ? "\(text.prefix(40))…" : text
        case .string(let text): JSONValue.quoted(JSONValue.beginning(of: text))
        case .array, .object: typeName
        }
    }

    /// The first forty scalars of a text: one character can have millions of them.
    private static func beginning(of text: String) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: 40, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else { return text }
        return "\(text[..<end])…"
    }

    /// A text in quotation marks, with its control characters escaped.
    package static func quoted(_ text: String) -> String {
        // The standard library escapes the control characters of ASCII, but not those from U+0080 on.
        Excerpt.onOneLine(text.debugDescription)
    }
}
