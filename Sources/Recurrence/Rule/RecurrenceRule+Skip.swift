extension RecurrenceRule {
    /// What to do with a day that its month or year does not have (RFC 7529 section 4.1).
    ///
    /// It matters for monthly and yearly rules: 31 April, 29 February of a common year.
    public enum Skip: String, CaseIterable, Hashable, Sendable {
        /// The day is left out, as in RFC 5545.
        case omit = "OMIT"
        /// The day is replaced by the last day before it.
        case backward = "BACKWARD"
        /// The day is replaced by the first day after it.
        case forward = "FORWARD"
    }
}
