import Foundation

/// Writes a document as JSON with sorted keys and unescaped slashes.
enum JSONDocument {
    /// Returns a document over several lines.
    static func text(_ document: some Encodable) throws -> String {
        try encoded(document, [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted])
    }

    /// Returns a document on one line, as NDJSON requires.
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
