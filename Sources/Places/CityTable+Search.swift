extension CityTable {
    /// Returns the cities that a text may mean, best match first.
    ///
    /// The text is a name or the beginning of one, or of its second or a later word; case, accents and punctuation do
    /// not count. The order is: exact names, names that begin with the text, names that contain it; among equals the
    /// most populous comes first. The area may follow after a comma or at the end, as for ``cities(named:)``.
    ///
    /// ```swift
    /// CityTable.search("kyo", limit: 1).map(\.name)       // ["Kyoto"]
    /// CityTable.search("Москва", limit: 1).map(\.name)    // ["Moscow"]
    /// CityTable.search("paris texas", limit: 3).map(\.area)  // ["US-TX"]
    /// ```
    ///
    /// - Parameters:
    ///   - text: A name, or the beginning of one.
    ///   - limit: How many cities to return at most.
    /// - Returns: The matches; empty when the text has no word to search for, or `limit` is not positive.
    /// - Complexity: O(log *n* + *m*) for *m* names that begin so: tens of microseconds for a name, and less than a
    ///   millisecond for its first letter.
    public static func search(_ text: String, limit: Int) -> [City] {
        guard limit > 0 else { return [] }
        for query in CityQuery.readings(of: text) where !query.name.isEmpty {
            let found = ranked(query, limit: limit)
            if !found.isEmpty { return found }
        }
        return []
    }

    private static func ranked(_ query: CityQuery, limit: Int) -> [City] {
        var beginning = RankSet()
        var within = RankSet()
        SortedLines(text: names).visit(keyPrefix: query.name) { line in
            let fields = line.drop { $0 != tab }.dropFirst()
            let own = fields.prefix { $0 != tab }
            visitRanks(of: own) { beginning.insert($0) }
            visitRanks(of: fields[own.endIndex...].dropFirst()) { within.insert($0) }
        }
        var found: [City] = []
        var seen = RankSet()
        /// Adds cities until there are enough.
        func take(_ ranks: some Sequence<Int>) {
            for rank in ranks where found.count < limit && seen.insert(rank) {
                if let city = city(rank: rank), query.covers(city) { found.append(city) }
            }
        }
        take(ranks(named: query.name))
        take(beginning)
        take(within)
        return found
    }

    private static let tab = UInt8(ascii: "\t")
}
