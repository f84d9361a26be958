/// The words of a header that are in another character set: `=?ISO-8859-1?Q?Best=E4tigung?=` (RFC 2047).
enum EncodedWords {
    /// The text; words in an unknown character set stay as they are.
    static func text(of value: [UInt8]) -> String {
        guard value.contains(UInt8(ascii: "=")) else { return plain(value[...]) }
        var text = ""
        var rest = value[...]
        var isAfterWord = false
        while let start = begin(of: rest) {
            let before = rest[..<start]
            // Blanks between two encoded words are folding only (RFC 2047 §6.2).
            if !(isAfterWord && before.allSatisfy(Blank.isBlank)) { text += plain(before) }
            guard let (word, end) = word(in: rest[start...]) else {
                text += "=?"
                rest = rest[(start + 2)...]
                isAfterWord = false
                continue
            }
            text += word
            rest = rest[end...]
            isAfterWord = true
        }
        return text + plain(rest)
    }

    private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: TextCharset.ascii.utf8(Array(bytes)), as: UTF8.self)
    }

    private static func begin(of bytes: ArraySlice<UInt8>) -> Int? {
        var rest = bytes
        while let index = rest.firstIndex(of: UInt8(ascii: "=")) {
            guard index + 1 < bytes.endIndex else { return nil }
            if bytes[index + 1] == UInt8(ascii: "?") { return index }
            rest = bytes[(index + 1)...]
        }
        return nil
    }

    /// The encoded word at the beginning of some bytes, and where it ends.
    private static func word(in bytes: ArraySlice<UInt8>) -> (String, Int)? {
        let fields = bytes.prefix(mostBytes).dropFirst(2).split(
            separator: UInt8(ascii: "?"), maxSplits: 3, omittingEmptySubsequences: false)
        guard fields.count == 4, fields[3].first == UInt8(ascii: "=") else { return nil }
        let name = String(decoding: fields[0].prefix { $0 != UInt8(ascii: "*") }, as: UTF8.self)
        guard let charset = TextCharset(name) else { return nil }
        let decoded: [UInt8]
        switch fields[1].first.map({ $0 & 0xDF }) {
        case UInt8(ascii: "B"): decoded = TransferEncoding.base64(fields[2]).bytes
        case UInt8(ascii: "Q"): decoded = TransferEncoding.quotedPrintable(fields[2], isHeader: true).bytes
        default: return nil
        }
        return (String(decoding: charset.utf8(decoded), as: UTF8.self), fields[3].startIndex + 1)
    }

    /// The most bytes of one encoded word in a header.
    ///
    /// RFC 2047 allows 75; some programs write more.
    private static let mostBytes = 4_096
}
