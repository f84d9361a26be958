public import CivilTime

/// Seven days side by side, with the bars over them.
public struct GridWeek: Hashable, Sendable {
    /// The ISO 8601 week of the Thursday among these days.
    ///
    /// ISO weeks begin on Monday. If the weeks of a grid begin on another day, their days are in two ISO weeks; the
    /// Thursday decides, as in ISO 8601 about the year.
    public let isoWeek: ISOWeek

    /// The days, mostly seven; fewer only at the two ends of the calendar.
    public let days: [GridDay]

    /// The bars, by first column, the longer before the shorter, then in the order of the itinerary.
    public let bars: [GridBar]

    /// The number of lines of the bars, including hidden ones.
    public let laneCount: Int
}
