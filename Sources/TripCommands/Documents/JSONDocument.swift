import Foundation

/// Writes a document as JSON, keys in order, slashes as they are.
enum JSONDocument {
    /// One document over several lines.
    static func text(_ document: some Encodable) throws -> String {
        try encoded(document, [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
    }

    /// One document on one line, as NDJSON wants it.
    static func line(_ document: some Encodable) throws -> String {
        try encoded(document, [.sortedKeys, .withoutEscapingSlashes])
    }

    private static func encoded(
        _ document: some Encodable, _ formatting: JSONEncoder.OutputFormatting
    ) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
}
