import CivilTime

/// Two transports that follow each other, and the time between them.
public struct Connection: Hashable, Sendable {
    /// The transport that arrives.
    public let from: ScheduledActivity

    /// The transport that leaves next.
    public let to: ScheduledActivity

    /// The time from the arrival to the departure; negative when the next one leaves before.
    public var layover: Duration { to.start.duration(since: from.end) }

    /// Creates a connection; for programs that have two transports of their own.
    ///
    /// - Parameters:
    ///   - from: The transport that arrives.
    ///   - to: The transport that leaves next.
    public init(from: ScheduledActivity, to: ScheduledActivity) {
        (self.from, self.to) = (from, to)
    }
}
