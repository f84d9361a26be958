import Foundation
import TestKit
import Testing
import TripCommands

/// Rows that name what is not there, and rows that no backup could be read with.
@Suite("Rows that break a rule") struct BrokenRowTests {
    /// A store with tea, a dinner that an organization runs, and one of everything else.
    private static func store() throws -> Workplace {
        let place = try Workplace()
        for command in [
            ["import", try place.file("a.ics", calendar()), "--trip", "Tokyo"],
            [
                "add", "restaurant", "Dinner", "--start", "2027-03-10 19:00 Asia/Tokyo", "--length", "2h",
                "--organization", "Kan",
            ],
            ["attach", "Tea", try place.file("pass.txt", "Gate 114")],
            ["expense", "add", "Cake", "--amount", "5 EUR", "--for", "Tea"], ["todo", "add", "Pack"],
        ] {
            let run = try place.run(command)
            try #require(run.status == .success, "\(command): \(run.errors)")
        }
        return place
    }

    /// Every command that has nothing to do with organizations.
    private static let plain = [
        ["agenda", "2027-03-10"], ["day", "2027-03-10"], ["check"], ["trip", "show"], ["trip", "list"],
        ["edit", "Tea", "--notes", "x"],
    ]

    @Test func `an organization that is not there keeps nobody from anything`() throws {
        let place = try Self.store()
        try place.damage("UPDATE activity SET organization = 'gone' WHERE title = 'Dinner'")
        for command in Self.plain + [["show", "Dinner"], ["export"], ["itinerary"], ["search", "Dinner"]] {
            let run = try place.run(command)
            #expect(run.status == .success, "\(command): \(run.errors)")
        }
        #expect(try place.run("doctor").output.contains("meridian doctor --fix"))
        let file = "\(place.path)/b.json"
        #expect(try place.run("backup", "-o", file).status == .success)
        let other = ["--db", "\(place.path)/other.db"]
        #expect(try place.run(["restore", file] + other).status == .success)
        #expect(try place.run(["show", "Dinner"] + other).status == .success)
        #expect(try place.run(["doctor"] + other).status == .success)
        for command in [
            ["trip", "copy", "Tokyo", "--name", "Again", "--shift", "365d"],
            ["edit", "Dinner", "--notes", "x", "--trip", "Tokyo"],
        ] {
            let run = try place.run(command)
            #expect(run.status == .success, "\(command): \(run.errors)")
        }
        #expect(try place.run("doctor").status == .success)
    }

    @Test func `a deletion of what names nothing is taken back`() throws {
        let place = try Self.store()
        try place.damage("UPDATE activity SET organization = 'gone' WHERE title = 'Dinner'")
        #expect(try place.run("delete", "Dinner", "--yes").status == .success)
        let run = try place.run("undo")
        #expect(run.status == .success, "\(run.errors)")
        #expect(try place.run("show", "Dinner").status == .success)
        #expect(try place.run("doctor").status == .success)
    }

    @Test func `a change of what names nothing is taken back`() throws {
        let place = try Self.store()
        try place.damage("UPDATE activity SET organization = 'gone' WHERE title = 'Dinner'")
        let edited = try place.run("edit", "Dinner", "--organization", "Kan", "--title", "Supper")
        #expect(edited.status == .success, "\(edited.errors)")
        let run = try place.run("undo")
        #expect(run.status == .success, "\(run.errors)")
        #expect(try place.run("show", "Dinner").status == .success)
        #expect(try place.run("doctor").status == .success)
    }

    @Test func `a file without its bytes does not come back, and all else does`() throws {
        let place = try Self.store()
        #expect(try place.run("attach", "Tea", "--note", "Code 4711").status == .success)
        try place.damage("DELETE FROM content")
        #expect(try place.run("delete", "Tea", "--yes").status == .success)
        let run = try place.run("undo")
        #expect(run.status == .success, "\(run.errors)")
        let shown = try place.run("show", "Tea").output
        #expect(shown.contains("attached  Note"), "\(shown)")
        #expect(!shown.contains("pass.txt"))
        #expect(try place.run("expense", "list").output.contains("Cake"))
        #expect(try place.run("doctor").status == .success)
    }

    @Test func `an organization that cannot be read is named, and its activities are shown without it`()
        throws
    {
        let place = try Self.store()
        try place.damage("UPDATE organization SET address = 'nowhere'")
        for command in Self.plain {
            let run = try place.run(command)
            #expect(run.status == .success, "\(command): \(run.errors)")
        }
        let told =
            #"error: organization 1, "Kan": address cannot be read ("nowhere" is no address); it is left out, and "#
            + "meridian doctor says what mends it"
        for command in [["show", "Dinner"], ["export"], ["organization", "list"]] {
            let run = try place.run(command)
            #expect(run.status == .badData, "\(command): \(run.errors)")
            #expect(run.errors.contains(told), "\(command): \(run.errors)")
            #expect(run.output.contains("Kan") == false, "\(command): \(run.output)")
        }
        let run = try place.run("backup")
        #expect(run.status == .badData)
        #expect(run.errors.contains("\"Dinner\" of Tokyo: says no organization"), "\(run.errors)")
        #expect(run.output.contains("Dinner"))
        let other = ["--db", "\(place.path)/other.db"]
        _ = try place.run(["restore", try place.file("b.json", run.output)] + other)
        #expect(try place.run(["show", "Dinner"] + other).status == .success)
        #expect(try place.run("doctor").output.contains("organization 1"))
    }

    @Test func `a backup of before mends an organization that cannot be read`() throws {
        let place = try Self.store()
        let before = "\(place.path)/before.json"
        #expect(try place.run("backup", "-o", before).status == .success)
        try place.damage("UPDATE organization SET address = 'nowhere'")
        let run = try place.run("restore", before, "--yes")
        #expect(run.status == .success, "\(run.errors)")
        #expect(try place.run("doctor").status == .success)
        #expect(try place.run("show", "Dinner").output.contains("Kan"))
    }

    @Test(arguments: [
        (
            "UPDATE activity SET uid = char(1) WHERE title = 'Tea'", "\"Tea\" of Tokyo: ",
            ["Dinner", "Cake", "Pack", "pass.txt"]
        ),
        (
            "UPDATE activity SET sequence = -1 WHERE title = 'Tea'", "\"Tea\" of Tokyo: ",
            ["Dinner", "Cake", "Pack", "pass.txt"]
        ),
        ("UPDATE todo SET title = ' '", "\" \" of Tokyo: ", ["Dinner", "Tea", "Cake", "pass.txt"]),
        (
            "UPDATE expense SET title = 'a' || char(10) || 'b'", " of Tokyo: ",
            ["Dinner", "Tea", "Pack", "pass.txt"]
        ),
        ("UPDATE attachment SET name = 'a/b'", "\"a/b\" of Tokyo: ", ["Dinner", "Tea", "Cake", "Pack"]),
        ("UPDATE organization SET email = 'x'", "\"Kan\": ", ["Dinner", "Tea", "Cake", "Pack", "pass.txt"]),
    ])
    func `a backup has all but what could not be read again`(
        change: String, told: String, kept: [String]
    ) throws {
        let place = try Self.store()
        try place.damage(change)
        let run = try place.run("backup")
        #expect(run.status == .badData)
        #expect(run.errors.contains("error: ") && run.errors.contains(told), "\(run.errors)")
        let other = ["--db", "\(place.path)/other.db"]
        let restored = try place.run(["restore", try place.file("b.json", run.output)] + other)
        #expect(restored.status == .badData)
        let again = try place.run(["backup"] + other)
        #expect(again.status == .success, "\(again.errors)")
        for title in kept { #expect(again.output.contains("\"\(title)\""), "\(title)") }
    }

    @Test func `a changed occurrence that could not be read again takes its old time with it`() throws {
        let place = try Workplace()
        let change = [
            "RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT", "BEGIN:VEVENT", "UID:one@example.org",
            "DTSTAMP:20270101T000000Z", "RECURRENCE-ID;TZID=Asia/Tokyo:20270311T090000",
            "DTSTART;TZID=Asia/Tokyo:20270311T110000", "DTEND;TZID=Asia/Tokyo:20270311T120000",
            "SUMMARY:Late tea",
        ]
        _ = try place.run("import", place.file("a.ics", calendar(more: change)), "--trip", "Tokyo")
        try place.damage("UPDATE activity SET sequence = -1 WHERE title = 'Late tea'")
        let run = try place.run("backup")
        #expect(run.status == .badData)
        #expect(run.output.contains("EXDATE;TZID=Asia/Tokyo:20270311T090000"))
        let other = ["--db", "\(place.path)/other.db"]
        _ = try place.run(["restore", try place.file("b.json", run.output)] + other)
        #expect(try !place.run(["agenda", "2027-03-11"] + other).output.contains("ea"))
    }

    @Test func `what cannot be found by its UID is not said to be deleted`() throws {
        let place = try Workplace()
        _ = try place.run("import", place.file("a.ics", calendar()), "--trip", "Tokyo")
        try place.damage("UPDATE activity SET uid = CAST(x'ff41' AS TEXT)")
        let run = try place.run("delete", "Tea", "--yes")
        #expect(run.status == .temporary, "\(run.errors)")
        #expect(run.errors.contains("its UID is damaged; nothing is deleted"), "\(run.errors)")
        #expect(run.output.isEmpty)
    }
}
