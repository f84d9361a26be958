import TestKit
import Testing

@testable import TripCommands

@Suite("Persons behind --traveller and --with") struct TypedNameTests {
    /// Ada is awake from 20:00 to 02:00, Ben by day, and Lovelace has a comma in her name.
    private func place() throws -> Workplace {
        let place = try Workplace()
        for person in [["Ada", "--awake", "20:00..02:00"], ["Ben"], ["Lovelace, Grace"]] {
            let run = try place.run(["person", "add"] + person + ["--home", "Europe/Berlin"])
            try #require(run.status == .success, "\(run.errors)")
        }
        let trip = try place.run("trip", "new", "T", "--traveller", "Ada", "--traveller", "Ben")
        try #require(trip.status == .success, "\(trip.errors)")
        return place
    }

    private func free(_ place: Workplace, _ arguments: String...) throws -> CommandRun {
        try place.run(["free", "2027-03-12", "--home", "Europe/Berlin"] + arguments)
    }

    @Test func `hours after midnight belong to the date before for one, and to the date for several`() throws
    {
        let place = try place()
        #expect(
            try free(place, "--with", "ada").lines.suffix(2) == [
                "Fri 12 March 2027 · Europe/Berlin",
                "  20:00–Sat 13 March 02:00 · 6 h · Ada 20:00–Sat 13 March 02:00 Europe/Berlin",
            ])
        #expect(
            try free(place, "--with", "ada,ben").lines.last
                == "  20:00–23:00 · 3 h · Ada 20:00–23:00 Europe/Berlin · Ben 20:00–23:00 Europe/Berlin")
        #expect(
            try free(place, "--with", "ben,ada").lines.last
                == "  20:00–23:00 · 3 h · Ben 20:00–23:00 Europe/Berlin · Ada 20:00–23:00 Europe/Berlin")
    }

    @Test(arguments: ["--with", "--traveller"]) func `commas stand between names unless the whole is one`(
        option: String
    )
        throws
    {
        let place = try place()
        func names(_ text: String) throws -> [String] {
            let run = try free(place, option, text, "--awake", "10..11", "--json")
            let gap = try #require((try run.json()["gaps"] as? [[String: Any]])?.first, "\(run.errors)")
            return (gap["people"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
        }
        #expect(try names("ada,ben") == ["Ada", "Ben"])
        #expect(try names("ada, ,ben,") == ["Ada", "Ben"])
        // Time with somebody is that of Ada, too, whose clock is shown.
        #expect(try names("Lovelace, Grace") == (option == "--with" ? ["Ada"] : []) + ["Lovelace, Grace"])
        let wrong = try free(place, option, "ada,zed")
        #expect(wrong.status == .noInput)
        let reason =
            option == "--with" ? "nobody is called that, and it is no zone;" : "nobody is called that;"
        #expect(
            wrong.errors.hasPrefix("error: \(option) zed: \(reason) known are Ada, Ben"), "\(wrong.errors)")
        let empty = try free(place, option, "")
        #expect(empty.status == .usage)
        #expect(empty.errors.contains("error: \(option) (nothing): a name is expected; known are Ada, Ben"))
        #expect(try free(place, option, " , ").status != .success)
    }

    @Test func `a list may have zones, and a city is one where nobody is called that`() throws {
        let place = try place()
        // 08:00 to 18:00 in Berlin is 16:00 to 02:00 in Tokyo.
        #expect(
            try free(place, "--with", "ben,Asia/Tokyo,ada", "--awake", "8..18").lines.last
                == "  08:00–10:00 · 2 h · Ben 08:00–10:00 Europe/Berlin · Ada 08:00–10:00 Europe/Berlin · 16:00–18:00 Asia/Tokyo"
        )
        #expect(
            try free(place, "--with", "Berlin").output == free(place, "--with", "Europe/Berlin").output)
        let city = try free(place, "--with", "Paris")
        #expect(city.status == .noInput)
        #expect(
            city.errors.contains("--with Paris: nobody is called that; expected a person, or for the zone"))
        #expect(try free(place, "--with", "Europe/Berlim").errors.contains("--with"))
    }
}
