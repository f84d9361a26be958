import Foundation
import TestKit
import Testing
import TripCommands

@Suite("Backup and restore") struct BackupCommandTests {
    @Test func `what a backup holds comes back whole, once, and can be undone`() throws {
        let place = try Workplace()
        _ = try place.run(["import", "--trip", "Demo"] + Demo.files)
        _ = try place.run("todo", "add", "Pack", "--trip", "Demo")
        let (first, second, other) = (
            "\(place.path)/a.json", "\(place.path)/b.json", "\(place.path)/other.db"
        )
        #expect(try place.run("backup", "-o", first).status == .success)
        #expect(try place.run("restore", first, "--db", other, "--dry-run").output.contains("1 added"))
        #expect(!FileManager.default.fileExists(atPath: other))
        #expect(try place.run("restore", first, "--db", other).status == .success)
        #expect(try place.run("backup", "-o", second, "--db", other).status == .success)
        #expect(try Fixtures.text(first) == Fixtures.text(second))
        #expect(!(try place.run("restore", first, "--db", other).output.contains("1 added")))
        #expect(try place.run("undo", "--db", other).output.contains("restore"))
        #expect(try place.run("trip", "list", "--db", other).output.hasPrefix("no trips"))
    }

    @Test func `what is no backup is refused and changes nothing`() throws {
        let place = try Workplace()
        for text in ["", "{}", "[1]", String(repeating: "[", count: 10_000)] {
            #expect(try place.run("restore", place.file("x.json", text)).status == .badData)
        }
        #expect(try place.run("restore", "\(place.path)/none.json").status == .noInput)
        #expect(!FileManager.default.fileExists(atPath: place.store))
    }
}
