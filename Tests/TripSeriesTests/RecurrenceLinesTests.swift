import CivilTime
import Findings
import ICalendar
import Recurrence
import TestKit
import Testing

@testable import TripSeries

/// Lines of series have two readers: one that is strict, for the model, and that of calendars.
@Suite("Lines of series") struct RecurrenceLinesTests {
    private static let times = [
        "20270313", "20270313T170000", "20270313T170000Z", "20270313T000000", "20270313T170000/PT1H",
        "20270314", "20270314T170000", "20270314T170000Z", "20270314T000000", "20270229", "20270313T235960",
        "20270313T240000", "2027-03-13", "20270313T1700", "20270313T170000/PT1H", "20270313T170000Z/P1DT2H",
        "20270313T170000/20270313T160000", "20270313/20270314", "20270313/P2D", "20270313T170000/-PT5M", "",
    ]
    private static let parameters = [
        "TZID=Asia/Tokyo", "TZID=UTC", "TZID=", "TZID=\"GMT+05:30\"", "TZID=GMT+05:30", "TZID=a,b", "TZID=^n",
        "VALUE=DATE", "value=date-time", "VALUE=PERIOD", "VALUE=PERIOD", "X-A=\"b;c\"", "X-A", "X-A=b,c",
    ]
    private static let others = [
        "RRULE:FREQ=DAILY;COUNT=3", "RRULE:FREQ=DAILY;COUNT=3;UNTIL=20270313",
        "EXRULE:freq=weekly;BYDAY=MO, WE",
        "RRULE;X-A=b:FREQ=YEARLY;UNTIL=20270313T170000Z", "DURATION:PT8H", "DURATION:P1DT2H3M4S",
        "DURATION:P2W", "DURATION:-PT5M", "DURATION:PT2D", "DURATION:P1W2D", "DURATION:PT99999999999S",
    ]

    private static func pick(_ texts: [String], _ random: inout SplitMix64) -> String {
        texts[Int(random.next() % UInt64(texts.count))]
    }

    private static func line(_ random: inout SplitMix64) -> String {
        var line = pick(others, &random)
        if random.next() % 4 > 0 {
            line = random.next() % 2 == 0 ? "RDATE" : "EXDATE"
            for _ in 0..<random.next() % 3 { line += ";" + pick(parameters, &random) }
            line += ":" + (0...random.next() % 2).map { _ in pick(times, &random) }.joined(separator: ",")
        }
        guard random.next() % 3 == 0 else { return line }
        var characters = Array(line)
        characters[Int(random.next() % UInt64(characters.count))] =
            pick(
                ["0", "9", "T", "Z", "/", ";", ":", ",", "=", "\"", " ", "^", "-", "ä"], &random
            ).first ?? "0"
        return String(characters)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `what the strict one reads is what that of calendars reads`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var count = 0
        for _ in 0..<200 {
            let text = Self.line(&random)
            let line = RecurrenceLine(text)
            guard line.meaning != .unread else { continue }
            count += 1
            let property = try Property(contentLine: text)
            #expect(property.name == line.name?.rawValue)
            var reader = ValueReader()
            switch line.meaning {
            case .rule(let rule), .excludedRule(let rule):
                #expect(reader.recurrenceRule(property) == rule, "\(text)")
            case .added(let dates, let zone):
                #expect(property.zoneName == zone, "\(text)")
                if property.valueType == "PERIOD" {
                    #expect(reader.periods(property) == dates.compactMap { PeriodValue($0) }, "\(text)")
                } else {
                    #expect(reader.dateTimes(property) == dates.map { DateTimeValue($0.start) }, "\(text)")
                    #expect(dates.allSatisfy { $0.end == nil }, "\(text)")
                }
            case .excluded(let times, let zone):
                #expect(property.zoneName == zone, "\(text)")
                #expect(reader.dateTimes(property) == times.map { DateTimeValue($0) }, "\(text)")
            case .length(let length): #expect(reader.duration(property) == DurationValue(length), "\(text)")
            case .unread: break
            }
            #expect(!reader.findings.contains { $0.severity == .error }, "\(text)")
        }
        #expect(count > 20)
    }
}
