/// A set of small numbers, read in their order.
struct RankSet: Sequence, Sendable {
    private var words: [UInt64] = []

    /// Adds a number, and tells whether it was missing.
    @discardableResult
    mutating func insert(_ rank: Int) -> Bool {
        let (word, bit) = (rank / 64, UInt64(1) << UInt64(rank % 64))
        while words.count <= word { words.append(0) }
        defer { words[word] |= bit }
        return words[word] & bit == 0
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// Adds what another set has.
    mutating func formUnion(_ other: RankSet) {
        while words.count < other.words.count { words.append(0) }
        for index in other.words.indices { words[index] |= other.words[index] }
    }

    /// Leaves what another set has too.
    mutating func formIntersection(_ other: RankSet) {
        for index in words.indices { words[index] &= index < other.words.count ? other.words[index] : 0 }
    }

    /// Removes what another set has.
    mutating func subtract(_ other: RankSet) {
        for index in words.indices where index < other.words.count { words[index] &= ~other.words[index] }
    }

    /// The numbers, the smallest first.
    func makeIterator() -> AnyIterator<Int> {
        var word = 0
        var rest = words.first ?? 0
        return AnyIterator {
            while rest == 0 {
                word += 1
                guard word < words.count else { return nil }
                rest = words[word]
            }
            defer { rest &= rest - 1 }
            return word * 64 + rest.trailingZeroBitCount
        }
    }
}
