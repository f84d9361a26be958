import CivilTime
import Findings
import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

@Suite("Import and export") struct RoundTripTests {
    static let fixtures = [
        "airline-utc.ics", "railway-journey.ics", "series.ics", "series-lengths.ics", "vendor-fields.ics",
        "hard-times.ics",
    ]
    static let paths =
        DemoTests.files.map { Fixtures.path(for: "docs/demo/\($0)") }
        + fixtures.map { Fixtures.path(besideTest: $0) }

    /// One pass through import and export, as `meridian export -f` does it.
    static func pass(_ text: String) throws -> (imported: ImportedCalendar, exported: ExportedCalendar) {
        let imported = try Exchange.imported(file: text)
        return (
            imported,
            try Exchange.export().calendar(
                named: imported.name, activities: imported.activities, zones: imported.zones)
        )
    }

    @Test(arguments: paths) func `an export reads back as the same activities`(_ path: String) throws {
        let (imported, exported) = try Self.pass(try Fixtures.text(path))
        let again = try Exchange.imported(file: CalendarWriter().text(exported.calendar))
        #expect(exported.findings.isEmpty)
        #expect(again.name == imported.name)
        #expect(again.activities.count == imported.activities.count)
        for (old, new) in zip(imported.activities, again.activities) {
            #expect(new.key == old.key)
            #expect(new.hasSameMeaning(as: old), Exchange.difference(old, new))
            #expect(new.revisionOrder(against: old) == .same)
        }
    }

    @Test(arguments: paths) func `a second pass changes nothing`(_ path: String) throws {
        let first = try Self.pass(try Fixtures.text(path)).exported
        let second = try Self.pass(CalendarWriter().text(first.calendar)).exported
        #expect(second.bytes == first.bytes)
    }

    @Test(arguments: paths) func `libical reads an export`(_ path: String) throws {
        let exported = try Self.pass(try Fixtures.text(path)).exported
        // FILENAME is an iana-token that libical 3.0.16 does not know; RFC 5545 §3.8.8.1 allows it, and it is kept.
        let complaints = LibicalVerification.complaints(about: exported.bytes).filter {
            $0.text != "Parse error in property name: FILENAME"
        }
        #expect(complaints.isEmpty)
    }

    @Test(arguments: paths) func `every TZID has one VTIMEZONE, which comes first`(_ path: String) throws {
        let calendar = try Self.pass(try Fixtures.text(path)).exported.calendar
        let used = Set(calendar.events.flatMap { $0.properties.compactMap(\.zoneName) })
        #expect(Set(calendar.timeZones.compactMap { $0.text("TZID") }) == used)
        #expect(calendar.timeZones.count == used.count)
        #expect(calendar.components.prefix(used.count).allSatisfy { $0.name == "VTIMEZONE" })
    }

    /// What a full export may change in a component that was not edited, beside empty lines and our own.
    static let owned: Set = [
        "DTSTART", "DTEND", "DURATION", "DTSTAMP", "CREATED", "LAST-MODIFIED", "RECURRENCE-ID", "CATEGORIES",
    ]

    @Test(arguments: paths) func `what the model does not own survives`(_ path: String) throws {
        let text = try Fixtures.text(path)
        let source = try #require(try CalendarReader().read(text: text).calendars.first)
        let exported = try Self.pass(text).exported.calendar
        #expect(source.events.count == exported.events.count)
        for (old, new) in zip(source.events, exported.events) {
            // What the text says about the place may become a line of its own.
            let added: Set = ["GEO", "LOCATION"]
            func kept(_ component: Component) -> Component {
                var component = component
                component.properties.removeAll {
                    Self.owned.contains($0.name) || $0.name.hasPrefix("X-MERIDIAN-") || $0.rawValue.isEmpty
                        || (added.contains($0.name) && old.first(named: $0.name) == nil)
                }
                return component
            }
            #expect(kept(new).isSameMeaning(as: kept(old)))
        }
    }
}

// MARK: - Single lines

extension RoundTripTests {
    static func exported(_ lines: [String]) throws -> [String] {
        try Exchange.eventLines(try Exchange.activity(lines))
    }

    @Test(arguments: [
        ["DTSTART;TZID=Asia/Tokyo:20270312T170000", "DTEND;TZID=America/Los_Angeles:20270312T100500"],
        ["DTSTART:20270312T080000Z", "DTEND:20270312T180500Z"],
        ["DTSTART;VALUE=DATE:20270312", "DTEND;VALUE=DATE:20270315"],
        ["DTSTART:20270312T080000", "DTEND:20270312T180500"],
        ["DTSTART;X-A=b;TZID=Asia/Tokyo:20270312T170000", "DURATION:PT45M"],
        ["DTSTART;VALUE=DATE:20270312", "DURATION;X-A=b:P1W"],
        ["DTSTART:20270312T080000Z"],
    ])
    func `lines that say what the model says stay as they are`(_ lines: [String]) throws {
        let found = try Self.exported(lines).filter { $0.hasPrefix("DT") || $0.hasPrefix("DURATION") }
        #expect(found.filter { !$0.hasPrefix("DTSTAMP") } == lines)
    }

    @Test(arguments: [
        // A prefix and a Windows name go: the VTIMEZONE is ours, under the name of the database.
        (
            "DTSTART;X-A=b;TZID=/x.org/1/Asia/Tokyo:20270312T170000",
            "DTSTART;X-A=b;TZID=Asia/Tokyo:20270312T170000"
        ),
        ("DTSTART;TZID=\"Tokyo Standard Time\":20270312T170000", "DTSTART;TZID=Asia/Tokyo:20270312T170000"),
        // Readers are stricter than we are.
        ("DTSTART:20270312", "DTSTART;VALUE=DATE:20270312"),
        ("DTSTART;TZID=Asia/Tokyo:20270312T170000Z", "DTSTART:20270312T170000Z"),
        // 02:30 does not exist in Paris on 28 March 2027; readers disagree, so UTC.
        ("DTSTART;TZID=Europe/Paris:20270328T023000", "DTSTART:20270328T013000Z"),
    ])
    func `lines that others read otherwise are rewritten`(_ line: String, _ expected: String) throws {
        #expect(try Self.exported([line]).first { $0.hasPrefix("DTSTART") } == expected)
    }

    @Test func `the zone of a series' added lengths of time has its VTIMEZONE, too`() throws {
        let activity = try Exchange.activity([
            "DTSTART;TZID=America/New_York:20270312T080000", "DTEND;TZID=America/New_York:20270312T090000",
            "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20270402T190000/PT2H",
        ])
        let calendar = try Exchange.export().calendar(named: nil, activities: [activity]).calendar
        #expect(
            calendar.timeZones.compactMap { $0.text("TZID") } == ["America/New_York", "Europe/Berlin"])
    }

    @Test func `an alarm's length is noted when it is misspelled, and written so that others read it`() throws
    {
        func alarm(_ lines: String...) -> [String] {
            ["BEGIN:VALARM", "ACTION:AUDIO"] + lines + ["END:VALARM"]
        }
        let event =
            ["UID:1@test", "DTSTAMP:20270101T000000Z", "DTSTART:20270312T080000Z"]
            + alarm("TRIGGER;RELATED=START:PT-2H") + alarm("TRIGGER:-PT15M", "REPEAT:2", "DURATION:PT1D")
            + alarm("TRIGGER;VALUE=DATE-TIME:20270311T200000Z") + alarm("TRIGGER:soon")
        let imported = try Exchange.imported(event: event)
        let found = imported.findings.filter { $0.message.hasSuffix(", in an alarm") }
        #expect(found.map(\.severity) == [.repaired, .repaired])
        #expect(found.map(\.line) == [9, 15])
        let exported = CalendarWriter().text(
            try Exchange.export().calendar(named: nil, activities: imported.activities).calendar)
        let lines = exported.split(separator: "\r\n").filter {
            $0.hasPrefix("TRIGGER") || $0.hasPrefix("DURATION")
        }
        #expect(
            lines == [
                "TRIGGER;RELATED=START:-PT2H", "TRIGGER:-PT15M", "DURATION:P1D",
                "TRIGGER;VALUE=DATE-TIME:20270311T200000Z", "TRIGGER:soon",
            ])
    }

    @Test func `a length that programs read in two ways becomes an end`() throws {
        let lines = try Self.exported(["DTSTART;TZID=Europe/Paris:20270327T120000", "DURATION:PT24H"])
        #expect(lines.contains("DTEND;TZID=Europe/Paris:20270328T130000"))
        #expect(!lines.contains { $0.hasPrefix("DURATION") })
    }

    @Test func `a reading that had to be written in UTC comes back, until another program moves it`() throws {
        let activity = try Exchange.activity([
            "DTSTART;TZID=Europe/Paris:20270328T023000", "DTEND:20270328T060000Z",
        ])
        let lines = try Exchange.eventLines(activity)
        #expect(lines.contains("X-MERIDIAN-START;TZID=Europe/Paris:20270328T023000"))
        #expect(try Exchange.activity(lines).span == activity.span)
        let moved = lines.map { $0 == "DTSTART:20270328T013000Z" ? "DTSTART:20270328T020000Z" : $0 }
        let (start, _) = try Exchange.ends(try Exchange.activity(moved))
        #expect(start.local == (try CivilDateTime(2027, 3, 28, 2, 0)))
        #expect(start.zone == .utc)
    }

    @Test func `a reading comes back under the name that another program gave its zone`() throws {
        // As evolution-data-server 3.46 stored our export.
        let activity = try Exchange.activity([
            "DTSTART:20270328T013000Z",
            "DTEND;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20270328T050000",
            "X-MERIDIAN-START;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20270328T023000",
            "X-MERIDIAN-KIND:EVENT",
        ])
        let (start, end) = try Exchange.ends(activity)
        #expect(start.local == (try CivilDateTime(2027, 3, 28, 2, 30)))
        #expect(start.zone?.name == "Europe/Berlin")
        #expect(end.zone?.name == "Europe/Berlin")
    }

    @Test func `a reading in a zone that nobody knows is left aside and told`() throws {
        let imported = try Exchange.imported(event: [
            "UID:1@test", "DTSTAMP:20270101T000000Z", "DTSTART:20270328T013000Z", "DTEND:20270328T050000Z",
            "X-MERIDIAN-START;TZID=Nowhere/Town:20270328T023000", "X-MERIDIAN-KIND:EVENT",
        ])
        let (start, _) = try Exchange.ends(try #require(imported.activities.first))
        #expect(start.zone == .utc)
        #expect(Exchange.codes(imported.findings) == ["8 stale-record"])
    }

    @Test func `the offset that was written down comes back for the same reading only`() throws {
        var activity = try Exchange.activity([
            "DTSTART;TZID=America/Vancouver:20270115T190000", "DTEND;TZID=America/Vancouver:20270115T210000",
        ])
        // What a traveller wrote down in 2025, when Vancouver still was to go back to winter time.
        let old = RecordedOffset(offset: try UTCOffset(totalSeconds: -8 * 3600), tzdb: "2025b")
        var (start, end) = try Exchange.ends(activity)
        #expect(start.recorded?.offset.totalSeconds == -7 * 3600)
        (start.recorded, end.recorded) = (old, old)
        activity.span = .timed(start: start, end: end)
        let lines = try Exchange.eventLines(activity)
        #expect(lines.contains("X-MERIDIAN-START-RECORDED;X-TZDB=2025b:2027-01-15T19:00:00-08:00"))
        #expect(try Exchange.activity(lines).span == activity.span)
        let moved = lines.map { $0.replacing("20270115T190000", with: "20270115T200000") }
        let back = try Exchange.ends(try Exchange.activity(moved))
        #expect(back.start.recorded?.tzdb == "2026f")
        #expect(back.end.recorded == old)
    }

    @Test func `every field of an activity comes back`() throws {
        let tokyo = ActivityTime(local: try CivilDateTime(2027, 3, 12, 17, 0), zone: try ZoneID("Asia/Tokyo"))
        let angeles = ActivityTime(
            local: try CivilDateTime(2027, 3, 12, 10, 5), zone: try ZoneID("America/Los_Angeles"))
        for kind in ActivityKind.allCases {
            let activity = Activity(
                uid: ActivityUID("a;b,c\\d@test"), kind: kind, title: "Title: with; all, kinds\\ of\nmarks",
                span: .timed(start: tokyo, end: angeles), status: .tentative, isTransparent: true,
                place: Place(name: "Haneda, T3", code: "HND", latitude: 35.5523, longitude: 139.78),
                destination: Place(
                    name: "Los Angeles", code: "LAX", latitude: 33.942496, longitude: -118.408049),
                notes: "END:VCALENDAR\nBEGIN:VEVENT", carrier: "Quellair", number: "QJ 716",
                confirmation: "R7KQ2M",
                seat: "31A", url: "https://example.org/?a=1;b=2", sequence: 4,
                stamp: try Instant(parsing: "2027-01-02T03:04:05Z"),
                lastModified: try Instant(parsing: "2027-01-02T03:04:06Z"))
            let again = try Exchange.imported(file: Exchange.text([activity])).activities
            #expect(again.count == 1)
            let back = try #require(again.first)
            #expect(back.hasSameMeaning(as: activity), "\(back)")
            #expect(back.revisionOrder(against: activity) == .same)
        }
    }

    @Test func `a field that was taken away stays away`() throws {
        var flight = try Exchange.activity([
            "DTSTART:20270312T080000Z", "DTEND:20270312T180500Z", "SUMMARY:Flight QJ 716", "LOCATION:Tokyo",
            "DESCRIPTION:Seat: 31A\\nBooking reference: R7KQ2M", "URL:https://example.org",
        ])
        #expect(flight.seat == "31A")
        (flight.seat, flight.number, flight.carrier, flight.url, flight.place) = (nil, nil, nil, nil, nil)
        flight.kind = .other
        let back = try Exchange.activity(try Exchange.eventLines(flight))
        #expect(back.hasSameMeaning(as: flight))
    }

    @Test func `lines that say nothing are left out`() throws {
        let lines = try Self.exported([
            "DTSTART:20270312T080000Z", "DESCRIPTION:", "LOCATION: ",
            "X-LIC-ERROR;X-LIC-ERRORTYPE=VALUE-PARSE-ERROR:No value",
            "EXDATE:20270313T080000Z",
        ])
        #expect(
            lines == [
                "UID:1@test", "DTSTAMP:20270101T000000Z", "DTSTART:20270312T080000Z",
                "EXDATE:20270313T080000Z",
                "CATEGORIES:EVENT", "X-MERIDIAN-KIND:EVENT",
            ])
    }

    @Test func `new notes and places do away with the vendors' copies of the old ones`() throws {
        var activity = try Exchange.activity([
            "DTSTART:20270312T080000Z", "DESCRIPTION:old", "X-ALT-DESC;FMTTYPE=text/html:<p>old</p>",
            "LOCATION:Pier",
            "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Pier:geo:1,2",
        ])
        #expect(try Exchange.eventLines(activity).count { $0.hasPrefix("X-A") } == 2)
        activity.notes = "new"
        activity.place = Place(name: "Quay")
        #expect(try Exchange.eventLines(activity).count { $0.hasPrefix("X-A") } == 0)
    }

    @Test func `an edit touches its own lines only`() throws {
        var tour = try #require(
            try Exchange.imported(file: Fixtures.text(Fixtures.path(besideTest: "vendor-fields.ics")))
                .activities.first)
        let before = try Exchange.eventLines(tour)
        tour.title = "Walking tour, early"
        tour.kind = .event
        tour.sequence = 1
        let after = try Exchange.eventLines(tour)
        #expect(
            before.filter { !after.contains($0) } == [
                "SUMMARY;LANGUAGE=en:Walking tour", "CATEGORIES:Holiday,TOUR", "X-MERIDIAN-KIND:TOUR",
            ])
        #expect(
            after.filter { !before.contains($0) } == [
                "SUMMARY;LANGUAGE=en:Walking tour\\, early", "CATEGORIES:Holiday,TOUR,EVENT", "SEQUENCE:1",
                "X-MERIDIAN-KIND:EVENT",
            ])
    }

    @Test(arguments: [
        ("Fun\\", "Fun\\\\,EVENT"), ("Fun\\\\", "Fun\\\\,EVENT"), ("Fun\\\\\\", "Fun\\\\\\\\,EVENT"),
        ("Fun\\,", "Fun\\,,EVENT"),
    ])
    func `a category that ends with a backslash does not take in the kind behind it`(
        _ raw: String, _ exported: String
    ) throws {
        let first = try Exchange.eventLines(
            try Exchange.activity(["DTSTART:20270312T080000Z", "CATEGORIES:\(raw)"]))
        #expect(first.contains("CATEGORIES:\(exported)"))
        #expect(
            try Exchange.eventLines(
                try Exchange.activity(first.filter { !$0.hasPrefix("UID") && !$0.hasPrefix("DTSTAMP") }))
                == first)
    }

    @Test func `the stamp is the activity's, else its change, else the one given`() throws {
        var activity = try Exchange.activity(["DTSTART:20270312T080000Z"])
        #expect(try Exchange.eventLines(activity).contains("DTSTAMP:20270101T000000Z"))
        activity.stamp = nil
        activity.lastModified = try Instant(parsing: "2027-02-03T04:05:06Z")
        #expect(try Exchange.eventLines(activity).contains("DTSTAMP:20270203T040506Z"))
        activity.lastModified = nil
        activity.source = nil
        #expect(try Exchange.eventLines(activity).contains("DTSTAMP:20270101T000000Z"))
    }

    @Test func `a zone that the database does not have is told`() throws {
        let time = ActivityTime(
            local: try CivilDateTime(2027, 3, 12, 17, 0), zone: try ZoneID("Mars/Olympus"))
        let activity = Activity(
            uid: ActivityUID("a"), kind: .event, title: "x", span: .timed(start: time, end: time))
        let exported = try Exchange.export().calendar(named: nil, activities: [activity])
        #expect(exported.findings.map(\.code) == [.unknownZone])
        #expect(exported.calendar.timeZones.isEmpty)
        #expect(
            CalendarWriter().text(exported.calendar).contains("DTSTART;TZID=Mars/Olympus:20270312T170000"))
    }

    @Test func `a calendar has a name, no method, and the version first`() throws {
        let text = try Exchange.text([])
        #expect(
            text
                == [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN", "CALSCALE:GREGORIAN", "NAME:Trip",
                    "X-WR-CALNAME:Trip", "END:VCALENDAR", "",
                ].joined(separator: "\r\n"))
    }

    @Test func `a position has the digits that can be written`() throws {
        let activity = try Exchange.activity(["DTSTART:20270312T080000Z", "GEO:35.6831309;-.97814449"])
        #expect(activity.place?.latitude == 35.683131 && activity.place?.longitude == -0.978144)
        var bare = activity
        bare.source = nil
        let again = try Exchange.imported(file: try Exchange.text([bare])).activities
        #expect(again.map(\.place) == [activity.place])
        #expect(try Exchange.eventLines(activity).contains("GEO:35.6831309;-.97814449"))
    }

    @Test(arguments: ["https://a.example/x,y;z", #"https://a.example/x\, y\n\\"#, #"C:\new\, folder"#])
    func `an address comes back, also with what no address has`(_ url: String) throws {
        var activity = try Exchange.activity(["DTSTART:20270312T080000Z", "SUMMARY:Dinner"])
        activity.source = nil
        activity.url = url
        #expect(try Exchange.imported(file: try Exchange.text([activity])).activities.first?.url == url)
    }
}
