import Backups
import CivilTime
import Foundation
import StrictJSON
import TestKit
import Testing
import TripExchange
import Trips

@testable import TripCommands

/// Values that can be read and break a rule of the model: what a backup does with them, and what doctor says.
@Suite("Values that break a rule") struct BrokenRuleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        /// What happens to the store.
        let change: String
        /// What is said of it.
        let told: String
        /// What is not in the backup: the words for it that all else does not have.
        var without: [String] = []
        /// The commands that are offered, as they begin.
        var offers = ["meridian restore BACKUP"]
        /// How many problems doctor has.
        var count = 1
        var testDescription: String { change }
    }

    static let cases = [
        Case(
            change: "UPDATE activity SET sequence = -5 WHERE title = 'Tea'",
            told: #""Tea" of Tokyo: -5 is no whole number from 0 to"#, without: ["Tea"],
            offers: ["meridian restore BACKUP", "meridian delete one@example.org --trip "]),
        Case(
            change: "UPDATE activity SET uid = char(1) WHERE title = 'Tea'",
            told: #"has a control character, which no UID of a calendar has"#, without: ["Tea"],
            offers: [#"meridian delete "$(printf '\001')" --trip "#]),
        Case(
            change: "UPDATE organization SET email = 'x'", told: #""Kan": "x" is no mail address"#,
            without: ["Kan"],
            offers: ["meridian restore BACKUP", "meridian organization delete "]),
        Case(
            change: "UPDATE todo SET title = ' '", told: #"" " is no to-do; say what is to be done"#,
            without: ["Pack"], offers: ["meridian restore BACKUP", "meridian todo delete "]),
        Case(
            change: "UPDATE expense SET title = char(7)", told: "has the control character U+7",
            without: ["Cake"],
            offers: ["meridian restore BACKUP", "meridian expense delete "]),
        Case(
            change: "UPDATE attachment SET name = 'a/b'", told: #""a/b" of Tokyo: "#, without: ["pass.txt"],
            offers: ["meridian restore BACKUP", "meridian attachments delete "]),
        Case(
            change: "UPDATE attachment SET size = 99", told: "99 bytes are stated, and the file has 8",
            without: ["pass.txt"], offers: ["meridian restore BACKUP", "meridian attachments delete "]),
        Case(
            change: "UPDATE trip SET countries = 'x JP' WHERE name = 'Tokyo'",
            told: #""Tokyo": "x" is no country; give two capital letters, as JP or CH (ISO 3166-1)"#,
            offers: ["meridian restore BACKUP", "meridian trip edit "]),
        Case(
            change: "UPDATE trip SET startDate = '2027-03-20', endDate = '2027-03-01' WHERE name = 'Tokyo'",
            told: #""Tokyo": 2027-03-20 to 2027-03-01 holds no day"#,
            offers: ["meridian restore BACKUP", "meridian trip edit "]),
        Case(
            change: "UPDATE trip SET name = 'a' || char(10) WHERE name = 'Tokyo'",
            told: #"has the control character U+A"#,
            offers: ["meridian restore BACKUP", "meridian trip edit "]),
        Case(
            change: "UPDATE trip SET uuid = 'gone' WHERE name = 'Tokyo'",
            told: #""Tokyo": gone is not a UUID"#,
            offers: ["meridian restore BACKUP --db NEW"]),
        Case(
            change: "UPDATE traveller SET email = 'x' WHERE name = 'Ada'",
            told: #""Tokyo": "x" is no mail address"#,
            offers: ["meridian restore BACKUP", "meridian trip edit "]),
        Case(
            change: "UPDATE traveller SET name = ' ' WHERE name = 'Ben'",
            told: #""Tokyo": " " is no name for a traveller"#,
            offers: ["meridian restore BACKUP --db NEW"]),
        Case(
            change: "UPDATE traveller SET uuid = 'gone' WHERE name = 'Ben'",
            told: #""Tokyo": gone is not a UUID"#, offers: ["meridian restore BACKUP --db NEW"]),
        // The person is made again of what the trip says of the traveller.
        Case(
            change: "UPDATE person SET emails = 'x' WHERE names = 'Ada'",
            told: #""Ada": "x" is no mail address"#,
            offers: ["meridian restore BACKUP", "meridian person edit "]),
        Case(
            change: """
                UPDATE trip SET countries = 'x y', startDate = '2027-03-20', endDate = '2027-03-01' WHERE name = 'Tokyo';
                UPDATE traveller SET email = 'x' WHERE name = 'Ada'
                """,
            told: #""Tokyo": "y" is no country"#,
            offers: ["meridian restore BACKUP", "meridian trip edit "], count: 4),
    ]

    /// Everything that the store has, by words that stand for it.
    static let everything = [
        "Tea", "Dinner", "Kan", "Pack", "Cake", "pass.txt", "Lisbon", "Walk", "Ada", "Ben", "ada@example.org",
    ]

    /// A store of two trips with one of everything, and the backup of it.
    static func store() throws -> (place: Workplace, backup: String) {
        let place = try Workplace()
        let backup = "\(place.path)/whole.json"
        for command in [
            [
                "trip", "new", "Tokyo", "--traveller", "Ada <ada@example.org>", "--traveller", "Ben",
                "--country", "JP",
            ],
            ["import", try place.file("a.ics", calendar()), "--trip", "Tokyo"],
            [
                "add", "restaurant", "Dinner", "--start", "2027-03-10 19:00 Asia/Tokyo", "--length", "2h",
                "--organization", "Kan", "--trip", "Tokyo",
            ],
            ["attach", "Tea", try place.file("pass.txt", "Gate 114")],
            [
                "expense", "add", "Cake", "--amount", "5 EUR", "--paid-by", "Ben", "--split", "Ada,Ben",
                "--trip", "Tokyo",
            ],
            ["todo", "add", "Pack", "--trip", "Tokyo"], ["trip", "new", "Lisbon"],
            [
                "add", "walk", "Walk", "--start", "2027-05-10 09:00 Europe/Lisbon", "--length", "1h",
                "--trip", "Lisbon",
            ],
            ["backup", "-o", backup],
        ] {
            let run = try place.run(command)
            try #require(run.status == .success, "\(command): \(run.errors)")
        }
        return (place, backup)
    }

    private static func problems(_ place: Workplace) throws -> [[String: Any]] {
        // Some of these break a rule of their table, too, and SQLite says so without the row.
        try #require(try place.run("doctor", "--json").json()["problems"] as? [[String: Any]])
            .filter { $0["code"] as? String != "brokenCheck" }
    }

    @Test(arguments: cases) func `a backup has all but the value, or the record that it is in`(item: Case)
        throws
    {
        let (place, whole) = try Self.store()
        let held = try Fixtures.text(whole)
        try place.damage(item.change)
        #expect(try place.run("backup", "-o", whole).status == .cannotCreate)
        #expect(try Fixtures.text(whole) == held)
        let file = "\(place.path)/part.json"
        let run = try place.run("backup", "-o", file)
        #expect(run.status == .badData)
        #expect(run.errors.contains("error: ") && run.errors.contains(item.told), "\(run.errors)")
        #expect(run.errors.contains("; the backup is not everything, and meridian doctor says what mends it"))
        let other = ["--db", "\(place.path)/other.db"]
        let restored = try place.run(["restore", file] + other)
        #expect(restored.status == .badData)
        #expect(restored.errors.contains(item.told), "\(restored.errors)")
        let examined = try place.run(["doctor"] + other)
        #expect(examined.status == .success, "\(examined.output)")
        let again = try place.run(["backup"] + other)
        #expect(again.status == .success, "\(again.errors)")
        for word in Self.everything {
            #expect(again.output.contains(word) != item.without.contains(word), "\(word)")
        }
    }

    @Test(arguments: cases) func `doctor names what a backup leaves out`(item: Case) throws {
        let (place, _) = try Self.store()
        #expect(try place.run("doctor").status == .success)
        try place.damage(item.change)
        let run = try place.run("doctor")
        #expect(run.status == .findings)
        let problems = try Self.problems(place)
        #expect(problems.map { $0["code"] as? String } == Array(repeating: "brokenRule", count: item.count))
        let rule = item.told.split(separator: ": ").last ?? ""
        #expect(run.output.contains(rule), "\(run.output)")
        let backup = try place.run("backup", "-o", "\(place.path)/part.json", "--json")
        let broken = try #require(try backup.json()["broken"] as? [[String: Any]])
        #expect(broken.flatMap { $0["messages"] as? [String] ?? [] }.count == item.count)
    }

    @Test(arguments: cases) func `each command that doctor offers mends it`(item: Case) throws {
        for (index, beginning) in item.offers.enumerated() {
            let (place, whole) = try Self.store()
            try place.damage(item.change)
            let problem = try #require(try Self.problems(place).first)
            let offers = try #require(problem["commands"] as? [String])
            #expect(offers.count == item.offers.count)
            let offer = try #require(offers.dropFirst(index).first)
            #expect(offer.hasPrefix(beginning), "\(offer)")
            #expect((problem["mend"] as? String)?.contains(offer) == true)
            let new = "\(place.path)/new.db"
            let line = offer.replacing("BACKUP", with: whole).replacing("NEW", with: new)
                .replacing("DATE", with: "2027-03-10").replacing("EMAIL", with: "ada@example.org")
                .replacing("NAME", with: "Tokyo")
            var command = Array(try DoctorMendTests.words(line).dropFirst())
            if !command.contains("edit") { command.append("--yes") }
            let run = try place.run(command)
            #expect(run.status == .success, "\(line): \(run.errors)")
            let mended = line.contains("--db") ? ["--db", new] : []
            let examined = try place.run(["doctor"] + mended)
            #expect(examined.status == .success, "\(line): \(examined.output)")
            #expect(try place.run(["backup"] + mended).status == .success)
        }
    }

    @Test func `what is broken in several records is left out of each`() throws {
        let (place, _) = try Self.store()
        for item in Self.cases where !item.change.contains("trip") && !item.change.contains("size") {
            try place.damage(item.change)
        }
        let count = try Self.problems(place).count
        #expect(count == 8)
        let run = try place.run("backup")
        #expect(run.status == .badData)
        let other = ["--db", "\(place.path)/other.db"]
        _ = try place.run(["restore", try place.file("b.json", run.output)] + other)
        #expect(try place.run(["doctor"] + other).status == .success)
        #expect(try place.run(["show", "Dinner"] + other).status == .success)
    }

    @Test func `an expense on what another trip has does not keep a backup from being restored`() throws {
        let (place, _) = try Self.store()
        try place.damage(
            "UPDATE expense SET activityId = (SELECT id FROM activity WHERE title = 'Walk')")
        let run = try place.run("backup")
        #expect(run.status == .badData)
        let other = ["--db", "\(place.path)/other.db"]
        _ = try place.run(["restore", try place.file("b.json", run.output)] + other)
        #expect(try place.run(["expense", "list"] + other).output.contains("Cake"))
    }

    @Test func `a protected trip that could not be restored is named`() throws {
        let (place, _) = try Self.store()
        let pass = try place.file("pass", "correct horse battery\n")
        #expect(
            try place.run("protect", "Lisbon", "--passphrase-file", pass).status == .success)
        try place.damage("UPDATE sealedTrip SET uuid = 'gone'")
        #expect(try place.run("backup").errors.contains("the protected trip gone: \"gone\" is not a UUID"))
        let offer = try #require(try Self.problems(place).first?["commands"] as? [String])
        #expect(offer == ["meridian trip delete gone"])
        #expect(try place.run("trip", "delete", "gone", "--yes").status == .success)
        #expect(try place.run("doctor").status == .success)
    }

    @Test func `an attachment that restore leaves out is named by doctor, too`() throws {
        let (place, _) = try Self.store()
        #expect(try place.run("attach", "Tea", "https://example.org/booking").status == .success)
        try place.damage("UPDATE attachment SET text = 'javascript:alert(1)' WHERE kind = 'link'")
        let problem = try #require(try Self.problems(place).first)
        #expect(problem["code"] as? String == "unsafeAttachment")
        let offers = try #require(problem["commands"] as? [String])
        let words = try DoctorMendTests.words(try #require(offers.last))
        #expect(try place.run(Array(words.dropFirst()) + ["--yes"]).status == .success)
        #expect(try place.run("doctor").status == .success)
    }
}
