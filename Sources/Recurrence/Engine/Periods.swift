import CivilTime

/// The weeks, months or years of a rule, numbered through all time.
struct Periods: Sendable {
    private enum Kind {
        case weeks
        case months
        case years
        case weekYears
    }

    private let kind: Kind
    private let weekYear: WeekYear

    init(_ rule: RecurrenceRule) {
        weekYear = WeekYear(weekStart: rule.weekStart)
        switch rule.frequency {
        case .yearly: kind = rule.byWeekNumber.isEmpty ? .years : .weekYears
        case .monthly: kind = .months
        case .weekly, .daily, .hourly, .minutely, .secondly: kind = .weeks
        }
    }

    /// Whether every period is made of whole months.
    var areWholeMonths: Bool { kind == .months || kind == .years }

    func index(holding day: Int) -> Int {
        let month = Month(index: Month.index(ofDay: day))
        return switch kind {
        case .weeks: weekYear.weekIndex(of: day)
        case .months: month.index
        case .years: month.year
        case .weekYears: weekYear.year(holding: day, of: month)
        }
    }

    func days(of index: Int) -> Range<Int> { firstDay(of: index)..<firstDay(of: index + 1) }

    private func firstDay(of index: Int) -> Int {
        switch kind {
        case .weeks: weekYear.firstDay(ofWeek: index)
        case .months: Month(index: index).firstDay
        case .years: Month.newYear(index)
        case .weekYears: weekYear.firstDay(of: index)
        }
    }
}
