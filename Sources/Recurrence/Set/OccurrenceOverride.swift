public import CivilTime

/// One occurrence that a calendar replaces (`RECURRENCE-ID`), seen from the series.
public struct OccurrenceOverride: Hashable, Sendable {
    /// How far a replacement reaches, as in RFC 5545 section 3.2.13.
    public enum Reach: Hashable, Sendable {
        /// Only the occurrence that it names.
        case thisOnly
        /// The occurrence that it names and every later one, each moved by as much.
        case thisAndFuture
    }

    /// The start that the occurrence has by the series' rules, on the series' wall clock.
    public let id: CivilDateTime

    /// The start that it has now, on the series' wall clock; `nil` when it is cancelled.
    public let start: CivilDateTime?

    /// How far it reaches.
    public let reach: Reach

    /// Makes a replacement.
    ///
    /// - Parameters:
    ///   - id: The start that the occurrence has by the series' rules.
    ///   - start: The start that it has now; `nil` when it is cancelled.
    ///   - reach: How far it reaches.
    public init(id: CivilDateTime, start: CivilDateTime?, reach: Reach) {
        self.id = id
        self.start = start
        self.reach = reach
    }
}
