import CivilTime
import ICalendar
import Recurrence
import TestKit
import Testing
import TripExchange
import Trips

@Suite("Hostile files") struct HostileInputTests {
    /// The demo and the fixtures, line by line.
    static func lines() throws -> [[String]] {
        try RoundTripTests.paths.map { path in
            try Fixtures.text(path).split(whereSeparator: \.isNewline).map(String.init)
        }
    }

    /// A file whose lines were dropped, repeated, swapped, cut and mixed with those of another one.
    static func mangled(_ files: [[String]], _ random: inout SplitMix64) -> String {
        var lines = files[Int.random(in: files.indices, using: &random)]
        let other = files[Int.random(in: files.indices, using: &random)]
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            let index = Int.random(in: lines.indices, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                lines[index] = String(
                    lines[index].prefix(Int.random(in: 0...lines[index].count, using: &random)))
            case 1: lines.insert(lines[index], at: Int.random(in: lines.indices, using: &random))
            case 2: lines.swapAt(index, Int.random(in: lines.indices, using: &random))
            case 3: lines.insert(other[Int.random(in: other.indices, using: &random)], at: index)
            case 4:
                let digits = lines[index].map { $0.isNumber && Bool.random(using: &random) ? "9" : $0 }
                lines[index] = String(digits)
            default: if lines.count > 1 { lines.remove(at: index) }
            }
        }
        return (["BEGIN:VCALENDAR", "VERSION:2.0"] + lines).map { $0 + "\r\n" }.joined()
    }

    @Test(arguments: 0..<120) func `what is read from a mangled file comes back the same`(_ seed: UInt64)
        throws
    {
        var random = SplitMix64(seed: seed)
        let text = Self.mangled(try Self.lines(), &random)
        let (imported, exported) = try RoundTripTests.pass(text)
        let (again, second) = try RoundTripTests.pass(CalendarWriter().text(exported.calendar))
        #expect(again.activities.map(\.key) == imported.activities.map(\.key))
        for (old, new) in zip(imported.activities, again.activities) {
            #expect(new.hasSameMeaning(as: old), Exchange.difference(old, new))
        }
        #expect(second.bytes == exported.bytes)
        let limits = ExpansionLimits(maximumOccurrences: 1_000, maximumWork: 50_000)
        let expanded = Occurrences(database: try Exchange.database().adding(imported.zones), limits: limits)
            .expand(imported.activities, in: try Exchange.window())
        #expect(expanded.activities.count <= 1_000 * max(1, imported.activities.count))
    }

    /// A minute is far more than they take, and far less than they would if each cost as much as all before it.
    @Test(.timeLimit(.minutes(1))) func `properties of a calendar without end cost little each`() throws {
        let lines = (0..<120_000).map { "X-P\($0):v\r\n" }.joined()
        let text =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(lines)BEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
            + "DTSTART:20270312T080000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
        let imported = try reading.activities(in: CalendarSource(Array(text.utf8)), file: "many.ics")
        #expect(imported.activities.count == 1)
    }

    @Test func `no field can inject a line`() throws {
        let evil = "x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\u{2028}\u{0}"
        let time = ActivityTime(local: try CivilDateTime(2027, 7, 10, 10, 0), zone: .utc)
        let activity = Activity(
            uid: ActivityUID(evil), kind: .event, title: evil, span: .timed(start: time, end: time),
            place: Place(name: evil, code: evil), destination: Place(name: evil, code: evil), notes: evil,
            carrier: evil, number: evil, confirmation: evil, seat: evil, url: evil,
            recurrence: RecurrenceText(lines: [evil]))
        for redaction in Redaction.allCases {
            let text = try Exchange.text([activity], redaction)
            let lines = text.split(separator: "\r\n")
            #expect(lines.count { $0 == "END:VEVENT" } == 1)
            #expect(lines.count { $0 == "BEGIN:VCALENDAR" } == 1)
            #expect(try CalendarReader().read(text: text).findings.isEmpty)
        }
    }
}
