public import CivilTime

/// The occurrences of a series in a window, and until when they are complete.
public struct Expansion: Hashable, Sendable {
    /// The limit that ended an expansion early.
    public enum Stop: String, Hashable, Sendable {
        /// ``ExpansionLimits/maximumOccurrences`` was reached, and at least one more occurrence exists.
        case occurrences
        /// ``ExpansionLimits/maximumWork`` was used up.
        case work
    }

    /// The starts of the occurrences in the window, strictly ascending.
    public internal(set) var starts: [CivilDateTime]

    /// The exclusive end of the time for which ``starts`` holds every occurrence.
    ///
    /// It is the window's end when the expansion is complete. Otherwise an expansion can continue here with a new
    /// window; a rule with a `COUNT` needs more work for that, because it is counted from its start again.
    public internal(set) var completeUntil: CivilDateTime

    /// The limit that was reached, or `nil` when the expansion is complete.
    public internal(set) var stop: Stop?

    /// What is wrong or unusual about the series; it never changes ``starts``.
    public internal(set) var findings: [RecurrenceFinding]

    /// The steps taken, in the unit of ``ExpansionLimits/maximumWork``.
    public internal(set) var work: Int

    /// Whether ``starts`` holds every occurrence of the window.
    public var isComplete: Bool { stop == nil }
}
