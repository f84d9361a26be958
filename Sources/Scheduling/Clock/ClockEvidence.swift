public import Trips

/// Why the traveller is believed to be where a stretch of the clock has them.
///
/// In descending order of strength: a transport, a stay, another activity at a place, nothing.
public enum ClockEvidence: Hashable, Sendable {
    /// On a transport; the clock is that of its departure.
    case transit(ActivityKey)
    /// On the ground where a transport arrived, or where the first transport departs.
    case transport(ActivityKey)
    /// At a stay without a transport to it.
    case stay(ActivityKey)
    /// At a table, a tour, a rented car or an event with coordinates, during its own time.
    case activity(ActivityKey)
    /// No other evidence: at home, or the one clock of a fixed view.
    case home

    /// The word in JSON: `transit`, `transport`, `stay`, `activity` or `home`.
    public var word: String {
        switch self {
        case .transit: "transit"
        case .transport: "transport"
        case .stay: "stay"
        case .activity: "activity"
        case .home: "home"
        }
    }

    /// The activity that is the evidence; nil for ``home``.
    public var key: ActivityKey? {
        switch self {
        case .transit(let key), .transport(let key), .stay(let key), .activity(let key): key
        case .home: nil
        }
    }

    /// Whether the place is assumed from a stay or an activity without a transport to it.
    public var isAssumed: Bool {
        switch self {
        case .stay, .activity: true
        case .transit, .transport, .home: false
        }
    }

    /// Whether the traveller is on a transport.
    public var isTransit: Bool {
        if case .transit = self { return true }
        return false
    }

    /// The strength of the evidence: where the clock goes back without a transport, the stronger side keeps its date.
    var strength: Int {
        switch self {
        case .transit: 3
        case .stay: 2
        case .activity: 1
        case .transport, .home: 0
        }
    }
}
