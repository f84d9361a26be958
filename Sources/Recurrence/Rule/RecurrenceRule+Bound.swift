public import CivilTime

extension RecurrenceRule {
    /// The end of a rule.
    public enum Bound: Hashable, Sendable {
        /// The rule continues to the end of the calendar, the year 9999.
        case forever
        /// The rule ends with its n-th occurrence, n being 1 or more; the start of the series is always the
        /// first.
        case count(Int)
        /// The rule ends with the last occurrence that is not after this time.
        case until(Until)
    }

    /// The last time at which a rule may have an occurrence, inclusive.
    public enum Until: Hashable, Sendable {
        /// The whole of this day belongs to the series, even when the series has times.
        case date(CivilDate)
        /// The last wall-clock time of the series, inclusive.
        case local(CivilDateTime)
        /// A date and time of UTC, to be converted with ``RecurrenceRule/resolvingUntil(_:)`` before an
        /// expansion.
        ///
        /// An unconverted value is compared with wall clocks unchanged, and a finding reports it.
        case utc(CivilDateTime)
    }
}
