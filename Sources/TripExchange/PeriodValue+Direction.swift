import CivilTime
import ICalendar

extension PeriodValue {
    /// Whether the period ends before it starts, as far as it says so by itself.
    var isBackward: Bool {
        switch (start, end) {
        case (_, .duration(let duration)): duration.isNegative
        case (.utc(let first), .time(.utc(let last))), (.local(let first), .time(.local(let last))):
            last < first
        case (.date(let first), .time(.date(let last))): last < first
        default: false
        }
    }
}
