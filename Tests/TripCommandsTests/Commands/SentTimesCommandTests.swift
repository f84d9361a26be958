import Testing

@testable import TripCommands

/// `meridian edit --as-sent`: the zones that an import took from places are taken back, item by item.
@Suite("Times as they were sent") struct SentTimesCommandTests {
    private static func calendar(
        _ start: String, _ end: String, stamp: String = "20270101T000000Z", _ further: [String] = [],
        uid: String = "i@test"
    ) -> String {
        let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN"] + further
        let event = [
            "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:\(stamp)", "DTSTART\(start)", "DTEND\(end)",
            "SUMMARY:Italo 8918 Milano Centrale > Bologna Centrale", "DESCRIPTION:Ticket code: MT6Y2J",
            "END:VEVENT", "END:VCALENDAR", "",
        ]
        return (head + event).joined(separator: "\r\n")
    }

    private static let utc = (":20270918T074000Z", ":20270918T084600Z")

    private func starts(_ place: Workplace) throws -> String? {
        try place.run("show", "Italo", "--json").json()["start"] as? String
    }

    @Test func `an update of the sender keeps the refusal, and tells no repair`() throws {
        let place = try Workplace()
        let file = try place.file("i.ics", Self.calendar(Self.utc.0, Self.utc.1))
        #expect(try place.run("import", file, "--trip", "Rail").status == .success)
        #expect(try place.run("edit", "Italo", "--as-sent").status == .success)
        let again = try place.run("import", file, "--trip", "Rail")
        #expect(!(again.output + again.errors).contains("the booking names"))
        let update = Self.calendar(":20270918T084000Z", ":20270918T094600Z", stamp: "20990101T000000Z")
        let run = try place.run("import", try place.file("j.ics", update), "--trip", "Rail")
        #expect(!(run.output + run.errors).contains("the booking names"))
        #expect(try starts(place) == "2027-09-18T08:40:00+00:00[UTC]")
        // Twice is no more than once.
        #expect(try place.run("edit", "Italo", "--as-sent").errors.contains("nothing to take back"))
    }

    @Test func `what two senders sent stays so when either is read again`() throws {
        let place = try Workplace()
        let files = try ["i@test", "9@feed.example"].map {
            try place.file("\($0).ics", Self.calendar(Self.utc.0, Self.utc.1, uid: $0))
        }
        for file in files { #expect(try place.run("import", file, "--trip", "Rail").status == .success) }
        let item = try place.run("show", "Italo", "--json").json()
        #expect((item["otherUIDs"] as? [String])?.count == 1)
        #expect(try place.run("edit", "Italo", "--as-sent").status == .success)
        for file in files {
            let again = try place.run("import", file, "--trip", "Rail", "--json").json()
            #expect(again["unchanged"] as? Int == 1, "\(again)")
            #expect(try starts(place) == "2027-09-18T07:40:00+00:00[UTC]")
        }
        let update = Self.calendar(
            ":20270918T084000Z", ":20270918T094600Z", stamp: "20990101T000000Z", uid: "9@feed.example")
        #expect(try place.run("import", try place.file("j.ics", update), "--trip", "Rail").status == .success)
        #expect(try starts(place) == "2027-09-18T08:40:00+00:00[UTC]")
    }

    @Test func `the refusal goes with an export`() throws {
        let place = try Workplace()
        let file = try place.file("i.ics", Self.calendar(Self.utc.0, Self.utc.1))
        #expect(try place.run("import", file, "--trip", "Rail").status == .success)
        #expect(try place.run("edit", "Italo", "--as-sent").status == .success)
        let exported = try place.run("export", "Rail")
        #expect(exported.output.contains("X-MERIDIAN-AS-SENT:TRUE"))
        let other = try Workplace()
        let copy = try other.file("c.ics", exported.output)
        #expect(try other.run("import", copy, "--trip", "Rail").status == .success)
        let update = Self.calendar(":20270918T084000Z", ":20270918T094600Z", stamp: "20990101T000000Z")
        #expect(try other.run("import", try other.file("j.ics", update), "--trip", "Rail").status == .success)
        #expect(try starts(other) == "2027-09-18T08:40:00+00:00[UTC]")
    }

    @Test(arguments: [["--zone", "Asia/Tokyo"], ["--start", "2027-09-18 12:00"], ["--move", "+1d"]])
    func `what a person chose is not taken back`(options: [String]) throws {
        let place = try Workplace()
        let file = try place.file("i.ics", Self.calendar(Self.utc.0, Self.utc.1))
        #expect(try place.run("import", file, "--trip", "Rail").status == .success)
        #expect(try place.run(["edit", "Italo"] + options).status == .success)
        let chosen = try starts(place)
        let run = try place.run("edit", "Italo", "--as-sent")
        #expect(run.status == .usage)
        #expect(run.errors.contains("they were left as they are"))
        #expect(try starts(place) == chosen)
    }

    @Test func `the zone of the calendar is no place's`() throws {
        let place = try Workplace()
        let text = Self.calendar(":20270918T074000", ":20270918T084600", ["X-WR-TIMEZONE:Europe/Berlin"])
        #expect(try place.run("import", try place.file("i.ics", text), "--trip", "Rail").status == .success)
        let start = try starts(place)
        #expect(try place.run("edit", "Italo", "--as-sent").status == .usage)
        #expect(try starts(place) == start)
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
