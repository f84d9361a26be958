public import CivilTime

/// One override of an occurrence (`RECURRENCE-ID`), as its series sees it.
public struct OccurrenceOverride: Hashable, Sendable {
    /// The occurrences that an override changes (RFC 5545 section 3.2.13).
    public enum Reach: Hashable, Sendable {
        /// Only the occurrence with its id.
        case thisOnly
        /// The occurrence with its id and every later one, each moved by the same amount.
        case thisAndFuture
    }

    /// The start by the series' rules, on the series' wall clock.
    public let id: CivilDateTime

    /// The new start, on the series' wall clock; `nil` for a cancellation.
    public let start: CivilDateTime?

    /// The occurrences that it changes.
    public let reach: Reach

    /// Makes an override.
    ///
    /// - Parameters:
    ///   - id: The start by the series' rules.
    ///   - start: The new start; `nil` for a cancellation.
    ///   - reach: The occurrences that it changes.
    public init(id: CivilDateTime, start: CivilDateTime?, reach: Reach) {
        self.id = id
        self.start = start
        self.reach = reach
    }
}
