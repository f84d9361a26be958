import Foundation
import StrictJSON

/// Writes a document as JSON with sorted keys and unescaped slashes.
enum JSONDocument {
    /// Returns a document over several lines.
    static func text(_ document: some Encodable) throws -> String {
        try encoded(document, [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
    }

    /// Returns a document on one line.
    static func line(_ document: some Encodable) throws -> String {
        try encoded(document, [.sortedKeys, .withoutEscapingSlashes])
    }

    private static func encoded(
        _ document: some Encodable, _ formatting: JSONEncoder.OutputFormatting
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return ObeyedCharacter.escaping(String(decoding: try encoder.encode(document), as: UTF8.self))
    }
}

/// Lets ``JSONDocument`` write a parsed value like other documents.
extension JSONValue: Encodable {
    /// Writes the value; throws for a number that is too large.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let text): try container.encode(Double(text) ?? .infinity)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let members):
            try container.encode(
                Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first }))
        }
    }
}
