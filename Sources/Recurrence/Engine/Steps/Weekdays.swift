import CivilTime

/// `BYDAY` in a month or with no numbers: some weekdays, every one or the n-th of the month.
struct Weekdays: DayStep {
    /// The days by the weekday of the first and the month's length: there are 28 kinds of month.
    private let byKind: [DaysOfMonth]

    init(_ weekdays: [WeekdayOccurrence]) {
        byKind = (0..<28).map { kind in
            let (first, length) = (kind / 4, 28 + kind % 4)
            var days = DaysOfMonth.none
            for weekday in weekdays {
                Self.insert(weekday, into: &days, length: length, firstWeekday: first)
            }
            return days
        }
    }

    func days(of month: Month) -> DaysOfMonth { byKind[month.firstWeekday * 4 + month.length - 28] }

    private static func insert(
        _ wanted: WeekdayOccurrence, into days: inout DaysOfMonth, length: Int, firstWeekday: Int
    ) {
        let first = modulo(wanted.weekday.rawValue - 1 - firstWeekday, 7)
        guard let ordinal = wanted.ordinal else {
            for day in stride(from: first, to: length, by: 7) { days.insert(day) }
            return
        }
        let last = first + (length - 1 - first) / 7 * 7
        days.insert(ordinal > 0 ? first + (ordinal - 1) * 7 : last + (ordinal + 1) * 7, of: length)
    }
}
