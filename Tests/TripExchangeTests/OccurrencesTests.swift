import CivilTime
import Findings
import ICalendar
import Recurrence
import TestKit
import Testing
import TripExchange
import TripSeries
import Trips

@Suite("Occurrences") struct OccurrencesTests {
    static func expanded(
        _ lines: [String], from: String = "2027-01-01", to: String = "2028-01-01",
        limits: ExpansionLimits = .standard
    ) throws -> ExpandedActivities {
        try expanded([try Exchange.activity(lines)], from: from, to: to, limits: limits)
    }

    static func expanded(
        _ activities: [Activity], from: String = "2027-01-01", to: String = "2028-01-01",
        limits: ExpansionLimits = .standard
    ) throws -> ExpandedActivities {
        let window = try Instant(parsing: "\(from)T00:00:00Z")..<Instant(parsing: "\(to)T00:00:00Z")
        return Occurrences(database: try Exchange.database(), limits: limits).expand(activities, in: window)
    }

    /// Start and end of each as instants, without the year.
    static func instants(_ expanded: ExpandedActivities) throws -> [String] {
        try expanded.activities.map { activity in
            let (start, end) = try Exchange.ends(activity)
            return "\(try Exchange.instant(start))/\(try Exchange.instant(end))".replacing("2027-", with: "")
        }
    }

    static func locals(_ expanded: ExpandedActivities) -> [String] {
        expanded.activities.map { activity in
            guard case .timed(let start, _) = activity.span else { return "\(activity.span.startDate)" }
            return "\(start.local)"
        }
    }

    static func berlin(_ start: String, _ end: String) -> [String] {
        ["DTSTART;TZID=Europe/Berlin:\(start)", "DTEND;TZID=Europe/Berlin:\(end)"]
    }

    // Berlin goes from +01:00 to +02:00 on 28 March 2027 at 02:00, and back on 31 October at 03:00.
    @Test func `the clock reading stays when the clocks change`() throws {
        let expanded = try Self.expanded(
            Self.berlin("20270326T190000", "20270326T194500") + ["RRULE:FREQ=DAILY;COUNT=3"])
        #expect(
            try Self.instants(expanded) == [
                "03-26T18:00:00Z/03-26T18:45:00Z", "03-27T18:00:00Z/03-27T18:45:00Z",
                "03-28T17:00:00Z/03-28T17:45:00Z",
            ])
    }

    @Test func `in one zone the end keeps its clock reading over the change`() throws {
        let expanded = try Self.expanded(
            Self.berlin("20270326T220000", "20270327T060000") + ["RRULE:FREQ=DAILY;COUNT=2"])
        #expect(
            try Self.instants(expanded) == [
                "03-26T21:00:00Z/03-27T05:00:00Z", "03-27T21:00:00Z/03-28T04:00:00Z",
            ])
    }

    @Test func `between two zones the elapsed time stays`() throws {
        // 12:00 in Berlin to 12:30 in London is 1 h 30 min; Honolulu never changes: 10 h before and after.
        let expanded = try Self.expanded([
            "DTSTART;TZID=Europe/Berlin:20270327T120000", "DTEND;TZID=Pacific/Honolulu:20270327T110000",
            "RRULE:FREQ=DAILY;COUNT=2",
        ])
        #expect(
            try Self.instants(expanded) == [
                "03-27T11:00:00Z/03-27T21:00:00Z", "03-28T10:00:00Z/03-28T20:00:00Z",
            ])
    }

    @Test func `an occurrence is known by its original start and carries no rule`() throws {
        let expanded = try Self.expanded(
            Self.berlin("20270326T190000", "20270326T194500") + ["RRULE:FREQ=DAILY;COUNT=2"])
        #expect(
            expanded.activities.map(\.recurrenceID) == [
                try CivilDateTime(2027, 3, 26, 19, 0), try CivilDateTime(2027, 3, 27, 19, 0),
            ])
        #expect(expanded.activities.allSatisfy { $0.recurrence == nil && $0.source == nil })
        #expect(Set(expanded.activities.map(\.uid.text)) == ["1@test"])
    }

    @Test(arguments: [
        "EXDATE;TZID=Europe/Berlin:20270327T190000", "EXDATE:20270327T180000Z",
        "EXDATE;TZID=Asia/Tokyo:20270328T030000", "EXDATE;VALUE=DATE:20270327", "EXDATE:20270327T190000",
        "EXDATE;TZID=W. Europe Standard Time:20270327T190000",
    ])
    func `an excluded date counts in any form`(_ line: String) throws {
        let expanded = try Self.expanded(
            Self.berlin("20270326T190000", "20270326T194500") + ["RRULE:FREQ=DAILY;COUNT=3", line])
        #expect(Self.locals(expanded) == ["2027-03-26T19:00:00", "2027-03-28T19:00:00"])
        #expect(expanded.findings.isEmpty)
    }

    @Test func `an excluded instant meets the skipped reading that stands for it`() throws {
        // 02:30 on 28 March does not exist; RFC 5545 §3.3.5 reads it as 01:30 UTC.
        let expanded = try Self.expanded(
            Self.berlin("20270327T023000", "20270327T024500") + [
                "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20270328T013000Z",
            ])
        #expect(Self.locals(expanded) == ["2027-03-27T02:30:00", "2027-03-29T02:30:00"])
    }

    @Test func `an end in UTC is the clock of the series`() throws {
        // 18:00 UTC is 19:00 in Berlin before the change and 20:00 after it.
        let before =
            Self.berlin("20270324T190000", "20270324T194500") + ["RRULE:FREQ=DAILY;UNTIL=20270326T180000Z"]
        #expect(Self.locals(try Self.expanded(before)).last == "2027-03-26T19:00:00")
        let after =
            Self.berlin("20270327T190000", "20270327T194500") + ["RRULE:FREQ=DAILY;UNTIL=20270330T165959Z"]
        #expect(Self.locals(try Self.expanded(after)).last == "2027-03-29T19:00:00")
    }

    @Test func `added dates come in any zone, and with an end of their own`() throws {
        let expanded = try Self.expanded(
            Self.berlin("20270326T190000", "20270326T194500") + [
                "RDATE:20270401T170000Z", "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20270402T190000/PT2H",
            ])
        #expect(
            try Self.instants(expanded) == [
                "03-26T18:00:00Z/03-26T18:45:00Z", "04-01T17:00:00Z/04-01T17:45:00Z",
                "04-02T17:00:00Z/04-02T19:00:00Z",
            ])
    }

    @Test func `whole days are days in every zone`() throws {
        let expanded = try Self.expanded([
            "DTSTART;VALUE=DATE:20270326", "DTEND;VALUE=DATE:20270328", "RRULE:FREQ=WEEKLY;COUNT=2",
            "EXDATE;VALUE=DATE:20270326",
        ])
        #expect(
            expanded.activities.map(\.span) == [
                .allDay(start: try CivilDate(2027, 4, 2), end: try CivilDate(2027, 4, 4))
            ])
    }

    @Test func `only what touches the window comes, also when it began before`() throws {
        let lines = Self.berlin("20270301T220000", "20270302T060000") + ["RRULE:FREQ=DAILY"]
        let night = try Self.expanded(lines, from: "2027-03-10", to: "2027-03-11")
        #expect(Self.locals(night) == ["2027-03-09T22:00:00", "2027-03-10T22:00:00"])
        // Whole days count where they touch the window anywhere on Earth: from +14:00 to -12:00.
        let days = try Self.expanded(
            ["DTSTART;VALUE=DATE:20270301", "RRULE:FREQ=DAILY"], from: "2027-03-10", to: "2027-03-11")
        #expect(Self.locals(days) == ["2027-03-09", "2027-03-10", "2027-03-11"])
    }

    @Test func `a single activity passes through`() throws {
        let lines = Self.berlin("19990326T190000", "19990326T194500")
        #expect(Self.locals(try Self.expanded(lines)) == ["1999-03-26T19:00:00"])
    }
}

// MARK: - Changed occurrences

extension OccurrencesTests {
    @Test func `a changed occurrence takes its place, a cancelled one is marked`() throws {
        let imported = try Exchange.imported(file: Fixtures.text(Fixtures.path(besideTest: "series.ics")))
        let expanded = try Self.expanded(imported.activities)
        let found = expanded.activities.map { activity in
            let start = Self.locals(ExpandedActivities(activities: [activity], findings: []))[0]
            return "\(start) \(activity.title) \(activity.status)"
        }
        // Daily from 24 to 31 March: 25 and 26 are excluded, 29 moved to 20:30, 30 cancelled, 10 April added.
        #expect(
            found == [
                "2027-03-24T19:00:00 Open evening confirmed", "2027-03-27T19:00:00 Open evening confirmed",
                "2027-03-28T19:00:00 Open evening confirmed",
                "2027-03-29T20:30:00 Open evening, outdoors confirmed",
                "2027-03-30T19:00:00 Open evening cancelled", "2027-03-31T19:00:00 Open evening confirmed",
                "2027-04-10T20:00:00 Open evening confirmed",
            ])
        #expect(expanded.findings.isEmpty)
    }

    @Test func `a changed occurrence beats the exclusion of its time`() throws {
        let series = try Exchange.activity(
            Self.berlin("20270326T190000", "20270326T194500") + [
                "RRULE:FREQ=DAILY;COUNT=2", "EXDATE;TZID=Europe/Berlin:20270327T190000",
            ])
        let change = try Exchange.activity(
            Self.berlin("20270327T200000", "20270327T204500") + [
                "RECURRENCE-ID;TZID=Europe/Berlin:20270327T190000"
            ])
        for activities in [[series, change], [change, series]] {
            let activities = try Exchange.merged(activities)
            #expect(
                Self.locals(try Self.expanded(activities)) == ["2027-03-26T19:00:00", "2027-03-27T20:00:00"])
        }
    }

    @Test func `a change of this and the future moves all later ones`() throws {
        let series = try Exchange.activity(
            Self.berlin("20270326T190000", "20270326T194500") + ["RRULE:FREQ=DAILY;COUNT=4", "SUMMARY:Early"])
        let change = try Exchange.activity(
            Self.berlin("20270328T200000", "20270328T210000") + [
                "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270328T190000", "SUMMARY:Late",
            ])
        let expanded = try Self.expanded(try Exchange.merged([series, change]))
        #expect(
            Self.locals(expanded) == [
                "2027-03-26T19:00:00", "2027-03-27T19:00:00", "2027-03-28T20:00:00", "2027-03-29T20:00:00",
            ])
        #expect(expanded.activities.map(\.title) == ["Early", "Early", "Late", "Late"])
        #expect(expanded.activities.last?.recurrenceID == (try CivilDateTime(2027, 3, 29, 19, 0)))
    }

    @Test func `a changed occurrence without its series passes through`() throws {
        let change = try Exchange.activity(
            Self.berlin("20270327T200000", "20270327T204500") + [
                "RECURRENCE-ID;TZID=Europe/Berlin:20270327T190000"
            ])
        #expect(try Self.expanded([change]).activities == [change])
    }
}

// MARK: - What cannot be expanded

extension OccurrencesTests {
    @Test(arguments: [
        ("RRULE:FREQ=DAILY;BYMONTH=13", "cannot-expand", 1),
        ("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "cannot-expand", 1),
        ("RRULE:FREQ=DAILY;UNTIL=20260101T000000Z", "unusual-rule", 1),
    ])
    func `a rule that yields nothing is told and its first occurrence stays`(
        _ line: String, _ code: String, _ count: Int
    ) throws {
        let expanded = try Self.expanded(Self.berlin("20270326T190000", "20270326T194500") + [line])
        #expect(expanded.findings.map(\.code.rawValue) == [code])
        #expect(expanded.findings.first?.message.contains(line.dropFirst(6).prefix(10)) == true)
        #expect(expanded.activities.count == count)
    }

    @Test func `an endless series stops at the limit and says where`() throws {
        let expanded = try Self.expanded(
            Self.berlin("20270326T190000", "20270326T194500") + ["RRULE:FREQ=DAILY"],
            limits: ExpansionLimits(maximumOccurrences: 3, maximumWork: 100_000))
        #expect(expanded.activities.count == 3)
        #expect(expanded.findings.map(\.code) == [.expansionLimited])
        #expect(expanded.findings.first?.message.contains("from 2027-03-29T19:00:00 on are missing") == true)
    }

    @Test func `a series in an unknown zone stands as its first occurrence`() throws {
        let time = ActivityTime(
            local: try CivilDateTime(2027, 3, 12, 17, 0), zone: try ZoneID("Mars/Olympus"))
        let activity = Activity(
            uid: ActivityUID("a"), kind: .event, title: "x", span: .timed(start: time, end: time),
            recurrence: ActivityRecurrence(lines: ["RRULE:FREQ=DAILY"]))
        let expanded = try Self.expanded([activity])
        #expect(expanded.activities.map(\.recurrenceID) == [time.local])
        #expect(expanded.findings.map(\.code) == [.cannotExpand])
    }

    // MARK: - What RFC 5545 no longer has, or does not allow

    @Test func `EXRULE takes out what it names, and is told`() throws {
        // 1 January 2002 is a Tuesday; UNTIL at midnight UTC of 11 January is 01:00 in Berlin, before that day's 19:00.
        let lines =
            Self.berlin("20020101T190000", "20020101T200000") + [
                "RRULE:FREQ=DAILY;COUNT=12", "EXRULE:FREQ=WEEKLY;BYDAY=SA,SU",
                "EXRULE:FREQ=DAILY;INTERVAL=3;UNTIL=20020111T000000Z",
            ]
        let expanded = try Self.expanded(lines, from: "2002-01-01", to: "2002-02-01")
        // Out: 5, 6 and 12 January as weekends; 1, 4, 7 and 10 as every third day.
        #expect(Self.locals(expanded).map { $0.dropFirst(8).prefix(2) } == ["02", "03", "08", "09", "11"])
        #expect(expanded.findings.isEmpty)
        let imported = try Exchange.imported(event: ["UID:1@test", "DTSTAMP:20270101T000000Z"] + lines)
        #expect(imported.findings.map(\.code) == [.deprecatedProperty, .deprecatedProperty])
        #expect(try Exchange.eventLines(try #require(imported.activities.first)).contains(lines[3]))
    }

    @Test func `an EXRULE that cannot be read takes nothing out, and is told`() throws {
        let lines =
            Self.berlin("20270326T190000", "20270326T194500") + [
                "RRULE:FREQ=DAILY;COUNT=2", "EXRULE:FREQ=SOMETIMES",
            ]
        let expanded = try Self.expanded(lines)
        #expect(expanded.activities.count == 2)
        #expect(expanded.findings.map(\.code) == [.cannotExpand])
        let imported = try Exchange.imported(event: ["UID:1@test", "DTSTAMP:20270101T000000Z"] + lines)
        #expect(imported.findings.map(\.code) == [.deprecatedProperty, .cannotExpand])
    }

    @Test func `a period of dates is whole days, and in a series with times a day of the same length`() throws
    {
        let days = try Self.expanded([
            "DTSTART;VALUE=DATE:20270326", "DTEND;VALUE=DATE:20270327",
            "RDATE;VALUE=PERIOD:20270401/20270404,20270410/P2D,20270420/20270420",
        ])
        #expect(
            days.activities.map { "\($0.span.startDate)/\($0.span.endDate)" } == [
                "2027-03-26/2027-03-27", "2027-04-01/2027-04-04", "2027-04-10/2027-04-12",
                "2027-04-20/2027-04-21",
            ])
        let times = try Self.expanded(
            Self.berlin("20270326T190000", "20270326T194500") + ["RDATE;VALUE=PERIOD:20270401/20270404"])
        #expect(
            try Self.instants(times) == [
                "03-26T18:00:00Z/03-26T18:45:00Z", "04-01T17:00:00Z/04-01T17:45:00Z",
            ])
    }

    @Test func `a long period is found from its last day`() throws {
        let lines = [
            "DTSTART;VALUE=DATE:20270101", "DTEND;VALUE=DATE:20270102",
            "RDATE;VALUE=PERIOD:20270201/20270401",
        ]
        let found = try Self.expanded(lines, from: "2027-03-20", to: "2027-03-21")
        #expect(found.activities.map(\.span.startDate) == [try CivilDate(2027, 2, 1)])
    }

    @Test func `a date ends a series of times with its whole day, also after a change of all later ones`()
        throws
    {
        // RFC 5545 section 3.3.10, of UNTIL: it "bounds the recurrence rule in an inclusive manner". A mere date beside
        // times is against the section; python-dateutil and libical read its midnight, and have one occurrence less.
        let imported = try Exchange.imported(
            file: [
                "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:1", "DTSTAMP:20270901T000000Z",
                "DTSTART:20270901T120000Z", "DTEND:20270901T140000Z",
                "RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20270909", "RDATE:20270906T090000Z", "END:VEVENT",
                "BEGIN:VEVENT", "UID:1", "DTSTAMP:20270901T000000Z",
                "RECURRENCE-ID;RANGE=THISANDFUTURE:20270905T120000Z", "DTSTART:20270905T090000Z",
                "DTEND:20270905T160000Z", "END:VEVENT", "END:VCALENDAR", "",
            ].joined(separator: "\r\n"))
        let expanded = Occurrences(database: try Exchange.database(), limits: .standard).expand(
            imported.activities, in: try Exchange.window())
        // Section 3.2.13: what changes the start or the length of one changes those of all later ones by as much, of
        // the added date as well.
        #expect(
            try Self.instants(expanded) == [
                "09-01T12:00:00Z/09-01T14:00:00Z", "09-03T12:00:00Z/09-03T14:00:00Z",
                "09-05T09:00:00Z/09-05T16:00:00Z", "09-06T06:00:00Z/09-06T13:00:00Z",
                "09-07T09:00:00Z/09-07T16:00:00Z", "09-09T09:00:00Z/09-09T16:00:00Z",
            ])
    }
}
