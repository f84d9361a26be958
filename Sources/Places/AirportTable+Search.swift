extension AirportTable {
    /// Returns the airports that a text may mean, best match first.
    ///
    /// Every word of the text must be, or begin, a word of the airport's name or city, or its IATA or ICAO
    /// code. Case, accents and punctuation do not count, nor does the word *airport*. First come those whose
    /// code the text is, then those whose city it is, whose city begins with it, whose name begins with it,
    /// and the others; among equals, those with *International* in their name, then by IATA code. A name that
    /// several cities share gives them all.
    ///
    /// ```swift
    /// AirportTable.search("zur", limit: 3).map(\.iata)        // ["ZRH"]
    /// AirportTable.search("tokyo", limit: 10).map(\.iata)     // ["HND", "NRT"]
    /// AirportTable.search("são paulo", limit: 1).map(\.city)  // ["Sao Paulo"]
    /// ```
    ///
    /// - Parameters:
    ///   - text: Words, or the beginnings of words, in any order.
    ///   - limit: How many airports to return at most.
    /// - Returns: The matches; empty when the text has no word to search for, or `limit` is not positive.
    /// - Complexity: O(log *n*) for each word and O(*m* log *m*) for *m* matches: tens of microseconds for a
    ///   name, some milliseconds for the first letters of one.
    public static func search(_ text: String, limit: Int) -> [Airport] {
        let words = FoldedText(text).words.filter { $0 != ignoredWord }
        guard let first = words.first, limit > 0 else { return [] }
        var found = codes(wordPrefix: first)
        var seen: Set = [first]
        for word in words where !found.isEmpty && seen.insert(word).inserted {
            found.formIntersection(codes(wordPrefix: word))
        }
        let query = words.joined(separator: " ")
        let ranked = found.compactMap(airport(iata:)).map { (rank: Rank($0, for: query), airport: $0) }
        return ranked.sorted { $0.rank < $1.rank }.prefix(limit).map(\.airport)
    }

    /// The word that nearly every name has, so the index leaves it out; update-places has the same one.
    private static let ignoredWord = "airport"

    /// Returns the IATA codes of the airports that have a folded word.
    static func codes(word: String) -> [String] {
        SortedLines(text: words).line(key: word).map(codes(ofLine:)) ?? []
    }

    /// Returns the IATA codes of the airports that have a folded word with this beginning, or such a code.
    private static func codes(wordPrefix prefix: String) -> Set<String> {
        var found = Set(SortedLines(text: words).lines(keyPrefix: prefix).flatMap(codes(ofLine:)))
        if prefix.utf8.count <= 3 {
            let byCode = SortedLines(text: rows).lines(keyPrefix: prefix.uppercased())
            found.formUnion(byCode.map { String($0.prefix(3)) })
        }
        return found
    }

    /// Returns the codes in a line of the index: the word, a tab, and the codes with blanks between.
    private static func codes(ofLine line: String) -> [String] {
        guard let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) else { return [] }
        return line[tab...].dropFirst().split(separator: " ").map(String.init)
    }

    /// How well an airport fits a query: the smaller one is shown first.
    private struct Rank: Comparable {
        /// 0 for a code, 1 for a city, 2 and 3 for the beginning of a city or a name, 4 for the rest.
        let fit: Int
        let isRegional: Bool
        let iata: String

        init(_ airport: Airport, for query: String) {
            let city = FoldedText(airport.city).text
            let name = FoldedText(airport.name).text
            if query == airport.iata.lowercased() || query == airport.icao.lowercased() {
                fit = 0
            } else if city == query {
                fit = 1
            } else if city.hasPrefix(query) {
                fit = 2
            } else {
                fit = name.hasPrefix(query) ? 3 : 4
            }
            isRegional = !airport.name.contains("International")
            iata = airport.iata
        }

        static func < (left: Rank, right: Rank) -> Bool {
            (left.fit, left.isRegional ? 1 : 0, left.iata) < (right.fit, right.isRegional ? 1 : 0, right.iata)
        }
    }
}
