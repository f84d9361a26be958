/// The instances of a series in a window, and whether they are complete.
public struct InstanceExpansion: Hashable, Sendable {
    /// The instances that start in the window, ascending by start, then by id.
    public let instances: [Instance]

    /// The limit that was reached, or `nil` when the instances are complete.
    public let stop: Expansion.Stop?

    /// What is wrong or unusual about the series.
    public let findings: [RecurrenceFinding]

    /// Whether ``instances`` holds every instance of the window.
    public var isComplete: Bool { stop == nil }
}
