/// A description of a sender as people read it: without the markup of HTML, if it has any.
package enum ReadableText {
    /// Returns a text without its tags; a text without a tag of HTML is unchanged.
    ///
    /// Blocks, items of lists and rows of tables begin a line, line breaks stay, blank lines are joined to one, and the
    /// address of a link stands behind its words. Scripts, styles and comments are left out.
    ///
    /// ```swift
    /// ReadableText.of("<p>Gate <b>B4</b></p>Ask <a href=\"https://sky.example/\">us</a>")
    /// // "Gate B4\nAsk us (https://sky.example/)"
    /// ```
    ///
    /// - Parameter text: The text as the sender wrote it.
    /// - Returns: The text without markup.
    /// - Complexity: O(*n*) in the bytes of the text.
    package static func of(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        var reading = MarkupReading(Array(text.utf8))
        return reading.text() ?? text
    }
}

/// Reads a text with tags from its beginning to its end.
private struct MarkupReading {
    private let bytes: [UInt8]
    private var plain: [UInt8] = []
    private var hasTags = false
    /// The link that is open: its address, and where its words begin.
    private var link: (address: String, start: Int)?
    /// What was begun and has no end: it is looked for once.
    private var unended: Set<String> = []

    /// Whether any element has an end; without one `<A>` is a name.
    private let hasEnds: Bool

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        hasEnds = zip(bytes, bytes.dropFirst()).contains {
            $0 == UInt8(ascii: "<") && $1 == UInt8(ascii: "/")
        }
    }

    /// The text without tags; `nil` where there are none.
    mutating func text() -> String? {
        plain.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), let end = endOfComment(at: index) {
                hasTags = true
                index = end
            } else if bytes[index] == UInt8(ascii: "<"), let tag = tag(at: index) {
                hasTags = true
                index = take(tag)
            } else {
                plain.append(bytes[index])
                index += 1
            }
        }
        guard hasTags else { return nil }
        closeLink()
        return Self.joined(CharacterReferences.text(of: plain[...]))
    }

    /// The tag that begins here; a lone `<A>` is a name.
    private func tag(at index: Int) -> MarkupTag? {
        bytes.withUnsafeBufferPointer { MarkupTag(at: index, in: $0) }
            .flatMap { !hasEnds && $0.mayBeName ? nil : $0 }
    }

    /// Takes a tag, and returns where the text goes on.
    private mutating func take(_ tag: MarkupTag) -> Int {
        switch tag.name {
        case "a":
            closeLink()
            if !tag.isEnd, let address = address(in: tag) { link = (address, plain.count) }
        case "li" where !tag.isEnd: plain += Array("\n- ".utf8)
        case "td", "th": plain.append(0x20)
        case "script", "style", "head", "title":
            return tag.isEnd ? tag.end : end(of: tag)
        case let name where Self.blocks.contains(name): plain.append(0x0A)
        default: break
        }
        return tag.end
    }

    /// Writes the address of the open link behind its words, unless they are the address.
    private mutating func closeLink() {
        guard let (address, start) = link else { return }
        link = nil
        let words = CharacterReferences.text(of: plain[start...])
        guard !words.lowercased().contains(Self.bare(address).lowercased()) else { return }
        let shown = address.lowercased().hasPrefix("http") ? address[...] : Self.bare(address)
        // It has its references decoded, as the whole is later.
        plain += Array(" (\(shown.replacing("&", with: "&amp;")))".utf8)
    }

    /// An address without what people leave out: `https://` and the last slash, or `mailto:`.
    private static func bare(_ address: String) -> Substring {
        var bare = address[...]
        for scheme in schemes where bare.lowercased().hasPrefix(scheme) {
            bare = bare.dropFirst(scheme.count)
        }
        return bare.hasSuffix("/") ? bare.dropLast() : bare
    }

    private func address(in tag: MarkupTag) -> String? {
        var tokens = PageTokens(Array(bytes[tag.start..<tag.end]), limits: PageLimits())
        guard case .begin(_, let attributes, _) = tokens.next(), let address = attributes.value("href"),
            Self.schemes.contains(where: address.lowercased().hasPrefix)
        else { return nil }
        return address
    }

    /// Where an element ends whose content nobody sees.
    private mutating func end(of tag: MarkupTag) -> Int {
        guard !unended.contains(tag.name) else { return tag.end }
        var index = tag.end
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), let other = self.tag(at: index), other.isEnd,
                other.name == tag.name
            {
                return other.end
            }
            index += 1
        }
        unended.insert(tag.name)
        return tag.end
    }

    /// Where a comment ends that begins here; `nil` if none does.
    private mutating func endOfComment(at start: Int) -> Int? {
        guard bytes[start...].starts(with: "<!--".utf8) else { return endOfDeclaration(at: start) }
        guard !unended.contains("!--") else { return nil }
        for index in (start + 4)..<max(start + 4, bytes.count - 2)
        where bytes[index] == UInt8(ascii: "-") && bytes[index...].starts(with: "-->".utf8) {
            return index + 3
        }
        unended.insert("!--")
        return nil
    }

    /// Where `<!DOCTYPE html>` or `<![endif]>` ends; `nil` if none begins here.
    private func endOfDeclaration(at start: Int) -> Int? {
        guard ["<!doctype", "<![endif", "<![if"].contains(where: { begins(with: $0, at: start) }) else {
            return nil
        }
        return bytes[start...].prefix(400).firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
    }

    private func begins(with word: String, at start: Int) -> Bool {
        bytes[start...].prefix(word.utf8.count).elementsEqual(word.utf8) { byte, letter in
            byte == letter || (0x41...0x5A).contains(byte) && byte | 0x20 == letter
        }
    }

    /// Joins blanks, and blank lines to one.
    private static func joined(_ text: String) -> String {
        var lines: [String] = []
        let spaced = text.replacing("\r\n", with: "\n").replacing("\u{A0}", with: " ")
        for line in spaced.split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
            if words.isEmpty, lines.last?.isEmpty ?? true { continue }
            lines.append(words)
        }
        if lines.last?.isEmpty ?? false { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    private static let schemes = ["https://", "http://", "mailto:", "tel:"]
    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "br", "caption", "center", "dd", "div", "dl", "dt",
        "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main",
        "nav",
        "ol", "p", "pre", "section", "table", "tr", "ul",
    ]
}
