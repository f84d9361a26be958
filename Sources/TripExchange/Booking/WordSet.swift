/// Words in small letters that rules look for.
///
/// Nearly every word of a text is none of them, and its length or its first octet tells that at once. Words that are
/// not of ASCII alone can be spelt in several ways, so they are always looked up.
struct WordSet: ExpressibleByArrayLiteral, Sendable {
    private let words: Set<String>
    /// One bit for each length in octets, those from 63 on sharing one.
    private let lengths: UInt64
    /// One bit for each of the low five bits of a first octet, which are the same for small and capital letters.
    private let initials: UInt32

    init(_ words: Set<String>) {
        self.words = words
        lengths = words.reduce(0) { $0 | Self.length($1.utf8.count) }
        initials = words.reduce(0) { $0 | Self.initial($1.utf8.first ?? 0) }
    }

    init(arrayLiteral words: String...) { self.init(Set(words)) }

    func contains(_ word: String) -> Bool { mayContain(word) && words.contains(word) }

    /// Whether a word in any case can be among them.
    func mayContain(_ word: some StringProtocol) -> Bool {
        word.utf8.withContiguousStorageIfAvailable { bytes in
            var high: UInt8 = 0
            for byte in bytes { high |= byte }
            if high >= 0x80 { return true }
            return lengths & Self.length(bytes.count) != 0 && initials & Self.initial(bytes.first ?? 0) != 0
        } ?? true
    }

    private static func length(_ count: Int) -> UInt64 { 1 << UInt64(min(count, 63)) }
    private static func initial(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 0x1F) }
}
