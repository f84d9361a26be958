import CivilTime
import TestKit
import Testing

@testable import Places

/// Names as timetables and tickets write them.
@Suite("Names of stations") struct StationNameTests {
    @Test(arguments: [
        ("Paris Gare de Lyon", "Paris"), ("London St Pancras Int'l", "London"),
        ("Gare de Lyon Part-Dieu", "Lyon"),
        ("Wien Hbf", "Wien"), ("Praha hl.n.", "Praha"), ("新大阪", "大阪"), ("新大阪駅", "大阪"), ("東京駅", "東京"),
        ("Shin-Osaka", "Osaka"), ("Ostrava-Svinov", "Ostrava"), ("Basel SBB", "Basel"),
        ("Kansas City Union Station", "Kansas City"),
        ("New York Penn Station", "New York"), ("Frankfurt(Main)Hbf", "Frankfurt"),
        ("Frankfurt (Oder)", "Frankfurt (Oder)"),
        ("Москва Казанская", "Москва"), ("Roma Termini", "Roma"), ("Porto Campanhã", "Porto"),
        ("Helsinki Länsiterminaali", "Helsinki"),
        ("Gare Centrale, Luxembourg", "Luxembourg"), ("Chicago, IL - Union Station (CHI)", "Chicago"),
    ])
    func `a station names its city`(name: String, city: String) {
        #expect(StationName(name).city == city)
        #expect(!StationName(name).cities.isEmpty)
    }

    @Test(arguments: [
        ("Glasgow Central Rail Station, UK", ["GB"]), ("London, UK", ["GB"]), ("Portland, US-ME", ["US-ME"]),
        ("Kingston, ON", ["CA-ON"]), ("Guildford, Surrey", ["CA-BC", "GB"]),
    ])
    func `what stands behind a comma says where it is`(name: String, areas: [String]) {
        #expect(Set(StationName(name).cities.map(\.area)).sorted() == areas)
    }

    @Test func `a name of several cities gives them all`() {
        let cities = StationName("London Victoria").cities
        #expect(cities.first?.zone.name == "Europe/London")
        #expect(cities.contains { $0.area == "CA-ON" })
    }

    /// An area is no city of the same name elsewhere, unless it is that very city.
    @Test(arguments: [
        "Perth, Ontario", "Luray, Virginia", "Whitefish, Montana", "Petra, Jordan", "Nes, Nederland",
    ])
    func `an unknown place in an area is not a city called like the area`(name: String) {
        #expect(!StationName(name).isSure || StationName(name).cities.isEmpty)
        #expect(!["Ontario", "Virginia", "Montana", "Jordan", "Nederland"].contains(StationName(name).city))
    }

    @Test(arguments: ["Bremen GA", "Delhi LA", "Roma Street", "Estació de França", "Santa Maria Novella"])
    func `a city in another name is not surely meant`(name: String) {
        #expect(!StationName(name).isSure)
    }

    @Test(arguments: [
        "", "Gare du Nord", "Central Station", "Hbf", "Platform 9", "1",
        String(repeating: "Paris ", count: 40),
    ])
    func `words for a station alone name no city`(name: String) {
        #expect(StationName(name).cities.isEmpty)
    }
}
