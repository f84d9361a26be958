/// A tag of HTML in a text that may have none.
struct MarkupTag {
    let start: Int
    /// The position behind it.
    let end: Int
    /// The name in lower case.
    let name: String
    let isEnd: Bool
    /// Whether it is one capital letter, as `<A>`, which is a name if no element in the text has an end.
    let mayBeName: Bool

    /// Reads a tag; `nil` where none begins: `a < b`, `<https://…>`, `<Anna Keller>`.
    ///
    /// The name is checked first, and no tag extends over the beginning of another, so that no byte is read often.
    init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        var index = start + 1
        isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isEnd { index += 1 }
        let word = bytes[index...].prefix(11).prefix {
            (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0)
        }
        guard let first = word.first, word.endIndex < bytes.count,
            [0x09, 0x0A, 0x0D, 0x20, 0x2F, 0x3E].contains(bytes[word.endIndex])
        else { return nil }
        name = String(decoding: word, as: UTF8.self).lowercased()
        guard Self.names.contains(name) else { return nil }
        mayBeName = word.count == 1 && first < 0x61 && bytes[word.endIndex] == UInt8(ascii: ">")
        var end = word.endIndex
        while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") {
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return nil }
        (self.start, self.end) = (start, end + 1)
    }

    private static let names: Set = [
        "a", "abbr", "address", "article", "aside", "b", "bdi", "bdo", "big", "blockquote", "body", "br",
        "button",
        "caption", "center", "cite", "code", "col", "colgroup", "dd", "del", "dfn", "div", "dl", "dt", "em",
        "figcaption", "figure",
        "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "i",
        "iframe", "img", "input",
        "ins", "kbd", "label", "li", "link", "main", "mark", "meta", "nav", "nobr", "noscript", "ol", "p",
        "pre", "q", "s", "samp", "script",
        "section", "small", "span", "strike", "strong", "style", "sub", "sup", "table", "tbody", "td",
        "tfoot", "th", "thead", "time", "title", "tr", "tt", "u", "ul", "var", "wbr",
    ]
}
