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
            offers: ["meridian restore BACKUP", "meridian delete one@example.org --trip "]),
        Case(
            change: "UPDATE activity SET placeName = 'Hill', placeLatitude = 1e9, placeLongitude = 5",
            code: "unreadableRow",
            offers: ["meridian restore BACKUP", "meridian delete one@example.org --trip "]),
        Case(
            change: "UPDATE activity SET uid = ''", code: "unreadableRow",
            offers: ["meridian delete '' --trip "]),
        Case(
            change: "UPDATE activity SET recurrenceId = 'garbage'", code: "unreadableRow",
            offers: ["meridian delete one@example.org@garbage --trip "]),
        Case(
            change: "UPDATE activity SET title = CAST(x'546561ff' AS TEXT)", code: "damagedText",
            offers: ["meridian restore BACKUP", "meridian delete one@example.org --trip "]),
        Case(
            change: "UPDATE activity SET uid = CAST(x'ff41' AS TEXT)", code: "damagedText",
            offers: ["meridian restore BACKUP --db NEW"]),
        Case(
            change: "UPDATE trip SET notes = CAST(x'ff41' AS TEXT)", code: "damagedText",
            offers: ["meridian restore BACKUP --db NEW"]),
        Case(
            change: "UPDATE trip SET home = 'a b'", code: "unreadableRow",
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
        return try found.map { problem in
            let offers = try #require(problem["commands"] as? [String])
            let mend = try #require(problem["mend"] as? String)
            #expect(offers.allSatisfy(mend.contains))
            return (problem["code"] as? String ?? "", offers)
        }
    }

    /// The words that a shell makes of a line.
    static func words(_ line: String) throws -> [String] {
        let script = "set -- \(line)\nfor word; do printf '%s\\0' \"$word\"; done"
        let run = try BuiltProgram.run(program: "/bin/sh", ["-c", script], in: "/", environment: [:])
        return run.output.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
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
            var command = Array(try Self.words(line).dropFirst())
            if ["restore", "attachments", "doctor", "delete"].contains(command[0]) {
                command.append("--yes")
            }
            let run = try place.run(command)
            // `drift --accept` has findings to tell: those that it accepts.
            #expect(run.status.rawValue <= 1, "\(line): \(run.errors)")
            let mended = line.contains("--db") ? ["--db", other] : []
            #expect(try place.run(["doctor"] + mended).status == .success, "\(line)")
            if command[0] != "delete" {
                #expect(try place.run(["show", "Tea"] + mended).status == .success)
            }
        }
    }

    @Test func `a repair of records leaves a copy of the store as it was, and any other none`() throws {
        let (place, _) = try Self.store()
        try place.damage("UPDATE activity SET organization = 'gone'")
        let before = try place.run("doctor").output
        let run = try place.run("doctor", "--fix", "--yes")
        let copy = "\(place.store)-before-20270301T090000Z"
        #expect(
            run.lines.contains(
                "the store as it was: \(copy); put it in the place of \(place.store) to go back"))
        #expect(try place.run("doctor", "--db", copy).output == before)
        let again = try place.run("doctor", "--fix", "--yes", "--json").json()
        #expect(again["copy"] is NSNull && (again["mended"] as? [Any])?.isEmpty == true)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: place.store)
        let open = try place.run("doctor", "--fix", "--yes", "--json").json()
        #expect(open["copy"] is NSNull && (open["mended"] as? [Any])?.count == 1)
    }

    static let names = [
        "two  blanks", "-x", "--json", "it's $HOME `id`", "a;b #c,d", "~/*", "a\\b \"q\"!1 100%s", "Ü(x)&|<>",
        "-'\u{202E}rtl", "a\u{2028}b\\'c",
    ]

    @Test(arguments: names) func `a command runs as it is printed, whatever the UID is`(uid: String) throws {
        for (end, change) in [
            ("10", "UPDATE activity SET startZone = 'Mars/Olympus'"), ("08", "SELECT 1"),
            ("10", "UPDATE activity SET kind = 'teleport'"),
        ] {
            let place = try Workplace()
            let file = try place.file("a.ics", calendar(end: "DTEND;TZID=Asia/Tokyo:20270310T\(end)0000"))
            try #require(try place.run("import", file, "--trip", "Tokyo").status == .success)
            try place.damage("UPDATE activity SET uid = '\(uid.replacing("'", with: "''"))'")
            try place.damage(change)
            let offer = try #require(try Self.problems(place).first?.offers.last)
            #expect(try place.run("doctor").output.contains(offer))
            let line = offer.replacing("ZONE", with: "Asia/Tokyo").replacing(
                "TIME", with: "'2027-03-10 10:00'")
            var command = Array(try Self.words(line).dropFirst())
            if command[0] == "delete" { command.insert("--yes", at: 1) }
            let run = try place.run(command)
            #expect(run.status == .success, "\(line): \(run.errors)")
            #expect(try place.run("doctor").status == .success)
        }
    }

    @Test func `a changed occurrence, and one of two trips with the same calendar, is named`() throws {
        let place = try Workplace()
        let change = [
            "RRULE:FREQ=DAILY;COUNT=3", "END:VEVENT", "BEGIN:VEVENT", "UID:one@example.org",
            "DTSTAMP:20270101T000000Z", "RECURRENCE-ID;TZID=Asia/Tokyo:20270311T090000",
            "DTSTART;TZID=Asia/Tokyo:20270311T110000", "DTEND;TZID=Asia/Tokyo:20270311T100000",
            "SUMMARY:Late",
        ]
        let file = try place.file("a.ics", calendar(more: change))
        for trip in ["A", "B"] { _ = try place.run("import", file, "--trip", trip) }
        for _ in 0..<2 {
            let offer = try #require(try Self.problems(place).first?.offers.first)
            #expect(offer.hasPrefix("meridian edit one@example.org@2027-03-11T09:00:00 --end TIME --trip "))
            let line = offer.replacing("TIME", with: "12:00")
            let run = try place.run(Array(try Self.words(line).dropFirst()))
            #expect(run.status == .success, "\(line): \(run.errors)")
        }
        #expect(try place.run("doctor").status == .success)
    }
}
