import CivilTime
import Testing

@testable import Places

/// Zones checked by hand against the airport's country and region in zone.tab, not against our source.
private let sample: [(iata: String, zone: String)] = [
    ("ADD", "Africa/Addis_Ababa"), ("AKL", "Pacific/Auckland"), ("ANC", "America/Anchorage"),
    ("APW", "Pacific/Apia"), ("BER", "Europe/Berlin"), ("BOG", "America/Bogota"), ("BOS", "America/New_York"),
    ("CAI", "Africa/Cairo"), ("CDG", "Europe/Paris"), ("CHT", "Pacific/Chatham"),
    ("CMN", "Africa/Casablanca"),
    ("CXI", "Pacific/Kiritimati"), ("DEL", "Asia/Kolkata"), ("DEN", "America/Denver"),
    ("DUB", "Europe/Dublin"),
    ("DXB", "Asia/Dubai"), ("EZE", "America/Argentina/Buenos_Aires"), ("FRA", "Europe/Berlin"),
    ("GRU", "America/Sao_Paulo"), ("HAV", "America/Havana"), ("HEL", "Europe/Helsinki"),
    ("HND", "Asia/Tokyo"),
    ("HNL", "Pacific/Honolulu"), ("IST", "Europe/Istanbul"), ("JFK", "America/New_York"),
    ("JNB", "Africa/Johannesburg"), ("KEF", "Atlantic/Reykjavik"), ("KTM", "Asia/Kathmandu"),
    ("LAX", "America/Los_Angeles"), ("LDH", "Australia/Lord_Howe"), ("LHR", "Europe/London"),
    ("LIM", "America/Lima"), ("LPA", "Atlantic/Canary"), ("MEX", "America/Mexico_City"),
    ("NRT", "Asia/Tokyo"),
    ("ORD", "America/Chicago"), ("PDL", "Atlantic/Azores"), ("PER", "Australia/Perth"),
    ("PHX", "America/Phoenix"), ("SAN", "America/Los_Angeles"), ("SIN", "Asia/Singapore"),
    ("SYD", "Australia/Sydney"), ("YVR", "America/Vancouver"), ("YYT", "America/St_Johns"),
    ("ZRH", "Europe/Zurich"),
]

/// Zones that our corrections set: each is the zone named after this very place, or after its region.
private let corrected: [(iata: String, zone: String)] = [
    ("BUA", "Pacific/Bougainville"), ("CJS", "America/Ciudad_Juarez"), ("CUU", "America/Chihuahua"),
    ("FEN", "America/Noronha"), ("FNC", "Atlantic/Madeira"), ("GIB", "Europe/Gibraltar"),
    ("GXQ", "America/Coyhaique"), ("KCH", "Asia/Kuching"), ("LST", "Australia/Hobart"),
    ("MAM", "America/Matamoros"), ("OVB", "Asia/Novosibirsk"), ("PNT", "America/Punta_Arenas"),
    ("UUS", "Asia/Sakhalin"), ("YCB", "America/Cambridge_Bay"), ("YDA", "America/Dawson"),
    ("YFB", "America/Iqaluit"), ("YGR", "America/Halifax"), ("YRB", "America/Resolute"),
    ("YRT", "America/Rankin_Inlet"),
]

/// Country and zone where the source files a territory under the state it belongs to, or where a base keeps
/// the time of another country; zone.tab lists these zones under PR, VI, SJ, AX and US, and Kosovo not at
/// all.
private let knownForeignZones: Set<String> = [
    "US America/Puerto_Rico", "US America/St_Thomas", "NO Arctic/Longyearbyen", "FI Europe/Mariehamn",
    "CU America/New_York", "XK Europe/Belgrade",
]

@Suite("AirportTable") struct AirportTableTests {
    static let all = AirportTable.all()

    @Test func `every row of the data can be read`() {
        #expect(Self.all.count == 7884)
        #expect(SortedLines(text: AirportTable.rows).all().count == 7884)
        #expect(AirportTable.source == "airportsdata 20260905")
    }

    @Test func `codes are three capitals, sorted and unique`() {
        let codes = Self.all.map(\.iata)
        #expect(zip(codes, codes.dropFirst()).allSatisfy { $0 < $1 })
        #expect(codes.allSatisfy { $0.utf8.count == 3 && $0.utf8.allSatisfy { (65...90).contains($0) } })
    }

    @Test func `every code is found, in either case`() {
        let lost = Self.all.filter {
            AirportTable.airport(iata: $0.iata) != $0 || !AirportTable.contains(iata: $0.iata)
                || AirportTable.airport(iata: $0.iata.lowercased()) != $0
        }
        #expect(lost.isEmpty)
    }

    @Test func `every code resolves to a zone of the rules in the program`() {
        let lost = Self.all.filter { (try? ZoneDatabase.embedded.zone($0.zone)) == nil }
        #expect(lost.isEmpty)
    }

    @Test func `an airport has all its fields`() throws {
        let airport = try #require(AirportTable.airport(iata: "HND"))
        #expect(
            airport
                == Airport(
                    iata: "HND", icao: "RJTT", name: "Tokyo International Airport", city: "Tokyo",
                    country: "JP",
                    latitude: 35.5523, longitude: 139.78, zone: try ZoneID("Asia/Tokyo")))
        #expect(AirportTable.airport(icao: "RJTT") == airport)
        #expect(AirportTable.airport(icao: "rjtt") == airport)
    }

    @Test(arguments: sample + corrected)
    func `an airport keeps the clock of its place`(iata: String, zone: String) {
        #expect(AirportTable.airport(iata: iata)?.zone.name == zone)
    }

    @Test func `every zone is one that zone tab lists for the country`() throws {
        let zones = try CountryZones.byCountry()
        let foreign = Self.all.filter { !(zones[$0.country] ?? []).contains($0.zone.name) }
        #expect(Set(foreign.map { "\($0.country) \($0.zone.name)" }) == knownForeignZones)
        #expect(foreign.filter { $0.country == "CU" }.map(\.iata) == ["NBW"])
    }

    @Test func `every airport is on the earth and its country is two capitals`() {
        for airport in Self.all {
            #expect((-90...90).contains(airport.latitude) && (-180...180).contains(airport.longitude))
            #expect(
                airport.country.utf8.count == 2 && airport.country.utf8.allSatisfy { (65...90).contains($0) })
            #expect(airport.icao.utf8.count == 4 && !airport.name.isEmpty)
        }
    }

    @Test(arguments: [
        "", "A", "HN", "XXX", "HNDX", " HND", "HND ", "H\tD", "HN\n", "ＨＮＤ", "日本国", "\u{0}\u{0}\u{0}",
    ])
    func `a text that is no code has no airport`(text: String) {
        #expect(AirportTable.airport(iata: text) == nil)
        #expect(!AirportTable.contains(iata: text))
    }

    @Test(arguments: ["", "HND", "BARI", "XXXX", "RJTTX", "RJT "])
    func `a text that is no indicator has no airport`(text: String) {
        #expect(AirportTable.airport(icao: text) == nil)
    }

    @Test(arguments: [
        "", "HND", "HND\tRJTT\tA\tB\tJP\tx\t1\tAsia/Tokyo", "HND\tRJTT\tA\tB\tJP\t1\t1\t../etc",
    ])
    func `a row that is not an airport is none`(row: String) {
        #expect(AirportTable.airport(row: row) == nil)
    }

    @Test func `the examples of the documentation hold`() {
        #expect(AirportTable.airport(iata: "HND")?.zone.name == "Asia/Tokyo")
        #expect(AirportTable.airport(iata: "lax")?.zone.name == "America/Los_Angeles")
    }
}
