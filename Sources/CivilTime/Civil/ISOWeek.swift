import Messages

/// A week of ISO 8601: it begins on a Monday and belongs to the year that holds its Thursday.
///
/// It cannot represent a week that begins on another day, and its year is not always the year of its days:
/// 2027-01-03, a Sunday, lies in week 53 of 2026.
///
/// ```swift
/// try CivilDate(2027, 1, 3).isoWeek  // 2026-W53
/// ```
public struct ISOWeek: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The week-numbering year.
    public let year: Int
    /// The week's number, 1 to 53.
    public let week: Int

    /// Makes a week of its year and number.
    ///
    /// - Parameters:
    ///   - year: The week-numbering year.
    ///   - week: 1 to 52, or 53 in the years that have it.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` when the year has no such week.
    public init(_ year: Int, _ week: Int) throws(TimeError) {
        self.year = year
        self.week = week
        guard year >= CivilDate.earliest.year, year <= CivilDate.latest.year else {
            throw TimeError(
                .outOfRange, subject: description, reason: tr("years run from -9999 to 9999"))
        }
        let last = try ISOWeek.count(in: year)
        guard week >= 1, week <= last else {
            throw TimeError(.outOfRange, subject: description, reason: tr("\(year) has weeks 1 to \(last)"))
        }
    }

    init(unchecked year: Int, _ week: Int) {
        self.year = year
        self.week = week
    }

    /// Returns the number of weeks in a week-numbering year.
    ///
    /// A year has 53 weeks when it begins on a Thursday, or is a leap year that begins on a Wednesday.
    ///
    /// - Parameter year: −9999 to 9999.
    /// - Returns: 52 or 53.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` for another year.
    public static func count(in year: Int) throws(TimeError) -> Int {
        let first = try CivilDate(year, 1, 1).weekday
        let long = first == .thursday || (first == .wednesday && CivilDate.isLeap(year))
        return long ? 53 : 52
    }

    /// Returns the Monday that begins the week.
    ///
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` when it lies before the year −9999.
    /// - Returns: The first of the week's seven days.
    public func monday() throws(TimeError) -> CivilDate {
        // 4 January always lies in week 1.
        let anchor = try CivilDate(year, 1, 4)
        return try anchor.adding(days: (week - 1) * 7 - anchor.weekday.daysAfter(.monday))
    }

    /// The week as ISO 8601 writes it, `2026-W53`.
    public var description: String {
        "\(Digits.year(year))-W\(Digits.two(week))"
    }

    /// The earlier week is the smaller one.
    public static func < (lhs: ISOWeek, rhs: ISOWeek) -> Bool {
        (lhs.year, lhs.week) < (rhs.year, rhs.week)
    }
}
