import TestKit
import Testing

@testable import TripSync

@Suite("Three-way merge") struct ThreeWayMergeTests {
    private func merge(
        _ localBase: String?, _ local: String, _ remoteBase: String?, _ remote: String,
        choosing choice: SyncChoice? = nil
    ) throws -> ThreeWayMerge {
        ThreeWayMerge(
            localBase: try localBase.map { try SyncObject($0) }, local: try SyncObject(local),
            remoteBase: try remoteBase.map { try SyncObject($0) }, remote: try SyncObject(remote),
            choosing: choice)
    }

    @Test func `what another program drops of Meridian's own is no deletion, and one field of it is`() throws
    {
        func object(_ title: String, _ own: String...) throws -> SyncObject {
            try SyncObject(
                SampleObject.calendar(
                    SampleObject.component("a@x", title: title, start: "20270305T190000", end: nil, own)))
        }
        let base = try object("Flight", "X-MERIDIAN-KIND:flight", "X-MERIDIAN-COST:500 EUR")
        let stripped = try object("Late flight")
        let merge = ThreeWayMerge(
            localBase: base, local: base, remoteBase: base, remote: stripped, choosing: nil)
        #expect(merge.taken == [.title])
        #expect(merge.store?.contains("X-MERIDIAN-COST:500 EUR") == true)
        #expect(merge.server == nil)
        let free = try object("Flight", "X-MERIDIAN-KIND:flight")
        let taken = ThreeWayMerge(localBase: base, local: base, remoteBase: base, remote: free, choosing: nil)
        #expect(taken.store?.contains("COST") == false)
        let dearer = try object("Flight", "X-MERIDIAN-KIND:flight", "X-MERIDIAN-COST:600 EUR")
        let edited = ThreeWayMerge(
            localBase: base, local: dearer, remoteBase: base, remote: stripped, choosing: nil)
        #expect(edited.conflicts.isEmpty)
        #expect(edited.server?.contains("X-MERIDIAN-COST:600 EUR") == true)
    }

    @Test func `what changed here alone is made in the text of the server, which stays byte for byte`() throws
    {
        let before = SampleObject.event("a@x", "LOCATION:Paris")
        let after = SampleObject.event("a@x", title: "Supper", "LOCATION:Paris")
        // Another order, other line ends, a fold, quotes, an unknown property, a line that is none.
        let lines = [
            "BEGIN:VCALENDAR", "prodid:other", "VERSION:2.0", "BEGIN:VEVENT", "X-APPLE;P=\"q\":a,b",
            "summary:Din", " ner", "LOCATION:Paris", "DTSTAMP:20260101T000000Z", "no property", "UID:a@x",
            "DTSTART;TZID=\"Europe/Paris\":20270305T190000", "DTEND;TZID=Europe/Paris:20270305T210000",
            "BEGIN:VALARM", "TRIGGER:-PT5M", "END:VALARM", "END:VEVENT", "END:VCALENDAR",
        ]
        let remote = lines.map { $0 + "\n" }.joined()
        let merged = try merge(before, after, remote, remote)
        var expected = lines
        expected.replaceSubrange(5...6, with: ["SUMMARY:Supper"])
        expected[7] = "DTSTAMP:20270101T000000Z"
        #expect(merged.server == expected.map { $0 + "\n" }.joined())
        #expect(merged.store == nil)
        #expect(merged.conflicts.isEmpty)
        #expect(merged.sent == [.title])
    }

    @Test func `different fields changed on both sides are merged`() throws {
        let base = SampleObject.event("a@x", "LOCATION:Paris")
        let local = SampleObject.event("a@x", title: "Supper", "LOCATION:Paris")
        let remote = SampleObject.event("a@x", "LOCATION:Lyon")
        let merged = try merge(base, local, base, remote)
        let both = SampleObject.event("a@x", title: "Supper", "LOCATION:Lyon")
        #expect(merged.server == both)
        #expect(merged.store == both)
        #expect(merged.base == remote)
        #expect(merged.conflicts.isEmpty)
    }

    @Test func `the same change on both sides is no change`() throws {
        let merged = try merge(
            SampleObject.event(), SampleObject.event(title: "Supper"), SampleObject.event(),
            SampleObject.event(title: "Supper"))
        #expect(merged.server == nil && merged.store == nil && merged.conflicts.isEmpty)
    }

    @Test func `one field changed to two values is a conflict with all three`() throws {
        let merged = try merge(
            SampleObject.event(), SampleObject.event(title: "Mine"), SampleObject.event(),
            SampleObject.event(title: "Theirs"))
        #expect(
            merged.conflicts == [
                FieldConflict(occurrence: "", field: .title, base: "Dinner", mine: "Mine", theirs: "Theirs")
            ])
        #expect(merged.server == nil && merged.store == nil)
    }

    @Test func `a choice settles a conflict, and other fields are merged`() throws {
        let base = SampleObject.event("a@x", "LOCATION:Paris")
        let local = SampleObject.event("a@x", title: "Mine", "LOCATION:Paris")
        let remote = SampleObject.event("a@x", title: "Theirs", "LOCATION:Lyon")
        let mine = try merge(base, local, base, remote, choosing: .mine)
        #expect(mine.server == SampleObject.event("a@x", title: "Mine", "LOCATION:Lyon"))
        #expect(mine.store == SampleObject.event("a@x", title: "Mine", "LOCATION:Lyon"))
        #expect(mine.base == remote)
        let theirs = try merge(base, local, base, remote, choosing: .theirs)
        #expect(theirs.server == nil)
        #expect(theirs.store == remote)
    }

    @Test func `times are never merged one by one`() throws {
        let merged = try merge(
            SampleObject.event(), SampleObject.event(start: "20270305T180000"), SampleObject.event(),
            SampleObject.event(end: "20270305T220000"))
        #expect(merged.conflicts.map(\.field) == [.time])
        let rule = try merge(
            SampleObject.event(), SampleObject.event("a@x", "RRULE:FREQ=DAILY"), SampleObject.event(),
            SampleObject.event("a@x", "EXDATE;TZID=Europe/Paris:20270305T190000"))
        #expect(rule.conflicts.map(\.field) == [.time])
    }

    @Test func `a changed time or status gets a SEQUENCE above both`() throws {
        let base = SampleObject.event("a@x", "SEQUENCE:2")
        let moved = try merge(
            base, SampleObject.event("a@x", start: "20270305T180000", "SEQUENCE:7"), base,
            SampleObject.event("a@x", "SEQUENCE:4", "LOCATION:Lyon"))
        #expect(
            moved.server == SampleObject.event("a@x", start: "20270305T180000", "SEQUENCE:8", "LOCATION:Lyon")
        )
        #expect(
            moved.store == SampleObject.event("a@x", start: "20270305T180000", "SEQUENCE:7", "LOCATION:Lyon"))
        let cancelled = try merge(base, SampleObject.event("a@x", "STATUS:CANCELLED"), base, base)
        #expect(cancelled.server == SampleObject.event("a@x", "SEQUENCE:3", "STATUS:CANCELLED"))
        let named = try merge(base, SampleObject.event("a@x", title: "B", "SEQUENCE:2"), base, base)
        #expect(named.server == SampleObject.event("a@x", title: "B", "SEQUENCE:2"))
    }

    @Test func `a take gets the greater revision, so that it is no older version here`() throws {
        let local = SampleObject.event("a@x", "SEQUENCE:5", "LAST-MODIFIED:20270201T000000Z")
        let remote = SampleObject.event("a@x", title: "B", "SEQUENCE:2", "LAST-MODIFIED:20270301T000000Z")
        let merged = try merge(local, local, SampleObject.event(), remote)
        #expect(
            merged.store
                == SampleObject.event("a@x", title: "B", "SEQUENCE:5", "LAST-MODIFIED:20270301T000000Z"))
    }

    @Test(arguments: [
        ("CATEGORIES:A,B", "CATEGORIES:A,B,C", "CATEGORIES:B,D", ["CATEGORIES:B,D", "CATEGORIES:C"]),
        ("CATEGORIES:A,B", "CATEGORIES:B", "CATEGORIES:A,B,C", ["CATEGORIES:B,C"]),
        (
            "COMMENT:A", "COMMENT:A\r\nCOMMENT:B", "COMMENT:A\r\nCOMMENT:C",
            ["COMMENT:A", "COMMENT:B", "COMMENT:C"]
        ),
        ("X-M:1\r\nX-M:2", "X-M:1\r\nX-M:2\r\nX-M:3", "X-M:2", ["X-M:2", "X-M:3"]),
        (
            "ATTENDEE:mailto:a@x", "ATTENDEE:mailto:a@x\r\nATTENDEE:mailto:b@x",
            "ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@x",
            ["ATTENDEE;PARTSTAT=ACCEPTED:mailto:a@x", "ATTENDEE:mailto:b@x"]
        ),
        (
            "ATTACH:https://a", "ATTACH:https://a\r\nATTACH:https://b", "ATTACH:https://c",
            ["ATTACH:https://b", "ATTACH:https://c"]
        ),
    ])
    func `several values are merged as a set`(
        base: String, local: String, remote: String, expected: [String]
    ) throws {
        let merged = try merge(
            SampleObject.event("a@x", base), SampleObject.event("a@x", local),
            SampleObject.event("a@x", base),
            SampleObject.event("a@x", remote))
        #expect(merged.conflicts.isEmpty)
        var wanted = SampleObject.component(
            "a@x", title: "Dinner", start: "20270305T190000", end: "20270305T210000", [])
        wanted.insert(contentsOf: expected, at: wanted.count - 1)
        let server = try SyncObject(try #require(merged.server))
        #expect(server.isSame(as: try SyncObject(SampleObject.calendar(wanted))))
        let store = try SyncObject(try #require(merged.store))
        #expect(store.isSame(as: server))
    }

    @Test func `one participant changed on both sides is a conflict`() throws {
        let merged = try merge(
            SampleObject.event("a@x", "ATTENDEE:mailto:a@x"),
            SampleObject.event("a@x", "ATTENDEE;CN=B:mailto:a@x"),
            SampleObject.event("a@x", "ATTENDEE:mailto:a@x"),
            SampleObject.event("a@x", "ATTENDEE;CN=C:mailto:A@x"))
        #expect(merged.conflicts.map(\.field) == [.participants])
    }

    @Test func `alarms are a set, by UID or by content`() throws {
        func alarm(_ trigger: String, _ uid: String? = nil) -> String {
            (["BEGIN:VALARM"] + (uid.map { ["UID:\($0)"] } ?? []) + ["TRIGGER:\(trigger)", "END:VALARM"])
                .joined(separator: "\r\n")
        }
        let base = SampleObject.event("a@x", alarm("-PT5M", "1"))
        let merged = try merge(
            base, SampleObject.event("a@x", alarm("-PT9M", "1")), base,
            SampleObject.event("a@x", alarm("-PT5M", "1"), alarm("-P1D")))
        #expect(merged.server == SampleObject.event("a@x", alarm("-PT9M", "1"), alarm("-P1D")))
        #expect(merged.store == SampleObject.event("a@x", alarm("-PT9M", "1"), alarm("-P1D")))
        let both = try merge(
            base, SampleObject.event("a@x", alarm("-PT9M", "1")), base,
            SampleObject.event("a@x", alarm("-PT8M", "1")))
        #expect(both.conflicts.map(\.field) == [.reminders])
    }

    private static let series = SampleObject.component(
        "a@x", title: "A", start: "20270305T190000", end: nil, ["RRULE:FREQ=DAILY;COUNT=9"])
    private static func override(_ day: Int, _ title: String) -> [String] {
        SampleObject.component(
            "a@x", title: title, start: "2027030\(day)T200000", end: nil,
            ["RECURRENCE-ID;TZID=Europe/Paris:2027030\(day)T190000"])
    }

    @Test func `occurrences are merged one by one`() throws {
        let base = SampleObject.calendar(Self.series + Self.override(6, "B"))
        let local = SampleObject.calendar(Self.series + Self.override(6, "C") + Self.override(8, "E"))
        let remote = SampleObject.calendar(Self.series + Self.override(6, "B") + Self.override(7, "D"))
        let merged = try merge(base, local, base, remote)
        #expect(merged.conflicts.isEmpty)
        #expect(
            merged.server
                == SampleObject.calendar(
                    Self.series + Self.override(6, "C") + Self.override(7, "D") + Self.override(8, "E")))
        let gone = try merge(base, SampleObject.calendar(Self.series), base, base)
        #expect(gone.server == SampleObject.calendar(Self.series))
        #expect(gone.sent == [.occurrence])
    }

    @Test func `an occurrence removed on one side and changed on the other is a conflict`() throws {
        let base = SampleObject.calendar(Self.series + Self.override(6, "B"))
        let changed = SampleObject.calendar(Self.series + Self.override(6, "C"))
        let gone = SampleObject.calendar(Self.series)
        #expect(try merge(base, changed, base, gone).conflicts.map(\.field) == [.occurrence])
        #expect(try merge(base, gone, base, changed).conflicts.map(\.field) == [.occurrence])
        #expect(try merge(base, changed, base, gone, choosing: .mine).server == changed)
        #expect(try merge(base, changed, base, gone, choosing: .theirs).store == gone)
    }

    @Test func `what is done of a to-do is one field`() throws {
        func todo(_ lines: String...) -> String {
            SampleObject.calendar(["BEGIN:VTODO", "UID:a@x", "SUMMARY:Pack"] + lines + ["END:VTODO"])
        }
        let merged = try merge(
            todo("STATUS:NEEDS-ACTION"), todo("STATUS:COMPLETED", "COMPLETED:20270301T000000Z"),
            todo("STATUS:NEEDS-ACTION"), todo("STATUS:IN-PROCESS", "PERCENT-COMPLETE:50"))
        #expect(merged.conflicts.map(\.field) == [.status])
    }

    @Test func `the VTIMEZONEs that a change needs come with it, once`() throws {
        let zone = SampleObject.paris.map { $0.replacing("Europe/Paris", with: "Asia/Tokyo") }
        let base = SampleObject.event()
        let moved = SampleObject.event().replacing("DTEND;TZID=Europe/Paris", with: "DTEND;TZID=Asia/Tokyo")
        let local = moved.replacing("BEGIN:VEVENT", with: (zone + ["BEGIN:VEVENT"]).joined(separator: "\r\n"))
        let merged = try merge(base, local, base, base)
        let server = try SyncObject(try #require(merged.server))
        #expect(server.zones.keys.sorted() == ["Asia/Tokyo"])
        #expect(server.isSame(as: try SyncObject(local)))
        let again = try merge(base, local, base, local)
        #expect(again.server == nil)
    }

    @Test func `a property that the server dropped or respelled when it stored it is no change`() throws {
        let local = SampleObject.event("a@x", "X-MERIDIAN-SEAT:12A")
        let remote = SampleObject.event()
        let merged = try merge(local, local, remote, SampleObject.event(title: "Supper"))
        #expect(merged.store == SampleObject.event("a@x", title: "Supper", "X-MERIDIAN-SEAT:12A"))
        #expect(merged.server == nil)
    }
}
