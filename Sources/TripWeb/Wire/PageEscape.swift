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
            case _ where PageEscape.isForbidden(scalar.value) || PageEscape.turns(scalar.value):
                result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns the value of a field: what turns the writing direction stays, since the field is sent back with it.
    ///
    /// It is written as a reference, and turns nothing outside of its field.
    static func field(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if turns(scalar.value) {
                result.append(contentsOf: "&#x\(String(scalar.value, radix: 16));".unicodeScalars)
            } else {
                result.append(contentsOf: PageEscape().escapeText(String(scalar)).unicodeScalars)
            }
        }
        return String(result)
    }

    /// Returns the text as a browser sends it back: with U+FFFD for what no page may hold.
    static func sendable(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isForbidden(scalar.value) ? "\u{FFFD}" : scalar) }
        return String(result)
    }

    /// Embeddings and overrides of the writing direction.
    private static func turns(_ value: UInt32) -> Bool {
        (0x202A...0x202E).contains(value) || value == 0x2066 || value == 0x2067
    }

    /// Control characters, and what is no character.
    private static func isForbidden(_ value: UInt32) -> Bool {
        switch value {
        case 0x9, 0xA: false
        case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: true
        default: value & 0xFFFE == 0xFFFE
        }
    }
}
