/// Writes well-formed XML element by element.
///
/// Text is sanitised first (``Printable``): control characters and direction marks are replaced, and the rest is
/// escaped. Of those marks only U+2068 and U+2069 pass, which we put around titles; text from files has gone through
/// ``ViewWords/title(of:)`` or ``PictureSetting``, which let none pass.
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

    /// Writes an empty element.
    mutating func empty(_ name: String, _ attributes: Attributes = [:]) {
        line("<\(name)\(Markup.written(attributes))/>")
    }

    /// Writes an element with given markup.
    mutating func element(_ name: String, _ attributes: Attributes = [:], markup: String) {
        line("<\(name)\(Markup.written(attributes))>\(markup)</\(name)>")
    }

    /// Writes trusted lines: a style sheet, a declaration.
    mutating func verbatim(_ lines: String) {
        text += lines + "\n"
    }

    /// Appends the output of another value.
    mutating func append(_ other: Markup) { text += other.text }

    private mutating func line(_ line: String) {
        text += String(repeating: " ", count: depth) + line + "\n"
    }

    /// An element with text, for a line of markup.
    static func inline(_ name: String, _ attributes: Attributes = [:], _ content: String) -> String {
        "<\(name)\(written(attributes))>\(escaped(content))</\(name)>"
    }

    private static func written(_ attributes: Attributes) -> String {
        attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    }

    /// A text escaped for XML, on one line; characters outside of XML become U+FFFD.
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
