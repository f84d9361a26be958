import Backups
import CivilTime
import StrictJSON
import Testing
import Trips

@testable import TripWorkflows

/// Leaving out of a backup what could not be read again.
@Suite("What a backup leaves out") struct BackupLeavingTests {
    private static func document(flawed: Int) throws -> BackupDocument {
        var contents = TripContents(
            trip: Trip(id: TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8"), name: "Tokyo"))
        contents.todos = (0..<flawed + 5).map {
            Todo(uid: ActivityUID("\($0)"), title: $0 < flawed ? " " : "Pack")
        }
        return BackupDocument(
            tool: "Test", createdAt: try Instant(secondsSinceEpoch: 0), trips: [contents])
    }

    @Test(arguments: [0, 1, 30, 300]) func `however many are left out, the backup is read again once more`(
        count: Int
    ) throws {
        var document = try Self.document(flawed: count)
        var readings = 0
        let written = try document.readableBytes { document, bytes throws(DocumentError) in
            readings += 1
            return try document.leftOut(readingBack: bytes)
        }
        #expect(readings == (count == 0 ? 1 : 2))
        #expect(written.gaps.count == count)
        #expect(document.missing.count == count)
        #expect(document.trips[0].todos.map(\.title) == Array(repeating: "Pack", count: 5))
    }

    @Test func `a trip of which nothing can be in the backup is named plainly`() throws {
        var document = try Self.document(flawed: 0)
        document.trips.append(document.trips[0])
        _ = try document.readableBytes()
        #expect(document.trips.count == 1)
        #expect(
            document.missing == [
                "\"Tokyo\": nothing of the trip is in the backup, neither itself nor the 5 records that belong to it: "
                    + "\"6ba7b810-9dad-41d1-80b4-00c04fd430c8\" stands twice in the list"
            ])
    }
}
