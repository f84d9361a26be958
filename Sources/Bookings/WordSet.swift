/// Words in lower case that rules look for.
struct WordSet: ExpressibleByArrayLiteral, Sendable {
    /// The words.
    let all: Set<String>
    private let index: WordIndex

    init(_ words: Set<String>) {
        all = words
        index = WordIndex(Array(words))
    }

    init(arrayLiteral words: String...) { self.init(Set(words)) }

    func contains(_ word: String) -> Bool { all.contains(word) }

    /// Whether the lower case of a word, given by its bytes, is in the set.
    func contains(anyCase word: UnsafeBufferPointer<UInt8>) -> Bool {
        index.number(of: word) != nil
    }
}

/// The lengths and first letters of some words, which exclude nearly all other words quickly.
///
/// Words with other characters than ASCII have several spellings, so they are always looked up.
struct WordShapes: Sendable {
    /// For each length in bytes, one bit for each value of the low five bits of a first byte, which are the same in
    /// lower case and capitals; the largest lengths share one entry.
    private var initials = [UInt32](repeating: 0, count: 64)

    init(_ words: some Sequence<String>) {
        for word in words { initials[min(word.utf8.count, 63)] |= Self.bit(word.utf8.first ?? 0) }
    }

    /// Whether an ASCII word in any case may be in the set.
    @inline(__always)
    func mayContainPlain(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        initials[min(word.count, 63)] & Self.bit(word.first ?? 0) != 0
    }

    private static func bit(_ byte: UInt8) -> UInt32 { 1 << UInt32(byte & 0x1F) }

    /// The word in lower case.
    static func lowercased(_ word: UnsafeBufferPointer<UInt8>) -> String {
        if word.contains(where: { $0 >= 0x80 }) { return String(decoding: word, as: UTF8.self).lowercased() }
        return String(unsafeUninitializedCapacity: word.count) { result in
            for (index, byte) in word.enumerated() {
                result[index] = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            }
            return word.count
        }
    }
}
