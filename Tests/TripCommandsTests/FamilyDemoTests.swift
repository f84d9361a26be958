import Foundation
import TestKit
import Testing

@testable import TripCommands

/// The family of docs/demo/family: each line of what is said to and of each of them.
///
/// The expected lines are in Fixtures/family, and never written by the program: the times are those of the README's table,
/// which CPython's zoneinfo has computed, and the dates those of the rule in decision 0068 as scripts/traveller_days.py
/// reads it. `UPDATE_GOLDENS` leaves them alone.
@Suite("The family") struct FamilyDemoTests {
    private static let file = "\(Demo.directory)/family/family.ics"

    /// The family's store: its calendar, and where Rosa lives.
    private static func family() throws -> Workplace {
        let place = try Workplace()
        let imported = try place.run(["import", file])
        #expect(imported.output == "Around the Pacific (new trip): 24 added\n")
        #expect(imported.errors.isEmpty, "\(imported.errors)")
        #expect(try place.run("person", "edit", "Rosa Winter", "--home", "Europe/Berlin").status == .success)
        return place
    }

    /// The commands of a file, and what each of them must print.
    private static func sections(_ name: String) throws -> [(command: [String], output: String)] {
        let text = try Fixtures.text(Fixtures.path(besideTest: "family/\(name).txt"))
        // An empty line separates two commands.
        return ("\n" + text).split(separator: "\n$ meridian ").map { section in
            let lines = section.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            return (lines[0].split(separator: " ").map(String.init), String(lines[1]))
        }
    }

    @Test(arguments: ["who", "agenda", "free", "check"])
    func `each line is what CPython's clocks and the rule of the dates make it`(name: String) throws {
        let place = try Self.family()
        let sections = try Self.sections(name)
        #expect(sections.count == ["who": 12, "agenda": 5, "free": 5, "check": 1][name])
        for (command, expected) in sections {
            let run = try place.run(command)
            #expect(run.status == (name == "check" ? .findings : .success), "\(command): \(run.errors)")
            #expect(run.errors.isEmpty, "\(command): \(run.errors)")
            let (found, wanted) = (run.output.split(separator: "\n"), expected.split(separator: "\n"))
            for (line, want) in zip(found, wanted) { #expect(line == want, "\(command)") }
            #expect(run.output == expected, "\(command)")
        }
    }

    @Test func `every end is at the instant that CPython gives, also by an import that changes nothing`()
        throws
    {
        let place = try Self.family()
        #expect(try place.run("import", Self.file, "--json").json()["unchanged"] as? Int == 24)
        let table = try Fixtures.text("\(Demo.directory)/family/README.md").split(separator: "\n").map {
            line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let golden = Set(
            table.filter { $0.count == 6 && $0[5].hasSuffix("Z") }.map { "\($0[0]) \($0[1]) \($0[5])" })
        #expect(golden.count == 48)
        let items = try #require(
            try place.run("agenda", "2027-03-17..2027-04-10", "--json").json()["items"] as? [[String: Any]])
        let found = items.flatMap { item in
            let name = (item["uid"] as? String ?? "").dropFirst("family-".count).prefix { $0 != "@" }
            return ["start", "end"].map { "`\(name)` \($0) \(item["\($0)Instant"] ?? "")" }
        }
        #expect(Set(found) == golden)
        #expect(items.count == 24)
    }
}
