/// Excludes texts quickly that cannot match a search.
///
/// A text that passes need not match: words may be parts of longer ones, or in another order. An excluded
/// text never matches. So a store need not create the activities of most rows, which is the slowest step.
struct SearchSieve {
    /// The words that must all be present, in the form of ``SearchWords``.
    private let words: [[UInt8]]
    /// Room for a text in lower case.
    private var folded: [UInt8] = []

    init(_ query: SearchQuery) {
        words = query.phrases.flatMap(\.words).map { Array($0.utf8) }
    }

    /// Clears the texts of the previous row.
    mutating func begin() { folded.removeAll(keepingCapacity: true) }

    /// Adds a text of a row.
    ///
    /// - Parameter text: Its bytes in UTF-8.
    mutating func add(_ text: UnsafeRawBufferPointer) {
        let start = folded.count
        if text.reduce(0, |) < 0x80 {
            folded.append(contentsOf: text.bindMemory(to: UInt8.self))
            // Other bytes may become letters or digits; so more texts pass, and none fewer.
            for index in start..<folded.count { folded[index] |= 0x20 }
            folded.append(UInt8(ascii: " "))
        } else {
            for word in SearchWords.words(of: String(decoding: text, as: UTF8.self)) {
                folded += word.utf8
                folded.append(UInt8(ascii: " "))
            }
        }
    }

    /// Whether the texts of the row may contain all words.
    ///
    /// It is `false` when a word is absent, also as a part of a longer word.
    var passes: Bool {
        folded.withUnsafeBytes { folded in words.allSatisfy { Self.stands($0, in: folded) } }
    }

    /// Whether the texts of the row may contain one of the words.
    var passesAny: Bool {
        folded.withUnsafeBytes { folded in words.contains { Self.stands($0, in: folded) } }
    }

    /// Returns whether a word is in a text, also inside of another one.
    private static func stands(_ word: [UInt8], in text: UnsafeRawBufferPointer) -> Bool {
        guard let first = word.first, text.count >= word.count else { return word.isEmpty }
        let last = text.count - word.count
        var start = 0
        while start <= last {
            if text[start] == first, text[start..<start + word.count].elementsEqual(word) { return true }
            start += 1
        }
        return false
    }
}
