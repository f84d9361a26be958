public import CivilTime

/// One occurrence of a series after its overrides: its id and its start.
public struct Instance: Hashable, Sendable {
    /// The start by the series' rules, which identifies the occurrence (`RECURRENCE-ID`).
    public let id: CivilDateTime

    /// The start after overrides.
    public let start: CivilDateTime

    /// The ``OccurrenceOverride/id`` of the override that applies to it, or `nil` without one.
    public let override: CivilDateTime?
}
