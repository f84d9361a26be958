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
}
