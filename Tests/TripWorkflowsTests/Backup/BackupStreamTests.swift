import Backups
import CivilTime
import Foundation
import Sealing
import StoreTestKit
import StrictJSON
import TestKit
import Testing
import TripStorage
import Trips

@testable import TripWorkflows

/// A backup that is written while the store is read is the same as one of the whole.
@Suite("Backing up a store while it is read") struct BackupStreamTests {
    private static let other = TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c9")
    private let now: Instant

    init() throws { now = try Instant(parsing: "2027-01-01T00:00:00Z") }

    private func streamed(_ store: some TripStore) throws -> (bytes: [UInt8], written: BackupStream.Written)?
    {
        try store.read { reading in
            guard let stream = try BackupStream(of: reading, by: "Test", at: now) else { return nil }
            var bytes: [UInt8] = []
            guard let written = try stream.write(to: { bytes += $0 }) else { return nil }
            return (bytes, written)
        }
    }

    /// Two trips, one of them with what names an activity, and a third one without activities.
    private func fill(_ store: some TripStore) throws -> [Activity] {
        let activities = try (1...40).map { number in
            try Sample.activity(
                "Visit \(number)", "2027-03-\(10 + number % 20)T09:00:00",
                "2027-03-\(10 + number % 20)T10:00:00",
                in: "Asia/Tokyo")
        }
        try Sample.write(activities, in: store)
        try store.write { writing in
            try writing.create(Trip(id: Self.other, name: "Lisbon"))
            try writing.save(activities[3], in: Self.other)
            try writing.create(Trip(id: TripID("6ba7b810-9dad-41d1-80b4-00c04fd430ca"), name: "Nowhere"))
            try writing.save(
                Attachment(
                    id: AttachmentID("11111111-0000-4000-8000-000000000003"),
                    owner: .activity(activities[7].key),
                    name: "note", content: .note("Bring the ticket"), createdAt: now),
                bytes: nil, in: Sample.trip)
            try writing.save(Todo(uid: ActivityUID("pack"), title: "Pack"), in: Sample.trip)
        }
        return activities
    }

    @Test(arguments: StoreKind.allCases)
    func `its bytes are those of the whole`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            _ = try fill(store)
            let whole = try StoreBackup(of: store, by: "Test", at: now)
            let found = try #require(try streamed(store))
            #expect(found.bytes == whole.bytes)
            #expect(found.written.bytes == whole.bytes.count)
            #expect(found.written.activities == 41)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `the limit is on all but the activities, and doctor has the same`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            _ = try fill(store)
            try store.write { writing in
                let bytes = [UInt8](repeating: 0x61, count: 10_000)
                let digest = ContentDigest(of: bytes).text
                try writing.save(
                    Attachment(
                        id: AttachmentID("11111111-0000-4000-8000-000000000004"), owner: .trip, name: "a.txt",
                        content: .file(mediaType: "text/plain", size: bytes.count, digest: digest),
                        createdAt: now), bytes: bytes, in: Sample.trip)
            }
            try store.read { reading in
                func stream(_ limit: Int) throws -> BackupStream? {
                    try BackupStream(of: reading, by: "", at: now, limit: limit)
                }
                // The named activity is read with the rest.
                var named = try #require(try stream(1 << 20)).document
                let place = try #require(named.trips.firstIndex { $0.trip.id == Sample.trip })
                named.trips[place].activities = [
                    try #require(
                        try reading.activity(ActivityKey(uid: ActivityUID("visit 8")), of: Sample.trip))
                ]
                let limit = named.bytes.count
                let written = try #require(try stream(limit)?.write(to: { _ in }))
                #expect(written.bytes > limit && written.activities == 41)
                #expect(try BackupFaults(of: reading, at: now, limit: limit).list.isEmpty)
                let error = try #require(throws: DocumentError.self) { try stream(limit - 1) }
                #expect(error.code == .tooLarge)
                #expect(try BackupFaults(of: reading, at: now, limit: limit - 1).list == [.tooLarge(error)])
                // Files alone are enough, and then no further one is read.
                #expect(throws: DocumentError.self) { try stream(10_000) }
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an empty store`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            let bytes = try StoreBackup(of: store, by: "Test", at: now).bytes
            #expect(try streamed(store)?.bytes == bytes)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `what breaks a rule is left to the backup of the whole`(_ kind: StoreKind) throws {
        try kind.withStore { store in
            var broken = try fill(store)[20]
            broken.sequence = -5
            try store.write { try $0.save(broken, in: Sample.trip) }
            #expect(try streamed(store) == nil)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `activities come one by one as they come together, and may be asked about meanwhile`(
        _ kind: StoreKind
    )
        throws
    {
        try kind.withStore { store in
            let saved = try fill(store)
            try store.read { reading in
                var found: [Activity] = []
                try reading.forEachActivity(of: Sample.trip) { activity throws in
                    found.append(activity)
                    #expect(try reading.activity(activity.key, of: Sample.trip) == activity)
                    #expect(try reading.activities(of: Sample.trip).count == saved.count)
                }
                #expect(found == (try reading.activities(of: Sample.trip)))
                #expect(throws: StorageError.self) {
                    try reading.forEachActivity(of: TripID("6ba7b810-9dad-41d1-80b4-00c04fd430ff")) { _ in }
                }
            }
        }
    }
}
