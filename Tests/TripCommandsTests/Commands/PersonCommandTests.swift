import Foundation
import TestKit
import Testing
import TripCommands

@Suite("Persons by hand") struct PersonCommandTests {
    private static func done(_ place: Workplace, _ commands: [String]...) throws {
        for command in commands {
            let run = try place.run(command)
            #expect(run.status == .success, "\(command): \(run.errors)")
        }
    }

    private static func persons(_ place: Workplace) throws -> [[String: Any]] {
        try #require(try place.run("person", "list", "--json").json()["persons"] as? [[String: Any]])
    }

    /// Two trips, of which Ada is in both, and Grandma at home.
    private static func family() throws -> Workplace {
        let place = try Workplace()
        try done(
            place, ["trip", "new", "Lisbon", "--traveller", "Ada <ada@example.org>", "--traveller", "Ben"],
            ["trip", "new", "Tokyo", "--traveller", "ada"],
            ["person", "add", "Grandma", "--home", "Europe/Berlin", "--awake", "06:30..21:30"],
            ["person", "edit", "Ada", "--me"])
        return place
    }

    @Test func `a traveller of a name that is known is that person`() throws {
        let place = try Self.family()
        #expect(
            try place.run("person", "list").output.replacing(#/[0-9a-f]{8}/#, with: "ID") == """
                Ada · ada@example.org · awake 07:00 to 23:00 · me · 2 trips · ID
                Ben · awake 07:00 to 23:00 · 1 trip · ID
                Grandma · home Europe/Berlin · awake 06:30 to 21:30 · 0 trips · ID

                """)
        let persons = try Self.persons(place)
        #expect(persons.map { $0["name"] as? String } == ["Ada", "Ben", "Grandma"])
        #expect(persons[0]["me"] as? Bool == true)
        #expect(persons[0]["trips"] as? [String] == ["Lisbon", "Tokyo"])
        #expect(persons[2]["home"] as? String == "Europe/Berlin")
        #expect(persons[2]["awake"] as? [String: String] == ["from": "06:30", "until": "21:30"])
        let trip = try place.run("trip", "show", "Lisbon", "--json").json()
        let travellers = try #require(trip["travellers"] as? [[String: Any]])
        #expect(travellers.map { $0["person"] as? String } == persons.prefix(2).map { $0["id"] as? String })
        // The address that is known comes along.
        let other = try place.run("trip", "show", "Tokyo", "--json").json()
        #expect(
            (other["travellers"] as? [[String: Any]])?.map { $0["email"] as? String } == ["ada@example.org"])
        #expect(
            try place.run("trip", "new", "Rome", "--traveller", "Ada <king@example.com>").status == .success)
        #expect(try Self.persons(place).count == 4)
    }

    @Test func `a person is changed in all trips, and it is taken back`() throws {
        let place = try Self.family()
        try Self.done(
            place,
            [
                "person", "edit", "ada", "--name", "Ada Lovelace", "--spelling", "LOVELACE/ADA MS", "--email",
                "king@example.com", "--home", "Europe/London", "--awake", "14:00..02:00", "--no-me",
            ])
        let run = try place.run("person", "show", "king@example.com")
        #expect(
            run.output.replacing(#/[0-9a-f]{8}/#, with: "ID") == """
                Ada Lovelace · ada@example.org · king@example.com · home Europe/London · awake 14:00 to 02:00 · 2 trips · ID
                  also as  Ada
                  also as  LOVELACE/ADA MS
                  travels  Lisbon · owner
                  travels  Tokyo · owner

                """, "\(run.output)")
        try Self.done(place, ["undo"])
        #expect(try place.run("trip", "show", "Lisbon").output.contains("Ada, Ben"))
        try Self.done(place, ["person", "edit", "Ada", "--no-home", "--awake", "", "--email", ""])
        #expect(try place.run("person", "show", "Ada").output.hasPrefix("Ada · awake 07:00 to 23:00 · me · "))
    }

    @Test func `two who are one become one`() throws {
        let place = try Self.family()
        try Self.done(
            place, ["trip", "edit", "Lisbon", "--traveller", "Benedict"],
            [
                "add", "tour", "Kelp", "--start", "2027-05-02 09:00 Europe/Lisbon", "--length", "2h",
                "--trip",
                "Lisbon", "--traveller", "Ben",
            ],
            [
                "expense", "add", "Tea", "--amount", "9 EUR", "--paid-by", "Ben", "--split",
                "Ada,Ben,Benedict", "--trip", "Lisbon",
            ],
            ["person", "merge", "Ben", "Benedict"])
        #expect(try place.run("trip", "show", "Lisbon").output.contains("Ada, Benedict"))
        #expect(try place.run("show", "Kelp").output.contains("Benedict"))
        let expenses = try place.run("expense", "list", "--trip", "Lisbon", "--json").json()
        #expect("\(expenses)".contains("Benedict"))
        #expect(try Self.persons(place).count == 3)
        try Self.done(place, ["undo"])
        #expect(try Self.persons(place).count == 4)
        #expect(try place.run("show", "Kelp").output.contains("Ben\n"))
    }

    @Test func `what cannot be is refused with what can`() throws {
        let place = try Self.family()
        try Self.done(place, ["person", "add", "Ada", "--email", "other@example.org"])
        func expect(
            _ command: [String], _ status: CommandStatus, _ text: String,
            _ location: SourceLocation = #_sourceLocation
        ) throws {
            let before = try place.run("backup").output
            let run = try place.run(command)
            #expect(run.status == status, sourceLocation: location)
            #expect(
                run.errors.replacing(#/\b[0-9a-f]{8}\b/#, with: "ID") == "error: \(text)\n",
                sourceLocation: location)
            #expect(try place.run("backup").output == before, sourceLocation: location)
        }
        try expect(
            ["person", "merge", "Ben", "ben"], .usage,
            "Ben and ben: are one person already; expected two, for example two that meridian person list has"
        )
        try expect(
            ["person", "show", "Ada"], .usage,
            "Ada: 2 persons are called that: Ada <ada@example.org> (ID), Ada <other@example.org> (ID); say a mail address or the id"
        )
        try expect(
            ["trip", "new", "Rome", "--traveller", "Ada"], .usage,
            "--traveller Ada: 2 persons are called that: Ada <ada@example.org> (ID), Ada <other@example.org> (ID); say a mail address or the id"
        )
        try expect(
            ["person", "show", "Bem"], .noInput,
            "Bem: there is no such person; the nearest is \"Ben\"")
        try expect(
            ["person", "delete", "Ben", "--yes"], .badData,
            "Ben: is in 1 trip (Lisbon); meridian trip edit Lisbon --no-traveller Ben takes them out of it")
        try expect(
            ["person", "edit", "Ben", "--awake", "25-3"], .usage,
            "--awake 25-3: waking hours are written like 08:00..22:00, and run from 00:00 to 24:00")
        try expect(
            ["person", "edit", "Ben", "--email", "ben"], .usage,
            "\"ben\": is no mail address; one looks like ada@example.org, without spaces")
        try expect(
            ["person", "add", " "], .usage, "\"\": is no name for a person; give some text")
    }

    @Test func `somebody who is in no trip is deleted`() throws {
        let place = try Self.family()
        #expect(try place.run("person", "delete", "Grandma").status == .usage)
        try Self.done(place, ["person", "delete", "Grandma", "--yes"])
        #expect(try Self.persons(place).count == 2)
        try Self.done(place, ["undo"])
        #expect(try Self.persons(place).count == 3)
    }

    /// What is put under a passphrase takes its people along, and nothing of them is left; who is me stays.
    @Test func `a protected trip takes its persons into the box`() throws {
        let place = try Self.family()
        let secret = try place.file("secret", "correct horse battery staple")
        try Self.done(place, ["protect", "Lisbon", "--passphrase-file", secret])
        #expect(try Self.persons(place).map { $0["name"] as? String } == ["Ada", "Grandma"])
        try Self.done(place, ["unprotect", "--passphrase-file", secret])
        #expect(try Self.persons(place).map { $0["name"] as? String } == ["Ada", "Ben", "Grandma"])
        #expect(try Self.persons(place)[0]["trips"] as? [String] == ["Tokyo", "Lisbon"])
    }

    @Test func `nobody gets the name of somebody else unasked`() throws {
        let place = try Self.family()
        let run = try place.run("person", "edit", "Ben", "--name", "ada")
        #expect(run.status == .usage)
        #expect(run.errors.contains("ada: another person is called that"))
        #expect(run.errors.contains("meridian person merge"))
        #expect(try Self.persons(place).map { $0["name"] as? String } == ["Ada", "Ben", "Grandma"])
        // Another spelling of one's own name is one's own.
        #expect(try place.run("person", "edit", "Ben", "--name", "BEN").status == .success)
    }
}
