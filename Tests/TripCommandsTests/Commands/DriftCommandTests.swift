import Foundation
import TestKit
import Testing
import TripCommands

/// A dinner in Vancouver and a call from home at the same evening, imported when tz 2025b was the rule.
@Suite("meridian drift") struct DriftCommandTests {
    private let place: Workplace
    private let old = TestZones.Release.r2025b.directory

    init() throws {
        place = try Workplace()
        let dinner = calendar(
            uid: "dinner@example.org", title: "Dinner",
            start: "DTSTART;TZID=America/Vancouver:20261215T190000",
            end: "DTEND;TZID=America/Vancouver:20261215T210000")
        let call = calendar(
            uid: "call@example.org", title: "Call", start: "DTSTART;TZID=Europe/Berlin:20261216T033000",
            end: "DTEND;TZID=Europe/Berlin:20261216T040000")
        let files = [try place.file("dinner.ics", dinner), try place.file("call.ics", call)]
        let run = try place.run(["import", "--trip", "V", "--tzdir", old] + files)
        #expect(run.status == .success, "\(run.errors)")
    }

    @Test func `what moved is told on the wall and at home, with what is found now`() throws {
        let run = try place.run("drift")
        #expect(run.status == .findings)
        #expect(
            run.lines.prefix(5) == [
                "Dinner",
                "  starts Tue 15 December 2026 19:00 in America/Vancouver, which is -07:00 now and was -08:00 by tz 2025b",
                "  1 h earlier: Wed 16 December 03:00 in Europe/Berlin, not 04:00",
                "  ends Tue 15 December 2026 21:00 in America/Vancouver, which is -07:00 now and was -08:00 by tz 2025b",
                "  1 h earlier: Wed 16 December 05:00 in Europe/Berlin, not 06:00",
            ])
        #expect(
            run.lines.contains { $0.hasPrefix("now: error: Dinner and Call share 30 min") }, "\(run.output)")
        #expect(run.lines.last == "V: 2 of 4 ends moved, from tz 2025b to tz 2026f")
        let home = try place.run("drift", "--home", "America/Vancouver")
        #expect(home.output.contains("the same here, 1 h earlier for everybody elsewhere"))
    }

    @Test func `the document names both moments`() throws {
        let json = try place.run("drift", "V", "--json").json()
        #expect((json["from"] as? [String: Any])?["version"] as? String == "2025b")
        #expect((json["to"] as? [String: Any])?["version"] as? String == "2026f")
        let moved = try #require(json["moved"] as? [[String: Any]])
        #expect(moved.map { $0["which"] as? String } == ["start", "end"])
        #expect(moved.first?["local"] as? String == "2026-12-15T19:00:00")
        #expect(moved.first?["was"] as? String == "-08:00")
        #expect(moved.first?["is"] as? String == "-07:00")
        #expect(moved.first?["wasInstant"] as? String == "2026-12-16T03:00:00Z")
        #expect(moved.first?["isInstant"] as? String == "2026-12-16T02:00:00Z")
        #expect((json["appeared"] as? [[String: Any]])?.map { $0["rule"] as? String } == ["overlap"])
        #expect((json["vanished"] as? [[String: Any]])?.isEmpty == true)
        #expect(json["accepted"] as? Bool == false)
    }

    @Test func `what is accepted has moved no more, and under the old rules it is not moved back`() throws {
        #expect(try place.run("drift", "--tzdir", old).status == .success)
        #expect(
            try place.run("drift", "--accept").lines.last?.hasSuffix("the new offsets are written down")
                == true)
        let again = try place.run("drift")
        #expect(again.status == .success)
        #expect(again.output == "V: nothing moved; 4 ends compared (tz 2026f)\n")
        let back = try place.run("drift", "--tzdir", old)
        #expect(back.status == .success)
        #expect(
            back.output
                == "Dinner starts Tue 15 December 2026 19:00 in America/Vancouver, written under 2026f as -07:00; these rules "
                + "are 2025b and have -08:00\n"
                + "Dinner ends Tue 15 December 2026 21:00 in America/Vancouver, written under 2026f as -07:00; these rules are "
                + "2025b and have -08:00\n"
                + "V: nothing moved; 4 ends compared, 2 written under newer rules and left alone (tz 2025b)\n"
        )
        #expect(try place.run("drift", "--against", old).status == .findings)
    }

    /// An export has the offsets beside the times, so that a file can tell too.
    @Test func `a file of ours remembers`() throws {
        let file = place.path + "/trip.ics"
        #expect(try place.run("export", "V", "-o", file, "--tzdir", old).status == .success)
        #expect(
            try place.run("drift", "-f", file).lines.last?.contains("2 of 4 ends moved, from tz 2025b")
                == true)
        // Another program's file says what its times are, but not by which rules: it is read by those of now.
        #expect(try place.run("drift", "-f", place.path + "/dinner.ics").status == .success)
    }

    @Test(arguments: [
        (["drift", "--accept", "--against", "/x"], CommandStatus.usage, "leave --against out"),
        (["drift", "--accept", "-f", "x.ics"], .usage, "not into files"),
        (["drift", "--against", "/none"], .unavailable, "/none: there is no such directory of time zones"),
    ])
    func `what cannot be asked is refused`(arguments: [String], status: CommandStatus, message: String) throws
    {
        let run = try place.run(arguments)
        #expect(run.status == status)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
