/// XML as it is written, element by element: whatever is put into it, it stays well formed.
///
/// Text is made fit to be shown first (``Printable``): a control character or a mark that turns the writing direction is
/// replaced, and what is left is escaped. Of those marks only U+2068 and U+2069 pass, which we put around titles; what comes
/// from files has gone through ``ViewWords/title(of:)`` or ``PictureSetting``, which let none pass.
struct Markup {
    typealias Attributes = KeyValuePairs<String, String>

    private(set) var text = ""
    private var depth = 0

    /// Writes an element that holds other elements, on lines of their own.
    mutating func element(
        _ name: String, _ attributes: Attributes = [:], _ content: (inout Markup) -> Void
    ) {
        line("<\(name)\(Markup.written(attributes))>")
        depth += 1
        content(&self)
        depth -= 1
        line("</\(name)>")
    }

    /// Writes an element that holds text.
    mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
        line(Markup.inline(name, attributes, text))
    }

    /// Writes an element that holds nothing.
    mutating func empty(_ name: String, _ attributes: Attributes = [:]) {
        line("<\(name)\(Markup.written(attributes))/>")
    }

    /// Writes an element whose content is markup already.
    mutating func element(_ name: String, _ attributes: Attributes = [:], markup: String) {
        line("<\(name)\(Markup.written(attributes))>\(markup)</\(name)>")
    }

    /// Writes lines that are no text of anybody: a style sheet, a declaration.
    mutating func verbatim(_ lines: String) {
        text += lines + "\n"
    }

    /// Adds what another value has written.
    mutating func append(_ other: Markup) { text += other.text }

    private mutating func line(_ line: String) {
        text += String(repeating: " ", count: depth) + line + "\n"
    }

    /// An element that holds text, to be put into a line of markup.
    static func inline(_ name: String, _ attributes: Attributes = [:], _ content: String) -> String {
        "<\(name)\(written(attributes))>\(escaped(content))</\(name)>"
    }

    private static func written(_ attributes: Attributes) -> String {
        attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    }

    /// A text as XML writes it, on one line; characters that XML does not have become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in Printable.line(text, keepingIsolates: true).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case _ where scalar.value & 0xFFFE == 0xFFFE: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
