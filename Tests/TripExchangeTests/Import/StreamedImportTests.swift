import CivilTime
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

/// A file that is read in pieces means what it means as a whole.
@Suite("StreamedImport") struct StreamedImportTests {
    private static let file = "test.ics"

    private func streamed(
        _ text: String, segmentBytes: Int, threads: Int, holdsAll: Bool, _ body: (Activity) -> Void = { _ in }
    ) throws -> ImportedCalendar {
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
        var streamed = try StreamedImport(
            reading, CalendarSource(Array(text.utf8)), file: Self.file, limits: .standard,
            holdsAll: holdsAll,
            segmentBytes: segmentBytes)
        return try streamed.run(threads: threads, body)
    }

    /// Compares every way to read a file with reading it as a whole.
    private func check(_ text: String, segmentBytes: Int, threads: Int) throws {
        let whole = try Exchange.imported(file: text, named: Self.file)
        let collected = try streamed(text, segmentBytes: segmentBytes, threads: threads, holdsAll: true)
        #expect(collected == whole)
        var activities: [Activity] = []
        var rest = try streamed(text, segmentBytes: segmentBytes, threads: threads, holdsAll: false) {
            activities.append($0)
        }
        activities += rest.activities
        #expect(activities.sorted { $0.key < $1.key } == whole.activities.sorted { $0.key < $1.key })
        rest.activities = whole.activities
        #expect(rest == whole)
    }

    @Test(arguments: RoundTripTests.paths, [1, 400])
    func `every fixture is read alike in segments of any size`(path: String, segmentBytes: Int) throws {
        let text = try Fixtures.text(path)
        for threads in 1...3 { try check(text, segmentBytes: segmentBytes, threads: threads) }
    }

    @Test(arguments: 0..<80) func `a mangled file is read alike`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let lines = try HostileInputTests.lines()
        var text = Array((0..<3).map { _ in HostileInputTests.mangled(lines, &random) }.joined().utf8)
        // Every second file has control characters anywhere, in names too.
        for _ in 0..<(seed % 2 == 0 ? 12 : 0) {
            let place = Int.random(in: 20..<text.count, using: &random)
            text.insert([0x00, 0x07, 0x1B].randomElement(using: &random) ?? 0x07, at: place)
        }
        try check(
            String(decoding: text, as: UTF8.self), segmentBytes: [1, 150, 2_000][Int(seed % 3)],
            threads: 1 + Int(seed % 2))
    }

    @Test(arguments: ["", "\u{7}", "\u{0}"])
    func `versions of one event are known through control characters`(
        _ control: String
    ) throws {
        func event(_ uid: String, _ title: String, _ sequence: Int) -> [String] {
            [
                "BEGIN:VEVENT", uid, "SUMMARY:\(title)", "SEQUENCE:\(sequence)", "DTSTART:20270710T100000Z",
                "END:VEVENT",
            ]
        }
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0"] + event("UID:a", "old", 1) + event("UID\(control):a", "new", 2)
            + ["END:VCALENDAR"]
        let text = lines.map { $0 + "\r\n" }.joined()
        try check(text, segmentBytes: 1, threads: 2)
        #expect(try Exchange.imported(file: text, named: Self.file).activities.map(\.title) == ["new"])
    }

    /// Many events of which some repeat a UID, change an occurrence, float, or name a zone as Outlook does.
    private func mixed(_ count: Int, header: [String] = []) -> String {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-TIMEZONE:Europe/Berlin"] + header
        for index in 0..<count {
            let day = 10 + index % 18
            lines += [
                "BEGIN:VEVENT", "UID:\(index % 10 == 9 ? index - 3 : index)@test", "SUMMARY:Event \(index)",
            ]
            lines += ["DTSTAMP:20270101T000000\(index % 7 == 0 ? "" : "Z")", "SEQUENCE:\(index % 3)"]
            switch index % 4 {
            case 0: lines += ["DTSTART;TZID=W. Europe Standard Time:202707\(day)T100000", "DURATION:PT1H"]
            case 1: lines += ["DTSTART:202707\(day)T100000", "DTEND:202707\(day)T110000"]
            case 2: lines += ["DTSTART;TZID=Asia/Tokyo:202707\(day)T100000", "RRULE:FREQ=DAILY;COUNT=3"]
            default:
                lines += [
                    "RECURRENCE-ID;TZID=Asia/Tokyo:202707\(day)T100000", "DTSTART:202707\(day)T120000Z",
                ]
            }
            if index % 11 == 0 { lines.append("X-BAD;=:\u{7}") }
            lines.append("END:VEVENT")
            if index % 13 == 0 { lines += ["BEGIN:VTODO", "UID:todo\(index)", "END:VTODO"] }
        }
        return (lines + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
    }

    @Test(arguments: [1, 2, 4], [1, 700, 5_000])
    func `what is said once for each file is said once, by whichever thread`(threads: Int, segmentBytes: Int)
        throws
    {
        try check(mixed(200), segmentBytes: segmentBytes, threads: threads)
    }

    @Test(arguments: [
        ["METHOD:CANCEL"], ["X-WR-TIMEZONE:Nowhere/At all"],
        [
            "BEGIN:VTIMEZONE", "TZID:W. Europe Standard Time", "BEGIN:STANDARD", "DTSTART:16010101T000000",
            "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD", "END:VTIMEZONE",
        ],
        [
            "BEGIN:VTIMEZONE", "TZID:Office", "BEGIN:STANDARD", "DTSTART:16010101T000000",
            "TZOFFSETFROM:+0117", "TZOFFSETTO:+0117", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT",
            "UID:o",
            "DTSTART;TZID=Office:20270710T100000", "END:VEVENT",
        ],
    ])
    func `what the whole file decides is decided before its first event`(header: [String]) throws {
        try check(mixed(40, header: header), segmentBytes: 300, threads: 2)
    }

    @Test func `what comes after the events counts for them too`() throws {
        let event = ["BEGIN:VEVENT", "UID:1", "DTSTART:20270710T100000", "END:VEVENT"]
        let text = (["BEGIN:VCALENDAR"] + event + ["X-WR-TIMEZONE:Asia/Tokyo", "END:VCALENDAR"]).map {
            $0 + "\r\n"
        }.joined()
        let imported = try streamed(text, segmentBytes: 1, threads: 1, holdsAll: true)
        guard case .timed(let start, _)? = imported.activities.first?.span else {
            Issue.record("the event has no time")
            return
        }
        #expect(start.zone?.name == "Asia/Tokyo")
    }

    @Test func `an activity that stands alone is handed out before the end`() throws {
        var handed: [String] = []
        let rest = try streamed(mixed(40), segmentBytes: 1, threads: 1, holdsAll: false) {
            handed.append($0.uid.text)
        }
        // 9 carries the UID of 6, and so on; those whose number leaves 3 change an occurrence.
        #expect(handed.contains("0@test"))
        #expect(!handed.contains("6@test"))
        #expect(rest.activities.contains { $0.uid.text == "6@test" })
    }

    @Test func `a file that is no calendar is refused before the first activity`() throws {
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .floating)
        for (text, code) in [("", CalendarError.Code.empty), ("hello", .notCalendar)] {
            let error = #expect(throws: CalendarError.self) {
                try reading.activities(in: CalendarSource(Array(text.utf8)), file: "a.ics")
            }
            #expect(error?.code == code)
        }
    }

    @Test func `what the source throws comes through`() throws {
        struct Gone: Error {}
        let reading = CalendarImport(database: try Exchange.database(), floatingTimes: .floating)
        let source = CalendarSource(byteCount: 10) { _ in throw Gone() }
        #expect(throws: Gone.self) { try reading.activities(in: source, file: nil) }
    }
}
