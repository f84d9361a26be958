import Testing

@testable import TripCommands

/// `meridian edit --as-sent`: the zones that an import took from places are taken back, item by item.
@Suite("Times as they were sent") struct SentTimesCommandTests {
    private static func calendar(_ start: String, _ end: String) -> String {
        [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "BEGIN:VEVENT", "UID:i@test",
            "DTSTAMP:20270101T000000Z", "DTSTART\(start)", "DTEND\(end)",
            "SUMMARY:Italo 8918 Milano Centrale > Bologna Centrale", "DESCRIPTION:Ticket code: MT6Y2J",
            "END:VEVENT", "END:VCALENDAR", "",
        ].joined(separator: "\r\n")
    }

    @Test func `what an import took from a place is taken back, and stays so`() throws {
        let place = try Workplace()
        let file = try place.file("i.ics", Self.calendar(":20270918T074000Z", ":20270918T084600Z"))
        let imported = try place.run("import", file, "--trip", "Rail")
        #expect(
            (imported.output + imported.errors).contains(
                "the booking names Milano, so it is 2027-09-18T09:40:00 in Europe/Rome"))
        func times() throws -> [String?] {
            let item = try place.run("show", "Italo", "--json").json()
            return [item["start"] as? String, item["end"] as? String]
        }
        #expect(
            try times() == [
                "2027-09-18T09:40:00+02:00[Europe/Rome]", "2027-09-18T10:46:00+02:00[Europe/Rome]",
            ])
        #expect(try place.run("edit", "Italo", "--as-sent").status == .success)
        #expect(try times() == ["2027-09-18T07:40:00+00:00[UTC]", "2027-09-18T08:46:00+00:00[UTC]"])
        // The same file again changes nothing of what a person settled.
        #expect(try place.run("import", file, "--trip", "Rail").output.contains("1 unchanged"))
        #expect(try times().first == "2027-09-18T07:40:00+00:00[UTC]")
    }

    @Test func `times that came with zones have nothing to take back`() throws {
        let place = try Workplace()
        let zone = ";TZID=Europe/Rome:20270918T"
        let file = try place.file("i.ics", Self.calendar(zone + "094000", zone + "104600"))
        #expect(try place.run("import", file, "--trip", "Rail").status == .success)
        let run = try place.run("edit", "Italo", "--as-sent")
        #expect(run.status == .usage)
        #expect(run.errors.contains("there is nothing to take back"))
        let both = try place.run("edit", "Italo", "--as-sent", "--move", "+1d")
        #expect(both.status == .usage)
        #expect(both.errors.contains("--as-sent and other options of time say two things"))
    }
}
