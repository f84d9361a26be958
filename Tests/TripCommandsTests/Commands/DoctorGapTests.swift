import Foundation
import StrictJSON
import TestKit
import Testing
import TripWorkflows

@testable import TripCommands

/// What doctor has to say beside other things that are wrong, and where no backup can be made.
@Suite("What doctor says of damages that meet") struct DoctorGapTests {
    /// A trip with tea and a paper for it, a to-do, and another trip.
    private static func store(_ changes: String...) throws -> Workplace {
        let place = try Workplace()
        for command in [
            ["import", try place.file("a.ics", calendar()), "--trip", "Tokyo"], ["trip", "new", "Oslo"],
            ["attach", "Tea", try place.file("pass.txt", "Gate 114")],
            ["expense", "add", "Cake", "--amount", "5 EUR", "--for", "Tea", "--trip", "Tokyo"],
        ] {
            let run = try place.run(command)
            try #require(run.status == .success, "\(command): \(run.errors)")
        }
        for change in changes { try place.damage(change) }
        return place
    }

    private static func codes(_ place: Workplace, _ options: String...) throws -> [String] {
        let run = try place.run(["doctor", "--json"] + options)
        #expect(run.status == .findings, "\(run.errors)")
        let problems = try #require(try run.json()["problems"] as? [[String: Any]])
        return problems.compactMap { $0["code"] as? String }
    }

    @Test func `a rule that many rows break is told once, and hides no damage of an index`() throws {
        // Doubled eight times: more rows than SQLite tells of unasked.
        let doubling = (1...8).map { round in
            """
            CREATE TEMP TABLE copy AS SELECT * FROM activity;
            UPDATE copy SET id = NULL, uid = uid || '\(round)', isTransparent = 5;
            INSERT INTO activity SELECT * FROM copy; DROP TABLE copy;
            """
        }
        let place = try Self.store(doubling.joined())
        #expect(try Self.codes(place).count { $0 == "brokenCheck" } == 1)
        // An expense that an index does not have.
        for change in [
            """
            PRAGMA writable_schema = ON;
            CREATE TABLE kept AS SELECT * FROM sqlite_master WHERE name = 'expenseByTrip';
            DELETE FROM sqlite_master WHERE name = 'expenseByTrip'
            """,
            """
            CREATE TEMP TABLE copy AS SELECT * FROM expense;
            UPDATE copy SET id = NULL, uuid = 'another';
            INSERT INTO expense SELECT * FROM copy
            """,
            """
            PRAGMA writable_schema = ON;
            INSERT INTO sqlite_master SELECT * FROM kept;
            DROP TABLE kept
            """,
        ] { try place.damage(change) }
        #expect(try Self.codes(place).contains("damaged"))
    }

    @Test func `where no backup can be made, all else is told and mended all the same`() throws {
        let place = try Self.store("UPDATE trip SET uuid = upper(uuid) WHERE name = 'Tokyo'")
        #expect(try Self.codes(place).contains("noBackup"))
        try place.damage("UPDATE attachment SET activityId = 99")
        #expect(try Self.codes(place).contains("brokenReference"))
        let mended = try Self.codes(place, "--fix", "--yes")
        #expect(mended.contains("noBackup") && !mended.contains("brokenReference"), "\(mended)")
    }

    @Test func `a backup that nobody could restore is told as none`() throws {
        let error = DocumentError(
            .tooLarge, path: "$", subject: "the document", reason: "has 2 bytes; at most 1 are read")
        let problems = ProblemDocument.all(of: .tooLarge(error), try TestZones.database(.r2026f))
        #expect(problems.map(\.code) == ["noBackup"])
        #expect(
            problems.map(\.message) == [
                "no backup can be made: the document has 2 bytes; at most 1 are read"
            ])
    }

    @Test(arguments: [
        "UPDATE attachment SET tripId = (SELECT id FROM trip WHERE name = 'Oslo')",
        "UPDATE expense SET tripId = (SELECT id FROM trip WHERE name = 'Oslo')",
    ])
    func `what belongs to something of another trip is told, as a backup tells it`(change: String) throws {
        let place = try Self.store(change)
        #expect(try Self.codes(place) == ["foreignOwner"])
        let backup = try place.run("backup", "-o", "\(place.path)/b.json")
        #expect(backup.status == .badData)
        #expect(backup.errors.contains("cannot be read or is not of this trip"), "\(backup.errors)")
    }
}
