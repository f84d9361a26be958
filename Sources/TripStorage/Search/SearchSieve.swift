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

    /// Whether texts that stand one behind the other, with anything but letters and digits between them, may have all
    /// words.
    ///
    /// - Parameter text: The bytes of the texts in UTF-8.
    /// - Returns: `false` when a word stands nowhere in them.
    mutating func passes(_ text: UnsafeRawBufferPointer) -> Bool {
        folded.removeAll(keepingCapacity: true)
        if text.reduce(0, |) < 0x80 {
            // Something else may become a letter or a digit by this; so more passes, and nothing less.
            folded.append(contentsOf: text.lazy.map { $0 | 0x20 })
        } else {
            for word in SearchWords.words(of: String(decoding: text, as: UTF8.self)) {
                folded += word.utf8
                folded.append(UInt8(ascii: " "))
            }
        }
        return folded.withUnsafeBytes { folded in words.allSatisfy { Self.stands($0, in: folded) } }
    }

    /// Whether a word stands somewhere in a text, also inside of another one.
    private static func stands(_ word: [UInt8], in text: UnsafeRawBufferPointer) -> Bool {
        guard let first = word.first, text.count >= word.count else { return word.isEmpty }
        let last = text.count - word.count
        var start = 0
        while start <= last {
            if text[start] == first, word.indices.allSatisfy({ text[start + $0] == word[$0] }) { return true }
            start += 1
        }
        return false
    }
}
