package import CivilTime
package import Recurrence
package import TestKit

/// Rules of every frequency with parts that the RFC allows there, their lists unsorted.
package struct RandomRules {
    package var numbers: SplitMix64

    package init(seed: Int) { numbers = SplitMix64(seed: UInt64(seed)) }

    package mutating func start() throws -> CivilDateTime {
        let year = Int.random(in: 1995...2031, using: &numbers)
        let month = Int.random(in: 1...12, using: &numbers)
        let last =
            OracleDay.isLeap(year) && month == 2
            ? 29 : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
        let day = chance(4) ? last : Int.random(in: 1...last, using: &numbers)
        return try CivilDateTime(
            year, month, day, Int.random(in: 0...23, using: &numbers),
            Int.random(in: 0...59, using: &numbers),
            Int.random(in: 0...59, using: &numbers))
    }

    package mutating func rule(_ frequency: RecurrenceRule.Frequency, start: CivilDateTime) throws
        -> RecurrenceRule
    {
        let isShort = frequency < .daily
        let byWeekNumber = frequency == .yearly && chance(4) ? list(1...53, signed: true, atMost: 3) : []
        let byMonthDay =
            frequency != .weekly && chance(isShort ? 8 : 4) ? list(1...31, signed: true, atMost: 4) : []
        let byYearDay =
            (frequency == .yearly || isShort) && chance(6) ? list(1...366, signed: true, atMost: 5) : []
        let byDay = chance(3) ? weekdays(frequency, numbered: byWeekNumber.isEmpty) : []
        let byMonth = chance(isShort ? 8 : 4) ? list(1...12, signed: false, atMost: 4) : []
        let bySecond = chance(5) ? list(0...60, signed: false, atMost: 3) : []
        let byMinute = chance(5) ? list(0...59, signed: false, atMost: 3) : []
        let byHour = chance(5) ? list(0...23, signed: false, atMost: 3) : []
        let hasList = [byWeekNumber, byMonthDay, byYearDay, byMonth, bySecond, byMinute, byHour]
            .contains { !$0.isEmpty }
        let bySetPosition =
            (hasList || !byDay.isEmpty) && chance(3) ? list(1...5, signed: true, atMost: 3) : []
        let bound = try bound(frequency, start: start)
        let interval = chance(2) ? 1 : Int.random(in: 2...(isShort ? 50 : 7), using: &numbers)
        let weekStart = chance(2) ? .monday : weekday()
        // RFC 7529 says what SKIP does to the parts that name days by number, one at a time.
        let canSkip =
            byWeekNumber.isEmpty && byDay.allSatisfy { $0.ordinal == nil }
            && (byYearDay.isEmpty || byMonthDay.isEmpty && byMonth.isEmpty)
        let skip = canSkip && chance(3) ? (chance(2) ? .forward : .backward) : RecurrenceRule.Skip.omit
        return try RecurrenceRule(
            frequency: frequency,
            interval: interval, bound: bound,
            bySecond: bySecond, byMinute: byMinute, byHour: byHour, byDay: byDay, byMonthDay: byMonthDay,
            byYearDay: byYearDay, byWeekNumber: byWeekNumber, byMonth: byMonth, bySetPosition: bySetPosition,
            weekStart: weekStart, skip: skip)
    }

    package mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &numbers) == 0 }

    private mutating func weekday() -> Weekday {
        Weekday.allCases.randomElement(using: &numbers) ?? .monday
    }

    private mutating func list(_ range: ClosedRange<Int>, signed: Bool, atMost: Int) -> [Int] {
        (0..<Int.random(in: 1...atMost, using: &numbers)).map { _ in
            let value = Int.random(in: range, using: &numbers)
            return signed && chance(3) ? -value : value
        }
    }

    private mutating func weekdays(_ frequency: RecurrenceRule.Frequency, numbered: Bool)
        -> [WeekdayOccurrence]
    {
        (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
            guard numbered, frequency >= .monthly, chance(2) else { return WeekdayOccurrence(weekday()) }
            let size = Int.random(in: 1...(frequency == .yearly ? 53 : 5), using: &numbers)
            return WeekdayOccurrence(weekday(), ordinal: chance(2) ? size : -size)
        }
    }

    private mutating func bound(
        _ frequency: RecurrenceRule.Frequency, start: CivilDateTime
    ) throws -> RecurrenceRule.Bound {
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: return .count(Int.random(in: 1...60, using: &numbers))
        case 1:
            let days = Int.random(in: 0...1500, using: &numbers)
            return .until(.date(try start.date.adding(days: days)))
        case 2:
            let days = Int.random(in: 0...1500, using: &numbers)
            return .until(.local(CivilDateTime(try start.date.adding(days: days), start.time)))
        default: return .forever
        }
    }
}
