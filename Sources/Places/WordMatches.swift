/// The airports that match one word, in their name, city or code, whole or by its beginning.
struct WordMatches: Sendable {
    /// The airports whose code is the word.
    private var named = CodeSet()
    /// The others by the kind of match, international airports first within each kind.
    private var sorts = [CodeSet](repeating: CodeSet(), count: 8)

    /// Looks up a folded word.
    init(of word: String) {
        if let airport = AirportTable.airport(iata: word) ?? AirportTable.airport(icao: word) {
            named.insert(airport.iata.utf8)
        }
        let tab = UInt8(ascii: "\t")
        SortedLines(text: AirportTable.words).visit(keyPrefix: word) { line in
            let key = line.prefix { $0 != tab }
            let isWhole = key.count == word.utf8.count
            var rest = line[key.endIndex...].dropFirst()
            for field in 0..<4 {
                let codes = rest.prefix { $0 != tab }
                // Where only the beginning of the word matched, a whole-city match counts as the beginning of a city.
                insert(codes, sort: field == 0 && !isWhole ? 1 : field)
                rest = rest[codes.endIndex...].dropFirst()
            }
        }
        if word.utf8.count <= 3 {
            SortedLines(text: AirportTable.rows).visit(keyPrefix: word.uppercased()) { row in
                sorts[WordMatches.isInternational(row) ? 6 : 7].insert(row.prefix(3))
            }
        }
    }

    /// All of them.
    var all: CodeSet {
        sorts.reduce(into: named) { $0.formUnion($1) }
    }

    /// Returns the codes of the best matches.
    ///
    /// - Parameter limit: The most codes to return.
    /// - Returns: The codes, best first.
    func best(_ limit: Int) -> [String] {
        var found: [String] = []
        var seen = CodeSet()
        for sort in [named] + sorts where found.count < limit {
            var fresh = sort
            fresh.subtract(seen)
            found += fresh.codes.prefix(limit - found.count)
            seen.formUnion(sort)
        }
        return found
    }

    private mutating func insert(_ codes: Slice<UnsafeBufferPointer<UInt8>>, sort: Int) {
        var rest = codes
        while let first = rest.first {
            let isInternational = first >= UInt8(ascii: "a")
            sorts[sort * 2 + (isInternational ? 0 : 1)].insert(rest.prefix(3))
            rest = rest.dropFirst(3)
        }
    }

    /// Returns whether the name of an airport contains "International".
    private static func isInternational(_ row: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let word: StaticString = "International"
        return word.withUTF8Buffer { wanted in
            row.indices.contains { row[$0] == wanted[0] && row[$0...].starts(with: wanted) }
        }
    }
}
