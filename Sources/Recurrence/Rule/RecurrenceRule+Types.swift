public import CivilTime

extension RecurrenceRule {
    /// The unit in which a rule counts its periods, longest last.
    public enum Frequency: String, CaseIterable, Hashable, Sendable, Comparable {
        /// A period is one second.
        case secondly = "SECONDLY"
        /// A period is one minute.
        case minutely = "MINUTELY"
        /// A period is one hour.
        case hourly = "HOURLY"
        /// A period is one day.
        case daily = "DAILY"
        /// A period is one week, begun on the rule's ``RecurrenceRule/weekStart``.
        case weekly = "WEEKLY"
        /// A period is one month.
        case monthly = "MONTHLY"
        /// A period is one year; of the week numbering when the rule has ``RecurrenceRule/byWeekNumber``.
        case yearly = "YEARLY"

        /// The shorter period is the smaller one.
        public static func < (a: Frequency, b: Frequency) -> Bool { a.rank < b.rank }

        private var rank: Int {
            switch self {
            case .secondly: 0
            case .minutely: 1
            case .hourly: 2
            case .daily: 3
            case .weekly: 4
            case .monthly: 5
            case .yearly: 6
            }
        }
    }

    /// Where a rule ends.
    public enum Bound: Hashable, Sendable {
        /// The rule goes on for as long as the calendar does: to the end of the year 9999.
        case forever
        /// The rule ends with its n-th occurrence, n being 1 or more; the start of the series is always the first.
        case count(Int)
        /// The rule ends with the last occurrence that is not after this time.
        case until(Until)
    }

    /// The last time at which a rule may have an occurrence, inclusive.
    public enum Until: Hashable, Sendable {
        /// The whole of this day belongs to the series, also when the series has times.
        case date(CivilDate)
        /// This wall clock of the series is the last that may belong to it.
        case local(CivilDateTime)
        /// A date and time of UTC, to be converted with ``RecurrenceRule/resolvingUntil(_:)`` before an expansion.
        ///
        /// An expansion that meets it compares it with wall clocks as it stands, and says so in a finding.
        case utc(CivilDateTime)
    }

    /// What becomes of a day that its month or year does not have, as in RFC 7529 section 4.1.
    ///
    /// It matters for monthly and yearly rules: 31 April, 29 February of a common year.
    public enum Skip: String, CaseIterable, Hashable, Sendable {
        /// The day is left out, as RFC 5545 has it.
        case omit = "OMIT"
        /// The last day before it takes its place.
        case backward = "BACKWARD"
        /// The first day after it takes its place.
        case forward = "FORWARD"
    }
}
