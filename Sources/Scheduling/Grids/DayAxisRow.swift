public import CivilTime

/// A row of a day's axis: of the chosen number of minutes, or fewer beside a bend.
public struct DayAxisRow: Hashable, Sendable {
    /// The minutes on the axis; never empty, the end is exclusive.
    public let minutes: Range<Int>

    /// The reading of the view's clock at the beginning of the row; its offset holds to the row's end.
    ///
    /// A change to another zone of the same offset does not begin a row, so the zone may change within one.
    public let start: ZonedDateTime

    /// The jump of the clock at the beginning of the row, if any.
    public let bend: DayAxisBend?

    /// Whether it is labelled: it begins at a full hour or a bend, or is the first.
    public let isLabelled: Bool
}
