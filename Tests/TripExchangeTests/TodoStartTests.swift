import CivilTime
import Findings
import ICalendar
import Testing
import TripExchange
import Trips

/// DTSTART and DURATION of to-dos, which the model has no words for.
@Suite("To-dos that start") struct TodoStartTests {
    static func todo(_ lines: [String]) throws -> Todo {
        try #require(
            try TodoTests.imported(["UID:t", "DTSTAMP:20270101T000000Z", "SUMMARY:Pack"] + lines).todos.first)
    }

    /// The lines about time that an export has.
    static func times(_ todo: Todo) throws -> [String] {
        try TodoTests.lines(todo).filter { line in
            ["DTSTART", "DUE", "DURATION", "TRIGGER"].contains { line.hasPrefix($0) }
        }.sorted()
    }

    static func time(_ text: String, _ zone: String?) throws -> TodoDue {
        let id = try zone.map { try Exchange.database().zone(named: $0).id }
        return .time(ActivityTime(local: try CivilDateTime(parsing: text), zone: id))
    }

    /// Berlin is an hour ahead of UTC until 28 March 2027, 01:00 UTC, and two hours from then on: 24 hours after noon of the
    /// day before are 13:00, and a day after it is noon.
    @Test(arguments: [
        (["DTSTART:20270201T100000Z", "DURATION:P3D"], "2027-02-04T10:00:00", "UTC"),
        (
            ["DTSTART;TZID=Europe/Berlin:20270327T120000", "DURATION:P1D"], "2027-03-28T12:00:00",
            "Europe/Berlin"
        ),
        (
            ["DTSTART;TZID=Europe/Berlin:20270327T120000", "DURATION:PT24H"], "2027-03-28T13:00:00",
            "Europe/Berlin"
        ),
        (["DTSTART:20270201T100000", "DURATION:PT90M"], "2027-02-01T11:30:00", nil),
    ])
    func `a start with a duration is a due time, and comes back as it came`(
        _ lines: [String], _ due: String, _ zone: String?
    ) throws {
        let todo = try Self.todo(lines)
        guard case .time(let time)? = todo.due else { throw Exchange.Unexpected(text: "no due time") }
        #expect("\(time.local)" == due && time.zone?.name == zone)
        #expect(try Self.times(todo) == lines.sorted())
        var other = todo
        other.title = "Pack now"
        #expect(try Self.times(other) == lines.sorted())
    }

    @Test func `days after a day are a day`() throws {
        let lines = ["DTSTART;VALUE=DATE:20270201", "DURATION:P3D"]
        let todo = try Self.todo(lines)
        #expect(try todo.due == .day(CivilDate(2027, 2, 4)))
        #expect(try Self.times(todo) == lines)
    }

    @Test(arguments: [
        ["DTSTART:20270201T100000Z", "DURATION:-P3D"], ["DTSTART:20270201T100000Z", "DURATION:soon"],
        ["DTSTART;TZID=Nowhere/At All:20270201T100000", "DURATION:P3D"],
    ])
    func `a duration that tells no due time is told, and comes back`(_ lines: [String]) throws {
        let imported = try TodoTests.imported(["UID:t", "SUMMARY:Pack"] + lines)
        let todo = try #require(imported.todos.first)
        #expect(todo.due == nil)
        #expect(imported.findings.contains { $0.message.contains("tells no due time") })
        #expect(try Self.times(todo) == lines.sorted())
    }

    @Test(arguments: [
        // The day of the start, beside a day.
        (
            "DTSTART:20270201T100000Z", "2027-02-10", nil,
            ["DTSTART;VALUE=DATE:20270201", "DUE;VALUE=DATE:20270210"]
        ),
        (
            "DTSTART;VALUE=DATE:20270201", "2027-02-10", nil,
            ["DTSTART;VALUE=DATE:20270201", "DUE;VALUE=DATE:20270210"]
        ),
        // Its first moment, beside a time.
        (
            "DTSTART;VALUE=DATE:20270201", "2027-02-10T12:00:00", "Europe/Berlin",
            ["DTSTART;TZID=Europe/Berlin:20270201T000000", "DUE;TZID=Europe/Berlin:20270210T120000"]
        ),
        (
            "DTSTART:20270201T100000Z", "2027-02-10T12:00:00", "Europe/Berlin",
            ["DTSTART:20270201T100000Z", "DUE;TZID=Europe/Berlin:20270210T120000"]
        ),
        // RFC 5545 section 3.8.2.3: both float, or none.
        (
            "DTSTART:20270201T100000", "2027-02-10T12:00:00", "Europe/Berlin",
            ["DTSTART;TZID=Europe/Berlin:20270201T100000", "DUE;TZID=Europe/Berlin:20270210T120000"]
        ),
        (
            "DTSTART;TZID=Europe/Berlin:20270201T100000", "2027-02-10T12:00:00", nil,
            ["DTSTART:20270201T100000", "DUE:20270210T120000"]
        ),
    ])
    func `another due time brings the start to its type and its clock`(
        _ start: String, _ due: String, _ zone: String?, _ expected: [String]
    ) throws {
        var todo = try Self.todo([start, "DURATION:P3D"])
        todo.due = due.contains("T") ? try Self.time(due, zone) : .day(try CivilDate(parsing: due))
        #expect(try Self.times(todo) == expected)
        let calendar = try TodoTests.imported(try TodoTests.lines(todo))
        #expect(calendar.todos.first?.hasSameMeaning(as: todo) == true)
    }

    @Test(arguments: ["2027-02-01", "2027-01-31", "2027-02-01T10:00:00"])
    func `a start that is not before the due time is left out and told`(_ due: String) throws {
        let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT1H", "DESCRIPTION:Go", "END:VALARM"]
        var todo = try Self.todo(["DTSTART:20270201T100000Z", "DUE:20270210T100000Z"] + alarm)
        #expect(todo.reminders.map(\.trigger) == [.relative(days: 0, seconds: -3_600, to: .start)])
        todo.due = due.contains("T") ? try Self.time(due, "UTC") : .day(try CivilDate(parsing: due))
        var contents = CalendarContents(name: nil, activities: [])
        contents.todos = [todo]
        let exported = try Exchange.export().calendar(of: contents)
        #expect(exported.findings.map(\.code) == [.endBeforeStart])
        let lines = try Self.times(todo)
        #expect(!lines.contains { $0.hasPrefix("DTSTART") })
        #expect(lines.contains { $0.hasPrefix("TRIGGER") && $0.contains("RELATED=END") })
    }

    @Test func `a due time that is taken away takes the duration along`() throws {
        var todo = try Self.todo(["DTSTART:20270201T100000Z", "DURATION:P3D"])
        todo.due = nil
        #expect(try Self.times(todo) == ["DTSTART:20270201T100000Z"])
    }

    @Test func `a start beside a due time stays as it came while nobody changes that`() throws {
        // They contradict RFC 5545 section 3.8.2.3, and are not ours to mend unasked.
        let lines = ["DTSTART:20270201T100000Z", "DUE;VALUE=DATE:20270210"]
        #expect(try Self.times(Self.todo(lines)) == ["DTSTART:20270201T100000Z", "DUE;VALUE=DATE:20270210"])
    }
}
