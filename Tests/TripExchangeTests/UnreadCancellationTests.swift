import CivilTime
import Findings
import ICalendar
import Testing
import TripExchange
import Trips

/// What METHOD:CANCEL calls off of what is kept as it came (RFC 5546 sections 3.2.5, 3.4.5 and 3.5.3).
@Suite("Cancellations of what cannot be read") struct UnreadCancellationTests {
    static let names = ["VEVENT", "VTODO", "VJOURNAL"]

    /// A version that is kept as it came, with text that a cancellation need not repeat.
    static func version(_ name: String, _ title: String, _ sequence: Int) -> [String] {
        let start = "\(name == "VTODO" ? "DUE" : "DTSTART");TZID=Nowhere/At All:20270310T100000"
        return UnreadVersionTests.component(name, title, sequence, [start, "DESCRIPTION:important"])
    }

    /// What calls it off, with no more than the RFC asks for.
    static func cancellation(_ name: String, _ sequence: Int, _ lines: [String] = []) -> [String] {
        [
            "METHOD:CANCEL", "BEGIN:\(name)", "UID:u@test", "DTSTAMP:202702\(sequence + 10)T000000Z",
            "SEQUENCE:\(sequence)",
        ] + lines + ["END:\(name)"]
    }

    static let next = ["END:VCALENDAR", "BEGIN:VCALENDAR", "VERSION:2.0"]

    /// The lines of what a full export has besides zones, but for its calendar.
    static func written(_ kept: UnreadVersionTests.Kept) throws -> [[String]] {
        try kept.exported().calendar.components.filter { $0.name != "VTIMEZONE" }
            .map { try CalendarRemainderTests.lines($0) }
    }

    /// What is expected of a version that was called off.
    static func calledOff(_ version: [String], by cancellation: [String]) -> [String] {
        version.dropLast().filter { !$0.hasPrefix("DTSTAMP:") && !$0.hasPrefix("SEQUENCE:") }
            + cancellation.filter { $0.hasPrefix("DTSTAMP:") || $0.hasPrefix("SEQUENCE:") }
            + ["STATUS:CANCELLED", "END:\(version[0].dropFirst(6))"]
    }

    static func expect(
        _ kept: UnreadVersionTests.Kept, _ lines: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try written(kept).map { $0.sorted() } == [lines.sorted()], sourceLocation: sourceLocation)
        try UnreadVersionTests.comesBack(kept, sourceLocation: sourceLocation)
    }

    @Test(arguments: names) func `what is called off keeps all it says, whichever comes first`(_ name: String)
        throws
    {
        let version = Self.version(name, "one", 1)
        let cancellation = Self.cancellation(name, 2)
        let expected = Self.calledOff(version, by: cancellation)
        for files in [
            [version, cancellation], [cancellation, version], [version + Self.next + cancellation],
            [cancellation + Self.next + version],
        ] {
            var kept = try UnreadVersionTests.kept(files)
            try Self.expect(kept, expected)
            let told = kept.findings.filter { $0.code.rawValue == "unread-cancelled" }
            #expect(told.map(\.component) == ["u@test"])
            // Again, nothing is new.
            for file in files {
                let source = kept.source?.split(separator: "\r\n").sorted()
                try kept.take(file)
                #expect(kept.source?.split(separator: "\r\n").sorted() == source)
                #expect(!kept.findings.contains { $0.code.rawValue == "unread-cancelled" })
            }
            try Self.expect(kept, expected)
        }
    }

    @Test(arguments: names) func `the newest version says what was called off, in whatever order they come`(
        _ name: String
    ) throws {
        let versions = [Self.version(name, "zero", 0), Self.version(name, "one", 1)]
        let cancellation = Self.cancellation(name, 2)
        for order in UnreadVersionTests.orders(versions + [cancellation]) {
            try Self.expect(
                try UnreadVersionTests.kept(order), Self.calledOff(versions[1], by: cancellation))
        }
    }

    @Test(arguments: names) func `a version from after the cancellation is on again`(_ name: String) throws {
        let before = Self.version(name, "one", 1)
        let after = Self.version(name, "three", 3)
        for order in UnreadVersionTests.orders([before, Self.cancellation(name, 2), after]) {
            try Self.expect(try UnreadVersionTests.kept(order), after)
        }
        let older = try UnreadVersionTests.kept([after, Self.cancellation(name, 2)])
        #expect(!older.findings.contains { $0.code.rawValue == "unread-cancelled" })
    }

    @Test func `a later DTSTAMP is enough, and LAST-MODIFIED is taken where it is later`() throws {
        let version = UnreadVersionTests.component(
            "VJOURNAL", "one", 1, ["LAST-MODIFIED:20270101T000000Z", "DTSTART;VALUE=DATE:20270310"])
        let cancellation = Self.cancellation("VJOURNAL", 1, ["LAST-MODIFIED:20270211T000000Z"])
        let lines = try Self.written(try UnreadVersionTests.kept([version, cancellation]))[0]
        #expect(lines.contains("DTSTAMP:20270211T000000Z") && lines.contains("SEQUENCE:1"))
        #expect(lines.contains("LAST-MODIFIED:20270211T000000Z"))
    }

    @Test(arguments: [[], ["DESCRIPTION:why", "DTSTART:20270301T100000Z", "RRULE:FREQ=DAILY"]])
    func `a to-do that repeats is called off by its UID alone, or by all of it`(_ more: [String]) throws {
        let rule = ["DTSTART:20270301T100000Z", "RRULE:FREQ=DAILY", "DESCRIPTION:important"]
        let version = UnreadVersionTests.component("VTODO", "Water plants", 1, rule)
        let cancellation = Self.cancellation("VTODO", 2, more)
        for order in UnreadVersionTests.orders([version, cancellation]) {
            try Self.expect(
                try UnreadVersionTests.kept(order), Self.calledOff(version, by: cancellation))
        }
    }

    @Test(arguments: ["VTODO", "VJOURNAL"])
    func `a cancellation calls off the occurrence that it names`(_ name: String) throws {
        let occurrence = ["RECURRENCE-ID:20270302T100000Z", "DESCRIPTION:important"]
        let change = UnreadVersionTests.component(name, "moved", 1, occurrence)
        let series = UnreadVersionTests.component(
            name, "all", 1, ["DTSTART:20270301T100000Z", "RRULE:FREQ=DAILY"])
        let cancellation = Self.cancellation(name, 2, ["RECURRENCE-ID:20270302T100000Z"])
        for order in UnreadVersionTests.orders([series, change, cancellation]) {
            let kept = try UnreadVersionTests.kept(order)
            #expect(
                Set(try Self.written(kept).map { $0.sorted() }) == [
                    series.sorted(), Self.calledOff(change, by: cancellation).sorted(),
                ])
            try UnreadVersionTests.comesBack(kept)
        }
    }

    @Test func `a series takes its changed occurrences along, and one that is newer stays on`() throws {
        let series = UnreadVersionTests.component(
            "VEVENT", "all", 1, ["DTSTART;TZID=Nowhere/At All:20270301T100000", "RRULE:FREQ=DAILY"])
        func change(_ day: Int, _ sequence: Int) -> [String] {
            UnreadVersionTests.component(
                "VEVENT", "moved", sequence,
                [
                    "RECURRENCE-ID;TZID=Nowhere/At All:202703\(day + 10)T100000",
                    "DTSTART;TZID=Nowhere/At All:202703\(day + 10)T120000",
                ])
        }
        let (old, new) = (change(1, 1), change(2, 5))
        let cancellation = Self.cancellation("VEVENT", 2)
        for order in UnreadVersionTests.orders([series, old, new, cancellation]) {
            let kept = try UnreadVersionTests.kept(order)
            #expect(
                Set(try Self.written(kept).map { $0.sorted() }) == [
                    Self.calledOff(series, by: cancellation).sorted(),
                    Self.calledOff(old, by: cancellation).sorted(), new.sorted(),
                ])
            try UnreadVersionTests.comesBack(kept)
        }
    }

    @Test func `a series that was read takes along what waits beside it`() throws {
        let series = UnreadVersionTests.component(
            "VEVENT", "Course", 1,
            ["DTSTART;TZID=Europe/Berlin:20270310T110000", "RRULE:FREQ=WEEKLY;COUNT=4"])
        let change = UnreadVersionTests.component(
            "VEVENT", "moved", 1,
            ["RECURRENCE-ID:20270317T100000Z", "DTSTART;TZID=Nowhere/At All:20270317T150000"])
        let cancellation = Self.cancellation("VEVENT", 2)
        for order in UnreadVersionTests.orders([change, cancellation]) {
            let kept = try UnreadVersionTests.kept([series] + order)
            let titles = try Self.written(kept).filter { $0.contains("STATUS:CANCELLED") }.count
            #expect(titles == 2)
            try UnreadVersionTests.comesBack(kept)
        }
    }

    @Test(arguments: ["VEVENT", "VTODO"])
    func `what was read is called off as before, and what waits beside it is no newer`(_ name: String) throws
    {
        let read = UnreadVersionTests.read(name, "one", 1)
        let kept = try UnreadVersionTests.kept([
            read, Self.version(name, "two", 2), Self.cancellation(name, 3),
        ])
        #expect(kept.source == nil)
        #expect(try kept.titles() == ["one"])
        #expect(try Self.written(kept)[0].contains("STATUS:CANCELLED"))
        // A newer one that cannot be read stays beside it.
        let later = try UnreadVersionTests.kept([
            read, Self.cancellation(name, 3), Self.version(name, "four", 4),
        ])
        #expect(try later.titles() == ["one", "four"])
        #expect(try Self.written(later).map { $0.contains("STATUS:CANCELLED") } == [true, false])
        try UnreadVersionTests.comesBack(later)
    }

    @Test func `a journal that is not there is kept as cancelled`() throws {
        let kept = try UnreadVersionTests.kept([Self.cancellation("VJOURNAL", 2)])
        let expected = ["STATUS:CANCELLED"] + Self.cancellation("VJOURNAL", 2).dropFirst()
        try Self.expect(kept, expected)
    }

    @Test(arguments: ["VEVENT", "VTODO"])
    func `what calls off nothing that is there is in no export`(_ name: String) throws {
        let kept = try UnreadVersionTests.kept([Self.cancellation(name, 2)])
        #expect(try Self.written(kept).isEmpty)
        #expect(kept.activities.isEmpty && kept.todos.isEmpty)
    }

    @Test func `no file can say that it only cancels`() throws {
        let journal = UnreadVersionTests.component(
            "VJOURNAL", "one", 1, ["X-MERIDIAN-CALLED-OFF:TRUE", "DESCRIPTION:important"])
        let kept = try UnreadVersionTests.kept([Self.version("VJOURNAL", "zero", 0), journal])
        #expect(try Self.written(kept) == [journal.filter { !$0.hasPrefix("X-MERIDIAN") }])
    }
}
