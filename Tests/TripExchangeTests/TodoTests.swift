import CivilTime
import Findings
import ICalendar
import Testing
import TripExchange
import Trips

@Suite("To-dos") struct TodoTests {
    static func file(_ lines: [String], calendar: [String] = []) -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0"] + calendar + ["BEGIN:VTODO"] + lines + [
            "END:VTODO", "END:VCALENDAR",
        ])
        .map { $0 + "\r\n" }.joined()
    }

    static func imported(_ lines: [String], calendar: [String] = []) throws -> ImportedCalendar {
        let read = try CalendarReader().read(text: file(lines, calendar: calendar), file: "todo.ics")
        let reading = CalendarImport(
            database: try Exchange.database(), floatingTimes: .hintedByFile, readsTodos: true)
        return reading.activities(from: read, file: "todo.ics")
    }

    static func todo(_ lines: [String]) throws -> Todo {
        try #require(try imported(["UID:t@test", "SUMMARY:Pack"] + lines).todos.first)
    }

    static func lines(_ todo: Todo) throws -> [String] {
        var contents = CalendarContents(name: nil, activities: [])
        contents.todos = [todo]
        let calendar = try Exchange.export().calendar(of: contents).calendar
        let component = try #require(calendar.components.first { $0.name == "VTODO" })
        let text = CalendarWriter().text(component).replacing("\r\n ", with: "")
        return text.split(separator: "\r\n").map(String.init).dropFirst().dropLast()
    }

    /// A to-do with every field, as the lines of a calendar.
    static let full = [
        "UID:t@test", "DTSTAMP:20270101T000000Z", "SUMMARY:Pack\\, then sleep", "DESCRIPTION:socks\\nshirts",
        "LOCATION:Home", "DUE;TZID=Europe/Berlin:20270311T200000", "STATUS:IN-PROCESS", "PRIORITY:2",
        "CREATED:20261201T000000Z", "LAST-MODIFIED:20261202T000000Z", "SEQUENCE:3", "CATEGORIES:HOME",
        "X-VENDOR;P=1:kept", "BEGIN:VALARM", "TRIGGER;RELATED=END:-PT1H", "ACTION:DISPLAY",
        "DESCRIPTION:Pack\\, then sleep", "END:VALARM",
    ]

    @Test func `every field is read, and the component comes back as it was`() throws {
        let imported = try Self.imported(Self.full)
        #expect(imported.findings.isEmpty)
        #expect(imported.source == nil)
        let todo = try #require(imported.todos.first)
        #expect(todo.title == "Pack, then sleep")
        #expect(todo.notes == "socks\nshirts")
        #expect(todo.place == "Home")
        guard case .time(let due)? = todo.due else { throw Exchange.Unexpected(text: "no due time") }
        #expect("\(due.local)" == "2027-03-11T20:00:00")
        #expect(due.zone?.name == "Europe/Berlin")
        #expect(todo.status == .inProcess)
        #expect(todo.priority == 2)
        #expect(todo.sequence == 3)
        #expect(todo.stamp?.description == "2027-01-01T00:00:00Z")
        #expect(todo.createdAt?.description == "2026-12-01T00:00:00Z")
        #expect(todo.lastModified?.description == "2026-12-02T00:00:00Z")
        #expect(todo.reminders == [Reminder(.relative(days: 0, seconds: -3600, to: .end))])
        let lines = try Self.lines(todo)
        #expect(lines.filter { !$0.hasPrefix("X-MERIDIAN-DUE-RECORDED") } == Self.full)
    }

    @Test func `a to-do of our own comes back with every field`() throws {
        var todo = Todo(uid: ActivityUID("own@test"), title: "Visa; \"now\" 🛂", notes: "a\nb,c")
        todo.place = "Bern"
        todo.due = .time(
            ActivityTime(
                local: try CivilDateTime(2027, 3, 1, 9, 30), zone: try ZoneID("Asia/Tokyo"),
                recorded: RecordedOffset(offset: try UTCOffset(parsing: "+08:00"), tzdb: "2020a")))
        todo.status = .completed
        todo.completedAt = try Instant(parsing: "2027-02-01T10:00:00Z")
        todo.priority = 9
        todo.reminders = [Reminder(.relative(days: -1, seconds: 0, to: .end), text: "Soon")]
        todo.createdAt = try Instant(parsing: "2026-12-01T00:00:00Z")
        todo.lastModified = try Instant(parsing: "2026-12-02T00:00:00Z")
        todo.stamp = try Instant(parsing: "2026-12-03T00:00:00Z")
        todo.sequence = 4
        let lines = try Self.lines(todo)
        var again = try #require(try Self.imported(lines).todos.first)
        again.source = nil
        #expect(again == todo)
    }

    @Test(arguments: [
        ("DUE;VALUE=DATE:20270311", "2027-03-11"), ("DUE:20270311T200000", "2027-03-11T20:00:00 floating"),
        ("DUE:20270311T190000Z", "2027-03-11T19:00:00 UTC"),
        ("DUE;TZID=W. Europe Standard Time:20270311T200000", "2027-03-11T20:00:00 Europe/Berlin"),
    ])
    func `each form of a due time is read, and comes back`(_ line: String, _ wanted: String) throws {
        func text(_ due: TodoDue?) -> String {
            switch due {
            case .day(let date)?: "\(date)"
            case .time(let time)?: "\(time.local) \(time.zone?.name ?? "floating")"
            case nil: "none"
            }
        }
        let todo = try Self.todo([line])
        #expect(text(todo.due) == wanted)
        var bare = todo
        bare.source = nil
        #expect(text(try Self.imported(try Self.lines(bare)).todos.first?.due) == wanted)
    }

    @Test(arguments: [
        ["STATUS:COMPLETED", "COMPLETED:20270101T000000Z"], ["COMPLETED:20270101T000000Z"],
        ["PERCENT-COMPLETE:100"], ["STATUS:NEEDS-ACTION", "COMPLETED:20270101T000000Z"], ["PRIORITY:0"],
        ["STATUS:COMPLETED"], ["DTSTART:20270301T080000Z", "DURATION:P1D"], ["PERCENT-COMPLETE:40"],
    ])
    func `what says a state stays as it was said`(_ lines: [String]) throws {
        let written = try Self.lines(try Self.todo(lines))
        for line in lines { #expect(written.contains(line), "\(line)") }
        #expect(!written.contains("PRIORITY:1"))
    }

    @Test func `a to-do that is ticked off says so, and only so`() throws {
        var todo = try Self.todo(["PERCENT-COMPLETE:40", "PRIORITY:5", "X-A:1"])
        todo.status = .completed
        todo.completedAt = try Instant(parsing: "2027-02-01T10:00:00Z")
        let lines = try Self.lines(todo)
        #expect(lines.contains("STATUS:COMPLETED"))
        #expect(lines.contains("COMPLETED:20270201T100000Z"))
        #expect(lines.contains("X-A:1"))
        #expect(!lines.contains("PERCENT-COMPLETE:40"))
        todo.status = .needsAction
        todo.completedAt = nil
        todo.source = "BEGIN:VTODO\r\n" + lines.map { $0 + "\r\n" }.joined() + "END:VTODO\r\n"
        let open = try Self.lines(todo)
        #expect(open.contains("STATUS:NEEDS-ACTION"))
        #expect(!open.contains { $0.hasPrefix("COMPLETED") })
    }

    @Test func `a reminder counts from the due time, and says so`() throws {
        var todo = Todo(uid: ActivityUID("own@test"), title: "Visa", due: .day(try CivilDate(2027, 3, 20)))
        // RFC 5545 section 3.8.6.3: relative to the start needs DTSTART, to DUE needs RELATED=END.
        for end in Reminder.End.allCases {
            todo.reminders = [Reminder(.relative(days: -1, seconds: 0, to: end))]
            let lines = try Self.lines(todo)
            #expect(lines.contains("TRIGGER;RELATED=END:-P1D"))
            let again = try #require(try Self.imported(lines).todos.first)
            #expect(again.reminders == [Reminder(.relative(days: -1, seconds: 0, to: .end))])
            #expect(try Self.lines(again).filter { $0.hasPrefix("TRIGGER") } == ["TRIGGER;RELATED=END:-P1D"])
        }
    }

    @Test func `an alarm that leaves out from which end it counts is read by what there is, and stays`()
        throws
    {
        let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT1H", "DESCRIPTION:Pack", "END:VALARM"]
        for (lines, end) in [
            (["DUE;VALUE=DATE:20270320"], Reminder.End.end),
            (["DTSTART:20270301T080000Z", "DUE:20270320T080000Z"], .start), ([], .start),
        ] {
            let todo = try Self.todo(lines + alarm)
            #expect(todo.reminders == [Reminder(.relative(days: 0, seconds: -3_600, to: end))])
            #expect(try Self.lines(todo).filter { $0.hasPrefix("TRIGGER") } == ["TRIGGER:-PT1H"])
        }
    }

    @Test(arguments: [
        ["UID:t@test", "SUMMARY:a", "RRULE:FREQ=DAILY"], ["SUMMARY:no UID"], ["UID:t@test"],
        ["UID:t@test", "SUMMARY:a", "RECURRENCE-ID:20270101T000000Z"],
        ["UID:t@test", "SUMMARY:a", "DUE:soon"],
    ])
    func `what the model cannot hold is kept with the trip`(_ lines: [String]) throws {
        let imported = try Self.imported(lines)
        #expect(imported.todos.isEmpty)
        #expect(imported.findings.map(\.code) == [.notAnEvent])
        for line in lines { #expect(imported.source?.contains(line) == true, "\(line)") }
    }

    @Test func `who does not ask for to-dos keeps them as they came`() throws {
        let read = try CalendarReader().read(text: Self.file(Self.full), file: nil)
        let imported = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
            .activities(
                from: read, file: nil)
        #expect(imported.todos.isEmpty)
        #expect(imported.source?.contains("X-VENDOR;P=1:kept") == true)
    }

    @Test func `a to-do that was kept with the trip is not written twice once it is read`() throws {
        let kept = try CalendarReader().read(text: Self.file(Self.full), file: nil)
        let before = CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile)
            .activities(
                from: kept, file: nil)
        let imported = try Self.imported(Self.full)
        let merge = SourceMerge(
            existing: before.source, incoming: imported, activities: [:],
            todos: Dictionary(imported.todos.map { ($0.uid, $0) }, uniquingKeysWith: { first, _ in first }),
            database: try Exchange.database())
        #expect(merge.source == nil && merge.findings.isEmpty)
        var contents = CalendarContents(name: nil, activities: [], source: before.source)
        contents.todos = imported.todos
        let calendar = try Exchange.export().calendar(of: contents).calendar
        #expect(calendar.components.filter { $0.name == "VTODO" }.count == 1)
    }

    @Test(arguments: [Redaction.shared, .busy]) func `no redacted export has a to-do`(_ redaction: Redaction)
        throws
    {
        var contents = CalendarContents(name: nil, activities: [])
        contents.todos = try Self.imported(Self.full).todos
        let calendar = try Exchange.export(redaction).calendar(of: contents).calendar
        #expect(!contents.todos.isEmpty)
        #expect(calendar.components.isEmpty)
    }

    @Test func `several to-dos of a file with one UID are not read, and the newest is kept as it came`()
        throws
    {
        let text = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:a", "SEQUENCE:2", "SUMMARY:new",
            "END:VTODO",
            "BEGIN:VTODO", "UID:a", "SEQUENCE:1", "SUMMARY:old", "END:VTODO", "END:VCALENDAR", "",
        ].joined(separator: "\r\n")
        let reading = CalendarImport(
            database: try Exchange.database(), floatingTimes: .hintedByFile, readsTodos: true)
        let whole = reading.activities(from: try CalendarReader().read(text: text), file: nil)
        #expect(whole.todos.isEmpty)
        #expect(
            whole.source?.contains("SUMMARY:new") == true && whole.source?.contains("SUMMARY:old") == false)
        let streamed = try reading.activities(in: CalendarSource(Array(text.utf8)), file: nil)
        #expect(streamed == whole)
    }

    @Test func `merging adds, updates, leaves and skips`() throws {
        func todo(_ uid: String, _ title: String, _ sequence: Int) -> Todo {
            var todo = Todo(uid: ActivityUID(uid), title: title)
            todo.sequence = sequence
            return todo
        }
        var incoming = ImportedCalendar(name: nil, activities: [])
        incoming.todos = [todo("a", "new", 0), todo("b", "b2", 2), todo("c", "c", 1), todo("d", "d", 0)]
        let merge = TodoMerge(
            existing: [todo("b", "b", 1), todo("c", "c", 0), todo("d", "d1", 1), todo("e", "e", 0)],
            incoming: incoming, database: try Exchange.database())
        #expect(merge.added.map(\.text) == ["a"])
        #expect(merge.updated.map(\.text) == ["b"])
        #expect(merge.unchanged.map(\.text) == ["c"])
        #expect(merge.skipped.map(\.text) == ["d"])
        #expect(merge.upserts.map(\.uid.text) == ["a", "b", "c"])
    }
}
