import TestKit
import Testing
import TripCommands

/// The clock of a time that `add` is given without a zone.
@Suite("The clock of what is added") struct AddClockTests {
    /// The flight leaves Frankfurt on 8 March 2027 at 12:40 and lands in Tokyo on the 9th at 09:55.
    private func japan() throws -> Workplace {
        let place = try Workplace()
        let flight = Fixtures.path(for: "docs/demo/flight-frankfurt-tokyo.ics")
        let hotel = Fixtures.path(for: "docs/demo/hotel-tokyo.ics")
        #expect(try place.run("import", flight, hotel, "--trip", "Japan").status == .success)
        return place
    }

    @Test(arguments: ["2027-03-10 19:30", "10 March 2027 19:30", "10.3.2027 19:30"])
    func `it is where the trip is then, and that is said`(start: String) throws {
        let run = try japan().run("add", "restaurant", "Sushi", "--start", start, "--length", "2h")
        #expect(run.status == .success, "\(run.errors)")
        #expect(
            run.output.contains("Wed 10 March 2027 19:30 +09:00 Asia/Tokyo (where the trip is then)"),
            "\(run.output)")
    }

    @Test(arguments: ["2027-03-08 09:00", "2027-04-10 19:30", "tomorrow 19:30", "19:30"])
    func `before and after the trip, and without a date, nothing is chosen`(start: String) throws {
        let run = try japan().run("add", "restaurant", "Sushi", "--start", start, "--length", "2h")
        #expect(run.status == .usage)
        #expect(run.errors.contains("say where"), "\(run.errors)")
    }

    @Test func `a city with its country is a place for anything, a city alone for transports`() throws {
        let place = try Workplace()
        #expect(try place.run("trip", "new", "Honshu").status == .success)
        func add(_ at: String) throws -> CommandRun {
            try place.run(
                "add", "restaurant", "Ramen", "--place", at, "--start", "2027-03-10 19:30", "--length", "1h")
        }
        #expect(try add("Kyoto, JP").output.contains("19:30 +09:00 Asia/Tokyo (--place Kyoto, JP)"))
        #expect(try add("Kyoto").status == .usage)
    }
}
