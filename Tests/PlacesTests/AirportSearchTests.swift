import Testing

@testable import Places

@Suite("Airport search") struct AirportSearchTests {
    private func codes(_ text: String, limit: Int = 20) -> [String] {
        AirportTable.search(text, limit: limit).map(\.iata)
    }

    @Test(arguments: [
        ("LAX", "LAX"), ("lax", "LAX"), ("KLAX", "LAX"), ("rjtt", "HND"), ("zurich", "ZRH"),
        ("Zürich", "ZRH"),
        ("ZÜRICH", "ZRH"), ("Zu\u{308}rich", "ZRH"), ("łódź", "LCJ"), ("lodz", "LCJ"), ("o'hare", "ORD"),
        ("Charles de Gaulle", "CDG"), ("gaulle paris", "CDG"), ("munich airport", "MUC"),
        ("new york j", "JFK"),
        ("san diego int", "SAN"),
    ])
    func `the best match stands first`(text: String, iata: String) {
        #expect(codes(text).first == iata)
    }

    @Test func `a name of many places is a list`() {
        let countries = AirportTable.search("london", limit: 20).map(\.country)
        #expect(Set(countries).isSuperset(of: ["GB", "CA", "US"]))
        #expect(Set(codes("london")).isSuperset(of: ["LHR", "LGW", "LCY", "STN", "LTN", "YXU", "ELS"]))
    }

    @Test func `a city of that name stands before a longer one`() throws {
        let found = codes("london")
        let canada = try #require(found.firstIndex(of: "YXU"))
        let africa = try #require(found.firstIndex(of: "ELS"))  // East London
        #expect(canada < africa)
    }

    @Test func `a code stands before a name that begins with it`() {
        // SAN is San Diego; hundreds of names begin with San.
        #expect(codes("san", limit: 3).first == "SAN")
        #expect(codes("san", limit: 500).count > 100)
    }

    @Test func `every word must be found`() {
        #expect(codes("LAX policy").isEmpty)
        #expect(codes("tokyo london").isEmpty)
    }

    @Test(arguments: ["", " ", "–", "airport", "Airport!", "日本", "\u{0}", "zzzzzz"])
    func `a text without a known word finds nothing`(text: String) {
        #expect(codes(text).isEmpty)
    }

    @Test func `the limit is kept`() {
        #expect(codes("a", limit: 7).count == 7)
        #expect(codes("tokyo", limit: 1) == ["HND"])
        #expect(codes("tokyo", limit: 0).isEmpty)
        #expect(codes("tokyo", limit: -1).isEmpty)
    }

    @Test func `the answer is the same each time`() {
        #expect(codes("san", limit: 50) == codes("SAN ", limit: 50))
    }

    @Test func `a long text is no burden`() {
        #expect(codes(String(repeating: "tokyo ", count: 10_000)) == ["HND", "NRT"])
        #expect(codes(String(repeating: "s ", count: 10_000), limit: 1).count == 1)
        #expect(codes(String(repeating: "x", count: 100_000)).isEmpty)
    }

    @Test func `the index has the words of every airport and no others`() {
        var expected: [String: Set<String>] = [:]
        for airport in AirportTable.all() {
            for text in [airport.icao, airport.name, airport.city] {
                for word in FoldedText(text).words where word != "airport" {
                    expected[word, default: []].insert(airport.iata)
                }
            }
        }
        var found: [String: Set<String>] = [:]
        for line in SortedLines(text: AirportTable.words).all() {
            let word = String(line.prefix { $0 != "\t" })
            found[word] = Set(AirportTable.codes(word: word))
        }
        let words = Set(found.keys).union(expected.keys)
        #expect(words.filter { found[$0] != expected[$0] }.sorted() == [])
    }

    @Test func `a beginning is answered in the same order as by reading every airport`() {
        for prefix in ["s", "sa", "san", "hn", "int", "kl", "new", "mun", "x", "st"] {
            let ranked = AirportTable.all().compactMap { airport -> (sort: Int, iata: String)? in
                let city = FoldedText(airport.city)
                let name = FoldedText(airport.name)
                let words = (city.words + name.words + FoldedText(airport.icao).words).filter {
                    $0 != "airport"
                }
                let isCode = [airport.iata.lowercased(), airport.icao.lowercased()].contains(prefix)
                let begins = airport.iata.lowercased().hasPrefix(prefix)
                guard isCode || begins || words.contains(where: { $0.hasPrefix(prefix) }) else { return nil }
                let fit =
                    isCode
                    ? 0
                    : city.text == prefix
                        ? 1 : city.text.hasPrefix(prefix) ? 2 : name.text.hasPrefix(prefix) ? 3 : 4
                return (fit * 2 + (airport.name.contains("International") ? 0 : 1), airport.iata)
            }
            let expected = ranked.sorted { ($0.sort, $0.iata) < ($1.sort, $1.iata) }.map(\.iata)
            #expect(codes(prefix, limit: 10_000) == expected)
        }
    }

    @Test func `the examples of the documentation hold`() {
        #expect(AirportTable.search("zur", limit: 3).map(\.iata) == ["ZRH"])
        #expect(AirportTable.search("tokyo", limit: 10).map(\.iata) == ["HND", "NRT"])
        #expect(AirportTable.search("東京 Tokyo", limit: 10).map(\.iata) == ["HND", "NRT"])
        #expect(AirportTable.search("東京", limit: 10).isEmpty)
        #expect(AirportTable.search("são paulo", limit: 1).map(\.city) == ["Sao Paulo"])
    }
}
