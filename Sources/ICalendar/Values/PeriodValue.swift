/// A PERIOD (RFC 5545 §3.3.9): a start with an end or with a duration.
public struct PeriodValue: Hashable, Sendable {
    /// The end of a period.
    public enum End: Hashable, Sendable {
        /// At a time; exclusive.
        case time(DateTimeValue)
        /// After a duration, which is not negative.
        case duration(DurationValue)
    }

    /// The start.
    ///
    /// A date, which RFC 5545 does not allow here, has an end that is a date too, or a duration.
    public let start: DateTimeValue
    /// The end.
    public let end: End

    /// Makes a period.
    ///
    /// - Parameters:
    ///   - start: The start.
    ///   - end: The end.
    public init(start: DateTimeValue, end: End) {
        self.start = start
        self.end = end
    }
}
