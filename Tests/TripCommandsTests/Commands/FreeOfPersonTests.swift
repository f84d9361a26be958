import TestKit
import Testing
import TripCommands

/// Whose time `free` tells: one person's, by what they do and their own hours, whoever else travels.
///
/// Lisbon is an hour behind Berlin.
@Suite("Whose free time it is") struct FreeOfPersonTests {
    /// Ada has a tour in the morning and Ben one in the afternoon; dinner is for both.
    private static func lisbon(me: String? = nil) throws -> Workplace {
        let place = try Workplace()
        let commands =
            [
                ["trip", "new", "Lisbon", "--traveller", "Ada", "--traveller", "Ben", "--viewer", "Rosa"],
                ["person", "edit", "Ada", "--awake", "08:00..22:00", "--home", "Europe/Lisbon"],
                ["person", "edit", "Ben", "--awake", "09:00..21:00", "--home", "Europe/Lisbon"],
                ["add", "tour", "Kelp", "--start", "2027-05-02 09:00 Europe/Lisbon", "--length", "3h"]
                    + ["--trip", "Lisbon", "--traveller", "Ada"],
                ["add", "tour", "Trams", "--start", "2027-05-02 14:00 Europe/Lisbon", "--length", "2h"]
                    + ["--trip", "Lisbon", "--traveller", "Ben"],
                ["add", "restaurant", "Dinner", "--start", "2027-05-02 19:00 Europe/Lisbon"]
                    + ["--length", "2h", "--trip", "Lisbon"],
            ] + (me.map { [["person", "edit", $0, "--me"]] } ?? [])
        for command in commands {
            let run = try place.run(command)
            #expect(run.status == .success, "\(command): \(run.errors)")
        }
        return place
    }

    private static let ada = """
        Lisbon · Ada's clock · at least 1 h · awake 08:00..22:00 · tz 2026f

        Sun 2 May 2027 · Europe/Lisbon
          08:00–09:00 · 1 h
          12:00–19:00 · 7 h
          21:00–22:00 · 1 h

        """

    private static let ben = """
        Lisbon · Ben's clock · at least 1 h · awake 09:00..21:00 · tz 2026f

        Sun 2 May 2027 · Europe/Lisbon
          09:00–14:00 · 5 h
          16:00–19:00 · 3 h

        """

    @Test func `without a name it is that of whose clock is shown`() throws {
        #expect(try Self.lisbon().run("free", "2027-05-02").output == Self.ada)
        #expect(try Self.lisbon(me: "Ben").run("free", "2027-05-02").output == Self.ben)
    }

    @Test func `the view of a person is that person's`() throws {
        #expect(
            try Self.lisbon().run("free", "2027-05-02", "--view", "ben").output
                == Self.ben.replacing("Ben's clock", with: "clock of Ben"))
        // Who does not travel does nothing that does not name them.
        #expect(
            try Self.lisbon().run("free", "2027-05-02", "--view", "rosa").output == """
                Lisbon · clock of Rosa · at least 1 h · awake 07:00..23:00 · tz 2026f

                Sun 2 May 2027 · Europe/Berlin
                  07:00–23:00 · 16 h

                """)
    }

    @Test func `on a fixed clock the heading says whose it is`() throws {
        #expect(
            try Self.lisbon().run("free", "2027-05-02", "--view", "Europe/Berlin").output == """
                Lisbon · Ada · clock of Europe/Berlin · at least 1 h · awake 08:00..22:00 · tz 2026f

                Sun 2 May 2027 · Europe/Berlin
                  09:00–10:00 · 1 h
                  13:00–20:00 · 7 h
                  22:00–23:00 · 1 h

                """)
    }

    @Test func `time with somebody is one's own too`() throws {
        let place = try Self.lisbon()
        #expect(
            try place.run("free", "2027-05-02", "--with", "ben").lines.suffix(3) == [
                "Sun 2 May 2027 · Europe/Lisbon",
                "  12:00–14:00 · 2 h · Ada 12:00–14:00 Europe/Lisbon · Ben 12:00–14:00 Europe/Lisbon",
                "  16:00–19:00 · 3 h · Ada 16:00–19:00 Europe/Lisbon · Ben 16:00–19:00 Europe/Lisbon",
            ])
        // Whoever is named with --traveller is asked for in the place of who is me.
        #expect(
            try place.run("free", "2027-05-02", "--traveller", "ben").lines.suffix(2) == [
                "  09:00–14:00 · 5 h · Ben 09:00–14:00 Europe/Lisbon",
                "  16:00–19:00 · 3 h · Ben 16:00–19:00 Europe/Lisbon",
            ])
        // Tokyo's 08:00 to 22:00 is Lisbon's midnight to 14:00.
        #expect(
            try place.run("free", "2027-05-02", "--with", "Asia/Tokyo").lines.suffix(2) == [
                "  08:00–09:00 · 1 h · 16:00–17:00 Asia/Tokyo",
                "  12:00–14:00 · 2 h · 20:00–22:00 Asia/Tokyo",
            ])
    }

    @Test func `a name that is neither a person's nor a zone's is refused with both`() throws {
        #expect(
            try Self.lisbon().run("free", "--with", "nosuch").errors
                == "error: --with nosuch: nobody is called that, and it is no zone; known are Ada, Ben, Rosa; a zone is "
                + "written like Europe/Berlin\n")
    }
}
