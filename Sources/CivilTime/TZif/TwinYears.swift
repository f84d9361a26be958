/// Maps every future year to a year of a zone's table with the same calendar.
///
/// A POSIX rule depends on weekdays and days of the year. So a year repeats another one when both begin on the same
/// weekday and both or neither are leap years, and when the same holds for the years before them, which decide the
/// first period of the year. The rule's changes have to fall into the years that name them. Any 28 years without a
/// skipped leap year contain all calendars.
struct TwinYears: Sendable {
    /// The first second of a year for each calendar; `Int64.min` where the table has none.
    private let starts: [Int64]

    /// Makes twins of years whose changes, and those of the year before, all follow the rule and stand in the table.
    init(among years: Range<Int>) {
        var starts = [Int64](repeating: Int64.min, count: years.isEmpty ? 0 : 28)
        for year in years.suffix(40) {
            starts[TwinYears.calendar(of: year)] = POSIXRule.newYear(year)
        }
        self.starts = starts
    }

    /// No twins: the rule is evaluated year by year.
    static let none = TwinYears(among: 0..<0)

    /// The twins of nearly every zone, whose rule has been in force for 40 years by 2100.
    private static let usual = TwinYears(among: 2060..<2100)

    /// As the initialiser makes them, which takes longer.
    static func twins(among years: Range<Int>) -> TwinYears {
        years.upperBound == 2100 && years.count >= 40 ? usual : TwinYears(among: years)
    }

    /// The second at the same place of the twin year; nil where there is no twin.
    func second(like second: Int64) -> Int64? {
        guard !starts.isEmpty else { return nil }
        let year = ZoneRules.year(of: second)
        let start = starts[TwinYears.calendar(of: year)]
        return start == Int64.min ? nil : second &- POSIXRule.newYear(year) &+ start
    }

    private static func calendar(of year: Int) -> Int {
        let weekday = (CivilDate(unchecked: year, 1, 1).daysSinceEpoch % 7 + 7) % 7
        return weekday * 4 + (CivilDate.isLeap(year) ? 2 : 0) + (CivilDate.isLeap(year - 1) ? 1 : 0)
    }
}
