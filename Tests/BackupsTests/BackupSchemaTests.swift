import Backups
import TestKit
import Testing

/// docs/formats/backup.schema.json against what is really written.
@Suite("The schema of backups") struct BackupSchemaTests {
    static func flaws(_ bytes: [UInt8]) throws -> [String] {
        try SchemaReader(of: "backup.schema.json").flaws(of: bytes)
    }

    @Test(arguments: 0..<10) func `what is written is as the schema says`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: 1000 + seed)
        #expect(try Self.flaws(RandomModel.document(trips: 2, using: &random).bytes) == [])
    }

    @Test(arguments: [
        ("\"version\": \"1.2\"", "\"version\": \"1.3\"", "$.version: const"),
        ("\"createdAt\": \"2027-01-01T00:00:00Z\"", "\"createdAt\": \"yesterday\"", "$.createdAt: pattern"),
        ("\"name\": \"Trip\"", "\"name\": 7", "$.trips[0].name: type"),
        ("\"name\": \"Trip\"", "\"name\": \"Trip\", \"mood\": 1", "$.trips[0].mood: unknown"),
        ("\"name\": \"Trip\"", "\"notes\": \"Trip\"", "$.trips[0]: name is missing"),
    ])
    func `the schema refuses what the format does not have`(_ old: String, _ new: String, _ flaw: String)
        throws
    {
        let text = """
            {"format": "meridian-backup", "version": "1.2", "createdAt": "2027-01-01T00:00:00Z",
             "trips": [{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "name": "Trip"}]}
            """
        #expect(try Self.flaws(Array(text.utf8)) == [])
        #expect(try Self.flaws(Array(text.replacing(old, with: new).utf8)) == [flaw])
    }
}
