public import Trips

/// How much time there is between two transports, how much there should be, and what is left.
public struct ConnectionSlack: Hashable, Sendable {
    /// The transport that arrives.
    public let from: ActivityKey

    /// The transport that leaves next.
    public let to: ActivityKey

    /// The time from the arrival to the departure; below zero when the next one leaves before.
    public let layover: Duration

    /// What the minimum is made of; empty where nothing is asked.
    public let parts: [ConnectionPart]

    /// The least layover: the sum of the parts.
    public var minimum: Duration { parts.reduce(.zero) { $0 + $1.time } }

    /// What is left of the layover beyond the minimum; below zero when there is too little.
    public var slack: Duration { layover - minimum }

    /// How much there should be: `1 h 45 min: 45 min to change from flight to flight, 1 h for border and baggage, …`.
    var demand: String {
        let listed = parts.map(\.text)
        if parts.count == 1 { return listed[0] }
        return "\(FindingPhrase.length(minimum)): \(listed.joined(separator: ", "))"
    }
}
