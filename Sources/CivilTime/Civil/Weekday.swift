/// A day of the week, numbered as ISO 8601 numbers it: Monday is 1, Sunday is 7.
///
/// The order of the cases is ISO's; which day *begins* a week is a matter of locale and is always a parameter.
public enum Weekday: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// The first day of the ISO week.
    case monday = 1
    /// The second day of the ISO week.
    case tuesday
    /// The third day of the ISO week.
    case wednesday
    /// The fourth day of the ISO week, which decides the year a week belongs to.
    case thursday
    /// The fifth day of the ISO week.
    case friday
    /// The sixth day of the ISO week.
    case saturday
    /// The last day of the ISO week.
    case sunday

    /// Returns how many days after `first` this day comes in a week that begins with `first`: 0 to 6.
    ///
    /// ```swift
    /// Weekday.sunday.daysAfter(.monday)  // 6
    /// Weekday.sunday.daysAfter(.sunday)  // 0
    /// ```
    ///
    /// - Parameter first: The day that begins the week.
    /// - Returns: 0 when the two are the same day, at most 6.
    public func daysAfter(_ first: Weekday) -> Int {
        (rawValue - first.rawValue + 7) % 7
    }

    /// The earlier day of the ISO week is the smaller one.
    public static func < (lhs: Weekday, rhs: Weekday) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// Makes the weekday of a day counted from 1970-01-01, a Thursday.
    init(daysSinceEpoch days: Int) {
        let fromMonday = (days % 7 + 10) % 7  // 1970-01-01 is three days after a Monday
        self = Weekday.allCases[fromMonday]
    }
}
