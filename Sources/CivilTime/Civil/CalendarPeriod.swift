/// An amount of calendar time, in years, months, weeks and days: nominal, not exact.
///
/// A day of it is a step on the calendar, not 24 hours, so it says nothing about elapsed time; for that there is
/// Swift's `Duration`. The four parts stay apart, since no number of days is a month.
///
/// ```swift
/// try CivilDate(2028, 2, 29).adding(CalendarPeriod(years: 1))  // 2029-02-28
/// ```
public struct CalendarPeriod: Hashable, Sendable, CustomStringConvertible {
    /// Years of the calendar, of either sign.
    public var years: Int
    /// Months of the calendar, of either sign.
    public var months: Int
    /// Weeks of seven calendar days, of either sign.
    public var weeks: Int
    /// Calendar days, of either sign.
    public var days: Int

    /// Makes a period of its parts.
    ///
    /// - Parameters:
    ///   - years: Years of the calendar.
    ///   - months: Months of the calendar.
    ///   - weeks: Weeks of seven days.
    ///   - days: Days.
    public init(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) {
        self.years = years
        self.months = months
        self.weeks = weeks
        self.days = days
    }

    /// The period as ISO 8601 writes it, `P1Y2M3W4D`, and `P0D` for none; a part may carry a sign of its own.
    ///
    /// ```swift
    /// CalendarPeriod(months: 1, days: -1).description  // "P1M-1D"
    /// ```
    public var description: String {
        let parts = [(years, "Y"), (months, "M"), (weeks, "W"), (days, "D")]
        let text = parts.filter { $0.0 != 0 }.map { "\($0.0)\($0.1)" }.joined()
        return text.isEmpty ? "P0D" : "P" + text
    }
}
