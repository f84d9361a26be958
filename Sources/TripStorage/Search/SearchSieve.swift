/// Tells quickly which texts cannot have what a search asks for.
///
/// What it lets pass need not have it: the words can be parts of longer ones, or stand in another order. What it holds back
/// has not. So a store need not make the activities of most rows, which takes longer than anything else.
struct SearchSieve {
    /// The words that must all be there, in the form of ``SearchWords``.
    private let words: [[UInt8]]
    /// Room for a text in lower case.
    private var folded: [UInt8] = []

    init(_ query: SearchQuery) {
        words = query.phrases.flatMap(\.words).map { Array($0.utf8) }
    }

    /// Forgets the texts of the row before.
    mutating func begin() { folded.removeAll(keepingCapacity: true) }

    /// Takes a text of a row.
    ///
    /// - Parameter text: Its bytes in UTF-8.
    mutating func add(_ text: UnsafeRawBufferPointer) {
        let start = folded.count
        if text.reduce(0, |) < 0x80 {
            folded.append(contentsOf: text.bindMemory(to: UInt8.self))
            // Something else may become a letter or a digit by this; so more passes, and nothing less.
            for index in start..<folded.count { folded[index] |= 0x20 }
            folded.append(UInt8(ascii: " "))
        } else {
            for word in SearchWords.words(of: String(decoding: text, as: UTF8.self)) {
                folded += word.utf8
                folded.append(UInt8(ascii: " "))
            }
        }
    }

    /// Whether the texts of the row may have all words.
    ///
    /// `false` when a word stands nowhere in them, not even as a part of another one.
    var passes: Bool {
        folded.withUnsafeBytes { folded in words.allSatisfy { Self.stands($0, in: folded) } }
    }

    /// Whether a word stands somewhere in a text, also inside of another one.
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
