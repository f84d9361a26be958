import TestKit
import Testing
import TripCommands

/// `who`: what is typed for a moment, what somebody does over a date, and who is booked on two transports at once.
@Suite("Where everybody is") struct WhoCommandTests {
    private func run(_ events: [[String]], _ arguments: [String], now: String = "2027-06-05T08:30:00Z") throws
        -> CommandRun
    {
        let place = try Workplace()
        let asked = TravellerCasesTests.Case(name: "who", events: events, questions: [])
        return try place.run(["who"] + arguments + ["-f", place.file("who.ics", asked.calendar)], now: now)
    }

    private static let twoAtOnce = [
        [
            "SUMMARY:Flight QJ 1 Berlin - London", "CATEGORIES:FLIGHT",
            "DTSTART;TZID=Europe/Berlin:20270605T100000", "DTEND;TZID=Europe/London:20270605T110000",
        ],
        [
            "SUMMARY:Flight QJ 2 Berlin - Tokyo", "CATEGORIES:FLIGHT",
            "DTSTART;TZID=Europe/Berlin:20270605T101500", "DTEND;TZID=Asia/Tokyo:20270606T063000",
        ],
    ]

    @Test func `who is booked on two flights at once is told so`() throws {
        #expect(
            try run(Self.twoAtOnce, ["2027-06-05T08:30Z"]).lines.last
                == "you  in transit  Berlin → Tokyo (QJ 2) · also booked on QJ 1  Sun 6 June 06:30  –      "
                + "left 10:15 · arrives in 13 h")
        let later = try run(Self.twoAtOnce, ["2027-06-05T10:30Z", "--json"]).json()
        let people = try #require(later["people"] as? [[String: Any]])
        let here = try #require((people.first?["places"] as? [[String: Any]])?.first)
        #expect(here["evidence"] as? String == "transit")
        #expect(here["clock"] as? String == "2027-06-05T12:30:00+02:00[Europe/Berlin]")
    }

    @Test func `a moment may be a reading of the clock at home`() throws {
        let heading = "at 20:00 on Sat 5 June in Europe/Berlin · tz 2026f"
        for text in ["20:00", "2027-06-05 20:00", "2027-06-05T20:00"] {
            #expect(try run(Self.twoAtOnce, [text]).lines.first == heading)
        }
        let place = try Workplace()
        let file = try place.file("who.ics", TravellerCasesTests.cases[0].calendar)
        #expect(
            try place.run("who", "-f", file, "2027-07-02T12:00Z").lines.first
                == "at 12:00 on Fri 2 July in UTC · tz 2026f")
    }

    @Test func `a reading that comes twice is told with the one that is taken`() throws {
        let asked = try run(Self.twoAtOnce, ["2027-10-31 02:30"])
        #expect(
            asked.errors
                == "note: 2027-10-31T02:30:00 in Europe/Berlin: the clocks go back from 03:00 +02:00 to 02:00 +01:00, so "
                + "this time comes twice; taken is 2027-10-31T02:30:00+02:00[Europe/Berlin]\n")
    }

    @Test func `over a date it says what somebody does, and when they are awake`() throws {
        let dinner = [
            [
                "SUMMARY:Dinner", "CATEGORIES:RESTAURANT", "DTSTART;TZID=Asia/Tokyo:20270605T193000",
                "DTEND;TZID=Asia/Tokyo:20270605T210000",
            ]
        ]
        #expect(
            try run(dinner, ["2027-06-05"]).output == """
                Sat 5 June 2027 · tz 2026f

                you · awake 07:00..23:00
                  00:00   Berlin (home) · Europe/Berlin
                  19:30   Tokyo (assumed from Dinner) · Asia/Tokyo
                  19:30   Dinner · until 21:00
                  14:00   Berlin (home) · Europe/Berlin

                """)
    }

    @Test(arguments: ["25:00", "someday 20:00"]) func `what is no moment is refused with all forms`(
        text: String
    ) throws {
        let run = try Workplace().run("who", text)
        #expect(run.status == .usage)
        #expect(
            run.errors
                == "error: who \(text): a moment is written like 20:00, 2027-03-14 20:00, 2027-03-14 20:00 Asia/Tokyo, "
                + "2027-03-14T20:00+09:00 or @1804982400; or say a date, like tomorrow\n")
    }

    private static func done(_ place: Workplace, _ commands: [String]...) throws {
        for command in commands {
            let run = try place.run(command)
            #expect(run.status == .success, "\(command): \(run.errors)")
        }
    }

    /// At 02:00Z on 6 June 2027 it is 21:00 of the 5th in Chicago, 04:00 in Berlin and 11:00 in Tokyo.
    @Test func `home is where agenda has it, of the wearer`() throws {
        let place = try Workplace()
        try Self.done(
            place, ["trip", "new", "Lisbon", "--traveller", "Ben", "--traveller", "Ada"],
            ["person", "edit", "Ada", "--me", "--home", "America/Chicago"],
            ["trip", "new", "Kyoto", "--traveller", "Cleo", "--home", "Asia/Tokyo"])
        for (text, heading) in [
            (["20:00"], "at 20:00 on Sat 5 June in America/Chicago · tz 2026f"),
            (["2027-06-05 20:00"], "at 20:00 on Sat 5 June in America/Chicago · tz 2026f"),
            ([], "at 21:00 on Sat 5 June in America/Chicago · tz 2026f"),
            (["20:00", "--home", "Europe/Rome"], "at 20:00 on Sun 6 June in Europe/Rome · tz 2026f"),
        ] {
            let run = try place.run(["who"] + text, now: "2027-06-06T02:00:00Z")
            #expect(run.lines.first == heading, "\(text): \(run.errors)")
            let agenda = try place.run(
                ["agenda"] + text.filter { $0 == "--home" || $0 == "Europe/Rome" },
                now: "2027-06-06T02:00:00Z")
            let home = text.count == 3 ? "Europe/Rome" : "America/Chicago"
            #expect(agenda.lines[0].contains("home \(home) · "), "\(agenda.lines)")
        }
        let kyoto = try place.run(
            ["who", "20:00", "--trip", "Kyoto"], environment: ["MERIDIAN_HOME": ""],
            now: "2027-06-06T02:00:00Z")
        #expect(kyoto.lines.first == "at 20:00 on Sun 6 June in Asia/Tokyo · tz 2026f", "\(kyoto.errors)")
    }

    @Test func `two of one name are told apart as a message does it`() throws {
        let place = try Workplace()
        try Self.done(
            place, ["trip", "new", "A", "--traveller", "Ada <ada@example.org>", "--traveller", "Ben"],
            ["trip", "new", "B", "--traveller", "Ada <ada@example.net>"])
        let refused = try place.run("agenda", "--traveller", "ada").errors
        let told = try #require(refused.firstMatch(of: /called that: (Ada <.*\))(?:, )(Ada <.*\));/))
        #expect(
            try place.run("who", "2027-06-05T08:30Z").lines.last?.hasPrefix(
                "\(told.1), Ben, \(told.2)  Sat 10:30  Berlin (home)") == true)
    }
}
