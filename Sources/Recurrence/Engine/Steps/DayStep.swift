/// One condition that the days of a rule meet.
///
/// RFC 5545's table of expanding and limiting parts reduces to this: a rule's days are those that meet every part
/// given, and every omitted part that the frequency takes from the start of the series. To expand is to begin with
/// all days of the period; to limit is to begin with fewer. So a step is a set of days, and a rule's days are the
/// intersection of its steps.
protocol DayStep: Sendable {
    /// The days of a month that meet the condition.
    func days(of month: Month) -> DaysOfMonth

    /// The first month from `index` on that may have such a day, so that a walk can skip years.
    func nextMonth(from index: Int) -> Int
}

extension DayStep {
    func nextMonth(from index: Int) -> Int { index }
}
