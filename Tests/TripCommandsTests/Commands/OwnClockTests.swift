import TestKit
import Testing

@testable import TripCommands

/// Each person's clock is their own, whoever else travels and however many they are.
///
/// Tokyo is nine hours ahead, Berlin one in winter and two in summer, New York and Boston five behind until 14 March 2027.
@Suite("Whose clock it is") struct OwnClockTests {
    /// A calendar of flights and the like: title, category, start, end, and other lines.
    private static func calendar(_ events: [[String]]) -> String {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Clocks//EN", "X-WR-CALNAME:Clocks"]
        for (index, event) in events.enumerated() {
            lines += ["BEGIN:VEVENT", "UID:\(index)@clocks.example", "DTSTAMP:20270101T000000Z"] + event
            lines.append("END:VEVENT")
        }
        return (lines + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
    }

    private static func attendee(_ name: String) -> String {
        "ATTENDEE;CN=\(name):mailto:\(name.lowercased())@example.org"
    }

    private static func flight(
        _ title: String, _ start: String, _ end: String, _ names: String...
    ) -> [String] {
        ["SUMMARY:\(title)", "CATEGORIES:FLIGHT", "DTSTART;TZID=\(start)", "DTEND;TZID=\(end)"]
            + names.map(attendee)
    }

    private static let zoe = flight(
        "Flight QJ 8 New York - Boston", "America/New_York:20270309T120000",
        "America/New_York:20270309T133000",
        "Zoe")
    private static let ada = flight(
        "Flight QJ 1 Frankfurt - Tokyo", "Europe/Berlin:20270310T120000", "Asia/Tokyo:20270311T090000", "Ada")
    private static let museum = [
        "SUMMARY:Museum", "CATEGORIES:TOUR", "DTSTART:20270312T100000", "DTEND:20270312T120000",
        attendee("Ada"),
    ]
    private static let conference = [
        "SUMMARY:Conference", "DTSTART;VALUE=DATE:20270313", "DTEND;VALUE=DATE:20270314", attendee("Ada"),
    ]

    private func items(_ run: CommandRun) throws -> [String: String] {
        let items = try #require(try run.json()["items"] as? [[String: Any]])
        return Dictionary(
            items.map { ("\($0["title"] ?? "")", "\($0["startInstant"] ?? "")") },
            uniquingKeysWith: { first, _ in first })
    }

    // MARK: - One who travels

    @Test func `one traveller has a name, a home and hours as several have`() throws {
        let place = try Workplace()
        #expect(try place.run("trip", "new", "Home", "--traveller", "Eve").status == .success)
        #expect(
            try place.run("person", "edit", "Eve", "--home", "Asia/Tokyo", "--awake", "10:00..18:00").status
                == .success)
        #expect(
            try place.run("who", "2027-07-02T12:00Z").output == """
                at 12:00 on Fri 2 July in UTC · tz 2026f
                     clock      where         until  awake  doing
                Eve  Fri 21:00  Tokyo (home)  –      no

                """)
        let yoga = try place.file(
            "yoga.ics",
            Self.calendar([["SUMMARY:Yoga", "DTSTART:20270702T190000", "DTEND:20270702T200000"]]))
        #expect(try place.run("import", yoga, "--trip", "Home").status == .success)
        for arguments in [[], ["--traveller", "Eve"], ["--trip", "Home"]] {
            let agenda = try place.run(["agenda", "2027-07-02"] + arguments)
            #expect(agenda.lines[0].hasSuffix("home Asia/Tokyo · tz 2026f"), "\(agenda.lines)")
            #expect(agenda.lines.last == "  19:00–20:00  Yoga · no zone given", "\(agenda.lines)")
            #expect(
                try items(place.run(["agenda", "2027-07-02", "--json"] + arguments)) == [
                    "Yoga": "2027-07-02T10:00:00Z"
                ])
        }
        // What is typed goes before what is known of her; what the environment says is for who has no home.
        #expect(
            try items(place.run("agenda", "2027-07-02", "--json", "--home", "Europe/Berlin")) == [
                "Yoga": "2027-07-02T17:00:00Z"
            ])
        #expect(try place.run("check", "--json").output.contains("\"findings\" : ["))
        #expect(
            try place.run("day", "2027-07-02", "--svg").output.contains("home Asia/Tokyo"))
        #expect(try place.run("free", "2027-07-02", "--json").json()["home"] as? String == "Asia/Tokyo")
    }

    @Test func `a trip without travellers is mine, and not of who stays at home`() throws {
        let place = try Workplace()
        let family = try place.file("family.ics", Self.calendar([Self.zoe]))
        let solo = try place.file(
            "solo.ics",
            Self.calendar([
                Self.flight(
                    "Flight QJ 837 San Francisco - Tokyo", "America/Los_Angeles:20270701T111000",
                    "Asia/Tokyo:20270702T142500")
            ]))
        #expect(try place.run("import", family, "--trip", "Family").status == .success)
        #expect(try place.run("import", solo, "--trip", "Solo").status == .success)
        #expect(try place.run("person", "add", "Grandma", "--home", "Europe/Berlin").status == .success)
        func flights(_ name: String) throws -> Int {
            try items(place.run("agenda", "2027-07-01", "--traveller", name, "--json")).count
        }
        // Nobody said who I am: it is of all who travel.
        #expect(try flights("Grandma") == 0)
        #expect(try flights("Zoe") == 1)
        let free = try place.run("free", "2027-07-03", "--with", "grandma")
        #expect(free.lines.last?.contains("Europe/Berlin") == true, "\(free.lines)")
        #expect(try place.run("person", "add", "Mia", "--me").status == .success)
        #expect(try flights("Grandma") == 0)
        #expect(try flights("Zoe") == 0)
        #expect(try flights("Mia") == 1)
        #expect(
            try place.run("agenda", "2027-07-01").lines.first
                == "Mia's clock · home Europe/Berlin · tz 2026f")
        // In her trip alone nobody is to be told apart.
        #expect(
            try place.run("agenda", "2027-07-01", "--trip", "Solo").lines.first
                == "Solo · traveller's clock · home Europe/Berlin · tz 2026f")
    }

    @Test func `nobody travels and nobody is known`() throws {
        let place = try Workplace()
        let solo = try place.file(
            "solo.ics",
            Self.calendar([
                Self.flight(
                    "Flight QJ 837 San Francisco - Tokyo", "America/Los_Angeles:20270701T111000",
                    "Asia/Tokyo:20270702T142500")
            ]))
        #expect(try place.run("import", solo, "--trip", "Solo").status == .success)
        #expect(try place.run("person", "add", "Grandma").status == .success)
        #expect(try items(place.run("agenda", "2027-07-01", "--json")).count == 1)
        #expect(try items(place.run("agenda", "2027-07-01", "--json", "--traveller", "grandma")).isEmpty)
        #expect(try place.run("check", "--traveller", "grandma").output.contains("0 activities"))
    }

    // MARK: - Several

    @Test(arguments: [false, true])
    func `a floating time and whole days are on the clock of who takes part`(isZoeFirst: Bool) throws {
        let place = try Workplace()
        let events = (isZoeFirst ? [Self.zoe] : []) + [Self.ada, Self.museum, Self.conference]
        let file = try place.file(
            "clocks.ics", Self.calendar(isZoeFirst ? events : events + [Self.zoe]))
        #expect(try place.run("import", file, "--trip", "Clocks").status == .success)
        for source in [["--trip", "Clocks"], ["-f", file]] {
            let found = try items(place.run(["agenda", "2027-03-09..2027-03-14", "--json"] + source))
            #expect(found["Museum"] == "2027-03-12T01:00:00Z")
            #expect(found["Conference"] == "2027-03-12T15:00:00Z")
        }
        let now = try place.run(
            ["next", "--json"], now: "2027-03-12T00:59:00Z")
        let next = try #require(try now.json()["next"] as? [[String: Any]])
        #expect(next.first?["inMinutes"] as? Int == 1)
        for command in ["day", "week", "month", "timeline"] {
            let output = try place.run([command, "2027-03-09..2027-03-14", "--trip", "Clocks", "--json"])
                .output
            #expect(output.contains("\"startInstant\" : \"2027-03-12T01:00:00Z\""), "\(command)")
            #expect(output.contains("\"startInstant\" : \"2027-03-12T15:00:00Z\""), "\(command)")
        }
    }

    @Test func `a picture of several says whose clock it is`() throws {
        let place = try Workplace()
        let file = try place.file("clocks.ics", Self.calendar([Self.ada, Self.zoe]))
        let dates = ["2027-03-09..2027-03-11", "-f", file]
        #expect(
            try place.run(["agenda"] + dates).lines.first
                == "Clocks · Ada's clock · home Europe/Berlin · tz 2026f")
        for command in ["day", "week", "month", "timeline"] {
            for form in [[], ["--html"], ["--svg"]] {
                let output = try place.run([command] + dates + form).output
                #expect(
                    output.contains("Ada's clock") || output.contains("Ada&#39;s clock"), "\(command) \(form)"
                )
                #expect(!output.contains("traveller's clock"), "\(command) \(form)")
            }
        }
        #expect(
            try place.run("next", "-f", file).lines.first
                == "Ada's clock · now 10:00 on Mon 1 March · Europe/Berlin · tz 2026f")
        #expect(
            try place.run("itinerary", "-f", file).output.contains(
                "Times are those of the places, dates those of Ada, home is Europe/Berlin"))
        // Who is asked for alone has no need of it, and where all do the same there is one clock.
        #expect(
            try place.run(["agenda", "--traveller", "zoe"] + dates).lines.first
                == "Clocks · Zoe · traveller's clock · home Europe/Berlin · tz 2026f")
        let both = try place.file(
            "both.ics",
            Self.calendar([
                Self.flight(
                    "Flight QJ 1 Frankfurt - Tokyo", "Europe/Berlin:20270310T120000",
                    "Asia/Tokyo:20270311T090000",
                    "Ada", "Zoe")
            ]))
        #expect(
            try place.run("agenda", "2027-03-10", "-f", both).lines.first
                == "Clocks · traveller's clock · home Europe/Berlin · tz 2026f")
    }

    @Test func `a timeline has the connections of each person`() throws {
        let place = try Workplace()
        let file = try place.file(
            "clocks.ics",
            Self.calendar([
                Self.flight(
                    "Flight QJ 3 Munich - London", "Europe/Berlin:20270310T080000",
                    "Europe/London:20270310T090000",
                    "Ada"),
                Self.flight(
                    "Flight QJ 5 Madrid - London", "Europe/Madrid:20270310T090000",
                    "Europe/London:20270310T100000",
                    "Ben"),
                Self.flight(
                    "Flight QJ 7 London - Boston", "Europe/London:20270310T140000",
                    "America/New_York:20270310T170000", "Ada", "Ben"),
                Self.flight(
                    "Flight QJ 9 Boston - Denver", "America/New_York:20270310T190000",
                    "America/Denver:20270310T220000", "Cleo"),
            ]))
        let text = try place.run(
            "timeline", "-f", file, "--width", "120", environment: ["LC_ALL": "C.UTF-8"]
        ).lines.filter { $0.contains("the arrival of") }
        #expect(
            text.map { $0.split(separator: " ").filter { $0 != "│" }.joined(separator: " ") } == [
                "slack 4 h 15 min · 5 h after the arrival of Flight QJ 3 Munich - London · Ada",
                "slack 3 h 15 min · 4 h after the arrival of Flight QJ 5 Madrid - London · Ben",
            ])
        let json = try place.run("timeline", "-f", file, "--json").json()
        let connections = try #require(json["connections"] as? [[String: Any]])
        #expect(
            connections.map { connection in
                let names = (connection["travellers"] as? [[String: Any]] ?? []).map { "\($0["name"] ?? "")" }
                return "\(connection["from"] ?? "") \(connection["to"] ?? "") \(names)"
            } == [
                "0@clocks.example 2@clocks.example [\"Ada\"]", "1@clocks.example 2@clocks.example [\"Ben\"]",
            ])
    }

    @Test func `a finding is at the moment of the clock of whom it is about`() throws {
        let place = try Workplace()
        func event(_ title: String, _ from: String, _ until: String) -> [String] {
            [
                "SUMMARY:\(title)", "DTSTART;TZID=Asia/Tokyo:20270312T\(from)",
                "DTEND;TZID=Asia/Tokyo:20270312T\(until)", Self.attendee("Ada"),
            ]
        }
        let file = try place.file(
            "clocks.ics",
            Self.calendar([
                Self.zoe, Self.ada, event("One", "100000", "120000"), event("Two", "110000", "130000"),
            ]))
        let found = try #require(
            try place.run("check", "-f", file, "--json").json()["findings"] as? [[String: Any]])
        let overlap = found.first { $0["rule"] as? String == "overlap" }
        #expect(overlap?["at"] as? String == "2027-03-12T11:00:00+09:00[Asia/Tokyo]")
    }

    // MARK: - Names

    @Test func `who travels goes before who does not`() throws {
        let place = try Workplace()
        let file = try place.file("clocks.ics", Self.calendar([Self.zoe, Self.ada]))
        #expect(try place.run("import", file, "--trip", "Family").status == .success)
        #expect(try place.run("person", "add", "Ada").status == .success)
        let agenda = try place.run("agenda", "2027-03-10", "--trip", "Family", "--traveller", "Ada")
        #expect(agenda.status == .success)
        #expect(agenda.output.contains("Flight QJ 1"))
        // Two who travel are two all the same.
        #expect(try place.run("trip", "new", "Other", "--traveller", "Ada Byron").status == .success)
        #expect(try place.run("agenda", "2027-03-10", "--traveller", "ada").output.contains("Flight QJ 1"))
        #expect(
            try place.run("trip", "new", "Third", "--traveller", "Zoe <zoe@example.net>").status == .success)
        #expect(try place.run("agenda", "2027-03-10", "--traveller", "zoe").status == .usage)
    }

    @Test func `the spellings of a file are known to it`() throws {
        let place = try Workplace()
        func named(_ name: String, _ number: Int) -> [String] {
            Array(Self.ada.prefix(1)) + [
                "CATEGORIES:FLIGHT", "DTSTART;TZID=Europe/Berlin:2027031\(number)T120000",
                "DTEND;TZID=Europe/London:2027031\(number)T130000",
                "ATTENDEE;CN=\(name):mailto:ada@example.org",
            ]
        }
        let file = try place.file(
            "clocks.ics", Self.calendar([named("Ada Lovelace", 1), named("LOVELACE/ADA MS", 2)]))
        for name in ["LOVELACE/ADA MS", "lovelace/ada ms", "Ada Lovelace", "ada@example.org"] {
            let run = try place.run("agenda", "2027-03-12", "-f", file, "--traveller", name)
            #expect(run.status == .success && run.output.contains("Flight QJ 1"), "\(name): \(run.errors)")
        }
    }
}
