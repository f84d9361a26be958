import CivilTime
import Findings
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// Events that share a UID although they are no versions of one another.
@Suite("Shared UIDs") struct SharedUIDTests {
    /// One event under the UID `dd`.
    static func event(
        _ title: String, hour: Int = 10, place: String? = nil, notes: String? = nil, sequence: Int = 0
    ) -> [String] {
        [
            "BEGIN:VEVENT", "UID:dd", "DTSTAMP:20260101T000000Z", "DTSTART:20270312T\(hour)0000Z",
            "DTEND:20270312T\(hour + 1)0000Z", "SUMMARY:\(title)", "SEQUENCE:\(sequence)",
        ] + (place.map { ["LOCATION:\($0)"] } ?? []) + (notes.map { ["DESCRIPTION:\($0)"] } ?? []) + [
            "END:VEVENT"
        ]
    }

    static func imported(_ events: [[String]], method: String = "PUBLISH") throws -> ImportedCalendar {
        let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:\(method)"] + events.flatMap(\.self)
        return try Exchange.imported(file: (lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n"))
    }

    static func merge(_ existing: [Activity], _ calendar: ImportedCalendar) throws -> MergeResult {
        ImportMerge.merge(existing: existing, incoming: calendar, database: try Exchange.database())
    }

    /// UID and title of each, by UID.
    static func titles(_ activities: [Activity]) -> [ActivityUID: String] {
        Dictionary(uniqueKeysWithValues: activities.map { ($0.uid, $0.title) })
    }

    static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    static let three = [event("A"), event("B"), event("C")]

    @Test(arguments: orders) func `the order in the file gives nobody another UID`(_ order: [Int]) throws {
        let imported = try Self.imported(order.map { Self.three[$0] })
        let first = try Self.imported(Self.three)
        #expect(imported.activities.map(\.title) == order.map { ["A", "B", "C"][$0] })
        #expect(Self.titles(imported.activities) == Self.titles(first.activities))
        #expect(imported.findings.map(\.code) == [.duplicateUID, .duplicateUID])
        let again = try Self.merge(first.activities, imported)
        #expect(again.unchanged.count == 3)
        #expect(again.upserts.isEmpty && again.findings.isEmpty)
    }

    @Test(arguments: 0..<3) func `one of them alone is known by what it says`(_ index: Int) throws {
        let first = try Self.imported(Self.three).activities
        let result = try Self.merge(first, try Self.imported([Self.three[index]]))
        #expect(result.unchanged == [first[index].key])
        #expect(result.upserts.isEmpty)
        let isKeeper = first[index].uid.text == "dd"
        #expect(
            result.findings.map(\.message)
                == (isKeeper
                    ? []
                    : [
                        "the event \"\(first[index].title)\" has the UID dd, which several events have (RFC 5545 §3.8.4.7); by "
                            + "what it says, it is the one that is kept under the UID \(first[index].uid)"
                    ]))
    }

    @Test(arguments: orders) func `a version of one updates that one, whichever it is`(_ order: [Int]) throws
    {
        let first = try Self.imported([
            Self.event("A", hour: 10), Self.event("B", hour: 12), Self.event("C", hour: 14),
        ]).activities
        // A has another title, B another hour, C another note.
        let next = [
            Self.event("A, by bus", hour: 10, sequence: 1), Self.event("B", hour: 16, sequence: 1),
            Self.event("C", hour: 14, notes: "Bring a hat", sequence: 1),
        ]
        let result = try Self.merge(first, try Self.imported(order.map { next[$0] }))
        #expect(Set(result.updated) == Set(first.map(\.key)))
        let titles = Self.titles(result.upserts)
        #expect(first.map { titles[$0.uid] } == ["A, by bus", "B", "C"])
        #expect(result.added.isEmpty && result.removals.isEmpty)
        #expect(
            try Exchange.ends(result.upserts.first { $0.uid == first[1].uid } ?? first[1]).start.local.time
                .hour == 16)
    }

    @Test func `what says nothing that is there is new`() throws {
        let first = try Self.imported(Self.three).activities
        for order in [[0, 1, 2, 3], [3, 2, 1, 0]] {
            let four = Self.three + [Self.event("0 Zoo", hour: 10, place: "Gate")]
            let result = try Self.merge(first, try Self.imported(order.map { four[$0] }))
            #expect(result.unchanged.count == 3)
            #expect(result.upserts.map(\.title) == ["0 Zoo"])
            #expect(Set(first.map(\.uid)).isDisjoint(with: result.upserts.map(\.uid)))
            // And again nothing.
            let all = first + result.upserts
            let again = try Self.merge(all, try Self.imported(order.reversed().map { four[$0] }))
            #expect(again.unchanged.count == 4 && again.upserts.isEmpty)
        }
    }

    @Test func `a single event whose UID comes to be shared stays what it is`() throws {
        let alone = try Self.imported([Self.event("B", hour: 12)]).activities
        let result = try Self.merge(
            alone, try Self.imported([Self.event("A", hour: 10), Self.event("B", hour: 12)]))
        #expect(result.unchanged.map(\.uid.text) == ["dd"])
        #expect(result.upserts.map(\.title) == ["A"])
    }

    @Test func `events that differ in their notes alone are two`() throws {
        let imported = try Self.imported([
            Self.event("A", notes: "one"), Self.event("A", notes: "two"), Self.event("A", notes: "one"),
        ])
        #expect(imported.activities.map(\.notes) == ["one", "two"])
        #expect(Set(imported.activities.map(\.uid)).count == 2)
    }

    @Test func `of two that say the same the one with more for other programs is kept, in any order`() throws
    {
        let plain = Self.event("A")
        let gate = plain.flatMap { $0 == "UID:dd" ? [$0, "X-GATE:B42"] : [$0] }
        for order in [[plain, gate], [gate, plain]] {
            let imported = try Self.imported(order)
            #expect(imported.activities.count == 1)
            #expect(try Exchange.text(imported.activities).contains("X-GATE:B42"))
            #expect(imported.findings.map(\.code) == [.duplicateUID])
            #expect(imported.findings[0].message.hasSuffix("with what only other programs know of it"))
        }
    }

    @Test func `of several versions the newest counts, in any order`() throws {
        let versions = [Self.event("A"), Self.event("B"), Self.event("new", sequence: 1)]
        for order in Self.orders {
            let imported = try Self.imported(order.map { versions[$0] })
            #expect(imported.activities.map(\.title) == ["new"])
        }
    }

    @Test func `a cancellation calls off the one that it describes, and else none`() throws {
        let first = try Self.imported([
            Self.event("A", hour: 10), Self.event("B", hour: 12), Self.event("C", hour: 14),
        ]).activities
        let called = try Self.merge(
            first, try Self.imported([Self.event("B", hour: 12, sequence: 1)], method: "CANCEL"))
        #expect(called.cancelled == [first[1].key])
        #expect(called.upserts.map(\.title) == ["B"])
        let bare = ["BEGIN:VEVENT", "UID:dd", "DTSTAMP:20260201T000000Z", "SEQUENCE:1", "END:VEVENT"]
        let none = try Self.merge(first, try Self.imported([bare], method: "CANCEL"))
        #expect(none.upserts.isEmpty)
        #expect(
            none.findings.map(\.message) == [
                "1 cancellation names the UID dd, which 3 events have; it is unknown which one is meant, and none was "
                    + "cancelled"
            ])
    }

    @Test func `an export that is read again is the same, beside the file or without it`() throws {
        let first = try Self.imported(Self.three)
        let exported = try Exchange.imported(file: try Exchange.text(first.activities))
        #expect(Self.titles(exported.activities) == Self.titles(first.activities))
        #expect(try Self.merge(first.activities, exported).upserts.isEmpty)
        #expect(try Self.merge(exported.activities, first).upserts.isEmpty)
    }

    @Test func `ten thousand of one UID are told apart, and few of them are told`() throws {
        let many = (0..<10_000).map { Self.event("Leg \($0)", hour: 10 + $0 % 10) }
        let spent = try ProcessorTime.spent {
            let first = try Self.imported(many)
            #expect(Set(first.activities.map(\.uid)).count == 10_000)
            #expect(first.findings.count == 101)
            #expect(
                first.findings.last?.message
                    == "9899 more findings of the kind duplicate-uid are not listed; a report holds 100 of each"
            )
            let result = try Self.merge(first.activities, try Self.imported(many.reversed()))
            #expect(result.unchanged.count == 10_000 && result.upserts.isEmpty)
        }
        #expect(spent < .seconds(60))
    }

    @Test func `a change under a UID of its own says on which clock it is read, and comes back so`() throws {
        let head = ["UID:1@test", "DTSTAMP:20270101T000000Z"]
        let change = head + ["RECURRENCE-ID;TZID=Europe/Berlin:20270312T190000", "SUMMARY:Late"]
        let events = [
            head + [
                "DTSTART;TZID=Europe/Berlin:20270311T190000", "DTEND;TZID=Europe/Berlin:20270311T200000",
                "RRULE:FREQ=DAILY;COUNT=3",
            ],
            change + ["DTSTART;TZID=Europe/Berlin:20270312T200000", "DURATION:PT1H"],
            change + ["DTSTART;TZID=Europe/Berlin:20270312T210000", "DURATION:PT1H"],
        ]
        let lines = events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines + ["END:VCALENDAR", ""]).joined(
            separator: "\r\n")
        let imported = try Exchange.imported(file: text)
        let own = try #require(imported.activities.first { $0.uid.text != "1@test" })
        #expect(own.recurrenceClock == .zone(try ZoneID("Europe/Berlin")))
        let again = try Exchange.imported(file: Exchange.text(imported.activities))
        #expect(again.activities.map(\.key) == imported.activities.map(\.key))
    }

    @Test func `a UID of the sender's own that ends in digits is not one of these`() throws {
        for digits in ["00112233aabbccdd", "00112233aabbccdd00112233"] {
            func named(_ uid: String, _ title: String, hour: Int, sequence: Int = 0) -> [String] {
                Self.event(title, hour: hour, sequence: sequence).map { $0 == "UID:dd" ? "UID:\(uid)" : $0 }
            }
            let other = "trip-\(digits)"
            let first = try Self.imported([
                named("trip", "Dinner", hour: 18), named(other, "Lunch", hour: 12),
            ]).activities
            let bare = ["BEGIN:VEVENT", "UID:trip", "DTSTAMP:20260201T000000Z", "SEQUENCE:1", "END:VEVENT"]
            let called = try Self.merge(first, try Self.imported([bare], method: "CANCEL"))
            #expect(called.cancelled.map(\.uid.text) == ["trip"])
            #expect(called.findings.isEmpty)
            // It says now what the other one says.
            let next = try Self.merge(
                first, try Self.imported([named(other, "Dinner", hour: 18, sequence: 1)]))
            #expect(next.updated.map(\.uid.text) == [other])
            #expect(next.findings.isEmpty)
        }
    }

    @Test func `one that comes back under the UID that was made for it is itself, whatever it says`() throws {
        let first = try Self.imported(Self.three).activities
        let own = try #require(first.first { $0.uid.text != "dd" })
        let keeper = try #require(first.first { $0.uid.text == "dd" })
        // It says now what the keeper says.
        let version = Self.event(keeper.title, sequence: 1).map {
            $0 == "UID:dd" ? "UID:\(own.uid)" : $0
        }
        let result = try Self.merge(first, try Self.imported([version]))
        #expect(result.updated == [own.key])
    }
}
