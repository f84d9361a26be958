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
    /// - Complexity: O(log *n* + *m*) for a word that *m* words of the index begin with: microseconds for a name and some
    ///   tens of them for its first letter. Of several words, every airport that has them all is read.
    public static func search(_ text: String, limit: Int) -> [Airport] {
        // The index has no other script, so `東京 Tokyo` finds the same as `Tokyo`.
        let words = FoldedText(text).words.filter { $0 != ignoredWord && $0.utf8.allSatisfy { $0 < 0x80 } }
        guard let first = words.first, limit > 0 else { return [] }
        var seen: Set = [first]
        let others = words.filter { seen.insert($0).inserted }
        var matches = WordMatches(of: first)
        guard !others.isEmpty else { return matches.best(limit).compactMap(airport(iata:)) }
        var found = matches.all
        for word in others where !found.isEmpty {
            matches = WordMatches(of: word)
            found.formIntersection(matches.all)
        }
        let query = words.joined(separator: " ")
        let ranked = found.codes.compactMap(airport(iata:)).map { (rank: Rank($0, for: query), airport: $0) }
        return ranked.sorted { $0.rank < $1.rank }.prefix(limit).map(\.airport)
    }

    /// A word in nearly every name, which the index leaves out; places.py of the generators has the same one.
    private static let ignoredWord = "airport"

    /// Returns the IATA codes of the airports that have a folded word.
    static func codes(word: String) -> [String] {
        guard let line = SortedLines(text: words).line(key: word) else { return [] }
        return line.split(separator: "\t").dropFirst().flatMap { codes(inField: $0.utf8) }
    }

    /// Returns the codes in a field of the index, in capitals.
    private static func codes(inField field: Substring.UTF8View) -> [String] {
        var found: [String] = []
        var rest = field[...]
        while !rest.isEmpty {
            found.append(String(decoding: rest.prefix(3), as: UTF8.self).uppercased())
            rest = rest.dropFirst(3)
        }
        return found
    }

    /// How well an airport matches a query of several words; the smaller rank is shown first.
    private struct Rank: Comparable {
        /// 1 for a city, 2 and 3 for the beginning of a city or a name, 4 for the rest.
        let fit: Int
        let isRegional: Bool
        let iata: String

        init(_ airport: Airport, for query: String) {
            let city = FoldedText(airport.city).text
            if city == query {
                fit = 1
            } else if city.hasPrefix(query) {
                fit = 2
            } else {
                fit = FoldedText(airport.name).text.hasPrefix(query) ? 3 : 4
            }
            isRegional = !airport.name.contains("International")
            iata = airport.iata
        }

        static func < (left: Rank, right: Rank) -> Bool {
            (left.fit, left.isRegional ? 1 : 0, left.iata) < (right.fit, right.isRegional ? 1 : 0, right.iata)
        }
    }

    /// Returns the airports that have a whole name, with or without that of their city.
    ///
    /// Case, accents and punctuation do not count, nor do the words *airport* and *international*.
    ///
    /// ```swift
    /// AirportTable.airports(named: "Seattle-Tacoma International Airport").map(\.iata)  // ["SEA"]
    /// AirportTable.airports(named: "Paris Charles de Gaulle").map(\.iata)               // ["CDG"]
    /// AirportTable.airports(named: "Paris").map(\.iata)                                 // []
    /// ```
    ///
    /// - Parameter name: The name.
    /// - Returns: At most fifty airports.
    public static func airports(named name: String) -> [Airport] {
        let wanted = Set(FoldedText(String(name.prefix(120))).words).subtracting(commonWords)
        // `Paris` is a city, and no short name of the airport Paris Beauvais.
        guard !wanted.isEmpty, CityTable.cities(named: name).isEmpty else { return [] }
        return search(wanted.sorted().joined(separator: " "), limit: 50).filter { airport in
            let city = Set(FoldedText(airport.city).words)
            let own = Set(FoldedText(airport.name).words).subtracting(commonWords)
            // Only what it has beside its city tells it from others there.
            let telling = own.subtracting(city)
            return wanted.isSubset(of: own.union(city)) && !telling.isEmpty && telling.isSubset(of: wanted)
        }
    }

    private static let commonWords: Set<String> = [
        "airport", "international", "intl", "int", "l", "flughafen", "aeroport",
    ]

    /// Returns the airports of all cities whose name begins with these words: Santiago, and Santiago de Compostela.
    package static func airports(beginningWithCity name: String) -> [Airport] {
        let wanted = FoldedText(name).words
        guard !wanted.isEmpty else { return [] }
        return search(name, limit: 50).filter { FoldedText($0.city).words.starts(with: wanted) }
    }

    /// Returns the airports of a city, whatever their own names are.
    ///
    /// Case, accents and punctuation do not count. A town too small for ``CityTable`` may be found by its airport
    /// alone.
    ///
    /// ```swift
    /// AirportTable.airports(ofCity: "killarney").map(\.iata)  // ["KIR"]
    /// ```
    ///
    /// - Parameter name: The whole name of the city.
    /// - Returns: At most fifty airports.
    public static func airports(ofCity name: String) -> [Airport] {
        let wanted = FoldedText(name).words
        guard !wanted.isEmpty else { return [] }
        return search(name, limit: 50).filter { FoldedText($0.city).words == wanted }
    }
}
