public import CivilTime

/// One pass of a date, mostly the only one.
public struct DayAxisPass: Hashable, Sendable {
    /// The instants; the end is exclusive.
    public let range: Range<Instant>

    /// The minutes on the axis; the end is exclusive.
    public let minutes: Range<Int>
}
