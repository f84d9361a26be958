import Testing

@testable import TripCommands

/// `show --why`: where each field of an activity comes from.
@Suite("Provenance of fields, in commands") struct ShowWhyTests {
    private static func calendar(_ uid: String, _ stamp: String, _ further: [String: String] = [:]) -> String
    {
        let lines = [
            "UID": uid, "DTSTAMP": "\(stamp)T000000Z", "DTSTART;TZID=Europe/Berlin": "20270505T100000",
            "DTEND;TZID=Europe/Berlin": "20270505T121500", "SUMMARY": "QJ 12 to Rome", "CATEGORIES": "FLIGHT",
            "LOCATION": "Berlin (BER)", "X-MERIDIAN-NUMBER": "QJ 12", "X-MERIDIAN-PLACE-CODE": "BER",
            "X-MERIDIAN-DESTINATION": "Rome", "X-MERIDIAN-DESTINATION-CODE": "FCO",
        ].merging(further) { $1 }
        let event = lines.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
        return
            (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "BEGIN:VEVENT"] + event
            + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    private static func imported(_ files: String...) throws -> Workplace {
        let place = try Workplace()
        for (number, text) in files.enumerated() {
            let file = try place.file("\(number).ics", text)
            #expect(try place.run("import", file, "--trip", "Rome").status == .success)
        }
        return place
    }

    private static func joined() throws -> Workplace {
        try imported(
            calendar("71@feed.example", "20270101", ["X-MERIDIAN-PLACE-GATE": "A1"]),
            calendar(
                "12@mail.air.example", "20270102",
                ["X-MERIDIAN-SEAT": "11C", "SUMMARY": "Your flight to Rome"]),
            calendar(
                "12@mail.air.example", "20270103",
                [
                    "X-MERIDIAN-SEAT": "11C", "SUMMARY": "Your flight to Rome", "SEQUENCE": "1",
                    "X-MERIDIAN-PLACE-GATE": "B7",
                ]))
    }

    @Test func `each field has a sentence with its sender, and with what the others say`() throws {
        let place = try Self.joined()
        #expect(try place.run("edit", "QJ 12", "--seat", "12A").status == .success)
        let run = try place.run("show", "QJ 12", "--why")
        #expect(run.status == .success && run.errors.isEmpty)
        for line in [
            "gate B7: from air.example, which said it last (2027-01-03 00:00 UTC); feed.example says A1",
            "title QJ 12 to Rome: from feed.example, the first sender to say it; no other one has changed it since (2027-01-01 00:00 UTC); air.example says Your flight to Rome",
            "number QJ 12: from feed.example (2027-01-01 00:00 UTC); air.example says the same",
            "start 2027-05-05 10:00 +02:00 Europe/Berlin: from feed.example (2027-01-01 00:00 UTC); air.example says the same",
            "seat 12A: changed by hand (last edit 2027-03-01 09:00 UTC); air.example says 11C",
            "status confirmed: from feed.example (2027-01-01 00:00 UTC); air.example says the same",
        ] { #expect(run.lines.contains(line), "\(line)\n\(run.output)") }
    }

    @Test func `programs get the same as a document`() throws {
        let place = try Self.joined()
        let json = try place.run("show", "QJ 12", "--why", "--json").json()
        #expect(Set(json.keys) == ["uid", "fields"] && json["uid"] as? String == "71@feed.example")
        let fields = try #require(json["fields"] as? [[String: Any]])
        let gate = try #require(fields.first { $0["field"] as? String == "gate" })
        #expect(Set(gate.keys) == ["field", "value", "from", "since", "reason", "others"])
        #expect(gate["value"] as? String == "B7" && gate["from"] as? String == "12@mail.air.example")
        #expect(gate["since"] as? String == "2027-01-03T00:00:00Z" && gate["reason"] as? String == "last")
        #expect(gate["others"] as? [[String: String]] == [["from": "71@feed.example", "value": "A1"]])
        #expect(
            fields.compactMap { $0["field"] as? String } == [
                "start", "end", "status", "kind", "title", "place", "gate", "destination", "number", "seat",
            ])
    }

    @Test func `an activity of one sender, or of a person, has one line`() throws {
        var place = try Self.imported(Self.calendar("12@mail.air.example", "20270102"))
        #expect(try place.run("show", "QJ 12", "--why").output == "all of it from air.example\n")
        place = try Self.imported(
            Self.calendar("12@mail.air.example", "20270102"),
            Self.calendar("12@mail.air.example", "20270103", ["SEQUENCE": "1"])
                .replacing("VERSION:2.0", with: "VERSION:2.0\r\nMETHOD:CANCEL"))
        #expect(
            try place.run("show", "QJ 12", "--why").output
                == "all of it from air.example, which cancelled it (2027-01-03 00:00 UTC)\n")
        #expect(
            try place.run(
                "add", "tour", "Harbour", "--start", "2027-05-06 10:00 Europe/Rome", "--length", "2h",
                "--trip",
                "Rome"
            )
            .status == .success)
        #expect(
            try place.run("show", "Harbour", "--why").output
                == "no calendar states it: it was entered by hand, or imported from a file without events\n")
    }

    @Test func `what a person removed, and whole days, are said as they are shown`() throws {
        let stay = [
            "DTSTART;TZID=Europe/Berlin": "", "DTEND;TZID=Europe/Berlin": "",
            "DTSTART;VALUE=DATE": "20270505",
            "DTEND;VALUE=DATE": "20270507", "SUMMARY": "Fair", "X-MERIDIAN-NUMBER": "", "CATEGORIES": "",
            "X-MERIDIAN-DESTINATION": "", "X-MERIDIAN-DESTINATION-CODE": "", "X-MERIDIAN-SEAT": "4",
        ]
        let text = Self.calendar("fair@air.example", "20270102", stay).split(separator: "\r\n")
            .filter { !$0.hasSuffix(":") }.joined(separator: "\r\n")
        let place = try Self.imported(text + "\r\n")
        #expect(try place.run("edit", "Fair", "--seat", "").status == .success)
        let lines = try place.run("show", "Fair", "--why").lines
        let seat = try #require(lines.first { $0.hasPrefix("seat") })
        #expect(seat == "seat: removed by hand (last edit 2027-03-01 09:00 UTC); air.example says 4")
        #expect(lines.contains("start 2027-05-05: from air.example (2027-01-02 00:00 UTC)"))
        #expect(lines.contains("end 2027-05-06: from air.example (2027-01-02 00:00 UTC)"))
    }

    @Test func `an unknown activity is refused as without --why`() throws {
        let place = try Self.joined()
        let (plain, why) = (try place.run("show", "LX 99"), try place.run("show", "LX 99", "--why"))
        #expect(why.status == .noInput && plain.status == .noInput)
        #expect(why.errors == plain.errors && why.output.isEmpty)
    }
}
