import CivilTime
import StrictJSON
import TestKit
import Testing

@testable import Backups

/// The bounds of what is read, each as it is and one above; docs/limits.md lists them.
@Suite("Limits of backups") struct BackupLimitTests {
    @Test func `a backup has no more bytes than its reader takes`() throws {
        let bytes = Array("{\"format\": \"other\"}".utf8)
        let error = #expect(throws: DocumentError.self) { try BackupDocument(bytes, limit: bytes.count - 1) }
        #expect(error?.code == .tooLarge)
        #expect(error?.description.contains("has 19 bytes; at most 18 are read") == true)
        // One byte more, and it is read as far as that it is no backup.
        let other = #expect(throws: DocumentError.self) { try BackupDocument(bytes, limit: bytes.count) }
        #expect(other?.code == .otherFormat)
    }

    @Test func `an export of Traveling Snails has 512 MiB at most`() throws {
        #expect(TravelingSnailsImport.mostBytes == 512 << 20)
        let database = try TestZones.database(.r2026f)
        let reader = TravelingSnailsImport(
            database: database, deviceZone: try database.zone(.utc), currency: nil, digest: { _ in "" })
        let bytes = Array("{}".utf8)
        let read = #expect(throws: DocumentError.self) { try reader.contents(of: bytes, limit: 2) }
        #expect(read?.code == .otherFormat)
        let error = #expect(throws: DocumentError.self) { try reader.contents(of: bytes, limit: 1) }
        #expect(error?.code == .tooLarge)
    }
}
