import CivilTime
import Recurrence
import Testing

@Suite("RecurrenceLine") struct RecurrenceLineTests {
    private static func time(_ text: String) throws -> CivilDateTime { try CivilDateTime(parsing: text) }

    @Test func `rules are read with any parameters`() throws {
        let rule = try RecurrenceRule(parsing: "FREQ=WEEKLY;BYDAY=MO")
        for head in ["RRULE", "rrule", "RRULE;X-A=b", #"RRULE;X-A="b;c:d""#] {
            let line = RecurrenceLine("\(head):FREQ=WEEKLY;BYDAY=MO")
            #expect((line.name, line.meaning) == (.rule, .rule(rule)))
        }
        #expect(RecurrenceLine("EXRULE:FREQ=WEEKLY;BYDAY=MO").meaning == .excludedRule(rule))
    }

    @Test func `dates have the form and the zone of their line`() throws {
        let first = try Self.time("2027-03-13T17:00:00")
        let second = try Self.time("2027-03-14T18:30:59")
        let local: [RecurrenceTime] = [.local(first), .local(second)]
        let values = "20270313T170000,20270314T183059"
        #expect(RecurrenceLine("EXDATE:\(values)").meaning == .excluded(local, zone: nil))
        #expect(RecurrenceLine("EXDATE;TZID=:\(values)").meaning == .excluded(local, zone: nil))
        #expect(
            RecurrenceLine("EXDATE;VALUE=DATE-TIME;TZID=Asia/Tokyo;TZID=UTC:\(values)").meaning
                == .excluded(local, zone: "Asia/Tokyo"))
        #expect(
            RecurrenceLine(#"EXDATE;TZID="GMT+05:30":\#(values)"#).meaning
                == .excluded(local, zone: "GMT+05:30"))
        #expect(RecurrenceLine("EXDATE:20270313T170000Z").meaning == .excluded([.utc(first)], zone: nil))
        for text in ["20270313", "20270313T000000"] {
            #expect(
                RecurrenceLine("RDATE;VALUE=DATE:\(text)").meaning
                    == .added([AddedDate(start: .date(first.date), end: nil)], zone: nil))
        }
        #expect(
            RecurrenceLine("RDATE;VALUE=DATE:20270313T170000").meaning
                == .added([AddedDate(start: .local(first), end: nil)], zone: nil))
    }

    @Test func `periods have an end or a length`() throws {
        let start = try RecurrenceTime.utc(Self.time("2027-03-13T17:00:00"))
        let end = try RecurrenceTime.utc(Self.time("2027-03-13T18:30:00"))
        guard
            case .added(let dates, zone: nil) = RecurrenceLine(
                "RDATE;VALUE=PERIOD:20270313T170000Z/20270313T183000Z,20270313T170000Z/-P1DT2H3M4S,"
                    + "20270313T170000Z/P2W"
            ).meaning
        else { return #expect(Bool(false)) }
        #expect(dates.allSatisfy { $0.start == start })
        #expect(dates.first?.end == .time(end))
        guard case .length(let length)? = dates[1].end, case .length(let weeks)? = dates[2].end else {
            return #expect(Bool(false))
        }
        #expect(length.isNegative && !weeks.isNegative)
        #expect(
            [length.weeks, length.days, length.hours, length.minutes, length.seconds] == [0, 1, 2, 3, 4])
        #expect([weeks.weeks, weeks.days, weeks.hours, weeks.minutes, weeks.seconds] == [2, 0, 0, 0, 0])
    }

    @Test(arguments: [
        // Doubtful heads.
        "EXDATE;TZID=GMT+05:30:20270313T170000", "EXDATE;TZID=a,b:20270313T170000",
        "EXDATE;TZID=a^nb:20270313T170000", "EXDATE;TZID=\"a:20270313T170000", "EXDATE;TZID:20270313T170000",
        "EXDATE;TZID=\"a\"b:20270313T170000", "EXDATE;=a:20270313T170000", "EXDATE;TZID=a", "EXDATE",
        // Values in other forms, or none.
        "EXDATE:", "EXDATE:20270230", "EXDATE:2027-03-13", "EXDATE:20270313T1700", "EXDATE:20270313t170000",
        "EXDATE:20270313T170000z", "EXDATE:20270313T250000", "EXDATE: 20270313", "EXDATE:20270313,",
        "EXDATE:20270313;20270314", "EXDATE;VALUE=PERIOD:20270313T170000/PT1H", "RDATE:20270313T170000/PT1H",
        "RDATE;VALUE=PERIOD:20270313T170000", "RDATE;VALUE=PERIOD:20270313/20270313T170000",
        "RDATE;VALUE=PERIOD:20270313T170000/PT", "RDATE;VALUE=PERIOD:20270313T170000/PT1H/PT1H",
        "RRULE:FREQ=SOMETIMES", "RRULE:FREQ=DAILY; COUNT=3", "RRULE:FREQ=DAILY;COUNT=3;UNTIL=20270313",
        "DURATION:PT", "DURATION:P", "DURATION:", "DURATION:-", "DURATION:P1H", "DURATION:PT1D",
        "DURATION:P1W2D", "DURATION:PT1M1H", "DURATION:PT1H1H", "DURATION:PT1",
        "DURATION:P1DT", "DURATION:PT1234567890S", "DURATION:PTT1H",
    ])
    func `what is not in the form of the RFC is not read, but has its name`(_ text: String) {
        let line = RecurrenceLine(text)
        #expect(line.meaning == .unread)
        #expect(line.text == text)
        #expect(line.name.map { text.hasPrefix($0.rawValue) } == true)
    }

    /// RFC 5545 section 3.3.6 allows a plus sign.
    @Test(arguments: ["DURATION:PT1H", "DURATION:+PT1H"])
    func `a length may have a sign`(_ text: String) {
        guard case .length(let length) = RecurrenceLine(text).meaning else {
            Issue.record("\(text) was not read")
            return
        }
        #expect(length.hours == 1 && !length.isNegative)
    }

    @Test(arguments: ["", ":", "SUMMARY:RRULE", "X-RRULE:FREQ=DAILY", "RRULEX:FREQ=DAILY", "no line"])
    func `other lines have no name`(_ text: String) {
        #expect(RecurrenceLine(text).name == nil)
        #expect(RecurrenceLine(text).meaning == .unread)
    }

    @Test func `an EXDATE is written in the form of its times`() throws {
        let time = try Self.time("0999-03-04T05:06:07")
        for (times, zone, text) in [
            ([RecurrenceTime.local(time), .local(time)], nil, "EXDATE:09990304T050607,09990304T050607"),
            ([.local(time)], "Asia/Tokyo", "EXDATE;TZID=Asia/Tokyo:09990304T050607"),
            ([.local(time)], "GMT+05:30", #"EXDATE;TZID="GMT+05:30":09990304T050607"#),
            ([.utc(time)], nil, "EXDATE:09990304T050607Z"),
            ([.date(time.date)], nil, "EXDATE;VALUE=DATE:09990304"),
        ] as [([RecurrenceTime], String?, String)] {
            let line = RecurrenceLine(excluding: times, zone: zone)
            #expect(line.text == text)
            #expect(RecurrenceLine(text).meaning == line.meaning)
        }
    }

    @Test func `some dates of an RDATE are kept as they were written`() throws {
        let text = #"RDATE;X-A="b:c";VALUE=PERIOD:20270313T170000/PT60M,20270314T170000/PT1H"#
        let line = RecurrenceLine(text)
        let early = try RecurrenceTime.local(Self.time("2027-03-13T17:00:00"))
        #expect(line.keepingDates { _ in true }?.text == text)
        #expect(line.keepingDates { _ in false } == nil)
        let kept = line.keepingDates { $0.start == early }
        #expect(kept?.text == #"RDATE;X-A="b:c";VALUE=PERIOD:20270313T170000/PT60M"#)
        #expect(kept?.meaning == RecurrenceLine(kept?.text ?? "").meaning)
        #expect(RecurrenceLine("EXDATE:20270313").keepingDates { _ in false }?.text == "EXDATE:20270313")
    }
}
