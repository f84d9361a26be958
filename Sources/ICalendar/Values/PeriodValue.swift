/// A PERIOD (RFC 5545 §3.3.9): a start with an end or with a duration.
public struct PeriodValue: Hashable, Sendable {
    /// How a period says where it ends.
    public enum End: Hashable, Sendable {
        /// At a time; exclusive.
        case time(DateTimeValue)
        /// After a duration, which is not negative.
        case duration(DurationValue)
    }

    /// When it starts.
    ///
    /// A mere date, which RFC 5545 does not allow, comes with an end that is one or with a duration.
    public let start: DateTimeValue
    /// Where it ends.
    public let end: End

    /// Makes a period.
    ///
    /// - Parameters:
    ///   - start: When it starts.
    ///   - end: Where it ends.
    public init(start: DateTimeValue, end: End) {
        self.start = start
        self.end = end
    }
}
