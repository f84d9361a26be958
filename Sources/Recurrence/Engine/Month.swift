import CivilTime

/// One month of one year, numbered for the engine, with its first day.
///
/// The arithmetic is on plain integers, so that a week across the end of the year 9999 needs no special case; only
/// ``RecurrenceSet`` knows where the calendar ends.
struct Month {
    /// Twelve times the year, plus the month less one.
    let index: Int
    let year: Int
    /// 1 to 12.
    let number: Int
    /// The first of the month, in days since 1970-01-01.
    let firstDay: Int
    /// 28 to 31.
    let length: Int

    /// The month after the last of the calendar, January 10000.
    static let endIndex = 10_000 * 12

    init(index: Int) {
        self.index = index
        year = floorDivide(index, 12)
        number = index - year * 12 + 1
        let leap = CivilDate.isLeap(year)
        firstDay = Month.newYear(year) + Month.daysBefore[number - 1] + (leap && number > 2 ? 1 : 0)
        length = CivilDate.daysInMonth(number, of: year)
    }

    init(holding date: CivilDate) {
        self.init(index: date.year * 12 + date.month - 1)
    }

    /// The index of the month that holds a day, or of the calendar's end for a day after it.
    static func index(ofDay day: Int) -> Int {
        guard let date = try? CivilDate(daysSinceEpoch: day) else { return day < 0 ? -endIndex : endIndex }
        return date.year * 12 + date.month - 1
    }

    /// The day after the month's last, in days since 1970-01-01.
    var endDay: Int { firstDay + length }

    /// The weekday of the first, 0 for Monday.
    var firstWeekday: Int { Month.weekday(of: firstDay) }

    /// The day of the year of the first, from 0.
    var daysBefore: Int { firstDay - Month.newYear(year) }

    var yearLength: Int { CivilDate.isLeap(year) ? 366 : 365 }

    private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

    /// Counts the days from 1970-01-01 to the first of January of any year.
    static func newYear(_ year: Int) -> Int {
        let past = year - 1
        // 719,162 days lie between 0001-01-01 and 1970-01-01.
        return past * 365 + floorDivide(past, 4) - floorDivide(past, 100) + floorDivide(past, 400) - 719_162
    }

    /// The weekday of a day since 1970-01-01, which was a Thursday; 0 for Monday.
    static func weekday(of day: Int) -> Int { modulo(day + 3, 7) }
}
