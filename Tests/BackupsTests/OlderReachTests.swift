import Backups
import Testing
import Trips

/// A document before version 1.2 says in the component alone which occurrences an override stands for.
@Suite("Overrides in older backups") struct OlderReachTests {
    private func reach(_ line: String, version: String, member: String = "") throws -> Reach? {
        let text = """
            {"format": "meridian-backup", "version": "\(version)", "createdAt": "2027-01-01T00:00:00Z", "trips": [{
            "id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "name": "T", "activities": [{"uid": "u",
            "occurrence": "2027-03-14T09:00:00", "kind": "event", "title": "t",
            "span": {"firstDay": "2027-03-14", "dayAfter": "2027-03-15"}\(member),
            "source": "BEGIN:VEVENT\\r\\n\(line)\\r\\nEND:VEVENT\\r\\n"}]}]}
            """
        return try BackupDocument(Array(text.utf8)).trips.first?.activities.first?.reach
    }

    @Test func `it is read from the line, folded or not`() throws {
        let later = "RECURRENCE-ID;RANGE=THISANDFUTURE:20270314T090000Z"
        #expect(try reach(later, version: "1.1") == .thisAndLater(nil))
        let folded = "RECURRENCE-ID;RANGE=THISAND\\r\\n FUTURE;X-MERIDIAN-LATER=CONFIRMED:20270314T090000Z"
        #expect(try reach(folded, version: "1.0") == .thisAndLater(.confirmed))
        let quoted = #"RECURRENCE-ID;TZID=\"(UTC+01:00) Berlin\";RANGE=THISANDFUTURE:20270314T090000"#
        #expect(try reach(quoted, version: "1.1") == .thisAndLater(nil))
        #expect(try reach("RECURRENCE-ID-OLD:1\\r\\n\(later)", version: "1.1") == .thisAndLater(nil))
        #expect(try reach("RECURRENCE-ID:20270314T090000Z", version: "1.1") == .thisOccurrence)
        #expect(try reach("DESCRIPTION:RANGE=THISANDFUTURE", version: "1.1") == .thisOccurrence)
    }

    @Test func `a newer document says it, and nothing else counts`() throws {
        let later = "RECURRENCE-ID;RANGE=THISANDFUTURE:20270314T090000Z"
        #expect(try reach(later, version: "1.2") == .thisOccurrence)
        #expect(try reach(later, version: "1.2", member: ", \"reach\": \"later\"") == .thisAndLater(nil))
        #expect(
            try reach("X:", version: "1.2", member: ", \"reach\": \"tentative\"") == .thisAndLater(.tentative)
        )
        #expect(throws: (any Error).self) {
            try reach(later, version: "1.2", member: ", \"reach\": \"future\"")
        }
    }
}
