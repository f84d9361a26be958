/// Where words stand in a list, found by their octets in any case, without a string for each word that is looked up.
///
/// Bookings are looked for in every event, so this must cost little: a table with open addressing, whose hits are compared.
struct WordIndex: Sendable {
    /// The words in small letters.
    private let words: [[UInt8]]
    /// For each place of the table the number of a word and one; 0 where none is.
    private var slots: [UInt16]
    private let shapes: WordShapes
    private let numbers: [String: Int]

    /// Makes the index of fewer than 65,535 words, all in small letters.
    init(_ words: [String]) {
        precondition(words.count < Int(UInt16.max))
        self.words = words.map { Array($0.utf8) }
        shapes = WordShapes(words)
        numbers = Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, $0) })
        var size = 16
        while size < words.count * 3 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for (number, word) in self.words.enumerated() {
            var place = word.withUnsafeBufferPointer { Self.hash($0) } & (size - 1)
            while slots[place] != 0 { place = (place + 1) & (size - 1) }
            slots[place] = UInt16(number + 1)
        }
    }

    /// The number of a word in any case; `nil` where it is none of them.
    func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        guard word.contains(where: { $0 >= 0x80 }) else {
            return shapes.mayContainPlain(word) ? find(word) : nil
        }
        // Letters that are not of ASCII can be spelt in several ways, which are the same text.
        return numbers[String(decoding: word, as: UTF8.self).lowercased()]
    }

    private func find(_ word: UnsafeBufferPointer<UInt8>) -> Int? {
        var place = Self.hash(word) & (slots.count - 1)
        while slots[place] != 0 {
            let number = Int(slots[place]) - 1
            if isSame(words[number], word) { return number }
            place = (place + 1) & (slots.count - 1)
        }
        return nil
    }

    private func isSame(_ known: [UInt8], _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        guard known.count == word.count else { return false }
        for index in word.indices where known[index] != Self.small(word[index]) { return false }
        return true
    }

    @inline(__always)
    private static func small(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

    /// FNV-1a of the octets in small letters.
    @inline(__always)
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in word { hash = (hash ^ UInt64(small(byte))) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash >> 32) & Int.max
    }
}
