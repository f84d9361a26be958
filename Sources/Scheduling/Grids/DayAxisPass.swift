public import CivilTime

/// One of the times that a date comes, mostly the only one.
public struct DayAxisPass: Hashable, Sendable {
    /// The instants; the end is exclusive.
    public let range: Range<Instant>

    /// Where they lie on the axis; the end is exclusive.
    public let minutes: Range<Int>
}
