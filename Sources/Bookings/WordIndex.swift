/// Finds words of a list by their bytes in any case, without making strings.
///
/// Every event is searched for bookings, so this must be fast: a hash table with open addressing, whose hits are
/// compared.
struct WordIndex: Sendable {
    /// The words in lower case.
    private let words: [[UInt8]]
    /// For each slot the number of a word plus one; 0 for an empty slot.
    private var slots: [UInt16]
    private let shapes: WordShapes
    private let numbers: [String: Int]

    /// Makes the index of fewer than 65,535 words, all in lower case.
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

    /// The number of a word in any case; `nil` if it is not in the list.
    func number(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        guard Self.isLatin(word) else {
            // Letters with combining marks have several spellings of the same text.
            return numbers[String(decoding: word, as: UTF8.self).lowercased()]
        }
        return shapes.mayContainPlain(word) ? find(word) : nil
    }

    /// Whether all letters are ASCII or Latin-1, which have one spelling without combining marks.
    private static func isLatin(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < word.count {
            let byte = word[index]
            if byte >= 0x80 {
                guard byte == latin, index + 1 < word.count else { return false }
                index += 1
            }
            index += 1
        }
        return true
    }

    /// The first byte of Latin-1 letters in UTF-8.
    private static let latin: UInt8 = 0xC3

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
        var before: UInt8 = 0
        for index in word.indices {
            guard known[index] == Self.small(word[index], after: before) else { return false }
            before = word[index]
        }
        return true
    }

    /// A byte in lower case; letters of Latin-1 have two bytes.
    @inline(__always)
    private static func small(_ byte: UInt8, after before: UInt8) -> UInt8 {
        if byte < 0x80 { return byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
        // Except for the multiplication sign and the sharp s.
        return before == latin && byte < 0x9F && byte != 0x97 ? byte | 0x20 : byte
    }

    /// A hash of the length and of the beginning and end of a word, ignoring case; equal hashes are resolved by the
    /// whole word.
    @inline(__always)
    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        let count = word.count
        var key: UInt64 = 0
        if count >= 4 {
            let bytes = UnsafeRawBufferPointer(word)
            let head = bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
            key = UInt64(head) << 32 | UInt64(bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        } else {
            for byte in word { key = key << 8 | UInt64(byte) }
        }
        // The bit that distinguishes lower case, also in Latin-1.
        key = (key | 0x2020_2020_2020_2020) ^ UInt64(truncatingIfNeeded: count)
        return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }
}
