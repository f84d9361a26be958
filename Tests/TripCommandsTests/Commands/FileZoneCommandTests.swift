import Foundation
import TestKit
import Testing
import TripCommands

/// Zones that a file defines, through the program.
@Suite("Zones of a file, by command") struct FileZoneCommandTests {
    /// A series over the day on which its clocks go forward, and a dinner in the hour that they leave out.
    private static func moon(base: String = "+0107") -> String {
        [
            "BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Moon", "BEGIN:VTIMEZONE", "TZID:Moon Base",
            "BEGIN:DAYLIGHT", "DTSTART:20000401T000000", "TZOFFSETFROM:\(base)", "TZOFFSETTO:+0307",
            "RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1", "END:DAYLIGHT", "BEGIN:STANDARD",
            "DTSTART:20001001T000000", "TZOFFSETFROM:+0307", "TZOFFSETTO:\(base)",
            "RRULE:FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=1", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT",
            "UID:series\(base)", "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Moon Base:20270330T100000",
            "DTEND;TZID=Moon Base:20270330T110000", "RRULE:FREQ=DAILY;COUNT=4", "SUMMARY:Watch",
            "END:VEVENT",
            "BEGIN:VEVENT", "UID:dinner\(base)", "DTSTAMP:20270101T000000Z",
            "DTSTART;TZID=Moon Base:20270401T010000", "DTEND;TZID=Moon Base:20270401T033000",
            "SUMMARY:Dinner", "END:VEVENT", "END:VCALENDAR", "",
        ].joined(separator: "\r\n")
    }

    private static func starts(_ run: CommandRun) throws -> [String] {
        let items = try #require(try run.json()["items"] as? [[String: Any]])
        return items.compactMap { $0["startInstant"] as? String }
    }

    // 10:00 at +01:07 is 08:53 UTC; from 1 April on 06:53 UTC. The clocks go from 00:00 to 02:00 that day, so 01:00 is
    // read with +01:07, as 31 March 23:53 UTC.
    private static let instants = [
        "2027-03-30T08:53:00Z", "2027-03-31T08:53:00Z", "2027-03-31T23:53:00Z", "2027-04-01T06:53:00Z",
        "2027-04-02T06:53:00Z",
    ]

    @Test(arguments: [false, true]) func `agenda, check and show know the zone`(isStored: Bool) throws {
        let place = try Workplace()
        let file = try place.file("moon.ics", Self.moon())
        if isStored { #expect(try place.run("import", file).status == .success) }
        let source = isStored ? [] : ["-f", file]
        let agenda = try place.run(["agenda", "2027-03-29..2027-04-05", "--json"] + source)
        #expect(agenda.status == .success)
        #expect(try Self.starts(agenda) == Self.instants)
        let show = try place.run(["trip", "show", "--json"] + source).json()
        let zones = try #require(show["definedZones"] as? [[String: String]])
        let zone = try #require(zones.first)
        let id = try #require(zone["id"])
        #expect(zones.count == 1 && zone["name"] == "Moon Base")
        #expect(zone["definition"]?.hasPrefix("BEGIN:VTIMEZONE\r\nTZID:Moon Base\r\n") == true)
        #expect(agenda.output.contains("2027-04-01T10:00:00+03:07[\(id)]"))
        let text = try place.run(["agenda", "2027-04-01", "--view", "place"] + source)
        #expect(text.output.contains("10:00–11:00  Watch · \(id)"))
        let check = try place.run(["check"] + source)
        #expect(check.output.contains("the clocks go from 00:00 +01:07 to 02:00 +03:07"))
        let page = try place.run(["trip", "show"] + source)
        #expect(
            page.output.contains("Tue 30 March 2027 10:00") && page.output.contains(" · \(id) · "),
            "\(page.output)")
    }

    @Test func `two trips of the store have their own zones under one name`() throws {
        let place = try Workplace()
        for (name, base) in [("a", "+0107"), ("b", "+0047")] {
            let file = try place.file("\(name).ics", Self.moon(base: base))
            #expect(try place.run("import", file, "--trip", name).status == .success)
        }
        let agenda = try place.run("agenda", "2027-03-30", "--json")
        #expect(try Self.starts(agenda) == ["2027-03-30T08:53:00Z", "2027-03-30T09:13:00Z"])
    }

    @Test func `an import again changes nothing, and an export is the same by both ways`() throws {
        let place = try Workplace()
        let one = try place.file("one.ics", Self.moon())
        let other = try place.file("other.ics", Self.moon(base: "+0047"))
        _ = try place.run("import", one, other, "--trip", "Moon")
        let stored = try place.run("export", "Moon")
        #expect(stored.output.contains("TZID:Moon Base 2\r\n"))
        let exported = try place.file("exported.ics", stored.bytes)
        let again = try place.run("import", exported, "--trip", "Moon", "--json").json()
        #expect(again["unchanged"] as? Int == 4 && again["updated"] as? Int == 0)
        #expect(try place.run("export", "Moon").output == stored.output)
        #expect(try place.run("export", "-f", exported).output == stored.output)
    }
}
