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
        var hiddenClasses: Set<String> = []
        while let token = tokens.next(), lines.count < Self.mostBytes {
            switch token {
            case .raw("title", _, let text, _): title = Self.joined(CharacterReferences.text(of: text))
            case .raw("style", _, let text, _): hiddenClasses.formUnion(Self.hiddenClasses(in: text))
            case .raw: continue
            case .text(let text):
                guard hidden == nil else { continue }
                // A line break of the source is a blank.
                lines += text.map { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 ? 0x20 : $0 }
            case .begin(let name, let attributes, let isClosed):
                if let open = hidden {
                    if open.name == name, !isClosed { hidden?.depth += 1 }
                } else if !isClosed, !Self.voids.contains(name),
                    Self.unshown.contains(name) || Self.isHidden(attributes, hiddenClasses)
                {
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
    /// Elements whose content is not shown, or is struck out.
    private static let unshown: Set<String> = [
        "template", "noscript", "del", "s", "strike", "head", "select",
    ]
    private static let voids: Set<String> = [
        "br", "hr", "img", "input", "meta", "link", "col", "area", "wbr",
    ]

    private static func isHidden(_ attributes: [PageAttribute], _ classes: Set<String>) -> Bool {
        if attributes.value("hidden") != nil { return true }
        if let own = attributes.value("class"),
            own.split(separator: " ").contains(where: { classes.contains(String($0)) })
        {
            return true
        }
        return attributes.value("style").map { hides($0) } ?? false
    }

    /// Whether a style shows nothing.
    private static func hides(_ style: some StringProtocol) -> Bool {
        let plain = style.lowercased().filter { !$0.isWhitespace }.replacing("!important", with: "")
        return plain.split(separator: ";").contains { part in
            [
                "display:none", "visibility:hidden", "opacity:0", "font-size:0", "font-size:0px",
                "max-height:0", "max-height:0px", "mso-hide:all",
            ]
            .contains(String(part))
        }
    }

    /// The classes that a style sheet hides on every screen.
    private static func hiddenClasses(in sheet: ArraySlice<UInt8>) -> Set<String> {
        var found: Set<String> = []
        var depth = 0
        var selector: [UInt8] = []
        var body: [UInt8] = []
        for byte in sheet.prefix(mostStyle) {
            switch byte {
            case UInt8(ascii: "{"):
                depth += 1
                if depth == 1 { body = [] }
            case UInt8(ascii: "}"):
                if depth == 1, hides(String(decoding: body, as: UTF8.self)) {
                    for part in String(decoding: selector, as: UTF8.self).split(separator: ",") {
                        let name = part.split(whereSeparator: \.isWhitespace).joined()
                        if name.hasPrefix("."), !name.dropFirst().contains(".") {
                            found.insert(String(name.dropFirst()))
                        }
                    }
                }
                depth = max(0, depth - 1)
                if depth == 0 { selector = [] }
            default: if depth == 0 { selector.append(byte) } else if depth == 1 { body.append(byte) }
            }
        }
        return found
    }

    /// The most bytes of a style sheet that are looked at.
    private static let mostStyle = 64 << 10

    /// A text with single blanks, without marks that show nothing.
    private static func joined(_ text: String) -> String {
        let shown = text.filter {
            !["\u{200B}", "\u{200C}", "\u{200D}", "\u{FEFF}", "\u{00AD}"].contains($0)
        }
        return shown.split { $0 == " " || $0 == "\u{A0}" || $0.isNewline }.joined(separator: " ")
    }
}
