/// A text that names a city, taken apart into the name and where the city is.
struct CityQuery: Sendable {
    /// The name, folded.
    let name: String

    /// What was said of where it is: each is a country, a state or both, folded.
    private let areas: [[String]]

    private init(name: [String], areas: [[String]]) {
        self.name = name.joined(separator: " ")
        self.areas = areas
    }

    /// Returns the ways in which a text can be read, the likeliest first.
    ///
    /// The whole of it may be a name. Else what stands after a comma is where the city is, or, without a comma, up to
    /// four words at the end that are a country or a state.
    static func readings(of text: String) -> [CityQuery] {
        // No name is longer; a text without bound would be folded as a whole.
        let words = FoldedText(String(text.prefix(120))).words
        guard !words.isEmpty else { return [] }
        var readings = [CityQuery(name: words, areas: [])]
        let parts = text.prefix(120).split(separator: ",").map { FoldedText(String($0)).words }
        if let first = parts.first, parts.count > 1 {
            readings.append(CityQuery(name: first, areas: parts.dropFirst().filter { !$0.isEmpty }))
        } else {
            for count in 1..<5 where count < words.count && isArea(words.suffix(count)) {
                readings.append(CityQuery(name: words.dropLast(count), areas: [words.suffix(count)]))
            }
        }
        return readings
    }

    /// Tells whether a city is where the text says.
    func covers(_ city: City) -> Bool {
        areas.allSatisfy { words in
            if words == [city.country.lowercased(), city.region.lowercased()] { return true }
            return CityQuery.codes(of: words).contains { $0 == city.country || $0 == city.area }
        }
    }

    /// Tells whether what was said of where the cities are may mean another place, where the table lacks the city.
    ///
    /// `IL` is Illinois and Israel. A city of the United States is what is mostly meant by it; that there is one in the
    /// country only says that a small town of Illinois is not in the table.
    func doubts(_ cities: [City]) -> Bool {
        areas.contains { words in
            let codes = CityQuery.codes(of: words)
            return codes.count > 1 && !cities.contains { $0.country == "US" && codes.contains($0.area) }
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
        !codes(of: Array(words)).isEmpty
    }

    /// Returns the codes of what is called so: `GE` and `US-GA` for Georgia.
    private static func codes(of words: [String]) -> [String] {
        field(1, of: words)
    }

    /// Returns the numbers of the zones that are kept where it is called so.
    static func zones(of words: [String]) -> [String] {
        field(2, of: words)
    }

    private static func field(_ index: Int, of words: [String]) -> [String] {
        guard let line = SortedLines(text: CityTable.regions).line(key: words.joined(separator: " "))
        else { return [] }
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        return fields.count == 3 ? fields[index].split(separator: " ").map(String.init) : []
    }
}
