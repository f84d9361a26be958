import Messages

/// A value of JSON (RFC 8259), with numbers as they are written and members in their order.
///
/// A number stays text, so that 19.99 is 19.99 and never the nearest binary fraction.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])

    /// What it is, for a message.
    var typeName: String {
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
    var shown: String {
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

    /// A text in quotation marks, with nothing in it that steers a terminal.
    static func quoted(_ text: String) -> String {
        // The standard library escapes what ASCII has, and leaves the second set of control characters.
        Excerpt.onOneLine(text.debugDescription)
    }
}

/// A name and its value in an object.
package struct JSONMember: Hashable, Sendable {
    package let name: String
    package let value: JSONValue
}
