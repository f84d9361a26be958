public import CivilTime

/// A weekday of a rule: every one of its period, or the n-th from the period's start or end.
///
/// `2TU` is the second Tuesday and `-1FR` the last Friday. The period is the month in a monthly rule and in a
/// yearly one that names months; else it is the year.
public struct WeekdayOccurrence: Hashable, Sendable, Comparable {
    /// Which one of the period, 1 to 53, or -53 to -1 counted from its end; `nil` means every one.
    public let ordinal: Int?

    /// The day of the week.
    public let weekday: Weekday

    /// Makes a weekday of a rule.
    ///
    /// The rule that it is given to checks the range of the ordinal.
    ///
    /// ```swift
    /// // The last Friday of the period.
    /// WeekdayOccurrence(.friday, ordinal: -1)
    /// ```
    ///
    /// - Parameters:
    ///   - weekday: The day of the week.
    ///   - ordinal: Which one of the period; `nil` means every one.
    public init(_ weekday: Weekday, ordinal: Int? = nil) {
        self.weekday = weekday
        self.ordinal = ordinal
    }

    /// Orders weekdays without an ordinal first, then ordinals as they come in a period, then Monday before Tuesday.
    public static func < (a: WeekdayOccurrence, b: WeekdayOccurrence) -> Bool {
        let (x, y) = (a.ordinal ?? 0, b.ordinal ?? 0)
        return (x < 0 ? 1 : 0, x, a.weekday.rawValue) < (y < 0 ? 1 : 0, y, b.weekday.rawValue)
    }
}
