import ICalendar
import Recurrence

extension DurationValue {
    /// Makes the value of a length in the lines of a series.
    init(_ length: RecurrenceLength) {
        self.init(
            isNegative: length.isNegative, weeks: length.weeks, days: length.days, hours: length.hours,
            minutes: length.minutes, seconds: length.seconds)
    }
}

extension DateTimeValue {
    /// Makes the value of a time in the lines of a series.
    init(_ time: RecurrenceTime) {
        switch time {
        case .date(let date): self = .date(date)
        case .local(let civil): self = .local(civil)
        case .utc(let civil): self = .utc(civil)
        }
    }
}

extension PeriodValue {
    /// Makes the value of an added date with an end of its own; nil without one.
    init?(_ date: AddedDate) {
        switch date.end {
        case nil: return nil
        case .time(let end)?: self.init(start: DateTimeValue(date.start), end: .time(DateTimeValue(end)))
        case .length(let length)?:
            self.init(start: DateTimeValue(date.start), end: .duration(DurationValue(length)))
        }
    }
}
