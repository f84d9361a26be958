/// A text that names a city, taken apart into the name and where the city is.
struct CityQuery: Sendable {
    /// The name, folded.
    let name: String

    /// What was said of where it is: each is a country, a state or both, folded.
    private let areas: [[String]]

    /// Whether the text says where the city is.
    let isPlaced: Bool

    private init(name: [String], areas: [[String]], isPlaced: Bool? = nil) {
        self.name = name.joined(separator: " ")
        self.areas = areas
        self.isPlaced = isPlaced ?? areas.contains { !CityQuery.bare($0).isEmpty }
    }

    /// Returns the ways in which a text can be read, the likeliest first.
    ///
    /// The whole of it may be a name. Else what stands after a comma is where the city is, or, without a comma, up to
    /// four words at the end that are a country or a state.
    static func readings(of text: String) -> [CityQuery] {
        // No name is longer; a text without bound would be folded as a whole.
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

    /// Returns what says where a city is, without its postal code: `MA 02110`; and `U.S.A.` is one word.
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

    /// Tells whether a city is where the text says.
    func covers(_ city: City) -> Bool {
        areas.allSatisfy { words in
            if words == [city.country.lowercased(), city.region.lowercased()] { return true }
            let bare = CityQuery.bare(words)
            return bare.isEmpty
                || CityQuery.codes(of: bare).contains { $0 == city.country || $0 == city.area }
        }
    }

    /// Tells whether what was said of where the cities are may mean another place, where the table lacks the city.
    ///
    /// `IL` is Illinois and Israel. A city of the United States is what is mostly meant by it; that there is one in the
    /// country only says that a small town of Illinois is not in the table. Those of South Australia are few.
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

    /// Returns the codes of what is called so: `GE` and `US-GA` for Georgia.
    private static func codes(of words: [String]) -> [String] {
        field(1, of: words)
    }

    /// Returns the numbers of the zones that are kept where it is called so.
    static func zones(of words: [String]) -> [String] {
        field(2, of: bare(words))
    }

    /// Returns the code of the country that is called so, whatever part of another one is too.
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
