import TestKit
import Testing

@testable import TripCommands

/// What one person's view says of what they do, and of what others do.
///
/// In July Tokyo is 16 hours ahead of San Francisco and 7 of Berlin; in May Sydney is 8 hours ahead of Berlin, and London 5 of
/// New York.
@Suite("Views of one person, and of several") struct PersonViewTests {
    private static func calendar(_ events: [[String]]) -> String {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Views//EN", "X-WR-CALNAME:Views"]
        for (index, event) in events.enumerated() {
            lines += ["BEGIN:VEVENT", "UID:\(index)@views.example", "DTSTAMP:20270101T000000Z"] + event
            lines.append("END:VEVENT")
        }
        return (lines + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
    }

    private static func event(
        _ title: String, _ category: String, _ start: String, _ end: String, at place: String? = nil,
        for names: String...
    ) -> [String] {
        ["SUMMARY:\(title)", "CATEGORIES:\(category)", "DTSTART;TZID=\(start)", "DTEND;TZID=\(end)"]
            + (place.map { ["LOCATION:\($0)"] } ?? [])
            + names.map { "ATTENDEE;CN=\($0):mailto:\($0.lowercased())@example.org" }
    }

    private func lines(_ events: [[String]], _ arguments: String...) throws -> [String] {
        let place = try Workplace()
        let file = try place.file("views.ics", Self.calendar(events))
        return try place.run([arguments[0], "-f", file] + arguments.dropFirst()).lines
    }

    private static let pacific = [
        event(
            "Flight UA 837 SFO - NRT", "FLIGHT", "America/Los_Angeles:20270701T111000",
            "Asia/Tokyo:20270702T142500", for: "Ada"),
        event(
            "Flight BA 1 LHR - JFK", "FLIGHT", "Europe/London:20270701T110000",
            "America/New_York:20270701T141500", for: "Ben"),
    ]

    @Test func `the landing stands on its date on the clock of the person who flies`() throws {
        let agenda = try lines(
            Self.pacific, "agenda", "2027-07-01..2027-07-02", "--view", "Ada", "--home", "Europe/Berlin")
        #expect(
            agenda == [
                "Views · clock of Ada · home Europe/Berlin · tz 2026f", "",
                "Thu 1 July 2027 · America/Los_Angeles · 22 h 25 min long",
                "  03:00–11:15  Flight BA 1 LHR - JFK · Ben · 8 h 15 min",
                "  11:10–       Flight UA 837 SFO - NRT",
                "               Ada · arrives 14:25 on Fri 2 July · 11 h 15 min · America/Los_Angeles to Asia/Tokyo",
                "", "Fri 2 July 2027 · Asia/Tokyo · 9 h 35 min long",
                "  –14:25       Flight UA 837 SFO - NRT",
                "               Ada · left 11:10 on Thu 1 July · 11 h 15 min · America/Los_Angeles to Asia/Tokyo",
            ])
    }

    private static let fair = [
        event(
            "Flight QF 12 LAX - SYD", "FLIGHT", "America/Los_Angeles:20270505T220000",
            "Australia/Sydney:20270507T060000"),
        event(
            "Hotel Sydney", "LODGING", "Australia/Sydney:20270507T140000",
            "Australia/Sydney:20270509T110000"),
        event(
            "Long fair", "EVENT", "Australia/Sydney:20270507T230000", "Australia/Sydney:20270509T020000",
            at: "Sydney"),
    ]

    @Test func `another clock's reading is of the end that a line shows`() throws {
        let agenda = try lines(
            Self.fair, "agenda", "2027-05-07..2027-05-09", "--view", "home", "--home", "Europe/Berlin")
        #expect(
            agenda == [
                "Views · clock at home · home Europe/Berlin · tz 2026f", "", "Fri 7 May 2027 · Europe/Berlin",
                "  06:00–       Hotel Sydney · night 1 of 2 · 14:00 in Sydney",
                "  15:00–       Long fair · 23:00 in Sydney", "", "Sat 8 May 2027 · Europe/Berlin",
                "  all day      Hotel Sydney · night 2 of 2",
                "  –18:00       Long fair · 02:00 on Sun 9 May in Sydney", "",
                "Sun 9 May 2027 · Europe/Berlin",
                "  –03:00       Hotel Sydney · 11:00 in Sydney",
            ])
    }

    private static let dinners = [
        event(
            "Flight AA 1 LHR - JFK", "FLIGHT", "Europe/London:20270505T100000",
            "America/New_York:20270505T130000", for: "Ada"),
        event(
            "Dinner NY", "RESTAURANT", "America/New_York:20270506T190000",
            "America/New_York:20270506T210000", for: "Ada"),
        event(
            "Dinner London", "RESTAURANT", "Europe/London:20270506T190000", "Europe/London:20270506T210000",
            for: "Ben"),
        event(
            "Party", "EVENT", "America/New_York:20270506T220000", "America/New_York:20270506T233000",
            for: "Ada", "Ben"),
    ]

    @Test func `what somebody takes part in who does not travel names them`() throws {
        #expect(
            try Array(
                lines(Self.dinners, "agenda", "2027-05-06", "--home", "Europe/Berlin").dropFirst(2)) == [
                    "Thu 6 May 2027 · America/New_York",
                    "  14:00–16:00  Dinner London · Ben · 19:00 in London", "  19:00–21:00  Dinner NY",
                    "  22:00–23:30  Party · Ada, Ben",
                ])
        // Ben's dinner has no reading on Ada's clock.
        #expect(
            try lines(Self.dinners, "agenda", "2027-05-06", "--view", "place").contains(
                "  19:00–21:00  Dinner London · Ben · Europe/London"))
    }

    private static let miami = [
        event(
            "Flight AA 1 JFK - MIA", "FLIGHT", "America/New_York:20270505T100000",
            "America/New_York:20270505T131000", for: "Ada"),
        event(
            "Hotel Miami", "LODGING", "America/New_York:20270505T150000", "America/New_York:20270507T110000",
            at: "Miami", for: "Ada"),
    ]

    @Test func `whoever has flown away in the zone of home is not at home`() throws {
        func place(_ moment: String, _ events: [[String]]) throws -> String {
            let lines = try lines(events, "who", moment, "--home", "America/New_York")
            return try #require(lines.last { $0.hasPrefix("Ada") })
        }
        #expect(
            try place("2027-05-05T12:00Z", Self.miami)
                == "Ada  Wed 08:00  New York (home)  Wed 5 May 10:00  yes")
        #expect(try place("2027-05-05T18:00Z", Self.miami) == "Ada  Wed 14:00  Miami (AA 1)  –      yes")
        #expect(
            try place("2027-05-06T18:00Z", Self.miami) == "Ada  Thu 14:00  Miami (Hotel Miami)  –      yes")
        #expect(try place("2027-05-07T18:00Z", Self.miami) == "Ada  Fri 14:00  Miami (AA 1)  –      yes")
        let back = Self.event(
            "Flight AA 2 MIA - JFK", "FLIGHT", "America/New_York:20270507T130000",
            "America/New_York:20270507T160000", for: "Ada")
        #expect(
            try place("2027-05-07T22:00Z", Self.miami + [back])
                == "Ada  Fri 18:00  New York (home)  –      yes")
    }

    @Test func `a day in another city is not spent in the hotel`() throws {
        func flight(_ title: String, _ day: String) -> [String] {
            Self.event(
                title, "FLIGHT", "Europe/Berlin:202705\(day)T080000", "Europe/Berlin:202705\(day)T091000",
                for: "Ada")
        }
        let events = [
            Self.event(
                "Flight LH 1 LHR - BER", "FLIGHT", "Europe/London:20270505T080000",
                "Europe/Berlin:20270505T105000", for: "Ada"),
            Self.event(
                "Hotel Berlin", "LODGING", "Europe/Berlin:20270505T150000",
                "Europe/Berlin:20270509T110000", at: "Berlin", for: "Ada"),
            flight("Flight LH 2 BER - MUC", "06"), flight("Flight LH 3 MUC - BER", "07"),
        ]
        func place(_ moment: String) throws -> String? {
            try lines(events, "who", moment, "--home", "Europe/London").last
        }
        #expect(try place("2027-05-05T18:00Z")?.contains("  Berlin (Hotel Berlin)  ") == true)
        #expect(try place("2027-05-06T12:00Z")?.contains("  Munich (LH 2)  ") == true)
        #expect(try place("2027-05-07T12:00Z")?.contains("  Berlin (Hotel Berlin)  ") == true)
    }

    @Test func `a call and a meeting with a link wait for no transport`() throws {
        func event(_ title: String, _ day: String, at place: String?) -> [String] {
            Self.event(
                title, "EVENT", "America/New_York:202705\(day)T160000",
                "America/New_York:202705\(day)T170000", at: place, for: "Ada")
        }
        let events =
            [Self.miami[0]] + [
                event("Team meeting", "06", at: "Online"),
                event("Webinar", "07", at: "https://meet.example/1"),
                event("Call home", "08", at: nil), event("Opera", "09", at: "Arsht Center"),
            ]
        let check = try lines(events, "check", "--if", "AA 1 cancelled", "--home", "America/New_York")
        #expect(
            Array(check.dropFirst()) == [
                "warning: Opera begins on 9 May 2027 16:00 (America/New_York), and nothing brings you there. [missed]",
                "No later transport leaves from JFK.",
            ])
    }

    @Test func `the dates of one person are theirs, whenever another one joins`() throws {
        func month(_ events: [[String]]) throws -> [String] {
            try lines(
                events, "month", "2027-05-01..2027-05-31", "--traveller", "Ada", "--home", "Europe/Berlin")
        }
        let later = Self.event(
            "Flight BA 9 LHR - JFK", "FLIGHT", "Europe/London:20270520T100000",
            "America/New_York:20270520T130000", for: "Cleo")
        #expect(try month(Self.miami) == month(Self.miami + [later]))
    }

    @Test func `me is whoever is marked so, wherever a person is named`() throws {
        let place = try Workplace()
        for words in [
            ["person", "add", "Ada Lind", "--me"], ["person", "add", "Ben"],
            ["trip", "new", "Rome", "--traveller", "me", "--traveller", "Ben"],
            [
                "add", "tour", "Catacombs", "--start", "2027-05-12 10:00", "--zone", "Europe/Rome", "--end",
                "+2h",
                "--traveller", "me", "--trip", "Rome",
            ],
            ["expense", "add", "Tickets", "--amount", "20 EUR", "--paid-by", "me", "--trip", "Rome"],
        ] {
            let run = try place.run(words)
            #expect(run.status == .success, "\(run.errors)")
        }
        #expect(try place.run("trip", "show", "Rome").output.contains("Ada Lind"))
        #expect(try place.run("expense", "list").output.contains("paid by Ada Lind"))
        let own = try place.run("agenda", "2027-05-12", "--traveller", "me")
        #expect(
            own.output.contains("Catacombs") && own.lines.first?.contains("Ada Lind") == true, "\(own.output)"
        )
        #expect(
            try place.run("agenda", "2027-05-12", "--view", "me").output.contains("clock of Ada Lind"))
        // Where nobody is, it is a name, and nothing is guessed.
        _ = try place.run("person", "edit", "Ada Lind", "--no-me")
        #expect(try place.run("agenda", "--traveller", "me").errors.contains("--traveller me: "))
    }
}
