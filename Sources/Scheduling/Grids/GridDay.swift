/// One day of a week's or month's grid.
public struct GridDay: Hashable, Sendable {
    /// The date with its entries, as in the agenda of the same view.
    public let day: AgendaDay

    /// The column of its week, from 0.
    public let column: Int

    /// Whether it belongs to the requested period: false for the days of the neighbouring months that fill the first
    /// and the last week of a month.
    public let isInPeriod: Bool

    /// Whether it is outside the dates of the trip; false when no dates were given.
    public let isOutsideTrip: Bool

    /// The number of its entries without a line: that of "+3 more".
    public let overflow: Int
}
