import CivilTime
import Findings
import ICalendar
import Merging
import Recurrence
import TestKit
import Testing
import TripExchange
import TripSeries
import Trips

/// Which occurrence of a series a RECURRENCE-ID means, however it is said and whenever it comes.
@Suite("Changed occurrences") struct ChangedOccurrenceTests {
    static func calendar(_ events: [[String]], method: String = "PUBLISH", zones: [String] = []) -> String {
        let lines = events.flatMap {
            ["BEGIN:VEVENT", "UID:s", "DTSTAMP:20270101T000000Z"] + $0 + ["END:VEVENT"]
        }
        return
            (["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:\(method)"] + zones + lines + ["END:VCALENDAR", ""])
            .joined(separator: "\r\n")
    }

    static func imported(_ events: [String]..., method: String = "PUBLISH", zones: [String] = []) throws
        -> ImportedCalendar
    {
        try Exchange.imported(file: calendar(events, method: method, zones: zones))
    }

    /// Every day at 19:00 in Berlin from 26 to 29 March 2027; the clocks go forward on 28 March.
    static let berlin = [
        "DTSTART;TZID=Europe/Berlin:20270326T190000", "DTEND;TZID=Europe/Berlin:20270326T194500",
        "RRULE:FREQ=DAILY;COUNT=4", "SUMMARY:Class",
    ]

    /// A change of one occurrence to 1 March, at the same hour as no occurrence is.
    static func change(_ recurrenceID: String) -> [String] {
        [
            "RECURRENCE-ID\(recurrenceID)", "DTSTART:20270301T050000Z", "DTEND:20270301T053000Z",
            "SUMMARY:Moved",
        ]
    }

    /// What a traveller sees in the year: the start as written, and the title or what has become of it.
    static func seen(_ activities: [Activity]) throws -> [String] {
        let window =
            try Instant(parsing: "2027-01-01T00:00:00Z")..<Instant(parsing: "2028-01-01T00:00:00Z")
        let expanded = Occurrences(database: try Exchange.database(), limits: .standard)
            .expand(activities, in: window)
        return expanded.activities.map { activity in
            let title = activity.status == .cancelled ? "cancelled" : activity.title
            guard case .timed(let start, _) = activity.span else {
                return "\(activity.span.startDate) \(title)"
            }
            return "\(start.local) \(title)".replacing("2027-", with: "")
        }.sorted()
    }

    // MARK: - Ways to say it

    // 28 March, 19:00 in Berlin (+02:00) is 17:00 in UTC, 13:00 in New York (-04:00) and 02:00 of the 29th in Tokyo.
    static let ways = [
        ";TZID=Europe/Berlin:20270328T190000", ":20270328T170000Z", ";TZID=America/New_York:20270328T130000",
        ";TZID=Asia/Tokyo:20270329T020000", ":20270328T190000", ";VALUE=DATE:20270328",
        ";TZID=W. Europe Standard Time:20270328T190000",
    ]
    static let moved = [
        "03-01T05:00:00 Moved", "03-26T19:00:00 Class", "03-27T19:00:00 Class", "03-29T19:00:00 Class",
    ]

    @Test(arguments: ways) func `in one file it changes the occurrence that it means`(_ way: String) throws {
        for events in [[Self.berlin, Self.change(way)], [Self.change(way), Self.berlin]] {
            let imported = try Exchange.imported(file: Self.calendar(events))
            #expect(try Self.seen(imported.activities) == Self.moved)
            #expect(imported.findings.map(\.code) == (way.contains("W. E") ? [.windowsZone] : []))
        }
    }

    @Test(arguments: ways) func `in two calendars of a file it does the same, in either order`(_ way: String)
        throws
    {
        let parts = [Self.calendar([Self.berlin]), Self.calendar([Self.change(way)])]
        for file in [parts.joined(), parts.reversed().joined()] {
            let imported = try Exchange.imported(file: file)
            #expect(try Self.seen(imported.activities) == Self.moved)
            #expect(!imported.findings.contains { $0.code == .orphanOverride })
        }
    }

    @Test(arguments: ways) func `in two files it does the same, in either order`(_ way: String) throws {
        let series = try Self.imported(Self.berlin)
        let change = try Self.imported(Self.change(way))
        #expect(change.findings.contains { $0.code == .orphanOverride })
        #expect(try Self.seen(try Exchange.merged([series, change])) == Self.moved)
        #expect(try Self.seen(try Exchange.merged([change, series])) == Self.moved)
        // And again, whichever comes.
        let both = [change, series, change, series, series, change]
        #expect(try Self.seen(try Exchange.merged(both)) == Self.moved)
    }

    @Test(arguments: ways) func `a cancellation of it calls off that one, in either order`(_ way: String)
        throws
    {
        let series = try Self.imported(Self.berlin)
        let cancelled = [
            "03-26T19:00:00 Class", "03-27T19:00:00 Class", "03-28T19:00:00 cancelled",
            "03-29T19:00:00 Class",
        ]
        let bare = try Self.imported(["RECURRENCE-ID\(way)", "SEQUENCE:1"], method: "CANCEL")
        #expect(try Self.seen(try Exchange.merged([series, bare])) == cancelled)
        #expect(try Self.seen(try Exchange.merged([bare, series])) == cancelled)
        let file =
            Self.calendar([Self.berlin])
            + Self.calendar([["RECURRENCE-ID\(way)", "SEQUENCE:1"]], method: "CANCEL")
        #expect(try Self.seen(try Exchange.merged([try Exchange.imported(file: file)])) == cancelled)
    }

    @Test func `what was said without a series is kept as it was said, and written so`() throws {
        let texts = [
            ";TZID=Europe/Berlin:20270328T190000": "2027-03-28T19:00:00[Europe/Berlin]",
            ":20270328T170000Z": "2027-03-28T17:00:00Z", ":20270328T190000": "2027-03-28T19:00:00[]",
            ";VALUE=DATE:20270328": "2027-03-28",
        ]
        for (way, text) in texts {
            let activity = try #require(try Self.imported(Self.change(way)).activities.first)
            #expect(activity.key.occurrence == text)
            #expect(try ActivityKey(uid: activity.uid, occurrence: text) == activity.key)
            #expect(try Exchange.eventLines(activity).contains("RECURRENCE-ID\(way)"))
            let again = try Exchange.imported(file: try Exchange.text([activity]))
            #expect(again.activities.map(\.key) == [activity.key])
        }
    }

    // MARK: - It meets nothing

    // 12:00 in UTC is 13:00 or 14:00 in Berlin.
    @Test(arguments: [
        (";TZID=Europe/Berlin:20270328T120000", "2027-03-28T12:00:00[Europe/Berlin]", "2027-03-28T19:00:00"),
        (":20270328T190000Z", "2027-03-28T19:00:00Z", "2027-03-28T19:00:00"),
        (";TZID=Asia/Tokyo:20270328T190000", "2027-03-28T19:00:00[Asia/Tokyo]", "2027-03-28T19:00:00"),
        (";VALUE=DATE:20270330", "2027-03-30", "2027-03-29T19:00:00"),
        (":20270501T190000", "2027-05-01T19:00:00[]", "2027-03-29T19:00:00"),
    ])
    func `a time at which there is no occurrence changes none, and is told with the nearest`(
        _ way: String, _ said: String, _ nearest: String
    ) throws {
        let all = ["03-26", "03-27", "03-28", "03-29"].map { "\($0)T19:00:00 Class" }
        let seen = ["03-01T05:00:00 Moved"] + all
        let complaint =
            "the series has no occurrence at \(said); the nearest is \(nearest) in Europe/Berlin; RECURRENCE-ID "
            + "changes none, and the event was kept as one of its own"
        let one = try Self.imported(Self.berlin, Self.change(way))
        #expect(try Self.seen(one.activities) == seen)
        #expect(one.findings.map(\.code) == [.noSuchOccurrence])
        #expect(one.findings.first?.message == complaint)
        #expect(one.findings.first?.line == 15)

        let series = try Self.imported(Self.berlin)
        let change = try Self.imported(Self.change(way))
        let result = ImportMerge.merge(
            existing: series.activities, incoming: change, database: try Exchange.database())
        #expect(result.findings.map(\.message) == [complaint])
        #expect(try Self.seen(try Exchange.merged([series, change])) == seen)
        #expect(try Self.seen(try Exchange.merged([change, series])) == seen)
    }

    @Test func `a day with several occurrences names none of them`() throws {
        let series = [
            "DTSTART;TZID=Europe/Berlin:20270326T090000", "DTEND;TZID=Europe/Berlin:20270326T093000",
            "RRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=8", "SUMMARY:Class",
        ]
        let imported = try Self.imported(series, Self.change(";VALUE=DATE:20270327"))
        #expect(imported.activities.map(\.key.occurrence) == [nil, "2027-03-27"])
        #expect(
            imported.findings.map(\.message) == [
                "the series has 2 occurrences on 2027-03-27, and nothing tells which one is meant; RECURRENCE-ID changes "
                    + "none, and the event was kept as one of its own"
            ])
    }

    @Test func `a change of an occurrence that is taken out counts`() throws {
        let series = Self.berlin + ["EXDATE;TZID=Europe/Berlin:20270328T190000"]
        let imported = try Self.imported(series, Self.change(":20270328T170000Z"))
        #expect(try Self.seen(imported.activities) == Self.moved)
        #expect(imported.findings.isEmpty)
    }

    @Test func `this and the future is moved from the occurrence that it means, or not at all`() throws {
        let change = Self.change(";RANGE=THISANDFUTURE:20270328T170000Z")
        let series = try Self.imported(Self.berlin)
        let merged = try Exchange.merged([series, try Self.imported(change)])
        // 28 March 19:00 went to 1 March 05:00 UTC: 26 days and 14 hours back on the clock.
        #expect(
            try Self.seen(merged) == [
                "03-01T05:00:00 Moved", "03-02T05:00:00 Moved", "03-26T19:00:00 Class",
                "03-27T19:00:00 Class",
            ])
        let missed = try Self.imported(Self.change(";RANGE=THISANDFUTURE:20270328T190000Z"))
        #expect(
            try Self.seen(try Exchange.merged([series, missed])) == [
                "03-01T05:00:00 Moved", "03-26T19:00:00 Class", "03-27T19:00:00 Class",
                "03-28T19:00:00 Class", "03-29T19:00:00 Class",
            ])
    }

    @Test func `the change of an event that happens once takes its place`() throws {
        let single = Array(Self.berlin.filter { !$0.hasPrefix("RRULE") })
        let imported = try Self.imported(single, Self.change(":20270326T180000Z"))
        #expect(imported.findings.isEmpty)
        #expect(try Self.seen(imported.activities) == ["03-01T05:00:00 Moved"])
        let off = try Self.imported(["RECURRENCE-ID:20270326T180000Z", "SEQUENCE:1"], method: "CANCEL")
        let merged = try Exchange.merged([try Self.imported(single), off])
        #expect(try Self.seen(merged) == ["03-26T19:00:00 cancelled"])
    }

    @Test func `a RECURRENCE-ID that cannot be read leaves the series alone`() throws {
        let garbage = Self.change(":next Sunday")
        let imported = try Self.imported(Self.berlin, garbage)
        #expect(imported.activities.count == 2)
        #expect(imported.activities.filter { $0.uid.text == "s" }.map(\.title) == ["Class"])
        #expect(imported.findings.map(\.code) == [.noSuchOccurrence, .badValue])
        let cancel = try Self.imported(["RECURRENCE-ID:next Sunday", "SEQUENCE:3"], method: "CANCEL")
        #expect(cancel.cancellations.isEmpty)
        #expect(cancel.findings.map(\.code) == [.badValue])
    }
}

// MARK: - Kinds of series

extension ChangedOccurrenceTests {
    @Test func `a series of whole days knows days, and no instants`() throws {
        let series = [
            "DTSTART;VALUE=DATE:20270326", "DTEND;VALUE=DATE:20270327", "RRULE:FREQ=DAILY;COUNT=4",
            "SUMMARY:Class",
        ]
        for way in [
            ";VALUE=DATE:20270327", ";TZID=Europe/Berlin:20270327T000000", ":20270327T000000Z",
            ":20270327T090000",
        ] {
            let imported = try Self.imported(series, Self.change(way))
            #expect(imported.activities.map(\.key.occurrence) == [nil, "2027-03-27T00:00:00"], "\(way)")
        }
        // 23:00 in UTC is the midnight of the 28th in Berlin; in UTC it is a time of the 27th.
        let imported = try Self.imported(series, Self.change(":20270327T230000Z"))
        #expect(imported.activities.map(\.key.occurrence) == [nil, "2027-03-27T23:00:00Z"])
        #expect(
            imported.findings.map(\.message) == [
                "the series is of whole days, so 2027-03-27T23:00:00Z tells no occurrence of it; the nearest is 2027-03-28; "
                    + "RECURRENCE-ID changes none, and the event was kept as one of its own"
            ])
    }

    @Test func `a floating series knows readings, and no instants`() throws {
        let series = [
            "DTSTART:20270326T190000", "DTEND:20270326T194500", "RRULE:FREQ=HOURLY;COUNT=90", "SUMMARY:Class",
        ]
        let read = try Self.imported(series, Self.change(":20270327T190000"))
        #expect(read.activities.map(\.key.occurrence) == [nil, "2027-03-27T19:00:00"])
        let utc = try Self.imported(series, Self.change(":20270327T190000Z"))
        #expect(utc.activities.map(\.key.occurrence) == [nil, "2027-03-27T19:00:00Z"])
        #expect(
            utc.findings.contains {
                $0.code == .noSuchOccurrence && $0.message.contains("has no zone that is known")
            })
    }

    @Test func `a reading without a zone is in the zone of the file's other such times`() throws {
        let zone = ["X-WR-TIMEZONE:America/New_York"]
        // 13:00 in New York on 28 March 2027 is 19:00 in Berlin.
        let change = try Exchange.imported(
            file: Self.calendar(
                [
                    [
                        "RECURRENCE-ID:20270328T130000", "DTSTART:20270301T000000", "DTEND:20270301T003000",
                        "SUMMARY:Moved",
                    ]
                ],
                zones: zone))
        let merged = try Exchange.merged([try Self.imported(Self.berlin), change])
        #expect(merged.map(\.key.occurrence) == [nil, "2027-03-28T19:00:00"])
    }

    // On 28 March 2027 the clocks of Berlin go from 02:00 to 03:00; 02:30 is read as 01:30 UTC, which shows as 03:30.
    @Test func `an instant meets the skipped reading that stands for it`() throws {
        let series = [
            "DTSTART;TZID=Europe/Berlin:20270326T023000", "DTEND;TZID=Europe/Berlin:20270326T024500",
            "RRULE:FREQ=DAILY;COUNT=4",
        ]
        for way in [":20270328T013000Z", ";TZID=Europe/Berlin:20270328T023000"] {
            let imported = try Self.imported(series, Self.change(way))
            #expect(imported.activities.map(\.key.occurrence) == [nil, "2027-03-28T02:30:00"])
        }
    }

    // On 31 October 2027 02:30 comes at 00:30 UTC and again at 01:30 UTC; an occurrence is the first.
    @Test func `an instant of the second pass is not the occurrence of the first`() throws {
        let series = [
            "DTSTART;TZID=Europe/Berlin:20271029T023000", "DTEND;TZID=Europe/Berlin:20271029T024500",
            "RRULE:FREQ=DAILY;COUNT=4",
        ]
        func occurrence(_ way: String) throws -> [String?] {
            try Self.imported(series, Self.change(way)).activities.map(\.key.occurrence)
        }
        #expect(try occurrence(":20271031T003000Z") == [nil, "2027-10-31T02:30:00"])
        #expect(try occurrence(":20271031T013000Z") == [nil, "2027-10-31T01:30:00Z"])
    }

    static let moon = [
        "BEGIN:VTIMEZONE", "TZID:Moon", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0317",
        "TZOFFSETTO:+0317", "END:STANDARD", "END:VTIMEZONE",
    ]

    @Test func `a zone of the file's own is a clock like any other`() throws {
        // 19:00 at +03:17 is 15:43 in UTC.
        let series = [
            "DTSTART;TZID=Moon:20270326T190000", "DTEND;TZID=Moon:20270326T194500",
            "RRULE:FREQ=DAILY;COUNT=4",
        ]
        let home = try Self.imported(series, zones: Self.moon)
        for way in [":20270328T154300Z", ";TZID=Europe/Berlin:20270328T174300"] {
            let change = try Self.imported(Self.change(way))
            for order in [[home, change], [change, home]] {
                #expect(try Exchange.merged(order).map(\.key.occurrence) == [nil, "2027-03-28T19:00:00"])
            }
        }
        let change = try Self.imported(Self.change(";TZID=Moon:20270328T201700"), zones: Self.moon)
        // 20:17 on that clock is 17:00 in UTC.
        let berlin = try Self.imported(Self.berlin)
        for order in [[berlin, change], [change, berlin]] {
            #expect(try Exchange.merged(order).map(\.key.occurrence) == [nil, "2027-03-28T19:00:00"])
        }
        let kept = ImportMerge.zones(
            existing: [], incoming: change, source: nil, activities: change.activities)
        #expect(kept == change.zones && kept.count == 1)
    }
}

// MARK: - A series that changes its clock

extension ChangedOccurrenceTests {
    /// A later version of the series.
    static func series(_ start: String, sequence: Int = 1) -> [String] {
        [
            "DTSTART\(start)", "DURATION:PT45M", "RRULE:FREQ=DAILY;COUNT=4", "SUMMARY:Class",
            "SEQUENCE:\(sequence)",
        ]
    }

    @Test(arguments: ["20270328T170000Z", "20270328T190000"])
    func `a series that comes in UTC keeps the changes of the same instants`(_ said: String) throws {
        // In March the clocks of Berlin change, so 28 and 29 March at 17:00 UTC are occurrences, 26 and 27 are not.
        let change = try Self.imported(Self.change(":\(said)"))
        let utc = try Self.imported(Self.series(":20270326T170000Z"))
        let merged = try Exchange.merged([try Self.imported(Self.berlin), change, utc])
        #expect(merged.map(\.key.occurrence) == [nil, "2027-03-28T17:00:00"])
        #expect(
            try Self.seen(merged) == [
                "03-01T05:00:00 Moved", "03-26T17:00:00 Class", "03-27T17:00:00 Class",
                "03-29T17:00:00 Class",
            ])
    }

    @Test func `a series that moves to another zone leaves its changes behind, and they are told`() throws {
        // 19:00 in New York is another time than 19:00 in Berlin, so the change of 28 March changes none of these.
        let change = try Self.imported(Self.change(":20270328T170000Z"))
        let before = try Exchange.merged([try Self.imported(Self.berlin), change])
        let moved = try Self.imported(Self.series(";TZID=America/New_York:20270326T190000"))
        let result = ImportMerge.merge(existing: before, incoming: moved, database: try Exchange.database())
        #expect(result.updated == [ActivityKey(uid: ActivityUID("s"))])
        #expect(result.removals.map(\.occurrence) == ["2027-03-28T19:00:00"])
        #expect(
            result.findings.map(\.message) == [
                "the series has no occurrence at 2027-03-28T19:00:00[Europe/Berlin]; the nearest is 2027-03-28T19:00:00 in "
                    + "America/New_York; RECURRENCE-ID changes none, and the change that was there is an event of its own now"
            ])
        let after = try Exchange.merged([try Self.imported(Self.berlin), change, moved])
        #expect(
            try Self.seen(after) == [
                "03-01T05:00:00 Moved", "03-26T19:00:00 Class", "03-27T19:00:00 Class",
                "03-28T19:00:00 Class",
                "03-29T19:00:00 Class",
            ])
        // Back again, it finds its occurrence.
        let back = try Self.imported(Self.series(";TZID=Europe/Berlin:20270326T190000", sequence: 2))
        let again = try Exchange.merged([try Self.imported(Self.berlin), change, moved, back])
        #expect(try Self.seen(again) == Self.moved)
    }

    /// All orders of some things.
    static func orders<Value>(_ values: [Value]) -> [[Value]] {
        guard values.count > 1 else { return [values] }
        return values.indices.flatMap { index in
            var rest = values
            let first = rest.remove(at: index)
            return orders(rest).map { [first] + $0 }
        }
    }

    // From 23 to 26 March 2027 Berlin is at +01:00 and New York at -04:00: 19:00 there is 14:00 here, 18:00 in UTC and
    // 03:00 of the next day in Tokyo.
    @Test func `files give the same in every order in which they come`() throws {
        let files = [
            try Self.imported([
                "DTSTART;TZID=Europe/Berlin:20270323T190000", "DTEND;TZID=Europe/Berlin:20270323T194500",
                "RRULE:FREQ=DAILY;COUNT=4", "SUMMARY:Class",
            ]),
            try Self.imported(Self.series(";TZID=America/New_York:20270323T140000", sequence: 3)),
            try Self.imported(Self.change(":20270324T180000Z")),
            try Self.imported(
                ["RECURRENCE-ID;TZID=Asia/Tokyo:20270326T030000", "SEQUENCE:2", "DTSTAMP:20270102T000000Z"],
                method: "CANCEL"),
            try Self.imported(
                [
                    "RECURRENCE-ID;TZID=Europe/Berlin:20270326T190000", "DTSTART:20270302T050000Z",
                    "DTEND:20270302T053000Z", "SUMMARY:Moved too",
                ]),
        ]
        for order in Self.orders(Array(files.indices)) {
            let merged = try Exchange.merged(order.map { files[$0] })
            #expect(
                try Self.seen(merged) == [
                    "03-01T05:00:00 Moved", "03-02T05:00:00 Moved too", "03-23T14:00:00 Class",
                    "03-25T14:00:00 cancelled",
                ], "\(order)")
            #expect(
                merged.map(\.key.occurrence) == [
                    nil, "2027-03-24T14:00:00", "2027-03-25T14:00:00", "2027-03-26T14:00:00",
                ], "\(order)")
        }
    }

    @Test func `an older series in another zone brings changes that are read on its own clock`() throws {
        let utc = try Self.imported(Self.series(":20270326T170000Z", sequence: 5))
        let old = try Self.imported(Self.berlin, Self.change(":20270328T190000"))
        let merged = try Exchange.merged([utc, old])
        #expect(merged.map(\.key.occurrence) == [nil, "2027-03-28T17:00:00"])
    }

    @Test func `a change whose series came from elsewhere is no orphan`() throws {
        let change = try Self.imported(Self.change(":20270328T170000Z"))
        let series = try Self.imported(Self.berlin)
        #expect(change.findings.map(\.code) == [.orphanOverride])
        let merged = try Exchange.merged([change, series])
        #expect(ImportMerge.standing(change.findings, beside: merged).isEmpty)
        // Alone it is, and one whose series has no such occurrence is told by the merge.
        #expect(ImportMerge.standing(change.findings, beside: change.activities) == change.findings)
        let miss = try Self.imported(Self.change(":20270328T180000Z"))
        for (first, second) in [(miss, series), (series, miss)] {
            let result = ImportMerge.merge(
                existing: first.activities, incoming: second, database: try Exchange.database())
            #expect(result.findings.map(\.code) == [.noSuchOccurrence])
        }
    }

    @Test func `the same calendar again changes nothing`() throws {
        let files = [
            try Self.imported(Self.berlin, Self.change(":20270328T170000Z")),
            try Self.imported(Self.berlin, Self.change(":20270328T190000Z")),
            try Self.imported(Self.change(":20270328T170000Z")),
        ]
        for file in files {
            let first = try Exchange.merged([file])
            let result = ImportMerge.merge(existing: first, incoming: file, database: try Exchange.database())
            #expect(result.unchanged.count == file.activities.count)
            #expect(result.upserts.isEmpty && result.removals.isEmpty && result.findings.isEmpty)
        }
    }
}
