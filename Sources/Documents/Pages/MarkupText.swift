/// Removes the markup of a description that a sender wrote as HTML.
package enum MarkupText {
    /// Returns a text without its tags, with a line break at each end of a line or block; text without markup is
    /// unchanged.
    package static func plain(_ text: String) -> String {
        guard isMarkup(text) else { return text }
        var plain: [UInt8] = []
        plain.reserveCapacity(text.utf8.count)
        bytes(of: text) { bytes in
            var index = 0
            while index < bytes.count {
                guard bytes[index] == UInt8(ascii: "<"), let end = end(ofTagAt: index, bytes) else {
                    plain.append(bytes[index])
                    index += 1
                    continue
                }
                if endsLine(UnsafeBufferPointer(rebasing: bytes[index + 1..<end])) { plain.append(0x0A) }
                index = end + 1
            }
        }
        // A no-break space separates words as others do.
        return CharacterReferences.text(of: plain[...]).replacing("\u{A0}", with: " ")
    }

    /// Whether the text has a tag of a kind that occurs in mails.
    private static func isMarkup(_ text: String) -> Bool {
        bytes(of: text) { bytes in
            guard let first = bytes.firstIndex(of: UInt8(ascii: "<")) else { return false }
            return bytes[first...].indices.contains { index in
                bytes[index] == UInt8(ascii: "<") && end(ofTagAt: index, bytes) != nil
            }
        }
    }

    /// Where the tag at an index ends; `nil` if there is no tag: `a < b`, `<https://…>`.
    ///
    /// The name is checked first, and no tag extends over the beginning of another, so that no byte is read often.
    private static func end(ofTagAt index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var start = index + 1
        if start < bytes.count, bytes[start] == UInt8(ascii: "/") { start += 1 }
        let word = bytes[start...].prefix(7).prefix {
            isLetter($0) || (0x30...0x39).contains($0)
        }
        guard (1...6).contains(word.count), let first = word.first, isLetter(first),
            word.endIndex < bytes.count, [0x20, 0x2F, 0x3E].contains(bytes[word.endIndex])
        else { return nil }
        let rest = bytes[word.endIndex...].prefix(400)
        guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
            bytes[end] == UInt8(ascii: ">")
        else { return nil }
        return end
    }

    private static func endsLine(_ tag: UnsafeBufferPointer<UInt8>) -> Bool {
        let name = String(decoding: tag, as: UTF8.self).lowercased()
        return ["br", "/p", "/div", "/li", "/tr", "/h1", "/h2", "/h3", "p>", "/td"].contains {
            name.hasPrefix($0)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    private static func bytes<Result>(
        of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        text.utf8.withContiguousStorageIfAvailable(body) ?? Array(text.utf8).withUnsafeBufferPointer(body)
    }
}
