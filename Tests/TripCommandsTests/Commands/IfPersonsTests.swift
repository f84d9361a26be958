import Foundation
import TestKit
import Testing
import TripCommands

/// For whom a change is, and what names a transport.
@Suite("check --if, for whom and of what") struct IfPersonsTests {
    /// A file with events of the hand: title, start, end, UID, participants.
    private func calendar(
        _ events: [(kind: String, title: String, start: String, end: String, people: [String])]
    )
        -> String
    {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "X-WR-CALNAME:T"]
        for (index, event) in events.enumerated() {
            func end(_ name: String, _ text: String) -> String {
                let parts = text.split(separator: " ")
                return parts.count == 1
                    ? "\(name);VALUE=DATE:\(parts[0])" : "\(name);TZID=\(parts[1]):\(parts[0])"
            }
            lines += [
                "BEGIN:VEVENT", "UID:uid\(index)@example.org", "DTSTAMP:20270101T000000Z",
                "SUMMARY:\(event.title)",
                "CATEGORIES:\(event.kind)", end("DTSTART", event.start), end("DTEND", event.end),
            ]
            lines += event.people.map {
                "ATTENDEE;CUTYPE=INDIVIDUAL;CN=\($0):mailto:\($0.lowercased())@example.org"
            }
            lines.append("END:VEVENT")
        }
        return (lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    private func check(
        of events: [(kind: String, title: String, start: String, end: String, people: [String])],
        _ arguments: String...
    ) throws -> CommandRun {
        let place = try Workplace()
        let file = try place.file("trip.ics", calendar(events))
        return try place.run(["check", "-f", file] + arguments)
    }

    private static let pacific = [
        (
            "FLIGHT", "Flight QJ 716 Tokyo (HND) - Los Angeles (LAX)", "20270312T170000 Asia/Tokyo",
            "20270312T100500 America/Los_Angeles", ["Ada"]
        ),
        (
            "FLIGHT", "Flight QJ 716 Tokyo (HND) - Los Angeles (LAX)", "20270312T170000 Asia/Tokyo",
            "20270312T100500 America/Los_Angeles", ["Ben"]
        ),
        (
            "FLIGHT", "Flight DL 9 Los Angeles (LAX) - Boston (BOS)", "20270312T120000 America/Los_Angeles",
            "20270312T203000 America/New_York", ["Ada", "Ben"]
        ),
        (
            "RESTAURANT", "Pizza", "20270314T190000 America/New_York", "20270314T210000 America/New_York",
            ["Ada"]
        ),
        (
            "FLIGHT", "Flight EK 44 Frankfurt (FRA) - Dubai (DXB)", "20270312T222000 Europe/Berlin",
            "20270313T063000 Asia/Dubai", ["Cleo"]
        ),
    ].map { (kind: $0.0, title: $0.1, start: $0.2, end: $0.3, people: $0.4) }

    /// Booked for two in two events; what Ada alone does later makes no second block.
    @Test func `a flight that two have booked apart is one, and what is the same for both stands once`()
        throws
    {
        let run = try check(of: Self.pacific, "--if", "QJ 716 +2h")
        #expect(run.status == .findings)
        #expect(
            run.output.hasPrefix(
                "for Ada\nif: Flight QJ 716 Tokyo (HND) - Los Angeles (LAX) arrives on 12 March 2027 12:05"))
        let same = try check(of: Self.pacific.filter { $0.title != "Pizza" }, "--if", "QJ 716 +2h")
        #expect(
            same.output
                == """
                for Ada, Ben
                if: Flight QJ 716 Tokyo (HND) - Los Angeles (LAX) arrives on 12 March 2027 12:05 (America/Los_Angeles), 2 h \
                late.
                error: Flight DL 9 Los Angeles (LAX) - Boston (BOS) leaves on 12 March 2027 12:00 (America/Los_Angeles), 5 \
                min before Flight QJ 716 Tokyo (HND) - Los Angeles (LAX) arrives; its slack was 10 min. [missed]
                No later transport leaves from Los Angeles (LAX).
                Flight QJ 716 Tokyo (HND) - Los Angeles (LAX) can be 10 min late; any later, the connection to Flight DL 9 \
                Los Angeles (LAX) - Boston (BOS) is tight.

                """)
        let short = try check(of: Self.pacific, "--if", "QJ 716 +5min", "--json").json()
        let parts = try #require(short["if"] as? [[String: Any]])
        #expect(parts.count == 1)
        #expect(
            (parts[0]["travellers"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Ada", "Ben"])
        #expect(parts[0]["judgedUntil"] is NSNull)
    }

    @Test(arguments: [["Ada"], ["Ada", "Ben"]]) func `a transport of others is said to be theirs`(
        names: [String]
    ) throws {
        let place = try Workplace()
        let file = try place.file("trip.ics", calendar(Self.pacific))
        let run = try place.run(
            ["check", "-f", file, "--if", "EK 44 +4h"] + names.flatMap { ["--traveller", $0] })
        #expect(run.status == .noInput && run.output == "")
        #expect(
            run.errors
                == "error: --if EK 44 +4h: Flight EK 44 Frankfurt (FRA) - Dubai (DXB) is taken by Cleo, not by "
                + "\(names.joined(separator: ", ")); expected a transport of \(names.joined(separator: ", ")), for example --if "
                + "\"Flight QJ 716 Tokyo (HND) - Los Angeles (LAX) +4h\"\n")
    }

    // MARK: - What to type

    private static let twice = [
        (
            "FLIGHT", "Flight QJ 1 Frankfurt (FRA) - London (LHR)", "20270310T120000 Europe/Berlin",
            "20270310T124000 Europe/London"
        ),
        (
            "FLIGHT", "Flight QJ 1 Frankfurt (FRA) - London (LHR)", "20270317T120000 Europe/Berlin",
            "20270317T124000 Europe/London"
        ),
        (
            "FLIGHT", "Flight QJ 1 London (LHR) - Dublin (DUB)", "20270310T140000 Europe/London",
            "20270310T152000 Europe/Dublin"
        ),
        ("BUS", "Shuttle", "20270310T180000 Europe/Dublin", "20270310T183000 Europe/Dublin"),
        ("BUS", "Shuttle", "20270310T190000 Europe/Dublin", "20270310T193000 Europe/Dublin"),
        ("BUS", "Costs $5", "20270311T190000 Europe/Dublin", "20270311T193000 Europe/Dublin"),
        ("BUS", "Costs $5", "20270312T190000 Europe/Dublin", "20270312T193000 Europe/Dublin"),
    ].map { (kind: $0.0, title: $0.1, start: $0.2, end: $0.3, people: [String]()) }

    /// What a message says to type.
    private func suggested(_ errors: String) throws -> String {
        let start = try #require(errors.range(of: "example --if \"")).upperBound
        return String(errors[start...].prefix { $0 != "\"" })
    }

    @Test(arguments: [
        ("QJ 1 +2h", "Flight QJ 1 Frankfurt (FRA) - London (LHR) on 2027-03-10 +2h"),
        ("QJ 1 on 2027-03-10 +2h", "Flight QJ 1 Frankfurt (FRA) - London (LHR) on 2027-03-10 +2h"),
        ("QJ 1 on 2027-03-10 -10min", "Flight QJ 1 Frankfurt (FRA) - London (LHR) on 2027-03-10 -10min"),
        ("London cancelled", "Flight QJ 1 Frankfurt (FRA) - London (LHR) on 2027-03-10 cancelled"),
        (
            "QJ 1 from 2027-03-10 23:30",
            "Flight QJ 1 Frankfurt (FRA) - London (LHR) on 2027-03-10 from 2027-03-10 23:30"
        ),
        (
            "QJ 1 on 2027-03-11 +1h 30min",
            "Flight QJ 1 Frankfurt (FRA) - London (LHR) on 2027-03-10 +1h 30min"
        ),
        ("Dublin on 2027-03-11 +2h", "Dublin on 2027-03-10 +2h"),
        ("QJ 2 +2h", "Flight QJ 1 Frankfurt (FRA) - London (LHR) on 2027-03-10 +2h"),
        ("Shuttle +2h", "Shuttle on 2027-03-10 18:00 +2h"), ("$5 +2h", "uid5@example.org +2h"),
        ("uid +2h", "uid5@example.org +2h"),
        ("uid3@example.org on 2027-03-11 +2h", "uid3@example.org on 2027-03-10 +2h"),
        ("uid3@example.org -31min", "uid3@example.org -10min"),
    ])
    func `what is proposed can be typed`(typed: String, example: String) throws {
        let run = try check(of: Self.twice, "--if", typed)
        #expect(run.status == .noInput || typed.contains("-31min"))
        let proposed = try suggested(run.errors)
        #expect(proposed == example, "\(run.errors)")
        let again = try check(of: Self.twice, "--if", proposed)
        #expect(again.errors == "" && again.output.hasPrefix("if: "), "\(again.errors)")
    }

    @Test func `a transport is meant by the beginning of its UID`() throws {
        #expect(
            try check(of: Self.twice, "--if", "uid2 +2h").output.hasPrefix("if: Flight QJ 1 London (LHR)"))
        #expect(
            try check(of: Self.twice, "--if", "uid1 on 2027-03-17 +2h").output.hasPrefix(
                "if: Flight QJ 1 Fra"))
    }

    /// The only thing that breaks is before the departure.
    @Test func `an earlier departure runs over a dinner`() throws {
        let run = try check(
            of: [
                (
                    "RESTAURANT", "Dinner", "20270319T190000 America/Los_Angeles",
                    "20270319T210000 America/Los_Angeles", []
                ),
                (
                    "FLIGHT", "Flight NZ 5 Los Angeles (LAX) - Auckland (AKL)",
                    "20270319T223000 America/Los_Angeles",
                    "20270321T073000 Pacific/Auckland", []
                ),
            ], "--if", "NZ 5 from 2027-03-19 18:00")
        #expect(run.status == .findings)
        #expect(
            run.lines.dropFirst() == [
                "warning: Dinner begins on 19 March 2027 19:00 (America/Los_Angeles), 1 h after Flight NZ 5 Los Angeles (LAX) - "
                    + "Auckland (AKL) leaves. [missed]"
            ])
    }
}
