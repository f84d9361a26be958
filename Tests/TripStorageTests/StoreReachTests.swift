import Testing
import Trips

@testable import TripStorage

/// Which occurrences an override stands for, in a store.
@Suite("Reach in a store") struct StoreReachTests {
    /// Overrides as an older program wrote them: the line of the component, and what it says.
    private static let lines: [(line: String, reach: Reach)] = [
        ("RECURRENCE-ID;RANGE=THISANDFUTURE:20270314T090000Z", .thisAndLater(nil)),
        ("recurrence-id;range=\"ThisAnd\r\n\tFuture\":20270314T090000Z", .thisAndLater(nil)),
        (
            "RECURRENCE-ID;RANGE=THISANDFUTURE;X-MERIDIAN-LATER=TENTA\r\n TIVE:20270314T090000Z",
            .thisAndLater(.tentative)
        ),
        ("RECURRENCE-ID:20270314T090000Z\r\nDESCRIPTION:RANGE=THISANDFUTURE", .thisOccurrence),
        (
            "DESCRIPTION:RECURRENCE-ID\\;RANGE=THISANDFUTURE\r\nRECURRENCE-ID:20270314T090000Z",
            .thisOccurrence
        ),
        ("SUMMARY:no line of it", .thisOccurrence),
    ]

    @Test func `a store of an older shape has it from the line of the component`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            let rows = Self.lines.indices.map { number in
                """
                INSERT INTO activity (
                    tripId, uid, recurrenceId, kind, title, status, isTransparent, isAllDay, startLocal, endLocal,
                    earliest, latest, isLong, notes, sequence, source)
                VALUES (
                    1, 'a\(number)', '2027-03-14T09:00:00', 'event', 'A', 'cancelled', 0, 0, '2027-03-14T09:00:00',
                    '2027-03-14T10:00:00', 0, 9223372036854775807, 1, '', 0,
                    'BEGIN:VEVENT\r\n\(Self.lines[number].line)\r\nEND:VEVENT\r\n');
                """
            }
            try MigrationTests.make(
                path, shape: 12,
                """
                INSERT INTO trip (uuid, name, notes, isArchived) VALUES ('\(Samples.tokyo)', 'Tokyo', '', 0);
                \(rows.joined(separator: "\n"))
                """)
            let store = try FileTripStore.open(path, for: .writing)
            let found = try store.read { try $0.activities(of: Samples.tokyo) }.sorted { $0.key < $1.key }
            #expect(found.map(\.reach) == Self.lines.map(\.reach))
            #expect(found.map(\.laterStatus) == [.cancelled, .cancelled, .tentative, nil, nil, nil])
        }
    }
}
