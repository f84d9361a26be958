public import CivilTime

/// One occurrence of a series after its replacements: what it is called and when it starts.
public struct Instance: Hashable, Sendable {
    /// The start that the occurrence has by the series' rules; it names the occurrence (`RECURRENCE-ID`).
    public let id: CivilDateTime

    /// The start that it has now.
    public let start: CivilDateTime

    /// The ``OccurrenceOverride/id`` of the replacement that speaks for it, or `nil` when the series itself
    /// does.
    public let override: CivilDateTime?
}
