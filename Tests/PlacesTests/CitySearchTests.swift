import CivilTime
import Testing

@testable import Places

@Suite("City search", .disabled(if: CityTable.isEmpty, "a build without cities")) struct CitySearchTests {
    private func named(_ text: String) -> [String] {
        CityTable.cities(named: text).map { "\($0.name), \($0.area)" }
    }

    private func search(_ text: String, limit: Int = 20) -> [String] {
        CityTable.search(text, limit: limit).map(\.name)
    }

    @Test(arguments: [
        ("Kyoto", "Kyoto, JP"), ("kyoto", "Kyoto, JP"), ("  KYŌTO ", "Kyoto, JP"), ("京都市", "Kyoto, JP"),
        ("München", "Munich, DE"), ("Mu\u{308}nchen", "Munich, DE"), ("Muenchen", "Munich, DE"),
        ("Tuebingen", "Tübingen, DE"), ("Москва", "Moscow, RU"), ("МОСКВА", "Moscow, RU"),
        ("Αθήνα", "Athens, GR"),
        ("東京", "Tokyo, JP"), ("Łódź", "Łódź, PL"), ("lodz", "Łódź, PL"), ("Saigon", "Ho Chi Minh City, VN"),
        ("Venedig", "Venice, IT"), ("sao paulo", "São Paulo, BR"), ("Reykjavik", "Reykjavík, IS"),
    ])
    func `a name in any common spelling is that of one city`(text: String, city: String) {
        #expect(named(text) == [city])
    }

    @Test(arguments: [
        ("Paris", ["FR", "US-TX"]), ("London", ["GB", "CA-ON"]), ("Vienna", ["AT", "US-VA"]),
    ])
    func `a name of several cities is all of them`(text: String, areas: [String]) {
        #expect(CityTable.cities(named: text).map(\.area) == areas)
    }

    @Test func `the name of ten cities is a list`() {
        #expect(CityTable.cities(named: "Springfield").count == 8)
        #expect(CityTable.cities(named: "Santa Cruz").count >= 10)
        #expect(Set(CityTable.cities(named: "Victoria").map(\.country)).count >= 4)
    }

    @Test func `another name of a city outweighs its like elsewhere`() {
        // Florida's is one of the name; Russia's is only called so, and has more people.
        #expect(CityTable.cities(named: "St. Petersburg").map(\.country).sorted() == ["RU", "US"])
        // A town that was once called New Berlin is no reason to doubt.
        #expect(!CityTable.cities(named: "Berlin").map(\.name).contains("North Canton"))
    }

    @Test(arguments: [
        ("Paris, France", "Paris, FR"), ("Paris, FR", "Paris, FR"), ("paris fr", "Paris, FR"),
        ("Paris, Texas", "Paris, US-TX"), ("Paris, TX", "Paris, US-TX"), ("Paris, US-TX", "Paris, US-TX"),
        ("Paris, TX, USA", "Paris, US-TX"), ("Paris texas", "Paris, US-TX"), ("London, UK", "London, GB"),
        ("London, United Kingdom", "London, GB"), ("London united kingdom", "London, GB"),
        ("London, Canada", "London, CA-ON"), ("London, Ontario", "London, CA-ON"),
        ("Springfield, IL", "Springfield, US-IL"),
        ("Portland, Oregon", "Portland, US-OR"), ("Vancouver, BC, Canada", "Vancouver, CA-BC"),
        ("Haifa, IL", "Haifa, IL"), ("Berlin, DE", "Berlin, DE"), ("Berlin, DEU", "Berlin, DE"),
        ("Berlin, Germany", "Berlin, DE"), ("Adelaide, SA", "Adelaide, AU-SA"), ("Perth, WA", "Perth, AU-WA"),
        ("Darwin, NT", "Darwin, AU-NT"), ("Saskatoon, SK", "Saskatoon, CA-SK"),
        ("Regina, SK", "Regina, CA-SK"),
        ("St. John's, NL", "St. John's, CA-NL"), ("Charlottetown, PE", "Charlottetown, CA-PE"),
        ("Whitehorse, YT", "Whitehorse, CA-YT"), ("Istanbul, Türkiye", "Istanbul, TR"),
        ("Dubai, UAE", "Dubai, AE"), ("Seoul, Korea", "Seoul, KR"),
        ("Edinburgh, Scotland", "Edinburgh, GB-SCT"),
        ("Boston, U.S.A.", "Boston, US-MA"), ("Boston, MA 02110", "Boston, US-MA"),
        ("Medina, SA", "Madinah, SA"), ("Amsterdam, NL", "Amsterdam, NL"), ("Lima, PE", "Lima, PE"),
        ("Seattle, WA", "Seattle, US-WA"), ("Boston MA 02110", "Boston, US-MA"),
    ])
    func `where a city is may be said behind it`(text: String, city: String) {
        #expect(named(text) == [city])
    }

    @Test(arguments: [
        ("Paris Texas", true), ("Paris, FR", true), ("Paris", false), ("Killarney,", false),
        ("Paris, ...", false),
        ("Paris, 75001", false), ("Salem, IL", false), ("Haifa, IL", true), ("Atlantis, GR", false),
    ])
    func `what stands behind a name may say nothing`(text: String, isPlaced: Bool) {
        #expect(CityTable.isPlaced(text) == isPlaced)
    }

    @Test(arguments: [
        ("UK", "GB"), ("United States of America", "US"), ("U.S.A.", "US"), ("Deutschland", "DE"),
        ("Russian Federation", "RU"), ("de", "DE"), ("Georgia", "GE"), ("Texas", nil), ("", nil),
    ])
    func `a country has a code`(name: String, code: String?) {
        #expect(CityTable.country(named: name) == code)
    }

    @Test(arguments: ["Salem, IL", "Salem, IN", "Granada, CO", "London, CA"])
    func `a code of a country and a state chooses no city of the country`(text: String) {
        #expect(CityTable.cities(named: text).count > 1)
    }

    @Test(arguments: [
        "Airport", "Downtown", "Gare", "Uptown", "Summit", "University", "Financial District", "Central",
        "Chinatown", "Time", "Thomas Magena home", "Metro", "Old Town", "West End",
    ])
    func `sections and common words are no cities`(text: String) {
        #expect(named(text) == [])
    }

    @Test func `a country's or a state's name has the zones there`() {
        #expect(CityTable.zones(ofArea: "Greece").map(\.name) == ["Europe/Athens"])
        #expect(CityTable.zones(ofArea: "montana").map(\.name) == ["America/Denver"])
        #expect(CityTable.zones(ofArea: "Ontario").map(\.name).contains("America/Toronto"))
        #expect(CityTable.zones(ofArea: "Kyoto").isEmpty)
        #expect(CityTable.zones(ofArea: "").isEmpty)
    }

    @Test(arguments: [
        "", " ", "–", ",", ",FR", "Paris,", "Paris, Mars", "Kyo", "\u{0}", "no such city",
        String(repeating: "x", count: 100_000), String(repeating: "a ", count: 100_000),
        String(repeating: "a,", count: 100_000),
    ])
    func `a text that is no whole name finds no city`(text: String) {
        #expect(named(text).isEmpty || text == "Paris,")
    }

    @Test func `a beginning finds the most populous first`() {
        #expect(search("kyo").first == "Kyoto")
        #expect(search("mun", limit: 3).contains("Munich"))
        #expect(search("york", limit: 5).contains("York"))
        #expect(search("paulo").contains("São Paulo"))
        #expect(CityTable.search("paris", limit: 2).map(\.area) == ["FR", "US-TX"])
        #expect(CityTable.search("paris texas", limit: 3).map(\.area) == ["US-TX"])
        #expect(CityTable.search("par, fr", limit: 1).map(\.name) == ["Paris"])
    }

    @Test func `the limit is kept`() {
        #expect(search("s", limit: 7).count == 7)
        #expect(search("s", limit: 0).isEmpty)
        #expect(search("s", limit: -1).isEmpty)
        #expect(search("", limit: 5).isEmpty)
        let all = search("san", limit: 100_000)
        #expect(all.count == Set(CityTable.search("san", limit: 100_000)).count)
    }

    @Test func `the index has every city under its folded name, and later words too`() {
        var names: [String: Set<Int>] = [:]
        var within: [String: Set<Int>] = [:]
        for line in SortedLines(text: CityTable.names).all() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            CityTable.visitRanks(of: fields[1].utf8) { names[String(fields[0]), default: []].insert($0) }
            CityTable.visitRanks(of: fields[2].utf8) { within[String(fields[0]), default: []].insert($0) }
        }
        var lost: [String] = []
        for (rank, city) in CityTable.all().enumerated() {
            let words = FoldedText(city.name).words
            if names[words.joined(separator: " ")]?.contains(rank) != true { lost.append(city.name) }
            for start in words.indices.dropFirst() {
                let tail = words[start...].joined(separator: " ")
                let isThere = within[tail]?.contains(rank) ?? false
                if !isThere, names[tail]?.contains(rank) != true { lost.append("\(city.name): \(tail)") }
            }
        }
        #expect(lost == [])
        // The other names are folded as a person's text will be.
        let unfolded = names.keys.filter { FoldedText($0).text != $0 }
        #expect(unfolded.sorted() == [])
    }

    @Test func `the examples of the documentation hold`() {
        #expect(CityTable.cities(named: "Kyoto").first?.zone.name == "Asia/Tokyo")
        #expect(CityTable.cities(named: "münchen").map(\.name) == ["Munich"])
        #expect(CityTable.cities(named: "Paris").map(\.area) == ["FR", "US-TX"])
        #expect(CityTable.cities(named: "Springfield, Illinois").map(\.area) == ["US-IL"])
        #expect(
            CityTable.cities(named: "Paris").map { CityTable.designations(of: $0).first } == [
                "Paris, FR", "Paris, US",
            ])
        #expect(CityTable.search("kyo", limit: 1).map(\.name) == ["Kyoto"])
        #expect(CityTable.search("Москва", limit: 1).map(\.name) == ["Moscow"])
    }
}
