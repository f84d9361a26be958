import TestKit
import Testing

@testable import TripCommands

/// A family of four of whom two join later: each has a clock, an agenda and findings of their own.
///
/// Times by CPython's zoneinfo: EX 5 is 13 h, EK 448 is 16 h; at 20:00Z on 21 March it is 09:00 of the 22nd in Auckland.
@Suite("Views of persons") struct PeopleViewTests {
    private static let family = """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Family//EN
        X-WR-CALNAME:Pacific
        BEGIN:VEVENT
        UID:1@family.example
        DTSTAMP:20270101T000000Z
        SUMMARY:Flight EX 1 Berlin - Los Angeles
        CATEGORIES:FLIGHT
        DTSTART;TZID=Europe/Berlin:20270318T120000
        DTEND;TZID=America/Los_Angeles:20270318T160000
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Ada Lind:mailto:ada@example.org
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Ben Lind:mailto:ben@example.org
        END:VEVENT
        BEGIN:VEVENT
        UID:2@family.example
        DTSTAMP:20270101T000000Z
        SUMMARY:Flight EX 5 Los Angeles - Auckland
        CATEGORIES:FLIGHT
        DTSTART;TZID=America/Los_Angeles:20270319T223000
        DTEND;TZID=Pacific/Auckland:20270321T073000
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Ada Lind:mailto:ada@example.org
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Ben Lind:mailto:ben@example.org
        END:VEVENT
        BEGIN:VEVENT
        UID:3@family.example
        DTSTAMP:20270101T000000Z
        SUMMARY:Flight EK 44 Berlin - Dubai
        CATEGORIES:FLIGHT
        DTSTART;TZID=Europe/Berlin:20270320T150000
        DTEND;TZID=Asia/Dubai:20270320T233000
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Cleo Lind:mailto:cleo@example.org
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Dan Lind:mailto:dan@example.org
        END:VEVENT
        BEGIN:VEVENT
        UID:4@family.example
        DTSTAMP:20270101T000000Z
        SUMMARY:Flight EK 448 Dubai - Auckland
        CATEGORIES:FLIGHT
        DTSTART;TZID=Asia/Dubai:20270321T100500
        DTEND;TZID=Pacific/Auckland:20270322T110500
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Cleo Lind:mailto:cleo@example.org
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Dan Lind:mailto:dan@example.org
        END:VEVENT
        BEGIN:VEVENT
        UID:5@family.example
        DTSTAMP:20270101T000000Z
        SUMMARY:Breakfast
        CATEGORIES:RESTAURANT
        DTSTART;TZID=Pacific/Auckland:20270322T083000
        DTEND;TZID=Pacific/Auckland:20270322T093000
        LOCATION:Ponsonby House
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Ada Lind:mailto:ada@example.org
        ATTENDEE;CUTYPE=INDIVIDUAL;CN=Ben Lind:mailto:ben@example.org
        END:VEVENT
        BEGIN:VEVENT
        UID:6@family.example
        DTSTAMP:20270101T000000Z
        SUMMARY:Ferry to Waiheke
        CATEGORIES:FERRY
        DTSTART;TZID=Pacific/Auckland:20270324T100000
        DTEND;TZID=Pacific/Auckland:20270324T104000
        END:VEVENT
        END:VCALENDAR

        """

    private func run(_ arguments: String...) throws -> CommandRun {
        let place = try Workplace()
        let file = try place.file(
            "family.ics", Self.family.split(separator: "\n").joined(separator: "\r\n") + "\r\n")
        return try place.run(arguments + ["-f", file], now: "2027-03-21T20:00:00Z")
    }

    @Test func `who says where everybody is at a moment`() throws {
        #expect(
            try run("who", "2027-03-21T20:00Z").output == """
                at 20:00 on Sun 21 March in UTC · tz 2026f
                                     clock       where                      until               awake  doing
                Ada Lind, Ben Lind   Mon 09:00   Auckland (EX 5)            Wed 24 March 10:00  yes    Breakfast
                Cleo Lind, Dan Lind  in transit  Dubai → Auckland (EK 448)  Mon 22 March 11:05  –      left 10:05 on Sun 21 March · arrives in 2 h 05 min

                """)
    }

    @Test func `who says where everybody is over their own day`() throws {
        #expect(
            try run("who", "2027-03-21").output == """
                Sun 21 March 2027 · tz 2026f

                Ada Lind, Ben Lind · awake 07:00..23:00
                  07:30   Auckland (EX 5) · Pacific/Auckland

                Cleo Lind, Dan Lind · awake 07:00..23:00
                  00:00   Dubai (EK 44) · Asia/Dubai
                  10:05   Dubai → Auckland (EK 448) · Asia/Dubai

                """)
    }

    @Test func `an agenda of all names who takes part, and says where everybody is`() throws {
        let lines = try run("agenda", "2027-03-20").lines
        #expect(
            lines.dropFirst(2) == [
                "Sat 20 March 2027 · America/Los_Angeles · 11 h 30 min long",
                "  Ada Lind, Ben Lind: Los Angeles → Auckland · Cleo Lind, Dan Lind: Berlin, then Dubai",
                "  in transit   Flight EX 5 Los Angeles - Auckland",
                "               Ada Lind, Ben Lind · left 22:30 on Fri 19 March · arrives 07:30 on Sun 21 March · 13 h "
                    + "· America/Los_Angeles to Pacific/Auckland",
                "  15:00–23:30  Flight EK 44 Berlin - Dubai",
                "               Cleo Lind, Dan Lind · 5 h 30 min · Europe/Berlin to Asia/Dubai · 07:00 in Los Angeles",
            ])
    }

    @Test func `a week names the city of a time that is printed on another clock`() throws {
        // Ada is in Los Angeles on 18 March, and Cleo leaves from Berlin two days later, when Ada is in the air.
        let week = try run("week", "2027-03-20", "--width", "140").output
        #expect(week.contains("15:00 Berlin"), "\(week)")
        let own = try run("week", "2027-03-20", "--width", "140", "--traveller", "cleo").output
        #expect(own.contains("15:00 Flight") && !own.contains("Berlin Flight"), "\(own)")
    }

    @Test func `all of a trip has the dates of all who travel`() throws {
        let place = try Workplace()
        let file = try place.file(
            "family.ics", Self.family.split(separator: "\n").joined(separator: "\r\n") + "\r\n")
        _ = try place.run("import", file, "--trip", "Pacific")
        _ = try place.run(
            "add", "flight", "--trip", "Pacific", "--from", "AKL", "--to", "SYD", "--depart",
            "2027-04-02 09:00", "--arrive", "10:40", "--traveller", "Cleo Lind")
        for command in ["agenda", "timeline"] {
            let all = try place.run(command, "--trip", "Pacific", "--json").json()
            #expect(all["until"] as? String == "2027-04-03", "\(command)")
        }
        // Ada wears the clock of Auckland then, as does the one who leaves from there.
        #expect(
            try place.run("week", "2027-04-02", "--trip", "Pacific").output.contains("09:00"))
    }

    @Test func `an agenda of one has nothing of the others`() throws {
        #expect(
            try run("agenda", "2027-03-21", "--traveller", "cleo").lines.dropFirst(2) == [
                "Sun 21 March 2027 · Asia/Dubai", "  10:05–       Flight EK 448 Dubai - Auckland",
                "               arrives 11:05 on Mon 22 March · 16 h · Asia/Dubai to Pacific/Auckland",
            ])
        let json = try run("agenda", "2027-03-21", "--traveller", "cleo", "--traveller", "ada", "--json")
            .json()
        let people = try #require(json["travellers"] as? [[String: Any]])
        #expect(people.map { ($0["items"] as? [Any])?.count } == [1, 1])
    }

    @Test func `what comes next names who takes part where that is not everybody`() throws {
        let place = try Workplace()
        let file = try place.file(
            "family.ics", Self.family.split(separator: "\n").joined(separator: "\r\n") + "\r\n")
        #expect(
            try place.run(["next", "--count", "2", "-f", file], now: "2027-03-21T20:00:00Z").output == """
                Ada Lind's clock · now 09:00 on Mon 22 March · Pacific/Auckland · 21:00 on Sun 21 March at home · tz 2026f
                  on now               Flight EK 448 Dubai - Auckland · Cleo Lind, Dan Lind · until 11:05 on Mon 22 March, Pacific/Auckland
                  on now               Breakfast · Ada Lind, Ben Lind · until 09:30 on Mon 22 March, Pacific/Auckland
                  in 2 d 1 h           Ferry to Waiheke · 10:00 on Wed 24 March, Pacific/Auckland

                """)
    }

    @Test func `an itinerary of several who do not do the same is one for each`() throws {
        let each = try ["ada", "cleo"].map { try run("itinerary", "--traveller", $0).output }
        #expect(each[0].hasPrefix("# Pacific · Ada Lind\n") && each[1].hasPrefix("# Pacific · Cleo Lind\n"))
        let both = try run("itinerary", "--traveller", "ada", "--traveller", "cleo")
        #expect(both.status == .success)
        #expect(both.output == each.joined(separator: "\n"))
        // Who does the same has one.
        #expect(
            try run("itinerary", "--traveller", "ada,ben").output
                == each[0].replacing("# Pacific · Ada Lind\n", with: "# Pacific · Ada Lind, Ben Lind\n"))
        for form in ["--html", "--json"] {
            let reason =
                "\(form) has one view, and those named do not do the same (Ada Lind · Cleo Lind); name one of them "
                + "with --traveller"
            #expect(try run("itinerary", "--traveller", "ada,cleo", form).errors.contains(reason))
        }
    }

    @Test func `nobody's flight is an obstacle to another's`() throws {
        let found = try run("check")
        #expect(found.status == .success)
        #expect(!found.output.contains("impossible-connection") && !found.output.contains("overlap"))
        #expect(
            found.output.contains(
                "a stay from 20 to 21 March 2027 is missing. [night-without-bed] for Cleo Lind, Dan Lind"))
        #expect(
            found.output.contains("no 20 March 2027 on the ground for you. [lost-day] for Ada Lind, Ben Lind")
        )
        let late = try run("check", "--if", "EX 5 +30h")
        #expect(late.lines.first == "for Ada Lind, Ben Lind")
        #expect(
            late.output.contains(
                "warning: Breakfast begins on 22 March 2027 08:30 (Pacific/Auckland), 5 h before"))
    }

    @Test func `free with persons is when all are on the ground and awake`() throws {
        let run = try run("free", "2027-03-22", "--with", "ada,cleo,Europe/Berlin", "--at-least", "30min")
        // On the 22nd Cleo lands at 11:05; Berlin is awake from 08:00, which is 20:00 in Auckland.
        #expect(
            run.lines.last
                == "  20:00–23:00 · 3 h · Ada Lind 20:00–23:00 Pacific/Auckland · Cleo Lind 20:00–23:00 Pacific/Auckland "
                + "· 08:00–11:00 Europe/Berlin")
        #expect(run.lines.count == 4)
    }

    @Test func `a view of a person is the clock of that person`() throws {
        let lines = try run("agenda", "2027-03-22", "--view", "cleo").lines
        #expect(lines.first?.contains("clock of Cleo Lind") == true)
        // Breakfast from 08:30 in Auckland is 23:30 of the 21st in Dubai, whose clock Cleo wears in the air.
        #expect(lines.contains { $0.contains("–00:30       Breakfast") }, "\(lines)")
    }

    @Test func `who is not there is refused with who is`() throws {
        let wrong = try run("agenda", "--traveller", "Eve")
        #expect(wrong.status == .noInput)
        #expect(wrong.errors.contains("--traveller Eve: nobody is called that"))
        let clock = try run("agenda", "--view", "nosuch")
        #expect(clock.errors.hasPrefix("error: --view nosuch: no zone, no airport's code and no city"))
        #expect(clock.errors.hasSuffix("; or say place, traveller, home or the name of a person\n"))
        let zone = try run("agenda", "2027-03-22", "--view", "Pacific/Auckland").output
        #expect(zone.contains("clock of Pacific/Auckland"))
        for place in ["Auckland", "AKL"] {
            #expect(try run("agenda", "2027-03-22", "--view", place).output == zone)
        }
        let form = try run("day", "2027-03-21", "--traveller", "ada", "--traveller", "cleo", "--svg")
        #expect(form.status == .usage)
        #expect(form.errors.contains("--svg has one view"))
        #expect(try run("who", "2027-03-20..2027-03-22").status == .usage)
    }
}
