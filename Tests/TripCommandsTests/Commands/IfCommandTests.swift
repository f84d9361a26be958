import Foundation
import TestKit
import Testing
import TripCommands

@Suite("check --if, and connections") struct IfCommandTests {
    private func place(_ commands: [[String]]) throws -> Workplace {
        let place = try Workplace()
        _ = try place.run("trip", "new", "T")
        for command in commands {
            let run = try place.run(["add"] + command)
            try #require(run.status == .success, "\(run.errors)")
        }
        return place
    }

    @Test func `fifty minutes at JFK between a flight from abroad and a domestic one are too few`() throws {
        let place = try place([
            [
                "flight", "--from", "FRA", "--to", "JFK", "--depart", "2027-03-10 13:00", "--arrive", "16:00",
                "--number",
                "QJ 40",
            ],
            [
                "flight", "--from", "JFK", "--to", "LAX", "--depart", "2027-03-10 16:50", "--arrive", "20:20",
                "--number",
                "QJ 41",
            ],
        ])
        let run = try place.run("check")
        #expect(run.status == .findings)
        #expect(
            run.output
                == """
                warning: Flight QJ 41 JFK - LAX leaves 50 min after Flight QJ 40 FRA - JFK arrives at New York John F \
                Kennedy International Airport (JFK), on 10 March 2027 16:50 (America/New_York); this check asks for 1 h 45 \
                min: 45 min to change from flight to flight, 1 h for border and baggage, coming from DE into US; a \
                departure from 10 March 2027 17:45 on would do. [tight-connection]
                T: 2 activities, 1 warning (tz 2026f)

                """)
    }

    /// By the haversine formula CDG to the middle of Paris, 48.8534 2.3488, is 23.0 km, and 1.3 times that 29.9.
    @Test func `a train from Paris half an hour after the landing at CDG is too soon`() throws {
        let place = try place([
            [
                "flight", "--from", "LHR", "--to", "CDG", "--depart", "2027-04-10 08:00", "--arrive", "10:15",
                "--number",
                "QJ 11",
            ],
            [
                "train", "--from", "Paris Gare de Lyon", "--to", "Lyon Part-Dieu", "--zone", "Europe/Paris",
                "--depart",
                "2027-04-10 10:45", "--length", "2h", "--number", "TGV 6607",
            ],
        ])
        let run = try place.run("check")
        #expect(run.status == .findings)
        #expect(
            run.output
                == """
                warning: Train TGV 6607 Paris Gare de Lyon - Lyon Part-Dieu leaves 30 min after Flight QJ 11 LHR - CDG \
                arrives at Paris Charles de Gaulle International Airport (CDG), on 10 April 2027 10:45 (Europe/Paris); this \
                check asks for 2 h 15 min: 30 min to change from flight to train, 1 h for border and baggage, coming from GB \
                into FR, 45 min for the way, CDG to Paris Gare de Lyon, 30 km; a departure from 10 April 2027 12:30 on would \
                do. [tight-connection]
                T: 2 activities, 1 warning (tz 2026f)

                """)
    }

    /// The station of an airport is there, whatever city it is called after; and a train from elsewhere is no matter.
    @Test(arguments: [
        ("Paris Charles de Gaulle 2 TGV", false), ("Aéroport CDG TGV", false), ("Paris CDG", false),
        ("Gare de Lyon, Paris", true), ("Paris Nord", true), ("Marseille St Charles", false),
        ("Union Station", false),
    ])
    func `a station is where its name says`(name: String, isFar: Bool) throws {
        let place = try place([
            ["flight", "--from", "NCE", "--to", "CDG", "--depart", "2027-04-10 08:00", "--arrive", "09:30"],
            [
                "train", "Train", "--from", name, "--zone", "Europe/Paris", "--depart", "2027-04-10 10:05",
                "--length", "2h",
            ],
        ])
        #expect(try place.run("check").output.contains("for the way, CDG to") == isFar)
    }

    /// Preclearance, the Common Travel Area, the Schengen area, and transit.
    @Test(arguments: [
        ("YYZ", "ORD", "DEN", false), ("LHR", "ORD", "DEN", true), ("LHR", "ORD", "MEX", true),
        ("LHR", "DUB", "SNN", false), ("ZRH", "FRA", "MUC", false), ("LHR", "FRA", "MUC", true),
        ("JFK", "LHR", "CDG", false), ("JFK", "CDG", "FCO", true), ("ATL", "JFK", "LAX", false),
    ])
    func `a border is passed where there is one`(from: String, here: String, onward: String, border: Bool)
        throws
    {
        let place = try place([
            ["flight", "A", "--from", from, "--to", here, "--depart", "2027-04-10 06:00", "--length", "5h"],
            [
                "flight", "B", "--from", here, "--to", onward, "--depart", "2027-04-11 06:00", "--length",
                "2h",
            ],
        ])
        let timeline = try place.run("timeline", "T", "--json").json()
        let connection = try #require((timeline["connections"] as? [[String: Any]])?.first)
        let parts = try #require(connection["parts"] as? [[String: Any]]).map { $0["part"] as? String ?? "" }
        #expect(parts == ["change"] + (border ? ["border"] : []))
    }

    private static let demo = [
        "flight-frankfurt-tokyo.ics", "flight-tokyo-los-angeles.ics", "hotel-tokyo.ics",
        "hotel-los-angeles.ics", "restaurant.ics",
        "train-los-angeles-san-diego.ics", "flight-los-angeles-frankfurt.ics",
    ].map { Demo.directory + "/" + $0 }

    private func check(_ changes: String..., more: [String] = []) throws -> CommandRun {
        try Workplace().run(["check", "-f"] + Self.demo + changes.flatMap { ["--if", $0] } + more)
    }

    @Test func `a late train says what breaks, what it leaves, and how late it may be`() throws {
        let run = try check("Train 581 +5h")
        #expect(run.status == .findings)
        #expect(
            run.output
                == """
                if: Train 581 Los Angeles to San Diego arrives on 15 March 2027 19:05 (America/Los_Angeles), 5 h late.
                error: Train 594 San Diego to Los Angeles leaves on 15 March 2027 17:50 (America/Los_Angeles), 1 h 15 min \
                before Train 581 Los Angeles to San Diego arrives; its slack was 3 h 43 min. [missed]
                note: Flight QJ 721 Los Angeles - Frankfurt leaves on 15 March 2027 20:15 (America/Los_Angeles), and \
                nothing brings you there; its slack was −2 h 8 min. [missed]
                No later transport leaves from San Diego Santa Fe Depot.
                Train 581 Los Angeles to San Diego can be 3 h 43 min late; any later, the connection to Train 594 San \
                Diego to Los Angeles is tight.

                """)
    }

    /// The landing is at 10:05 on 12 March, and two at night 15 h 55 min later.
    @Test func `a cancelled flight takes the nights and the tables with it`() throws {
        let run = try check("qj 716 cancelled")
        #expect(run.status == .findings)
        let hotel = "Hotel Alta Mira Downtown, Los Angeles – Buchung bestätigt"
        #expect(
            run.output
                == """
                if: Flight QJ 716 Tokyo - Los Angeles on 12 March 2027 17:00 (Asia/Tokyo) does not run.
                warning: \(hotel): nothing brings you there for the 3 nights from 12 to 15 March 2027. [missed]
                warning: Dinner reservation: Tule & Lemon begins on 13 March 2027 19:30 (America/Los_Angeles), and nothing \
                brings you there. [missed]
                error: Train 581 Los Angeles to San Diego leaves on 15 March 2027 11:10 (America/Los_Angeles), and nothing \
                brings you there; its slack was 2 days 21 h 57 min. [missed]
                error: Train 594 San Diego to Los Angeles leaves on 15 March 2027 17:50 (America/Los_Angeles), and nothing \
                brings you there; its slack was 3 h 43 min. [missed]
                note: Flight QJ 721 Los Angeles - Frankfurt leaves on 15 March 2027 20:15 (America/Los_Angeles), and \
                nothing brings you there; its slack was −2 h 8 min. [missed]
                No later transport leaves from Tokyo Haneda (HND), Terminal 3.

                """)
        let late = try check("QJ 716 +2h")
        #expect(late.status == .success)
        #expect(
            late.output.hasSuffix(
                "Flight QJ 716 Tokyo - Los Angeles can be 15 h 55 min late; any later, a night at \(hotel) is missed.\n"
            ))
        #expect(
            try check("QJ 716 +16h").output.contains(
                "warning: \(hotel): you arrive too late to sleep there in the night of 12 March 2027. [missed]\n"
            ))
    }

    @Test func `a later departure moves both ends`() throws {
        let run = try check("QJ 714 from 23:30")
        #expect(
            run.output.hasPrefix(
                "if: Flight QJ 714 Frankfurt - Tokyo leaves on 8 March 2027 23:30 (Europe/Berlin) and arrives on 9 March 2027 "
                    + "20:45 (Asia/Tokyo), 10 h 50 min late.\n"))
        let early = try check("QJ 714 from 11:00")
        #expect(early.output.contains("leaves on 9 March 2027 11:00 (Europe/Berlin)"))
        #expect(try check("QJ 714 from 2027-03-08 13:00").output.contains("20 min late."))
    }

    @Test func `the answer is data too`() throws {
        let document = try check("Train 581 +5h", more: ["--json"]).json()
        let found = try #require((document["if"] as? [[String: Any]])?.first)
        #expect(found["transport"] as? String == "CR-58120446-OUT@tickets.coastlinerail.example")
        #expect(found["arrival"] as? String == "2027-03-15T19:05:00-07:00[America/Los_Angeles]")
        #expect(found["latestDelayMinutes"] as? Int == 223)
        let things = try #require(found["consequences"] as? [[String: Any]])
        #expect(things.map { $0["outcome"] as? String } == ["missed", "missed"])
        let after = try #require(things[0]["after"] as? [String: Any])
        #expect(after["spareMinutes"] as? Int == -77 && after["layoverMinutes"] as? Int == -75)
        let appeared = try #require(document["findings"] as? [[String: Any]])
        #expect(appeared.map { $0["rule"] as? String } == ["impossible-connection"])
        let plain = try Workplace().run(["check", "--json", "-f"] + Self.demo).json()
        #expect((plain["if"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [
        (
            "QJ 761 +2h", CommandStatus.noInput,
            "--if QJ 761 +2h: no transport has this number, UID or title; the nearest are \"QJ 716\", \"QJ 721\", "
                + "\"QJ 714\", for example --if \"Flight QJ 716 Tokyo - Los Angeles +2h\""
        ),
        (
            "QJ 716", .usage,
            "--if QJ 716: says nothing that happens; expected +2h, cancelled or from 23:30 behind a transport, for example "
                + "--if \"QJ 716 +2h\""
        ),
        ("", .usage, "--if (nothing): says nothing that happens"),
        (
            "+2h", .usage,
            "--if +2h: names no transport; expected one before it, for example --if \"QJ 716 +2h\""
        ),
        (
            "QJ 716 +2x", .usage,
            "--if QJ 716 +2x: +2x is no length; expected one like +2h, +90min or +1h30, for example --if \"QJ 716 +2h\""
        ),
        (
            "QJ 716 +999999h", .usage,
            "+999999h is too long; expected at most +9999h, for example --if \"QJ 716 +2h\""
        ),
        ("QJ 714 +0h", .usage, "+0h changes nothing; expected more, for example --if \"QJ 714 +2h\""),
        (
            "QJ 714 from 25:00", .usage,
            "25:00 is no time of a clock; expected one like 23:30 or 2027-03-12 23:30, for example --if \"QJ 714 from 23:30\""
        ),
        ("QJ714+2h", .usage, "--if QJ714+2h: a blank is missing before +2h; expected --if \"QJ714 +2h\""),
        (
            "QJ 714 from 12:40", .usage,
            "Flight QJ 714 Frankfurt - Tokyo leaves at that time as it is; expected another one, for example --if \"QJ 714 +2h\""
        ),
        ("Train cancelled +2h 10x", .usage, "says nothing that happens"),
        (
            "Dinner +2h", .noInput,
            "--if Dinner +2h: Dinner reservation: Tule & Lemon is no transport that is confirmed and has hours; "
                + "expected one, for example --if \"Flight QJ 714 Frankfurt - Tokyo +2h\""
        ),
        (
            "Train +2h", .noInput,
            "--if Train +2h: 2 transports are meant: Train 581 Los Angeles to San Diego, 2027-03-15 11:10 "
                + "America/Los_Angeles; Train 594 San Diego to Los Angeles, 2027-03-15 17:50 America/Los_Angeles; expected "
                + "one, for example --if \"Train 581 Los Angeles to San Diego +2h\""
        ),
        (
            "Train 581 on 2027-03-16 +2h", .noInput,
            "does not leave on 2027-03-16; it leaves on 2027-03-15 11:10 America/Los_Angeles, for example --if \"Train 581 on "
                + "2027-03-15 +2h\""
        ),
        (
            "QJ 716 -12h", .usage,
            "Flight QJ 716 Tokyo - Los Angeles would arrive before it leaves; expected at most 10 h 04 min less, for example "
                + "--if \"QJ 716 -10min\""
        ),
    ])
    func `what cannot be is refused`(change: String, status: CommandStatus, message: String) throws {
        let run = try check(change)
        #expect(run.status == status)
        #expect(run.output == "")
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func `one transport has one change`() throws {
        let run = try check("QJ 716 +2h", "Tokyo Los Angeles cancelled")
        #expect(run.status == .usage)
        #expect(
            run.errors.contains(
                "--if Tokyo Los Angeles cancelled: this transport is named before; expected one change of each"
            ))
        #expect(try check("QJ 716 +2h", "QJ 714 +1h").status == .success)
        #expect(try check("QJ 716 +2h", more: ["--ndjson"]).status == .usage)
    }

    @Test func `a number that comes twice is told with its dates`() throws {
        let place = try place(
            ["2027-04-10", "2027-04-17"].map {
                [
                    "flight", "--from", "LHR", "--to", "CDG", "--depart", "\($0) 08:00", "--arrive", "10:15",
                    "--number", "QJ 11",
                ]
            })
        let run = try place.run("check", "--if", "QJ 11 +2h")
        #expect(run.status == .noInput)
        #expect(
            run.errors
                == "error: --if QJ 11 +2h: 2 transports are meant: Flight QJ 11 LHR - CDG, 2027-04-10 08:00 Europe/London; "
                + "Flight QJ 11 LHR - CDG, 2027-04-17 08:00 Europe/London; expected one, for example --if \"QJ 11 on "
                + "2027-04-10 +2h\"\n")
        #expect(try place.run("check", "--if", "QJ 11 on 2027-04-17 +2h").status == .success)
    }

    @Test func `an arrival that nobody said cannot be late`() throws {
        let place = try place([
            ["flight", "--from", "ZRH", "--to", "NRT", "--depart", "2027-05-10 13:00", "--estimate"]
        ])
        let run = try place.run("check", "--if", "NRT +2h")
        #expect(run.status == .badData)
        #expect(
            run.errors.contains(
                "--if NRT +2h: nobody said when Flight ZRH - NRT arrives; expected an arrival, for example meridian edit ITEM "
                    + "--arrive 11:30"))
        #expect(try place.run("check", "--if", "NRT cancelled").status == .success)
    }

    // MARK: - What it mends

    @Test func `a cancelled transport mends what it made`() throws {
        let place = try place([
            [
                "flight", "--from", "FRA", "--to", "JFK", "--depart", "2027-03-10 13:00", "--arrive", "16:00",
                "--number", "QJ 40",
            ],
            [
                "flight", "--from", "JFK", "--to", "LAX", "--depart", "2027-03-10 16:50", "--arrive", "20:20",
                "--number", "QJ 41",
            ],
        ])
        let run = try place.run("check", "--if", "QJ 41 cancelled")
        #expect(run.status == .success)
        let lines = run.lines
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("if: Flight QJ 41 JFK - LAX on 10 March 2027 16:50"))
        #expect(lines[1] == "Nothing in the trip waits for Flight QJ 41 JFK - LAX.")
        #expect(
            lines[2].hasPrefix(
                "mended: Flight QJ 41 JFK - LAX leaves 50 min after Flight QJ 40 FRA - JFK arrives")
                && lines[2].hasSuffix("[tight-connection]"))
        let json = try place.run("check", "--if", "QJ 41 cancelled", "--json").json()
        #expect((json["mended"] as? [[String: Any]])?.map { $0["rule"] as? String } == ["tight-connection"])
        // Who does not arrive has no connection, and what is missed is not mended.
        #expect(try !place.run("check", "--if", "QJ 40 cancelled").output.contains("mended"))
        #expect(try !place.run("check", "--if", "QJ 40 -30min").output.contains("mended"))
    }
}
