/// A set of small numbers, iterated in order.
struct RankSet: Sequence, Sendable {
    private var words: [UInt64] = []

    /// Adds a number and returns whether it is new.
    @discardableResult
    mutating func insert(_ rank: Int) -> Bool {
        let (word, bit) = (rank / 64, UInt64(1) << UInt64(rank % 64))
        while words.count <= word { words.append(0) }
        defer { words[word] |= bit }
        return words[word] & bit == 0
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

    /// Adds the members of another set.
    mutating func formUnion(_ other: RankSet) {
        while words.count < other.words.count { words.append(0) }
        for index in other.words.indices { words[index] |= other.words[index] }
    }

    /// Keeps only the members of another set.
    mutating func formIntersection(_ other: RankSet) {
        for index in words.indices { words[index] &= index < other.words.count ? other.words[index] : 0 }
    }

    /// Removes the members of another set.
    mutating func subtract(_ other: RankSet) {
        for index in words.indices where index < other.words.count { words[index] &= ~other.words[index] }
    }

    /// The numbers in ascending order.
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
