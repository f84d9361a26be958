import Backups
import CivilTime
import StrictJSON
import TestKit
import Testing
import Trips

/// The examples in the comments of backups and tables.
@Suite("Examples of backups") struct BackupExampleTests {
    @Test func `a table guards against formulas`() {
        var table = CSVTable(["name", "cost"])
        table.append(["Lunch, for two", "=1+1"])
        #expect(table.text == "name,cost\r\n\"Lunch, for two\",'=1+1\r\n")
    }

    @Test func `a backup reads back`() throws {
        var random = SplitMix64(seed: 3)
        let now = try Instant(parsing: "2027-01-01T00:00:00Z")
        let trips = [TripContents(trip: try RandomModel.document(trips: 1, using: &random).trips[0].trip)]
        let document = BackupDocument(tool: "Meridian 1.0", createdAt: now, trips: trips)
        let again = try BackupDocument(document.bytes)
        #expect(again == document)
        let error = #expect(throws: DocumentError.self) { try BackupDocument(Array("{}".utf8)) }
        #expect(error?.description == "$: \"format\" is missing, and has to be there")
        #expect("\(RestorePlan(document, over: document).trips)" == "0 added, 0 changed, 1 unchanged")
    }
}
