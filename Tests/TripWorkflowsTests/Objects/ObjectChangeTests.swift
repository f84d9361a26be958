import CivilTime
import Findings
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips

/// What a server has becomes what the trip has, and nothing else is lost.
@Suite("Calendar objects of a trip") struct ObjectChangeTests {
    private let store = MemoryTripStore()
    private let database: ZoneDatabase
    private let now: Instant

    init() throws {
        database = try TestZones.database(.r2026f)
        now = try Instant(parsing: "2027-01-05T00:00:00Z")
        try store.write { try $0.create(Trip(id: Sample.trip, name: "Paris")) }
    }

    private static func calendar(_ lines: String...) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//EN"] + lines + ["END:VCALENDAR"])
            .map { $0 + "\r\n" }.joined()
    }

    private static func series(_ more: [String] = []) -> String {
        ([
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sample//EN", "BEGIN:VEVENT", "UID:s@x",
            "DTSTAMP:20270101T000000Z", "DTSTART;TZID=Europe/Paris:20270301T090000",
            "DTEND;TZID=Europe/Paris:20270301T100000", "RRULE:FREQ=DAILY;COUNT=5", "SUMMARY:Breakfast",
            "END:VEVENT",
        ] + more + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
    }

    private static let override = [
        "BEGIN:VEVENT", "UID:s@x", "DTSTAMP:20270101T000000Z",
        "RECURRENCE-ID;TZID=Europe/Paris:20270303T090000", "DTSTART;TZID=Europe/Paris:20270303T110000",
        "DTEND;TZID=Europe/Paris:20270303T120000", "SUMMARY:Brunch", "END:VEVENT",
    ]

    private var change: ObjectChange { ObjectChange(of: Sample.trip, database, at: now) }

    private func text(_ uid: String) throws -> String? {
        try store.read { reading in
            try TripObjects(of: Sample.trip, in: reading, database, productID: "-//Sample//EN")?
                .texts(of: [uid], in: reading)[uid]
        }
    }

    @Test func `an override comes and goes with the text`() throws {
        _ = try store.write { try change.add([Self.series()], in: $0) }
        let with = Self.series(Self.override)
        #expect(try store.write { try change.replace(ActivityUID("s@x"), with: with, in: $0) } != nil)
        #expect(try Sample.activities(in: store).map(\.title) == ["Breakfast", "Brunch"])
        #expect(
            try store.write { try change.replace(ActivityUID("s@x"), with: Self.series(), in: $0) } != nil)
        #expect(try Sample.activities(in: store).map(\.title) == ["Breakfast"])
    }

    @Test func `what was written beside a time that is moved elsewhere is not told`() throws {
        func event(_ start: String) -> String {
            Self.calendar(
                "BEGIN:VEVENT", "UID:a@x", "DTSTAMP:20270101T000000Z",
                "DTSTART;TZID=Europe/Paris:\(start)", "DTEND;TZID=Europe/Paris:20270301T120000",
                "X-MERIDIAN-START-RECORDED;X-TZDB=2026f:2027-03-01T09:00:00+01:00", "SUMMARY:Museum",
                "END:VEVENT")
        }
        let added = try store.write { try change.add([event("20270301T090000")], in: $0) }
        #expect(added == [])
        let moved = try store.write {
            try change.replace(ActivityUID("a@x"), with: event("20270301T100000"), in: $0)
        }
        #expect(moved == [])
        // What else is found is told.
        let flawed = event("20270301T100000").replacing("SUMMARY", with: "SUMMARY:Twice\r\nSUMMARY")
        let told = try store.write { try change.replace(ActivityUID("a@x"), with: flawed, in: $0) }
        #expect(told?.map(\.code) == [.repairedValue])
    }

    @Test func `a change is a local edit, so that the sender's next version is merged with it`() throws {
        let sent = { (number: Int, gate: String) in
            Self.calendar(
                "BEGIN:VEVENT", "UID:f@air", "SEQUENCE:\(number)", "DTSTAMP:2027010\(number + 1)T000000Z",
                "DTSTART;TZID=Europe/Paris:20270301T090000", "DTEND;TZID=Asia/Tokyo:20270302T060000",
                "SUMMARY:Flight QJ 7", "LOCATION:\(gate)", "END:VEVENT")
        }
        _ = try store.write { try change.add([sent(0, "Paris")], in: $0) }
        let mine = try #require(try text("f@air")).replacing("SUMMARY:Flight QJ 7", with: "SUMMARY:Home!")
        #expect(try store.write { try change.replace(ActivityUID("f@air"), with: mine, in: $0) } != nil)
        #expect(try Sample.activities(in: store).first?.edit != nil)
        _ = try store.write { try change.add([sent(1, "Orly")], in: $0) }
        let merged = try #require(try Sample.activities(in: store).first)
        #expect(merged.title == "Home!")
        #expect(merged.place?.name == "Orly")
    }

    @Test func `a text with a part that cannot be read changes nothing`() throws {
        _ = try store.write { try change.add([Self.series()], in: $0) }
        let broken = Self.series().replacing("Europe/Paris", with: "Nowhere/Land")
        #expect(try store.write { try change.replace(ActivityUID("s@x"), with: broken, in: $0) } == nil)
        #expect(try Sample.activities(in: store).count == 1)
    }

    @Test func `an event and a to-do go by their UID`() throws {
        let todo = Self.calendar(
            "BEGIN:VTODO", "UID:t@x", "DTSTAMP:20270101T000000Z", "SUMMARY:Pack", "END:VTODO")
        _ = try store.write { try change.add([Self.series(), todo], in: $0) }
        #expect(try text("t@x")?.contains("SUMMARY:Pack") == true)
        let done = try #require(try text("t@x")).replacing(
            "SUMMARY:Pack", with: "STATUS:COMPLETED\r\nSUMMARY:Pack"
        )
        .replacing("STATUS:NEEDS-ACTION\r\n", with: "")
        #expect(try store.write { try change.replace(ActivityUID("t@x"), with: done, in: $0) } != nil)
        #expect(try store.read { try $0.todos(of: Sample.trip) }.map(\.status) == [.completed])
        try store.write { try change.remove(ActivityUID("t@x"), in: $0) }
        try store.write { try change.remove(ActivityUID("s@x"), in: $0) }
        #expect(try store.read { try $0.todos(of: Sample.trip) } == [])
        #expect(try Sample.activities(in: store) == [])
    }

    @Test func `the same trip makes the same texts`() throws {
        _ = try store.write { try change.add([Self.series()], in: $0) }
        let first = try text("s@x")
        #expect(try first == text("s@x"))
        let all = try store.read { reading in
            try TripObjects(of: Sample.trip, in: reading, database, productID: "-//Sample//EN")?
                .texts(in: reading)
        }
        #expect(all == ["s@x": try #require(first)])
    }
}
