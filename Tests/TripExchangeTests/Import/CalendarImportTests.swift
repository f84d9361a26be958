import CivilTime
import Findings
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

@Suite("CalendarImport") struct CalendarImportTests {
    static let stamp = "DTSTAMP:20270101T000000Z"
    static let identity = ["UID:1@test", "DTSTAMP:20270101T000000Z"]

    // The event's lines begin on line 4 and its own here on line 6.
    static let repairs: [(lines: [String], span: String, findings: [String])] = [
        (
            ["DTSTART;TZID=Europe/Berlin:20270710T100000", "DTEND;TZID=Europe/Berlin:20270710T120000"],
            "2027-07-10T10:00:00 Europe/Berlin to 2027-07-10T12:00:00 Europe/Berlin", []
        ),
        (
            ["DTSTART:20270710T100000Z", "DTEND:20270710T120000Z"],
            "2027-07-10T10:00:00 UTC to 2027-07-10T12:00:00 UTC", []
        ),
        (
            [
                "DTSTART;TZID=W. Europe Standard Time:20270710T100000",
                "DTEND;TZID=Asia/Tokyo:20270711T120000",
            ],
            "2027-07-10T10:00:00 Europe/Berlin to 2027-07-11T12:00:00 Asia/Tokyo", ["6 windows-zone"]
        ),
        (
            ["DTSTART:20270710T100000", "DTEND:20270710T120000"],
            "2027-07-10T10:00:00 floating to 2027-07-10T12:00:00 floating", ["6 floating-time"]
        ),
        // One end without a zone takes the other's.
        (
            ["DTSTART;TZID=Asia/Tokyo:20270710T100000", "DTEND:20270710T120000"],
            "2027-07-10T10:00:00 Asia/Tokyo to 2027-07-10T12:00:00 Asia/Tokyo",
            ["7 floating-time"]
        ),
        // RFC 5545 3.6.1: a date lasts one day, a time has no length.
        (["DTSTART;VALUE=DATE:20270710"], "2027-07-10 to 2027-07-11", ["6 missing-end-time"]),
        (
            ["DTSTART;VALUE=DATE:20270710", "DTEND;VALUE=DATE:"], "2027-07-10 to 2027-07-11",
            ["6 missing-end-time", "7 repaired-value"]
        ),
        (
            ["DTSTART:", "DTSTART;VALUE=DATE:20270710", "DTEND: ", "DURATION:P2D"],
            "2027-07-10 to 2027-07-12",
            ["6 repaired-value", "8 repaired-value"]
        ),
        (
            ["DTSTART:20270710T100000Z"], "2027-07-10T10:00:00 UTC to 2027-07-10T10:00:00 UTC",
            ["6 missing-end-time"]
        ),
        (
            ["DTSTART;VALUE=DATE:20270710", "DTEND;VALUE=DATE:20270710"], "2027-07-10 to 2027-07-11",
            ["7 end-before-start"]
        ),
        (
            ["DTSTART;VALUE=DATE:20270710", "DTEND;VALUE=DATE:20270708"], "2027-07-10 to 2027-07-11",
            ["7 end-before-start"]
        ),
        (
            ["DTSTART;VALUE=DATE:20270710", "DTEND:20270712T100000Z"], "2027-07-10 to 2027-07-13",
            ["7 mixed-date-types"]
        ),
        (
            ["DTSTART:20270710T100000Z", "DTEND;VALUE=DATE:20270712"],
            "2027-07-10T10:00:00 UTC to 2027-07-12T00:00:00 UTC", ["7 mixed-date-types"]
        ),
        // The reading stays as it is.
        (
            ["DTSTART:20270710T100000Z", "DTEND:20270710T090000Z"],
            "2027-07-10T10:00:00 UTC to 2027-07-10T09:00:00 UTC", ["7 end-before-start"]
        ),
        // RFC 5545 3.3.6: P1D is the same clock reading of the next day, PT24H is 24 hours. Berlin's clocks go
        // forward on 28 March 2027 at 02:00.
        (
            ["DTSTART;TZID=Europe/Berlin:20270327T120000", "DURATION:P1D"],
            "2027-03-27T12:00:00 Europe/Berlin to 2027-03-28T12:00:00 Europe/Berlin", []
        ),
        (
            ["DTSTART;TZID=Europe/Berlin:20270327T120000", "DURATION:PT24H"],
            "2027-03-27T12:00:00 Europe/Berlin to 2027-03-28T13:00:00 Europe/Berlin", []
        ),
        (["DTSTART;VALUE=DATE:20270710", "DURATION:P2D"], "2027-07-10 to 2027-07-12", []),
        (
            ["DTSTART;VALUE=DATE:20270710", "DURATION:PT48H"], "2027-07-10 to 2027-07-12",
            ["7 repaired-value"]
        ),
        (
            ["DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", "DURATION:PT5H"],
            "2027-07-10T10:00:00 UTC to 2027-07-10T11:00:00 UTC", ["8 repaired-value"]
        ),
        (
            ["DTSTART:20270710T100000Z", "DTSTART:20270711T100000Z", "DTEND:20270710T110000Z"],
            "2027-07-10T10:00:00 UTC to 2027-07-10T11:00:00 UTC", ["7 repaired-value"]
        ),
        // Outlook's whole day.
        (
            ["DTSTART:20270710T000000Z", "DTEND:20270711T000000Z", "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE"],
            "2027-07-10 to 2027-07-11", ["6 repaired-value"]
        ),
        // The gap and the fold of Paris in 2026; the clock reading stays.
        (
            ["DTSTART;TZID=Europe/Paris:20260329T023000", "DTEND;TZID=Europe/Paris:20260329T040000"],
            "2026-03-29T02:30:00 Europe/Paris to 2026-03-29T04:00:00 Europe/Paris", ["6 skipped-time"]
        ),
        (
            ["DTSTART;TZID=Europe/Paris:20261025T010000", "DTEND;TZID=Europe/Paris:20261025T023000"],
            "2026-10-25T01:00:00 Europe/Paris to 2026-10-25T02:30:00 Europe/Paris", ["7 repeated-time"]
        ),
        (
            ["DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", "STATUS:MAYBE"],
            "2027-07-10T10:00:00 UTC to 2027-07-10T11:00:00 UTC", ["8 bad-value"]
        ),
        // An offset that no zone of the database has is a zone of its own.
        (
            ["DTSTART;TZID=GMT+0545:20270710T100000", "DTEND;TZID=GMT+0545:20270710T120000"],
            "2027-07-10T10:00:00 File/GMT+0545/xa7aa92b4d62aa341 to 2027-07-10T12:00:00 File/GMT+0545/xa7aa92b4d62aa341",
            ["6 fixed-offset-zone"]
        ),
    ]

    static func text(_ span: ActivitySpan) -> String {
        switch span {
        case .allDay(let start, let end): "\(start) to \(end)"
        case .timed(let start, let end): "\(text(start)) to \(text(end))"
        }
    }

    private static func text(_ time: ActivityTime) -> String {
        "\(time.local) \(time.zone?.name ?? "floating")"
    }

    @Test(arguments: repairs.indices) func `a span is read and its repairs are told`(_ index: Int) throws {
        let row = Self.repairs[index]
        let imported = try Exchange.imported(event: Self.identity + row.lines)
        #expect(imported.activities.map { Self.text($0.span) } == [row.span])
        #expect(Exchange.codes(imported.findings) == row.findings)
    }

    @Test func `a skipped time names both neighbours`() throws {
        let imported = try Exchange.imported(
            event: Self.identity + [
                "DTSTART;TZID=Europe/Paris:20260329T023000", "DTEND;TZID=Europe/Paris:20260329T040000",
            ])
        let message = try #require(imported.findings.first?.message)
        #expect(
            message
                == "DTSTART 2026-03-29T02:30:00 in Europe/Paris: the clocks go from 02:00 +01:00 to 03:00 +02:00 over "
                + "this time; the nearest times are 2026-03-29T01:30:00+01:00 and 2026-03-29T03:30:00+02:00; the offset "
                + "from before the gap was used (RFC 5545 §3.3.5)")
    }

    @Test func `an unknown zone costs its event and no other`() throws {
        let file = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:bad",
            "DTSTART;TZID=Asia/Tokio:20270710T100000",
            "DTEND;TZID=Asia/Tokio:20270710T110000", Self.stamp, "END:VEVENT", "BEGIN:VEVENT", "UID:worse",
            "DTSTART;TZID=Asia/Tokio:20270711T100000", Self.stamp, "END:VEVENT", "BEGIN:VEVENT", "UID:good",
            "DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", Self.stamp, "END:VEVENT", "END:VCALENDAR",
            "",
        ].joined(separator: "\r\n")
        let imported = try Exchange.imported(file: file)
        #expect(imported.activities.map(\.uid.text) == ["good"])
        #expect(Exchange.codes(imported.findings) == ["5 unknown-zone", "11 unknown-zone"])
        #expect(imported.findings.map(\.component) == ["bad", "worse"])
        #expect(imported.findings.allSatisfy { $0.severity == .error })
        #expect(imported.findings[0].message.contains("Asia/Tokyo"))
    }

    @Test func `an event without a start is refused by name`() throws {
        let imported = try Exchange.imported(event: ["UID:lost@test", Self.stamp, "SUMMARY:When?"])
        #expect(imported.activities.isEmpty)
        #expect(Exchange.codes(imported.findings) == ["3 missing-start"])
        #expect(imported.findings.first?.component == "lost@test")
    }

    @Test func `an event without a UID gets the same one every time`() throws {
        let lines = ["DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", "SUMMARY:Tour", "LOCATION:Pier"]
        let first = try Exchange.imported(event: lines + ["DTSTAMP:20270102T000000Z"])
        let again = try Exchange.imported(event: [Self.stamp] + lines)
        let other = try Exchange.imported(event: lines.dropLast() + ["LOCATION:Quay"])
        #expect(Exchange.codes(first.findings) == ["3 missing-uid"])
        #expect(first.activities[0].uid == again.activities[0].uid)
        #expect(first.activities[0].uid != other.activities[0].uid)
    }

    @Test(arguments: ["UID:", "UID: ", "UID: \t "])
    func `a UID of nothing but blanks is none`(line: String) throws {
        let lines = ["DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", "SUMMARY:Tour", Self.stamp]
        let without = try Exchange.imported(event: lines)
        let blank = try Exchange.imported(event: lines + [line])
        #expect(blank.activities.map(\.uid) == without.activities.map(\.uid))
        #expect(Exchange.codes(blank.findings) == ["3 missing-uid"])
    }

    @Test func `what is no event is counted, not passed over`() throws {
        let imported = try Exchange.imported(
            file: [
                "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:a", "END:VTODO", "BEGIN:VTODO", "UID:b",
                "END:VTODO", "BEGIN:VFREEBUSY", "UID:c", "END:VFREEBUSY", "END:VCALENDAR", "",
            ].joined(separator: "\r\n"))
        #expect(Exchange.codes(imported.findings) == ["3 not-an-event", "9 not-an-event"])
        #expect(imported.findings[0].message.hasPrefix("2 components are VTODO"))
    }
}

// MARK: - Zones from elsewhere

extension CalendarImportTests {
    static let floating = identity + ["DTSTART:20270710T100000", "DTEND:20270710T120000"]
    static let berlin = ["BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "END:VTIMEZONE"]

    static let hints: [(calendar: [String], policy: FloatingTimePolicy, zone: String?)] = [
        (["X-WR-TIMEZONE:America/New_York"], FloatingTimePolicy.hintedByFile, "America/New_York"),
        (["X-WR-TIMEZONE:America/New_York"] + berlin, .hintedByFile, "America/New_York"),
        (berlin, .hintedByFile, "Europe/Berlin"),
        ([], .hintedByFile, nil),
        (berlin, .floating, nil),
        ([], .otherwise(.utc), "UTC"),
        (berlin, .otherwise(.utc), "Europe/Berlin"),
    ]

    @Test(arguments: hints.indices) func `a time without a zone takes the file's hint`(_ index: Int) throws {
        let (calendar, policy, expected) = Self.hints[index]
        let imported = try Exchange.imported(event: Self.floating, calendar: calendar, floating: policy)
        let (start, end) = try Exchange.ends(try #require(imported.activities.first))
        #expect(start.zone?.name == expected)
        #expect(end.zone?.name == expected)
        #expect(imported.findings.map(\.code) == [.floatingTime])
    }

    @Test func `a zone that other times of the file name is no hint for one without`() throws {
        let imported = try Exchange.imported(
            event: Self.floating,
            calendar: Self.berlin + [
                "BEGIN:VEVENT", "UID:2@test", "DTSTART;TZID=Europe/Berlin:20270710T100000",
                "DTEND;TZID=Europe/Berlin:20270710T120000", "END:VEVENT",
            ])
        #expect(
            try imported.activities.map { try Exchange.ends($0).start.zone?.name } == ["Europe/Berlin", nil])
    }

    @Test func `UTC at an airport that the text names becomes the clock there`() throws {
        let imported = try Exchange.imported(
            event: Self.identity + [
                "DTSTART:20270312T080000Z", "DTEND:20270312T180500Z", "SUMMARY:Flight QJ 716",
                "DESCRIPTION:From: Tokyo (HND)\\nTo: Los Angeles (LAX)\\nSee our LAX policy.",
            ])
        let (start, end) = try Exchange.ends(try #require(imported.activities.first))
        #expect("\(start.local) \(start.zone?.name ?? "")" == "2027-03-12T17:00:00 Asia/Tokyo")
        #expect("\(end.local) \(end.zone?.name ?? "")" == "2027-03-12T10:05:00 America/Los_Angeles")
        #expect(Exchange.codes(imported.findings) == ["6 zone-from-place", "7 zone-from-place"])
    }

    @Test func `a length in UTC ends on the clock of the arrival`() throws {
        let imported = try Exchange.imported(
            event: Self.identity + [
                "DTSTART;TZID=GMT+0900:20270312T170000", "DURATION:PT10H5M", "SUMMARY:Flight QJ 716",
                "DESCRIPTION:From: Tokyo (HND)\\nTo: Los Angeles (LAX)",
            ])
        let (start, end) = try Exchange.ends(try #require(imported.activities.first))
        #expect("\(start.local) \(start.zone?.name ?? "")" == "2027-03-12T17:00:00 Asia/Tokyo")
        #expect("\(end.local) \(end.zone?.name ?? "")" == "2027-03-12T10:05:00 America/Los_Angeles")
        #expect(imported.findings.map(\.code) == [.fixedOffsetZone, .zoneFromPlace, .zoneFromPlace])
    }

    @Test(arguments: [
        // No flight, so the code says nothing about the traveller.
        ["SUMMARY:Talk about (HND)", "LOCATION:Tokyo (HND)"],
        // Codes that do not stand beside From and To.
        ["SUMMARY:Flight QJ 716", "DESCRIPTION:See our LAX policy. Lounge (HND) is open."],
        // Two codes for one end.
        ["SUMMARY:Flight QJ 716", "LOCATION:Osaka (KIX)", "DESCRIPTION:From: Tokyo (HND)"],
        // Letters that are no airport's.
        ["SUMMARY:Flight QJ 716", "DESCRIPTION:From: Somewhere (QQQ)"],
    ])
    func `UTC stays where no code stands beside the end`(_ lines: [String]) throws {
        let imported = try Exchange.imported(
            event: Self.identity + ["DTSTART:20270312T080000Z", "DTEND:20270312T180500Z"] + lines)
        let (start, end) = try Exchange.ends(try #require(imported.activities.first))
        #expect(start.zone == .utc)
        #expect(end.zone == .utc)
        let isFlight = imported.activities.first?.kind == .flight
        #expect(imported.findings.map(\.code) == (isFlight ? [.unplacedTransport] : []))
    }
}

// MARK: - Series and identity

extension CalendarImportTests {
    static let master = [
        "BEGIN:VEVENT", "UID:s", "DTSTART;TZID=Europe/Berlin:20270307T190000",
        "DTEND;TZID=Europe/Berlin:20270307T194500",
        "RRULE:FREQ=WEEKLY;COUNT=4", "END:VEVENT",
    ]

    static func file(_ lines: [String], method: String = "PUBLISH") -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:\(method)"] + lines + ["END:VCALENDAR", ""]).joined(
            separator: "\r\n")
    }

    // 14 March 2027 19:00 in Berlin is 18:00 UTC, 03:00 on 15 March in Tokyo.
    @Test(arguments: [
        "RECURRENCE-ID;TZID=Europe/Berlin:20270314T190000", "RECURRENCE-ID:20270314T180000Z",
        "RECURRENCE-ID;TZID=Asia/Tokyo:20270315T030000", "RECURRENCE-ID;VALUE=DATE:20270314",
        "RECURRENCE-ID:20270314T190000",
    ])
    func `a changed occurrence is named on the clock of its series`(_ line: String) throws {
        let change = [
            "BEGIN:VEVENT", "UID:s", line, "DTSTART:20270314T200000Z", "DTEND:20270314T210000Z", "END:VEVENT",
        ]
        for lines in [Self.master + change, change + Self.master] {
            let imported = try Exchange.imported(file: Self.file(lines))
            let changed = try #require(imported.activities.first { $0.recurrenceID != nil })
            #expect(changed.recurrenceID == (try CivilDateTime(2027, 3, 14, 19, 0)))
            #expect(!imported.findings.contains { $0.code == .orphanOverride })
        }
    }

    @Test func `a changed occurrence without its series is a single event, and told`() throws {
        let imported = try Exchange.imported(
            file: Self.file([
                "BEGIN:VEVENT", "UID:s", "RECURRENCE-ID;TZID=Europe/Berlin:20270314T190000",
                "DTSTART;TZID=Europe/Berlin:20270315T190000", "DTEND;TZID=Europe/Berlin:20270315T194500",
                Self.stamp, "END:VEVENT",
            ]))
        #expect(imported.activities.map(\.key.occurrence) == ["2027-03-14T19:00:00[Europe/Berlin]"])
        #expect(Exchange.codes(imported.findings) == ["6 orphan-override"])
    }

    @Test func `a rule that cannot be read is told where it stands`() throws {
        let imported = try Exchange.imported(
            event: Self.identity + [
                "DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", "RRULE:FREQ=DAILY;BYMONTH=13",
            ])
        #expect(Exchange.codes(imported.findings) == ["8 cannot-expand"])
        #expect(imported.activities.first?.recurrence?.lines == ["RRULE:FREQ=DAILY;BYMONTH=13"])
    }

    @Test(arguments: [
        ("RRULE:FREQ=WEEKLY;BYDAY=MO, TU;", ["RRULE:FREQ=WEEKLY;BYDAY=MO,TU"]), ("RRULE:", []),
    ])
    func `a rule is freed of blanks and empty parts`(_ line: String, _ expected: [String]) throws {
        let imported = try Exchange.imported(
            event: Self.identity + ["DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", line])
        #expect(Exchange.codes(imported.findings) == ["8 repaired-value"])
        #expect(imported.activities.first?.recurrence?.lines ?? [] == expected)
    }

    @Test func `the zones of excluded dates get the names of the database`() throws {
        let activity = try Exchange.activity([
            "DTSTART;TZID=Pacific Standard Time:20270710T100000",
            "DTEND;TZID=Pacific Standard Time:20270710T110000",
            "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;TZID=Pacific Standard Time:20270711T100000,20270712T100000",
        ])
        #expect(
            activity.recurrence?.lines == [
                "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;TZID=America/Los_Angeles:20270711T100000,20270712T100000",
            ])
    }

    @Test func `of two versions in one file the newer one is taken`() throws {
        func version(_ sequence: Int, _ title: String) -> [String] {
            [
                "BEGIN:VEVENT", "UID:a", "SEQUENCE:\(sequence)", "DTSTART:20270710T100000Z",
                "DTEND:20270710T110000Z",
                "SUMMARY:\(title)", Self.stamp, "END:VEVENT",
            ]
        }
        let imported = try Exchange.imported(file: Self.file(version(2, "new") + version(1, "old")))
        #expect(imported.activities.map(\.title) == ["new"])
        #expect(Exchange.codes(imported.findings) == ["12 duplicate-uid"])
    }

    @Test func `two events with one UID are both kept when neither is newer`() throws {
        func event(_ hour: Int) -> [String] {
            [
                "BEGIN:VEVENT", "UID:a", "DTSTART:2027071\(hour)T100000Z", "DTEND:2027071\(hour)T110000Z",
                Self.stamp, "END:VEVENT",
            ]
        }
        let text = Self.file(event(0) + event(1) + event(1))
        let imported = try Exchange.imported(file: text)
        #expect(imported.activities.count == 2)
        #expect(imported.activities[0].uid.text == "a")
        #expect(imported.activities.map(\.uid) == (try Exchange.imported(file: text).activities.map(\.uid)))
        #expect(imported.findings.map(\.code) == [.duplicateUID, .duplicateUID])
    }

    @Test func `a cancellation is known as one, with and without a start`() throws {
        let cancel = try Exchange.imported(
            file: Self.file(
                [
                    "BEGIN:VEVENT", "UID:a", "SEQUENCE:3", "DTSTAMP:20270101T000000Z", "END:VEVENT",
                    "BEGIN:VEVENT",
                    "UID:b", "DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", Self.stamp, "END:VEVENT",
                ], method: "CANCEL"))
        #expect(cancel.isCancellation)
        #expect(cancel.cancellations.map(\.key.uid.text) == ["a", "b"])
        #expect(cancel.cancellations.map(\.sequence) == [3, 0])
        #expect(cancel.activities.map(\.uid.text) == ["b"])
        #expect(cancel.activities.map(\.status) == [.cancelled])
        #expect(cancel.findings.isEmpty)
    }

    @Test func `a zone of the file's own making is told once`() throws {
        let zone = [
            "BEGIN:VTIMEZONE", "TZID:Moon", "BEGIN:STANDARD", "DTSTART:19700101T000000",
            "TZOFFSETFROM:+0317", "TZOFFSETTO:+0317", "END:STANDARD", "END:VTIMEZONE",
        ]
        func codes(_ lines: String...) throws -> [FindingCode] {
            let lines = ["UID:1@test", "DTSTAMP:20270101T000000Z"] + lines
            return try Exchange.imported(event: lines, calendar: zone).findings.map(\.code)
        }
        let times = ["DTSTART;TZID=Moon:20270302T100000", "DTEND;TZID=Moon:20270302T110000"]
        #expect(try codes(times[0], times[1]) == [.fileZone])
        #expect(try codes(times[0], times[1], "RRULE:FREQ=DAILY;BYHOUR=10") == [.fileZone])
    }

    @Test func `plain properties come over as they are`() throws {
        let activity = try Exchange.activity([
            "DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", "SUMMARY:Lunch\\; then\\nthe train",
            "DESCRIPTION:Two\\, please", "LOCATION:Pier 39", "GEO:37.81;-122.41",
            "URL:https://example.org/a?b=1,2",
            "STATUS:TENTATIVE", "TRANSP:TRANSPARENT", "SEQUENCE:7", "LAST-MODIFIED:20270105T060708Z",
            "CATEGORIES:Holiday,Tour",
        ])
        #expect(activity.title == "Lunch; then\nthe train")
        #expect(activity.notes == "Two, please")
        #expect(activity.place == Place(name: "Pier 39", latitude: 37.81, longitude: -122.41))
        #expect(activity.url == "https://example.org/a?b=1,2")
        #expect(activity.status == .tentative)
        #expect(activity.isTransparent)
        #expect(activity.sequence == 7)
        #expect(activity.stamp == (try Instant(parsing: "2027-01-01T00:00:00Z")))
        #expect(activity.lastModified == (try Instant(parsing: "2027-01-05T06:07:08Z")))
        #expect(activity.kind == .tour)
    }
}
