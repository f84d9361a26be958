/// One day of a week's or month's grid.
public struct GridDay: Hashable, Sendable {
    /// The date with its entries, as the agenda of the same view has it.
    public let day: AgendaDay

    /// In which column of its week it stands, from 0.
    public let column: Int

    /// Whether it belongs to the period that was asked for: false for the days of the next and the last month
    /// that fill the first and the last week of a month.
    public let isInPeriod: Bool

    /// Whether it lies outside the dates of the trip; false when no dates were given.
    public let isOutsideTrip: Bool

    /// How many of its entries have no line: the number of "+3 more".
    public let overflow: Int
}
