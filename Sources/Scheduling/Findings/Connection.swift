import CivilTime

/// Two consecutive transports, and the time between them.
public struct Connection: Hashable, Sendable {
    /// The transport that arrives.
    public let from: ScheduledActivity

    /// The transport that leaves next.
    public let to: ScheduledActivity

    /// The time from the arrival to the departure; negative when the departure is earlier.
    public var layover: Duration { to.start.duration(since: from.end) }

    /// Creates a connection from two transports.
    ///
    /// - Parameters:
    ///   - from: The transport that arrives.
    ///   - to: The transport that leaves next.
    public init(from: ScheduledActivity, to: ScheduledActivity) {
        (self.from, self.to) = (from, to)
    }
}
