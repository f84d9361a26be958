import CivilTime
import Findings
import ICalendar
import Recurrence
import TestKit
import Testing
import TripExchange
import TripSeries
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
    @Test func `properties of a calendar without end cost little each`() throws {
        let lines = (0..<120_000).map { "X-P\($0):v\r\n" }.joined()
        let text =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(lines)BEGIN:VEVENT\r\nUID:a\r\nDTSTAMP:20270101T000000Z\r\n"
            + "DTSTART:20270312T080000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
        let spent = try ProcessorTime.spent {
            let imported = try reading.activities(in: CalendarSource(Array(text.utf8)), file: "many.ics")
            #expect(imported.activities.count == 1)
        }
        #expect(spent < .seconds(60))
    }

    /// Events with some lines each; 40 of them are more than a report that holds 30 of a kind.
    private func imported(_ event: (Int) -> [String], findings: Int = 30) throws -> ImportedCalendar {
        let events = (0..<40).flatMap { ["BEGIN:VEVENT"] + event($0) + ["END:VEVENT"] }
        let text = (["BEGIN:VCALENDAR", "VERSION:2.0"] + events + ["END:VCALENDAR"]).map { $0 + "\r\n" }
            .joined()
        var limits = ReadLimits.standard
        limits.findings = findings
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
        return try reading.activities(in: CalendarSource(Array(text.utf8)), file: "a.ics", limits: limits)
    }

    private static let stamp = "DTSTAMP:20270101T000000Z"
    private static let start = "DTSTART:20270312T080000Z"
    private static let end = "DTEND:20270312T090000Z"

    @Test(arguments: [
        ("floating-time", "40 events of which each floats", 40), ("duplicate-uid", "one UID", 39),
        ("unknown-zone", "a TZID that nobody knows", 40), ("missing-uid", "no UID", 40),
    ])
    func `of each kind of finding some are listed and the rest are counted`(
        code: String, what: String, count: Int
    ) throws {
        let imported = try imported { index in
            switch code {
            case "floating-time": ["UID:\(index)", Self.stamp, "DTSTART:20270312T080000", "DURATION:PT1H"]
            case "duplicate-uid": ["UID:same", Self.stamp, Self.start, Self.end, "SUMMARY:\(index)"]
            case "unknown-zone":
                ["UID:\(index)", Self.stamp, "DTSTART;TZID=Middle/Earth:20270312T080000", "DURATION:PT1H"]
            default: [Self.stamp, Self.start, Self.end, "SUMMARY:\(index)"]
            }
        }
        let listed = imported.findings.filter { $0.code.rawValue == code }
        #expect(listed.count == 30, "\(what)")
        let rest = imported.findings.filter { $0.code == .tooManyFindings }
        #expect(
            rest.map(\.message) == [
                "\(count - 30) more findings of the kind \(code) are not listed; a report holds 30 of each"
            ])
        #expect(rest.map(\.severity) == [listed[0].severity])
        #expect(imported.findings.count == 31)
    }

    @Test func `as many findings as a report holds are all listed`() throws {
        let imported = try imported({ _ in [Self.stamp, Self.start, Self.end] }, findings: 40)
        #expect(!imported.findings.contains { $0.code == .tooManyFindings })
    }

    @Test func `components of very many names are one finding`() throws {
        let names = (0..<300).map { "BEGIN:X-\($0)\r\nEND:X-\($0)\r\n" }.joined()
        let imported = try Exchange.imported(file: "BEGIN:VCALENDAR\r\n\(names)END:VCALENDAR\r\n")
        let told = imported.findings.filter { $0.code == .notAnEvent }
        #expect(told.count == 101)
        #expect(
            told.last?.message.hasPrefix("200 components are of other kinds, the first on this line") == true)
        #expect(told.last?.line == 202)
        #expect(imported.source?.contains("BEGIN:X-299") == true)
    }

    @Test func `components that are no events are kept up to a limit, and events all the same`() throws {
        let others = (0..<50).map { "BEGIN:X-A\r\nX-N:\($0)\r\nEND:X-A\r\n" }.joined()
        let event = "BEGIN:VEVENT\r\nUID:a\r\n\(Self.stamp)\r\n\(Self.start)\r\n\(Self.end)\r\nEND:VEVENT\r\n"
        let text = "BEGIN:VCALENDAR\r\n\(others)\(event)END:VCALENDAR\r\n"
        var limits = ReadLimits.standard
        limits.otherComponents = 40
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
        let imported = try reading.activities(
            in: CalendarSource(Array(text.utf8)), file: "a.ics", limits: limits)
        #expect(imported.activities.map(\.uid.text) == ["a"])
        #expect(imported.source?.contains("X-N:39\r\n") == true)
        #expect(imported.source?.contains("X-N:40\r\n") == false)
        // The 41st begins behind 40 of three lines each and the line of the calendar.
        let dropped = try #require(imported.findings.first { $0.code == .tooManyParts })
        #expect((dropped.line, dropped.severity) == (122, .error))
        #expect(dropped.message.hasPrefix("the file has 50 components that are no events, more than the 40"))
    }

    @Test func `no field can inject a line`() throws {
        let evil = "x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\u{2028}\u{0}"
        let time = ActivityTime(local: try CivilDateTime(2027, 7, 10, 10, 0), zone: .utc)
        let activity = Activity(
            uid: ActivityUID(evil), kind: .event, title: evil, span: .timed(start: time, end: time),
            place: Place(name: evil, code: evil), destination: Place(name: evil, code: evil), notes: evil,
            carrier: evil, number: evil, confirmation: evil, seat: evil, url: evil,
            recurrence: ActivityRecurrence(lines: [evil]))
        for redaction in Redaction.allCases {
            let text = try Exchange.text([activity], redaction)
            let lines = text.split(separator: "\r\n")
            #expect(lines.count { $0 == "END:VEVENT" } == 1)
            #expect(lines.count { $0 == "BEGIN:VCALENDAR" } == 1)
            #expect(try CalendarReader().read(text: text).findings.isEmpty)
        }
    }
}
