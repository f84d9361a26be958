import Mustache

/// Escapes text for the content and the attributes of HTML.
///
/// The template engine's own escape goes by characters as people see them: a quotation mark with an accent above it is
/// another character to it, and would end an attribute. This one goes by code points.
struct PageEscape: MustacheContentType {
    /// Returns the text with references for what HTML could read, and U+FFFD for what no page may hold.
    func escapeText(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&#39;".unicodeScalars)
            case _ where PageEscape.isForbidden(scalar.value): result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Control characters, embeddings and overrides of the writing direction, and what is no character.
    private static func isForbidden(_ value: UInt32) -> Bool {
        switch value {
        case 0x9, 0xA: false
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066, 0x2067, 0xFDD0...0xFDEF: true
        default: value & 0xFFFE == 0xFFFE
        }
    }
}
