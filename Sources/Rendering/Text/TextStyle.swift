/// The style of text output: colour and width.
package struct TextStyle: Hashable, Sendable {
    package let isColoured: Bool
    /// The terminal's columns; nil when the text does not go to one.
    package let columns: Int?

    package init(isColoured: Bool, columns: Int?) {
        self.isColoured = isColoured
        self.columns = columns
    }

    /// The select-graphic-rendition codes of ECMA-48 in use.
    package enum Mark: String, Sendable {
        case bold = "1"
        case faint = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case blue = "34"
        case magenta = "35"
        case cyan = "36"
    }

    package func marked(_ text: String, _ mark: Mark) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(mark.rawValue)m\(text)\u{1B}[0m" : text
    }
}
