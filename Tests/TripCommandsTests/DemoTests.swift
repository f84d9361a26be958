import Foundation
import TestKit
import Testing
import TripCommands

@Suite("The demo") struct DemoTests {
    /// The lines are the program's own; what they must say is asserted against other sources in `DemoInstantsTests`.
    @Test(arguments: [["TZ": "UTC", "LANG": "C.UTF-8"], ["TZ": "Pacific/Apia", "LANG": "C", "LC_ALL": "C"]])
    func `every line of the demo is as written down, wherever it runs`(environment: [String: String]) throws {
        let place = try Workplace()
        let run = try BuiltProgram.run(
            program: Fixtures.path(for: "scripts/demo"), [], in: place.path,
            environment: environment.merging([
                "MERIDIAN_BINARY": BuiltProgram.path, "TZDIR": TestZones.Release.r2026f.directory,
                "HOME": place.path,
            ]) { _, new in new })
        #expect(run.status == 0, "\(run.errors)")
        let difference = try Golden.difference(
            of: run.output, from: Fixtures.path(besideTest: "demo.txt"))
        #expect(difference == nil, "\(difference ?? "")")
        let calendar = try Fixtures.text(place.path + "/trip.ics")
        #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["trip.ics"])
    }

    @Test func `importing the demo again changes nothing`() throws {
        let place = try Workplace()
        let files = try Demo.files
        _ = try place.run(["import", "--trip", "T"] + files)
        let again = try place.run(["import", "--trip", "T", "--json"] + files).json()
        #expect(again["added"] as? Int == 0)
        #expect(again["updated"] as? Int == 0)
        #expect(again["unchanged"] as? Int == 11)
    }
}

@Suite("The demo's instants") struct DemoInstantsTests {
    /// The table in docs/demo/README.md, which CPython's zoneinfo has computed: start and end of every timed item.
    private func golden() throws -> [(title: String, start: String, end: String)] {
        var rows: [(title: String, start: String, end: String)] = []
        for line in try Fixtures.text(Demo.directory + "/README.md").split(separator: "\n") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 8, cells[2] == "start" || cells[2] == "end", cells[6].hasSuffix("Z") else {
                continue
            }
            if cells[2] == "start" {
                rows.append((cells[1], cells[6], ""))
            } else {
                rows[rows.count - 1].end = cells[6]
            }
        }
        return rows
    }

    @Test func `every end of the trip is at the instant that CPython gives`() throws {
        let golden = try golden()
        #expect(golden.count == 11)
        let run = try Workplace().run(["agenda", "2027-03-07..2027-03-21", "--json", "-f"] + Demo.files)
        let items = try #require(try run.json()["items"] as? [[String: Any]])
        let timed = items.filter { $0["allDay"] as? Bool == false }
        let found = timed.map { "\($0["startInstant"] ?? "") \($0["endInstant"] ?? "")" }
        #expect(found.sorted() == golden.map { "\($0.start) \($0.end)" }.sorted())
        #expect(items.count - timed.count == 2)
    }

    @Test func `check finds what was planted, and nothing else`() throws {
        let run = try Workplace().run(["check", "--json", "-f"] + Demo.files)
        #expect(run.status == .findings)
        let findings = try #require(try run.json()["findings"] as? [[String: Any]])
        #expect(
            findings.map { $0["rule"] as? String ?? "" }.sorted() == [
                "gained-day", "impossible-connection", "overlap",
            ])
    }
}
