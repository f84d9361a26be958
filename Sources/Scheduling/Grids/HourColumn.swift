/// The hours of one day in a week.
public struct HourColumn: Hashable, Sendable {
    /// The day, as in the agenda of the same view.
    public let day: AgendaDay

    /// The parts in which the clock only goes forward, in order; none if the clock skips the date.
    public let strips: [HourStrip]

    /// Entries outside the strips that are not banners: of contradicting transports, and ends on another clock.
    public let offAxis: [AgendaEntry]

    /// Whether the clock jumps inside the day.
    public var isTorn: Bool { strips.count > 1 || strips.contains { $0.parts.count > 1 } }
}
