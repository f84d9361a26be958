package import CivilTime

extension DateTimeValue {
    /// The clock reading, of whichever form; a date stands at midnight.
    package var civil: CivilDateTime {
        switch self {
        case .date(let date): CivilDateTime(date, .midnight)
        case .local(let civil), .utc(let civil): civil
        }
    }
}

extension PeriodValue {
    /// Whether the period ends before it starts, as far as it says so by itself.
    package var isBackward: Bool {
        switch (start, end) {
        case (_, .duration(let duration)): duration.isNegative
        case (.utc(let first), .time(.utc(let last))), (.local(let first), .time(.local(let last))):
            last < first
        case (.date(let first), .time(.date(let last))): last < first
        default: false
        }
    }
}
