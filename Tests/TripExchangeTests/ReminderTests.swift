import CivilTime
import ICalendar
import Testing
import TripExchange
import Trips

@Suite("Reminders") struct ReminderTests {
    static let head = ["DTSTART:20270312T080000Z", "DTEND:20270312T090000Z", "SUMMARY:Check in"]

    static func alarm(_ trigger: String, _ lines: [String] = ["ACTION:DISPLAY", "DESCRIPTION:Check in"])
        -> [String]
    {
        ["BEGIN:VALARM", trigger] + lines + ["END:VALARM"]
    }

    @Test(arguments: [
        ("TRIGGER:-PT15M", Reminder.Trigger.relative(days: 0, seconds: -900, to: .start)),
        ("TRIGGER:-P1D", .relative(days: -1, seconds: 0, to: .start)),
        ("TRIGGER:-PT24H", .relative(days: 0, seconds: -86_400, to: .start)),
        ("TRIGGER;RELATED=END:PT0S", .relative(days: 0, seconds: 0, to: .end)),
        ("TRIGGER;RELATED=END:P1W", .relative(days: 7, seconds: 0, to: .end)),
        ("TRIGGER;VALUE=DURATION:-P2DT3H4M5S", .relative(days: -2, seconds: -11_045, to: .start)),
        ("TRIGGER:-PT2D", .relative(days: -2, seconds: 0, to: .start)),
        ("TRIGGER;X-MERIDIAN-DAYS=-1:-PT22H", .relative(days: -1, seconds: 7200, to: .start)),
    ])
    func `an alarm is a reminder, and comes back as it was`(_ line: String, _ trigger: Reminder.Trigger)
        throws
    {
        let activity = try Exchange.activity(Self.head + Self.alarm(line))
        #expect(activity.reminders == [Reminder(trigger)])
        let plain = line == "TRIGGER:-PT2D" ? "TRIGGER:-P2D" : line
        #expect(try Exchange.eventLines(activity).contains(plain))
        var bare = activity
        bare.source = nil
        let again = try Exchange.imported(file: try Exchange.text([bare])).activities
        #expect(again.map(\.reminders) == [[Reminder(trigger)]])
    }

    @Test func `an instant is a reminder too`() throws {
        let activity = try Exchange.activity(
            Self.head + Self.alarm("TRIGGER;VALUE=DATE-TIME:20270311T180000Z", ["ACTION:AUDIO"]))
        let at = Reminder.Trigger.at(try Instant(parsing: "2027-03-11T18:00:00Z"))
        #expect(activity.reminders == [Reminder(at)])
        var bare = activity
        bare.source = nil
        #expect(
            try Exchange.imported(file: try Exchange.text([bare])).activities.map(\.reminders) == [
                [Reminder(at)]
            ])
    }

    static let foreign = [
        Self.alarm(
            "TRIGGER:-PT15M", ["ACTION:EMAIL", "ATTENDEE:mailto:a@example.org", "SUMMARY:a", "DESCRIPTION:b"]),
        Self.alarm("TRIGGER:-PT15M", ["ACTION:DISPLAY", "DESCRIPTION:a", "REPEAT:3", "DURATION:PT5M"]),
        Self.alarm("TRIGGER;VALUE=DATE-TIME:19760401T005545Z", ["ACTION:NONE"]),
        Self.alarm("TRIGGER:soon"),
        Self.alarm("TRIGGER;VALUE=DATE-TIME:20270311T180000"),
        ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:no trigger", "END:VALARM"],
    ]

    @Test(arguments: foreign) func `an alarm that the model cannot say stays as it came`(_ alarm: [String])
        throws
    {
        var activity = try Exchange.activity(Self.head + alarm)
        #expect(activity.reminders.isEmpty)
        activity.reminders = [Reminder(.relative(days: 0, seconds: -60, to: .start))]
        let lines = try Exchange.eventLines(activity)
        for line in alarm { #expect(lines.contains(line), "\(line)") }
        #expect(lines.contains("TRIGGER:-PT1M"))
    }

    @Test func `alarms of reminders that are still there stay, others go, new ones come`() throws {
        let kept = [
            "BEGIN:VALARM", "UID:a", "TRIGGER:-PT15M", "ACTION:DISPLAY", "DESCRIPTION:Go", "X-OTHER:1",
            "END:VALARM",
        ]
        var activity = try Exchange.activity(Self.head + kept + Self.alarm("TRIGGER:-PT30M"))
        #expect(activity.reminders.count == 2)
        activity.reminders.removeLast()
        activity.reminders.append(Reminder(.relative(days: -1, seconds: 0, to: .start), text: "Pack, now"))
        let lines = try Exchange.eventLines(activity)
        let from = try #require(lines.firstIndex(of: "BEGIN:VALARM"))
        #expect(
            Array(lines[from...]) == kept + [
                "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-P1D", "DESCRIPTION:Pack\\, now", "END:VALARM",
            ])
    }

    @Test func `an alarm that repeats the title follows it`() throws {
        var activity = try Exchange.activity(Self.head + Self.alarm("TRIGGER:-PT15M"))
        activity.title = "Check in online"
        let again = try Exchange.imported(file: try Exchange.text([activity])).activities
        #expect(again.map(\.reminders) == [activity.reminders])
    }

    @Test func `an alarm of what has no title says nothing of its own, and follows the title`() throws {
        var activity = try Exchange.activity(["DTSTART:20270312T080000Z", "DTEND:20270312T090000Z"])
        activity.source = nil
        activity.reminders = [Reminder(.relative(days: 0, seconds: -900, to: .start))]
        var again = try #require(try Exchange.imported(file: try Exchange.text([activity])).activities.first)
        #expect(again.reminders == activity.reminders)
        again.title = "Check in"
        let lines = try Exchange.eventLines(again)
        #expect(lines.contains("DESCRIPTION:Check in") && !lines.contains("DESCRIPTION:…"))
    }

    @Test func `a reminder that somebody set outlives an update, and one taken away stays away`() throws {
        var there = try Exchange.activity(Self.head + Self.alarm("TRIGGER:-PT15M"))
        let own = Reminder(.relative(days: -1, seconds: 0, to: .start))
        there = try ActivityEdit([.reminders([own])]).applied(
            to: there, at: try Instant(parsing: "2027-02-01T00:00:00Z"), in: try Exchange.database()
        ) { try $0.resolved(by: .reject) }
        let update = try Exchange.activity(
            Self.head + ["SEQUENCE:1"] + Self.alarm("TRIGGER:-PT15M") + Self.alarm("TRIGGER:-PT45M"))
        let merged = try #require(try Exchange.merged([there, update]).first)
        #expect(merged.reminders == [Reminder(.relative(days: 0, seconds: -2700, to: .start)), own])
    }
}

/// Components that were kept before alarms were read as reminders.
@Suite("Alarms that nobody has read") struct UnreadAlarmTests {
    static func old() throws -> Activity {
        var activity = try Exchange.activity(ReminderTests.head + ReminderTests.alarm("TRIGGER:-PT15M"))
        activity.reminders = []
        activity.source = activity.source?.replacing("X-MERIDIAN-ALARMS-READ:TRUE\r\n", with: "")
        return activity
    }

    @Test func `they stay in an export`() throws {
        let activity = try Self.old()
        #expect(activity.source?.contains("ALARMS-READ") == false)
        #expect(try Exchange.eventLines(activity).contains("TRIGGER:-PT15M"))
    }

    @Test func `they are reminders when their calendar comes again`() throws {
        let there = try Self.old()
        let again = try Exchange.activity(ReminderTests.head + ReminderTests.alarm("TRIGGER:-PT15M"))
        let merged = try #require(try Exchange.merged([there, again]).first)
        #expect(merged.reminders == again.reminders)
        #expect(try Exchange.eventLines(merged).filter { $0 == "BEGIN:VALARM" }.count == 1)
    }

    @Test func `no export tells that alarms were read`() throws {
        let activity = try Exchange.activity(ReminderTests.head + ReminderTests.alarm("TRIGGER:-PT15M"))
        #expect(activity.source?.contains("X-MERIDIAN-ALARMS-READ:TRUE") == true)
        #expect(try !Exchange.eventLines(activity).contains { $0.contains("ALARMS-READ") })
        var none = activity
        none.reminders = []
        #expect(try !Exchange.eventLines(none).contains("BEGIN:VALARM"))
    }
}
