/// A text that is searched for many words, byte by byte.
struct SearchedText: Sendable {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The number of its bytes.
    var count: Int { bytes.count }

    /// Returns whether the text contains a word.
    func contains(_ word: String) -> Bool {
        let wanted = Array(word.utf8)
        guard let first = wanted.first else { return true }
        return bytes.withUnsafeBufferPointer { text in
            guard text.count >= wanted.count else { return false }
            for start in 0...(text.count - wanted.count) where text[start] == first {
                var length = 1
                while length < wanted.count, text[start + length] == wanted[length] { length += 1 }
                if length == wanted.count { return true }
            }
            return false
        }
    }
}
