extension RecurrenceRule {
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
