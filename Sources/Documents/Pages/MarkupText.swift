/// Removes the markup of a description that a sender wrote as HTML, for recognition.
package enum MarkupText {
    /// Returns a text without its tags, with a line break at each end of a line or block; text without markup is
    /// unchanged.
    ///
    /// It keeps scripts, blanks and blank lines, unlike ``ReadableText``, which is for people.
    ///
    /// - Parameter text: The text as the sender wrote it.
    /// - Returns: The text without markup.
    /// - Complexity: O(*n*) in the bytes of the text.
    package static func plain(_ text: String) -> String {
        guard let plain = bytes(of: text, withoutTags) else { return text }
        // A no-break space separates words as others do.
        return CharacterReferences.text(of: plain[...]).replacing("\u{A0}", with: " ")
    }

    /// Returns a text without its tags; `nil` where there are none.
    private static func withoutTags(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard let first = bytes.firstIndex(of: UInt8(ascii: "<")) else { return nil }
        var plain: [UInt8]?
        var index = first
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), let tag = MarkupTag(at: index, in: bytes) {
                if plain == nil {
                    plain = Array(bytes[..<index])
                    plain?.reserveCapacity(bytes.count)
                }
                if endsLine(tag) { plain?.append(0x0A) }
                index = tag.end
            } else {
                plain?.append(bytes[index])
                index += 1
            }
        }
        return plain
    }

    private static func endsLine(_ tag: MarkupTag) -> Bool {
        tag.name == "br" || tag.name == "p" || tag.isEnd && blocks.contains(tag.name)
    }

    private static let blocks: Set = [
        "address", "article", "aside", "blockquote", "caption", "div", "figcaption", "footer", "h1", "h2",
        "h3", "h4", "h5", "h6", "header", "li", "main", "nav", "pre", "section", "td", "th", "tr",
    ]

    private static func bytes<Result>(
        of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        text.utf8.withContiguousStorageIfAvailable(body) ?? Array(text.utf8).withUnsafeBufferPointer(body)
    }
}
