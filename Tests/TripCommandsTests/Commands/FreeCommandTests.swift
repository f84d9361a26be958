import Foundation
import TestKit
import Testing
import TripCommands

@Suite("meridian free") struct FreeCommandTests {
    private let place: Workplace
    private let file: String

    /// Tea in Tokyo on 2027-03-10 from 09:00 to 10:00, which is 01:00 to 02:00 in Berlin.
    init() throws {
        place = try Workplace()
        file = try place.file("tea.ics", calendar())
    }

    @Test func `gaps are told on the clock of the view, with their length`() throws {
        let run = try place.run("free", "2027-03-10", "--home", "Asia/Tokyo", "-f", file)
        #expect(run.status == .success, "\(run.errors)")
        #expect(
            run.lines.suffix(3) == [
                "Wed 10 March 2027 · Asia/Tokyo", "  08:00–09:00 · 1 h", "  10:00–22:00 · 12 h",
            ])
        #expect(
            try place.run("free", "2027-03-10", "--home", "Asia/Tokyo", "--at-least", "1h1", "-f", file).lines
                .last
                == "  10:00–22:00 · 12 h")
    }

    @Test func `others may be in a city or at an airport`() throws {
        let arguments = ["free", "2027-03-10", "--home", "Asia/Tokyo", "-f", file]
        let zone = try place.run(arguments + ["--with", "America/New_York"])
        #expect(zone.status == .success)
        for city in ["New York", "JFK"] {
            #expect(try place.run(arguments + ["--with", city]).output == zone.output)
        }
        let nobody = try place.run(arguments + ["--with", "JFK", "--with", "Nemo"])
        #expect(nobody.status == .noInput && nobody.errors.contains("--with Nemo: nobody is called that"))
    }

    @Test func `busy times are written as VFREEBUSY, and nothing else of them`() throws {
        let arguments = ["free", "2027-03-10", "--home", "Asia/Tokyo", "-f", file]
        let run = try place.run(arguments + ["--ics"], now: "2027-03-01T00:00:00Z")
        #expect(run.status == .success && run.errors == "", "\(run.errors)")
        let lines = run.output.components(separatedBy: "\r\n")
        #expect(lines.filter { $0.hasPrefix("UID:") }.count == 1)
        #expect(
            lines.filter { !$0.hasPrefix("UID:") && !$0.hasPrefix("PRODID:") } == [
                "BEGIN:VCALENDAR", "VERSION:2.0", "CALSCALE:GREGORIAN", "BEGIN:VFREEBUSY",
                "DTSTAMP:20270301T000000Z",
                "DTSTART:20270309T150000Z", "DTEND:20270310T150000Z",
                "FREEBUSY;FBTYPE=BUSY:20270310T000000Z/20270310T010000Z", "END:VFREEBUSY", "END:VCALENDAR",
                "",
            ])
        let refused = try place.run(arguments + ["--ics", "--json"])
        #expect(refused.status == .usage)
    }

    /// Berlin's 08:00 to 22:00 is Tokyo's 16:00 to 06:00.
    @Test func `a call is offered on both clocks`() throws {
        let arguments = ["free", "2027-03-10", "--home", "Asia/Tokyo", "--with", "Europe/Berlin", "-f", file]
        #expect(try place.run(arguments).lines.last == "  16:00–22:00 · 6 h · 08:00–14:00 Europe/Berlin")
        let json = try place.run(arguments + ["--json"]).json()
        #expect(json["awake"] as? String == "08:00..22:00")
        #expect(json["from"] as? String == "2027-03-10")
        #expect(json["until"] as? String == "2027-03-11")
        let gaps = try #require(json["gaps"] as? [[String: Any]])
        #expect(gaps.count == 1)
        #expect(gaps.first?["start"] as? String == "2027-03-10T16:00:00+09:00[Asia/Tokyo]")
        #expect(gaps.first?["endInstant"] as? String == "2027-03-10T13:00:00Z")
        #expect(gaps.first?["minutes"] as? Int == 360)
        let others = try #require(gaps.first?["others"] as? [[String: Any]])
        #expect(others.first?["start"] as? String == "2027-03-10T08:00:00+01:00[Europe/Berlin]")
    }

    /// New York repeats 01:00 to 02:00 on 7 November 2027; 05:30Z is the first 01:30 there, 06:15Z the second 01:15.
    @Test func `a time that comes twice has its offset, also in what comes next`() throws {
        let tea = try place.file(
            "fold.ics", calendar(start: "DTSTART:20271107T053000Z", end: "DTEND:20271107T061500Z"))
        let arguments = ["--home", "America/New_York", "-f", tea]
        let free = try place.run(["free", "2027-11-07", "--awake", "0..24"] + arguments)
        #expect(
            free.lines.suffix(2) == [
                "  00:00–01:30 -04 · 1 h 30 min", "  01:15 -05–24:00 · 22 h 45 min",
            ], "\(free.output)")
        let next = try place.run(["next"] + arguments, now: "2027-11-07T05:10:00Z")
        #expect(next.output.contains("now 01:10 -04 on Sun 7 November"), "\(next.output)")
        #expect(next.output.contains("Tea · 01:30 -04 on Sun 7 November, America/New_York"), "\(next.output)")
    }

    /// From Los Angeles at 12:00 to New York at 20:00, which is 17:00 in Los Angeles.
    @Test func `a date with two clocks has a heading for each`() throws {
        let flight = try place.file(
            "flight.ics",
            calendar(
                start: "DTSTART;TZID=America/Los_Angeles:20270312T120000",
                end: "DTEND;TZID=America/New_York:20270312T200000", more: ["CATEGORIES:FLIGHT"]))
        let run = try place.run("free", "2027-03-12", "--home", "America/Los_Angeles", "-f", flight)
        #expect(
            run.lines.suffix(5) == [
                "Fri 12 March 2027 · America/Los_Angeles", "  08:00–12:00 · 4 h", "",
                "Fri 12 March 2027 · America/New_York", "  20:00–22:00 · 2 h",
            ], "\(run.output)")
    }

    @Test func `where there is no such time it says so`() throws {
        let run = try place.run("free", "2027-03-10", "--at-least", "23h", "-f", file)
        #expect(run.lines.last == "no such time on 2027-03-10")
        #expect(run.status == .success)
        #expect(
            try place.run("free", "--at-least", "23h").lines.last
                == "no such time from 2027-03-01 to 2027-03-07")
    }

    @Test func `hours may run over midnight, and all day`() throws {
        let late = try place.run("free", "2027-03-09", "--home", "Asia/Tokyo", "--awake", "22..2", "-f", file)
        #expect(late.lines.last == "  22:00–Wed 10 March 02:00 · 4 h")
        let all = try place.run("free", "2027-03-09", "--home", "Asia/Tokyo", "--awake", "0..24", "-f", file)
        #expect(all.lines.last == "  00:00–24:00 · 1 d")
    }

    @Test(arguments: [
        (["--at-least", "soon"], "a length is written like 2h"), (["--at-least", "0h"], "more than nothing"),
        (["--awake", "8-22"], "waking hours are written like 08:00..22:00"),
        (["--awake", "25..26"], "from 00:00 to 24:00"), (["--with", "Asia/Tokio"], "Asia/Tokyo"),
        (["2027-02-30"], "February 2027 has 28 days"),
    ])
    func `what cannot be read is refused with its form`(arguments: [String], message: String) throws {
        let run = try place.run(["free"] + arguments)
        #expect(run.status == .usage)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
