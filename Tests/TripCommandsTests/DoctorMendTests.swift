import Foundation
import TestKit
import Testing
import TripCommands

/// Every command that doctor offers mends what it is offered for.
@Suite("What mends a store") struct DoctorMendTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let change: String
        let code: String
        /// The commands that are offered, as they begin.
        let offers: [String]
        var testDescription: String { "\(code): \(change)" }
    }

    static let cases = [
        Case(
            change: "UPDATE content SET bytes = x'00'", code: "wrongContent",
            offers: ["meridian restore BACKUP", "meridian attachments delete"]),
        Case(
            change: "DELETE FROM content", code: "missingContent",
            offers: ["meridian restore BACKUP", "meridian attachments delete"]),
        Case(
            change: "UPDATE activity SET startZone = 'Mars/Olympus'", code: "unknownZone",
            offers: ["meridian edit one@example.org --start"]),
        Case(
            change: "UPDATE activity SET startZone = 'Mars/Olympus', endZone = 'Mars/Olympus'",
            code: "unknownZone", offers: ["meridian edit one@example.org --start"]),
        Case(
            change: "UPDATE activity SET endZone = 'Mars/Olympus'", code: "unknownZone",
            offers: ["meridian edit one@example.org --start"]),
        Case(
            change: "UPDATE activity SET startOffset = 3600, startRelease = '2020a'", code: "outdatedOffset",
            offers: ["meridian drift --accept"]),
        Case(
            change: "UPDATE activity SET earliest = earliest + 1", code: "staleColumn",
            offers: ["meridian doctor --fix"]),
        Case(
            change: "UPDATE activity SET organization = 'gone'", code: "brokenReference",
            offers: ["meridian doctor --fix"]),
        Case(
            change:
                "INSERT INTO content (digest, bytes) VALUES ('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', x'616263')",
            code: "unusedContent", offers: ["meridian doctor --fix"]),
        Case(
            change: "UPDATE activity SET kind = 'teleport'", code: "unreadableRow",
            offers: ["meridian restore BACKUP --db NEW"]),
    ]

    private static func store() throws -> (place: Workplace, backup: String) {
        let place = try Workplace()
        let backup = "\(place.path)/backup.json"
        let pass = try place.file("pass.txt", "Gate 114")
        for command in [
            ["import", try place.file("a.ics", calendar()), "--trip", "Tokyo"], ["attach", "Tea", pass],
            ["backup", "-o", backup],
        ] {
            #expect(try place.run(command).status == .success)
        }
        return (place, backup)
    }

    /// The problems of a store: what is wrong, and the commands that are offered.
    private static func problems(_ place: Workplace) throws -> [(code: String, offers: [String])] {
        let found = try #require(try place.run("doctor", "--json").json()["problems"] as? [[String: Any]])
        return found.map { problem in
            let offers = (problem["mend"] as? String ?? "").matches(of: /meridian [^,;]+/).map {
                String($0.0)
            }
            return (problem["code"] as? String ?? "", offers.filter { !$0.contains(" says ") })
        }
    }

    /// A line as a shell would split it.
    private static func words(_ line: String) -> [String] {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
    }

    @Test(arguments: cases) func `each command that is offered mends it`(item: Case) throws {
        for (index, beginning) in item.offers.enumerated() {
            let (place, backup) = try Self.store()
            #expect(try Self.problems(place).isEmpty)
            try place.damage(item.change)
            let problem = try #require(try Self.problems(place).first { $0.code == item.code })
            #expect(problem.offers.count == item.offers.count)
            let offer = try #require(problem.offers.dropFirst(index).first)
            #expect(offer.hasPrefix(beginning))
            let other = "\(place.path)/new.db"
            let line = offer.replacing("BACKUP", with: backup).replacing("NEW", with: other)
                .replacing("ZONE", with: "Asia/Tokyo").replacing("TIME", with: "10:00")
            var command = Array(Self.words(line).dropFirst())
            if ["restore", "attachments", "doctor"].contains(command[0]) { command.append("--yes") }
            let run = try place.run(command)
            // `drift --accept` has findings to tell: those that it accepts.
            #expect(run.status.rawValue <= 1, "\(line): \(run.errors)")
            let mended = line.contains("--db") ? ["--db", other] : []
            #expect(try place.run(["doctor"] + mended).status == .success, "\(line)")
            #expect(try place.run(["show", "Tea"] + mended).status == .success)
        }
    }
}
