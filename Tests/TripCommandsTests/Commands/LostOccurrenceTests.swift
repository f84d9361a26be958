import Foundation
import TestKit
import Testing
import TripCommands

/// Where the change of an occurrence cannot be read, nothing shows the occurrence at the time from before.
@Suite("Changed occurrences that cannot be read") struct LostOccurrenceTests {
    /// A series from 10 to 13 March, 09:00 to 10:00 in Tokyo, whose second occurrence is two hours later.
    private static let changed = series()

    private static func series(
        _ start: String = ";TZID=Asia/Tokyo:20270310T090000",
        _ end: String = ";TZID=Asia/Tokyo:20270310T100000",
        rule: String? = "RRULE:FREQ=DAILY;COUNT=4",
        changes: [(original: String, start: String, end: String)] = [
            (
                ";TZID=Asia/Tokyo:20270311T090000", ";TZID=Asia/Tokyo:20270311T110000",
                ";TZID=Asia/Tokyo:20270311T120000"
            )
        ]
    ) -> String {
        var more = rule.map { [$0] } ?? []
        for change in changes {
            more += [
                "END:VEVENT", "BEGIN:VEVENT", "UID:one@example.org", "DTSTAMP:20270101T000000Z",
                "RECURRENCE-ID\(change.original)", "DTSTART\(change.start)", "DTEND\(change.end)",
                "SUMMARY:Late tea",
            ]
        }
        return calendar(start: "DTSTART\(start)", end: "DTEND\(end)", more: more)
    }

    private static func place(
        _ calendar: String = changed,
        damage: String? = "UPDATE activity SET kind = 'teleport' WHERE recurrenceId <> ''"
    ) throws -> Workplace {
        let place = try Workplace()
        let run = try place.run("import", place.file("a.ics", calendar), "--trip", "Tokyo")
        try #require(run.status == .success, "\(run.errors)")
        if let damage { try place.damage(damage) }
        return place
    }

    /// When tea is, as day and time on the clock of its place.
    private static func starts(_ place: Workplace, _ more: [String] = []) throws -> [String] {
        let run = try place.run(["agenda", "2027-03-08..2027-03-20", "--json"] + more)
        let items = try #require(try run.json()["items"] as? [[String: Any]])
        return items.map { String(($0["start"] as? String ?? "").dropFirst(8).prefix(8)) }
    }

    private static let told =
        #"error: activity 2, "Late tea" of Tokyo: kind cannot be read ("teleport" is no ActivityKind); it is left out, "#
        + "and so is the occurrence of 2027-03-11T09:00:00, which it may have moved; meridian doctor says what mends it"

    @Test func `the change is where it was moved, as long as it can be read`() throws {
        try #expect(Self.starts(Self.place(damage: nil)) == ["10T09:00", "11T11:00", "12T09:00", "13T09:00"])
    }

    @Test func `an agenda has neither the old time nor the new one, and says so`() throws {
        let place = try Self.place()
        try #expect(Self.starts(place) == ["10T09:00", "12T09:00", "13T09:00"])
        let run = try place.run("agenda", "2027-03-11")
        #expect(run.status == .badData)
        #expect(run.errors.contains(Self.told), "\(run.errors)")
    }

    @Test(arguments: [
        ["day", "2027-03-11"], ["agenda", "2027-03-11", "--view", "Asia/Tokyo"], ["timeline", "2027-03-11"],
        ["next"],
    ])
    func `nothing that shows the day has it at the old time`(command: [String]) throws {
        let place = try Self.place()
        let run = try place.run(command, now: "2027-03-10T20:00:00Z")
        #expect(run.status == .badData, "\(run.errors)")
        #expect(run.errors.contains(Self.told), "\(run.errors)")
        let sound = try Self.place(damage: nil).run(command, now: "2027-03-10T20:00:00Z")
        #expect(sound.output.contains("Late tea"), "\(sound.output)")
        #expect(!run.output.contains("11 Mar 2027  09:00") && !run.output.contains("Late tea"))
        #expect(command == ["next"] || !run.output.contains("Tea"), "\(run.output)")
    }

    @Test func `an itinerary has the other three`() throws {
        let run = try Self.place().run("itinerary")
        #expect(run.status == .badData)
        #expect(run.errors.contains(Self.told), "\(run.errors)")
        #expect(run.output.components(separatedBy: "Tea").count == 4, "\(run.output)")
    }

    @Test func `what happens at the old time is no conflict`() throws {
        let place = try Self.place()
        let add = try place.run(
            "add", "tour", "Castle", "--start", "2027-03-11 09:00 Asia/Tokyo", "--length", "1h")
        #expect(add.status == .success, "\(add.errors)")
        let run = try place.run("check", "Tokyo", "--json")
        #expect(run.status == .badData)
        #expect(!run.output.contains("overlap"), "\(run.output)")
    }

    @Test func `an export does not send it at the old time`() throws {
        let place = try Self.place()
        let run = try place.run("export")
        #expect(run.status == .badData)
        #expect(run.output.contains("EXDATE;TZID=Asia/Tokyo:20270311T090000\r\n"), "\(run.output)")
        let other = ["--db", "\(place.path)/other.db"]
        _ = try place.run(["import", try place.file("b.ics", run.output), "--trip", "T"] + other)
        try #expect(Self.starts(place, other) == ["10T09:00", "12T09:00", "13T09:00"])
        // Whoever has the change as it came brings it back.
        let again = try place.run(["import", "\(place.path)/a.ics", "--trip", "T"] + other)
        #expect(again.status == .success, "\(again.errors)")
        try #expect(Self.starts(place, other) == ["10T09:00", "11T11:00", "12T09:00", "13T09:00"])
    }

    @Test func `a backup has the series without it, and an older one brings it back`() throws {
        let place = try Self.place(damage: nil)
        let before = "\(place.path)/before.json"
        let after = "\(place.path)/after.json"
        _ = try place.run("backup", "-o", before)
        try place.damage("UPDATE activity SET kind = 'teleport' WHERE recurrenceId <> ''")
        let run = try place.run("backup", "-o", after)
        #expect(run.status == .badData)
        let loss =
            "one@example.org@2027-03-11T09:00:00 of Tokyo: the series stands without its occurrence of "
            + "2027-03-11T09:00:00, whose change cannot be read"
        #expect(run.errors.contains(loss), "\(run.errors)")
        let other = ["--db", "\(place.path)/other.db"]
        let restored = try place.run(["restore", after] + other)
        #expect(restored.status == .badData && restored.errors.contains(loss), "\(restored.errors)")
        try #expect(Self.starts(place, other) == ["10T09:00", "12T09:00", "13T09:00"])
        for more in [other, []] {
            let mended = try place.run(["restore", before, "--yes"] + more)
            #expect(mended.status == .success, "\(mended.errors)")
            try #expect(Self.starts(place, more) == ["10T09:00", "11T11:00", "12T09:00", "13T09:00"])
        }
    }

    @Test(arguments: [
        (
            ";VALUE=DATE:20270310", ";VALUE=DATE:20270311", ";VALUE=DATE:20270311", ";VALUE=DATE:20270315",
            ";VALUE=DATE:20270316", ["10", "12", "13"]
        ),
        (
            ":20270310T090000Z", ":20270310T100000Z", ":20270311T090000Z", ":20270311T110000Z",
            ":20270311T120000Z", ["10T09:00", "12T09:00", "13T09:00"]
        ),
        (
            ":20270310T090000", ":20270310T100000", ":20270311T090000", ":20270311T110000",
            ":20270311T120000",
            ["10T09:00", "12T09:00", "13T09:00"]
        ),
    ])
    func `days, times in UTC and times without a zone are left out as well`(
        start: String, end: String, original: String, new: String, newEnd: String, starts: [String]
    ) throws {
        let place = try Self.place(
            Self.series(start, end, changes: [(original: original, start: new, end: newEnd)]))
        try #expect(Self.starts(place) == starts)
    }

    @Test
    func `what happens once and was moved is not at its old time, and stays where another time was changed`()
        throws
    {
        let place = try Self.place(
            Self.series(
                rule: nil,
                changes: [
                    (
                        ";TZID=Asia/Tokyo:20270310T090000", ";TZID=Asia/Tokyo:20270310T110000",
                        ";TZID=Asia/Tokyo:20270310T120000"
                    )
                ]))
        try #expect(Self.starts(place) == [])
        try place.damage("UPDATE activity SET recurrenceId = '2027-03-12T09:00:00' WHERE recurrenceId <> ''")
        try #expect(Self.starts(place) == ["10T09:00"])
    }

    /// A change, of all later ones too unless said.
    private static func change(
        _ day: Int, _ hour: Int, range: String = ";RANGE=THISANDFUTURE", text: String = ""
    ) -> (original: String, start: String, end: String) {
        (
            "\(range);TZID=Asia/Tokyo:202703\(day)T090000",
            ";TZID=Asia/Tokyo:202703\(day)T\(hour)0000",
            ";TZID=Asia/Tokyo:202703\(day)T\(hour + 1)0000\(text)"
        )
    }

    @Test(arguments: [
        "RDATE;TZID=Asia/Tokyo:20270311T090000,20270312T090000,20270314T090000",
        "RDATE:20270311T000000Z,20270312T000000Z,20270314T000000Z",
        "RDATE;VALUE=PERIOD;TZID=Asia/Tokyo:20270311T090000/PT1H,20270312T090000/PT1H,20270315T090000/PT2H",
    ])
    func `dates that were added go with a change of all later ones`(dates: String) throws {
        let calendar = Self.series(rule: dates, changes: [Self.change(12, 11)])
        try #expect(!Self.starts(Self.place(calendar, damage: nil)).contains("14T09:00"))
        try #expect(Self.starts(Self.place(calendar)) == ["10T09:00", "11T09:00"])
    }

    @Test func `a text that speaks of this and future ends nothing`() throws {
        let changes = [
            Self.change(12, 11),
            Self.change(14, 15, range: "", text: "\r\nDESCRIPTION:this and future of trains"),
        ]
        let place = try Self.place(
            Self.series(rule: "RRULE:FREQ=DAILY;COUNT=6", changes: changes),
            damage: "UPDATE activity SET kind = 'x' WHERE recurrenceId LIKE '2027-03-12%'")
        try #expect(Self.starts(place) == ["10T09:00", "11T09:00", "14T15:00"])
    }

    @Test func `a change of all later ones is known without what it came as`() throws {
        let place = try Self.place(
            Self.series(rule: "RRULE:FREQ=DAILY", changes: [Self.change(12, 11)]),
            damage: "UPDATE activity SET kind = 'x', source = NULL WHERE recurrenceId <> ''")
        try #expect(Self.starts(place) == ["10T09:00", "11T09:00"])
        let run = try place.run("agenda", "2027-03-11")
        #expect(run.errors.contains("2027-03-12T09:00:00 and 2,000 later ones"), "\(run.errors)")
    }

    @Test func `a change of all later ones that a backup cannot have takes them with it`() throws {
        let place = try Self.place(
            Self.series(rule: "RRULE:FREQ=DAILY", changes: [Self.change(12, 11)]),
            damage: "UPDATE activity SET sequence = -5 WHERE recurrenceId <> ''")
        let backup = "\(place.path)/b.json"
        let run = try place.run("backup", "-o", backup)
        #expect(run.status == .badData)
        let loss = "the series stands without its occurrence of 2027-03-12T09:00:00 and later ones"
        #expect(run.errors.contains(loss), "\(run.errors)")
        let other = ["--db", "\(place.path)/other.db"]
        #expect(try place.run(["restore", backup] + other).errors.contains(loss))
        try #expect(Self.starts(place, other) == ["10T09:00", "11T09:00"])
    }

    @Test func `a change of all later ones takes them with it, up to the next one`() throws {
        for rule in [
            "RRULE:FREQ=DAILY", "RRULE:FREQ=DAILY;COUNT=6", "RRULE:FREQ=DAILY;UNTIL=20270315T000000Z",
        ] {
            let one = try Self.place(Self.series(rule: rule, changes: [Self.change(12, 11)]))
            try #expect(Self.starts(one) == ["10T09:00", "11T09:00"], "\(rule)")
            let two = try Self.place(
                Self.series(rule: rule, changes: [Self.change(12, 11), Self.change(14, 15)]),
                damage: "UPDATE activity SET kind = 'x' WHERE recurrenceId LIKE '2027-03-12%'")
            let starts = try Self.starts(two)
            #expect(Array(starts.prefix(3)) == ["10T09:00", "11T09:00", "14T15:00"], "\(rule): \(starts)")
        }
    }

    @Test func `whoever deletes such a change hears that the old time comes back`() throws {
        let item = "one@example.org@2027-03-11T09:00:00"
        let time =
            #"the series "Tea" may show its occurrence of 2027-03-11T09:00:00 at a time from before that change"#
        let place = try Self.place()
        let asked = try place.run("delete", item)
        #expect(
            asked.errors.contains("Once its change is deleted, \(time). Delete activity 2"), "\(asked.errors)"
        )
        let run = try place.run("delete", item, "--yes")
        #expect(run.status == .success && run.errors.contains(time), "\(run.errors)")
        try #expect(Self.starts(place) == ["10T09:00", "11T09:00", "12T09:00", "13T09:00"])
        // With its series it takes the time along.
        let whole = try Self.place()
        let deleted = try whole.run("delete", "one@example.org", "--yes")
        #expect(deleted.status == .success && !deleted.errors.contains("may show"), "\(deleted.errors)")
    }

    @Test func `of one that nobody can say which it was is said that it may stand there`() throws {
        let place = try Self.place(damage: "UPDATE activity SET recurrenceId = 'x' WHERE recurrenceId <> ''")
        let run = try place.run("agenda", "2027-03-11")
        #expect(run.status == .badData)
        #expect(
            run.errors.contains(
                "it is left out, and an occurrence of its series may be shown at a time from before it was moved"
            ),
            "\(run.errors)")
    }

    @Test(arguments: [
        ["edit", "one@example.org", "--notes", "x"], ["drift", "--accept"], ["attach", "Tea", "--note", "x"],
    ])
    func `what changes the store writes no series without it`(command: [String]) throws {
        let place = try Self.place()
        _ = try place.run(command)
        try place.damage("UPDATE activity SET kind = 'event' WHERE kind = 'teleport'")
        try #expect(Self.starts(place) == ["10T09:00", "11T11:00", "12T09:00", "13T09:00"])
        let run = try place.run("export")
        #expect(run.status == .success)
        #expect(!run.output.contains("EXDATE"))
    }
}
