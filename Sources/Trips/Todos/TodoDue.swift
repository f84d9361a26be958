public import CivilTime

/// When a to-do is due.
public enum TodoDue: Hashable, Sendable {
    /// On a day, in the calendar of the traveller's place.
    case day(CivilDate)
    /// At a time, on the clock of a zone or of the traveller's place.
    case time(ActivityTime)

    /// The day, on the clock of the due time.
    public var date: CivilDate {
        switch self {
        case .day(let date): date
        case .time(let time): time.local.date
        }
    }
}
