import Backups
import CivilTime
import Foundation
import StoreTestKit
import StrictJSON
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

/// A restore that reads activities one by one does what a restore of the whole does.
@Suite("Restoring a backup while it is read") struct StreamedRestoreTests {
    private let now: Instant
    private let zones: ZoneDatabase

    init() throws {
        now = try Instant(parsing: "2027-01-01T00:00:00Z")
        zones = try TestZones.database(.r2026f)
    }

    private func activities() throws -> [Activity] {
        try (1...30).map { number in
            try Sample.activity(
                "Visit \(number)", "2027-03-\(10 + number % 20)T09:00:00",
                "2027-03-\(10 + number % 20)T10:00:00",
                in: "Asia/Tokyo")
        }
    }

    /// A store with a trip, an attachment of one of its activities, and their backup.
    private func backup() throws -> (store: MemoryTripStore, bytes: [UInt8]) {
        let store = MemoryTripStore()
        try Sample.write(activities(), in: store)
        try store.write { writing in
            try writing.save(
                Attachment(
                    id: AttachmentID("11111111-0000-4000-8000-000000000003"),
                    owner: .activity(ActivityKey(uid: ActivityUID("visit 7"))), name: "note",
                    content: .note("Bring the ticket"), createdAt: now), bytes: nil, in: Sample.trip)
            try writing.save(Todo(uid: ActivityUID("pack"), title: "Pack"), in: Sample.trip)
        }
        return (store, try StoreBackup(of: store, by: "Test", at: now).bytes)
    }

    private func restore(_ bytes: [UInt8]) throws -> StreamedRestore? {
        try StreamedRestore(
            of: { body in
                for start in stride(from: 0, to: bytes.count, by: 1000) {
                    try body(Array(bytes[start..<min(start + 1000, bytes.count)]))
                }
            }, at: now, database: zones)
    }

    private func contents(of store: some TripStore) throws -> [TripContents] {
        try StoreBackup(of: store, by: "Test", at: now).document.trips
    }

    @Test(arguments: StoreKind.allCases)
    func `a store is restored, and a second time nothing is to be done`(_ kind: StoreKind) throws {
        let (source, bytes) = try backup()
        try kind.withStore { store in
            let restore = try #require(try restore(bytes))
            let whole = StoreRestore(of: try BackupDocument(bytes), at: now, database: zones)
            let plan = try #require(try restore.preview(over: store))
            #expect(plan.activities == (try whole.preview(over: store).activities))
            #expect(plan.activities.added == 30)
            #expect(!plan.isEmpty)
            try restore.carryOut(in: store, named: "trips.json")
            #expect(try contents(of: store) == contents(of: source))
            let again = try #require(try restore.preview(over: store))
            #expect(again.isEmpty)
            #expect(again == (try whole.preview(over: store)))
            #expect(try store.write { try $0.undo() }?.title == "restore trips.json")
            #expect(try store.read { try $0.trips() }.isEmpty)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a changed activity becomes what the backup says, and a new one stays`(_ kind: StoreKind) throws {
        let (source, bytes) = try backup()
        try kind.withStore { store in
            let restore = try #require(try restore(bytes))
            try restore.carryOut(in: store, named: "trips.json")
            var changed = try activities()[4]
            changed.title = "Elsewhere"
            let new = try Sample.activity(
                "Tea", "2027-03-20T15:00:00", "2027-03-20T16:00:00", in: "Asia/Tokyo")
            try store.write { try $0.save([changed, new], in: Sample.trip) }
            try store.write { _ = try $0.delete(activities()[5].key, of: Sample.trip) }
            let plan = try #require(try restore.preview(over: store))
            let whole = StoreRestore(of: try BackupDocument(bytes), at: now, database: zones)
            #expect(plan.activities == (try whole.preview(over: store).activities))
            #expect(plan.activities.added == 1 && plan.activities.changed == 1)
            #expect(plan.activities.unchanged == 28)
            #expect(plan.changed == 1)
            try restore.carryOut(in: store, named: "trips.json")
            var found = try Sample.activities(in: store)
            found.removeAll { $0.uid == new.uid }
            #expect(found == (try Sample.activities(in: source)))
        }
    }

    @Test(arguments: [
        // A key that comes twice, a flaw, something that is no activity, and one that an attachment names and is not there.
        ("\"visit 9\"", "\"visit 8\""), ("\"kind\": \"event\"", "\"kind\": \"nothing\""),
        ("\"activities\": [", "\"activities\": [1, "),
        ("\"visit 7\",\n          \"kind\"", "\"visit 99\",\n          \"kind\""),
    ])
    func `what is wrong is left to the reader of the whole`(_ part: String, _ other: String) throws {
        let text = String(decoding: try backup().bytes, as: UTF8.self)
        let range = try #require(text.range(of: part))
        let bytes = Array(text.replacingCharacters(in: range, with: other).utf8)
        #expect(throws: (any Error).self) { try BackupDocument(bytes) }
        #expect(try restore(bytes)?.preview(over: MemoryTripStore()) == nil)
    }

    @Test(arguments: [("\"activities\"", #""activ\u0069ties""#), ("\"trips\"", #""tr\u0069ps""#)])
    func `a name with an escape is left to the reader of the whole`(_ name: String, _ escaped: String) throws
    {
        let text = String(decoding: try backup().bytes, as: UTF8.self).replacing(name, with: escaped)
        #expect(text.contains(escaped))
        #expect(try BackupDocument(Array(text.utf8)).trips.map(\.activities.count) == [30])
        #expect(try restore(Array(text.utf8)) == nil)
    }

    @Test(arguments: [
        // Another title, a blank that changes nothing, and a list that ends earlier: each a sound backup.
        ("\"Visit 12\"", "\"Visit 99\""), ("\"name\":", "\"name\" :"), ("\"Visit 30\"", nil),
    ])
    func `a backup that is another one when it is read again is refused, and nothing is changed`(
        _ part: String, _ other: String?
    ) throws {
        var bytes = try backup().bytes
        let restore = try #require(
            try StreamedRestore(of: { try $0(bytes) }, at: now, database: zones))
        #expect(try restore.preview(over: MemoryTripStore()) != nil)
        var document = try BackupDocument(bytes)
        if let other {
            bytes = Array(String(decoding: bytes, as: UTF8.self).replacing(part, with: other).utf8)
        } else {
            document.trips[0].activities.removeAll { "\"\($0.title)\"" == part }
            bytes = document.bytes
        }
        #expect(throws: Never.self) { try BackupDocument(bytes) }
        #expect(try restore.preview(over: MemoryTripStore()) == nil)
        let store = MemoryTripStore()
        let error = #expect(throws: DocumentError.self) { try restore.carryOut(in: store, named: "a.json") }
        #expect(error?.reason == "is not what it was when it was read first")
        #expect(try store.read { try $0.trips() }.isEmpty)
    }

    @Test func `the limit is on each activity and on the rest, and not on their sum`() throws {
        let (source, bytes) = try backup()
        func restore(_ limit: Int) throws -> StreamedRestore? {
            try StreamedRestore(of: { try $0(bytes) }, at: now, database: zones, limit: limit)
        }
        let store = MemoryTripStore()
        let restored = try #require(try restore(bytes.count / 4))
        #expect(try restored.preview(over: store)?.activities.added == 30)
        try restored.carryOut(in: store, named: "trips.json")
        #expect(try contents(of: store) == contents(of: source))
        #expect(try restore(100) == nil)
    }

    @Test func `a rehearsal writes nothing`() throws {
        let bytes = try backup().bytes
        let folder = try temporaryDirectory()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let store = try FileTripStore.open(folder + "/meridian.db", for: .writing)
        try #require(try restore(bytes)).rehearse(in: store)
        #expect(try store.read { try $0.trips() }.isEmpty)
    }
}
