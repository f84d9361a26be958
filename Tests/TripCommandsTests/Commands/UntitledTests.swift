import Foundation
import TestKit
import Testing
import TripCommands

/// A calendar may bring an event without a title; every command takes it as it is.
@Suite("Activities without a title") struct UntitledTests {
    private static func place() throws -> Workplace {
        let place = try Workplace()
        let file = try place.file("a.ics", calendar().replacing("SUMMARY:Tea\r\n", with: ""))
        let run = try place.run("import", file, "--trip", "Tokyo")
        try #require(run.status == .success, "\(run.errors)")
        return place
    }

    @Test func `a trip is copied with it, and it has none in the copy`() throws {
        let place = try Self.place()
        let run = try place.run("trip", "copy", "Tokyo", "--name", "Again", "--shift", "365d", "--json")
        #expect(run.status == .success, "\(run.errors)")
        let agenda = try place.run("agenda", "2028-03-09", "--trip", "Again", "--json").json()
        let items = try #require(agenda["items"] as? [[String: Any]])
        #expect(items.map { $0["title"] as? String } == [""])
        #expect(items.map { ($0["start"] as? String)?.prefix(16) } == ["2028-03-09T09:00"])
    }

    @Test(arguments: [
        ["edit", "one@example.org", "--notes", "x"], ["edit", "one@example.org", "--move", "1d"],
        ["edit", "one@example.org", "--zone", "Asia/Seoul"],
        ["edit", "one@example.org", "--start", "10:00"],
        ["edit", "one@example.org", "--organization", "Kan"],
        ["edit", "one@example.org", "--title", "Tea"], ["edit", "one@example.org", "--status", "cancelled"],
        ["attach", "one@example.org", "--note", "x"],
        ["expense", "add", "Cake", "--amount", "5 EUR", "--for", "one@example.org"],
        ["show", "one@example.org"], ["agenda", "2027-03-10"], ["day", "2027-03-10"], ["week", "2027-03-10"],
        ["month", "2027-03"], ["timeline", "2027-03-10"], ["itinerary"], ["check", "--fail-on", "error"],
        ["drift", "--accept"], ["export"], ["backup"], ["cost"], ["next"], ["search", "one"],
        ["delete", "one@example.org", "--yes"],
    ])
    func `every command takes it`(command: [String]) throws {
        let place = try Self.place()
        let run = try place.run(command)
        #expect(run.status == .success, "\(run.errors)")
        #expect(!run.errors.contains("no title;"))
    }

    @Test func `a title is not taken away, and not made of blanks`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar()), "--trip", "Tokyo")
        for title in ["", "  "] {
            let run = try place.run("edit", "Tea", "--title", title)
            #expect(run.status == .usage && run.errors.contains("is no title; say what it is"))
        }
    }

    @Test func `it comes back from a backup, from a folder and from its box`() throws {
        let place = try Self.place()
        let file = "\(place.path)/b.json"
        #expect(try place.run("backup", "-o", file).status == .success)
        let other = ["--db", "\(place.path)/other.db"]
        #expect(try place.run(["restore", file] + other).status == .success)
        #expect(try place.run(["show", "one@example.org"] + other).status == .success)
        #expect(try place.run("export", "-o", "\(place.path)/folder/").status == .success)
        let pass = try place.file("pass", "correct horse battery\n")
        #expect(try place.run("protect", "Tokyo", "--passphrase-file", pass).status == .success)
        #expect(try place.run("unprotect", "Tokyo", "--passphrase-file", pass).status == .success)
        #expect(try place.run("show", "one@example.org").status == .success)
    }
}
