import Foundation
import GRDB
import StoreTestKit
import Testing
import Trips

@testable import TripStorage

/// Files that others can read, or have written to.
@Suite("Stores that others touched") struct ForeignObjectTests {
    private func withFile(_ change: String, _ body: (String) throws -> Void) throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            try FileTripStore.open(path, for: .writing).write { try Samples.fill($0) }
            let queue = try DatabaseQueue(path: path)
            try queue.write { try $0.execute(sql: change) }
            try queue.close()
            try body(path)
        }
    }

    @Test(arguments: [
        ("CREATE TRIGGER sly AFTER INSERT ON trip BEGIN DELETE FROM activity; END", "trigger sly"),
        ("CREATE VIEW sly AS SELECT * FROM trip", "view sly"),
        (
            "DROP TRIGGER wordsAdded; CREATE TRIGGER wordsAdded AFTER INSERT ON activity BEGIN DELETE FROM trip; END",
            "trigger wordsAdded"
        ),
    ])
    func `a trigger or a view that is not of the schema is refused by its name`(change: String, name: String)
        throws
    {
        try withFile(change) { path in
            for access in [FileTripStore.Access.reading, .writing] {
                let error = #expect(throws: StorageError.self) { try FileTripStore.open(path, for: access) }
                #expect(error?.code == .corrupt)
                #expect(error?.reason.contains(name) == true)
            }
        }
    }

    @Test func `tables and indexes beside ours do nothing, and are left alone`() throws {
        try withFile("CREATE TABLE other (x); CREATE INDEX another ON trip (name)") { path in
            try #expect(FileTripStore.open(path, for: .reading).problems() == [])
        }
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `a file that others may read is told, and taken from them`() throws {
        try withFile("CREATE TABLE other (x)") { path in
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
            let store = try FileTripStore.open(path, for: .writing)
            let problems = try store.problems().filter { $0.subject == path }
            #expect(problems.map(\.code) == [.openToOthers])
            #expect(problems.map(\.isOfRows) == [false])
            _ = try store.repair()
            try #expect(mode(path) == 0o600)
            try #expect(store.problems() == [])
        }
    }

    @Test func `an empty file becomes a store of its owner alone`() throws {
        try withTemporaryDirectory { directory in
            let path = directory + "/meridian.db"
            #expect(
                FileManager.default.createFile(
                    atPath: path, contents: Data(), attributes: [.posixPermissions: 0o644]))
            try FileTripStore.open(path, for: .writing).write { try Samples.fill($0) }
            try #expect(mode(path) == 0o600)
        }
    }
}
