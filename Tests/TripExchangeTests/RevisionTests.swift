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

/// Which version counts, from the files of a sender (RFC 5546 §2.1.5, §3.2.5).
@Suite("Versions of events") struct RevisionTests {
    /// One event of a file: SEQUENCE, the day of DTSTAMP, and more lines.
    static func version(
        _ sequence: Int?, _ stamp: Int?, _ title: String, _ more: [String] = [], uid: String = "a"
    ) -> [String] {
        ["BEGIN:VEVENT", "UID:\(uid)", "SUMMARY:\(title)"] + (sequence.map { ["SEQUENCE:\($0)"] } ?? [])
            + (stamp.map { ["DTSTAMP:2027010\($0)T000000Z"] } ?? [])
            + (more.isEmpty ? ["DTSTART:20270710T100000Z", "DTEND:20270710T110000Z"] : more) + ["END:VEVENT"]
    }

    static func file(_ events: [String]..., method: String = "REQUEST") throws -> ImportedCalendar {
        let lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:\(method)"] + events.flatMap(\.self)
        return try Exchange.imported(file: (lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n"))
    }

    static func merge(_ existing: [Activity], _ file: ImportedCalendar) throws -> MergeResult {
        ImportMerge.merge(existing: existing, incoming: file, database: try Exchange.database())
    }

    @Test(
        arguments: [
            (1, 1, 2, 1, true), (1, 9, 2, 1, true), (2, 1, 1, 9, false), (1, 1, 1, 2, true),
            (1, 2, 1, 1, false),
            (nil, 1, 1, 1, true), (1, 1, nil, 2, false),
        ] as [(Int?, Int, Int?, Int, Bool)])
    func `the larger SEQUENCE counts, then the later DTSTAMP, whichever file comes first`(
        _ sequence: Int?, _ stamp: Int, _ next: Int?, _ later: Int, _ isNewer: Bool
    ) throws {
        let there = try Self.file(Self.version(sequence, stamp, "there"))
        let comes = try Self.file(Self.version(next, later, "comes"))
        let winner = isNewer ? "comes" : "there"
        #expect(try Exchange.merged([there, comes]).map(\.title) == [winner])
        #expect(try Exchange.merged([comes, there]).map(\.title) == [winner])
        #expect(try Exchange.merged([there, comes, there, comes]).map(\.title) == [winner])
    }

    @Test func `an older version changes nothing and is told once for all`() throws {
        let new = try Self.file(Self.version(2, 1, "A"), Self.version(2, 1, "B", uid: "b"))
        let old = try Self.file(Self.version(1, 1, "Old A"), Self.version(1, 1, "Old B", uid: "b"))
        let result = try Self.merge(new.activities, old)
        #expect(result.skipped.map(\.uid.text) == ["a", "b"])
        #expect(result.upserts.isEmpty)
        #expect(
            result.findings.map(\.message) == [
                "2 events are no newer than what is there, by SEQUENCE, DTSTAMP and LAST-MODIFIED, and changed "
                    + "nothing; the first is \"Old A\""
            ])
        #expect(result.findings.map(\.code) == [.olderVersion])
    }

    @Test func `events without DTSTAMP are counted in one finding`() throws {
        let imported = try Self.file(
            Self.version(1, 1, "A"), Self.version(1, nil, "B", uid: "b"), Self.version(1, nil, "C", uid: "c"))
        #expect(Exchange.codes(imported.findings) == ["12 missing-stamp"])
        #expect(
            imported.findings.map(\.message) == [
                "2 events have no DTSTAMP, the first on this line (RFC 5545 §3.6.1); which of two versions is newer is then "
                    + "decided by SEQUENCE and LAST-MODIFIED alone"
            ])
    }

    @Test func `a version without DTSTAMP does not take away the one that is known`() throws {
        func event(_ title: String, _ trigger: String, _ stamp: String?) throws -> ImportedCalendar {
            try Exchange.imported(
                event: ["UID:a"] + (stamp.map { ["DTSTAMP:\($0)"] } ?? []) + [
                    "DTSTART:20270310T100000Z", "DTEND:20270310T110000Z", "SUMMARY:\(title)", "BEGIN:VALARM",
                    "ACTION:DISPLAY", "TRIGGER:-PT\(trigger)M", "DESCRIPTION:x", "END:VALARM",
                ])
        }
        let first = try event("Class", "10", "20270101T000000Z")
        let unstamped = try event("Class", "30", nil)
        let old = try event("Old", "20", "20261201T000000Z")
        let result = try Self.merge(try Exchange.merged([first, unstamped]), old)
        #expect(result.skipped.map(\.uid.text) == ["a"] && result.upserts.isEmpty)
        for order in ChangedOccurrenceTests.orders([first, unstamped, old]) {
            #expect(try Exchange.merged(order).map(\.title) == ["Class"])
        }
        // The alarm that came last is the one that is kept.
        #expect(try Exchange.text(Exchange.merged([first, unstamped])).contains("TRIGGER:-PT30M"))
        // A version that says something else without saying when is no older either.
        let renamed = try Exchange.merged([first, try event("New", "10", nil), old])
        #expect(renamed.map(\.title) == ["New"])
    }

    // MARK: - Calling off

    static let series = ["DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", "RRULE:FREQ=DAILY;COUNT=3"]
    static let change = [
        "RECURRENCE-ID:20270711T100000Z", "DTSTART:20270711T150000Z", "DTEND:20270711T160000Z",
    ]
    static let other = [
        "RECURRENCE-ID:20270712T100000Z", "DTSTART:20270712T150000Z", "DTEND:20270712T160000Z",
    ]

    static func states(_ activities: [Activity]) -> [String] {
        activities.map {
            "\($0.key.occurrence.map { String($0.dropFirst(8).prefix(2)) } ?? "all") \($0.status)"
        }
    }

    @Test func `a series that is called off takes its changes along, and brings them back`() throws {
        let booked = try Self.file(
            Self.version(1, 1, "Tour", Self.series), Self.version(1, 1, "Tour", Self.change))
        let off = try Self.file(Self.version(2, 2, "Tour", ["TRANSP:OPAQUE"]), method: "CANCEL")
        let cancelled = try Exchange.merged([booked, off])
        #expect(Self.states(cancelled) == ["all cancelled", "11 cancelled"])
        #expect(cancelled.map(\.sequence) == [2, 1])
        // What came before cannot bring it back; a later version can, with what it does not mention.
        #expect(Self.states(try Exchange.merged([booked, off, booked])).first == "all cancelled")
        let again = try Self.file(Self.version(3, 3, "Tour", Self.series))
        #expect(Self.states(try Exchange.merged([booked, off, again])) == ["all confirmed", "11 confirmed"])
    }

    @Test func `STATUS CANCELLED of a series does the same`() throws {
        let booked = try Self.file(
            Self.version(1, 1, "Tour", Self.series), Self.version(1, 1, "Tour", Self.change))
        let off = try Self.file(Self.version(2, 2, "Tour", Self.series + ["STATUS:CANCELLED"]))
        #expect(Self.states(try Exchange.merged([booked, off])) == ["all cancelled", "11 cancelled"])
    }

    @Test func `a change that was called off by itself stays so when its series comes back`() throws {
        let booked = try Self.file(
            Self.version(1, 1, "Tour", Self.series), Self.version(1, 1, "Tour", Self.change),
            Self.version(1, 1, "Tour", Self.other))
        let one = try Self.file(Self.version(2, 2, "", ["RECURRENCE-ID:20270711T100000Z"]), method: "CANCEL")
        let off = try Self.file(Self.version(3, 3, "", ["TRANSP:OPAQUE"]), method: "CANCEL")
        let again = try Self.file(Self.version(4, 4, "Tour", Self.series))
        #expect(
            Self.states(try Exchange.merged([booked, one])) == [
                "all confirmed", "11 cancelled", "12 confirmed",
            ])
        #expect(
            Self.states(try Exchange.merged([booked, one, off, again]))
                == ["all confirmed", "11 cancelled", "12 confirmed"])
    }

    @Test func `a later version of a change undoes its cancellation`() throws {
        let booked = try Self.file(Self.version(1, 1, "Tour", Self.series))
        let off = try Self.file(Self.version(2, 2, "", ["RECURRENCE-ID:20270711T100000Z"]), method: "CANCEL")
        let on = try Self.file(Self.version(3, 3, "Tour", Self.change))
        #expect(Self.states(try Exchange.merged([booked, off])) == ["all confirmed", "11 cancelled"])
        #expect(Self.states(try Exchange.merged([booked, off, on])) == ["all confirmed", "11 confirmed"])
        #expect(Self.states(try Exchange.merged([on, off, booked])) == ["all confirmed", "11 confirmed"])
    }

    @Test func `a cancellation of the same moment counts in any order`() throws {
        let booked = try Self.file(Self.version(1, 1, "Tour"))
        for stamp in [1, nil] {
            let off = try Self.file(Self.version(1, stamp, "Tour"), method: "CANCEL")
            #expect(try Exchange.merged([booked, off, booked]).map(\.status) == [.cancelled])
        }
        let off = try Self.file(Self.version(1, 1, "Tour"), method: "CANCEL")
        #expect(try Exchange.merged([off, booked]).map(\.status) == [.cancelled])
    }

    @Test func `a cancellation older than a change leaves that one alone`() throws {
        let booked = try Self.file(
            Self.version(1, 1, "Tour", Self.series), Self.version(5, 5, "Tour", Self.change))
        let off = try Self.file(Self.version(2, 2, "", ["TRANSP:OPAQUE"]), method: "CANCEL")
        #expect(Self.states(try Exchange.merged([booked, off])) == ["all cancelled", "11 confirmed"])
    }

    @Test func `this and the future are called off together, changed or not`() throws {
        let series = ["DTSTART:20270710T100000Z", "DTEND:20270710T110000Z", "RRULE:FREQ=DAILY;COUNT=4"]
        let booked = try Self.file(
            Self.version(1, 1, "Tour", series), Self.version(1, 1, "Tour", Self.change),
            Self.version(1, 1, "Tour", Self.other))
        for day in [11, 12] {
            let off = try Self.file(
                Self.version(2, 2, "", ["RECURRENCE-ID;RANGE=THISANDFUTURE:202707\(day)T100000Z"]),
                method: "CANCEL")
            let merged = try Exchange.merged([booked, off])
            let window =
                try Instant(parsing: "2027-07-01T00:00:00Z")..<Instant(parsing: "2027-08-01T00:00:00Z")
            let expanded = Occurrences(database: try Exchange.database(), limits: .standard).expand(
                merged, in: window)
            let states = Self.states(expanded.activities.sorted { $0.key < $1.key })
            #expect(
                states == [
                    "10 confirmed", day == 11 ? "11 cancelled" : "11 confirmed", "12 cancelled",
                    "13 cancelled",
                ])
        }
    }

    @Test func `a cancellation in the same file marks what the file says`() throws {
        let text = """
            BEGIN:VCALENDAR
            VERSION:2.0
            BEGIN:VEVENT
            UID:a
            DTSTAMP:20270101T000000Z
            DTSTART:20270710T100000Z
            DTEND:20270710T110000Z
            SUMMARY:Tour
            END:VEVENT
            END:VCALENDAR
            BEGIN:VCALENDAR
            VERSION:2.0
            METHOD:CANCEL
            BEGIN:VEVENT
            UID:a
            DTSTAMP:20270102T000000Z
            SEQUENCE:1
            DTSTART:20270710T100000Z
            END:VEVENT
            END:VCALENDAR

            """
        let imported = try Exchange.imported(file: text.replacing("\n", with: "\r\n"))
        #expect(imported.activities.map(\.title) == ["Tour"])
        #expect(imported.activities.map(\.status) == [.cancelled])
        #expect(imported.cancellations.isEmpty)
        #expect(try Exchange.merged([imported]).map(\.status) == [.cancelled])
    }
}
