public import CivilTime

/// The occurrences of a series in a window, and how far they can be trusted.
public struct Expansion: Hashable, Sendable {
    /// The limit that ended an expansion early.
    public enum Stop: String, Hashable, Sendable {
        /// ``ExpansionLimits/maximumOccurrences`` was reached and there is at least one occurrence more.
        case occurrences
        /// ``ExpansionLimits/maximumWork`` was used up.
        case work
    }

    /// The starts of the occurrences in the window, strictly ascending.
    public internal(set) var starts: [CivilDateTime]

    /// The end, exclusive, of the time for which ``starts`` holds every occurrence.
    ///
    /// It is the window's end when the expansion is complete. Else one may go on from here with a new window;
    /// a rule with a `COUNT` needs more work for that, since it is counted from its start again.
    public internal(set) var completeUntil: CivilDateTime

    /// The limit that was reached, or `nil` when the expansion is complete.
    public internal(set) var stop: Stop?

    /// What is wrong or uncommon about the series; it never changes what ``starts`` holds.
    public internal(set) var findings: [RecurrenceFinding]

    /// The steps taken, in the unit of ``ExpansionLimits/maximumWork``.
    public internal(set) var work: Int

    /// Whether ``starts`` holds every occurrence of the window.
    public var isComplete: Bool { stop == nil }
}
