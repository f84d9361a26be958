import Foundation
import TestKit
import Testing
import TripCommands

/// Who takes part in an activity that moves to another trip, and in what is there already.
@Suite("Who takes part in what moves") struct MovedPeopleTests {
    private static func done(_ place: Workplace, _ commands: [String]...) throws {
        for command in commands {
            let run = try place.run(command)
            #expect(run.status == .success, "\(command): \(run.errors)")
        }
    }

    /// Ada and Ben are in P; Cleo is in Q, where a train is for all who travel.
    private static func trips() throws -> Workplace {
        let place = try Workplace()
        try done(
            place, ["trip", "new", "P", "--traveller", "Ada", "--traveller", "Ben", "--viewer", "Rosa"],
            ["trip", "new", "Q", "--traveller", "Cleo"],
            ["add", "train", "Train", "--trip", "Q"] + ride(on: 1),
            ["add", "restaurant", "Dinner", "--trip", "P", "--traveller", "Ada"] + hours(on: 1),
            ["add", "tour", "Kelp", "--trip", "P"] + hours(on: 2),
            ["add", "train", "Return", "--trip", "P", "--traveller", "Ben"] + ride(on: 3),
            ["add", "lodging", "Inn", "--trip", "P", "--start", "2027-05-01", "--nights", "2"])
        return place
    }

    private static func ride(on day: Int) -> [String] {
        [
            "--depart", "2027-05-0\(day) 09:00 Europe/Lisbon", "--arrive",
            "2027-05-0\(day) 12:00 Europe/Lisbon",
        ]
    }

    private static func hours(on day: Int) -> [String] {
        ["--start", "2027-05-0\(day) 20:00 Europe/Lisbon", "--length", "2h"]
    }

    private static func travellers(_ place: Workplace) throws -> [String] {
        let trip = try place.run("trip", "show", "Q", "--json").json()
        return try #require(trip["travellers"] as? [[String: Any]]).map {
            "\($0["name"] ?? "") \($0["role"] ?? "")"
        }
    }

    private static func participants(_ place: Workplace, _ item: String) throws -> [String] {
        let shown = try place.run("show", item, "--json").json()
        return try #require(shown["participants"] as? [[String: Any]]).map { $0["name"] as? String ?? "" }
    }

    /// The store without what an undo writes of itself.
    private static func records(_ place: Workplace) throws -> NSDictionary {
        let text = try place.run("backup").output
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    }

    @Test func `whoever comes to a dinner takes part in the dinner alone`() throws {
        let place = try Self.trips()
        let before = try Self.records(place)
        let moved = try place.run("edit", "Dinner", "--to-trip", "Q")
        #expect(moved.errors == "note: Ada joins Q as a viewer, who takes part where named\n")
        #expect(try Self.travellers(place) == ["Cleo owner", "Ada viewer"])
        #expect(try Self.participants(place, "Dinner") == ["Ada"])
        #expect(!(try place.run("agenda", "2027-05-01", "--traveller", "Ada").output.contains("Train")))
        #expect(!(try place.run("agenda", "2027-05-01", "--traveller", "Cleo").output.contains("Dinner")))
        try Self.done(place, ["undo"])
        #expect(try Self.records(place) == before)
    }

    @Test func `what names nobody names on the way those who take part`() throws {
        let place = try Self.trips()
        let before = try Self.records(place)
        let rehearsed = try place.run("edit", "Kelp", "--to-trip", "Q", "--dry-run")
        #expect(rehearsed.lines.last == "  for      Ada, Ben")
        #expect(try Self.records(place) == before)
        let moved = try place.run("edit", "Kelp", "--to-trip", "Q")
        #expect(moved.errors == "note: Ada, Ben join Q as viewers, who take part where named\n")
        #expect(moved.lines.last == "  for      Ada, Ben")
        #expect(try Self.participants(place, "Kelp") == ["Ada", "Ben"])
        #expect(try Self.travellers(place) == ["Cleo owner", "Ada viewer", "Ben viewer"])
        try Self.done(place, ["undo"])
        #expect(try Self.records(place) == before)
    }

    @Test func `whoever comes with a transport travels, and is told in what else`() throws {
        let place = try Self.trips()
        let before = try Self.records(place)
        #expect(
            try place.run("edit", "Return", "--to-trip", "Q").errors == """
                note: Ben joins Q
                note: Ben now takes part in 1 activity of Q that names nobody

                """)
        #expect(try Self.travellers(place) == ["Cleo owner", "Ben collaborator"])
        // A bed is part of a journey too; Ben is there already.
        try Self.done(place, ["add", "event", "Fair", "--trip", "Q"] + Self.hours(on: 4))
        #expect(
            try place.run("edit", "Inn", "--to-trip", "Q").errors == """
                note: Ada joins Q
                note: Ada now takes part in 2 activities of Q that name nobody

                """)
        #expect(try Self.participants(place, "Inn") == ["Ada", "Ben"])
        try Self.done(place, ["undo"], ["undo"], ["undo"])
        #expect(try Self.records(place) == before)
    }

    @Test func `several who come with a transport are told of together`() throws {
        let place = try Self.trips()
        #expect(
            try place.run("edit", "Inn", "--to-trip", "Q").errors == """
                note: Ada, Ben join Q
                note: Ada, Ben now take part in 1 activity of Q that names nobody

                """)
    }

    @Test func `among the same travellers nobody is named`() throws {
        let place = try Self.trips()
        try Self.done(place, ["trip", "new", "R", "--traveller", "Ben", "--traveller", "Ada"])
        let moved = try place.run("edit", "Kelp", "--to-trip", "R")
        #expect(moved.errors.isEmpty && !moved.output.contains("  for "))
        #expect(try Self.participants(place, "Kelp").isEmpty)
    }
}
