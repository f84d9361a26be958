import Foundation
import TestKit
import Testing
import TripCommands

@Suite("Trips in the store") struct TripCommandTests {
    @Test func `importing again changes nothing, a newer version updates, an older one is skipped`() throws {
        let place = try Workplace()
        let first = try place.file("a.ics", calendar(more: ["SEQUENCE:1"]))
        let moved = try place.file(
            "b.ics", calendar(end: "DTEND;TZID=Asia/Tokyo:20270310T110000", more: ["SEQUENCE:2"]))
        let cancelled = try place.file(
            "c.ics",
            calendar(end: "DTEND;TZID=Asia/Tokyo:20270310T110000", more: ["SEQUENCE:3", "STATUS:CANCELLED"]))
        func counts(_ file: String) throws -> [Int] {
            let report = try place.run("import", file, "--trip", "Tokyo", "--json").json()
            return ["added", "updated", "cancelled", "unchanged", "skipped"].map { report[$0] as? Int ?? -1 }
        }
        #expect(try counts(first) == [1, 0, 0, 0, 0])
        #expect(try counts(first) == [0, 0, 0, 1, 0])
        #expect(try counts(moved) == [0, 1, 0, 0, 0])
        #expect(try counts(first) == [0, 0, 0, 0, 1])
        #expect(try counts(cancelled) == [0, 0, 1, 0, 0])
        #expect(try place.run("agenda", "--trip", "tokyo").output.contains("Tea (cancelled)"))
    }

    @Test func `an unknown trip lists the nearest, and an id finds it too`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar()), "--trip", "Tokyo and California")
        _ = try place.run("import", place.file("b.ics", calendar(uid: "two")), "--trip", "Lisbon")
        let run = try place.run("trip", "show", "tokio and california")
        #expect(run.status == .noInput)
        #expect(
            run.errors
                == "error: tokio and california: there is no such trip; the nearest are \"Tokyo and California\"\n"
        )
        let list = try place.run("trip", "list", "--json").json()
        let trips = try #require(list["trips"] as? [[String: Any]])
        let id = try #require(trips.last?["id"] as? String)
        #expect(
            try place.run("trip", "show", String(id.prefix(8))).output.hasPrefix(
                try #require(trips.last?["name"] as? String)))
        let which = try place.run("export")
        #expect(which.status == .usage)
        #expect(which.errors.contains("\"Lisbon\"") && which.errors.contains("\"Tokyo and California\""))
    }

    @Test func `a trip is named by --trip, else by the calendar, else by the file`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("one.ics", calendar(name: "From the calendar")))
        _ = try place.run("import", place.file("two.ics", calendar(uid: "two")))
        let list = try place.run("trip", "list")
        #expect(list.lines.map { $0.split(separator: " · ").first } == ["From the calendar", "two"])
    }

    @Test func `a dry run reports the same and writes nothing`() throws {
        let place = try Workplace()
        let file = try place.file("a.ics", calendar())
        let dry = try place.run("import", file, "--dry-run", "--json").json()
        #expect(dry["added"] as? Int == 1)
        #expect(dry["dryRun"] as? Bool == true)
        #expect(!FileManager.default.fileExists(atPath: place.store))
    }

    @Test func `the trip keeps the home that was stated when it was made`() throws {
        let place = try Workplace()
        let file = try place.file("a.ics", calendar())
        _ = try place.run("import", file, "--home", "America/Lima")
        let run = try place.run("agenda", "--trip", "a", "--view", "home", environment: ["MERIDIAN_HOME": ""])
        // 09:00 in Tokyo is 19:00 of the day before in Lima.
        #expect(run.output.contains("home America/Lima"))
        #expect(run.output.contains("19:00–20:00"))
    }

    @Test func `what two trips hold alike is on the agenda once`() throws {
        let place = try Workplace()
        _ = try place.run(["import", "--trip", "One"] + Demo.files)
        let one = try place.run("agenda", "2027-03-07..2027-03-21", "--json").json()
        let alone = try place.run("check", "--json").json()
        _ = try place.run(["import", "--trip", "Two"] + Demo.files)
        let both = try place.run("agenda", "2027-03-07..2027-03-21", "--json").json()
        #expect(NSDictionary(dictionary: one) == NSDictionary(dictionary: both))
        #expect(
            NSDictionary(dictionary: alone)
                == NSDictionary(dictionary: try place.run("check", "--json").json()))
        // A version of its own is another matter: the dinner was moved in one of the trips.
        let moved = calendar(uid: "tea", title: "Tea")
        _ = try place.run("import", place.file("a.ics", moved), "--trip", "One")
        let later = calendar(uid: "tea", title: "Tea", end: "DTEND;TZID=Asia/Tokyo:20270310T120000")
        _ = try place.run("import", place.file("b.ics", later), "--trip", "Two")
        #expect(try place.run("agenda", "2027-03-10").lines.count { $0.contains("Tea") } == 2)
    }
}
