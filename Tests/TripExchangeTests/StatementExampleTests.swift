import CivilTime
import Foundation
import Merging
import Testing
import TripExchange
import Trips

/// What follows from the statements about an activity: local edits and cancellations, here and in another store.
@Suite("Statements, edits and cancellations") struct StatementExampleTests {
    typealias Orders = MergeOrderTests

    private static func edit(_ activity: Activity, at day: String, _ changes: ActivityChange...) throws
        -> Activity
    {
        try ActivityEdit(changes).applied(
            to: activity, at: try Instant(parsing: "\(day)T00:00:00Z"), in: try Exchange.database()
        ) { try $0.resolved(by: .reject) }
    }

    private static func merge(_ there: [Activity], _ calendar: ImportedCalendar) throws -> [Activity] {
        let result = try Orders.merge(there, calendar)
        var all = Dictionary(there.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for key in result.removals { all[key] = nil }
        for activity in result.upserts { all[activity.key] = activity }
        return all.values.sorted { $0.key < $1.key }
    }

    private static func exported(_ activities: [Activity]) throws -> ImportedCalendar {
        try Exchange.imported(file: try Exchange.text(activities))
    }

    @Test func `another store gets the edits and the statements of a full export`() throws {
        let there = try HandEditTests.edited(.seat("12A"), .title("My class"))
        let other = try Self.merge([], try Self.exported([there]))
        #expect(other[0].statements.count == 1 && other[0].edit == there.edit)
        #expect(other[0].statements.map(\.said.title) == ["Class"])
        let next = try HandEditTests.calendar(["LOCATION": "Room 2"], stamp: "20270301T000000Z")
        for stored in [[there], other] {
            let after = try #require(try Self.merge(stored, next).first)
            #expect(after.seat == "12A" && after.title == "My class" && after.place?.name == "Room 2")
        }
    }

    @Test func `a series that is cancelled takes an edited override along, whatever the edit's revision`()
        throws
    {
        var there = try Exchange.merged([try Orders.imported(Orders.daily, Orders.fourteenth)])
        for day in ["2027-01-05", "2027-01-06"] {
            there = try there.map {
                $0.recurrenceID == nil ? $0 : try Self.edit($0, at: day, .movedBy(.seconds(3_600)))
            }
        }
        #expect(there.contains { $0.sequence == 2 })
        #expect(
            try Self.merge(there, try Orders.off(nil, sequence: 1)).allSatisfy { $0.status == .cancelled })
    }

    @Test func `an override that a person revived stays on when the same cancellation comes again`() throws {
        let off = try Orders.off(nil, sequence: 2)
        let series = try Exchange.merged([try Orders.imported(Orders.daily, Orders.fourteenth), off])
        let there = try series.map {
            $0.recurrenceID == nil ? $0 : try Self.edit($0, at: "2027-02-01", .status(.confirmed))
        }
        for again in [off, try Self.exported(there)] {
            let after = try Self.merge(there, again)
            #expect(after.filter { $0.recurrenceID != nil }.map(\.status) == [.confirmed])
        }
    }

    /// Every day, cancelled; a feed that writes DTSTAMP anew at each download.
    private static func cancelledFeed(
        _ sequence: Int, downloaded day: String, _ overrides: [String] = []
    ) throws -> ImportedCalendar {
        func stamped(_ event: [String]) -> [String] {
            event.map { $0.hasPrefix("DTSTAMP") ? "DTSTAMP:\(day)T000000Z" : $0 }
        }
        let off = SweptChangeTests.versioned(Orders.daily, sequence, status: "CANCELLED")
        return try Orders.imported(stamped(off), stamped(overrides))
    }

    @Test func `an override that a person revived stays on when its feed is downloaded again`() throws {
        let off = try Exchange.merged([
            try Orders.imported(Orders.daily, Orders.fourteenth), try Orders.off(nil, sequence: 1),
        ])
        let revived = try Self.editOverride(off, at: "2027-02-01", .status(.confirmed))
        var there = revived
        for day in ["20270301", "20270302"] {
            let result = try Orders.merge(there, try Self.cancelledFeed(1, downloaded: day))
            #expect(result.findings.isEmpty && result.cancelled.isEmpty, "\(day)")
            there = try Self.merge(there, try Self.cancelledFeed(1, downloaded: day))
            #expect(Self.overrides(there).map(\.status) == [.confirmed], "\(day)")
        }
        // Another store agrees.
        let other = try Self.merge([], try Self.exported(there))
        #expect(Self.overrides(other).map(\.status) == [.confirmed])
        let again = try Self.merge(other, try Self.cancelledFeed(1, downloaded: "20270303"))
        #expect(Self.overrides(again).map(\.status) == [.confirmed])
        // Who cancels it once more counts SEQUENCE up.
        for stored in [revived, there, other] {
            let after = try Self.merge(
                stored,
                try Orders.imported(
                    Orders.daily.map { $0 == "SEQUENCE:0" ? "SEQUENCE:2\r\nSTATUS:CANCELLED" : $0 }
                        .map { $0.hasPrefix("DTSTAMP") ? "DTSTAMP:20270304T000000Z" : $0 }))
            #expect(Self.overrides(after).map(\.status) == [.cancelled])
        }
    }

    @Test(arguments: [false, true])
    func `a revival reaches another store that has the same cancellation, in any order`(
        _ isDownloadedFirst: Bool
    ) throws {
        let off = try Exchange.merged([
            try Orders.imported(Orders.daily, Orders.fourteenth), try Orders.off(nil, sequence: 1),
        ])
        let exported = try Self.exported(
            try Self.editOverride(off, at: "2027-02-01", .status(.tentative)))
        let download = try Self.cancelledFeed(1, downloaded: "20270301")
        let files = isDownloadedFirst ? [download, exported] : [exported, download]
        let other = try files.reduce(off, Self.merge)
        #expect(Self.overrides(other).map(\.status) == [.tentative])
        #expect(Self.overrides(other).map { $0.edit != nil } == [true])
        // A cancellation that the person did not see counts.
        let newer = try Self.cancelledFeed(2, downloaded: "20270301")
        let seen = try [newer, exported].reduce(off, Self.merge)
        #expect(Self.overrides(seen).map(\.status) == [.cancelled])
    }

    @Test func `an export says beside which cancellation of its feed an override stood last`() throws {
        let files = try ["20270301", "20270302"].map {
            try Self.cancelledFeed(1, downloaded: $0, Orders.fourteenth)
        }
        let first = try Exchange.merged([try Orders.imported(Orders.daily, Orders.fourteenth), files[0]])
        let exported = try Self.exported(try Self.merge(first, files[1]))
        #expect(Self.overrides(try Self.merge(first, exported)).map(\.status) == [.confirmed])
    }

    @Test func `an activity that a person revived stays on when the same cancellation is sent again`() throws
    {
        func off(_ sequence: Int, _ day: String) throws -> ImportedCalendar {
            try Exchange.imported(
                event: ["UID:a", "DTSTAMP:\(day)T000000Z", "SEQUENCE:\(sequence)"],
                calendar: ["METHOD:CANCEL"])
        }
        let cancelled = try Self.merge([try HandEditTests.calendar().activities[0]], try off(1, "20270115"))
        let there = [try Self.edit(cancelled[0], at: "2027-02-01", .status(.confirmed))]
        #expect(try Self.merge(there, try off(1, "20270301")).map(\.status) == [.confirmed])
        #expect(try Self.merge(there, try off(2, "20270301")).map(\.status) == [.cancelled])
        // Likewise where the feed's own version was cancelled.
        let version = try HandEditTests.calendar(more: ["SEQUENCE:1", "STATUS:CANCELLED"]).activities
        let revived = [try Self.edit(version[0], at: "2027-02-01", .status(.confirmed))]
        #expect(try Self.merge(revived, try off(1, "20270301")).map(\.status) == [.confirmed])
    }

    @Test func `an export of what a person revived says what had cancelled it`() throws {
        let off = try Exchange.imported(
            event: ["UID:a", "DTSTAMP:20270115T000000Z", "SEQUENCE:1"], calendar: ["METHOD:CANCEL"])
        let cancelled = try Self.merge([try HandEditTests.calendar().activities[0]], off)
        let there = [try Self.edit(cancelled[0], at: "2027-02-01", .status(.confirmed))]
        let other = try Self.merge([], try Self.exported(there))
        for stored in [there, other] { #expect(try Self.merge(stored, off).map(\.status) == [.confirmed]) }
    }

    @Test func `a zone that a person gave to a floating time stays`() throws {
        let came = try Exchange.imported(
            event: ["UID:a", "DTSTAMP:20270101T000000Z", "DTSTART:20270305T100000", "SUMMARY:Call"])
        let tokyo = try Exchange.database().zone(named: "Asia/Tokyo").id
        let there = try Self.edit(
            came.activities[0], at: "2027-02-01", .zone(tokyo, of: .both, keeping: .wall))
        let after = try Self.merge([there], came)
        #expect(try Exchange.ends(after[0]).start.zone == tokyo)
    }

    @Test func `a cost that a person changed or removed stays`() throws {
        let came = try Exchange.imported(
            event: [
                "UID:a", "DTSTAMP:20270101T000000Z", "DTSTART;VALUE=DATE:20270305",
                "DTEND;VALUE=DATE:20270307", "SUMMARY:Hotel Adlon", "CATEGORIES:Lodging",
                "DESCRIPTION:Confirmation number: K7QX2P\\nTotal: 100.00 EUR",
            ])
        let stay = came.activities[0]
        try #require(stay.cost != nil)
        for cost in [nil, try Money("90 EUR")] {
            let there = try Self.edit(stay, at: "2027-02-01", .cost(cost))
            #expect(try Self.merge([there], came)[0].cost == cost)
        }
    }

    @Test func `an edit of an event without a UID reaches another store`() throws {
        let came = try Exchange.imported(
            event: ["DTSTAMP:20270101T000000Z", "DTSTART:20270305T100000Z", "SUMMARY:Call"])
        let there = try Self.edit(came.activities[0], at: "2027-02-01", .seat("12A"))
        let other = try Self.merge([], try Self.exported([there]))
        #expect(other[0].edit != nil && other[0].statements.count == 1)
        #expect(try Self.merge(other, came)[0].seat == "12A")
    }

    @Test(arguments: ["-1", "9223372036854775807", "4294967296/2027-01-01T00:00:00Z"])
    func `a revision that no calendar can have is left out`(_ revision: String) throws {
        let there = try HandEditTests.edited(.seat("12A"))
        let text = try Exchange.text([there]).replacing(
            "X-MERIDIAN-STATEMENT:", with: "X-MERIDIAN-STATEMENT;X-BESIDE=\"\(revision)\":")
        let read = try Exchange.imported(file: text).activities[0]
        #expect(read.statements.map(\.standsBeside) == [nil] && read.seat == "12A")
    }

    // MARK: - Overrides that a person changed, when their series is on again

    private static func overrides(_ all: [Activity]) -> [Activity] { all.filter { $0.recurrenceID != nil } }

    private static func editOverride(_ all: [Activity], at day: String, _ change: ActivityChange) throws
        -> [Activity]
    {
        try all.map { $0.recurrenceID == nil ? $0 : try edit($0, at: day, change) }
    }

    @Test(arguments: [false, true])
    func `an override that a person revived stands against what was sent before that, in any order`(
        _ isOnFirst: Bool
    ) throws {
        let off = try Exchange.merged([
            try Orders.imported(Orders.daily, Orders.fourteenth), try Orders.off(nil, sequence: 1),
        ])
        let revived = try Self.editOverride(off, at: "2027-02-01", .status(.tentative))
        let on = try Orders.imported(SweptChangeTests.versioned(Orders.daily, 2))
        let offAgain = try Exchange.imported(event: ["UID:s", "SEQUENCE:3"], calendar: ["METHOD:CANCEL"])
        let all = try (isOnFirst ? [on, offAgain] : [offAgain, on]).reduce(revived, Self.merge)
        #expect(all.filter { $0.recurrenceID == nil }.map(\.status) == [.cancelled])
        #expect(Self.overrides(all).map(\.status) == [.tentative])
    }

    @Test(arguments: [false, true])
    func `an override that a person made tentative is tentative again when its series is on`(
        _ isElsewhere: Bool
    ) throws {
        let series = try Exchange.merged([try Orders.imported(Orders.daily, Orders.fourteenth)])
        let tentative = try Self.editOverride(series, at: "2027-02-01", .status(.tentative))
        var off = try Self.merge(tentative, try Orders.off(nil, sequence: 1))
        #expect(off.map(\.status) == [.cancelled, .cancelled])
        off = try Self.editOverride(off, at: "2027-02-02", .seat("12A"))
        if isElsewhere { off = try Self.merge([], try Self.exported(off)) }
        #expect(off.map(\.status) == [.cancelled, .cancelled])
        let on = try Self.merge(off, try Orders.imported(SweptChangeTests.versioned(Orders.daily, 3)))
        #expect(Self.overrides(on).map(\.status) == [.tentative])
        #expect(Self.overrides(on).map(\.seat) == ["12A"])
    }

    // MARK: - Statements that cannot be read

    @Test(arguments: [
        "SUMMARY:A\0B", "SUMMARY;ENCODING=QUOTED-PRINTABLE:A=00B", "DESCRIPTION;ENCODING=BASE64:QQBC",
        "X-MERIDIAN-SEAT:1\0", "X-OTHER;X-P=\"\0\":1", "\0",
    ])
    func `U+0000 in a statement is dropped, and nothing else of the file is lost`(_ line: String) throws {
        let there = try HandEditTests.edited(.seat("12A"), .title("My class"))
        let said = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20270607T070000Z\r\n\(line)\r\nEND:VEVENT\r\n"
        let lines = try Exchange.text([there]).replacing("\r\n ", with: "").split(separator: "\r\n")
        let text = lines.map { line in
            line.hasPrefix("X-MERIDIAN-STATEMENT:")
                ? "X-MERIDIAN-STATEMENT:\(Data(said.utf8).base64EncodedString())" : String(line)
        }
        let read = try Exchange.imported(file: text.joined(separator: "\r\n") + "\r\n").activities
        #expect(read.map(\.title) == ["My class"] && read.map(\.seat) == ["12A"])
        #expect(read.flatMap(\.statements).count == 1)
        for said in read.flatMap(\.statements).map(\.said) {
            let texts: [String?] = [said.title, said.seat, said.notes, said.source]
            #expect(!texts.contains { $0?.contains("\0") == true })
        }
    }
}
