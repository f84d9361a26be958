import Foundation
import TestKit
import Testing
import TripCommands

@Suite("What is wrong in the store") struct DoctorCommandTests {
    private func codes(_ run: CommandRun) throws -> [String?] {
        try #require(run.json()["problems"] as? [[String: Any]]).map { $0["code"] as? String }
    }

    @Test func `of a good store, and of none, there is nothing to say`() throws {
        let place = try Workplace()
        #expect(try place.run("doctor").status == .success)
        #expect(!FileManager.default.fileExists(atPath: place.store))
        _ = try place.run(["import", "--trip", "Demo"] + Demo.files)
        let run = try place.run("doctor", "--json")
        #expect(run.status == .success, "\(run.output)")
        #expect(try codes(run).isEmpty)
    }

    @Test func `times that cannot be are told with the command that mends them`() throws {
        let place = try Workplace()
        let backwards = calendar(end: "DTEND;TZID=Asia/Tokyo:20270310T080000")
        _ = try place.run("import", place.file("a.ics", backwards), "--trip", "Tokyo")
        let run = try place.run("doctor", "--json")
        #expect(run.status == .findings)
        #expect(try codes(run) == ["endsBeforeStart"])
        #expect(try place.run("doctor").output.contains("meridian edit one@example.org --end"))
        #expect(try place.run("edit", "tea", "--end", "10:00").status == .success)
        #expect(try place.run("doctor").status == .success)
    }

    @Test func `a file that is no store is told and left as it is`() throws {
        let place = try Workplace()
        let file = try place.file("m.db", String(repeating: "no store", count: 1_000))
        for command in [["doctor", "--fix"], ["reset", "--yes"], ["undo"], ["trip", "new", "x"]] {
            #expect(try place.run(command + ["--db", file]).status == .badData)
        }
        #expect(try Fixtures.text(file) == String(repeating: "no store", count: 1_000))
    }

    @Test func `reset deletes what nobody can look into, too, and says so`() throws {
        let place = try Workplace()
        let box =
            #"{"format": "meridian-backup", "version": "1.2", "createdAt": "2027-01-01T00:00:00Z", "sealedTrips": "#
            + #"[{"id": "6ba7b810-9dad-41d1-80b4-00c04fd430c8", "sealedAt": "2027-01-01T00:00:00Z", "box": "AAEC"}]}"#
        let file = try place.file("sealed.json", box)
        #expect(try place.run("restore", file).status == .success)
        #expect(try place.run("backup").output.contains("AAEC"))
        let asked = try place.run("reset")
        #expect(
            asked.errors.contains(
                "Delete 0 trips with everything in them, 1 protected trip, and 0 organizations?"))
        let done = try place.run("reset", "--yes", "--json").json()
        #expect(done["sealedTrips"] as? Int == 1)
        #expect(!(try place.run("backup").output.contains("AAEC")))
        #expect(try place.run("undo").status == .success)
        #expect(try place.run("backup").output.contains("AAEC"))
    }

    @Test func `reset asks, keeps a copy, and can be undone`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar()), "--trip", "Tokyo")
        _ = try place.run("organization", "add", "Quellair")
        let asked = try place.run("reset")
        #expect(asked.status == .usage)
        #expect(asked.errors.contains("Delete 1 trip with everything in it, and 1 organization?"))
        let copy = "\(place.path)/copy.db"
        #expect(try place.run("reset", "--yes", "--copy", copy).status == .success)
        #expect(try place.run("trip", "list").output.hasPrefix("no trips"))
        #expect(try place.run("trip", "list", "--db", copy).output.hasPrefix("Tokyo"))
        #expect(try place.run("reset", "--yes", "--copy", copy).status != .success)
        #expect(try place.run("undo").status == .success)
        #expect(try place.run("show", "tea").status == .success)
        #expect(try place.run("organization", "list").output.contains("Quellair"))
    }
}
