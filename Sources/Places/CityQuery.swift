/// A text that names a city, split into the name and its area.
struct CityQuery: Sendable {
    /// The name, folded.
    let name: String

    /// The stated areas: each is a country, a state or both, folded.
    private let areas: [[String]]

    /// Whether the text states an area.
    let isPlaced: Bool

    private init(name: [String], areas: [[String]], isPlaced: Bool? = nil) {
        self.name = name.joined(separator: " ")
        self.areas = areas
        self.isPlaced = isPlaced ?? areas.contains { !CityQuery.bare($0).isEmpty }
    }

    /// Returns the ways to read a text, the likeliest first.
    ///
    /// The whole text may be a name. Otherwise the area stands after a comma or, without one, in up to four words at
    /// the end that name a country or a state.
    static func readings(of text: String) -> [CityQuery] {
        // No name is longer; without a bound a long text would be folded as a whole.
        let words = FoldedText(String(text.prefix(120))).words
        guard !words.isEmpty else { return [] }
        let parts = text.prefix(120).split(separator: ",").map { FoldedText(String($0)).words }
            .filter { !$0.isEmpty }
        var readings = [CityQuery(name: words, areas: [], isPlaced: parts.count > 1)]
        if let first = parts.first, parts.count > 1 {
            readings.append(CityQuery(name: first, areas: Array(parts.dropFirst())))
        } else {
            for count in 1..<5 where count < words.count && isArea(words.suffix(count)) {
                readings.append(CityQuery(name: words.dropLast(count), areas: [words.suffix(count)]))
            }
        }
        return readings
    }

    /// Returns the words of an area without its postal code, as in `MA 02110`, and with `U.S.A.` as one word.
    private static func bare(_ words: [String]) -> [String] {
        if words.count > 1, words.allSatisfy({ $0.utf8.count == 1 }) { return [words.joined()] }
        // `CN-04` is a part of China.
        if words.count == 2, words[0].utf8.count == 2,
            words[1].utf8.count < 4 || words[1].utf8.first.map({ $0 > 0x39 }) ?? false
        {
            return words
        }
        return words.filter { !$0.utf8.contains { (0x30...0x39).contains($0) } }
    }

    /// Returns whether a city lies in the stated area.
    func covers(_ city: City) -> Bool {
        areas.allSatisfy { words in
            if words == [city.country.lowercased(), city.region.lowercased()] { return true }
            let bare = CityQuery.bare(words)
            return bare.isEmpty
                || CityQuery.codes(of: bare).contains { $0 == city.country || $0 == city.area }
        }
    }

    /// Returns whether the stated area may be another one, in which the table lacks the city.
    ///
    /// `IL` is Illinois and Israel. It mostly means the US state; a city of that name in Israel alone only shows that
    /// a small town of Illinois is not in the table. South Australia has few such cities.
    func doubts(_ cities: [City]) -> Bool {
        areas.contains { words in
            let codes = CityQuery.codes(of: CityQuery.bare(words))
            return codes.count > 1 && codes.contains { $0.hasPrefix("US-") }
                && !cities.contains { !$0.region.isEmpty && codes.contains($0.area) }
        }
    }

    /// Returns the code of a country in three letters (ISO 3166-1 alpha-3), for the one in two.
    static func longCode(of country: String) -> String? {
        for line in SortedLines(text: CityTable.regions).all() {
            let fields = line.split(separator: "\t")
            if fields.count >= 2, fields[0].utf8.count == 3, fields[1] == country {
                return fields[0].uppercased()
            }
        }
        return nil
    }

    private static func isArea(_ words: ArraySlice<String>) -> Bool {
        !codes(of: bare(Array(words))).isEmpty
    }

    /// Returns the area codes of a name: `GE` and `US-GA` for Georgia.
    private static func codes(of words: [String]) -> [String] {
        field(1, of: words)
    }

    /// Returns the numbers of the zones in an area with this name.
    static func zones(of words: [String]) -> [String] {
        field(2, of: bare(words))
    }

    /// Returns the code of the country with this name, even if a part of another country has it too.
    static func country(of words: [String]) -> String? {
        codes(of: bare(words)).first { $0.utf8.count == 2 }
    }

    private static func field(_ index: Int, of words: [String]) -> [String] {
        guard let line = SortedLines(text: CityTable.regions).line(key: words.joined(separator: " "))
        else { return [] }
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        return fields.count == 3 ? fields[index].split(separator: " ").map(String.init) : []
    }
}
