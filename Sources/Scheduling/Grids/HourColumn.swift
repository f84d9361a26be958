/// The hours of one day in a week.
public struct HourColumn: Hashable, Sendable {
    /// The day, as the agenda of the same view has it.
    public let day: AgendaDay

    /// The runs of the watch that go forward, in order; none where the clock skips the date.
    public let strips: [HourStrip]

    /// What lies on no strip and is no banner: only tickets that contradict each other, and ends on another clock.
    public let offAxis: [AgendaEntry]

    /// Whether the watch jumps inside the day.
    public var isTorn: Bool { strips.count > 1 || strips.contains { $0.parts.count > 1 } }
}
