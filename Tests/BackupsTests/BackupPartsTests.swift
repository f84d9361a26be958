import Backups
import StrictJSON
import TestKit
import Testing
import Trips

/// A backup whose activities come one by one is the same as one that has them.
@Suite("Backups, part by part") struct BackupPartsTests {
    private func document(_ seed: UInt64) throws -> BackupDocument {
        var random = SplitMix64(seed: seed)
        return try RandomModel.document(trips: 2, using: &random)
    }

    private func written(_ document: BackupDocument) throws -> [UInt8] {
        var head = document
        for index in head.trips.indices { head.trips[index].activities = [] }
        let activities = Dictionary(uniqueKeysWithValues: document.trips.map { ($0.trip.id, $0.activities) })
        var bytes: [UInt8] = []
        let sink = { (piece: [UInt8]) in bytes += piece }
        let count = try head.write(to: sink) { contents, body in
            for activity in activities[contents.trip.id] ?? [] { try body(activity) }
        }
        #expect(count == bytes.count)
        return bytes
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `the bytes are those of the whole document`(_ seed: UInt64) throws {
        let document = try document(seed)
        #expect(try written(document) == document.bytes)
    }

    @Test func `a document without trips, and a trip without activities`() throws {
        var document = try document(1)
        document.trips[0].activities = []
        #expect(try written(document) == document.bytes)
        document.trips = []
        #expect(try written(document) == document.bytes)
    }

    @Test func `an activity that would be read otherwise is found by itself`() throws {
        var document = try document(2)
        let last = document.trips[1].activities.count - 1
        document.trips[1].activities[last].sequence = -5
        #expect(throws: DocumentError.self) { try written(document) }
        document.trips[1].activities[last].sequence = 0
        document.trips[1].activities[last].title = "a\u{0}b"
        #expect(throws: DocumentError.self) { try written(document) }
    }
}
