/// A set of IATA codes, read in their order.
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

    /// Adds what another set has.
    mutating func formUnion(_ other: CodeSet) { ranks.formUnion(other.ranks) }

    /// Leaves what another set has too.
    mutating func formIntersection(_ other: CodeSet) { ranks.formIntersection(other.ranks) }

    /// Removes what another set has.
    mutating func subtract(_ other: CodeSet) { ranks.subtract(other.ranks) }
}
