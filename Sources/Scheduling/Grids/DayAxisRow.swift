public import CivilTime

/// A row of a day's axis: as many minutes as the grid asked for, fewer beside a bend.
public struct DayAxisRow: Hashable, Sendable {
    /// Where it lies on the axis; never empty, the end is exclusive.
    public let minutes: Range<Int>

    /// What the view's clock shows where the row begins; its zone and offset hold to the row's end.
    ///
    /// A change to another zone of the same offset makes no row, so the zone may change on the way.
    public let start: ZonedDateTime

    /// The jump of the clock at the row's beginning, if there is one.
    public let bend: DayAxisBend?

    /// Whether it deserves a label: it begins at a full hour, at a bend, or it is the first.
    public let isLabelled: Bool
}
