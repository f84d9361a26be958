import CivilTime
import Recurrence

/// Seeded numbers; the seed is the argument of the test, so a failure names it.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        // Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Rules of every frequency with parts that the RFC allows there, their lists unsorted.
struct RandomRules {
    var numbers: SeededNumbers

    init(seed: Int) { numbers = SeededNumbers(seed: UInt64(seed)) }

    mutating func start() throws -> CivilDateTime {
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

    mutating func rule(_ frequency: RecurrenceRule.Frequency, start: CivilDateTime) throws -> RecurrenceRule {
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
        return try RecurrenceRule(
            frequency: frequency,
            interval: chance(2) ? 1 : Int.random(in: 2...(isShort ? 50 : 7), using: &numbers),
            bound: try bound(frequency, start: start),
            bySecond: bySecond, byMinute: byMinute, byHour: byHour, byDay: byDay, byMonthDay: byMonthDay,
            byYearDay: byYearDay, byWeekNumber: byWeekNumber, byMonth: byMonth, bySetPosition: bySetPosition,
            weekStart: chance(2) ? .monday : weekday())
    }

    mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &numbers) == 0 }

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
