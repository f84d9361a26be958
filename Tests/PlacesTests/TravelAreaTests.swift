import Places
import Testing

@Suite("Areas without borders") struct TravelAreaTests {
    @Test(arguments: [
        ("FR", "DE", false), ("CH", "IT", false), ("BG", "RO", false), ("HR", "SI", false),
        ("IS", "NO", false),
        ("DK", "FO", false), ("FR", "MC", false), ("GB", "IE", false), ("JE", "GB", false),
        ("IM", "IE", false),
        ("US", "US", false), ("GB", "FR", true), ("IE", "FR", true), ("FR", "GB", true), ("CY", "GR", true),
        ("US", "CA", true), ("NZ", "AU", true), ("CN", "HK", true), ("FR", "RE", true), ("TR", "DE", true),
    ])
    func `one passes a border between two areas`(from: String, to: String, border: Bool) {
        #expect(TravelArea.hasBorder(from: from, to: to) == border)
        #expect(TravelArea.hasBorder(from: to, to: from) == border)
    }

    @Test func `some airports pass the border of the United States before the flight`() {
        for code in ["DUB", "YYZ", "NAS", "AUH"] {
            #expect(TravelArea.isPassed(beforeDepartureFrom: code, to: "US"))
            #expect(!TravelArea.isPassed(beforeDepartureFrom: code, to: "GB"))
        }
        #expect(!TravelArea.isPassed(beforeDepartureFrom: "LHR", to: "US"))
        #expect(AirportTable.airport(iata: "FPO")?.country == "BS")
    }

    @Test func `who flies on from the United States enters them`() {
        #expect(TravelArea.isEnteredInTransit("US"))
        #expect(!TravelArea.isEnteredInTransit("GB"))
    }
}
