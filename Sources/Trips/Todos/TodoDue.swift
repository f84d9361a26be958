public import CivilTime

/// By when a to-do is to be done.
public enum TodoDue: Hashable, Sendable {
    /// On a day, wherever the traveller is then.
    case day(CivilDate)
    /// By a time of a clock: that of a zone, or of wherever the traveller is then.
    case time(ActivityTime)

    /// The day, on the clock of the due time.
    public var date: CivilDate {
        switch self {
        case .day(let date): date
        case .time(let time): time.local.date
        }
    }
}
