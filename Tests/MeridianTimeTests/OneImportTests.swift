import MeridianTime
import TestKit
import Testing

@Suite("One import of time") struct OneImportTests {
    /// A weekly call across a change of the clocks, in the zone of an airport.
    @Test func `brings zones, recurrence and places`() throws {
        let database = try TestZones.database(.r2026f)
        let airport = try #require(AirportTable.airport(iata: "CDG"))
        let paris = try database.zone(airport.zone)
        let skipped = paris.mapping(of: try CivilDateTime(parsing: "2027-03-28T02:30:00"))
        #expect(throws: TimeError.self) { try skipped.resolved(by: .reject) }
        #expect(try skipped.resolved(by: .compatible).description == "2027-03-28T01:30:00Z")
        #expect(try RecurrenceRule(parsing: "FREQ=WEEKLY;BYDAY=MO").text == "FREQ=WEEKLY;BYDAY=MO")
    }
}
