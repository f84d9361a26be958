public import CivilTime

extension RecurrenceRule {
    /// Where a rule ends.
    public enum Bound: Hashable, Sendable {
        /// The rule goes on for as long as the calendar does: to the end of the year 9999.
        case forever
        /// The rule ends with its n-th occurrence, n being 1 or more; the start of the series is always the
        /// first.
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
        /// A date and time of UTC, to be converted with ``RecurrenceRule/resolvingUntil(_:)`` before an
        /// expansion.
        ///
        /// An expansion that meets it compares it with wall clocks as it stands, and says so in a finding.
        case utc(CivilDateTime)
    }
}
