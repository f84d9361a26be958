import CivilTime

/// A day with everything that a rule may ask of it, found by walking there.
struct OracleDay {
    var number: Int
    var year: Int
    var month: Int
    var day: Int
    var dayOfYear: Int
    /// 1 for Monday.
    var weekday: Int

    static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 400) || year.isMultiple(of: 4) && !year.isMultiple(of: 100)
    }

    var daysInYear: Int { Self.isLeap(year) ? 366 : 365 }

    var daysInMonth: Int {
        [31, Self.isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    mutating func step() {
        number += 1
        weekday = weekday % 7 + 1
        day += 1
        dayOfYear += 1
        guard day > daysInMonthBeforeStep else { return }
        day = 1
        month += 1
        guard month > 12 else { return }
        month = 1
        year += 1
        dayOfYear = 1
    }

    private var daysInMonthBeforeStep: Int { daysInMonth }

    /// Every day from 1900 to 2099. 1 January 1900 was a Monday, 25,567 days before 1970.
    private static let calendar: [OracleDay] = {
        var day = OracleDay(number: -25_567, year: 1900, month: 1, day: 1, dayOfYear: 1, weekday: 1)
        var days: [OracleDay] = []
        while day.year < 2100 {
            days.append(day)
            day.step()
        }
        return days
    }()

    static func days(from first: Int, before end: Int) -> ArraySlice<OracleDay> {
        calendar[first + 25_567..<end + 25_567]
    }

    /// The week that holds the day: the year that has at least four of its days, its number, and how many
    /// there are.
    func week(from weekStart: Weekday) -> (year: Int, number: Int, count: Int) {
        // The fourth day of a week is always in the year that the week belongs to.
        let fourth = number - modulo(weekday - weekStart.rawValue, 7) + 3
        let newYear = number - dayOfYear + 1
        if fourth < newYear {
            let length = Self.isLeap(year - 1) ? 366 : 365
            return (
                year - 1, (fourth - newYear + length) / 7 + 1, Self.weeks(fourth - newYear + length, length)
            )
        }
        if fourth >= newYear + daysInYear {
            let length = Self.isLeap(year + 1) ? 366 : 365
            return (year + 1, 1, Self.weeks(fourth - newYear - daysInYear, length))
        }
        return (year, (fourth - newYear) / 7 + 1, Self.weeks(fourth - newYear, daysInYear))
    }

    /// Counts the fourth days of weeks in a year of `length` days, one of them being at `place`.
    private static func weeks(_ place: Int, _ length: Int) -> Int { (length - 1 - place % 7) / 7 + 1 }
}

package func modulo(_ value: Int, _ divisor: Int) -> Int { ((value % divisor) + divisor) % divisor }
