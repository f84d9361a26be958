import CivilTime
import Findings
import ICalendar
import Merging
import TestKit
import Testing
import TripExchange
import Trips

/// What is called off while it is changed by hand, or while its export comes back from another program.
@Suite("Changes by hand of what is called off") struct CalledOffByHandTests {
    typealias Orders = MergeOrderTests

    static func version(_ sequence: Int, _ lines: [String] = []) throws -> ImportedCalendar {
        try Orders.imported(
            Orders.event(
                sequence, "v\(sequence)", ["DTSTART:2027031\(sequence)T180000Z", "DURATION:PT1H"] + lines))
    }

    static func off(_ sequence: Int) throws -> ImportedCalendar { try Orders.off(nil, sequence: sequence) }

    static func merge(_ files: ImportedCalendar..., into there: [Activity] = []) throws -> [Activity] {
        var all = Dictionary(uniqueKeysWithValues: there.map { ($0.key, $0) })
        for file in files {
            let result = try Orders.merge(all.values.sorted { $0.key < $1.key }, file)
            for key in result.removals { all[key] = nil }
            for activity in result.upserts { all[activity.key] = activity }
        }
        return all.values.sorted { $0.key < $1.key }
    }

    /// Changes the activities of which the title matches.
    static func edit(_ there: [Activity], _ title: String, _ change: ActivityChange) throws -> [Activity] {
        #expect(there.contains { $0.title == title })
        return try there.map { activity in
            guard activity.title == title else { return activity }
            return try ActivityEdit([change]).applied(
                to: activity, at: try Instant(parsing: "2027-02-01T00:00:00Z"), in: try Exchange.database()
            ) { try $0.resolved(by: .reject) }
        }
    }

    // MARK: - Several cancellations

    @Test(arguments: [false, true]) func `an older cancellation does not replace a newer one`(
        _ isEdited: Bool
    ) throws {
        let files = try [Self.off(2), Self.version(3), Self.off(4)]
        for order in ChangedOccurrenceTests.orders([0, 1, 2]) {
            var there = try Self.merge(try Self.version(1))
            if isEdited { there = try Self.edit(there, "v1", .seat("2A")) }
            for index in order { there = try Self.merge(files[index], into: there) }
            #expect(there.map(\.status) == [.cancelled] && there.map(\.title) == ["v3"], "\(order)")
            #expect(there.first?.seat == (isEdited ? "2A" : nil), "\(order)")
        }
    }

    @Test func `a cancellation of what came as called off is known, too`() throws {
        var there = try Self.merge(try Self.version(1), try Self.version(2, ["STATUS:CANCELLED"]))
        there = try Self.merge(try Self.off(4), into: try Self.edit(there, "v2", .seat("2A")))
        there = try Self.merge(try Self.version(3), into: there)
        #expect(there.map(\.status) == [.cancelled])
    }

    @Test func `what is on again by hand stays so when the same cancellation comes again`() throws {
        let off = try Self.merge(try Self.version(1), try Self.off(2))
        let on = try Self.edit(off, "v1", .status(.confirmed))
        #expect(try Self.merge(try Self.off(2), into: on) == on)
        #expect(try Self.merge(try Self.off(3), into: on).map(\.status) == [.cancelled])
    }

    // MARK: - With a series

    @Test
    func `an occurrence that was moved while its series was off is back with it, where it was moved to`()
        throws
    {
        let series = try Orders.imported(Orders.daily, Orders.fourteenth)
        let again = try Orders.imported(SweptChangeTests.versioned(Orders.daily, 3))
        let zone = try Exchange.database().zone(named: "Europe/Berlin").id
        func time(_ text: String) throws -> ActivityTime {
            ActivityTime(local: try CivilDateTime(parsing: text), zone: zone)
        }
        let moved = ActivityChange.span(
            .timed(start: try time("2027-03-20T21:00:00"), end: try time("2027-03-20T22:00:00")))
        let before = try Self.merge(
            try Orders.off(nil, sequence: 1), again,
            into: try Self.edit(try Self.merge(series), "Late", moved))
        let during = try Self.merge(
            again,
            into: try Self.edit(try Self.merge(series, try Orders.off(nil, sequence: 1)), "Late", moved))
        let seen = (10...13).map { "03-\($0)T10:00:00 Daily" } + ["03-20T21:00:00 Late"]
        #expect(try ChangedOccurrenceTests.seen(before) == seen)
        #expect(try ChangedOccurrenceTests.seen(during) == seen)
    }

    @Test func `an occurrence that is off shows what its series says now`() throws {
        let renamed = try Orders.imported(
            SweptChangeTests.versioned(Orders.daily, 3).map { $0 == "SUMMARY:Daily" ? "SUMMARY:Yoga" : $0 })
        let there = try Self.merge(
            try Orders.imported(Orders.daily), try Orders.off(Orders.twelfth, sequence: 1), renamed)
        #expect(there.map(\.title) == ["Yoga", "Yoga"] && there.map(\.status) == [.confirmed, .cancelled])
    }

    // MARK: - Other programs

    /// An export that another program saved: with a SEQUENCE of its own, or without our properties.
    static func saved(_ there: [Activity], bare: Bool) throws -> ImportedCalendar {
        let lines = try Exchange.text(there).replacing("\r\n ", with: "").split(separator: "\r\n")
        let changed = lines.compactMap { line -> String? in
            if bare { return line.hasPrefix("X-") || line.hasPrefix("CATEGORIES") ? nil : String(line) }
            return line.hasPrefix("SEQUENCE:") ? "SEQUENCE:2" : String(line)
        }
        return try Exchange.imported(file: changed.joined(separator: "\r\n") + "\r\n")
    }

    @Test(arguments: [false, true])
    func `what is off with its series is back with it, whoever saved its export`(_ bare: Bool)
        throws
    {
        let off = try Self.merge(
            try Orders.imported(Orders.daily, Orders.fourteenth), try Orders.off(nil, sequence: 1))
        let saved = try Self.saved(off, bare: bare)
        let result = try Orders.merge(off, saved)
        #expect(SweptChangeTests.fates(result) == ["2 unchanged"])
        let on = try Self.merge(
            saved, try Orders.imported(SweptChangeTests.versioned(Orders.daily, 3)), into: off)
        let seen = (10...13).map { "03-\($0)T10:00:00 Daily" } + ["03-20T12:00:00 Late"]
        #expect(try ChangedOccurrenceTests.seen(on) == seen)
    }

    @Test func `an export without our properties is no version from before its cancellation`() throws {
        let there = try Self.edit(try Self.merge(try Self.version(1)), "v1", .title("Mine"))
        let off = try Self.merge(try Self.off(3), into: there)
        let saved = try Self.saved(off, bare: true)
        #expect(SweptChangeTests.fates(try Orders.merge(off, saved)) == ["1 unchanged"])
        let next = try Orders.merge(try Self.merge(saved, into: off), try Self.version(4))
        #expect(next.findings.map(\.code) == [.conflictingEdit])
    }

    @Test func `a sender is heard after another program saved an export`() throws {
        let there = try Self.merge(try Self.version(0))
        let text = try Exchange.text(there)
        let alarm = ReminderTests.alarm("TRIGGER:-PT15M").joined(separator: "\r\n")
        let saved = try Exchange.imported(
            file: text.replacing("\r\nSEQUENCE:0", with: "\r\nSEQUENCE:1")
                .replacing("DTSTAMP:20270101T000000Z", with: "DTSTAMP:20270201T000000Z")
                .replacing("\r\nEND:VEVENT", with: "\r\n\(alarm)\r\nEND:VEVENT"))
        let after = try Self.merge(saved, into: there)
        #expect(after.map(\.reminders.count) == [1])
        #expect(try Self.merge(saved, into: after) == after)
        // The sender still says SEQUENCE 0.
        let moved = try Orders.imported(
            Orders.event(0, "v0", ["DTSTART:20270310T200000Z", "DURATION:PT1H"])
                .map { $0 == "DTSTAMP:20270101T000000Z" ? "DTSTAMP:20270301T000000Z" : $0 })
        let now = try #require(try Self.merge(moved, into: after).first)
        #expect(try Exchange.ends(now).start.local.description == "2027-03-10T20:00:00")
        #expect(now.reminders.count == 1)
    }
}
