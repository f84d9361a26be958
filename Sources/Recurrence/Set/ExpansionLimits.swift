/// The limits at which an expansion stops.
///
/// A rule is untrusted input and can name a billion seconds. Both limits are counts and not times, so the same
/// question always has the same answer.
public struct ExpansionLimits: Hashable, Sendable {
    /// The most occurrences to return.
    public let maximumOccurrences: Int

    /// The most steps to take; a step visits one month, one period or one candidate time.
    ///
    /// A million steps take some tens of milliseconds, 150 at worst.
    public let maximumWork: Int

    /// 100,000 occurrences and 1,000,000 steps: every hour of eleven years, every day of two centuries.
    public static let standard = ExpansionLimits(maximumOccurrences: 100_000, maximumWork: 1_000_000)

    /// Sets both limits.
    ///
    /// - Parameters:
    ///   - maximumOccurrences: The most occurrences to return, 0 or more.
    ///   - maximumWork: The most steps to take, 0 or more.
    public init(maximumOccurrences: Int, maximumWork: Int) {
        precondition(maximumOccurrences >= 0 && maximumWork >= 0, "limits are not negative")
        self.maximumOccurrences = maximumOccurrences
        self.maximumWork = maximumWork
    }
}
