/// A set of IATA codes, iterated in order.
struct CodeSet: Sendable {
    private var ranks = RankSet()

    var isEmpty: Bool { ranks.isEmpty }

    /// The codes in capitals, in alphabetical order.
    var codes: [String] {
        ranks.map { rank in
            let letters = [rank / 676, rank / 26 % 26, rank % 26].map { UInt8(65 + $0) }
            return String(decoding: letters, as: UTF8.self)
        }
    }

    /// Adds three letters in either case.
    mutating func insert(_ letters: some Sequence<UInt8>) {
        ranks.insert(letters.reduce(0) { $0 * 26 + Int($1 | 0x20) - 0x61 })
    }

    /// Adds the members of another set.
    mutating func formUnion(_ other: CodeSet) { ranks.formUnion(other.ranks) }

    /// Keeps only the members of another set.
    mutating func formIntersection(_ other: CodeSet) { ranks.formIntersection(other.ranks) }

    /// Removes the members of another set.
    mutating func subtract(_ other: CodeSet) { ranks.subtract(other.ranks) }
}
