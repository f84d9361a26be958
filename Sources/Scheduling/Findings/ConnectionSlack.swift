public import Trips

/// The layover between two transports, its minimum, and the slack.
public struct ConnectionSlack: Hashable, Sendable {
    /// The transport that arrives.
    public let from: ActivityKey

    /// The transport that leaves next.
    public let to: ActivityKey

    /// The time from the arrival to the departure; negative when the departure is earlier.
    public let layover: Duration

    /// The parts of the minimum; empty if there is none.
    public let parts: [ConnectionPart]

    /// The least layover: the sum of the parts.
    public var minimum: Duration { parts.reduce(.zero) { $0 + $1.time } }

    /// The layover beyond the minimum; negative when it is too short.
    public var slack: Duration { layover - minimum }

    /// The minimum with its parts: `1 h 45 min: 45 min to change from flight to flight, 1 h for border and baggage,
    /// …`.
    var demand: String {
        let listed = parts.map(\.text)
        if parts.count == 1 { return listed[0] }
        return "\(FindingPhrase.length(minimum)): \(listed.joined(separator: ", "))"
    }
}
