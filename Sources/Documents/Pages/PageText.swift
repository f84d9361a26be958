/// The text of a web page as a browser shows it: a line for each block and each cell of a table.
///
/// Scripts, styles and elements with `display: none` are left out; blanks are joined.
package struct PageText {
    /// The title of the page; empty without one.
    package private(set) var title = ""
    /// The lines that have a text.
    package private(set) var text = ""

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - bytes: The page in UTF-8.
    ///   - limits: How much is read.
    /// - Complexity: O(*n*) in the bytes of the page.
    package init(_ bytes: [UInt8], limits: PageLimits = PageLimits()) {
        guard bytes.count <= limits.bytes else { return }
        var tokens = PageTokens(bytes, limits: limits)
        var lines: [UInt8] = []
        var hidden: (name: String, depth: Int)?
        while let token = tokens.next(), lines.count < Self.mostBytes {
            switch token {
            case .raw("title", _, let text, _): title = Self.joined(CharacterReferences.text(of: text))
            case .raw: continue
            case .text(let text):
                guard hidden == nil else { continue }
                // A line break of the source is a blank.
                lines += text.map { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 ? 0x20 : $0 }
            case .begin(let name, let attributes, let isClosed):
                if let open = hidden {
                    if open.name == name, !isClosed { hidden?.depth += 1 }
                } else if !isClosed, !Self.voids.contains(name), Self.isHidden(attributes) {
                    hidden = (name, 1)
                }
                if Self.blocks.contains(name) { lines.append(0x0A) }
            case .end(let name):
                if let open = hidden, open.name == name {
                    hidden = open.depth == 1 ? nil : (name, open.depth - 1)
                }
                if Self.blocks.contains(name) { lines.append(0x0A) }
            }
        }
        text = lines.split(separator: 0x0A).map { Self.joined(CharacterReferences.text(of: $0)) }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The most bytes of text; a booking stands at the beginning of a mail.
    private static let mostBytes = 512 << 10

    private static let blocks: Set<String> = [
        "br", "p", "div", "td", "th", "tr", "table", "li", "ul", "ol", "dl", "dt", "dd", "h1", "h2", "h3",
        "h4", "h5", "h6", "hr",
        "section", "article", "header", "footer", "center", "blockquote", "address", "pre", "body", "main",
        "tbody",
    ]
    private static let voids: Set<String> = [
        "br", "hr", "img", "input", "meta", "link", "col", "area", "wbr",
    ]

    private static func isHidden(_ attributes: [PageAttribute]) -> Bool {
        if attributes.value("hidden") != nil { return true }
        guard let style = attributes.value("style") else { return false }
        return style.lowercased().filter { !$0.isWhitespace }.contains("display:none")
    }

    /// A text with single blanks, without marks that show nothing.
    private static func joined(_ text: String) -> String {
        let shown = text.filter {
            !["\u{200B}", "\u{200C}", "\u{200D}", "\u{FEFF}", "\u{00AD}"].contains($0)
        }
        return shown.split { $0 == " " || $0 == "\u{A0}" || $0.isNewline }.joined(separator: " ")
    }
}
