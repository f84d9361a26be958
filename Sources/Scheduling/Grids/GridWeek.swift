public import CivilTime

/// Seven days side by side, with the bars that run over them.
public struct GridWeek: Hashable, Sendable {
    /// The week of ISO 8601 to which the Thursday of these days belongs.
    ///
    /// ISO weeks begin on Monday. In a grid whose weeks begin on another day, the days before Monday and those
    /// from Monday on have different numbers; the Thursday decides, as it does in ISO 8601 about the year.
    public let isoWeek: ISOWeek

    /// The days, mostly seven; fewer only at the two ends of the calendar.
    public let days: [GridDay]

    /// The bars, by first column, the longer before the shorter, then in the order of the itinerary.
    public let bars: [GridBar]

    /// How many lines the bars need, the hidden ones counted.
    public let laneCount: Int
}
